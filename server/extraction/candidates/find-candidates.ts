// All typed candidates of a document: dates, amounts, identifiers, names, addresses, each with its place.
import {
  MAX_ROW_LENGTH,
  type DocumentLayout,
  type PageLayout,
  type Row,
  type Span,
} from '../layout/layout.ts';
import { findAddresses } from './address-blocks.ts';
import { findAmounts, printedNumbers, type NumberStyle } from './amounts.ts';
import { placeOf, isAmount, type AmountCandidate, type Candidate } from './candidate.ts';
import { isBuildingName } from './letterhead-address.ts';
import { CAPITAL_AMOUNT, parseCapitalAmount } from './chinese-numbers.ts';
import { groupBy } from '../../platform/group-by.ts';
import {
  findDates,
  markBrokenRanges,
  toDateCandidate,
  voteOrder,
  type DateOrder,
  type RawDate,
} from './dates.ts';
import { findKnownIdentifiers, findPlainIdentifiers } from './identifiers.ts';
import { decimalString, voteDecimalMark } from './numbers.ts';
import { findMisreadYears } from './misread-years.ts';
import { findNames } from './names.ts';
import { orderHints } from './order-hints.ts';
import { timesOfDay } from './times-of-day.ts';

export interface CandidateSet {
  all: Candidate[];
  /** By page and row, in order of position; for contexts and tables. */
  byRow: Map<Row, Candidate[]>;
  /** The parts of rows that are lines of an address with its postal code. */
  addressLines: Map<Row, Span[]>;
  style: NumberStyle;
}

/** More rows than this on a page are not searched: no business page holds them, hostile ones do. */
const MAX_ROWS = 3000;

export function findCandidates(document: DocumentLayout, today: string): CandidateSet {
  const rows = document.pages
    .flatMap((page) => page.rows.slice(0, MAX_ROWS))
    .filter((row) => row.text.length <= MAX_ROW_LENGTH);
  const dates = new Map(rows.map((row) => [row, findDates(row, today)]));
  markBrokenRanges(rows, dates);
  const order = voteOrder([...dates.values()].flat(), () => orderHints(rows));
  const style = { mark: voteDecimalMark(numbersOf(rows, dates)) };
  const byRow = new Map<Row, Candidate[]>();
  for (const row of rows) byRow.set(row, findInRow(row, dates.get(row) ?? [], order, style));
  settleYears(rows, byRow, today);
  settleDecimals(byRow, style);
  for (const page of document.pages) addBlocks(page, byRow);
  const all = [...byRow.values()].flat();
  return { all, byRow, addressLines: addressLinesOf(all), style };
}

function addressLinesOf(candidates: Candidate[]): Map<Row, Span[]> {
  const addresses = candidates.filter(({ kind, traits }) => kind === 'address' && traits['postcode'] === 1);
  return groupBy(
    addresses.flatMap(({ spans }) => spans),
    ({ row }) => row,
  );
}

/** Dates whose year was misread get the year that the rest of the document speaks for, or are marked as doubtful. */
function settleYears(rows: Row[], byRow: Map<Row, Candidate[]>, today: string): void {
  const dates = [...byRow.values()].flat().filter(({ kind }) => kind === 'date');
  const misread = findMisreadYears(rows, dates, today);
  if (misread.size === 0) return;
  for (const [row, candidates] of byRow)
    byRow.set(
      row,
      candidates.map((candidate) => {
        const finding = misread.get(candidate);
        if (finding === undefined || candidate.kind !== 'date') return candidate;
        const { year } = finding;
        const inYear = (day: string) => (year === undefined ? day : `${year}${day.slice(4)}`);
        const { value, swapped, traits } = candidate;
        return {
          ...candidate,
          value: inYear(value),
          swapped: swapped && inYear(swapped),
          traits: { ...traits, misread_year: 1 },
        };
      }),
    );
}

