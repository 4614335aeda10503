// Figures of reports by row and period, in both languages: which cell is meant, what is computed, and when there is none.
import { expect, test } from 'vitest';
import type { FigureAsked } from '../questions/query.ts';
import { askedIn } from './asked-figure.ts';
import { askedInVain, figuresFor, isClear } from './figures.ts';
import { reportOf } from './report.ts';

const INCOME = `HARROW MILLS PLC
CONDENSED STATEMENTS OF INCOME
(In thousands)
Three Months Ended Six Months Ended
June 30, July 1, June 30, July 1,
2024 2023 2024 2023
Revenue $ 8,100 $ 7,050 $ 15,900 $ 14,020
Cost of revenue 4,800 4,150 9,490 8,320
Gross profit 3,300 2,900 6,410 5,700
Operating expenses
Research and development 410 395 801 770
Selling, general and administrative 290 270 580 530
Interest income 12 11 22 20
Interest expense (40) (38) (79) (77)
Income tax expense (benefit) (15) 22 (31) 40`;
const BALANCE = `HARROW MILLS PLC
CONDENSED BALANCE SHEETS
(In thousands)
June 30, December 31,
2024 2023
Cash and cash equivalents 940 820
Accounts receivable, net 1,310 1,290
Inventories 2,210 2,480
Total current assets 9,020 8,800
Total assets $ 20,100 $ 19,700`;
const CASH = `HARROW MILLS PLC
CONDENSED STATEMENTS OF CASH FLOWS
(In thousands)
Six Months Ended
June 30, 2024 July 1, 2023
Changes in operating assets and liabilities:
Accounts receivable (20) 44
Inventories 270 (18)
Net cash provided by operating activities 2,700 2,510
Dividends paid (300) (280)`;
const SEGMENTS = `HARROW MILLS PLC
Revenue by mill was as follows:
Three Months Ended Six Months Ended
June 30, 2024 July 1, 2023 June 30, 2024 July 1, 2023
Revenue:
Wool 5,000 4,400 9,900 8,700
Linen 3,100 2,650 6,000 5,320
Operating income:
Wool 700 610 1,400 1,190
Linen 330 280 640 560`;
const MARGINS = `Second Quarter of Fiscal Year 2025
Three Months Ended
Year-over-Year
June 30, 2024 July 1, 2023 Change
Gross margin 40.7 % 41.1 % (0.4) pts
Research and development 5.1 5.6 (0.5)
In the second quarter of fiscal years 2025 and 2024 the mills of Hull stood still. Fiscal year 2025 ends with the calendar year.
The fiscal year ended December 31, 2023. At June 30, 2024 and again on June 30, 2024 nothing moved.`;
const PER_SHARE = `Three Months Ended June 30, 2024 Three Months Ended July 1, 2023
Net income per share:
Basic (1) $ 1.50 $ 1.20
Diluted 1.45 1.17
Weighted average shares:
Basic 410 408
Diluted 420 415`;
const PROFIT_ZH = `青河纺织股份有限公司
合并利润表 2024年6月30日
单位：万元
2024年第二季度 2023年第二季度
营业收入 5,210 4,980
净利润 610 575`;

const report = (id: number, name: string, ...texts: string[]) =>
  reportOf(
    id,
    name,
    texts.map((text, i) => ({ document_id: id, page: i + 1, text })),
  )!;
const REPORTS = [
  report(1, 'harrow.pdf', INCOME, BALANCE, CASH, SEGMENTS, MARGINS, PER_SHARE),
  report(2, '青河.pdf', PROFIT_ZH),
];
const found = (question: string, previous: FigureAsked | null = null) =>
  figuresFor(askedIn(question), REPORTS, previous);
const said = (question: string, previous: FigureAsked | null = null) =>
  found(question, previous)?.cells.map((cell) => cell.said);

test.each([
  ["What was Harrow's revenue in the quarter ended June 30, 2024?", '$ 8,100'],
  ['Harrow revenue, six months ended June 30, 2024', '$ 15,900'],
  ['Gross profit of Harrow Mills in the three months to July 1, 2023?', '2,900'],
  ['Harrow research and development expenses for the quarter ended June 30, 2024', '410'],
  ['How much income tax expense did Harrow have in the six months ended June 30, 2024?', '(31)'],
  ['How much inventory did Harrow have on December 31, 2023?', '2,480'],
  ['inventories at the end of Q2 2024', '2,210'],
  ['accounts receivable as of June 30, 2024', '1,310'],
  ['Total assets of Harrow at June 30, 2024?', '$ 20,100'],
  ['Harrow cash from operations in the first half of 2024', '2,700'],
  ['interest expense in the latest quarter', '(40)'],
  ['wool revenue in the latest quarter', '5,000'],
  ['operating income of linen in the six months ended July 1, 2023', '560'],
  ['How much cash did operations provide in the first six months of 2024?', '2,700'],
  ['gross margin percentage in the quarter ended June 30, 2024', '40.7 %'],
  ['What percentage was R&D at Harrow in the quarter ended July 1, 2023?', '5.6'],
  ["Harrow's diluted EPS for the quarter ended June 30, 2024", '1.45'],
  ['weighted average diluted shares, quarter ended July 1, 2023', '415'],
  ['青河纺织2024年第二季度的净利润是多少？', '610'],
  ['青河2023年第二季度营业收入是多少', '4,980'],
])('%s', (question, figure) => {
  const answer = found(question)!;
  expect([answer.cells.map((cell) => cell.said), isClear(answer)]).toEqual([[figure], true]);
});

