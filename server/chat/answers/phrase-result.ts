// The result of a query as an answer: the figure first, then the documents it was made of, what was left out, and how the
// question was understood.
import { compareDecimals, isDecimal, sumDecimals } from '../../platform/decimal.ts';
import type { Amount } from '../records/amounts.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import { valueOf } from '../records/match.ts';
import type { Result, ResultRow } from '../records/run-query.ts';
import type { Filter } from '../questions/query.ts';
import type { Texts } from './texts.ts';

const LISTED = 20;
const NAMED_WITHOUT = 5;

/** Undefined where the records do not have what was asked. */
export function phraseResult(result: Result, in_folder: number, texts: Texts): string | undefined {
  const { query, matching } = result;
  const scope = conditionsOf(query.filters, texts);
  if (matching.length === 0 && query.operation !== 'count' && query.operation !== 'sum') return undefined;
  if (matching.length === 0) return texts.none_match(in_folder, texts.scope_inline(scope));
  const lines = linesOf(result, texts);
  if (lines === undefined) return undefined;
  const tail = [leftOut(result, texts), scope === '' ? undefined : texts.scope(scope)];
  return [...lines, ...tail].filter((line) => line !== undefined && line !== '').join('\n');
}

function linesOf(result: Result, texts: Texts): string[] | undefined {
  const { query, rows, groups, count } = result;
  if (query.line_items)
    return rows.length === 0
      ? undefined
      : [
          texts.items(count, money(result.amounts)),
          ...list(
            rows.map((row) => itemLine(row, texts)),
            texts,
          ),
        ];
  switch (query.operation) {
    case 'value':
      return valueLines(result, texts);
    case 'sum':
    case 'average':
      return groups.length > 0 ? groupLines(result, texts) : amountLines(result, texts);
    case 'count':
      if (groups.length > 0) return groupLines(result, texts);
      return [
        texts.count(texts.documents(count)),
        ...list(
          rows.map(({ record }) => line(record, texts)),
          texts,
        ),
      ];
    case 'distinct':
      return [
        texts.distinct(count, fieldName(result, 0, texts)),
        ...list(
          groups.map(
            ({ name, documents }) =>
              `- ${texts.group(name ?? texts.no_group, '', texts.documents(documents))}`,
          ),
          texts,
        ),
      ];
    case 'max':
    case 'min':
    case 'latest':
    case 'earliest':
      return extremeLines(result, texts);
    case 'list':
      return [
        texts.matching(texts.documents(count)),
        ...list(
          rows.map(({ record }) => line(record, texts)),
          texts,
        ),
      ];
    case 'summary':
      return summaryLines(result, texts);
  }
}

/** What the operator calls the field, or what people do. */
function fieldName({ query, matching }: Pick<Result, 'query' | 'matching'>, i: number, texts: Texts): string {
  const field = query.fields[i] ?? 'total';
  return (
    texts.fields[field] ??
    matching.map(({ values }) => values.get(field)?.label).find((label) => label !== undefined) ??
    field
  );
}

/** 16500 -> 16,500.00 for amounts; other decimals as they are. */
export function figure(value: string, places = 2): string {
  const [whole = '', fraction = ''] = value.replace('-', '').split('.');
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
  const padded = fraction === '' && places === 0 ? '' : `.${fraction.padEnd(places, '0')}`;
  return `${value.startsWith('-') ? '-' : ''}${grouped}${padded}`;
}

export const money = (amounts: readonly Amount[]): string =>
  amounts
    .map(({ value, currency }) => (currency === null ? figure(value) : `${currency} ${figure(value)}`))
    .join(', ');

function shown(record: FolderRecord, field: string, value: string, texts: Texts): string {
  const type = record.values.get(field)?.type;
  if (type !== 'amount' || !isDecimal(value)) return value.replaceAll(/\s*\n\s*/g, texts.comma);
  const currency = valueOf(record, 'currency');
  return currency === null ? figure(value) : `${currency} ${figure(value)}`;
}

/** A document in one line: who, when, how much, which file. */
function line(record: FolderRecord, texts: Texts, except: readonly string[] = []): string {
  return `- ${describe(record, texts, except)}`;
}

function describe(record: FolderRecord, texts: Texts, except: readonly string[] = []): string {
  const parts = ['sender', 'date', 'total']
    .filter((field) => !except.includes(field))
    .flatMap((field) => {
      const value = valueOf(record, field);
      return value === null ? [] : [shown(record, field, value, texts)];
    });
  return `${parts.join(texts.comma)}${parts.length > 0 ? ' ' : ''}(${record.filename})`;
}

const list = (lines: readonly string[], texts: Texts): string[] =>
  lines.length <= LISTED ? [...lines] : [...lines.slice(0, LISTED), texts.more(lines.length - LISTED)];

function valueLines(result: Result, texts: Texts): string[] | undefined {
  const { query, rows, amounts, matching } = result;
  if (rows.length === 0)
    return matching.length === 0
      ? undefined
      : [
          texts.no_value(
            query.fields.map((_, i) => fieldName(result, i, texts)).join(texts.comma),
            matching.length,
          ),
        ];
  const values = ({ record, values }: ResultRow): string =>
    query.fields
      .flatMap((field, i) =>
        values[i] === null
          ? []
          : [texts.value(fieldName(result, i, texts), shown(record, field, values[i]!, texts))],
      )
      .join('; ');
  if (rows.length === 1)
    return [`${values(rows[0]!)}${texts.comma}${describe(rows[0]!.record, texts, query.fields)}`];
  const lines = rows.map(
    (row) => `- ${values(row)}${texts.comma}${describe(row.record, texts, query.fields)}`,
  );
  return [
    texts.matching(texts.documents(rows.length)),
    ...list(lines, texts),
    ...(amounts.length > 0 ? [texts.together(money(amounts))] : []),
  ];
}

