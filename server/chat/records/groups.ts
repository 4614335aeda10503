// Records by period, by the value of a field, or by the alternatives that are compared.
import { compareDecimals } from '../../platform/decimal.ts';
import type { Filter, Period, Query } from '../questions/query.ts';
import { amountsOf, type Amount } from './amounts.ts';
import type { FolderRecord } from './folder-record.ts';
import { valueOf } from './match.ts';

export interface Group {
  /** Name of the group: a vendor, 2026-03, …; null for documents without one. */
  name: string | null;
  documents: number;
  amounts: Amount[];
}

export function periodOf(day: string, period: Period): string {
  const [year = '', month = ''] = day.split('-');
  switch (period) {
    case 'day':
      return day;
    case 'month':
      return `${year}-${month}`;
    case 'quarter':
      return `${year}-Q${Math.ceil(Number(month) / 3)}`;
    case 'year':
      return year;
    case 'week': {
      const date = new Date(`${day}T00:00:00Z`);
      date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
      return date.toISOString().slice(0, 10);
    }
  }
}

export function groupsBy(
  records: readonly FolderRecord[],
  nameOf: (record: FolderRecord) => string | null,
  field: string,
  average = false,
): Group[] {
  const members = new Map<string, { name: string | null; records: FolderRecord[] }>();
  for (const record of records) {
    const name = nameOf(record);
    const key =
      name === null
        ? ''
        : name
            .normalize('NFKC')
            .toLowerCase()
            .replaceAll(/[^\p{L}\p{N}]/gu, '');
    const known = members.get(key) ?? { name, records: [] };
    known.records.push(record);
    members.set(key, known);
  }
  return [...members.values()].map(({ name, records }) => ({
    name,
    documents: records.length,
    amounts: amountsOf(records, field, average),
  }));
}

/** Groups by period or field in the order asked for; a comparison groups by the alternatives of the filter that has several. */
export function compareGroups(query: Query, matching: readonly FolderRecord[]): Group[] {
  const field = query.fields[0] ?? 'total';
  const found = groupsBy(matching, groupNamer(query), field, query.operation === 'average');
  const by_count = query.operation === 'count';
  const size = (group: Group): string =>
    by_count ? String(group.documents) : (group.amounts[0]?.value ?? '0');
  const chronological = query.group_by !== null && 'period' in query.group_by && query.top === null;
  const groups = found
    .filter(({ name }) => name !== null || query.top === null)
    .sort((a, b) => {
      if (chronological) return (a.name ?? '~').localeCompare(b.name ?? '~');
      const order = compareDecimals(size(a), size(b)) ?? 0;
      return query.lowest_first ? order : -order;
    });
  return query.top === null ? groups : groups.slice(0, query.top);
}

function groupNamer({ group_by, filters }: Query): (record: FolderRecord) => string | null {
  if (group_by !== null && 'period' in group_by) {
    const { period } = group_by;
    return (record) => {
      const date = valueOf(record, 'date');
      return date === null ? null : periodOf(date, period);
    };
  }
  const several = filters.find(
    (filter): filter is Extract<Filter, { kind: 'date' }> =>
      filter.kind === 'date' && filter.ranges.length > 1,
  );
  if (group_by === null && several !== undefined)
    return (record) => {
      const date = valueOf(record, several.field) ?? valueOf(record, 'date');
      const range = several.ranges.find(
        ({ from, to }) => date !== null && (from === null || date >= from) && (to === null || date <= to),
      );
      return range === undefined ? null : `${range.from ?? ''} – ${range.to ?? ''}`;
    };
  const alternatives = filters.find((filter) => filter.kind === 'value' && filter.values.length > 1);
  const field =
    group_by !== null
      ? group_by.field
      : alternatives !== undefined && 'field' in alternatives
        ? alternatives.field
        : 'sender';
  return (record) => valueOf(record, field);
}
