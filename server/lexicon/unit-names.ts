// What units are called, in all languages, as an alternation of a regular expression.
import { textsOf } from './phrases.ts';
import { UNIT_IDS, UNITS } from './units.ts';

export const UNIT_NAMES = [
  ...new Set(UNIT_IDS.flatMap((id) => [...UNITS[id].signs.split(' '), ...textsOf('units', id)])),
]
  .toSorted((a, b) => b.length - a.length)
  .join('|');
