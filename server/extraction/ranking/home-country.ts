// The country of who wrote a document: its numbers of tax, bank and telephone begin with it, its addresses in the web end with it.
import { COUNTRIES } from '../../lexicon/countries/index.ts';
import { sharesSign } from '../../lexicon/currencies.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { countryOfBareVat } from '../candidates/check-digits.ts';
import { textOf } from '../clauses/find-clauses.ts';
import { recogniseLanguage } from '../../lexicon/recognise-language.ts';
import { alternatives } from '../../lexicon/words.ts';
import { remembered } from '../memo.ts';
import { hostOf } from './hosts.ts';
import type { Scene } from './scene.ts';

const DIALLED = new Map(COUNTRIES.flatMap(({ code, dial }) => (dial === undefined ? [] : [[dial, code]])));
/** Languages of mostly one country. Spanish, English and Portuguese are at home on other continents. */
const SPOKEN = new Map(LANGUAGES.flatMap(({ code, home }) => (home === undefined ? [] : [[code, home]])));
const TAX_OR_BANK = 2;
const OTHER = 1;

/** ISO 3166 codes, the likeliest first. */
export const homesOf = remembered((scene: Scene): string[] => {
  const votes = new Map<string, number>();
  const vote = (country: string | undefined, weight: number) => {
    if (country !== undefined) votes.set(country, (votes.get(country) ?? 0) + weight);
  };
  const seen = new Set<string>();
  for (const { kind, value } of scene.candidates.all) {
    if (seen.has(`${kind} ${value}`)) continue;
    seen.add(`${kind} ${value}`);
    vote(countryOf(kind, value), kind === 'vat_id' || kind === 'iban' ? TAX_OR_BANK : OTHER);
  }
  vote(SPOKEN.get(recogniseLanguage(textOf(scene).text) ?? ''), OTHER);
  return [...votes].sort(([, a], [, b]) => b - a).map(([country]) => country);
});

/**
 * ISO 3166 codes of the countries whose money a document may count in, the likeliest first: behind those of its numbers the ones
 * that its addresses name, in their order. Letterheads come before customers.
 */
export const moneyHomesOf = remembered((scene: Scene): string[] => {
  const rows = scene.document.pages.slice(0, MOST_PAGES).flatMap((page) => page.rows);
  const named = rows.flatMap(({ text }) =>
    NAMED.flatMap(({ code, forms }) => {
      const places = forms.map((form) => text.search(form)).filter((at) => at >= 0);
      return places.length === 0 ? [] : [{ code, at: Math.min(...places) }];
    }).toSorted((a, b) => a.at - b.at),
  );
  return [...new Set([...homesOf(scene), ...named.map(({ code }) => code)])];
});

/** Addresses of those whom a document is between stand on its first pages. */
const MOST_PAGES = 3;

/** What names a country, of those whose currency shares its sign with others: only these are told apart by their addresses. */
const NAMED = COUNTRIES.filter(({ currency }) => sharesSign(currency ?? '')).map((country) => {
  const { code, name, names = '', places = '', postcode_place } = country;
  const words = [name, ...alternatives(names), ...alternatives(places)].join('|');
  const named = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'iu');
  const postcode = alternatives(postcode_place ?? '').map((form) => new RegExp(form, 'u'));
  return { code, forms: [named, ...postcode] };
});

function countryOf(kind: Candidate['kind'], value: string): string | undefined {
  if (kind === 'vat_id' && !/^[A-Z]{2}/.test(value)) return countryOfBareVat(value);
  if (kind === 'vat_id' || kind === 'iban') return value.startsWith('EL') ? 'GR' : value.slice(0, 2);
  if (kind === 'url' || kind === 'email') return countryOfHost(value);
  if (kind !== 'phone') return undefined;
  const abroad = /^(?:\+|00)\s?(?<digits>\d[\d\s]{2,4})/.exec(value)?.groups?.['digits'];
  const digits = abroad?.replaceAll(/\s/g, '') ?? '';
  return DIALLED.get(digits.slice(0, 2)) ?? DIALLED.get(digits.slice(0, 3));
}

/** Codes of countries whose endings are sold to anybody, unless what stands before them is sold at home only: ".co", but ".com.co". */
const SOLD = new Set(['co', 'me', 'li', 'tv', 'io', 'ai']);
const OF_COMPANIES = /^(?:com|co|org|net|gov|gob|edu|ac)$/;
const KNOWN = new Set(COUNTRIES.map(({ code }) => code));

/** The country that a web or mail address ends with (ISO 3166, but for the United Kingdom). */
function countryOfHost(address: string): string | undefined {
  const [second = '', country = ''] = hostOf(address).split('.').slice(-2);
  if (SOLD.has(country) && !OF_COMPANIES.test(second)) return undefined;
  const code = country === 'uk' ? 'GB' : country.toUpperCase();
  return KNOWN.has(code) ? code : undefined;
}
