// Tests of profiles, and the reviewed documents they run on: SQL.
import { isSettled, SETTLED_STATUSES } from '../../contract/goes-on.ts';
import { sql, type Selectable } from 'kysely';
import type { ProfileTestResult } from '../../contract/profile-design.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { DocumentRow } from '../documents/store.ts';
import { RectoError } from '../platform/errors.ts';
import type { ProfileContent } from '../profiles/store.ts';
import { sentence } from '../platform/sentences/sentence.ts';

export type ProfileTestRow = Selectable<Tables['profile_tests']>;

/** Whether every value of the document has been let pass by somebody. */
export const isReviewed = ({ status }: Pick<DocumentRow, 'status'>): boolean => isSettled(status);

/** Newest first: approved ones, and those in which a person entered or confirmed a value. */
export async function findReviewed(ctx: Context, profile_id: number, last_n: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('documents')
    .select('id')
    .where('profile_id', '=', profile_id)
    .where('deleted_at', 'is', null)
    .where('engine', 'is not', null)
    .where((eb) =>
      eb.or([
        eb('status', 'in', SETTLED_STATUSES),
        eb(sql<boolean>`jsonb_path_exists(lineage::jsonb, '$.*.source ? (@ == "person")')`, '=', true),
      ]),
    )
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(last_n)
    .execute();
  return rows.map(({ id }) => id);
}

export async function findDocument(ctx: Context, id: number): Promise<DocumentRow | undefined> {
  const query = ctx.db.selectFrom('documents').selectAll().where('id', '=', id);
  return query.where('deleted_at', 'is', null).executeTakeFirst();
}

export async function insertTest(
  ctx: Context,
  test: { profile_id: number; content: ProfileContent; last_n: number; documents_total: number },
): Promise<ProfileTestRow> {
  return ctx.db
    .insertInto('profile_tests')
    .values({
      ...test,
      content: JSON.stringify(test.content),
      state: 'queued',
      created_by: ctx.actor.name,
      created_at: ctx.clock.now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function findTest(ctx: Context, id: number): Promise<ProfileTestRow | undefined> {
  return ctx.db.selectFrom('profile_tests').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function getTest(ctx: Context, profile_id: number, id: number): Promise<ProfileTestRow> {
  const test = await findTest(ctx, id);
  if (test === undefined || test.profile_id !== profile_id)
    throw new RectoError('not_found', sentence('setup.noTest', { id, profile: profile_id }));
  return test;
}

export async function updateTest(
  ctx: Context,
  id: number,
  changes: Partial<Pick<ProfileTestRow, 'state' | 'documents_total' | 'documents_done' | 'finished_at'>> & {
    error?: string;
    result?: ProfileTestResult;
  },
): Promise<void> {
  const { result, ...rest } = changes;
  await ctx.db
    .updateTable('profile_tests')
    .set({ ...rest, ...(result === undefined ? {} : { result: JSON.stringify(result) }) })
    .where('id', '=', id)
    .execute();
}

export async function listTestDocuments(ctx: Context, test_id: number) {
  return ctx.db
    .selectFrom('profile_test_documents')
    .innerJoin('documents', 'documents.id', 'profile_test_documents.document_id')
    .select(['profile_test_documents.document_id', 'documents.filename', 'profile_test_documents.changes'])
    .where('test_id', '=', test_id)
    .where('documents.deleted_at', 'is', null)
    .orderBy('document_id', 'desc')
    .execute();
}

export async function forgetProfileTests(ctx: Context, before: Date): Promise<void> {
  await ctx.db.deleteFrom('profile_tests').where('created_at', '<', before).execute();
}
