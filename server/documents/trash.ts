// Deleting moves a document to the trash: it is listed, counted and searched no more, but nothing of it is lost.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { lockDocument, updateDocument } from './store.ts';

export async function deleteDocument(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const document = await lockDocument(ctx, id);
    await updateDocument(ctx, document, { deleted_at: ctx.clock.now() });
    const { filename, contact_id } = document;
    await audit(ctx, { event: 'document.deleted', document_id: id, contact_id, detail: { filename } });
  });
}
