// Decides where the spaces of a recognised line are. The network leaves one in fifty out; what is white between two letters
// depends on the print: set wide, of one width a letter, or close.
import type { RecognisedCharacter } from './recognise-line.ts';
import { measureGaps, type Gap, type LineCrop } from './word-gaps.ts';
import { WORD_SPACE_WEIGHTS } from './word-space-weights.ts';

/** Letters between which there may be a space: scripts that have none are left alone. */
const SPACED = /^[\p{Script=Latin}\p{Nd}\p{P}\p{Sc}%+=<>|]$/u;
const WIDE = /[\u2E80-\u9FFF\uFF01-\uFF60]/u;
/** Probability from which the network's own space stands: it hardly ever reads one that is not there. */
const READ = 0.5;
/** Gaps on either side by which one is judged to be wide for its place. */
const NEIGHBOURS = 3;
/** White between words in line heights where a line shows none. */
const USUAL_SPACE = 0.25;
/** White between letters that is taken for wide, as the share of the gaps inside words that are smaller. */
const WIDE_INSIDE = 0.9;
/** Unevenness of advances from which letters have widths of their own. */
const UNEVEN = 0.2;
/** Spaces stand out when there are this many and they are this many times as wide as the wide gaps inside words. */
const [CLEAR_SPACES, CLEARLY_WIDER] = [3, 1.8] as const;
/** Larger multiples of what is usual say no more. */
const MOST_TIMES = 3;
/** Keeps the logarithm of a probability finite. */
const LEAST_PROBABILITY = 1e-4;

/** What speaks for a space in one gap; the weights are fitted to labelled lines by `training/train-word-spaces.ts`. */
export type SpaceSignals = Record<keyof typeof WORD_SPACE_WEIGHTS, number>;
export type SpaceWeights = SpaceSignals;

/** `read` with the spaces that are seen but were not read. */
export function insertSpaces(read: RecognisedCharacter[], crop: LineCrop): RecognisedCharacter[] {
  const solid = read.filter(({ text }) => text.trim() !== '');
  if (!solid.slice(1).some(({ text }, index) => isSpaced(solid[index]!.text, text))) return read;
  const texts = solid.map(({ text }) => text);
  const spaces = findSpaces(texts, measureGaps(solid, crop));
  return solid.flatMap((character, index) => {
    const before = solid[index - 1];
    if (!before || spaces[index - 1] !== true) return [character];
    const at = (before.at + character.at) / 2;
    return [{ text: ' ', confidence: 1, at, alternatives: [], space_before: 0 }, character];
  });
}

/** Whether there is a space in each gap between the characters of a line. */
export function findSpaces(
  texts: readonly string[],
  gaps: readonly Gap[],
  weights: SpaceWeights = WORD_SPACE_WEIGHTS,
): boolean[] {
  const possible = gaps.map((_, index) => isSpaced(texts[index]!, texts[index + 1]!));
  let spaces = gaps.map(({ read_space }) => read_space >= READ);
  // Once by what is usual in the line, and once more by what is usual inside its words.
  for (let pass = 0; pass < 2; pass++) {
    const signals = spaceSignals(texts, gaps, spaces);
    spaces = gaps.map(({ read_space }, index) => {
      const own = signals[index];
      return read_space >= READ || (own !== undefined && weigh(own, weights) > 0);
    });
  }
  const line = lineFacts(gaps, possible, spaces);
  return gaps.map((gap, index) => spaces[index]! || (possible[index]! && isAsWideAsSpaces(gap, line)));
}

/** Whether a gap is no narrower than the spaces of its line, where those stand out clearly. */
function isAsWideAsSpaces({ white }: Gap, line: LineFacts): boolean {
  const clear = line.spaces >= CLEAR_SPACES && line.space >= CLEARLY_WIDER * line.wide;
  return clear && line.unevenness >= UNEVEN / 2 && white >= line.space;
}

/** The signals of each gap where a space may be; `spaces` says where one was found before. */
export function spaceSignals(
  texts: readonly string[],
  gaps: readonly Gap[],
  spaces: readonly boolean[],
): (SpaceSignals | undefined)[] {
  const possible = gaps.map((_, index) => isSpaced(texts[index]!, texts[index + 1]!));
  const line = lineFacts(gaps, possible, spaces);
  return gaps.map((gap, index) => {
    if (!possible[index]) return undefined;
    const around = gaps
      .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1)
      .filter((other) => other !== gap && line.usual.has(other));
    const near = around.length === 0 ? line.white : middleOf(around.map(({ white }) => white));
    return { ...gapSignals(gap, line, near), ...characterSignals(texts, index) };
  });
}

