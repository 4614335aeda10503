// The documents of a folder as a prompt shows them: a head line each, then page by page.
import type { Context } from '../../context.ts';
import { groupBy } from '../../platform/group-by.ts';
import { pageKey, pagesOf, RECORD_PAGE, type PageText } from '../page-texts.ts';
import type { FolderRecord } from '../records/folder-record.ts';
import type { Folder } from '../records/load-folder.ts';
import { pack } from './pack.ts';

export interface ShownDocument {
  record: FolderRecord;
  pages: PageText[];
}

export async function documentsOf(ctx: Context, folder: Folder): Promise<ShownDocument[]> {
  const pages = groupBy(await pagesOf(ctx, folder), ({ document_id }) => document_id);
  return folder.records.map((record) => ({ record, pages: pages.get(record.id) ?? [] }));
}

export function showDocument({ record, pages }: ShownDocument): string {
  const facts = [
    record.filename,
    record.doc_type,
    record.values.get('sender')?.value,
    record.values.get('date')?.value,
    record.status,
  ];
  const head = `[D${record.id}] ${facts.filter((fact) => fact !== undefined && fact !== null).join('; ')}`;
  return [
    head,
    ...pages.map(
      ({ page, text }) => `[D${record.id} p${page}]${page === RECORD_PAGE ? ' (record)' : ''}\n${text}`,
    ),
  ].join('\n');
}

export const pageTexts = (documents: readonly ShownDocument[]): Map<string, string> =>
  new Map(
    documents.flatMap(({ pages }) =>
      pages.map(({ document_id, page, text }) => [pageKey(document_id, page), text] as const),
    ),
  );

/** Documents side by side as long as they fit; one that is too long by itself is cut between its pages, and within a page. */
export function packDocuments(
  documents: readonly ShownDocument[],
  room: number,
  cost: (text: string) => number,
): ShownDocument[][] {
  const parts = documents.flatMap((one) => splitDocument(one, room, cost));
  return pack(parts, room, (document) => cost(showDocument(document)));
}

function splitDocument(
  document: ShownDocument,
  room: number,
  cost: (text: string) => number,
): ShownDocument[] {
  if (cost(showDocument(document)) <= room) return [document];
  const { record, pages } = document;
  if (pages.length > 1) {
    const half = Math.ceil(pages.length / 2);
    return [pages.slice(0, half), pages.slice(half)].flatMap((some) =>
      splitDocument({ record, pages: some }, room, cost),
    );
  }
  const [page] = pages;
  if (page === undefined || page.text.length < 400) return [document];
  const middle = Math.floor(page.text.length / 2);
  const end = page.text.lastIndexOf('\n', middle);
  const cut = end > page.text.length / 4 ? end : middle;
  return [page.text.slice(0, cut), page.text.slice(cut)].flatMap((text) =>
    splitDocument({ record, pages: [{ ...page, text }] }, room, cost),
  );
}
