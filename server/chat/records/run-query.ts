// Runs a query over the records of a folder, by exact decimal arithmetic, one sum per currency. Result is data; the words
// are added in answers/.
import type { LineItem } from '../../../contract/documents.ts';
import { compareDecimals, sumNumbers } from '../../platform/decimal.ts';
import { hasAll } from './has-words.ts';
import type { Filter, Query } from '../questions/query.ts';
import { amountsOf, currencyOf, hasNumber, meansOf, measureOf, type Amount } from './amounts.ts';
import type { FolderRecord } from './folder-record.ts';
import { compareGroups, fieldOfGroups, groupsBy, namerOf, type Group } from './groups.ts';
import { matches, valueOf, type WordHits } from './match.ts';

export interface ResultRow {
  record: FolderRecord;
  /** The asked values, in the order of the query's fields; null where the record has none. */
  values: (string | null)[];
}

export interface Result {
  query: Query;
  /** All documents the filters hold for. */
  matching: FolderRecord[];
  /** Those that the answer is made of, in its order. */
  rows: ResultRow[];
  amounts: Amount[];
  groups: Group[];
  count: number;
  /** What they are a share of, where that is asked. */
  whole: { amounts: Amount[]; count: number } | null;
  /** Of the matching documents, those without the asked value. */
  without: FolderRecord[];
  /** Documents that might match: of a field that the filters ask for they say nothing, and the other filters hold. */
  unplaced: { field: string; records: FolderRecord[] }[];
  /** Documents for which the filters hold and that repeat others: no amount is counted twice. */
  repeated: FolderRecord[];
}

export function runQuery(query: Query, records: readonly FolderRecord[], hits: WordHits): Result {
  const found = records.filter((record) => matches(record, query.filters, hits));
  const repeated = addsUp(query) ? found.filter(isRepeated) : [];
  // A figure is made of papers, a list of documents.
  const matching = FIGURES.has(query.operation) ? found.filter((one) => !repeated.includes(one)) : found;
  const base: Result = {
    query,
    matching,
    rows: [],
    amounts: [],
    groups: [],
    count: matching.length,
    whole: query.share ? wholeOf(query, records, hits) : null,
    without: [],
    unplaced: unplacedBy(query, records, hits),
    repeated,
  };
  if (query.line_items) return overItems(base);
  const grouped = query.group_by !== null || query.compare;
  if (grouped && query.operation !== 'list' && query.operation !== 'summary') return overGroups(base);
  switch (query.operation) {
    case 'sum':
    case 'average':
    case 'median':
      return overAmounts(base);
    case 'max':
    case 'min':
    case 'latest':
    case 'earliest':
      return extremes(base);
    case 'distinct':
      return distinct(base);
    case 'value':
      return looked(base);
    case 'count':
    case 'list':
    case 'summary':
      return {
        ...base,
        rows: inOrder(query, matching).map((record) => ({ record, values: [] })),
        amounts: amountsOf(countedOf(base), 'total'),
      };
  }
}

const isRepeated = ({ duplicate_of }: FolderRecord): boolean => duplicate_of !== null;

const FIGURES: ReadonlySet<Query['operation']> = new Set(['sum', 'average', 'median']);
/** Answers that list documents and say beside that what they come to. */
const LISTS_WITH_AMOUNTS: ReadonlySet<Query['operation']> = new Set(['value', 'summary']);

/** Whether amounts are added up, of other documents than duplicates. */
const addsUp = ({ operation, line_items, filters }: Query): boolean =>
  (line_items || FIGURES.has(operation) || LISTS_WITH_AMOUNTS.has(operation)) &&
  !filters.some((filter) => filter.kind === 'value' && filter.field === 'duplicate');

const countedOf = ({ matching, repeated }: Result): FolderRecord[] =>
  matching.filter((record) => !repeated.includes(record));

/**
 * What the documents are a share of: of a vendor's, those of all vendors in the same time; of a month's, all. Where they are
 * grouped, the groups together.
 */
function wholeOf(query: Query, records: readonly FolderRecord[], hits: WordHits): Result['whole'] {
  const parting = query.filters.filter((filter) => !isFrame(filter));
  const kept =
    query.group_by !== null
      ? query.filters
      : query.filters.filter((one) => isFrame(one) && (parting.length > 0 || one.kind !== 'date'));
  const whole = records.filter(
    (record) => matches(record, kept, hits) && !(addsUp(query) && isRepeated(record)),
  );
  return { amounts: amountsOf(whole, query.fields[0] ?? 'total'), count: whole.length };
}

/** Time and kind of documents: what they share with the whole. */
const isFrame = (filter: Filter): boolean =>
  filter.kind === 'date' || (filter.kind === 'value' && filter.field === 'doc_type');

/** Fields by which people narrow a question down; a document that does not say is easily missed. */
const PLACED_BY = ['date', 'total', 'currency'];

function unplacedBy(query: Query, records: readonly FolderRecord[], hits: WordHits): Result['unplaced'] {
  const sums = !['count', 'list', 'distinct', 'value', 'summary'].includes(query.operation);
  const asked = sums && !query.line_items ? (query.fields[0] ?? 'total') : undefined;
  return PLACED_BY.flatMap((field) => {
    const others = query.filters.filter(
      (filter) => filter.kind === 'missing' || !('field' in filter) || filter.field !== field,
    );
    if (others.length === query.filters.length) return [];
    const silent = records.filter(
      (record) =>
        valueOf(record, field) === null &&
        (asked === undefined || valueOf(record, asked) !== null) &&
        matches(record, others, hits),
    );
    return silent.length === 0 ? [] : [{ field, records: silent }];
  });
}

