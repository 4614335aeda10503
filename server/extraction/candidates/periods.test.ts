// Periods as they are printed in one line.
import { expect, test } from 'vitest';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { findCandidates } from './find-candidates.ts';

const datesIn = (line: string) =>
  findCandidates(buildLayout(typedReading([line])), '2026-11-21').all.filter(({ kind }) => kind === 'date');

test.each([
  ['October 21 - November 5, 2024', '2024-10-21', '2024-11-05'],
  ['December 16 – January 15, 2025', '2024-12-16', '2025-01-15'],
  ['16 April bis 15 Mai 2026', '2026-04-16', '2026-05-15'],
  ['1 mars au 31 mars 2026', '2026-03-01', '2026-03-31'],
])('a period whose year stands behind its end alone: %s', (text, start, end) => {
  const dates = datesIn(`Period: ${text}`);
  expect(dates.map(({ value }) => value)).toEqual([start, end]);
  expect(dates.map(({ traits }) => [traits.range_start, traits.range_end])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test('a day without year before another text is no date', () => {
  expect(datesIn('May 5 - Orbis Seven 2024')).toEqual([]);
  expect(datesIn('Due May 5, paid June 7, 2024').map(({ value }) => value)).toEqual(['2024-06-07']);
});
