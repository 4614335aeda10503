// Words in short texts, such as the description of a line item.
import { fold } from '../../search/tokenize.ts';
import { withoutAccents } from './same-name.ts';

/** A text in a regular expression. */
export const escape = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Chinese sets no blanks around words in Latin letters. */
export const LETTER = String.raw`(?!\p{Script=Han})[\p{L}\p{N}]`;

/** Letters and digits only: blanks, dashes and line breaks are read differently each time. */
export const bare = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** As texts are compared: accents are often left out, in print and in questions. */
export const plainText = (text: string): string => withoutAccents(fold(text));

/** Whether a text has words beginning with each of these stems, or the characters where they are Chinese. */
export const hasAll = (text: string, stems: readonly string[]): boolean => standIn(plainText(text), stems);

/** The same in a text that is plain already. */
export const standIn = (plain: string, stems: readonly string[]): boolean =>
  stems.map(plainText).every((word) =>
    /\p{Script=Han}/u.test(word)
      ? plain.includes(word)
      : // Shelves are shelf and knives are knife.
        new RegExp(
          // The beginning of a number is another number, and two letters begin too many words.
          `(?<!${LETTER}${/\d/.test(word) ? '[-/]?' : ''})${escape(word).replace(/v$/, '[fv]')}${/\d/.test(word) ? `(?![-/]?${LETTER})` : word.length < 3 ? `(?!${LETTER})` : ''}`,
          'u',
        ).test(plain),
  );
