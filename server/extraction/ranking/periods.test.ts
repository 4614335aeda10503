// Fields for the beginning and the end of one printed period.
import { describe, expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';

const PROFILE = profileOf([
  profileField('Service From', 'date', { aliases: ['Service Dates'] }),
  profileField('Service To', 'date', { aliases: ['Service Dates'] }),
]);

function periodIn(...lines: string[]): (string | null)[] {
  const { fields } = extract(typedReading(lines), PROFILE, { today: '2026-11-22', learned: [] });
  return Object.values(fields).map(({ value }) => value);
}

test('the label before a period is that of its end too', () => {
  expect(
    periodIn(
      'Invoice Date      26 April 2026',
      'Invoice Period    13 April 2026 - 19 April 2026      Service Dates   7 April 2026 - 15 April 2026',
      'Start Date        End Date',
      '13 April 2026     19 April 2026      Consulting',
    ),
  ).toEqual(['2026-04-07', '2026-04-15']);
});

test('both ends come from one period, also where they are printed alone elsewhere', () => {
  expect(
    periodIn(
      'Service Dates 3 March 2026 - 9 March 2026',
      'Week of 2 March 2026 - 8 March 2026',
      'End of service 8 March 2026',
    ),
  ).toEqual(['2026-03-03', '2026-03-09']);
});

describe('a period that is printed as a month', () => {
  const payslip = (...lines: string[]) => {
    const profile = profileOf([profileField('Period From', 'date'), profileField('Period To', 'date')]);
    const { fields } = extract(typedReading(lines), profile, { today: '2026-11-22', learned: [] });
    return Object.values(fields).map(({ value }) => value);
  };

  test.each([
    ['Payroll Period: February 2024', ['2024-02-01', '2024-02-29']],
    ['Pay Period   04/2026', ['2026-04-01', '2026-04-30']],
    ['Payslip for April 2026', ['2026-04-01', '2026-04-30']],
    ['Salary Slip for the month of Dec/2025', ['2025-12-01', '2025-12-31']],
    ['Abrechnungsmonat: März 2026', ['2026-03-01', '2026-03-31']],
    ['给与明细 期间: 2026年5月', ['2026-05-01', '2026-05-31']],
  ])('%s', (line, period) => {
    expect(payslip('Muster Works Ltd', line, 'Employee Name: Kim Sander', 'Net Pay 2,410.00')).toEqual(
      period,
    );
  });

  test('a month that nothing calls a period is none', () => {
    expect(payslip('Muster Works Ltd', 'With us since April 2019', 'Net Pay 2,410.00')).toEqual([null, null]);
  });

  test('a printed first and last day are the period, not the month beside them', () => {
    expect(
      payslip('Payslip for April 2026', 'Pay Period 28 March 2026 - 27 April 2026', 'Net Pay 2,410.00'),
    ).toEqual(['2026-03-28', '2026-04-27']);
  });
});

test('one day that is printed once is not both ends', () => {
  expect(periodIn('Service Dates    to 28 February 2026').filter((day) => day !== null)).toHaveLength(1);
  expect(periodIn('Service From 28 February 2026', 'Service To 28 February 2026')).toEqual([
    '2026-02-28',
    '2026-02-28',
  ]);
});

describe('a period without a label', () => {
  const statement = (...lines: string[]) => {
    const profile = profileOf([profileField('Period From', 'date'), profileField('Period To', 'date')]);
    const { fields } = extract(typedReading(lines), profile, { today: '2026-11-22', learned: [] });
    return Object.values(fields).map(({ value }) => value);
  };
  const HEAD = [
    'Orbis Savings',
    'Student account',
    '19 Dec 2025 - 18 Jan 2026',
    '',
    'Ada Example',
    '7 Mill Lane',
    '',
  ];
  const REST = ['Balance 1,512.16', '', 'Page 1', ''];

  test('in the head of a page is that of the paper', () => {
    expect(statement(...HEAD, ...REST)).toEqual(['2025-12-19', '2026-01-18']);
  });

  test('says nothing beside another one, below, or under the label of something else', () => {
    const [bank = '', account = '', period = '', ...to] = HEAD;
    expect(statement(bank, account, period, '1 Feb 2026 - 7 Feb 2026', ...to, ...REST)).toEqual([null, null]);
    expect(statement(bank, account, ...to, ...REST, ...Array<string>(60).fill(''), period)).toEqual([
      null,
      null,
    ]);
    expect(statement(bank, account, `Departure date: ${period}`, ...to, ...REST)).toEqual([null, null]);
  });
});
