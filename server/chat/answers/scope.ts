// What an answer over records says besides its figure: how the question was understood, and which documents were left out.
import type { Result } from '../records/run-query.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import type { Filter } from '../questions/query.ts';
import type { Texts } from './texts.ts';

/** So many of the documents that are left out are named, and linked among the sources. */
export const NAMED_WITHOUT = 5;

/** What a field is called: as people do, else as the operator does. */
export function nameOfField(field: string, records: readonly FolderRecord[], texts: Texts): string {
  return (
    texts.fields[field] ??
    records.map(({ values }) => values.get(field)?.label).find((label) => label !== undefined) ??
    field.replace(/^asked\./, '').replaceAll(/[._]/g, ' ')
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
  const { repeated } = result;
  const { counted_out, unplaced } = leftOutOf(result);
  const field = nameOfField(result.query.fields[0] ?? 'total', result.matching, texts);
  const said = result.amounts.length > 0 ? repeated : [];
  return [
    ...(said.length === 0 ? [] : [texts.repeated(texts.documents(said.length), namesOf(said))]),
    ...(counted_out.length === 0
      ? []
      : [texts.without(texts.documents(counted_out.length), field, namesOf(counted_out))]),
    ...unplaced.map(({ field: silent, records }) =>
      texts.unplaced(texts.documents(records.length), nameOfField(silent, records, texts), namesOf(records)),
    ),
  ];
}

function namesOf(records: readonly FolderRecord[]): string {
  const names = records.slice(0, NAMED_WITHOUT).map(({ filename }) => filename);
  return names.join(', ') + (records.length > names.length ? ', …' : '');
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
          return `${named(filter.field)} ${filter.except === true ? texts.not : ''}${namesIn(filter.values)}`;
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

const namesIn = (values: readonly string[]): string =>
  values.slice(0, 4).join(' / ') + (values.length > 4 ? ' …' : '');

function limits({ at_least, at_most, inclusive }: Extract<Filter, { kind: 'number' }>, texts: Texts): string {
  if (at_least !== null && at_least === at_most) return at_least;
  const least = at_least === null ? [] : [inclusive ? texts.at_least(at_least) : texts.more_than(at_least)];
  const most = at_most === null ? [] : [inclusive ? texts.at_most(at_most) : texts.less_than(at_most)];
  return [...least, ...most].join(', ');
}
