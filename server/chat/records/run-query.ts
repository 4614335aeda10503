// Runs a query over the records of a folder, by exact decimal arithmetic, one sum per currency. Result is data; the words
// are added in answers/.
import type { LineItem } from '../../../contract/documents.ts';
import { compareDecimals, numberText, sumNumbers } from '../../platform/decimal.ts';
import { isSize } from '../questions/decide.ts';
import { isByText, isTold, type Filter, type Operation, type Query } from '../questions/query.ts';
import { amountsOf, hasNumber, measured, measureOf, type Amount } from './groups.ts';
import type { FolderRecord } from './folder-record.ts';
import { compareGroups, fieldOfGroups, groupsBy, namerOf, type Group } from './groups.ts';
import { isAsked, matches, valueOf } from './match.ts';

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
  /** Documents meet the other conditions, and none of them those that every record tells. */
  excluded: boolean;
  /** Documents for which the filters hold and that repeat others: no amount is counted twice. */
  repeated: FolderRecord[];
}

/** What several amounts come to. */
export const isFigure = (operation: Operation): boolean => /^(?:sum|average|median)$/.test(operation);

type Extreme = Extract<Operation, 'max' | 'min' | 'latest' | 'earliest'>;
/** Which documents come first or last. */
export const isExtreme = (operation: Operation): operation is Extreme =>
  /^(?:max|min|latest|earliest)$/.test(operation);

const isList = (operation: Operation): boolean => /^(?:list|summary|count)$/.test(operation);

export function runQuery(query: Query, records: readonly FolderRecord[]): Result {
  const { operation } = query;
  const found = records.filter((record) => matches(record, query.filters));
  const repeated = addsUp(query) ? found.filter(isRepeated) : [];
  // A figure is made of papers, a list of documents.
  const matching = isFigure(operation) ? found.filter((one) => !repeated.includes(one)) : found;
  const base: Result = {
    query,
    matching,
    rows: [],
    amounts: [],
    groups: [],
    count: matching.length,
    whole: query.share ? wholeOf(query, records) : null,
    without: [],
    unplaced: unplacedBy(query, records),
    excluded: matching.length === 0 && isExcluded(query, records),
    repeated,
  };
  if (query.line_items) return overItems(base);
  if (operation === 'distinct') return overNames(base);
  const grouped = query.group_by !== null || query.compare;
  if (grouped && operation !== 'list' && operation !== 'summary') return overGroups(base);
  return overDocuments(base);
}

function isExcluded({ filters }: Query, records: readonly FolderRecord[]): boolean {
  const others = filters.filter((filter) => !isTold(filter));
  // A document that is told by its text may say in its text what the record does not.
  if (others.length === filters.length || others.some(isByText)) return false;
  return records.some((record) => matches(record, others));
}

const isRepeated = ({ duplicate_of }: FolderRecord): boolean => duplicate_of !== null;

/** Whether amounts are added up, of other documents than duplicates. */
const addsUp = ({ operation, line_items, filters }: Query): boolean =>
  // A value and a summary say beside the documents what they come to.
  (line_items || isFigure(operation) || operation === 'value' || operation === 'summary') &&
  !filters.some((filter) => filter.kind === 'value' && filter.field === 'duplicate');

const countedOf = ({ matching, repeated }: Result): FolderRecord[] =>
  matching.filter((record) => !repeated.includes(record));

const fieldOf = ({ fields }: Query): string => fields[0] ?? 'total';

/**
 * What the documents are a share of: of a vendor's, those of all vendors in the same time; of a month's, all. Where they are
 * grouped, the groups together.
 */
function wholeOf(query: Query, records: readonly FolderRecord[]): Result['whole'] {
  const parted = query.filters.some((filter) => !isFrame(filter));
  const kept =
    query.group_by !== null
      ? query.filters
      : query.filters.filter((one) => isFrame(one) && (parted || one.kind !== 'date'));
  const whole = records.filter((record) => matches(record, kept) && !(addsUp(query) && isRepeated(record)));
  return { amounts: amountsOf(whole, fieldOf(query)), count: whole.length };
}

