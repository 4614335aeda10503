// Decides between letters and digits that look alike (O 0, l 1, S 5 $ …) by their neighbours: `N0.` -> `No.`, `433O0` ->
// `43300`. Only where the network itself held the other reading possible; codes that mix both stay as they are.
import type { RecognisedCharacter } from './recognise-line.ts';
import type { Candidate } from './step-candidates.ts';

const LETTERS_LIKE: Record<string, string> = {
  '0': 'OoQD',
  '1': 'lIi',
  '2': 'Zz',
  '5': 'Ss',
  '6': 'Gb',
  '8': 'B',
  '9': 'gq',
};
/** How much likelier a class becomes by an adjacent character of the same class, and by the one after that. */
const NEXT_WEIGHT = 6;
const SECOND_WEIGHT = 2;
/** What a letter in front of an amount or its point is instead, and how much likelier that is: `SO.20`, `SS8.20`, `5$8.20`. */
const AMOUNT_SIGNS: [RegExp, string][] = [
  [/O(?=[.,]\d{2}(?!\d))/gu, '0'],
  [/(?<=\d[.,])[CDOU](?=\d(?![\p{L}\p{N}]))|(?<=\d[.,]\d)[CDOU](?![\p{L}\p{N}])/gu, '0'],
  [/(?<=(?<![\p{L}\p{N}])[S5]?)S(?=\d{1,3}(?:[.,]\d{3})*[.,]\d{2}(?!\d))/gu, '$'],
  [/(?<![\p{L}\p{N}])5(?=\$\d{1,3}(?:[.,]\d{3})*[.,]\d{2}(?!\d))/gu, 'S'],
];
const AMOUNT_WEIGHT = 12;

const POINT_BETWEEN_WORDS = /(?<=\p{L}{4})\.(?= ?(?:\p{Lu}\p{L}{3}|\d{5}(?!\d)))/gu;
/** From this probability on a comma or colon is taken for a point that stands in its place. */
const SIGN_FROM = 0.03;

type Class = 'digit' | 'letter' | 'other';

/** The characters with look-alikes decided anew; confidence is that of the reading taken. */
export function correctLookalikes(read: RecognisedCharacter[]): RecognisedCharacter[] {
  const corrected = read.map((character) => ({ ...character }));
  for (let i = 0; i < corrected.length; i++) {
    const current = corrected[i]!;
    const wanted = otherReadings(current);
    if (wanted.length === 0) continue;
    const best = wanted.reduce((a, b) => (b.confidence > a.confidence ? b : a));
    const towards = classOf(best.text) === 'letter' ? 'letter' : 'digit';
    const weight = contextWeight(corrected, i, towards);
    if (best.confidence * weight > current.confidence) corrected[i] = readAs(current, best);
  }
  return correctSigns(markAmounts(corrected));
}

/** A character read as one of its alternatives, of which its first reading becomes one. */
function readAs(character: RecognisedCharacter, wanted: Candidate): RecognisedCharacter {
  const { text, confidence } = character;
  const others = character.alternatives.filter((other) => other.text !== wanted.text);
  const alternatives = [...others, { text, confidence }].sort((a, b) => b.confidence - a.confidence);
  return { ...character, ...wanted, alternatives };
}

function otherReadings({ text, alternatives }: RecognisedCharacter) {
  return alternatives.filter(({ text: other }) => lookAlike(text, other));
}

const lookAlike = (a: string, b: string) =>
  (LETTERS_LIKE[a]?.includes(b) ?? false) || (LETTERS_LIKE[b]?.includes(a) ?? false);

/** How much the neighbours speak for a class: above 1 for, below 1 against. */
function contextWeight(read: RecognisedCharacter[], index: number, towards: Class): number {
  let weight = 1;
  for (const direction of [-1, 1]) {
    for (const [distance, factor] of [
      [1, NEXT_WEIGHT],
      [2, SECOND_WEIGHT],
    ] as const) {
      const found = classOf(read[index + direction * distance]?.text ?? '');
      if (found === 'other') break;
      weight *= found === towards ? factor : 1 / factor;
    }
  }
  return weight;
}

function classOf(text: string): Class {
  if (/^[0-9]$/.test(text)) return 'digit';
  return /^\p{Script=Latin}$/u.test(text) ? 'letter' : 'other';
}

/** `S8.20` at the start of a word -> `$8.20`, `RMO.02` -> `RM0.02`, where the network held the other sign possible. */
function markAmounts(read: RecognisedCharacter[]): RecognisedCharacter[] {
  for (const [pattern, wanted] of AMOUNT_SIGNS) {
    const text = oneUnitEach(read);
    for (const { index } of text.matchAll(pattern)) {
      const character = read[index]!;
      const other = character.alternatives.find((alternative) => alternative.text === wanted);
      if (other && other.confidence * AMOUNT_WEIGHT > character.confidence)
        read[index] = readAs(character, other);
    }
  }
  return read;
}

/**
 * Points that are commas or colons, where the network saw that as possible: no point stands between a figure and a letter
 * (`12.Mill Lane`) or between two long words (`Oxford.Surrey`, `Oxford.12345`), which are no abbreviations, and labels end
 * with a colon.
 */
function correctSigns(read: RecognisedCharacter[]): RecognisedCharacter[] {
  const text = oneUnitEach(read);
  const betweenWords = new Set([...text.matchAll(POINT_BETWEEN_WORDS)].map(({ index }) => index));
  return read.map((character, index) => {
    if (character.text !== '.') return character;
    const before = classOf(read[index - 1]?.text ?? '');
    const next = read[index + 1];
    const isComma = betweenWords.has(index) || (before === 'digit' && classOf(next?.text ?? '') === 'letter');
    const wanted = isComma ? ',' : before === 'letter' && next === undefined ? ':' : undefined;
    const other = character.alternatives.find(
      (candidate) =>
        wanted !== undefined &&
        candidate.text.normalize('NFKC') === wanted &&
        candidate.confidence >= SIGN_FROM,
    );
    return other ? readAs(character, other) : character;
  });
}

/** The text with one code unit a character, so that an index in it is an index in the characters. */
const oneUnitEach = (read: readonly RecognisedCharacter[]) =>
  read.map(({ text }) => (text.length === 1 ? text : '\uFFFC')).join('');
