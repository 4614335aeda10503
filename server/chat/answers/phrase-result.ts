// The result of a query as an answer: the figure first, then the documents it was made of, what was left out, and how the
// question was understood.
import { compareDecimals, isDecimal, sumDecimals } from '../../platform/decimal.ts';
import { percentOf, type Amount } from '../records/amounts.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import { fieldOfGroups } from '../records/groups.ts';
import { valueOf } from '../records/match.ts';
import type { Result, ResultRow } from '../records/run-query.ts';
import { figure, money } from './money.ts';
import { conditionsOf, leftOutLines, nameOfField } from './scope.ts';
import type { Query } from '../questions/query.ts';
import type { Texts } from './texts.ts';

const LISTED = 20;

/** Undefined where the records do not have what was asked. */
export function phraseResult(result: Result, in_folder: number, texts: Texts): string | undefined {
  const { query, matching } = result;
  const scope = conditionsOf(query.filters, texts);
  if (matching.length === 0 && !mayBeNone(query)) return undefined;
  const left_out = leftOutLines(result, texts);
  if (matching.length === 0) {
    const none = query.operation === 'count' ? texts.none : texts.none_match;
    return [none(in_folder, texts.scope_inline(scope)), ...left_out].join('\n');
  }
  const lines = linesOf(result, texts);
  if (lines === undefined) return undefined;
  return [...lines, ...left_out, ...(scope === '' ? [] : [texts.scope(scope)])].join('\n');
}

/** Where no document matches, that is the answer: to a count, a sum, and a question for marks that every record has or has not. */
const mayBeNone = ({ operation, filters }: Query): boolean =>
  operation === 'count' ||
  operation === 'sum' ||
  (operation === 'list' && filters.some((filter) => filter.kind === 'value' && STATES.has(filter.field)));

const STATES = new Set(['status', 'duplicate', 'checks']);

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
    case 'median':
      return groups.length > 0 ? groupLines(result, texts) : amountLines(result, texts);
    case 'count':
      if (groups.length > 0) return groupLines(result, texts);
      return [
        result.whole === null
          ? texts.count(texts.documents(count))
          : texts.share_of_documents(percentOf(count, result.whole.count) ?? '0', count, result.whole.count),
        ...list(
          rows.map(({ record }) => line(record, texts)),
          texts,
        ),
      ];
    case 'distinct':
      return [
        texts.distinct(count, fieldName(result, 0, texts)),
        ...list(
          groups.map(({ name, documents }) => `- ${texts.group(name ?? '', '', texts.documents(documents))}`),
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
        texts.matching(texts.documents(count), ''),
        ...list(
          rows.map(({ record }) => line(record, texts)),
          texts,
        ),
      ];
    case 'summary':
      return summaryLines(result, texts);
  }
}

const fieldName = (
  { query, matching }: Pick<Result, 'query' | 'matching'>,
  i: number,
  texts: Texts,
): string => nameOfField(query.fields[i] ?? 'total', matching, texts);

/** The asked value; what a reviewer still has to check is said to be in doubt. */
const asked = (record: FolderRecord, field: string, value: string, texts: Texts): string =>
  shown(record, field, value, texts) + (record.values.get(field)?.doubtful === true ? texts.doubtful : '');

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
  const parts = ['sender', 'document_number', 'date', 'total']
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
          : [texts.value(fieldName(result, i, texts), asked(record, field, values[i]!, texts))],
      )
      .join('; ');
  // What is known of none of them is said, and not passed over.
  const missing = query.fields.flatMap((_, i) =>
    rows.every((row) => row.values[i] === null)
      ? [texts.no_value(fieldName(result, i, texts), matching.length)]
      : [],
  );
  if (rows.length === 1)
    return [`${values(rows[0]!)}${texts.comma}${describe(rows[0]!.record, texts, query.fields)}`, ...missing];
  const lines = rows.map(
    (row) => `- ${values(row)}${texts.comma}${describe(row.record, texts, query.fields)}`,
  );
  return [texts.matching(texts.documents(rows.length), money(amounts)), ...list(lines, texts), ...missing];
}

/** One for each currency, which is named where there are several; a dash where the whole comes to nothing. */
function percentsOf(parts: readonly Amount[], whole: readonly Amount[], texts: Texts): string {
  const percents = parts.flatMap(({ value, currency }) => {
    const all = whole.find((one) => one.currency === currency);
    const percent = all && percentOf(value, all.value);
    if (percent === undefined) return [];
    return [`${texts.percent(percent)}${whole.length > 1 && currency !== null ? ` (${currency})` : ''}`];
  });
  return percents.length === 0 ? '–' : percents.join(texts.comma);
}

/** "19.5 %: EUR 150.00 of EUR 771.00, over 2 documents." */
function shareLine({ amounts, rows, whole }: Result, texts: Texts): string {
  const of = whole?.amounts ?? [];
  return texts.share(percentsOf(amounts, of, texts), money(amounts), money(of), texts.documents(rows.length));
}

function amountLines(result: Result, texts: Texts): string[] | undefined {
  const { query, rows, amounts, matching } = result;
  const field = fieldName(result, 0, texts);
  if (rows.length === 0) return [texts.no_value(field, matching.length)];
  const say = query.operation === 'average' || query.operation === 'median' ? query.operation : 'sum';
  const name = query.fields[0] ?? 'total';
  const lines = rows.map(
    ({ record, values }) =>
      `- ${asked(record, name, values[0]!, texts)}${texts.comma}${describe(record, texts, [name])}`,
  );
  const first =
    result.whole !== null && say === 'sum'
      ? shareLine(result, texts)
      : texts[say](field, money(amounts), texts.documents(rows.length));
  return [first, ...list(lines, texts)];
}

function groupLines(result: Result, texts: Texts): string[] {
  const { query, groups, matching, amounts } = result;
  const counts = query.operation === 'count';
  const unnamed = texts.no_group(nameOfField(fieldOfGroups(query), matching, texts));
  const { whole } = result;
  const shareOf = (documents: number, amounts: readonly Amount[]): string => {
    if (whole === null) return '';
    const share = counts
      ? texts.percent(percentOf(documents, whole.count) ?? '0')
      : percentsOf(amounts, whole.amounts, texts);
    return `${texts.comma}${share}`;
  };
  const lines = groups.map(
    ({ name, amounts, documents }) =>
      `- ${texts.group(name ?? unnamed, counts ? '' : money(amounts), texts.documents(documents))}${shareOf(documents, amounts)}`,
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
  ) {
    const periods = groups.filter(({ name }) => name !== null).length;
    return [...(query.mean_of_sums ? [texts.mean(money(amounts), periods)] : []), ...list(lines, texts)];
  }
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
  const lines = rows.map(({ record, values }) => {
    const more = query.fields.flatMap((other, i) =>
      i === 0 || values[i] === null
        ? []
        : [texts.value(fieldName(result, i, texts), asked(record, other, values[i]!, texts))],
    );
    const line = texts.extreme_line(
      which,
      name,
      asked(record, field, values[0]!, texts),
      describe(record, texts, query.fields),
    );
    return [...more, line].join('; ');
  });
  return rows.length === 1
    ? lines
    : list(
        lines.map((text) => `- ${text}`),
        texts,
      );
}

function itemLine(
  { record, values: [description, quantity, price, amount] }: ResultRow,
  texts: Texts,
): string {
  const currency = valueOf(record, 'currency');
  const parts = [
    description!,
    ...(quantity === null ? [] : [`× ${quantity}`]),
    ...(price === null || price === undefined ? [] : [texts.each(figure(price))]),
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
