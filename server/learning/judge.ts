// What people made of values that lessons led to: left when they approved the document, or changed.
import type { ExtractedFields } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import { sameValue } from '../extraction/checks/check-record.ts';

export interface JudgedDocument {
  id: number;
  extracted_fields: ExtractedFields;
}

/** By whoever approves the document. */
export async function judgeUses(ctx: Context, document: JudgedDocument): Promise<void> {
  if (ctx.actor.kind !== 'person' && ctx.actor.kind !== 'token') return;
  const uses = await ctx.db
    .selectFrom('lesson_uses')
    .innerJoin('lessons', 'lessons.id', 'lesson_uses.lesson_id')
    .select(['lesson_uses.lesson_id', 'lesson_uses.value', 'lessons.field'])
    .where('lesson_uses.document_id', '=', document.id)
    .execute();
  for (const { lesson_id, value, field } of uses) {
    const now = document.extracted_fields[field] ?? null;
    const verdict = now !== null && sameValue(now, value) ? 'helped' : 'contradicted';
    await ctx.db
      .updateTable('lesson_uses')
      .set({ verdict })
      .where('lesson_id', '=', lesson_id)
      .where('document_id', '=', document.id)
      .execute();
  }
}
