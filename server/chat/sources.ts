// Sources of an answer. A quote is sent only after code has found it on the page it is said to stand on.
import type { ChatSource } from '../../contract/chat.ts';
import type { Context } from '../context.ts';
import { fold } from '../search/tokenize.ts';
import { leftOutOf, NAMED_WITHOUT } from './answers/scope.ts';
import { baseUrlOf, docUrl, readSettings } from '../settings/settings.ts';
import { RECORD_PAGE, loadPages, pageKey } from './page-texts.ts';
import type { FolderRecord } from './records/folder-record.ts';
import type { Folder } from './records/load-folder.ts';
import { valueOf } from './records/match.ts';
import type { Result } from './records/run-query.ts';

export interface Quote {
  document_id: number;
  /** RECORD_PAGE for what stands in the record only. */
  page: number;
  text: string;
}

const MOST_SOURCES = 20;
const LONGEST_QUOTE = 400;

/** Letters and digits only: blanks, dashes and line breaks are read differently each time. */
const bare = (text: string): string => fold(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Whether the quote stands on the page, apart from blanks and punctuation. */
export function isOnPage(quote: string, page: string): boolean {
  const wanted = bare(quote);
  return wanted !== '' && bare(page).includes(wanted);
}

/** Quotes that stand where they are said to stand, as sources; the others are dropped. */
export async function verifiedSources(
  ctx: Context,
  folder: Folder,
  quotes: readonly Quote[],
): Promise<ChatSource[]> {
  const pages = await loadPages(ctx, folder, quotes);
  const records = new Map(folder.records.map((record) => [record.id, record]));
  const base_url = baseUrlOf(ctx, await readSettings(ctx));
  const sources: ChatSource[] = [];
  for (const { document_id, page, text } of quotes) {
    const record = records.get(document_id);
    const on_page = pages.get(pageKey(document_id, page));
    if (record === undefined || on_page === undefined || !isOnPage(text, on_page)) continue;
    const source = {
      document_id,
      filename: record.filename,
      page: page === RECORD_PAGE ? null : page,
      quote: text.slice(0, LONGEST_QUOTE),
      doc_url: docUrl(base_url, document_id),
    };
    if (
      !sources.some(
        (one) => one.document_id === document_id && one.page === source.page && one.quote === source.quote,
      )
    )
      sources.push(source);
    if (sources.length === MOST_SOURCES) break;
  }
  return sources;
}

/**
 * Where the values of a result stand: the line of the page around each, else the field of the record. Then the first of the
 * documents that were left out, which somebody may want to complete.
 */
export async function sourcesOfResult(ctx: Context, folder: Folder, result: Result): Promise<ChatSource[]> {
  const fields =
    result.query.line_items || result.query.fields.length === 0
      ? ['total', 'date', 'sender']
      : result.query.fields;
  const incomplete = incompleteOf(result).slice(0, NAMED_WITHOUT);
  const rows = result.rows.slice(0, MOST_SOURCES - incomplete.length).map(({ record }) => record);
  const places = rows.flatMap((record) =>
    fields.flatMap((field) => {
      const found = record.values.get(field)?.evidence[0];
      return found === undefined
        ? []
        : [{ document_id: record.id, page: found.page, text: found.text, field }];
    }),
  );
  const pages = await loadPages(ctx, folder, places);
  const quotes = places.map((place) => ({
    ...place,
    text: lineAround(place.text, pages.get(pageKey(place.document_id, place.page)) ?? ''),
  }));
  const verified = await verifiedSources(
    ctx,
    folder,
    onePerDocument(quotes, result.query.operation === 'value' ? fields.length : 1),
  );
  const base_url = baseUrlOf(ctx, await readSettings(ctx));
  const sources = rows.flatMap((record): ChatSource[] => {
    const own = verified.filter(({ document_id }) => document_id === record.id);
    if (own.length > 0) return own;
    const field = fields.find((name) => valueOf(record, name) !== null);
    const quote =
      field === undefined
        ? record.filename
        : `${record.values.get(field)?.label ?? field}: ${valueOf(record, field)!}`;
    return [
      {
        document_id: record.id,
        filename: record.filename,
        page: null,
        quote,
        doc_url: docUrl(base_url, record.id),
      },
    ];
  });
  const links = incomplete.map(({ id, filename }) => ({
    document_id: id,
    filename,
    page: null,
    quote: filename,
    doc_url: docUrl(base_url, id),
  }));
  return [...sources.slice(0, MOST_SOURCES - links.length), ...links];
}

/** Documents that are left out for want of a value which others of their type have: a letter has no total to complete. */
function incompleteOf(result: Result): FolderRecord[] {
  const { counted_out, unplaced } = leftOutOf(result);
  const types = new Set(result.rows.map(({ record }) => record.doc_type));
  const all = new Set([...counted_out, ...unplaced.flatMap(({ records }) => records)]);
  return [...all].filter(({ doc_type }) => types.has(doc_type));
}

function onePerDocument<Q extends Quote>(quotes: readonly Q[], most: number): Q[] {
  const counts = new Map<number, number>();
  return quotes.filter(({ document_id }) => {
    const n = (counts.get(document_id) ?? 0) + 1;
    counts.set(document_id, n);
    return n <= most;
  });
}

/** A bare figure says little; its line says what it is. Values over several lines stay as they are. */
function lineAround(text: string, page: string): string {
  const wanted = bare(text);
  const line = page.split('\n').find((one) => bare(one).includes(wanted));
  return line === undefined || line.length > LONGEST_QUOTE ? text : line.trim();
}
