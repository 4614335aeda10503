// The full-text index: pages in overlapping chunks, plus one chunk of fields and notes, replaced as a whole.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { neighboursOf } from './neighbours.ts';
import { tokens, vectorOf } from './tokenize.ts';

const CHUNK_CHARACTERS = 4000;
/** So that a phrase across a border is still found. */
const OVERLAP_CHARACTERS = 32;
/** Page number of the chunk that holds file name, fields, summary and notes. */
export const RECORD_PAGE = 0;

export interface IndexedPage {
  number: number;
  text: string;
}

export function* chunksOf(text: string): Iterable<string> {
  for (let start = 0; start < text.length; start += CHUNK_CHARACTERS - OVERLAP_CHARACTERS) {
    yield text.slice(start, start + CHUNK_CHARACTERS);
    if (start + CHUNK_CHARACTERS >= text.length) return;
  }
}

/** Replaces what is indexed of a document's pages. */
export async function indexPages(ctx: Context, document_id: number, pages: IndexedPage[]): Promise<void> {
  await ctx.db
    .deleteFrom('document_chunks')
    .where('document_id', '=', document_id)
    .where('page', '!=', RECORD_PAGE)
    .execute();
  const rows = pages.flatMap((page) => [...chunksOf(page.text)].map((text) => ({ page: page.number, text })));
  await insertChunks(ctx, document_id, rows);
}

/** Replaces what is indexed of a document's record: everything people see of it that is not on its pages. */
export async function indexRecord(ctx: Context, document_id: number, text: string): Promise<void> {
  await ctx.db
    .deleteFrom('document_chunks')
    .where('document_id', '=', document_id)
    .where('page', '=', RECORD_PAGE)
    .execute();
  await insertChunks(
    ctx,
    document_id,
    [...chunksOf(text)].map((chunk) => ({ page: RECORD_PAGE, text: chunk })),
  );
}

async function insertChunks(
  ctx: Context,
  document_id: number,
  chunks: { page: number; text: string }[],
): Promise<void> {
  const BATCH = 200;
  for (let start = 0; start < chunks.length; start += BATCH) {
    const rows = chunks.slice(start, start + BATCH).map(({ page, text }) => {
      const words = [...tokens(text)];
      return {
        document_id,
        page,
        neighbours: neighboursOf(words),
        text,
        tsv: sql<string>`${vectorOf(words)}::tsvector`,
      };
    });
    await ctx.db.insertInto('document_chunks').values(rows).execute();
  }
}
