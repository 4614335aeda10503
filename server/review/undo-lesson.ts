// Undoing a lesson: it is forgotten, and documents that it changed and nobody has approved are processed again without it.
import type { Context } from '../context.ts';
import { reprocessDocument } from '../documents/reprocess.ts';
import { forgetWithUses } from '../learning/unlearn.ts';

/** @returns how many documents are processed again */
export async function undoLesson(ctx: Context, id: number): Promise<number> {
  return ctx.transaction(async (ctx) => {
    const documents = await forgetWithUses(ctx, id);
    for (const document_id of documents) await reprocessDocument(ctx, document_id, undefined);
    return documents.length;
  });
}
