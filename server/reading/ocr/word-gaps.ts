// Measures the white between the characters of a recognised line and how far they are apart, from the pixels of its crop:
// the network tells where a character stands to a sixth of the line height only.
import type { RecognisedCharacter } from './recognise-line.ts';

/** A crop as the networks get it: planes of values -1..1, padded on the right. */
export interface LineCrop {
  data: Float32Array;
  width: number;
  height: number;
  padded_width: number;
}

/** What lies between two neighbouring characters, lengths in heights of the line. */
export interface Gap {
  /** Width of the white. */
  white: number;
  /** From the middle of the one to the middle of the other, as they are printed. */
  advance: number;
  /** Highest probability the network gave a space here, 0..1. */
  read_space: number;
}

/** Rows looked at, as shares of the height: the edges show parts of other lines and rules. */
const [TOP, BOTTOM] = [0.15, 0.85] as const;
/** A column is white when it differs from the paper by less than this part of what the darkest columns do. */
const WHITE = 0.3;
/** A first or last character this much wider than usual has dirt beside it. */
const TOO_WIDE = 1.6;

/** The gaps after each but the last of the `characters`, none of which is a space. */
export function measureGaps(characters: readonly RecognisedCharacter[], crop: LineCrop): Gap[] {
  const white = whiteColumns(crop);
  const runs = characters
    .slice(1)
    .map((character, index) => widestRun(white, characters[index]!.at, character.at));
  const middles = middlesBetween(runs, white);
  return runs.map(({ from, to }, index) => ({
    white: (to - from) / crop.height,
    advance: (middles[index + 1]! - middles[index]!) / crop.height,
    read_space: characters[index + 1]!.space_before,
  }));
}

interface Run {
  from: number;
  to: number;
}

/** Middle of the print between each two runs of white, in columns. */
function middlesBetween(runs: Run[], white: Uint8Array): number[] {
  const starts = [Math.max(0, white.indexOf(0)), ...runs.map(({ to }) => to)];
  const ends = [...runs.map(({ from }) => from), white.lastIndexOf(0) + 1];
  const widths = starts.map((start, index) => Math.max(1, ends[index]! - start));
  const usual = widths.toSorted((a, b) => a - b)[widths.length >> 1]!;
  const last = widths.length - 1;
  return widths.map((width, index) => {
    const tooWide = last > 1 && width > usual * TOO_WIDE;
    if (tooWide && index === 0) return ends[0]! - usual / 2;
    if (tooWide && index === last) return starts[last]! + usual / 2;
    return (starts[index]! + ends[index]!) / 2;
  });
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
  const strongest = contrast.toSorted()[Math.floor(width * 0.9)]!;
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

/** The longest white run between two places along the line, 0..1; an empty one in the middle where there is none. */
function widestRun(white: Uint8Array, from: number, to: number): Run {
  const end = Math.min(white.length, Math.ceil(to * white.length));
  const middle = Math.round(((from + to) / 2) * white.length);
  let widest: Run = { from: middle, to: middle };
  let start = -1;
  for (let x = Math.max(0, Math.floor(from * white.length)); x < end; x++) {
    if (white[x] === 0) start = -1;
    else if (start < 0) start = x;
    if (start >= 0 && x + 1 - start > widest.to - widest.from) widest = { from: start, to: x + 1 };
  }
  return widest;
}