function overAmounts(base: Result): Result {
  const { query, matching } = base;
  const field = query.fields[0] ?? 'total';
  const counted = matching.filter((record) => hasNumber(record, field));
  return {
    ...base,
    rows: byDate(counted).map((record) => ({ record, values: [valueOf(record, field)] })),
    amounts: amountsOf(counted, field, measureOf(query)),
    without: matching.filter((record) => !counted.includes(record)),
  };
}

const byDate = (records: readonly FolderRecord[]): FolderRecord[] =>
  [...records].sort(
    (a, b) => (valueOf(a, 'date') ?? '9').localeCompare(valueOf(b, 'date') ?? '9') || a.id - b.id,
  );

/** Sorted as asked, else by date; those that do not say come last. */
function inOrder({ order_by, lowest_first }: Query, records: readonly FolderRecord[]): FolderRecord[] {
  if (order_by === null) return byDate(records);
  const order = (a: string, b: string): number => compareDecimals(a, b) ?? a.localeCompare(b);
  return byDate(records).sort((a, b) => {
    const [x, y] = [valueOf(a, order_by), valueOf(b, order_by)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return lowest_first ? order(x, y) : -order(x, y);
  });
}

/** The documents at the end of the order; all that share the first place where only one is asked for. */
function extremes(base: Result): Result {
  const { query, matching } = base;
  const by_date = query.operation === 'latest' || query.operation === 'earliest';
  const field = by_date ? 'date' : (query.fields[0] ?? 'total');
  const having = matching.filter((record) =>
    by_date ? valueOf(record, field) !== null : hasNumber(record, field),
  );
  const order = (a: FolderRecord, b: FolderRecord): number => {
    const [x, y] = [valueOf(a, field)!, valueOf(b, field)!];
    const ascending = by_date ? x.localeCompare(y) : (compareDecimals(x, y) ?? 0);
    return query.lowest_first ? ascending : -ascending;
  };
  const sorted = [...having].sort((a, b) => order(a, b) || a.id - b.id);
  const first = sorted[0];
  const taken =
    query.top === null ? sorted.filter((record) => order(record, first!) === 0) : sorted.slice(0, query.top);
  const shown = query.fields.length > 0 ? query.fields : ['total'];
  return {
    ...base,
    rows: taken.map((record) => ({ record, values: shown.map((name) => valueOf(record, name)) })),
    without: matching.filter((record) => !having.includes(record)),
  };
}

function distinct(base: Result): Result {
  const field = base.query.fields[0] ?? 'sender';
  const groups = groupsBy(base.matching, namerOf(base.matching, field), 'total').filter(
    ({ name }) => name !== null,
  );
  return {
    ...base,
    groups,
    count: groups.length,
    rows: [],
    without: base.matching.filter((record) => valueOf(record, field) === null),
  };
}

function looked(base: Result): Result {
  const { query, matching } = base;
  const rows = byDate(matching).map((record) => ({
    record,
    values: query.fields.map((field) => valueOf(record, field)),
  }));
  const having = rows.filter(({ values }) => values.some((value) => value !== null));
  const field = query.fields[0] ?? 'total';
  return {
    ...base,
    rows: having,
    amounts:
      query.fields.length === 1 && having.some(({ record }) => hasNumber(record, field))
        ? amountsOf(countedOf(base), field)
        : [],
    without: rows.filter((row) => !having.includes(row)).map(({ record }) => record),
  };
}

function overGroups(base: Result): Result {
  const { query, matching } = base;
  const field = query.fields[0] ?? 'total';
  const groups = compareGroups(query, matching);
  // The first of the groups are not told from what belongs to none.
  const by = fieldOfGroups(query);
  const ungrouped = query.top === null ? [] : matching.filter((record) => valueOf(record, by) === null);
  return {
    ...base,
    groups,
    amounts: query.mean_of_sums
      ? meansOf(groups.filter(({ name }) => name !== null))
      : amountsOf(matching, field, measureOf(query)),
    rows: byDate(matching).map((record) => ({ record, values: [valueOf(record, field)] })),
    without: query.operation === 'count' ? [] : matching.filter((record) => !hasNumber(record, field)),
    unplaced: [...base.unplaced, ...(ungrouped.length === 0 ? [] : [{ field: by, records: ungrouped }])],
  };
}

/** Line items whose description has the words: how many, what they cost, in which documents. */
function overItems(base: Result): Result {
  const { query } = base;
  const matching = countedOf(base);
  const words = query.filters.flatMap((filter) => (filter.kind === 'items' ? filter.words : []));
  const found = matching.flatMap((record) =>
    record.items.filter(({ description }) => hasAll(description, words)).map((item) => ({ record, item })),
  );
  const amounts = new Map<string | null, number[]>();
  for (const { record, item } of found) {
    if (item.amount !== null)
      amounts.set(currencyOf(record), [...(amounts.get(currencyOf(record)) ?? []), item.amount]);
  }
  const quantity = sumNumbers(found.flatMap(({ item }) => quantityOf(item) ?? []));
  return {
    ...base,
    count: Number(quantity) || found.length,
    amounts: [...amounts].map(([currency, list]) => ({
      currency,
      value: sumNumbers(list),
      documents: list.length,
    })),
    rows: found.map(({ record, item }) => ({
      record,
      values: [
        item.description,
        quantityOf(item)?.toString() ?? null,
        item.unit_price === null ? null : String(item.unit_price),
        item.amount === null ? null : String(item.amount),
      ],
    })),
  };
}

/** Where a line prints price and amount only, they tell how many. */
function quantityOf({ quantity, unit_price, amount }: LineItem): number | null {
  if (quantity !== null || amount === null || unit_price === null || unit_price === 0) return quantity;
  const told = amount / unit_price;
  return Math.abs(told - Math.round(told)) < 1e-9 ? Math.round(told) : null;
}
