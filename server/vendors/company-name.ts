// Names of companies as they are compared: what is peculiar to a company apart from its legal form.
import { fold } from '../extraction/text/fold.ts';
import { LEGAL_FORMS } from '../lexicon/places.ts';
import { wordsOf } from '../lexicon/words.ts';

export interface CompanyName {
  /** Folded words without the legal form, as they stand. */
  words: string[];
  /** The words without blanks; all of the name where it is nothing but a form. */
  core: string;
  /** Folded legal form, `gmbh+co+kg` where it has several words; '' for none. */
  form: string;
}

const FORM = new RegExp(String.raw`(?<![\p{L}\d.])(?:${LEGAL_FORMS})\.?(?![\p{L}\d])`, 'giu');
/** In languages without blanks the form ends the name, or begins it. */
const RUNNING = new RegExp(`(?:${wordsOf('company_ending')})$|^(?:${wordsOf('company_beginning')})`, 'gu');

export function companyName(text: string): CompanyName {
  const plain = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  const forms: string[] = [];
  const take = (form: string): string => {
    forms.push(
      ...form
        .split(/[\s&]+/)
        .map(fold)
        .filter((word) => word !== ''),
    );
    return ' ';
  };
  const rest = plain.replaceAll(FORM, take).trim().replaceAll(RUNNING, take);
  const words = rest
    .split(/[^\p{L}\p{N}]+/u)
    .map(fold)
    .filter((word) => word !== '');
  if (words.length === 0) return { words: [fold(plain)], core: fold(plain), form: '' };
  return { words, core: words.join(''), form: forms.join('+') };
}

const SHORTEST_WORD = 6;

/** "Ltd" and "Limited" are one form; "AG" and "KG" are two. */
export function sameForm(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short === '' || long.includes('+')) return false;
  if (long.length < SHORTEST_WORD || short.length >= SHORTEST_WORD) return false;
  let at = 0;
  for (const character of long) if (character === short[at]) at += 1;
  return long.startsWith(short[0]!) && at === short.length;
}

/** Up to this length a misspelling would touch every long gram, and from the other on short ones are shared by everybody. */
const SHORT = 9;
const LONG = 6;

function sizesFor(core: string): number[] {
  // Where letters stand for words.
  if (/[\p{Script=Han}\p{Script=Hangul}]/u.test(core)) return [2];
  return [...(core.length <= SHORT ? [3] : []), ...(core.length >= LONG ? [5] : [])];
}

/** Character n-grams of a folded name; names of a length between have both sizes, so that each finds its neighbours. */
export function gramsOf(core: string): string[] {
  const padded = `^${core}$`;
  const grams = new Set<string>();
  for (const size of sizesFor(core))
    for (let i = 0; i + size <= padded.length; i++) grams.add(padded.slice(i, i + size));
  return [...grams];
}

/** Of what an index takes. */
const LONGEST = 500;

/** What a person's choice for a name is remembered by. */
export function spellingOf(name: string): string {
  const { core, form } = companyName(name);
  return `${core}|${form}`.slice(0, LONGEST);
}
