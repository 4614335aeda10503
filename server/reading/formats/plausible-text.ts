// Whether decoded bytes are text or only happen to decode: where every byte is a character, anything does.
import type { DecodedText } from './decode-text.ts';
import { SHORT_TEXT, textEvidence } from './text-evidence.ts';

/** Characters looked at. */
export const PLAUSIBILITY_SAMPLE = 4096;
/** Text in the wrong encoding has up to this share of characters that make no sense; noise has far more. */
const TOLERATED = 0.15;
/** Bits of evidence that a short one needs. */
const EVIDENCE = 7;

const CASED = ['Latin', 'Cyrillic', 'Greek', 'Armenian'];
const UNCASED =
  'Hangul Hebrew Arabic Thai Lao Khmer Myanmar Tibetan Georgian Ethiopic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala';
const runOf = (scripts: string[]) =>
  `[${scripts.map((script) => String.raw`\p{Script=${script}}`).join('')}\\p{M}ー々]+`;
const LETTERS = new RegExp(
  [
    ...[...CASED, ...UNCASED.split(' ')].map((script) => runOf([script])),
    runOf(['Han', 'Hiragana', 'Katakana']),
  ].join('|'),
  'gu',
);
/** Small letters, capitals, one capital in front, or two letters and more of a script without the difference. */
const WORD = /^(?:\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}[\p{Lu}\p{M}]+|[\p{Lo}\p{M}ー々]{2,})$/u;
/** ASCII, signs that people type, and those that tables are drawn with. */
const USUAL =
  /[\t\n\v\f\r\u001a\u001b -~\u00a0\u00ad«»§°£¥©®²³½¼¾×±µ¿¡·€™‘’‚“”„…•–—\u2500-\u259f\u3000-\u303f\uff00-\uff60\uffe0-\uffe6\ufeff]+/gu;
const BROKEN = /[\u0000-\u0008\u000e-\u0019\u001c-\u001f\ufffd]/gu;

/**
 * UTF-8 that is valid is text: nothing else is by chance. In other encodings words have to be words, and the rest usual
 * signs.
 */
export function isPlausibleText({ text, encoding }: DecodedText): boolean {
  const sample = text.slice(0, PLAUSIBILITY_SAMPLE);
  const strange =
    encoding === 'utf8'
      ? (sample.match(BROKEN) ?? []).length
      : sample.replaceAll(LETTERS, unlikelyLetters).replaceAll(USUAL, '').length;
  return strange <= sample.length * TOLERATED;
}

/** Of a few bytes in an encoding without a mark of its own, so many are usual by chance that they have to make words too. */
export const hasEvidence = ({ text, encoding }: DecodedText, bytes: number): boolean =>
  encoding === 'utf8' || bytes > SHORT_TEXT || textEvidence(text, bytes) >= EVIDENCE;

/** ASCII letters stand in any order, in codes and in addresses. */
const unlikelyLetters = (run: string): string =>
  run.length > 1 && WORD.test(run) ? '' : run.replaceAll(/[a-z]+/gi, '');
