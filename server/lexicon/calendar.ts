// Months and days of the week by their names in all languages.
import { COUNTRIES } from './countries/index.ts';
import { split } from './phrases.ts';
import { LANGUAGES } from './languages/index.ts';

const namesIn = (part: 'months' | 'weekdays', codes?: readonly string[]): string[][] => {
  const names: string[][] = [];
  for (const language of LANGUAGES) {
    if (codes !== undefined && !codes.includes(language.code)) continue;
    for (const [i, spellings] of split(language[part] ?? '').entries())
      names[i] = [...new Set([...(names[i] ?? []), ...spellings.split(/\s+/)])];
  }
  return names;
};

/** Names of each month, January first; of the languages named, else of all. */
export const monthNames = (...codes: string[]): string[][] =>
  namesIn('months', codes.length === 0 ? undefined : codes);

const NUMBERS = new Map(monthNames().flatMap((names, i) => names.map((name) => [name, i + 1] as const)));

/** 1..12 by a name in any language, with or without a full stop, in any case; a nought may stand for its O. */
export const monthNumber = (name: string): number | undefined =>
  NUMBERS.get(name.toLowerCase().replace(/\.$/, '').replace(/^0/, 'o'));

/** Names of each day of the week, Sunday first. */
export const WEEKDAYS: ReadonlySet<string>[] = namesIn('weekdays').map((names) => new Set(names));

/** Names of eras with the year before their first one. */
export const ERAS: ReadonlyMap<string, number> = new Map(
  COUNTRIES.flatMap(({ eras }) => split(eras ?? '')).map((era) => {
    const [name = '', before = ''] = era.split(' ');
    return [name, Number(before)];
  }),
);
