// Sums over records, one per currency, by exact decimal arithmetic; and records by period, by the value of a field, or by the
// alternatives that are compared.
import { compareDecimals, divideDecimal, isDecimal, sumDecimals } from '../../platform/decimal.ts';
import { groupBy } from '../../platform/group-by.ts';
import { shifted } from '../questions/dates.ts';
import type { DateRange, Filter, Period, Query } from '../questions/query.ts';
import { type FolderRecord, titleOf } from './folder-record.ts';
import { bare } from './has-words.ts';
import { printedCurrency, valueOf } from './match.ts';
import { commonSpellings, isParty } from './same-name.ts';

export interface Amount {
  value: string;
  /** Null where the documents do not say. */
  currency: string | null;
  /** How many values it is made of. */
  documents: number;
}

/** What is made of several amounts. */
export type Measure = 'sum' | 'average' | 'median';

export const measureOf = ({ operation }: Query): Measure =>
  operation === 'average' || operation === 'median' ? operation : 'sum';

/** One sum, average or median per currency, that of the most values first. */
export const measured = (values: readonly Pick<Amount, 'value' | 'currency'>[], measure: Measure): Amount[] =>
  [...groupBy(values, ({ currency }) => currency)]
    .map(([currency, own]) => ({
      currency,
      documents: own.length,
      value: MEASURES[measure](own.map(({ value }) => value)),
    }))
    .sort((a, b) => b.documents - a.documents);

const averageOf = (values: readonly string[]): string => divideDecimal(sumDecimals(values), values.length, 2);

const MEASURES: Record<Measure, (values: readonly string[]) => string> = {
  sum: sumDecimals,
  average: averageOf,
  median: (values) => {
    const sorted = values.toSorted((a, b) => compareDecimals(a, b) ?? 0);
    return averageOf(sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1));
  },
};

/** The amounts of a field of these records. */
export function amountsOf(
  records: readonly FolderRecord[],
  field: string,
  measure: Measure = 'sum',
): Amount[] {
  // The currency of a sender's country joins those that print it, and makes no sum of its own.
  const printed = new Set(records.map(printedCurrency));
  const values = records.flatMap((record) => {
    const value = valueOf(record, field);
    const known = valueOf(record, 'currency');
    return value === null || !isDecimal(value)
      ? []
      : [{ value, currency: printed.has(known) ? known : null }];
  });
  return measured(values, measure);
}

/** What part of the whole the amount is, in percent with one decimal; undefined of nothing. */
export function percentOf(part: string | number, whole: string | number): string | undefined {
  return Number(whole) === 0 ? undefined : ((Number(part) / Number(whole)) * 100).toFixed(1);
}

export const hasNumber = (record: FolderRecord, field: string): boolean =>
  isDecimal(valueOf(record, field) ?? '');

export interface Group {
  /** Name of the group: a vendor, 2026-03, …; null for documents without one. */
  name: string | null;
  documents: number;
  amounts: Amount[];
}

export function periodOf(day: string, period: Period): string {
  const [year = '', month = ''] = day.split('-');
  const weekday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7;
  const quarter = `${year}-Q${Math.ceil(Number(month) / 3)}`;
  return { day, week: shifted(day, -weekday), month: `${year}-${month}`, quarter, year }[period];
}

export function groupsBy(
  records: readonly FolderRecord[],
  nameOf: (record: FolderRecord) => string | null,
  field: string,
  measure: Measure = 'sum',
): Group[] {
  return [...groupBy(records, nameOf)].map(([name, own]) => ({
    name,
    documents: own.length,
    amounts: amountsOf(own, field, measure),
  }));
}

