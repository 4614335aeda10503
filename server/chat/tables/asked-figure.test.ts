// What questions say about figures: rows, periods, and what is to be done with them.
import { expect, test } from 'vitest';
import { askedIn, isOfReports } from './asked-figure.ts';

test.each([
  ['wool revenue in Q2 FY24', 'value', [['wool', 'revenuefigur']], 1],
  ['Compare wool revenue in Q1, Q2 and Q3 of FY24', 'value', [['wool', 'revenuefigur']], 3],
  ['By how much did revenue grow in Q3 FY24 compared with Q3 FY23?', 'change', [['revenuefigur']], 2],
  ['wool plus linen revenue, Q1 FY24', 'sum', [['wool'], ['linen', 'revenuefigur']], 1],
  [
    'R&D and SG&A together for the nine months to June 30, 2024',
    'sum',
    [['researchfigur'], ['administrationfigur']],
    1,
  ],
  ['R&D as a percentage of revenue, Q2 2024', 'ratio', [['researchfigur'], ['revenuefigur']], 1],
  ['revenue minus cost of revenue in Q2 2024', 'difference', [['revenuefigur'], ['costofrevenuefigur']], 1],
  ['and a year earlier?', 'value', [], 1],
  ['', 'value', [], 0],
])('%s', (question, operation, rows, periods) => {
  const asked = askedIn(question);
  expect([asked.operation, asked.rows, asked.periods.length]).toEqual([operation, rows, periods]);
});

test('what one period says counts for the others too', () => {
  expect(askedIn('change in R&D between the third quarters of fiscal 2023 and fiscal 2024').periods).toEqual([
    { months: 3, until: 9, year: 2023, fiscal: true },
    { months: 3, until: 9, year: 2024, fiscal: true },
  ]);
  expect(askedIn('revenue, Q1 and Q2 of FY24').periods.map(({ until, year }) => [until, year])).toEqual([
    [3, 2024],
    [6, 2024],
  ]);
});

test('a bare year is no period of a report, and a follow-up is', () => {
  expect(isOfReports(askedIn('How much did we spend in 2024?'), null)).toBe(false);
  expect(isOfReports(askedIn('revenue in Q2 2024'), null)).toBe(true);
  const before = { words: ['revenuefigur'], label: ['revenuefigur'], periods: [], percent: false };
  expect(isOfReports(askedIn('and wool?'), before)).toBe(true);
});
