// Figures of reports by row and period, in both languages: which cell is meant, and when none is.
import { expect, test } from 'vitest';
import type { FigureAsked } from '../questions/query.ts';
import { askedIn, bestOf, cellsIn, dayOf } from './find-cell.ts';
import { rowsOf } from './rows.ts';

const INCOME = `HARROW MILLS PLC
CONDENSED STATEMENTS OF INCOME
(In thousands)
Three Months Ended Six Months Ended
June 30, July 1, June 30, July 1,
2024 2023 2024 2023
Revenue $ 8,100 $ 7,050 $ 15,900 $ 14,020
Gross profit 3,300 2,900 6,410 5,700
Operating expenses
Research and development 410 395 801 770
Income tax expense (benefit) (15) 22 (31) 40`;
const BALANCE = `HARROW MILLS PLC
CONDENSED BALANCE SHEETS
(In thousands)
June 30, December 31,
2024 2023
Inventories 2,210 2,480
Total current assets 9,020 8,800
Total assets $ 20,100 $ 19,700`;
const MARGINS = `Second Quarter of Fiscal Year 2025
Three Months Ended
Year-over-Year
June 30, 2024 July 1, 2023 Change
Gross margin 40.7 % 41.1 % (0.4) pts
Research and development 5.1 5.6 (0.5)
In the second quarter of fiscal years 2025 and 2024 the mills of Hull stood still. Revenue of the second quarter of fiscal year 2025 rose.`;
const RESULTS = `Three Months Ended June 30, 2024 Three Months Ended July 1, 2023
Net income per share:
Basic (1) $ 1.50 $ 1.20
Diluted 1.45 1.17
Accounts receivable, net 300 280
Statements of cash flows: quarterly report
Six Months Ended
June 30, 2024 July 1, 2023
Net cash provided by operating activities 2,700 2,510`;
const PROFIT_ZH = `青河纺织股份有限公司
合并利润表
单位：万元
2024年第二季度 2023年第二季度
营业收入 5,210 4,980
净利润 610 575`;

const page = (document_id: number, number: number, text: string) => ({ document_id, page: number, text });
const REPORTS = [
  {
    name: '2024 q2 harrow.pdf',
    pages: [page(1, 1, INCOME), page(1, 2, BALANCE), page(1, 3, MARGINS), page(1, 4, RESULTS)],
  },
  { name: '青河.pdf', pages: [page(2, 1, PROFIT_ZH)] },
];
const ask = (question: string, previous: FigureAsked | null = null) =>
  bestOf(REPORTS.flatMap((report) => cellsIn(askedIn(question, '2026-01-01'), report, previous))).map(
    ({ said }) => said,
  );

test('the heads of the columns are spread over the figures', () => {
  const [revenue] = rowsOf(INCOME);
  expect(revenue!.cells.map(({ column }) => [column.months, dayOf(column)])).toEqual([
    [3, '2024-06-30'],
    [3, '2023-07-01'],
    [6, '2024-06-30'],
    [6, '2023-07-01'],
  ]);
  expect(revenue!.unit).toBe('(In thousands)');
});

test('columns that nothing tells apart give no figure; the first row says that a table is of percentages', () => {
  expect(rowsOf('Three Months Ended June 30, 2024\nRevenue 1 2 3')).toEqual([]);
  const [margin, research] = rowsOf(MARGINS);
  expect(margin!.cells.map(({ said, column }) => [said, column.day])).toEqual([
    ['40.7 %', '06-30'],
    ['41.1 %', '07-01'],
    ['(0.4) pts', undefined],
  ]);
  expect(research!.cells.every(({ is_percent }) => is_percent)).toBe(true);
});

test.each([
  ["What was Harrow's revenue in the quarter ended June 30, 2024?", ['$ 8,100']],
  ['Harrow revenue, six months ended June 30, 2024', ['$ 15,900']],
  ['Gross profit of Harrow Mills in the three months to July 1, 2023?', ['2,900']],
  ['Harrow research and development expenses for the quarter ended June 30, 2024', ['410']],
  ['How much income tax expense did Harrow have in the six months ended June 30, 2024?', ['(31)']],
  ['How much inventory did Harrow have on December 31, 2023?', ['2,480']],
  ['Total assets of Harrow at June 30, 2024?', ['$ 20,100']],
  ['Harrow Q2 2024 gross profit', ['3,300']],
  ['What did Harrow spend on R&D in the second quarter of fiscal 2025?', ['410']],
  ['Harrow R&D, first half of fiscal year 2024', ['770']],
  ['Harrow gross margin in the quarter ended June 30, 2024', ['40.7 %']],
  ['What percentage was R&D at Harrow in the quarter ended July 1, 2023?', ['5.6']],
  ["Harrow's diluted EPS for Q2 2024", ['1.45']],
  ['Accounts receivable of Harrow in the three months ended July 1, 2023?', ['280']],
  ['Harrow cash from operations as disclosed in the Q2 2024 report', ['2,700']],
  ['Harrow turnover a year before the quarter ended June 30, 2024', ['$ 7,050']],
  ['青河纺织2024年第二季度的净利润是多少？', ['610']],
  ['青河2023年第二季度营业收入是多少', ['4,980']],
])('%s', (question, said) => expect(ask(question)).toEqual(said));

test.each([
  ["What was Pell's revenue in the quarter ended June 30, 2024?"],
  ['Harrow dividends in the quarter ended June 30, 2024'],
  ['Harrow deferred revenue in the quarter ended June 30, 2024'],
  ['Harrow revenue in the quarter ended March 31, 2024'],
  ['Harrow revenue in the third quarter of fiscal 2025'],
  ['Revenue of Harrow?'],
  ['青河2024年第一季度的净利润'],
])('%s: no figure', (question) => expect(ask(question)).toEqual([]));

test('a follow-up keeps the column or the row of the figure before', () => {
  const { words } = askedIn('harrow revenue', '2026-01-01');
  const before = { words, column: { months: 3, day: '06-30', year: 2024 } };
  expect(ask('and gross profit?', before)).toEqual(['3,300']);
  expect(ask('and a year earlier?', before)).toEqual(['$ 7,050']);
  expect(
    ask('那上年同期呢？', { words: askedIn('青河净利润', '2026-01-01').words, column: before.column }),
  ).toEqual(['575']);
});
