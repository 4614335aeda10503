// What is known of countries, put together: names, legal forms, postal codes.
import type { Country } from './country.ts';
import { COUNTRIES } from './countries/index.ts';
import { alternatives } from './words.ts';

type Words = 'names' | 'places' | 'two_words' | 'postcode_place' | 'legal_forms';

const listOf = (part: Words): string[] => COUNTRIES.flatMap((country) => alternatives(country[part] ?? ''));

/** Alternation of what all countries say of one thing, to be put into a group; longer words before what they begin with. */
export const ofCountries = (part: Words): string =>
  [...new Set(listOf(part))].sort((a, b) => b.length - a.length).join('|');

/** Legal forms as they end a name. */
export const LEGAL_FORMS = ofCountries('legal_forms');

const byCode = new Map(COUNTRIES.map((country) => [country.code, country]));

export const countryOf = (code: string | undefined): Country | undefined => byCode.get(code ?? '');

/** ISO 3166 code by a name in any language, in small letters. */
export const COUNTRY_NAMES = new Map(
  COUNTRIES.flatMap(({ code, names }) => alternatives(names ?? '').map((name) => [name, code] as const)),
);

export interface State {
  name: string;
  abbreviation: string;
}

/** Of a country that consists of states; none of others. */
export const statesOf = (code: string): State[] =>
  alternatives(byCode.get(code)?.states ?? '').map((state) => {
    const words = state.split(/\s+/);
    return { name: words.slice(0, -1).join(' '), abbreviation: words.at(-1)! };
  });

/** Names of states of all countries, in small letters. */
export const STATE_NAMES: ReadonlySet<string> = new Set(
  COUNTRIES.flatMap(({ code }) => statesOf(code).map(({ name }) => name.toLowerCase())),
);

/** Countries whose documents are written in a language. */
export const speaking = (language: string): string[] =>
  COUNTRIES.filter(({ languages }) => languages?.split(' ').includes(language)).map(({ code }) => code);
