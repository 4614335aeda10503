// Decides between letters and digits that look alike (O 0, l 1, S 5 $ …) by their neighbours: `N0.` -> `No.`, `433O0` ->
// `43300`. Only where the network itself held the other reading possible; codes that mix both stay as they are.
import type { RecognisedCharacter } from './recognise-line.ts';

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
/** How much likelier `$` is than `S` in front of an amount. */
const CURRENCY_WEIGHT = 12;

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
    if (best.confidence * weight > current.confidence) Object.assign(current, best);
  }
  return markCurrency(corrected);
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

/** `S8.20` at the start of a word -> `$8.20`, where the network saw a dollar sign as possible. */
function markCurrency(read: RecognisedCharacter[]): RecognisedCharacter[] {
  // One code unit a character, so that an index in the text is an index in the characters.
  const text = read.map((character) => (character.text.length === 1 ? character.text : '\uFFFC')).join('');
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])S(?=\d{1,3}(?:[.,]\d{3})*[.,]\d{2}(?!\d))/gu)) {
    const character = read[index]!;
    const dollar = character.alternatives.find((alternative) => alternative.text === '$');
    if (dollar && dollar.confidence * CURRENCY_WEIGHT > character.confidence)
      Object.assign(character, dollar);
  }
  return read;
}
