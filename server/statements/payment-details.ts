// Takes apart the details of a payment, field 86 of MT940, by the structures of the lexicon.
import { CODED_DETAILS, PLUS_WORDS, STROKE_WORDS } from '../lexicon/payment-details.ts';
import { isReference } from './reference.ts';
import type { Movement } from './statement.ts';

type Details = Pick<Movement, 'name' | 'account' | 'purpose' | 'references'>;

const { signs, width } = CODED_DETAILS;
const OPENS_CODED = new RegExp(`^\\d{0,3}([${signs}])\\d{2}`);
const STROKE = new RegExp(`/(${Object.values(STROKE_WORDS).flat().join('|')})/`);
const PLUS = new RegExp(`(?:^|\\s|(?<=[^A-Z]))(${Object.values(PLUS_WORDS).flat().join('|')})\\+`);

/** `lines` as they stand in the file. Text of no known structure is purpose as a whole. */
export function readDetails(lines: string[]): Details {
  const sign = OPENS_CODED.exec(lines.join(''))?.[1];
  if (sign !== undefined) return readCoded(lines.join(''), sign);
  // The lines of a structure are wrapped wherever they are full.
  if (STROKE.test(lines.join(''))) return readStrokes(lines.join(''));
  return { name: null, account: null, purpose: oneLine(lines.join(' ')), references: [] };
}

function readCoded(text: string, sign: string): Details {
  const fields = text
    .split(new RegExp(`[${sign}](?=\\d{2})`))
    .slice(1)
    .map((field) => ({ code: field.slice(0, 2), value: field.slice(2) }));
  const of = (codes: readonly string[]) =>
    codes.flatMap((code) => fields.filter((field) => field.code === code).map(({ value }) => value));
  // A full field goes on in the next one; the end of a shorter one was a space.
  const written = of(CODED_DETAILS.purpose)
    .map((value) => (value.length >= width ? value : `${value} `))
    .join('');
  const parts = split(written, PLUS);
  return {
    name: oneLine(of(CODED_DETAILS.name).join('')) || null,
    account: account(of(CODED_DETAILS.account)[0]),
    purpose: textOf(parts, PLUS_WORDS.purpose),
    references: references(parts, PLUS_WORDS.reference),
  };
}

function readStrokes(text: string): Details {
  const parts = split(text, STROKE);
  const first = (words: readonly string[]) =>
    parts.find(({ word, value }) => has(words, word) && value !== '')?.value;
  return {
    name: first(STROKE_WORDS.name) ?? null,
    account: account(first(STROKE_WORDS.account)),
    purpose: textOf(parts, STROKE_WORDS.purpose).replaceAll(/\bUSTD\/\//g, ''),
    references: references(parts, STROKE_WORDS.reference),
  };
}

interface Part {
  /** Empty before the first word. */
  word: string;
  value: string;
}

function split(text: string, words: RegExp): Part[] {
  const pieces = text.split(words);
  const parts: Part[] = [{ word: '', value: trimmed(pieces[0]!) }];
  for (let at = 1; at < pieces.length; at += 2)
    parts.push({ word: pieces[at]!, value: trimmed(pieces[at + 1]!) });
  return parts;
}

/** What stands before the first word belongs to no field and is kept. */
const textOf = (parts: Part[], words: readonly string[]): string =>
  oneLine(
    parts
      .filter(({ word }) => word === '' || has(words, word))
      .map(({ value }) => value)
      .join(' '),
  );

const references = (parts: Part[], words: readonly string[]): string[] =>
  parts.filter(({ word, value }) => has(words, word) && isReference(value)).map(({ value }) => value);

const has = (words: readonly string[], word: string): boolean => words.includes(word);
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();
const trimmed = (text: string): string => oneLine(text).replaceAll(/^\/+|\/+$/g, '');
const account = (text: string | undefined): string | null => text?.replaceAll(/[\s/]/g, '') || null;
