// Words in short texts, such as the description of a line item.
import { fold } from '../../search/tokenize.ts';

const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Chinese sets no blanks around words in Latin letters. */
const LETTER = String.raw`(?!\p{Script=Han})[\p{L}\p{N}]`;

/** Whether a text has words beginning with each of these stems, or the characters where they are Chinese. */
export function hasAll(text: string, stems: readonly string[]): boolean {
  const folded = fold(text);
  return stems.every((word) =>
    /\p{Script=Han}/u.test(word)
      ? folded.includes(word)
      : // Shelves are shelf and knives are knife.
        new RegExp(
          // The beginning of a number is another number.
          `(?<!${LETTER}${/\d/.test(word) ? '[-/]?' : ''})${escape(word).replace(/v$/, '[fv]')}${/\d/.test(word) ? `(?![-/]?${LETTER})` : ''}`,
          'u',
        ).test(folded),
  );
}
