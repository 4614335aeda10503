// Statements and payslips print the period that they are of, often without a label: "19 Dec 2023 - 18 Jan 2024" in their head.
import { first, type DateCandidate } from '../candidates/candidate.ts';
import { isOneRange } from '../candidates/dates.ts';
import type { ConceptId } from '../labels/concepts.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { ledgerOf } from './ledger.ts';
import type { Ranked } from './rank.ts';
import { contextsIn, type Scene } from './scene.ts';
import { labelStrength } from './strength.ts';

const PERIODS = new Set<ConceptId | undefined>(['period_start', 'period_end']);
/** Log odds that the only period of the first page is that of the paper. */
const ALONE = 1.5;
/** Periods of single lines stand further down. */
const UPPER = 0.5;
/** A label with this strength says that the period is that of something else. */
const OTHERWISE = 0.6;

/** The end of the only period in the head of the first page; none where there are several, or a label names it otherwise. */
export function onlyPeriod(meaning: FieldMeaning, scene: Scene): Ranked[] {
  const page = scene.document.pages[0];
  if (page === undefined || !PERIODS.has(meaning.concept?.id)) return [];
  const { rows } = ledgerOf(scene);
  const dates = scene.candidates.all.filter(
    (one): one is DateCandidate =>
      one.kind === 'date' &&
      one.page === 0 &&
      one.y0 < UPPER * page.height &&
      !rows.has(first(one).row) &&
      !scene.table_rows.has(first(one).row),
  );
  const starts = dates.filter(({ range }) => range === 'start');
  const periods = starts.flatMap((start) => {
    const end = dates.find((other) => other.range === 'end' && isOneRange(start, other));
    return end === undefined ? [] : [{ start, end }];
  });
  const [period] = periods;
  if (period === undefined || meaning.range === null) return [];
  const same = periods.every(
    ({ start, end }) => start.value === period.start.value && end.value === period.end.value,
  );
  const named = contextsIn(scene, period.start).some(
    ({ hit, closeness }) => labelStrength(hit, meaning).rival * closeness > OTHERWISE,
  );
  if (!same || named) return [];
  return [{ candidate: period[meaning.range], score: ALONE, features: { bias: 1, lent: 1 } }];
}
