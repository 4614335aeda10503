// Years of which a recogniser took one figure for another: 2013 for 2018. The rest of the document says so: the same day with
// another year, in a date or within a number, the day of the week, a tax that did not exist yet.
import type { Row } from '../layout/layout.ts';
import { first, type Candidate } from './candidate.ts';
import { weekdayBeside } from './weekday.ts';
import { groupBy } from '../../platform/group-by.ts';

/** Figures that are taken for one another in weak print. */
const LOOK_ALIKES: Record<string, string> = {
  0: '68',
  1: '7',
  2: '7',
  3: '8',
  5: '6',
  6: '058',
  7: '12',
  8: '036',
};
/** Days a document may be dated ahead. */
const AHEAD = 45;
const DAY = 86_400_000;

/** Taxes and rates by their signs in print, and the day they came into force. */
const TAXES: { sign: RegExp; home: RegExp; from: string }[] = [
  {
    // Goods and Services Tax Act 2014 of Malaysia; its numbers have twelve figures and begin with zeros.
    sign: /GST.{0,30}(?<![\d.])6(?:\.00?)?\s?%|(?<![\d.])6(?:\.00?)?\s?%.{0,12}GST|GST.{0,24}(?<!\d)00\d{10}(?!\d)/iu,
    home: /(?<!\p{L})(?:RM|MYR)(?!\p{L})|SDN\.?\s?BHD|MALAYSIA/iu,
    from: '2015-04-01',
  },
  { sign: /(?<!\p{L})(?:GSTIN|CGST|SGST|IGST)(?!\p{L})/iu, home: /./u, from: '2017-07-01' },
  {
    sign: /GST.{0,20}(?<![\d.])8(?:\.00?)?\s?%|(?<![\d.])8(?:\.00?)?\s?%.{0,12}GST/iu,
    home: /SINGAPORE|PTE\.?\s?LTD/iu,
    from: '2023-01-01',
  },
  {
    sign: /GST.{0,20}(?<![\d.])9(?:\.00?)?\s?%|(?<![\d.])9(?:\.00?)?\s?%.{0,12}GST/iu,
    home: /SINGAPORE|PTE\.?\s?LTD/iu,
    from: '2024-01-01',
  },
  // Value added tax of the United Arab Emirates and of Saudi Arabia.
  { sign: /(?<!\p{L})VAT(?!\p{L})/iu, home: /(?<!\p{L})(?:AED|SAR)(?!\p{L})/u, from: '2018-01-01' },
];

export interface YearFinding {
  /** The year that the rest of the document speaks for; undefined where it only speaks against the one that was read. */
  year: number | undefined;
}

/** What is wrong with the years of the recognised dates among these; those without a finding are as good as they look. */
export function findMisreadYears(
  rows: readonly Row[],
  dates: readonly Candidate[],
  today: string,
): Map<Candidate, YearFinding> {
  const found = new Map<Candidate, YearFinding>();
  const read = dates.filter((date) => first(date).row.page.source === 'ocr' && !isFigures(date));
  if (read.length === 0) return found;
  const text = rows.map((row) => row.text).join('\n');
  const since = TAXES.filter(({ sign, home }) => sign.test(text) && home.test(text))
    .map(({ from }) => from)
    .sort()
    .at(-1);
  const evidence = {
    dates: groupBy(dates, ({ value }) => value),
    numbers: indexNumbers(numbersIn(rows, dates)),
    since,
    today,
  };
  for (const date of read) {
    const finding = judge(date, evidence);
    if (finding !== undefined) found.set(date, finding);
  }
  return found;
}

interface Evidence {
  /** By the day they say. */
  dates: ReadonlyMap<string, Candidate[]>;
  /** By the six figures that lead them and each eight in a row: the numbers that have them, told apart by their places. */
  numbers: ReadonlyMap<string, ReadonlySet<number>>;
  /** The document cannot be older than this. */
  since: string | undefined;
  today: string;
}

function judge(date: Candidate, evidence: Evidence): YearFinding | undefined {
  const year = Number(date.value.slice(0, 4));
  const rest = date.value.slice(4);
  const own = OWN_VOTE + votesFor(year, date, evidence);
  const others = likeYears(year).map((other) => ({ other, votes: votesFor(other, date, evidence) }));
  const most = Math.max(0, ...others.map(({ votes }) => votes));
  const leaders = others.filter(({ votes }) => votes === most);
  if (most > own) return { year: leaders.length === 1 ? leaders[0]?.other : undefined };
  if (own > OWN_VOTE) return undefined;
  if (isPossible(date.value, evidence)) return undefined;
  const possible = others.filter(({ other }) => isPossible(`${other}${rest}`, evidence));
  return { year: possible.length === 1 ? possible[0]?.other : undefined };
}

const isPossible = (value: string, { since, today }: Evidence): boolean =>
  (since === undefined || value >= since) && Date.parse(value) - Date.parse(today) <= AHEAD * DAY;

/** Years of which one of the last two figures looks like that of this year. */
function likeYears(year: number): number[] {
  const figures = String(year);
  return [2, 3].flatMap((at) =>
    [...(LOOK_ALIKES[figures[at] ?? ''] ?? '')].map((other) =>
      Number(figures.slice(0, at) + other + figures.slice(at + 1)),
    ),
  );
}

/** A date counts as it was read; a number that has the day within it, or the day of the week, counts as two dates. */
const OWN_VOTE = 1;
const STRONG_VOTE = 2;

/** How much the document says that the day is one of this year; the date itself has no say. */
function votesFor(year: number, date: Candidate, { dates, numbers }: Evidence): number {
  const [, month = '', day = ''] = date.value.split('-');
  const value = `${year}-${month}-${day}`;
  if (!Number.isFinite(Date.parse(value))) return 0;
  const same = (dates.get(value) ?? [])
    .filter((other) => other !== date)
    .reduce((sum, other) => sum + (isFigures(other) ? STRONG_VOTE : 1), 0);
  const short = value.slice(2, 4);
  const within = new Set(
    [
      `${year}${month}${day}`,
      `${day}${month}${year}`,
      `${short}${month}${day}`,
      `${day}${month}${short}`,
    ].flatMap((part) => [...(numbers.get(part) ?? [])]),
  ).size;
  const weekday = weekdayBeside(first(date)) === new Date(`${value}T00:00:00Z`).getUTCDay() ? 1 : 0;
  return same + STRONG_VOTE * (within + weekday);
}

/** "20180504": mostly a part of a number. */
const isFigures = (date: Candidate): boolean => {
  const { row, start, end } = first(date);
  return /^\d+$/.test(row.text.slice(start, end));
};

/** Numbers of six figures and more that are no part of a date. */
function numbersIn(rows: readonly Row[], dates: readonly Candidate[]): string[] {
  const spans = groupBy(dates.map(first), ({ row }) => row);
  return rows.flatMap((row) =>
    [...row.text.matchAll(/\d{6,}/gu)]
      .filter(({ index }) => !spans.get(row)?.some(({ start, end }) => start <= index && index < end))
      .map(([number]) => number),
  );
}

/** Where days may stand in numbers: short ones lead them ("180504-0012"), long ones are anywhere in them. */
function indexNumbers(numbers: readonly string[]): Map<string, Set<number>> {
  const index = new Map<string, Set<number>>();
  for (const [place, number] of numbers.entries()) {
    const parts = [number.slice(0, 6)];
    for (let at = 0; at + 8 <= number.length; at += 1) parts.push(number.slice(at, at + 8));
    for (const part of parts) index.set(part, (index.get(part) ?? new Set<number>()).add(place));
  }
  return index;
}
