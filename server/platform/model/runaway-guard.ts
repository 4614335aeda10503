// Notices a model that writes without end: white space, the same passage again and again, or past its limit on a server
// that ignores `max_tokens`. Constrained decoding provokes the first two, since a grammar allows both for ever.

const CHECK_EVERY_CHARS = 256;
const WHITE_SPACE_CHARS = 400;
/** Line items and table rules repeat too, but not twenty times over and for a thousand characters. */
const REPEATS = 20;
const REPEATED_CHARS = 1000;
const LONGEST_UNIT_CHARS = 400;
const TAIL_CHARS = REPEATS * LONGEST_UNIT_CHARS + CHECK_EVERY_CHARS;
/** No vocabulary has more characters per token over a whole text. */
const CHARS_PER_TOKEN = 16;

export type Runaway = 'white_space' | 'repetition' | 'too_long';

export interface RunawayGuard {
  push(text: string): Runaway | undefined;
}

export function createRunawayGuard(max_tokens: number): RunawayGuard {
  let tail = '';
  let total = 0;
  let unchecked = 0;
  return {
    push(text) {
      total += text.length;
      unchecked += text.length;
      tail = (tail + text).slice(-TAIL_CHARS);
      if (total > max_tokens * CHARS_PER_TOKEN + REPEATED_CHARS) return 'too_long';
      if (unchecked < CHECK_EVERY_CHARS) return undefined;
      unchecked = 0;
      if (tail.length - tail.trimEnd().length >= WHITE_SPACE_CHARS) return 'white_space';
      return endsInRepetition(tail) ? 'repetition' : undefined;
    },
  };
}

/** Whether the text ends with one unit of up to 400 characters, repeated. */
export function endsInRepetition(text: string): boolean {
  const reversed = [...text].reverse();
  const matches = zFunction(reversed);
  for (let unit = 1; unit <= LONGEST_UNIT_CHARS && unit < reversed.length; unit += 1) {
    const repeated = unit + (matches[unit] ?? 0);
    if (repeated >= Math.max(REPEATED_CHARS, REPEATS * unit)) return true;
  }
  return false;
}

/** For each position, how far the sequence from there equals its beginning (Gusfield's Z algorithm, linear time). */
function zFunction(sequence: readonly string[]): Int32Array {
  const z = new Int32Array(sequence.length);
  let left = 0;
  let right = 0;
  for (let i = 1; i < sequence.length; i += 1) {
    let length = i < right ? Math.min(right - i, z[i - left] ?? 0) : 0;
    while (i + length < sequence.length && sequence[length] === sequence[i + length]) length += 1;
    z[i] = length;
    if (i + length > right) {
      left = i;
      right = i + length;
    }
  }
  return z;
}