function amountLines(result: Result, texts: Texts): string[] | undefined {
  const { query, rows, amounts, matching } = result;
  const field = fieldName(result, 0, texts);
  if (rows.length === 0) return [texts.no_value(field, matching.length)];
  const say = query.operation === 'average' ? texts.average : texts.sum;
  const name = query.fields[0] ?? 'total';
  const lines = rows.map(
    ({ record, values }) =>
      `- ${shown(record, name, values[0]!, texts)}${texts.comma}${describe(record, texts, [name])}`,
  );
  return [say(field, money(amounts), texts.documents(rows.length)), ...list(lines, texts)];
}

function groupLines(result: Result, texts: Texts): string[] {
  const { query, groups } = result;
  const counts = query.operation === 'count';
  const lines = groups.map(
    ({ name, amounts, documents }) =>
      `- ${texts.group(name ?? texts.no_group, counts ? '' : money(amounts), texts.documents(documents))}`,
  );
  const [first, second] = groups;
  const a = first?.amounts[0];
  const b = second?.amounts[0];
  if (
    !query.compare ||
    groups.length !== 2 ||
    a === undefined ||
    b === undefined ||
    a.currency !== b.currency
  )
    return list(lines, texts);
  const [more, less] = (compareDecimals(a.value, b.value) ?? 0) >= 0 ? [a, b] : [b, a];
  const difference = sumDecimals([
    more.value,
    less.value.startsWith('-') ? less.value.slice(1) : `-${less.value}`,
  ]);
  return [...lines, texts.difference(money([{ value: difference, currency: a.currency, documents: 0 }]))];
}

function extremeLines(result: Result, texts: Texts): string[] | undefined {
  const { query, rows, matching } = result;
  const field = query.fields[0] ?? 'total';
  const name = fieldName(result, 0, texts);
  if (rows.length === 0) return [texts.no_value(name, matching.length)];
  const which = texts.extreme[query.operation as keyof Texts['extreme']];
  const lines = rows.map(({ record, values }) =>
    texts.extreme_line(
      which,
      name,
      shown(record, field, values[0]!, texts),
      describe(record, texts, [field]),
    ),
  );
  return rows.length === 1
    ? lines
    : list(
        lines.map((text) => `- ${text}`),
        texts,
      );
}

function itemLine({ record, values: [description, quantity, , amount] }: ResultRow, texts: Texts): string {
  const currency = valueOf(record, 'currency');
  const parts = [
    description!,
    ...(quantity === null ? [] : [`× ${quantity}`]),
    ...(amount === null || amount === undefined
      ? []
      : [`${currency === null ? '' : `${currency} `}${figure(amount)}`]),
  ];
  return `- ${parts.join(texts.comma)} (${record.filename})`;
}

function summaryLines({ matching, amounts }: Result, texts: Texts): string[] {
  const types = new Map<string, number>();
  for (const { doc_type } of matching)
    types.set(doc_type ?? 'Other', (types.get(doc_type ?? 'Other') ?? 0) + 1);
  const dates = matching
    .flatMap((record) => valueOf(record, 'date') ?? [])
    .toSorted((a, b) => a.localeCompare(b));
  const named = [...types].sort((a, b) => b[1] - a[1]).map(([type, n]) => `${type} ${n}`);
  const lines = [texts.summary(texts.documents(matching.length), named.join(texts.comma))];
  if (dates.length > 0) lines.push(texts.dates(dates[0]!, dates.at(-1)!));
  if (amounts.length > 0) lines.push(texts.totals(money(amounts)));
  return [
    ...lines,
    ...list(
      matching.map(
        ({ filename, summary }) => `- ${filename}${summary === null ? '' : `${texts.colon}${summary}`}`,
      ),
      texts,
    ),
  ];
}

function leftOut(result: Result, texts: Texts): string | undefined {
  const { without, query, rows } = result;
  if (without.length === 0 || rows.length === 0 || query.operation === 'distinct') return undefined;
  const names = without.slice(0, NAMED_WITHOUT).map(({ filename }) => filename);
  const more = without.length > names.length ? ', …' : '';
  return texts.without(texts.documents(without.length), fieldName(result, 0, texts), names.join(', ') + more);
}

/** The filters in words. */
export function conditionsOf(filters: readonly Filter[], texts: Texts): string {
  const named = (field: string) => texts.fields[field] ?? field.replace('field.', '').replaceAll('_', ' ');
  return filters
    .map((filter) => {
      switch (filter.kind) {
        case 'date':
          return `${named(filter.field)} ${filter.ranges.map(({ from, to }) => texts.from_to(from, to)).join(' / ')}`;
        case 'value':
          return `${named(filter.field)} ${filter.except === true ? texts.not : ''}${filter.values.slice(0, 4).join(' / ')}${filter.values.length > 4 ? ' …' : ''}`;
        case 'number':
          return `${named(filter.field)} ${limits(filter, texts)}`;
        case 'missing':
          return texts.without_field(named(filter.field));
        case 'words':
        case 'items':
          return texts.with_words(filter.words.join(' '));
        case 'documents':
          return filter.said;
      }
    })
    .join('; ');
}

function limits({ at_least, at_most, inclusive }: Extract<Filter, { kind: 'number' }>, texts: Texts): string {
  if (at_least !== null && at_least === at_most) return at_least;
  const least = at_least === null ? [] : [inclusive ? texts.at_least(at_least) : texts.more_than(at_least)];
  const most = at_most === null ? [] : [inclusive ? texts.at_most(at_most) : texts.less_than(at_most)];
  return [...least, ...most].join(', ');
}
