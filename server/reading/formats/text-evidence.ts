// How much speaks for text where every byte is a character: short noise has letters too, but not in the order of words.
import iconv from 'iconv-lite';
import { once } from '../../platform/once.ts';

/** Bytes of text that is judged by it: longer noise has too many strange characters to pass for text. */
export const SHORT_TEXT = 48;

/** What a character is; a word goes on with small letters, an amount with figures. */
type Kind = 'lower' | 'upper' | 'digit' | 'space' | 'sign' | 'mark' | 'letter' | 'ideograph' | 'other';

const KINDS: [Kind, RegExp][] = [
  ['lower', /\p{Ll}/u],
  ['upper', /\p{Lu}/u],
  ['digit', /[0-9]/],
  ['space', /[ \n\r\t]/],
  ['sign', /[!-~]/],
  ['ideograph', /[\p{Script=Han}\p{Script=Hangul}]/u],
  ['letter', /[\p{L}\p{M}ー々]/u],
  ['mark', /[\u00a0«»§°£¥©®²³½¼¾×±µ¿¡·€™‘’‚“”„…•–—\u2500-\u259f\u3000-\u303f\uff00-\uff60\uffe0-\uffe6]/],
];

const kindOf = (character: string): Kind => KINDS.find(([, form]) => form.test(character))?.[0] ?? 'other';

/** Bits to say which of its kind it is: log2 of how many are about as usual, as in the running text of Latin scripts. */
const WHICH: [RegExp, number][] = [
  [/[\uff00-\uffef]/, 11],
  [/[ etaoinsr]/i, 3.5],
  [/[0-9hldcumfpg.,:/-]/i, 4],
  [/[\n\r\t!-~]/, 7],
  [/\p{Script=Latin}/u, 8],
  [/[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}]/u, 5.5],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 7],
  [/\p{Script=Hangul}/u, 13.5],
];
const OTHERWISE = 8;
const UNUSUAL = 16;
const [COMMON_HAN, RARE_HAN] = [12.5, 17];

/** Level 1 of GB 2312 and of Big5, which stand in rows of their own: the characters of daily use. */
const commonHan = once(
  () =>
    new Set([
      ...charactersOf('gb18030', [0xb0, 0xd7], [0xa1, 0xfe]),
      ...charactersOf('big5', [0xa4, 0xc6], [0x40, 0x7e]),
      ...charactersOf('big5', [0xa4, 0xc6], [0xa1, 0xfe]),
    ]),
);

function charactersOf(encoding: string, leads: [number, number], trails: [number, number]): string {
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (let trail = trails[0]; trail <= trails[1]; trail++) bytes.push(lead, trail);
  return iconv.decode(Buffer.from(bytes), encoding);
}

function bitsOf(kind: Kind, character: string): number {
  if (kind === 'other') return UNUSUAL;
  if (kind === 'ideograph' && /\p{Script=Han}/u.test(character))
    return commonHan().has(character) ? COMMON_HAN : RARE_HAN;
  return WHICH.find(([form]) => form.test(character))?.[1] ?? OTHERWISE;
}

/** Bits to say of which kind the next one is. */
function turn(from: Kind, to: Kind): number {
  if (from === 'space') return ['lower', 'upper', 'digit'].includes(to) ? 2 : 4;
  if (from === 'upper' && to === 'lower') return 1;
  if (from === to) return from === 'upper' ? 2 : 1;
  return to === 'space' ? 3 : 5;
}

/**
 * Bits that a text of such words and figures takes less than as many bytes of noise. Noise gains n bits once in 2^n files,
 * whatever its length: the costs above are those of a code.
 */
export function textEvidence(text: string, bytes: number): number {
  let before: Kind = 'space';
  let cost = 0;
  for (const character of text) {
    const kind = kindOf(character);
    cost += turn(before, kind) + bitsOf(kind, character);
    before = kind;
  }
  return bytes * 8 - cost;
}
