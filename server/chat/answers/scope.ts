// What an answer over records says besides its figure: how the question was understood and what else it may have meant, and
// which documents were left out.
import type { Result } from '../records/run-query.ts';
import { type FolderRecord, titleOf } from '../records/folder-record.ts';
import type { DateRange, Filter } from '../questions/query.ts';
import type { Texts } from './texts.ts';
import { valueOf } from '../records/match.ts';

/** So many of the documents that are left out are named, and linked among the sources. */
export const NAMED_WITHOUT = 5;

/** What a field is called: as people do, else as the operator does. */
export function nameOfField(field: string, records: readonly FolderRecord[], texts: Texts): string {
  return (
    texts.field(field) ??
    records.map(({ values }) => values.get(field)?.label).find((label) => label !== undefined) ??
    field.replace(/^(?:asked|field)\./, '').replaceAll(/[._]/g, ' ')
  );
}

/** Documents that a figure does not cover, each with the field that they do not state. */
export function leftOutOf({ without, unplaced, query, rows }: Result): {
  counted_out: FolderRecord[];
  unplaced: Result['unplaced'];
} {
  const figures = rows.length > 0 && query.operation !== 'distinct';
  return { counted_out: figures ? without : [], unplaced: query.operation === 'value' ? [] : unplaced };
}

/** What the figure does not cover, and that no paper is counted twice. */
export function leftOutLines(result: Result, texts: Texts): string[] {
  const { counted_out, unplaced } = leftOutOf(result);
  const missing = { field: result.query.fields[0] ?? 'total', records: counted_out };
  const repeated = { field: '', records: result.amounts.length > 0 ? result.repeated : [] };
  const line = (key: 'repeated' | 'without' | 'unplaced', { field, records }: typeof missing): string[] => {
    if (records.length === 0) return [];
    const [documents, names] = [texts.documents(records.length), namesOf(records)];
    return [texts.say(key, { field: nameOfField(field, result.matching, texts), documents, names })];
  };
  return [
    ...line('repeated', repeated),
    ...line('without', missing),
    ...unplaced.flatMap((one) => line('unplaced', one)),
  ];
}

function namesOf(records: readonly FolderRecord[]): string {
  const names = records.slice(0, NAMED_WITHOUT).map(titleOf);
  return names.join(', ') + (records.length > names.length ? ', …' : '');
}

/** The filters in words. */
export const conditionsOf = (filters: readonly Filter[], texts: Texts): string =>
  filters
    .filter((filter) => filter.kind !== 'items' || filter.words.length > 0 || filter.tax_rate !== undefined)
    .map((filter) => conditionOf(filter, texts))
    .join('; ');

function conditionOf(filter: Filter, texts: Texts): string {
  const field = 'field' in filter ? nameOfField(filter.field, [], texts) : '';
  switch (filter.kind) {
    case 'date':
      return `${field} ${filter.ranges.map((range) => rangeOf(range, texts)).join(' / ')}`;
    case 'value': {
      const names = filter.values.slice(0, 4).join(' / ') + (filter.values.length > 4 ? ' …' : '');
      return `${field} ${filter.except === true ? texts.say('not') : ''}${names}`;
    }
    case 'number':
      return `${field} ${limitsOf(filter, texts)}`;
    case 'missing':
      return texts.say('withoutField', { field });
    case 'items':
      return [
        ...(filter.words.length === 0 ? [] : [texts.say('withWords', { words: filter.words.join(' ') })]),
        ...(filter.tax_rate === undefined ? [] : [`${texts.field('tax_rate')} ${filter.tax_rate} %`]),
      ].join('; ');
    case 'documents':
      return filter.said;
  }
}

function rangeOf({ from, to }: DateRange, texts: Texts): string {
  if (from === to) return from ?? '';
  if (from === null) return texts.say('until', { to: to ?? '' });
  return to === null ? texts.say('from', { from }) : texts.say('fromTo', { from, to });
}

type Limits = Extract<Filter, { kind: 'number' }>;

function limitsOf({ at_least, at_most, inclusive }: Limits, texts: Texts): string {
  if (at_least !== null && at_least === at_most) return at_least;
  const [least, most] = inclusive ? (['atLeast', 'atMost'] as const) : (['moreThan', 'lessThan'] as const);
  return [
    ...(at_least === null ? [] : [texts.say(least, { value: at_least })]),
    ...(at_most === null ? [] : [texts.say(most, { value: at_most })]),
  ].join(', ');
}

const MOST = 5;

/** `alternatives` are fields that go by the name which the question uses. */
export function readingsOf(
  { query, rows, matching }: Result,
  alternatives: readonly string[],
  texts: Texts,
): string[] {
  const [field] = query.fields;
  if (query.operation !== 'value' || query.line_items || field === undefined) return [];
  const of = (name: string, filename: string) =>
    texts.say('reading', { field: nameOfField(name, matching, texts), filename });
  if (rows.length > 1 && rows.length <= MOST && query.fields.length === 1) {
    const names = rows.map(({ record }) => record.filename);
    // Of files with one name, none can be asked about by it.
    return names
      .filter((name) => names.indexOf(name) === names.lastIndexOf(name))
      .map((name) => of(field, name));
  }
  return rows.length === 1
    ? alternatives.flatMap((name) => {
        const { record, values } = rows[0]!;
        const other = valueOf(record, name);
        return other === null || values.includes(other) ? [] : [of(name, record.filename)];
      })
    : [];
}
