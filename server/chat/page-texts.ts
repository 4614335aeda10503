// The text of a folder's pages. Each document is read once for a question, a few at a time; every query names the folder
// again, so that a document which has been moved or deleted meanwhile is not read.
import type { Context } from '../context.ts';
import { groupBy } from '../platform/group-by.ts';
import type { FolderRecord } from './records/folder-record.ts';
import type { Folder } from './records/load-folder.ts';

const BATCH = 200;
/** The page number under which a record's own words stand: notes, and values that no page shows. */
export const RECORD_PAGE = 0;

export interface PageText {
  document_id: number;
  page: number;
  text: string;
}

/** All pages, document by document, in order; what stands in the record only comes first. */
export async function pagesOf(ctx: Context, { folder_id, records, read }: Folder): Promise<PageText[]> {
  const unread = records.filter(({ id }) => !read.has(id));
  for (let start = 0; start < unread.length; start += BATCH) {
    const batch = unread.slice(start, start + BATCH);
    const pages = groupBy(await selectPages(ctx, folder_id, batch), ({ document_id }) => document_id);
    for (const record of batch) {
      const own = { document_id: record.id, page: RECORD_PAGE, text: recordText(record) };
      read.set(record.id, [...(own.text === '' ? [] : [own]), ...(pages.get(record.id) ?? [])]);
    }
  }
  return records.flatMap(({ id }) => read.get(id)!);
}

const selectPages = (
  ctx: Context,
  folder_id: number,
  records: readonly FolderRecord[],
): Promise<PageText[]> =>
  ctx.db
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
    .orderBy('document_pages.number')
    .execute();

/** The folder with these of its documents only. */
export const only = (folder: Folder, ids: ReadonlySet<number>): Folder => ({
  ...folder,
  records: folder.records.filter(({ id }) => ids.has(id)),
});

/** The texts of the documents that these places are in, by `pageKey`. */
export async function textsAt(
  ctx: Context,
  folder: Folder,
  places: readonly { document_id: number }[],
): Promise<Map<string, string>> {
  const ids = new Set(places.map(({ document_id }) => document_id));
  return byPlace(await pagesOf(ctx, only(folder, ids)));
}

export const byPlace = (pages: readonly PageText[]): Map<string, string> =>
  new Map(pages.map(({ document_id, page, text }) => [pageKey(document_id, page), text]));

export const pageKey = (document_id: number, page: number): string => `${document_id}/${page}`;

/** Notes and the values that people or rules entered, one in a line. */
function recordText({ values, notes }: FolderRecord): string {
  const own = [...values]
    .filter(([name, { evidence, key }]) => evidence.length === 0 && key !== '' && !name.startsWith('field.'))
    .map(([, { label, value }]) => `${label}: ${value}`);
  return [...own, ...(notes === null || notes.trim() === '' ? [] : [notes])].join('\n');
}
