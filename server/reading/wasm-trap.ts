// A trap inside WebAssembly (PDFium, ZXing) leaves the library's memory in any state: the process must not go on with it.

/** What JavaScript sees of a trap, of an abort of the library, and of memory that could not grow. */
export const isTrap = (error: unknown): boolean => error instanceof WebAssembly.RuntimeError;

/** Status of a process that ended because of a trap. */
const TRAPPED = 70;

/**
 * Ends the process when `work` traps: the page at which it was counts as lost, and the next process goes on behind it
 * with fresh libraries. Other errors pass.
 */
export async function endOnTrap<T>(
  work: () => Promise<T>,
  end: (status: number) => void = process.exit,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isTrap(error)) end(TRAPPED);
    throw error;
  }
}
