// Parts of years in questions, English and Chinese, as ranges of days.
import { describe, expect, test } from 'vitest';
import { createMarks } from './marks.ts';
import { takePeriods } from './periods.ts';

const ranges = (question: string): string[] =>
  takePeriods(createMarks(question), '2026-05-20', () => []).flatMap((filter) =>
    filter.ranges.map(({ from, to }) => `${from} ${to}`),
  );

describe('parts of years', () => {
  test.each([
    ['spending in H1 2019', ['2019-01-01 2019-06-30']],
    ['spending in 2019 H2', ['2019-07-01 2019-12-31']],
    ['the second half of 2019', ['2019-07-01 2019-12-31']],
    ["total for June '18", ['2018-06-01 2018-06-30']],
    ['the last three months of 2017', ['2017-10-01 2017-12-31']],
    ['the first 2 months of 2017', ['2017-01-01 2017-02-28']],
    [
      'April, May and June of 2016',
      ['2016-04-01 2016-04-30', '2016-05-01 2016-05-31', '2016-06-01 2016-06-30'],
    ],
    ['between March and May 2016', ['2016-03-01 2016-05-31']],
    ['in the years 2015 and 2016', ['2015-01-01 2015-12-31', '2016-01-01 2016-12-31']],
    ['2017年最后三个月', ['2017-10-01 2017-12-31']],
    ['2017年前两个月', ['2017-01-01 2017-02-28']],
    ['最近两个月', ['2026-03-21 2026-05-20']],
    ['2017年头2个月', ['2017-01-01 2017-02-28']],
    ['2016年4月、5月和6月', ['2016-04-01 2016-04-30', '2016-05-01 2016-05-31', '2016-06-01 2016-06-30']],
    ['2018年第四季度', ['2018-10-01 2018-12-31']],
  ])('%s', (question, expected) => {
    expect(ranges(question)).toEqual(expected);
  });
});
