// Whether a store works, asked as often as probes ask it: it is written to now and then only, and looked at otherwise.
const WRITE_EVERY_MS = 60_000;

/** After a failure it is written to at once, so that the answer changes as soon as the store works again. */
export function createCheck(write: () => Promise<void>, look: () => Promise<unknown>): () => Promise<void> {
  let written = -Infinity;
  return async () => {
    const recent = performance.now() - written < WRITE_EVERY_MS;
    written = recent ? written : performance.now();
    try {
      await (recent ? look() : write());
    } catch (error) {
      written = -Infinity;
      throw error;
    }
  };
}
