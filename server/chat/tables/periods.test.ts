// Periods as reports and questions name them, and the years of a company as its report tells them.
import { expect, test } from 'vitest';
import { calendarOf, endOfPart, mentionsIn, monthsOver, sameEnd } from './periods.ts';

const said = (text: string) => mentionsIn(text).map(({ start: _start, end: _end, ...one }) => one);

test.each([
  ['three months ended june 30, 2024', [{ months: 3 }, { day: '06-30', year: 2024 }]],
  ['six months to 1 july 2023', [{ months: 6 }, { day: '07-01', year: 2023 }]],
  [
    'q3 fy24',
    [
      { months: 3, until: 9 },
      { year: 2024, fiscal: true },
    ],
  ],
  ['1h 2023', [{ months: 6, until: 6 }, { year: 2023 }]],
  ["q2'24", [{ months: 3, until: 6 }, { year: 2024 }]],
  [
    'the first nine months of fiscal 2023',
    [
      { months: 9, until: 9 },
      { year: 2023, fiscal: true },
    ],
  ],
  ['same quarter last year', [{ back: 12, months: 3 }]],
  ['the quarter before that', [{ back: 3, months: 3 }]],
  ['latest quarter', [{ latest: true, months: 3 }]],
  ['year to date', [{ latest: true, to_date: true }]],
  ['at the end of march 2024', [{ at_end: true }, { month: 3, year: 2024 }]],
  ['2024年第二季度', [{ year: 2024 }, { months: 3, until: 6 }]],
  ['去年同期', [{ back: 12 }]],
  ['total current assets', []],
  ['12,024 of 1.2023', []],
])('%s', (text, mentions) => expect(said(text)).toEqual(mentions));

const texts = (...lines: string[]) => lines.map((line) => line.toLowerCase());

test('the year ends where the report says, and is named by the year it ends in', () => {
  const calendar = calendarOf(
    texts(
      'Third quarter of fiscal 2024',
      'the fiscal year ended January 29, 2023',
      'October 29, 2023 and October 29, 2023',
    ),
    [],
  )!;
  expect(calendar).toEqual({ ends_in: 1, named_by: 0, closing: '2023-10-29' });
  expect(endOfPart(2024, 9, calendar)).toBe('2023-10-31');
  expect(sameEnd('2023-10-29', endOfPart(2024, 9, calendar))).toBe(true);
  expect(monthsOver('2023-10-29', calendar)).toBe(9);
});

test('some name it by the year it begins in', () => {
  const calendar = calendarOf(
    texts('FY2023', 'FY2023', 'fiscal year ending March 31, 2024', 'December 31, 2023, December 31, 2023'),
    [],
  )!;
  expect(calendar.named_by).toBe(-1);
  expect(endOfPart(2023, 9, calendar)).toBe('2023-12-31');
});

test('the year before, named more often as fiscal, is not the one of the report', () => {
  const calendar = calendarOf(
    texts(
      'fiscal 2022 and fiscal 2022',
      'the third quarter of 2023',
      'fiscal year ended September 24, 2022',
      'July 1, 2023 and July 1, 2023',
    ),
    [],
  )!;
  expect([calendar.named_by, endOfPart(2023, 9, calendar)]).toEqual([0, '2023-06-30']);
});

test('without a word of its year, times that ended tell it; the days of columns say of when it is', () => {
  const calendar = calendarOf(
    texts('Nine months ended July 1, 2023', 'nine months ended June 25, 2022', 'Released August 3, 2023'),
    ['2023-07-01', '2022-06-25', '2023-07-01', '2022-09-24'],
  )!;
  expect([calendar.ends_in, calendar.closing]).toEqual([9, '2023-07-01']);
});

test('a half that an annual report speaks of does not move the end of its year, nor do the days of one table its own', () => {
  const year = 'for the year ended 31 December 2021, as at 31 December 2021';
  const calendar = calendarOf(
    texts(year, year, 'the six months ended 30 June 2021', 'the six months ended 30 June 2021'),
    ['2019-03-31', '2019-03-31'],
  )!;
  expect([calendar.ends_in, calendar.closing]).toEqual([12, '2021-12-31']);
});

test('a year that ends in the first days of a month ends the one before; without a day there is no calendar', () => {
  expect(
    calendarOf(texts('fiscal year ended December 2, 2022', 'June 2, 2023', 'June 2, 2023'), [])!.ends_in,
  ).toBe(11);
  expect(calendarOf(texts('wool'), [])).toBeUndefined();
});
