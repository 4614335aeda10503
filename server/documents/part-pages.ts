// The pages of a part of a file, as they were read with it: no page is read twice.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { PageRange } from '../database/stored-record.ts';
import { recogniseLanguageOf } from '../lexicon/recognise-language.ts';
import type { ReadingInfo } from '../reading/reading.ts';
import { listPageTexts, type DocumentRow, type PageKey } from './store.ts';

/** A version that holds pages of a file, and which of them is its first. */
export interface PageHolder extends PageKey {
  first: number;
}

/** Copies pages (numbered as in the file) that the target does not hold yet, apart from those of `without`. */
export async function copyPages(
  ctx: Context,
  from: PageHolder,
  [first, last]: PageRange,
  to: PageHolder,
  without: readonly number[] = [],
): Promise<void> {
  await sql`insert into document_pages
      (document_id, version, number, width, height, source, part, words, codes, warnings, text, turn, print)
    select ${to.document_id}, ${to.version}, number + ${from.first - to.first}::integer,
      width, height, source, part, words, codes, warnings, text, turn, print
    from document_pages
    where document_id = ${from.document_id} and version = ${from.version}
      and number between ${first - from.first + 1} and ${last - from.first + 1}
      and number + ${from.first - 1}::integer <> all(${without}::integer[])
    on conflict do nothing`.execute(ctx.db);
}

/** Keeps what a reader would say of the part, had it been a file of its own; its pages are there. */
export async function noteReading(ctx: Context, key: PageKey, media_type: string): Promise<void> {
  const texts = await listPageTexts(ctx, key);
  const reading: ReadingInfo = {
    format: 'pdf',
    media_type,
    page_count: texts.length,
    language: recogniseLanguageOf(texts.map(({ text }) => text)),
    attachments: [],
    e_invoice: null,
    warnings: [],
  };
  await ctx.db
    .updateTable('document_versions')
    .set({ page_count: texts.length, reading: JSON.stringify(reading) })
    .where('document_id', '=', key.document_id)
    .where('version', '=', key.version)
    .execute();
}

/** "scan.pdf" -> "scan (3-5).pdf". */
export function partName(
  { original_filename: filename }: Pick<DocumentRow, 'original_filename'>,
  [from, to]: PageRange,
): string {
  const pages = from === to ? `${from}` : `${from}-${to}`;
  const dot = filename.lastIndexOf('.');
  const [name, ending] = dot > 0 ? [filename.slice(0, dot), filename.slice(dot)] : [filename, ''];
  return `${name} (${pages})${ending}`;
}
