// Fields for the beginning and the end of one printed period.
import { expect, test } from 'vitest';
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

test('one day that is printed once is not both ends', () => {
  expect(periodIn('Service Dates    to 28 February 2026').filter((day) => day !== null)).toHaveLength(1);
  expect(periodIn('Service From 28 February 2026', 'Service To 28 February 2026')).toEqual([
    '2026-02-28',
    '2026-02-28',
  ]);
});
