// Dates, parts of years and relative periods in questions, English and Chinese, as ranges of days.
import { describe, expect, test } from 'vitest';
import { createMarks } from './marks.ts';
import { takePeriods } from './periods.ts';

const ranges = (question: string): string[] =>
  takePeriods(createMarks(question), { today: '2026-05-20' }, () => []).filters.flatMap((filter) =>
    filter.ranges.map(({ from, to }) => `${from} ${to}`),
  );

describe('dates', () => {
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
    ['on 5/6/2024', ['2024-06-05 2024-06-05', '2024-05-06 2024-05-06']],
    ['2024-02-30', []],
    ['3 to 9 March 2024', ['2024-03-03 2024-03-09']],
    ['March last year', ['2025-03-01 2025-03-31']],
    ['the past 2 weeks', ['2026-05-06 2026-05-20']],
    ['last quarter', ['2026-01-01 2026-03-31']],
    ['this week', ['2026-05-18 2026-05-24']],
    ['去年上半年', ['2025-01-01 2025-06-30']],
    ['去年第二季度', ['2025-04-01 2025-06-30']],
    ['上上个月', ['2026-03-01 2026-03-31']],
    ['二〇二四年三月', ['2024-03-01 2024-03-31']],
    ['昨天', ['2026-05-19 2026-05-19']],
    ['since March', ['2026-03-01 null']],
    ['since 2024', ['2024-01-01 null']],
    ['after 2024', ['2025-01-01 null']],
    ['on or after 5 March 2026', ['2026-03-05 null']],
    ['before April 2026', ['null 2026-03-31']],
    ['on or before 5 March 2026', ['null 2026-03-05']],
    ['until the end, by 5 March 2026', ['null 2026-03-05']],
    ['from March to May', ['2026-03-01 2026-05-31']],
    ['2026年3月以来', ['2026-03-01 null']],
    ['2026年3月1日之前', ['null 2026-02-28']],
    ['截至2026年3月1日', ['null 2026-03-01']],
  ])('%s', (question, expected) => {
    expect(ranges(question)).toEqual(expected);
  });
});
