// The result of a query as an answer: the figure first, then the documents it was made of, what was left out, and how the
// question was understood.
import { compareDecimals, isDecimal, subtractDecimals } from '../../platform/decimal.ts';
import { commonest } from '../../platform/group-by.ts';
import type { Query } from '../questions/query.ts';
import { percentOf, type Amount } from '../records/groups.ts';
import { titleOf, type FolderRecord } from '../records/folder-record.ts';
import { fieldOfGroups } from '../records/groups.ts';
import { valueOf } from '../records/match.ts';
import { isExtreme, isFigure, type Result, type ResultRow } from '../records/run-query.ts';
import { conditionsOf, leftOutLines, nameOfField } from './scope.ts';
import { money, priced, type Texts } from './texts.ts';

/** Undefined where the records do not have what was asked. */
export function phraseResult(result: Result, in_folder: number, texts: Texts): string | undefined {
  const { query, matching } = result;
  const conditions = conditionsOf(query.filters, texts);
  const left_out = leftOutLines(result, texts);
  if (matching.length === 0) {
    if (!mayBeNone(result)) return undefined;
    const scope = conditions === '' ? '' : texts.say('scopeInline', { conditions });
    const none = query.operation === 'count' ? 'countNone' : 'noneMatch';
    return [texts.say(none, { n: in_folder, scope }), ...left_out].join('\n');
  }
  const lines = linesOf(result, texts);
  if (lines === undefined) return undefined;
  const scope = conditions === '' ? [] : [texts.say('scope', { conditions })];
  return [...lines, ...left_out, ...scope].join('\n');
}

/** Where no document matches, that is the answer: to a count, a sum, and a question whose conditions every record tells. */
const mayBeNone = ({ query: { operation, fields, filters }, excluded }: Result): boolean =>
  operation === 'count' ||
  operation === 'sum' ||
  (excluded &&
    (operation === 'list' ||
      (operation === 'value' && filters.every((one) => 'field' in one && fields.includes(one.field)))));

function linesOf(result: Result, texts: Texts): string[] | undefined {
  const { query, rows, groups } = result;
  const { operation } = query;
  if (query.line_items) return rows.length === 0 ? undefined : itemLines(result, texts);
  if (operation === 'summary') return summaryLines(result, texts);
  if (operation === 'distinct' && groups.length === 0) return [noValueOf(query.fields, result, texts)];
  if (operation === 'distinct' || groups.length > 0) return groupLines(result, texts);
  if (operation === 'list' || operation === 'count') return documentLines(result, texts);
  if (rows.length === 0)
    return [noValueOf(operation === 'value' ? query.fields : [firstOf(query)], result, texts)];
  if (isFigure(operation)) return figureLines(result, texts);
  return valueLines(result, texts);
}

const firstOf = ({ fields }: Query): string => fields[0] ?? 'total';

const LISTED = 20;

function bullets(lines: readonly string[], texts: Texts): string[] {
  const shown = lines.slice(0, LISTED).map((line) => `- ${line}`);
  const more = lines.length - shown.length;
  return more === 0 ? shown : [...shown, texts.say('more', { n: more })];
}

function noValueOf(fields: readonly string[], { matching }: Result, texts: Texts): string {
  const field = texts.joined(fields.map((name) => nameOfField(name, matching, texts)));
  return texts.say('noValue', { field, n: matching.length });
}

function shown(record: FolderRecord, field: string, value: string, texts: Texts): string {
  const is_amount = record.values.get(field)?.type === 'amount' && isDecimal(value);
  return is_amount
    ? priced(value, valueOf(record, 'currency'))
    : value.replaceAll(/\s*\n\s*/g, texts.joined(['', '']));
}

/** The asked value; what a reviewer still has to check is said to be in doubt. */
const asked = (record: FolderRecord, field: string, value: string, texts: Texts): string =>
  shown(record, field, value, texts) +
  (record.values.get(field)?.doubtful === true ? texts.say('doubtful') : '');