/** Beside amounts of thousands ("49.500") of a document that writes no decimals, what ends like decimals is a torn number. */
function settleDecimals(byRow: Map<Row, Candidate[]>, { mark }: NumberStyle): void {
  if (mark !== undefined) return;
  const amounts = [...byRow.values()].flat().filter(isAmount);
  const decimal = amounts.filter(({ traits }) => traits['decimals'] === 1);
  const grouped = amounts.filter(({ traits }) => traits['grouped'] === 1 && traits['decimals'] === 0);
  if (grouped.length > decimal.length)
    for (const amount of decimal) amount.traits = { ...amount.traits, decimals: 0 };
}

function* numbersOf(rows: Row[], dates: Map<Row, RawDate[]>): Generator<string> {
  for (const row of rows) {
    let text = row.text;
    for (const { start, end } of dates.get(row) ?? []) {
      text = text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
    }
    yield* printedNumbers(text);
  }
}

function findInRow(row: Row, dates: RawDate[], order: DateOrder, style: NumberStyle): Candidate[] {
  if (!/\d|[零一二三四五六七八九十壹贰叁肆伍陆柒捌玖拾]/u.test(row.text)) return findKnownIdentifiers(row);
  const known = findKnownIdentifiers(row);
  const found: Candidate[] = [...known];
  for (const raw of dates) {
    const candidate = toDateCandidate(raw, order);
    if (candidate !== undefined && !covers(known, raw.start)) found.push(candidate);
  }
  const masked = (at: number) => covers(found, at);
  const capitals = findCapitalAmounts(row);
  const amounts = findAmounts(row, style, masked);
  const isMoney = (at: number) =>
    amounts.some(
      (amount) =>
        amount.traits['decimals'] === 1 && amount.spans.some(({ start, end }) => start <= at && at < end),
    );
  const times = timesOfDay(row.text);
  const isTime = (at: number) => times.some(({ start, end }) => start <= at && at < end);
  const plain = findPlainIdentifiers(row, (at) => masked(at) || isMoney(at) || isTime(at));
  return [...found, ...capitals, ...amounts, ...plain].sort((a, b) => startOf(a) - startOf(b));
}

const startOf = (candidate: Candidate): number => candidate.spans[0]?.start ?? 0;

/** Groups of digits alone may be a phone or anything else: they are no reason to leave a number out. */
function covers(candidates: Candidate[], at: number): boolean {
  return candidates.some(
    ({ kind, traits, spans }) =>
      (kind !== 'phone' || traits['dialled'] === 1) &&
      spans.some(({ start, end }) => start <= at && at < end),
  );
}

function findCapitalAmounts(row: Row): Candidate[] {
  const found: Candidate[] = [];
  for (const match of row.text.matchAll(CAPITAL_AMOUNT)) {
    const units = parseCapitalAmount(match[0]);
    if (units === undefined || units === 0) continue;
    const span = { row, start: match.index, end: match.index + match[0].trimEnd().length };
    const amount: AmountCandidate = {
      kind: 'amount',
      value: decimalString(units, 2),
      units,
      decimals: 2,
      currency: 'CNY',
      traits: { capitals: 1, decimals: 1, currency: 1 },
      ...placeOf([span]),
    };
    found.push(amount);
  }
  return found;
}

function addBlocks(page: PageLayout, byRow: Map<Row, Candidate[]>): void {
  const addresses = findAddresses(page);
  const names = findNames(page).filter((name) => !isLineOf(addresses, name));
  for (const candidate of [...addresses, ...names]) {
    const row = candidate.spans[0]?.row;
    if (row !== undefined) byRow.get(row)?.push(candidate);
  }
}

/** Whether what looks like a name is a line of an address: a village or a county between its street and its postal code. */
function isLineOf(addresses: Candidate[], { spans: [span], traits, value }: Candidate): boolean {
  if (span === undefined || traits['legal_form'] === 1 || traits['business_word'] === 1) return false;
  return addresses.some(
    (address) =>
      address.traits['postcode'] === 1 &&
      address.spans.some(
        ({ row, start, end }, i) =>
          row === span.row &&
          start <= span.start &&
          span.end <= end &&
          (i > 0 || (address.spans.length > 1 && isBuildingName(value))),
      ),
  );
}