/** Groups by period or field in the order asked for; a comparison groups by the alternatives of the filter that has several. */
export function compareGroups(query: Query, matching: readonly FolderRecord[]): Group[] {
  const field = query.fields[0] ?? 'total';
  const found = groupsBy(
    matching,
    groupNamer(query, matching),
    field,
    query.mean_of_sums ? 'sum' : measureOf(query),
  );
  const by_count = query.operation === 'count';
  const size = (group: Group): string =>
    by_count ? String(group.documents) : (group.amounts[0]?.value ?? '0');
  const chronological = query.group_by !== null && 'period' in query.group_by && query.top === null;
  const groups = found
    .filter(({ name }) => name !== null || query.top === null)
    .sort((a, b) => {
      if (a.name === null || b.name === null) return Number(a.name === null) - Number(b.name === null);
      if (chronological) return a.name.localeCompare(b.name);
      const order = compareDecimals(size(a), size(b)) ?? 0;
      return query.lowest_first ? order : -order;
    });
  if (query.top === null) return groups;
  // Who shares the last place is named too.
  const last = groups.slice(0, query.top).at(-1);
  return groups.filter(
    (one, i) => i < query.top! || (!chronological && last !== undefined && isAlike(size(one), size(last))),
  );
}

const isAlike = (a: string, b: string): boolean => compareDecimals(a, b) === 0;

function groupNamer(query: Query, records: readonly FolderRecord[]): (record: FolderRecord) => string | null {
  const { group_by } = query;
  if (group_by !== null && 'period' in group_by)
    return (record) => {
      const date = valueOf(record, 'date');
      return date === null ? null : periodOf(date, group_by.period);
    };
  const several = comparedDates(query);
  if (several === undefined) {
    const by_field = namerOf(records, fieldOfGroups(query));
    // "The two invoices of …": each is set beside the other.
    const alone = group_by === null && new Set(records.map(by_field)).size === 1;
    return alone ? titleOf : by_field;
  }
  return (record) => {
    const date = valueOf(record, several.field) ?? valueOf(record, 'date');
    const range = several.ranges.find(
      ({ from, to }) => date !== null && (from === null || date >= from) && (to === null || date <= to),
    );
    return range === undefined ? null : nameOfRange(range);
  };
}

/** The times that are set side by side. */
const comparedDates = ({ group_by, filters }: Query) =>
  group_by !== null
    ? undefined
    : filters.find(
        (filter): filter is Extract<Filter, { kind: 'date' }> =>
          filter.kind === 'date' && filter.ranges.length > 1,
      );

const hasAlternatives = (filter: Filter): boolean =>
  filter.kind === 'value' && filter.field !== 'doc_type' && filter.values.length > 1;

/** The field that decides which group a document belongs to. */
export function fieldOfGroups(query: Query): string {
  const { group_by, filters } = query;
  if (group_by !== null) return 'field' in group_by ? group_by.field : 'date';
  const alternatives = comparedDates(query) ?? filters.find(hasAlternatives);
  return alternatives !== undefined && 'field' in alternatives ? alternatives.field : 'sender';
}

/** A whole month or year by its name, other ranges by their ends. */
function nameOfRange({ from, to }: DateRange): string {
  for (const period of ['month', 'quarter', 'year'] as const) {
    const name =
      from !== null && to !== null && isWhole(from, to, period) ? periodOf(from, period) : undefined;
    if (name !== undefined) return name;
  }
  return from !== null && from === to ? from : `${from ?? ''} – ${to ?? ''}`;
}

/** Whether a period begins on the one day and ends on the other. */
function isWhole(from: string, to: string, period: Period): boolean {
  const neighbour = (day: string, by: number) => periodOf(shifted(day, by), period);
  const name = periodOf(from, period);
  return name === periodOf(to, period) && neighbour(from, -1) !== name && neighbour(to, 1) !== name;
}

/** The value of a field; spellings of one name count as one, and so does what differs in capitals and punctuation only. */
export function namerOf(
  records: readonly FolderRecord[],
  field: string,
): (record: FolderRecord) => string | null {
  const values = records.flatMap((record) => valueOf(record, field) ?? []);
  const common = isParty(field) ? commonSpellings(values) : firstSpellings(values);
  return (record) => {
    const value = valueOf(record, field);
    return value === null ? null : common.get(value)!;
  };
}

function firstSpellings(values: readonly string[]): Map<string, string> {
  const firsts = new Map<string, string>();
  return new Map(
    values.map((value) => {
      const key = bare(value);
      const first = firsts.get(key) ?? value;
      firsts.set(key, first);
      return [value, first];
    }),
  );
}
