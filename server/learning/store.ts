// Lessons, the documents they were learned from, and what they led to: SQL.
import { sql } from 'kysely';
import type { LessonQuery } from '../../contract/learning.ts';
import type { Context } from '../context.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';

/** A lesson with the names and counts that are shown. */
export type LessonRow = Awaited<ReturnType<typeof selectLessons>>['lessons'][number];

/** Lessons of documents in the trash rest there with them. */
const joined = (ctx: Context) =>
  ctx.db
    .selectFrom('lessons')
    .innerJoin('learned_documents', 'learned_documents.document_id', 'lessons.document_id')
    .innerJoin('documents', 'documents.id', 'lessons.document_id')
    .where('documents.deleted_at', 'is', null);

const counted = (verdict: 'helped' | 'contradicted') =>
  sql<number>`(select count(*)::integer from lesson_uses where lesson_id = lessons.id and verdict = ${verdict})`.as(
    verdict,
  );

export async function selectLessons(ctx: Context, filter: Partial<LessonQuery> & { id?: number }) {
  const { id, contact_id, profile_id, document_id, field, enabled } = filter;
  const matching = joined(ctx)
    .$if(id !== undefined, (query) => query.where('lessons.id', '=', id!))
    .$if(contact_id !== undefined, (query) => query.where('documents.contact_id', '=', contact_id!))
    .$if(profile_id !== undefined, (query) => query.where('lessons.profile_id', '=', profile_id!))
    .$if(document_id !== undefined, (query) => query.where('lessons.document_id', '=', document_id!))
    .$if(field !== undefined, (query) => query.where('lessons.field', '=', field!))
    .$if(enabled !== undefined, (query) => query.where('lessons.enabled', '=', enabled!));
  const { n: total } = await matching.select(rowCount).executeTakeFirstOrThrow();
  const query = matching
    .innerJoin('contacts', 'contacts.id', 'documents.contact_id')
    .innerJoin('profiles', 'profiles.id', 'lessons.profile_id')
    .selectAll('lessons')
    .select(['learned_documents.sender', 'documents.filename', 'documents.contact_id'])
    .select(['contacts.name as contact_name', 'profiles.name as profile_name'])
    .select([counted('helped'), counted('contradicted')])
    .select(
      sql<number>`(select count(*)::integer from lesson_uses where lesson_id = lessons.id)`.as('changed'),
    );
  const newest = listOrder('lessons', 'desc', { 'lessons.id': 'integer' });
  const page = { limit: filter.limit ?? 50, offset: filter.offset ?? 0, cursor: filter.cursor };
  const { rows, next_cursor } = await takePage(query, newest, page);
  return { total, next_cursor, lessons: rows };
}

export async function getLesson(ctx: Context, id: number): Promise<LessonRow> {
  const { lessons } = await selectLessons(ctx, { id });
  const [lesson] = lessons;
  if (lesson === undefined) throw notFound('refusals.noLesson', { id });
  return lesson;
}

/** More corrections than this, of one profile in one contact, are not compared; the newest count. */
const MOST_APPLIED = 1000;

/** Lessons that may apply to a document of the contact and profile, with the fingerprint of what they were learned from. */
export async function applicableLessons(
  ctx: Context,
  { id, contact_id, profile_id }: { id: number; contact_id: number; profile_id: number },
) {
  return joined(ctx)
    .selectAll('lessons')
    .select('learned_documents.tokens')
    .select([counted('helped'), counted('contradicted')])
    .where('documents.contact_id', '=', contact_id)
    .where('lessons.profile_id', '=', profile_id)
    .where('lessons.document_id', '!=', id)
    .where('lessons.enabled', '=', true)
    .orderBy('lessons.id', 'desc')
    .limit(MOST_APPLIED)
    .execute();
}

export async function findOwnLesson(
  ctx: Context,
  key: { document_id: number; profile_id: number; field: string },
) {
  return ctx.db
    .selectFrom('lessons')
    .selectAll()
    .where('document_id', '=', key.document_id)
    .where('profile_id', '=', key.profile_id)
    .where('field', '=', key.field)
    .executeTakeFirst();
}

export async function saveLearnedDocument(
  ctx: Context,
  row: { document_id: number; sender: string | null; tokens: string[] },
): Promise<void> {
  const { sender, tokens } = row;
  await ctx.db
    .insertInto('learned_documents')
    .values({ ...row, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ sender, tokens }))
    .execute();
}

/** Takes the lessons with it; a document without lessons is remembered no longer. */
export async function deleteLessons(ctx: Context, ids: number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.deleteFrom('lessons').where('id', 'in', ids).execute();
  await ctx.db
    .deleteFrom('learned_documents')
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('lessons')
            .select('lessons.id')
            .whereRef('lessons.document_id', '=', 'learned_documents.document_id'),
        ),
      ),
    )
    .execute();
}