/** A document in one line: who, when, how much, which file. */
function describe(record: FolderRecord, texts: Texts, except: readonly string[] = []): string {
  const parts = ['sender', 'document_number', 'date', 'total']
    .filter((field) => !except.includes(field))
    .flatMap((field) => {
      const value = valueOf(record, field);
      return value === null ? [] : [shown(record, field, value, texts)];
    });
  return `${texts.joined(parts)}${parts.length > 0 ? ' ' : ''}(${titleOf(record)})`;
}

function documentLines({ query, rows, count, whole }: Result, texts: Texts): string[] {
  const documents = texts.documents(count);
  const counted = () =>
    whole === null
      ? texts.say('count', { documents })
      : texts.say('shareOfDocuments', {
          percent: percent(count, whole.count, texts),
          n: count,
          of: whole.count,
        });
  const head = query.operation === 'list' ? texts.say('matching', { documents }) : counted();
  return [
    head,
    ...bullets(
      rows.map(({ record }) => describe(record, texts)),
      texts,
    ),
  ];
}

/** The values of documents, or those of the first and the last of them: each with its document. */
function valueLines(result: Result, texts: Texts): string[] {
  const { query, rows, amounts, matching } = result;
  const fields = query.fields.length > 0 ? query.fields : ['total'];
  const which = isExtreme(query.operation) ? query.operation : undefined;
  const lines = rows.map(({ record, values }) => {
    const said = fields.flatMap((field, i) => {
      if (values[i] == null) return [];
      const name = nameOfField(field, matching, texts);
      const called = which !== undefined && i === 0 ? texts.say(which, { field: name }) : name;
      return [texts.labelled(called, asked(record, field, values[i], texts))];
    });
    // What is asked of the first or the last one stands before what makes it that.
    const ordered = which === undefined ? said : [...said.slice(1), ...said.slice(0, 1)];
    return texts.joined([ordered.join('; '), describe(record, texts, query.fields)]);
  });
  if (which !== undefined) return rows.length === 1 ? lines : bullets(lines, texts);
  // What is known of none of them is said, and not passed over.
  const unknown = fields.filter((_, i) => rows.every(({ values }) => values[i] === null));
  const missing = unknown.map((field) => noValueOf([field], result, texts));
  if (rows.length === 1) return [...lines, ...missing];
  const documents = texts.documents(rows.length);
  const [{ record, values }] = rows as [ResultRow];
  const [field] = fields as [string];
  const alike = fields.length === 1 && rows.every((row) => row.values[0] === values[0]);
  const matched = texts.say('matching', { documents });
  const name = nameOfField(field, matching, texts);
  // What all of them say is said once, before them.
  const head =
    amounts.length > 0
      ? texts.say('matchingFor', { documents, amounts: money(amounts) })
      : alike
        ? texts.joined([texts.labelled(name, asked(record, field, values[0]!, texts)), matched])
        : matched;
  return [head, ...bullets(lines, texts), ...missing];
}

const percent = (part: string | number, whole: string | number, texts: Texts): string =>
  texts.say('percent', { value: percentOf(part, whole) ?? '0' });

/** One for each currency, which is named where there are several; a dash where the whole comes to nothing. */
function percentsOf(parts: readonly Amount[], whole: readonly Amount[], texts: Texts): string {
  const percents = parts.flatMap(({ value, currency }) => {
    const all = whole.find((one) => one.currency === currency);
    if (all === undefined || percentOf(value, all.value) === undefined) return [];
    return [
      `${percent(value, all.value, texts)}${whole.length > 1 && currency !== null ? ` (${currency})` : ''}`,
    ];
  });
  return percents.length === 0 ? '–' : texts.joined(percents);
}

/** "19.5 %: EUR 150.00 of EUR 771.00, over 2 documents.", or the sum alone; then what it is made of. */
function figureLines({ query, rows, amounts, matching, whole }: Result, texts: Texts): string[] {
  const name = firstOf(query);
  const said = { amounts: money(amounts), documents: texts.documents(rows.length) };
  const head =
    whole !== null && query.operation === 'sum'
      ? texts.say('share', {
          ...said,
          percents: percentsOf(amounts, whole.amounts, texts),
          whole: money(whole.amounts),
        })
      : texts.say(query.operation as 'sum' | 'average' | 'median', {
          ...said,
          field: nameOfField(name, matching, texts),
        });
  const lines = rows.map(({ record, values }) =>
    texts.joined([asked(record, name, values[0]!, texts), describe(record, texts, [name])]),
  );
  return [head, ...bullets(lines, texts)];
}

