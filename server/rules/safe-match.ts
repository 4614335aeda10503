// Regular expressions that people write, against text that strangers write: a bad pair could run for hours, so each match
// has a time limit.
import vm from 'node:vm';

const TIMEOUT_MS = 100;
const LONGEST_TEXT = 20_000;

const script = new vm.Script('result = new RegExp(pattern, "iu").test(text)');

/** Ignores case; false when the pattern needs longer than the limit. Throws for a pattern that does not compile. */
export function safeMatch(pattern: string, text: string): boolean {
  const sandbox = { pattern, text: text.slice(0, LONGEST_TEXT), result: false };
  try {
    script.runInNewContext(sandbox, { timeout: TIMEOUT_MS });
  } catch (error) {
    if ((error as { code?: unknown }).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT') return false;
    throw error;
  }
  return sandbox.result;
}

export function isPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'iu');
    return true;
  } catch {
    return false;
  }
}
