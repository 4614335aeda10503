// Names of parties as running text and signature blocks have them: where a name ends, and what is none.
import { monthNames } from '../../lexicon/calendar.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { nameKey, nameSigns } from '../candidates/organisations.ts';
import { fold } from '../text/fold.ts';

/** A name and where it stands in the text. */
export interface Name {
  value: string;
  start: number;
  end: number;
}

/** Words that begin a sentence or stand before a name, and are none of its own. */
const BEFORE =
  'The|This|That|These|As|By|And|Between|Re|Subject|Dear|To|From|For|If|In|On|At|Whereas|Attention|Mr\\.|Mrs\\.|Ms\\.|Dr\\.';
const LEAD = new RegExp(String.raw`^(?:(?:${BEFORE})\s+)+`, 'u');
/** A name does not go over the end of a paragraph. */
const BLANK = String.raw`[^\S\n]+`;
/** Words of a name; small words only between capitalised ones; a legal form may follow after a comma. */
const WORD = String.raw`(?:\p{Lu}[\p{L}\d&.'’-]*|\d+\p{Lu}?[\p{L}]*)`;
const FORMS = 'Inc\\.?|Incorporated|Ltd\\.?|Limited|Corp\\.?|Corporation|Co\\.|Company';
const SHORT = String.raw`LLC|L\.L\.C\.|L\.?P\.?|LLP|PLC|plc|N\.?V\.?|B\.?V\.?|S\.?A\.?|AG|GmbH|SE|Pte\.?|Jr\.?|Sr\.?|II|III|P\.C\.`;
const FORM = String.raw`(?:,?${BLANK}(?:${FORMS}|${FORMS.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())}|${SHORT}))*`;
/** Source of a regular expression for a name; with the flag `u`. */
export const NAME = String.raw`(?!(?:${BEFORE})${BLANK})${WORD}(?:${BLANK}(?:(?:of|and|&|de|van|von|for|the|du|la|y|und|et)${BLANK})?${WORD}){0,9}${FORM}`;

/** The end of a name whose beginning stands before the comma. */
const FORM_ALONE = new RegExp(String.raw`^(?:${FORMS}|${SHORT})$`, 'u');
const POSSESSIVE = /['’]s?$/u;
/** What a party is called in the text instead of its name. */
const ROLE = new RegExp(String.raw`^(?:(?:the|an?)\s+)?(?:${wordsOf('party_name')})$`, 'iu');
/** Words of sentences and headings. */
const NO_NAME =
  /\b(?:hereto|hereby|herein|agrees?|agreement|whereas|recitals?|exhibit|follows|witness|confidential(?:ity)?|non-?disclosure)\b/iu;
const MONTH = monthNames('en')
  .map(([name]) => name)
  .join('|');
const PLACE_OR_DATE = new RegExp(
  String.raw`^(?:State|Delaware|New York|California|Effective|Section|${MONTH}|United States|Suite|Street|The Parties)\b`,
  'iu',
);
/** Postal codes and house numbers: a line of an address. */
const ADDRESS = /(?<!\d)\d{5}(?!\d)|^\d+\s|\p{Ll}\s\d{1,4}\p{Ll}?$/u;

/** The name that begins at `start`; undefined where what is written there is none. */
export function nameAt(raw: string, start: number): Name | undefined {
  const lead = LEAD.exec(raw)?.[0].length ?? 0;
  let name = raw.slice(lead);
  const form = nameSigns(name).ends;
  // "Acme Co. Throughout": the stop belonged to the sentence as well.
  if (form > 0 && /^\.?\s/u.test(name.slice(form))) name = name.slice(0, form);
  name = name.replace(/[,\s]+$/u, '').replace(POSSESSIVE, '');
  const value = name.replaceAll(/\s+/g, ' ');
  if (value.length < 3 || !/\p{L}{2}/u.test(value) || ROLE.test(value) || FORM_ALONE.test(value))
    return undefined;
  if (
    nameSigns(value).legal_form === 0 &&
    (NO_NAME.test(value) || PLACE_OR_DATE.test(value) || ADDRESS.test(value))
  )
    return undefined;
  return { value, start: start + lead, end: start + lead + name.length };
}

/** Whether two are the same party: one may be without its legal form, or the beginning of the other. */
export function isSameParty(a: string, b: string): boolean {
  const [x, y] = [nameKey(a), nameKey(b)].map((key) => key.trim());
  return fold(a) === fold(b) || x === y || x!.startsWith(`${y} `) || y!.startsWith(`${x} `);
}

/** Of several spellings of one party the first. */
export function distinct(names: readonly Name[]): Name[] {
  const kept: Name[] = [];
  for (const name of names) if (!kept.some((other) => isSameParty(other.value, name.value))) kept.push(name);
  return kept;
}
