// The text of a folder's pages, a few documents at a time. Every query names the folder again: a document that has been
// moved or deleted meanwhile is not read any more.
import type { Context } from '../context.ts';
import type { PageText } from './passages/rank-pages.ts';
import type { FolderRecord } from './records/folder-record.ts';
import type { Folder } from './records/load-folder.ts';

const BATCH = 200;
/** The page number under which a record's own words stand: notes, and values that no page shows. */
export const RECORD_PAGE = 0;

/** All pages, document by document, in order; what stands in the record only comes first. */
export async function* pagesOf(ctx: Context, { folder_id, records }: Folder): AsyncGenerator<PageText> {
  for (let start = 0; start < records.length; start += BATCH) {
    const batch = records.slice(start, start + BATCH);
    for (const record of batch) {
      const text = recordText(record);
      if (text !== '') yield { document_id: record.id, page: RECORD_PAGE, text };
    }
    yield* await selectPages(ctx, folder_id, batch).execute();
  }
}

function selectPages(ctx: Context, folder_id: number, records: readonly FolderRecord[]) {
  return ctx.db
    .selectFrom('documents')
    .innerJoin('document_pages', (join) =>
      join
        .onRef('document_pages.document_id', '=', 'documents.id')
        .onRef('document_pages.version', '=', 'documents.version'),
    )
    .select(['documents.id as document_id', 'document_pages.number as page', 'document_pages.text'])
    .where(
      'documents.id',
      'in',
      records.map(({ id }) => id),
    )
    .where('documents.folder_id', '=', folder_id)
    .where('documents.deleted_at', 'is', null)
    .where('document_pages.text', '!=', '')
    .orderBy('documents.id')
    .orderBy('document_pages.number');
}

/** The text of some pages, keyed as `pageKey` does. Record pages are made from the records. */
export async function loadPages(
  ctx: Context,
  { folder_id, records }: Folder,
  wanted: readonly { document_id: number; page: number }[],
): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const keys = new Set(wanted.map(({ document_id, page }) => pageKey(document_id, page)));
  const ids = new Set(wanted.map(({ document_id }) => document_id));
  const meant = records.filter(({ id }) => ids.has(id));
  for (const record of meant)
    if (keys.has(pageKey(record.id, RECORD_PAGE)))
      texts.set(pageKey(record.id, RECORD_PAGE), recordText(record));
  const numbers = [...new Set(wanted.map(({ page }) => page))].filter((page) => page !== RECORD_PAGE);
  if (meant.length === 0 || numbers.length === 0) return texts;
  const rows = await selectPages(ctx, folder_id, meant)
    .where('document_pages.number', 'in', numbers)
    .execute();
  for (const { document_id, page, text } of rows) {
    const key = pageKey(document_id, page);
    if (keys.has(key)) texts.set(key, text);
  }
  return texts;
}

export const pageKey = (document_id: number, page: number): string => `${document_id}/${page}`;

/** Notes and the values that people or rules entered, one in a line. */
export function recordText({ values, notes }: FolderRecord): string {
  const own = [...values]
    .filter(([name, { evidence, key }]) => evidence.length === 0 && key !== '' && !name.startsWith('field.'))
    .map(([, { label, value }]) => `${label}: ${value}`);
  return [...own, ...(notes === null || notes.trim() === '' ? [] : [notes])].join('\n');
}
