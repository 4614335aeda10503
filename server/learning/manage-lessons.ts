// Switching lessons off and on, and forgetting them.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { getContact } from '../contacts/store.ts';
import { deleteLessons, getLesson, type LessonRow } from './store.ts';

const about = ({ id, document_id, contact_id, profile_id, field }: LessonRow) => ({
  document_id,
  contact_id,
  detail: { lesson_id: id, profile_id, field },
});

export async function switchLesson(ctx: Context, id: number, enabled: boolean): Promise<LessonRow> {
  return ctx.transaction(async (ctx) => {
    const before = await getLesson(ctx, id);
    if (before.enabled === enabled) return before;
    const changes = { enabled, updated_at: ctx.clock.now() };
    await ctx.db.updateTable('lessons').set(changes).where('id', '=', id).execute();
    const { detail, ...subject } = about(before);
    await audit(ctx, { event: 'lesson.switched', ...subject, detail: { ...detail, enabled } });
    return getLesson(ctx, id);
  });
}

export async function forgetLesson(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const lesson = await getLesson(ctx, id);
    await deleteLessons(ctx, [id]);
    await audit(ctx, { event: 'lesson.forgotten', ...about(lesson) });
  });
}

/** Those of documents in the trash too: nothing of what was learned comes back with them. */
export async function forgetContactLessons(ctx: Context, contact_id: number): Promise<number> {
  return ctx.transaction(async (ctx) => {
    await getContact(ctx, contact_id);
    const rows = await ctx.db
      .selectFrom('lessons')
      .innerJoin('documents', 'documents.id', 'lessons.document_id')
      .select('lessons.id')
      .where('documents.contact_id', '=', contact_id)
      .execute();
    await deleteLessons(
      ctx,
      rows.map(({ id }) => id),
    );
    await audit(ctx, { event: 'lesson.forgotten', contact_id, detail: { lessons: rows.length } });
    return rows.length;
  });
}
