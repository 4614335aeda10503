// Taking lessons back: those of an approval that is undone, and one that somebody wants undone with all it has changed.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { deleteLessons, getLesson } from './store.ts';

/** What approving a document has taught since then, and what it said of earlier lessons. */
export async function unlearn(ctx: Context, document_id: number, since: Date): Promise<void> {
  const lessons = await ctx.db
    .selectFrom('lessons')
    .select('id')
    .where('document_id', '=', document_id)
    .where('updated_at', '>=', since)
    .execute();
  await deleteLessons(
    ctx,
    lessons.map(({ id }) => id),
  );
  await ctx.db
    .updateTable('lesson_uses')
    .set({ verdict: null })
    .where('document_id', '=', document_id)
    .execute();
}

/** Documents that a lesson has led to a value in, newest first. */
export async function listUses(ctx: Context, lesson_id: number) {
  await getLesson(ctx, lesson_id);
  return ctx.db
    .selectFrom('lesson_uses')
    .innerJoin('documents', 'documents.id', 'lesson_uses.document_id')
    .select(['document_id', 'filename', 'status', 'value', 'verdict', 'at'])
    .where('lesson_id', '=', lesson_id)
    .where('deleted_at', 'is', null)
    .orderBy('document_id', 'desc')
    .limit(1000)
    .execute();
}

/** Statuses in which nobody has said yet that the record is right. */
const OPEN = ['Needs Review', 'Missing Info', 'Exception'] as const;

/** Forgets the lesson. @returns the documents that are to be processed again without it */
export async function forgetWithUses(ctx: Context, id: number): Promise<number[]> {
  const { document_id, contact_id, profile_id, field } = await getLesson(ctx, id);
  const uses = await ctx.db
    .selectFrom('lesson_uses')
    .innerJoin('documents', 'documents.id', 'lesson_uses.document_id')
    .select('document_id')
    .where('lesson_id', '=', id)
    .where('status', 'in', OPEN)
    .where('deleted_at', 'is', null)
    .orderBy('document_id')
    .execute();
  await deleteLessons(ctx, [id]);
  const documents = uses.map((use) => use.document_id);
  const detail = { lesson_id: id, profile_id, field, documents };
  await audit(ctx, { event: 'lesson.undone', document_id, contact_id, detail });
  return documents;
}