function groupLines(result: Result, texts: Texts): string[] {
  const { query, groups, matching, amounts, whole } = result;
  const { operation } = query;
  const counts = operation === 'count' || operation === 'distinct';
  const field = nameOfField(
    operation === 'distinct' ? (query.fields[0] ?? 'sender') : fieldOfGroups(query),
    matching,
    texts,
  );
  const lines = groups.map(({ name, amounts: own, documents }) => {
    const said = counts ? texts.documents(documents) : `${money(own)} (${texts.documents(documents)})`;
    const share =
      whole === null
        ? []
        : [counts ? percent(documents, whole.count, texts) : percentsOf(own, whole.amounts, texts)];
    return texts.joined([texts.labelled(name ?? texts.say('noGroup', { field }), said), ...share]);
  });
  const named = groups.filter(({ name }) => name !== null).length;
  const head =
    operation === 'distinct'
      ? [texts.say('distinct', { n: groups.length, field })]
      : query.mean_of_sums
        ? [texts.say('mean', { amounts: money(amounts), n: named })]
        : [];
  return [...head, ...bullets(lines, texts), ...differenceLines(result, texts)];
}

/** By how much the first of two groups exceeds the second. */
function differenceLines({ query, groups }: Result, texts: Texts): string[] {
  const [a, b] = groups.map(({ amounts }) => amounts[0]);
  if (!query.compare || groups.length !== 2 || a === undefined || a.currency !== b?.currency) return [];
  const [more, less] = (compareDecimals(a.value, b.value) ?? 0) >= 0 ? [a, b] : [b, a];
  const value = subtractDecimals(more.value, less.value);
  return [texts.say('difference', { amount: priced(value, a.currency) })];
}

function itemLines({ query, rows, count, amounts }: Result, texts: Texts): string[] {
  const { operation } = query;
  const said = {
    field: nameOfField('unit_price', [], texts),
    amounts: money(amounts),
    documents: texts.documents(new Set(rows.map(({ record }) => record)).size),
  };
  const head =
    amounts.length === 0
      ? texts.say('items', { n: count })
      : operation === 'average' || operation === 'median'
        ? texts.say(operation, said)
        : texts.say('itemsFor', { n: count, amounts: said.amounts });
  const lines = rows.map(({ record, values: [description, quantity, price, amount] }) => {
    const parts = [
      description ?? '',
      ...(quantity == null ? [] : [`× ${quantity}`]),
      ...(price == null ? [] : [texts.say('each', { price: priced(price, null) })]),
      ...(amount == null ? [] : [priced(amount, valueOf(record, 'currency'))]),
    ];
    return `${texts.joined(parts)} (${titleOf(record)})`;
  });
  return [head, ...bullets(lines, texts)];
}

function summaryLines({ matching, amounts }: Result, texts: Texts): string[] {
  const types = commonest(matching.map(({ doc_type }) => doc_type ?? 'Other'));
  const dates = matching
    .flatMap((record) => valueOf(record, 'date') ?? [])
    .toSorted((a, b) => a.localeCompare(b));
  const [from, to = ''] = [dates[0], dates.at(-1)];
  const dated =
    from === to ? texts.say('dated', { day: to }) : texts.say('datedFrom', { from: from ?? '', to });
  const lines = matching.map((record) =>
    record.summary === null ? titleOf(record) : texts.labelled(titleOf(record), record.summary),
  );
  return [
    texts.say('summary', {
      documents: texts.documents(matching.length),
      types: texts.joined(types.map(([type, times]) => `${type} ${times}`)),
    }),
    ...(from === undefined ? [] : [dated]),
    ...(amounts.length === 0 ? [] : [texts.say('totals', { amounts: money(amounts) })]),
    ...bullets(lines, texts),
  ];
}
