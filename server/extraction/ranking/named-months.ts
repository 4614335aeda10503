// Periods that are printed as a month: "Pay period: December 2025", "Payslip for April 2024", "Cedolino 03/2023", 2024年5月分.
import { monthNumber } from '../../lexicon/calendar.ts';
import { placeOf, type DateCandidate } from '../candidates/candidate.ts';
import { leadsWithTitle } from '../candidates/titles.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { Row } from '../layout/layout.ts';
import { ledgerOf } from './ledger.ts';
import type { Ranked } from './rank.ts';
import { contextsIn, type Scene } from './scene.ts';
import { labelStrength } from './strength.ts';

const YEAR = String.raw`(?<year>20\d{2})`;
const FORMS = [
  // "Dec/2024", "april 2020", "marzo de 2023"; a day before it makes a date of it.
  String.raw`(?<![\p{L}\d]|\d[.,/-]?\s?|\d\sde\s)(?<name>\p{L}{3,12})\.?\s?(?:[-/,]\s?|del?\s)?${YEAR}(?![\d/-])`,
  String.raw`(?<![\p{L}\d/.-])(?<month>0?[1-9]|1[0-2])\s?[-/.]\s?${YEAR}(?![\d/.-])`,
  String.raw`(?<![\d/.-])${YEAR}\s?[-/]\s?(?<month>0[1-9]|1[0-2])(?![\d/.-])`,
  String.raw`(?<!\d)${YEAR}\s?年\s?(?<month>\d{1,2})\s?月(?!\s?\d)`,
].map((form) => new RegExp(form, 'gu'));

/** Log odds of a month behind the label of a period. */
const LABELLED = 4;
/** The same in the line of the title: "Salary slip for the month of Dec 2024". */
const TITLED = 2.5;
/** Titles stand in this part of the page. */
const UPPER = 0.5;

/** The first or the last day of the months that are printed as a period; none for fields of other dates. */
export function namedMonths(meaning: FieldMeaning, scene: Scene): Ranked[] {
  const { range } = meaning;
  const page = scene.document.pages[0];
  if (range === null || page === undefined) return [];
  const { rows } = ledgerOf(scene);
  return page.rows
    .filter((row) => !rows.has(row) && !scene.table_rows.has(row))
    .flatMap((row) => monthsIn(row, range))
    .map((candidate) => ({ candidate, score: scoreOf(candidate, meaning, scene) }))
    .filter(({ score }) => score > 0)
    .map((one) => ({ ...one, features: { bias: 1, label: 1, lent: 1 } }));
}

function scoreOf(candidate: DateCandidate, meaning: FieldMeaning, scene: Scene): number {
  const own = contextsIn(scene, candidate).map(
    ({ hit, closeness }) => labelStrength(hit, meaning).own * closeness,
  );
  const [span] = candidate.spans;
  const title =
    span !== undefined &&
    candidate.y0 < UPPER * span.row.page.height &&
    leadsWithTitle(span.row.text.slice(0, span.start));
  return Math.max(LABELLED * Math.max(0, ...own), title ? TITLED : 0);
}

function monthsIn(row: Row, range: 'start' | 'end'): DateCandidate[] {
  return FORMS.flatMap((form) =>
    [...row.text.matchAll(form)].flatMap(({ groups, index, 0: text }) => {
      const { name, month: figures, year = '' } = groups ?? {};
      const month = name === undefined ? Number(figures) : monthNumber(name);
      if (month === undefined || month < 1 || month > 12) return [];
      const span = { row, start: index, end: index + text.length };
      return {
        kind: 'date' as const,
        value: dayOf(Number(year), month, range),
        range,
        swapped: null,
        traits: { month: 1 },
        ...placeOf([span]),
      };
    }),
  );
}

const dayOf = (year: number, month: number, range: 'start' | 'end'): string =>
  new Date(Date.UTC(year, range === 'start' ? month - 1 : month, range === 'start' ? 1 : 0))
    .toISOString()
    .slice(0, 10);
