import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generationName, generationTime, surplusGenerations } from './retention.ts';

const DAY_MS = 86_400_000;
const at = (day: string, time = '02:00:07'): string => generationName(new Date(`${day}T${time}Z`));
/** One a day at two, the last on this day. */
const daily = (last: string, days: number): string[] =>
  Array.from({ length: days }, (_, i) =>
    generationName(new Date(Date.parse(`${last}T02:00:07Z`) - i * DAY_MS)),
  );

test('a name says when the backup was begun; other names say nothing', () => {
  expect(at('2026-11-22')).toBe('recto-20261122T020007Z');
  expect(generationTime('recto-20261122T020007Z')).toEqual(new Date('2026-11-22T02:00:07Z'));
  for (const name of [
    'recto-20261122T020007Z.part',
    'recto',
    'database-20261122T020007Z',
    'before the upgrade',
  ])
    expect(generationTime(name)).toBeUndefined();
});

test('a year of days becomes seven days, four weeks and six months', () => {
  const names = daily('2026-11-22', 365);
  const gone = new Set(surplusGenerations(names, { daily: 7, weekly: 4, monthly: 6 }));
  expect(names.filter((name) => !gone.has(name))).toEqual([
    // Sunday back to Monday; the Sundays before end their weeks.
    ...['2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16'].map(
      (day) => at(day),
    ),
    ...['2026-11-15', '2026-11-08', '2026-11-01'].map((day) => at(day)),
    ...['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30'].map((day) => at(day)),
  ]);
});

test('of several of one day the newest stays, and what has another name is left alone', () => {
  const [morning, noon] = [at('2026-11-22', '06:00:00'), at('2026-11-22', '12:00:00')];
  const names = [noon, 'before the upgrade', morning];
  expect(surplusGenerations(names, { daily: 3, weekly: 0, monthly: 0 })).toEqual([morning]);
});

const moments = fc.array(
  fc.date({ min: new Date('2024-01-01'), max: new Date('2027-01-01'), noInvalidDate: true }),
  { minLength: 1, maxLength: 60 },
);
const counts = fc.record({ daily: fc.nat(10), weekly: fc.nat(6), monthly: fc.nat(6) });

test('whatever there is: the newest stays, no more than asked for stay, and a second look removes nothing', () => {
  fc.assert(
    fc.property(moments, counts, (dates, kept) => {
      const names = [...new Set(dates.map((date) => generationName(date)))];
      const gone = surplusGenerations(names, kept);
      const left = names.filter((name) => !gone.includes(name));
      expect(left).toContain(names.toSorted().at(-1));
      expect(left.length).toBeLessThanOrEqual(Math.max(1, kept.daily + kept.weekly + kept.monthly));
      expect(surplusGenerations(left, kept)).toEqual([]);
    }),
  );
});

test('made day after day, the months reach as far back as they should', () => {
  const kept = { daily: 7, weekly: 4, monthly: 6 };
  let names: string[] = [];
  for (const name of daily('2026-11-22', 400).toReversed()) {
    names = [...names, name];
    const gone = surplusGenerations(names, kept);
    names = names.filter((known) => !gone.includes(known));
  }
  expect(names[0]).toBe(at('2026-06-30'));
  expect(names).toHaveLength(15);
});
