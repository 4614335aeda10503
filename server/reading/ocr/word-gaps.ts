// Finds the spaces between Latin words by the white between them: the networks read Chinese above all, which has no
// spaces, and leave many out.
import type { RecognisedCharacter } from './recognise-line.ts';

/** A crop as the networks get it: planes of values -1..1, padded on the right. */
export interface LineCrop {
  data: Float32Array;
  width: number;
  height: number;
  padded_width: number;
}

/** Letters between which there may be a space: scripts that have none are left alone. */
const SPACED = /^[\p{Script=Latin}\p{Nd}\p{P}\p{Sc}%+=<>|]$/u;
const WIDE = /[\u2E80-\u9FFF\uFF01-\uFF60]/u;
/** Rows looked at, as shares of the height: the edges show parts of other lines and rules. */
const [TOP, BOTTOM] = [0.15, 0.85] as const;
/** A column is white when it differs from the paper by less than this part of what the darkest columns do. */
const WHITE = 0.3;
/** A space is at least this part of the line height (a space of 0.25 em and the sides of two letters) … */
const SPACE = 0.17;
/** … and so much wider than the usual gap between the letters of the line. */
const RELATIVE = 1.9;
/** Figures stand in fields of one width, so that the narrow ones, 1 and the signs between, have much white beside them. */
const FIGURES = 0.28;
const NARROW = /^[1.,:/-]$/;
const NUMERIC = /^[\d.,:/-]$/;
/** Printers that set letters apart set figures apart as well: a space between them is so much wider than what is usual. */
const RELATIVE_FIGURES = 2.5;

/** `read` with the spaces that are seen but were not read. */
export function insertSpaces(read: RecognisedCharacter[], crop: LineCrop): RecognisedCharacter[] {
  const pairs = read.slice(1).filter((character, index) => isSpaced(read[index]!, character));
  if (pairs.length === 0) return read;
  const white = whiteColumns(crop);
  const gaps = read.slice(1).map((character, index) => {
    const before = read[index]!;
    return isSpaced(before, character) ? widestGap(white, before.at, character.at) : 0;
  });
  const usual = usualGap(gaps.filter((gap) => gap > 0));
  const usual_numeric = middleOf(gaps.filter((_, index) => isNumeric(read[index]!, read[index + 1]!)));
  const spaced: RecognisedCharacter[] = [];
  for (const [index, character] of read.entries()) {
    const before = read[index - 1];
    const numeric = before !== undefined && isNumeric(before, character);
    const least = numeric ? usual_numeric * RELATIVE_FIGURES : usual * RELATIVE;
    if (before && isSpace(gaps[index - 1]!, least, before, character, crop.height))
      spaced.push({ text: ' ', confidence: 1, at: (before.at + character.at) / 2, alternatives: [] });
    spaced.push(character);
  }
  return spaced;
}

const isSpaced = (a: RecognisedCharacter, b: RecognisedCharacter) =>
  SPACED.test(a.text) && SPACED.test(b.text) && !WIDE.test(a.text) && !WIDE.test(b.text);

const isNumeric = (a: RecognisedCharacter, b: RecognisedCharacter) =>
  NUMERIC.test(a.text) && NUMERIC.test(b.text);

function isSpace(
  gap: number,
  least: number,
  { text: a }: RecognisedCharacter,
  { text: b }: RecognisedCharacter,
  height: number,
): boolean {
  const narrow = NUMERIC.test(a) && NUMERIC.test(b) && (NARROW.test(a) || NARROW.test(b));
  return gap >= height * (narrow ? FIGURES : SPACE) && gap >= least;
}

/** Columns of the crop in which nothing is printed. */
function whiteColumns({ data, width, height, padded_width }: LineCrop): Uint8Array {
  const plane = padded_width * height;
  const [first, last] = [Math.floor(height * TOP), Math.ceil(height * BOTTOM)];
  const paper = median(data, plane, width, padded_width, first, last);
  const contrast = new Float32Array(width);
  for (let row = first; row < last; row++) {
    for (let x = 0; x < width; x++) {
      const difference = Math.abs(data[plane + row * padded_width + x]! - paper);
      if (difference > contrast[x]!) contrast[x] = difference;
    }
  }
  const strongest = [...contrast].sort((a, b) => a - b)[Math.floor(width * 0.9)]!;
  return Uint8Array.from(contrast, (value) => (value < strongest * WHITE ? 1 : 0));
}

/** The brightness most of the line has: its paper. */
function median(
  data: Float32Array,
  plane: number,
  width: number,
  stride: number,
  first: number,
  last: number,
): number {
  const counts = new Uint32Array(256);
  let total = 0;
  for (let row = first; row < last; row++) {
    for (let x = 0; x < width; x += 2, total++) {
      const level = Math.round((data[plane + row * stride + x]! + 1) * 127.5);
      counts[Math.min(255, Math.max(0, level))]!++;
    }
  }
  let seen = 0;
  for (let level = 0; level < 256; level++) {
    seen += counts[level]!;
    if (seen * 2 >= total) return level / 127.5 - 1;
  }
  return 1;
}

/** Columns of the longest white run between two places along the line, 0..1. */
function widestGap(white: Uint8Array, from: number, to: number): number {
  const end = Math.min(white.length, Math.ceil(to * white.length));
  let widest = 0;
  let run = 0;
  for (let x = Math.max(0, Math.floor(from * white.length)); x < end; x++) {
    run = white[x] === 1 ? run + 1 : 0;
    if (run > widest) widest = run;
  }
  return widest;
}

function middleOf(gaps: number[]): number {
  return gaps.sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
}

/** The gap within words: below the middle, since a line of short words has many spaces. */
function usualGap(gaps: number[]): number {
  const sorted = gaps.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.4)] ?? 0;
}
