// Names and dates looked up in the text where the records do not have them: a shop's name that was read with a slip of a
// letter, or a date that was not taken for the document's.
import type { Context } from '../../context.ts';
import { fold, runs } from '../../search/tokenize.ts';
import { pagesOf } from '../page-texts.ts';
import type { Filter, Query } from '../questions/query.ts';
import type { Folder } from './load-folder.ts';
import { bare } from './has-words.ts';
import { matches } from './match.ts';
import { LEGAL_FORM } from './same-name.ts';

/** Who a document is from stands at its beginning. */
const PAGES = 2;
const CHARACTERS = 4000;
/** A letterhead: whoever stands there has sent the document, whomever the record names. */
const LETTERHEAD = 240;
/** Share of the name's groups of three letters that must stand in the text. */
const ALIKE = 0.72;
const SHORTEST_NAME = 5;

/** The beginning of each document, as it stands there. */
export type Beginnings = ReadonlyMap<number, string>;

export async function beginningsOf(ctx: Context, folder: Folder): Promise<Beginnings> {
  const texts = new Map<number, string>();
  for (const { document_id, page, text } of await pagesOf(ctx, folder))
    if (page <= PAGES)
      texts.set(document_id, `${texts.get(document_id) ?? ''}\n${text}`.slice(0, CHARACTERS));
  return texts;
}

/** Documents that have something very like the name near their beginning. */
export function documentsNaming(name: string, texts: Beginnings): number[] {
  const wanted = bare(name.replaceAll(LEGAL_FORM, ' '));
  const short = /\p{Script=Han}/u.test(wanted) ? 2 : SHORTEST_NAME;
  if (wanted.length < short) return [];
  const scored = [...texts].map(([id, text]) => ({ id, score: likeness(wanted, bare(text)) }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best < ALIKE
    ? []
    : scored.filter(({ score }) => score >= Math.max(ALIKE, best - 0.1)).map(({ id }) => id);
}

/** 1 when the name stands there; else the share of its trigrams within some stretch of about its length. */
function likeness(wanted: string, text: string): number {
  if (text.includes(wanted)) return 1;
  if (wanted.length < SHORTEST_NAME + 1) return 0;
  const grams = new Set(Array.from({ length: wanted.length - 2 }, (_, i) => wanted.slice(i, i + 3)));
  const hits: number[] = [];
  for (let i = 0; i + 3 <= text.length; i += 1) if (grams.has(text.slice(i, i + 3))) hits.push(i);
  let best = 0;
  for (const [k, start] of hits.entries()) {
    const seen = new Set<string>();
    for (let j = k; j < hits.length && hits[j]! - start <= wanted.length * 1.25; j += 1)
      seen.add(text.slice(hits[j], hits[j]! + 3));
    best = Math.max(best, seen.size / grams.size);
  }
  return best;
}

/**
 * The query with filters on senders widened to what the text says. A document whose record names somebody else is not taken in
 * because the name stands in it too: it may be the buyer's.
 */
export function relaxed(query: Query, { records }: Folder, texts: Beginnings): Query {
  const filters = query.filters.map((filter): Filter => {
    if (filter.kind !== 'value' || filter.field !== 'sender') return filter;
    const { said } = filter;
    const by_record = records.filter((record) => matches(record, [filter])).map(({ id }) => id);
    const unsure = documentsNaming(said, texts).filter((id) =>
      isUnsure(records, id, said, texts.get(id) ?? ''),
    );
    const by_text = unsure.some((id) => !by_record.includes(id));
    const ids = [...new Set([...by_record, ...unsure])];
    return { kind: 'documents', ids, said, ...(by_text && { by_text }) };
  });
  return { ...query, filters };
}

function headsWith(name: string, text: string): boolean {
  const wanted = [...runs(fold(name.replaceAll(LEGAL_FORM, ' ')))].map((run) => run.text);
  const head = fold(text.trimStart().slice(0, LETTERHEAD));
  return (
    wanted.join('').length >= SHORTEST_NAME &&
    new RegExp(
      String.raw`^\P{L}*${wanted.join(String.raw`[^\p{L}\p{N}]*`)}(?!(?!\p{Script=Han})\p{L})`,
      'u',
    ).test(head)
  );
}

/** So sure a record has to be of its sender that a letterhead says nothing against it. */
const SURE = 0.95;
const MISREAD = 0.4;

/** The record has no sender, one that reads like a slip of the name, or one that it is not sure of where the page is headed by the name. */
function isUnsure(records: Folder['records'], id: number, name: string, text: string): boolean {
  const sender = records.find((record) => record.id === id)?.values.get('sender');
  if (sender === undefined) return true;
  const [a, b] = [bare(sender.value.replaceAll(LEGAL_FORM, ' ')), bare(name.replaceAll(LEGAL_FORM, ' '))];
  if (a.length < 3 || b.includes(a) || Math.max(likeness(a, b), likeness(b, a)) >= MISREAD) return true;
  return (sender.confidence ?? 1) < SURE && headsWith(name, text);
}