/** Time and kind of documents: what they share with the whole. */
const isFrame = (filter: Filter): boolean =>
  filter.kind === 'date' || (filter.kind === 'value' && filter.field === 'doc_type');

/** Fields by which people narrow a question down; a document that does not say is easily missed. */
const PLACED_BY = ['date', 'total', 'currency'];

function unplacedBy(query: Query, records: readonly FolderRecord[]): Result['unplaced'] {
  const sums = (isFigure(query.operation) || isExtreme(query.operation)) && !query.line_items;
  return PLACED_BY.flatMap((field) => {
    const others = query.filters.filter(
      (filter) => filter.kind === 'missing' || !('field' in filter) || filter.field !== field,
    );
    if (others.length === query.filters.length) return [];
    const silent = records.filter(
      (record) =>
        valueOf(record, field) === null &&
        (!sums || valueOf(record, fieldOf(query)) !== null) &&
        matches(record, others),
    );
    return silent.length === 0 ? [] : [{ field, records: silent }];
  });
}

/** Documents with the values that are asked for; what those come to where they are amounts. */
function overDocuments(base: Result): Result {
  const { query, matching } = base;
  const { operation } = query;
  const fields = fieldsShown(query);
  const having = matching.filter((record) => hasAsked(record, query));
  const ordered = isExtreme(operation) ? endOf(query, having) : inOrder(query, having);
  const field = fieldOf(query);
  const one_amount =
    operation === 'value' && query.fields.length === 1 && having.some((one) => hasNumber(one, field));
  return {
    ...base,
    rows: ordered.map((record) => ({ record, values: fields.map((name) => valueOf(record, name)) })),
    amounts: isFigure(operation)
      ? amountsOf(having, field, measureOf(query))
      : isList(operation)
        ? amountsOf(countedOf(base), 'total')
        : one_amount
          ? amountsOf(countedOf(base), field)
          : [],
    without: matching.filter((record) => !having.includes(record)),
  };
}

function fieldsShown(query: Query): string[] {
  if (isList(query.operation)) return [];
  if (isFigure(query.operation)) return [fieldOf(query)];
  return isExtreme(query.operation) && query.fields.length === 0 ? ['total'] : query.fields;
}

function hasAsked(record: FolderRecord, query: Query): boolean {
  const { operation, fields } = query;
  if (isList(operation)) return true;
  if (operation === 'value') return fields.some((name) => valueOf(record, name) !== null);
  if (operation === 'latest' || operation === 'earliest') return valueOf(record, dateOf(query)) !== null;
  return hasNumber(record, fieldOf(query));
}

const order = (a: string, b: string): number => compareDecimals(a, b) ?? a.localeCompare(b);

/** Sorted as asked, else by date; those that do not say come last. */
function inOrder({ order_by, lowest_first }: Query, records: readonly FolderRecord[]): FolderRecord[] {
  const sorted = records.toSorted((a, b) => orderBy('date', true)(a, b) || a.id - b.id);
  return order_by === null ? sorted : sorted.sort(orderBy(order_by, lowest_first));
}

const orderBy =
  (field: string, rising: boolean) =>
  (a: FolderRecord, b: FolderRecord): number => {
    const [x, y] = [valueOf(a, field), valueOf(b, field)];
    if (x === null || y === null) return Number(x === null) - Number(y === null);
    return rising ? order(x, y) : -order(x, y);
  };

/** The date that makes a document the first or the last. */
const dateOf = ({ fields }: Query): string => (fields[0]?.endsWith('date') === true ? fields[0] : 'date');

/** The documents at the end of the order; all that share the first place where only one is asked for. */
function endOf(query: Query, records: readonly FolderRecord[]): FolderRecord[] {
  const by_date = query.operation === 'latest' || query.operation === 'earliest';
  const compare = orderBy(by_date ? dateOf(query) : fieldOf(query), query.lowest_first);
  const sorted = records.toSorted((a, b) => compare(a, b) || a.id - b.id);
  return query.top === null
    ? sorted.filter((record) => compare(record, sorted[0]!) === 0)
    : sorted.slice(0, query.top);
}

