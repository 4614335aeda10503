// A document as it was read, from what is stored: extraction can run again without the file.
import type { Context } from '../context.ts';
import type { Reading, ReadingInfo } from '../reading/reading.ts';
import { getVersion, listPages, type DocumentRow } from './store.ts';

/** Undefined when no page has been read yet. */
export async function findStoredReading(
  ctx: Context,
  document: Pick<DocumentRow, 'id' | 'version' | 'page_count' | 'language'>,
  most_pages?: number,
): Promise<Reading | undefined> {
  const { id, version, page_count, language } = document;
  const numbers = most_pages === undefined ? undefined : Array.from({ length: most_pages }, (_, i) => i + 1);
  const pages = await listPages(ctx, { document_id: id, version }, numbers);
  if (pages.length === 0) return undefined;
  const { media_type, reading } = await getVersion(ctx, id, version);
  // Read before this was kept: all but the structured source is known from elsewhere.
  const info: ReadingInfo = (reading as ReadingInfo | null) ?? {
    format: media_type.split('/').at(-1) ?? '',
    media_type,
    page_count: page_count ?? pages.length,
    language,
    attachments: [],
    e_invoice: null,
    warnings: [],
  };
  return { ...info, pages };
}
