// Records that must be judged anew although nobody changed them: those that a change makes duplicates, or duplicates no more,
// those of a profile whose threshold has changed, and those that an earlier version of the service judged.
import type { Context } from '../context.ts';
import { JUDGEMENT } from '../extraction/judgement/judge-record.ts';
import { newestFirst } from '../platform/db/portions.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { announceDocument } from './announce.ts';
import { recompute } from './recompute.ts';
import type { DocumentRow } from './store.ts';

type Keyed = Pick<DocumentRow, 'id' | 'business_key'>;

/** Documents with the key that a record had, or has now, are told by a job: each is locked by itself. */
export async function judgeOthers(ctx: Context, before: Keyed, after: Keyed): Promise<void> {
  if (before.business_key === after.business_key) return;
  const keys = [before.business_key, after.business_key].filter((key) => key !== null);
  if (keys.length === 0) return;
  const rows = await ctx
    .everything()
    .selectFrom('documents')
    .select('id')
    .where('business_key', 'in', keys)
    .where('id', '!=', after.id)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .limit(MOST)
    .execute();
  if (rows.length > 0)
    await ctx.queue.send(ctx.db, 'judge_documents', { document_ids: rows.map(({ id }) => id) });
}

/** More copies of one document than these are not told of each other. */
const MOST = 100;
const PORTION = 100;

/** One after the other, each in its own transaction. */
export async function judgeDocuments(ctx: Context, ids: number[]): Promise<void> {
  for (const id of ids) await judgeDocument(ctx, id);
}

/** Those that an earlier version of the service judged, as many as the time allows. */
export async function judgeOutdated(ctx: Context, most_ms: number): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < most_ms) {
    const rows = await ctx.db
      .selectFrom('documents')
      .select('id')
      .where('judged', '<', JUDGEMENT)
      .orderBy('judged')
      .orderBy('id')
      .limit(PORTION)
      .execute();
    await judgeDocuments(
      ctx,
      rows.map(({ id }) => id),
    );
    if (rows.length < PORTION) return;
  }
}

/** All of a profile, newest first: those are what people work on. */
export async function judgeProfile(ctx: Context, profile_id: number, signal: AbortSignal): Promise<void> {
  const ofProfile = ctx.db.selectFrom('documents').select('id').where('profile_id', '=', profile_id);
  const read = (before: number) =>
    ofProfile.where('id', '<', before).orderBy('id', 'desc').limit(PORTION).execute();
  for await (const rows of newestFirst(PORTION, read)) {
    signal.throwIfAborted();
    await judgeDocuments(
      ctx,
      rows.map(({ id }) => id),
    );
  }
}

/** Nothing that people see as a change of theirs: neither `updated_at` nor the revision moves. */
async function judgeDocument(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const query = ctx.db.selectFrom('documents').selectAll().where('id', '=', id);
    const document = await query.forUpdate().executeTakeFirst();
    if (document === undefined) return;
    if (document.engine === null && document.processing_error === null) {
      await ctx.db.updateTable('documents').set({ judged: JUDGEMENT }).where('id', '=', id).execute();
      return;
    }
    const { fields } = await getProfileVersion(ctx, document.profile_id, document.profile_version);
    const judged = await recompute(ctx, document, fields);
    await ctx.db
      .updateTable('documents')
      // A body that was approved or sent stays what it was.
      .set(document.judged === 0 ? { ...judged, ai_summary: document.ai_summary } : judged)
      .where('id', '=', id)
      .execute();
    if (document.deleted_at === null) await announceDocument(ctx, document);
  });
}
