// The text of a document as Markdown.
import type { Context } from '../../context.ts';
import { getDocument, listPages } from '../../documents/store.ts';
import { recordExport } from '../tables.ts';
import { markdownOf } from './markdown.ts';

export async function writeMarkdown(ctx: Context, id: number): Promise<Buffer> {
  const { filename, version } = await getDocument(ctx, id);
  const pages = await listPages(ctx, { document_id: id, version });
  await recordExport(ctx, 'markdown', { ids: [id] }, 1);
  return Buffer.from(markdownOf(filename, pages));
}
