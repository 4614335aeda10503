// The conditions of a query settled with what stands in the documents: which were taken for another kind, and whose name the
// record lacks.
import type { Context } from '../../context.ts';
import { isWeak, type Filter, type Query } from '../questions/query.ts';
import type { Folder } from '../records/load-folder.ts';
import { matches } from '../records/match.ts';
import { beginningsOf, documentsNaming, relaxed } from '../records/match-text.ts';
import { isParty } from '../records/same-name.ts';

/** The query as it is run; the session keeps the one that it was made of. */
export async function settleQuery(ctx: Context, folder: Folder, query: Query): Promise<Query> {
  const named = query.filters.some((filter) => filter.kind === 'value' && filter.field === 'sender');
  return named ? relaxed(query, folder, await beginningsOf(ctx, folder)) : query;
}

/**
 * Which kind of document it is was perhaps read wrongly: it does not hide the one that the question names. But where the
 * name stands in documents of the kind asked for, those are meant.
 */
export async function withKind(ctx: Context, folder: Folder, query: Query): Promise<Query> {
  const { records } = folder;
  const kind = query.filters.find((filter) => filter.kind === 'value' && filter.field === 'doc_type');
  if (query.share || kind?.kind !== 'value' || kind.except === true) return query;
  const kept = query.filters.filter((filter) => filter !== kind);
  if (!kept.some((filter) => !isWeak(filter) && filter.kind !== 'date' && filter.kind !== 'number'))
    return query;
  const found = (filters: readonly Filter[]) => records.some((record) => matches(record, filters));
  // What was recognised as no kind at all may well be of the kind asked for.
  const wide = { ...kind, values: [...new Set([...kind.values, 'Other'])] };
  const filters = query.filters.map((filter) => (filter === kind ? wide : filter));
  if (found(filters)) return { ...query, filters };
  const of_kind = records.filter((record) => matches(record, [kind]));
  const texts = await beginningsOf(ctx, { ...folder, records: of_kind });
  const named = filters.map((filter): Filter => {
    if (filter.kind !== 'value' || !isParty(filter.field)) return filter;
    return { kind: 'documents', ids: documentsNaming(filter.said, texts), said: filter.said };
  });
  return { ...query, filters: found(named) ? named : kept };
}
