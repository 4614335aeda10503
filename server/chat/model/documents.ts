// The documents of a folder as a prompt shows them: a head line each, then page by page.
import type { Context } from '../../context.ts';
import { groupBy } from '../../platform/group-by.ts';
import { pagesOf, RECORD_PAGE, type PageText } from '../page-texts.ts';
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

/** Documents side by side as long as they fit; one that is too long by itself is cut between its pages, and within a page. */
export function packDocuments(
  documents: readonly ShownDocument[],
  room: number,
  cost: (text: string) => number,
): ShownDocument[][] {
  const fits = (document: ShownDocument) => cost(showDocument(document)) <= room;
  const parts = documents.flatMap((document): ShownDocument[] =>
    fits(document) || document.pages.length === 0
      ? [document]
      : document.pages
          .flatMap((page) => cut(page, (part) => fits({ ...document, pages: [part] })))
          .map((page) => ({ ...document, pages: [page] })),
  );
  return pack(parts, room, (document) => cost(showDocument(document)));
}

const SHORTEST = 400;

/** Halves of halves, at ends of lines where there are some, until each fits. */
function cut(page: PageText, fits: (page: PageText) => boolean): PageText[] {
  const { text } = page;
  if (fits(page) || text.length < SHORTEST) return [page];
  const middle = Math.floor(text.length / 2);
  const end = text.lastIndexOf('\n', middle);
  const at = end > middle / 2 ? end : middle;
  return [text.slice(0, at), text.slice(at)].flatMap((half) => cut({ ...page, text: half }, fits));
}
