// Numbers as they are compared: without blanks and punctuation, in capitals.

export const compact = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Shorter ones say nothing. */
const SHORTEST = 5;

/** A tax number with the letters of its country and without them is one number. */
export function taxKeys(text: string): string[] {
  const whole = compact(text);
  const bare = whole.replace(/^[A-Z]{2}(?=\d)/, '');
  return [...new Set([whole, bare])].filter((key) => key.length >= SHORTEST);
}
