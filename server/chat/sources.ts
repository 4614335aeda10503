// Sources of an answer. A quote is sent only after code has found it on the page it is said to stand on.
import type { ChatSource } from '../../contract/chat.ts';
import type { Context } from '../context.ts';
import { leftOutOf, NAMED_WITHOUT } from './answers/scope.ts';
import { baseUrlOf, docUrl, readSettings } from '../settings/settings.ts';
import { RECORD_PAGE, pageKey, textsAt, type PageText } from './page-texts.ts';
import type { FolderRecord } from './records/folder-record.ts';
import type { Folder } from './records/load-folder.ts';
import { bare } from './records/has-words.ts';
import { valueOf } from './records/match.ts';
import type { Result } from './records/run-query.ts';

/** On RECORD_PAGE what stands in the record only. */
export type Quote = PageText;

const MOST_SOURCES = 20;
const LONGEST_QUOTE = 400;

/** Whether the quote stands on the page, apart from blanks and punctuation. */
export function isOnPage(quote: string, page: string): boolean {
  const wanted = bare(quote);
  return wanted !== '' && bare(page).includes(wanted);
}

type Linked = Pick<FolderRecord, 'id' | 'filename'>;

/** Makes a source of a place in a document; on no page where only the record says it. */
async function sourceMaker(ctx: Context) {
  const base_url = baseUrlOf(ctx, await readSettings(ctx));
  return ({ id, filename }: Linked, page: number, quote: string): ChatSource => ({
    document_id: id,
    filename,
    page: page === RECORD_PAGE ? null : page,
    quote: quote.slice(0, LONGEST_QUOTE),
    doc_url: docUrl(base_url, id),
  });
}

/** Quotes that stand where they are said to stand, as sources, each once; the others are dropped. */
export async function verifiedSources(
  ctx: Context,
  folder: Folder,
  quotes: readonly Quote[],
): Promise<ChatSource[]> {
  const pages = await textsAt(ctx, folder, quotes);
  const records = new Map(folder.records.map((record) => [record.id, record]));
  const sourceOf = await sourceMaker(ctx);
  const sources = new Map<string, ChatSource>();
  for (const { document_id, page, text } of quotes) {
    const record = records.get(document_id);
    const on_page = pages.get(pageKey(document_id, page));
    if (record === undefined || on_page === undefined || !isOnPage(text, on_page)) continue;
    const source = sourceOf(record, page, text);
    const key = JSON.stringify(source);
    if (!sources.has(key) && sources.size < MOST_SOURCES) sources.set(key, source);
  }
  return [...sources.values()];
}

/**
 * Where the values of a result stand: the line of the page around each, else the field of the record. Then the first of the
 * documents that were left out, which somebody may want to complete.
 */
export async function sourcesOfResult(ctx: Context, folder: Folder, result: Result): Promise<ChatSource[]> {
  const { query } = result;
  const named = !query.line_items && query.fields.length > 0;
  const fields = named ? query.fields : ['total', 'date', 'sender'];
  const incomplete = incompleteOf(result).slice(0, NAMED_WITHOUT);
  const all = new Set(result.rows.map(({ record }) => record));
  const rows = [...all].slice(0, MOST_SOURCES - incomplete.length);
  const places = rows.flatMap((record) => {
    const own = fields.flatMap((field) => record.values.get(field)?.evidence[0] ?? []);
    const shown = query.operation === 'value' ? own : own.slice(0, 1);
    return shown.map(({ page, text }) => ({ document_id: record.id, page, text }));
  });
  const pages = await textsAt(ctx, folder, places);
  const quotes = places.map((place) => ({
    ...place,
    text: lineAround(place.text, pages.get(pageKey(place.document_id, place.page)) ?? ''),
  }));
  const verified = await verifiedSources(ctx, folder, quotes);
  const sourceOf = await sourceMaker(ctx);
  const sources = rows.flatMap((record): ChatSource[] => {
    const own = verified.filter(({ document_id }) => document_id === record.id);
    if (own.length > 0) return own;
    const field = fields.find((name) => valueOf(record, name) !== null);
    const label = field && (record.values.get(field)?.label ?? field);
    const quote = field === undefined ? record.filename : `${label}: ${valueOf(record, field)}`;
    return [sourceOf(record, RECORD_PAGE, quote)];
  });
  const links = incomplete.map((record) => sourceOf(record, RECORD_PAGE, record.filename));
  return [...sources.slice(0, MOST_SOURCES - links.length), ...links];
}

/** Documents that are left out for want of a value which others of their type have: a letter has no total to complete. */
function incompleteOf(result: Result): FolderRecord[] {
  const { counted_out, unplaced } = leftOutOf(result);
  const types = new Set(result.rows.map(({ record }) => record.doc_type));
  const all = new Set([...counted_out, ...unplaced.flatMap(({ records }) => records)]);
  return [...all].filter(({ doc_type }) => types.has(doc_type));
}

/** A bare figure says little; its line says what it is. Values over several lines stay as they are. */
function lineAround(text: string, page: string): string {
  const wanted = bare(text);
  const line = page.split('\n').find((one) => bare(one).includes(wanted));
  return line === undefined || line.length > LONGEST_QUOTE ? text : line.trim();
}