test.each([
  ["What was Pell's revenue in the quarter ended June 30, 2024?"],
  ['Harrow dividends in the quarter ended March 31, 2024'],
  ['Harrow deferred revenue in the quarter ended June 30, 2024'],
  ['Harrow revenue in the third quarter of 2024'],
  ['wool gross profit in the quarter ended June 30, 2024'],
  ['EBITDA in the second quarter of 2024'],
  ['wool plus silk revenue in Q2 2024'],
  ['青河2024年第一季度的净利润'],
  ['?'],
])('%s: no figure', (question) => expect(found(question)).toBeUndefined());

test('how much a figure grew, between periods that are named and those that a year parts', () => {
  const grown = found('By how much did Harrow revenue grow in Q2 2024 compared with Q2 2023?')!;
  expect([grown.kind, grown.result, grown.percent!.toFixed(1)]).toEqual(['change', 1050, '14.9']);
  expect(found('How much did wool revenue grow year over year in Q2 2024?')!.result).toBe(600);
  expect(found('How much did R&D grow in Q2 2024?')!.result).toBe(15);
});

test('rows are added, taken from each other, and set against a whole; what they are is told', () => {
  const sum = found('R&D and SG&A together for the quarter ended June 30, 2024')!;
  expect([sum.result, sum.cells.map((cell) => cell.said)]).toEqual([700, ['410', '290']]);
  expect(found('wool plus linen revenue, six months ended June 30, 2024')!.result).toBe(15_900);
  expect(found('revenue minus cost of revenue in Q2 2024')!.result).toBe(3300);
  expect(found('R&D as a percentage of revenue, Q2 2024')!.result).toBeCloseTo(5.06, 2);
});

test('a margin that no table prints is computed', () => {
  const margin = found('gross margin % for the first half of 2024')!;
  expect([margin.kind, margin.result!.toFixed(1)]).toEqual(['ratio', '40.3']);
});

test('several periods beside each other', () => {
  expect(said('Harrow revenue Q2 2024 vs Q2 2023')).toEqual(['$ 8,100', '$ 7,050']);
  expect(said('Inventories: June 30, 2024 against December 31, 2023')).toEqual(['2,210', '2,480']);
});

test('a follow-up replaces the row, what its row is called, or the period', () => {
  const { figure } = found('wool revenue, quarter ended June 30, 2024')!;
  expect(said('and linen?', figure)).toEqual(['3,100']);
  expect(said('and a year earlier?', figure)).toEqual(['4,400']);
  expect(said('and for the first half?', figure)).toEqual(['9,900']);
  expect(said('R&D?', figure)).toEqual(['410']);
  expect(said('and in 2018?', figure)).toBeUndefined();
  const percent = found('gross margin percentage, quarter ended June 30, 2024')!.figure;
  expect(said('and the year before?', percent)).toEqual(['41.1 %']);
  expect(said('那上年同期呢？', found('青河2024年第二季度净利润')!.figure)).toEqual(['575']);
});

test('after a company that no report is of, the next one is asked the same', () => {
  const vain = askedInVain(askedIn("What was Pell's wool revenue in the latest quarter?"), REPORTS, null);
  expect(said("and Harrow's?", vain)).toEqual(['5,000']);
});

test('figures that fit equally well are all named', () => {
  const twice = [
    ...REPORTS,
    report(
      3,
      'pell.pdf',
      `${INCOME.replace('HARROW', 'PELL').replace('8,100', '9,300')}\nThe quarter ended June 30, 2024.`,
    ),
  ];
  const all = figuresFor(askedIn('revenue in the quarter ended June 30, 2024'), twice, null)!;
  expect([all.cells.length + all.others.length, isClear(all)]).toEqual([3, false]);
  expect(isClear(figuresFor(askedIn('Revenue Q2 2024 vs Q2 2023'), twice, null)!)).toBe(false);
});