/** The different values of a field. */
function overNames(base: Result): Result {
  const field = base.query.fields[0] ?? 'sender';
  const all = groupsBy(base.matching, namerOf(base.matching, field), 'total');
  const groups = all.filter(({ name }) => name !== null);
  const without = base.matching.filter((record) => valueOf(record, field) === null);
  return { ...base, groups, count: groups.length, without };
}

function overGroups(base: Result): Result {
  const { query, matching } = base;
  const field = fieldOf(query);
  const groups = compareGroups(query, matching);
  // The first of the groups are not told from what belongs to none.
  const by = fieldOfGroups(query);
  const ungrouped = query.top === null ? [] : matching.filter((record) => valueOf(record, by) === null);
  const sums = groups.filter(({ name }) => name !== null).flatMap(({ amounts }) => amounts);
  return {
    ...base,
    groups,
    amounts: query.mean_of_sums ? measured(sums, 'average') : amountsOf(matching, field, measureOf(query)),
    rows: inOrder({ ...query, order_by: null }, matching).map((record) => ({
      record,
      values: [valueOf(record, field)],
    })),
    without: query.operation === 'count' ? [] : matching.filter((record) => !hasNumber(record, field)),
    unplaced: [...base.unplaced, ...(ungrouped.length === 0 ? [] : [{ field: by, records: ungrouped }])],
  };
}

/** Where they stand in the values of a row, behind the description. */
const [QUANTITY, PRICE, AMOUNT] = [1, 2, 3];

/** The line items that are asked for: how many, what they cost, in which documents; or the dearest or cheapest of them. */
function overItems(base: Result): Result {
  const { operation, fields, lowest_first, top, ...query } = base.query;
  const filters = query.filters.filter((filter) => filter.kind === 'items');
  const measure = measureOf(base.query);
  const by_price = fields.includes('unit_price') || measure !== 'sum';
  const rows = countedOf(base).flatMap((record) =>
    record.items
      .filter((item) => filters.every((filter) => isAsked(record, item, filter)))
      .map((item): ResultRow => {
        const price = item.unit_price ?? (by_price ? priceOf(item) : null);
        const numbers = [quantityOf(item), price, item.amount];
        return {
          record,
          values: [item.description, ...numbers.map((n) => (n === null ? null : numberText(n)))],
        };
      }),
  );
  if (isSize(operation)) {
    const by = fields[0] === 'unit_price' ? PRICE : fields[0] === 'quantity' ? QUANTITY : AMOUNT;
    const sorted = rows
      .filter(({ values }) => values[by] != null)
      .sort((a, b) => order(a.values[by]!, b.values[by]!) * (lowest_first ? 1 : -1))
      .slice(0, top ?? 1);
    return { ...base, rows: sorted, count: sorted.length };
  }
  const amounts = rows.flatMap(({ record, values }) => {
    const value = values[measure === 'sum' ? AMOUNT : PRICE] ?? null;
    return value === null ? [] : [{ value, currency: valueOf(record, 'currency') }];
  });
  // Of all lines, how many there are is asked; of one thing, how many pieces.
  const pieces = filters.some(({ words }) => words.length > 0) ? rows : [];
  const quantity = sumNumbers(pieces.flatMap(({ values }) => Number(values[QUANTITY] ?? 0)));
  return { ...base, count: Number(quantity) || rows.length, amounts: measured(amounts, measure), rows };
}

/** Where a line prints price and amount only, they tell how many; what is credited is taken back. */
function quantityOf({ quantity, unit_price, amount }: LineItem): number | null {
  if (quantity !== null) return amount !== null && amount < 0 ? -Math.abs(quantity) : quantity;
  if (amount === null || unit_price === null || unit_price === 0) return null;
  const told = amount / unit_price;
  return Math.abs(told - Math.round(told)) < 1e-9 ? Math.round(told) : null;
}

/** What a piece costs, where a line prints how many and the amount only; to the hundredth of a cent. */
const priceOf = ({ quantity, amount }: LineItem): number | null =>
  quantity === null || quantity === 0 || amount === null
    ? null
    : Math.round((amount / quantity) * 10_000) / 10_000;
