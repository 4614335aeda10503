// Joins what was drawn apart but reads as one word: pieces that touch, and letters set wide for emphasis or in boxes.
import type { PlacedWord } from './placed-word.ts';

/** Pieces of a word nearer than this many font heights are one word. */
const TOUCHING = 0.1;
const OVERLAPPING = 0.3;
/** Letters set apart: at least this many, with even gaps of at most this many font heights. */
const SPACED_LETTERS = 4;
const SPACED_GAP = 0.9;
const UNEVEN = 0.3;

/** `words` stand on one line, from left to right. */
export function joinTouching(words: PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    if (last?.em !== undefined && touches(last, word)) joined[joined.length - 1] = merge([last, word]);
    else joined.push(word);
  }
  return joined.length < SPACED_LETTERS ? joined : joinSpacedLetters(joined);
}

function touches(a: PlacedWord, b: PlacedWord): boolean {
  if (a.order === undefined || b.order !== a.order + 1) return false;
  const em = Math.min(a.em!, b.em ?? a.em!);
  const gap = b.x0 - a.x1;
  return gap < TOUCHING * em && gap > -OVERLAPPING * em && a.bold === b.bold;
}

function joinSpacedLetters(words: PlacedWord[]): PlacedWord[] {
  const joined: PlacedWord[] = [];
  for (let start = 0; start < words.length;) {
    const end = endOfSpacedLetters(words, start);
    if (end - start >= SPACED_LETTERS) joined.push(merge(words.slice(start, end)));
    else joined.push(...words.slice(start, Math.max(end, start + 1)));
    start = Math.max(end, start + 1);
  }
  return joined;
}

/** End of the run of single letters that starts at `start` and keeps an even distance. */
function endOfSpacedLetters(words: PlacedWord[], start: number): number {
  const height = words[start]!.y1 - words[start]!.y0;
  let smallest = Infinity;
  let largest = 0;
  let end = start;
  for (; end < words.length && /^[\p{Script=Latin}\d]$/u.test(words[end]!.text); end++) {
    if (end === start) continue;
    const gap = words[end]!.x0 - words[end - 1]!.x1;
    smallest = Math.min(smallest, gap);
    largest = Math.max(largest, gap);
    if (gap < 0 || gap > SPACED_GAP * height || largest - smallest > UNEVEN * height) break;
  }
  return end;
}

function merge(words: PlacedWord[]): PlacedWord {
  const merged = { ...words[0]! };
  for (const word of words.slice(1)) {
    merged.text += word.text;
    merged.x0 = Math.min(merged.x0, word.x0);
    merged.y0 = Math.min(merged.y0, word.y0);
    merged.x1 = Math.max(merged.x1, word.x1);
    merged.y1 = Math.max(merged.y1, word.y1);
  }
  const { em, order } = words.at(-1)!;
  if (em === undefined) delete merged.em;
  else merged.em = em;
  if (order !== undefined) merged.order = order;
  return merged;
}