function lineFacts(
  gaps: readonly Gap[],
  possible: readonly boolean[],
  spaces: readonly boolean[],
): LineFacts {
  const candidates = gaps.filter((_, index) => possible[index]);
  const inside = gaps.filter((_, index) => possible[index] && !spaces[index]);
  const outside = gaps.filter((_, index) => possible[index] && spaces[index]);
  const usual = inside.length < 2 ? candidates : inside;
  const whites = usual.map(({ white }) => white);
  const white = middleOf(whites);
  const advance = middleOf(usual.map((gap) => gap.advance));
  return {
    usual: new Set(usual),
    white,
    wide: whites.toSorted((a, b) => a - b)[Math.floor((whites.length - 1) * WIDE_INSIDE)] ?? 0,
    advance: Math.max(advance, 0.02),
    unevenness: middleOf(usual.map((gap) => Math.abs(gap.advance - advance))) / Math.max(advance, 0.02),
    space: middleOf(outside.map((gap) => gap.white)) || white + USUAL_SPACE,
    spaces: outside.length,
    parted: outside.length / Math.max(1, candidates.length),
  };
}

interface LineFacts {
  /** The gaps by which the line is judged: those inside words. */
  usual: ReadonlySet<Gap>;
  /** Usual and wide white inside words, white of spaces, usual advance: in line heights. */
  white: number;
  wide: number;
  space: number;
  advance: number;
  /** How much advances differ: near 0 where every letter has the same width. */
  unevenness: number;
  /** How many spaces there are, and what share of the gaps they are. */
  spaces: number;
  parted: number;
}

function gapSignals({ white, advance, read_space }: Gap, line: LineFacts, near: number) {
  const longer = Math.min(MOST_TIMES, advance / line.advance) - 1;
  const times = Math.min(MOST_TIMES, (white - line.white) / (0.1 + line.white));
  // Where letters have their own widths the white tells, where all have the same the advance does.
  const uneven = Math.min(1, line.unevenness / UNEVEN);
  return {
    always: 1,
    white,
    over_usual: white - line.white,
    over_near: white - near,
    over_wide: white - line.wide,
    under_space: white - line.space,
    times_usual: times,
    uneven_times_usual: times * uneven,
    uneven_over_wide: Math.max(-0.1, Math.min(0.2, white - line.wide)) * uneven,
    usual: line.white,
    advance_over_usual: advance - line.advance,
    advance_ratio: longer,
    uneven_advance_ratio: longer * uneven,
    uneven,
    parted: line.parted,
    read_space: Math.log(read_space + LEAST_PROBABILITY),
  };
}

function characterSignals(texts: readonly string[], index: number) {
  const [before, after] = [texts[index]!, texts[index + 1]!];
  const is = (pattern: RegExp, text: string | undefined) => pattern.test(text ?? '');
  const digit = /^\d$/;
  const sign = /^[.,:/-]$/;
  const [left, right] = [is(digit, before), is(digit, after)];
  const inNumber =
    (left && is(sign, after) && is(digit, texts[index + 2])) ||
    (right && is(sign, before) && is(digit, texts[index - 1]));
  return {
    digits: Number(left && right),
    digit_and_letter: Number((left && is(/^\p{L}$/u, after)) || (right && is(/^\p{L}$/u, before))),
    capital_after_small: Number(is(/^\p{Ll}$/u, before) && is(/^\p{Lu}$/u, after)),
    capitals: Number(is(/^\p{Lu}$/u, before) && is(/^\p{Lu}$/u, after)),
    in_number: Number(inNumber),
    before_sign: Number(is(/^[.,:;!?)\]%]$/, after) && !inNumber),
    after_sign: Number(is(/^[.,:;!?)\]%]$/, before) && !inNumber),
    other_sign: Number(is(/^[^\p{L}\p{N}.,:;!?)\]%]$/u, before) || is(/^[^\p{L}\p{N}.,:;!?)\]%]$/u, after)),
  };
}

/** Above 0 for a space. */
export const weigh = (signals: SpaceSignals, weights: SpaceWeights = WORD_SPACE_WEIGHTS): number =>
  Object.entries(weights).reduce(
    (sum, [name, weight]) => sum + weight * signals[name as keyof SpaceSignals],
    0,
  );

const isSpaced = (a: string, b: string) => SPACED.test(a) && SPACED.test(b) && !WIDE.test(a) && !WIDE.test(b);

function middleOf(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length >> 1;
  if (sorted.length === 0) return 0;
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2;
}
