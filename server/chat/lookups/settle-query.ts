// The conditions of a query settled with what stands in the documents: which were taken for another kind, and whose name the
// record lacks, or has with a slip of a letter.
import type { Context } from '../../context.ts';
import { pagesOf } from '../page-texts.ts';
import { isWeak, type Filter, type Query } from '../questions/query.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import { bare } from '../records/has-words.ts';
import type { Folder } from '../records/load-folder.ts';
import { matches } from '../records/match.ts';
import { isParty, LEGAL_FORM } from '../records/same-name.ts';

/** Who a document is from stands at its beginning. */
const PAGES = 2;
const CHARACTERS = 4000;
/** Share of the name's groups of three letters that must stand in the text. */
const ALIKE = 0.72;
/** The same of a name in a record. */
const MISREAD = 0.4;
const SHORTEST_NAME = 5;

/** The query as it is run; the session keeps the one that it was made of. */
export async function settleQuery(ctx: Context, folder: Folder, query: Query): Promise<Query> {
  const named = query.filters.some((filter) => filter.kind === 'value' && filter.field === 'sender');
  return named ? relaxed(query, folder.records, await beginningsOf(ctx, folder)) : query;
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
  if (kept.every((filter) => isWeak(filter) || filter.kind === 'date' || filter.kind === 'number'))
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

/** The beginning of each document, as it stands there. */
type Beginnings = ReadonlyMap<number, string>;

async function beginningsOf(ctx: Context, folder: Folder): Promise<Beginnings> {
  const texts = new Map<number, string>();
  for (const { document_id, page, text } of await pagesOf(ctx, folder))
    if (page <= PAGES)
      texts.set(document_id, `${texts.get(document_id) ?? ''}\n${text}`.slice(0, CHARACTERS));
  return texts;
}

/** Letters and digits of a name without its legal form. */
const core = (name: string): string => bare(name.replaceAll(LEGAL_FORM, ' '));

/** Documents that have something very like the name near their beginning. */
function documentsNaming(name: string, texts: Beginnings): number[] {
  const wanted = core(name);
  if (wanted.length < (/\p{Script=Han}/u.test(wanted) ? 2 : SHORTEST_NAME)) return [];
  const scored = [...texts].map(([id, text]) => ({ id, score: likeness(wanted, bare(text)) }));
  const least = Math.max(ALIKE, ...scored.map(({ score }) => score - 0.1));
  return scored.filter(({ score }) => score >= least).map(({ id }) => id);
}

/** 1 when the name stands there; else the share of its trigrams within some stretch of about its length. */
function likeness(wanted: string, text: string): number {
  if (text.includes(wanted)) return 1;
  if (wanted.length <= SHORTEST_NAME) return 0;
  const gramsOf = (some: string) =>
    Array.from({ length: Math.max(0, some.length - 2) }, (_, i) => some.slice(i, i + 3));
  const grams = new Set(gramsOf(wanted));
  const hits = gramsOf(text).flatMap((gram, i) => (grams.has(gram) ? [i] : []));
  let most = 0;
  for (const [k, start] of hits.entries()) {
    const seen = new Set<string>();
    for (let j = k; hits[j]! - start <= wanted.length * 1.25; j += 1)
      seen.add(text.slice(hits[j], hits[j]! + 3));
    most = Math.max(most, seen.size);
  }
  return most / grams.size;
}

/**
 * The query with filters on senders widened to what the text says. A document whose record names somebody else is not taken in
 * because the name stands in it too: it may be the buyer's.
 */
export function relaxed(query: Query, records: readonly FolderRecord[], texts: Beginnings): Query {
  const filters = query.filters.map((filter): Filter => {
    if (filter.kind !== 'value' || filter.field !== 'sender') return filter;
    const { said } = filter;
    const naming = documentsNaming(said, texts);
    const by_record = records.filter((record) => matches(record, [filter]));
    const unsure = records.filter((record) => naming.includes(record.id) && isUnsure(record, said));
    const by_text = unsure.some((record) => !by_record.includes(record));
    const ids = [...new Set([...by_record, ...unsure])].map(({ id }) => id);
    return { kind: 'documents', ids, said, ...(by_text && { by_text }) };
  });
  return { ...query, filters };
}

/** The record has no sender, or one that reads like a slip of the name. */
function isUnsure({ values }: FolderRecord, name: string): boolean {
  const sender = values.get('sender');
  if (sender === undefined) return true;
  const [a, b] = [core(sender.value), core(name)];
  return a.length < 3 || b.includes(a) || Math.max(likeness(a, b), likeness(b, a)) >= MISREAD;
}
