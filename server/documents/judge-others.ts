// Records that must be judged anew although nobody changed them: those that a change makes duplicates, or duplicates no more,
// those of a profile whose threshold has changed, those with signatures after a change of whom to trust, and those that an earlier version of the service judged.
import { SETTLED_STATUSES } from '../../contract/goes-on.ts';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { audit } from '../audit/audit.ts';
import { changedValues, isChanged } from '../audit/changed-values.ts';
import type { Context } from '../context.ts';
import { JUDGEMENT } from '../extraction/judgement/judge-record.ts';
import { newestFirst } from '../platform/db/portions.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { teachPayee, teachingOf, type Teaching } from '../vendors/teach-payee.ts';
import { announceDocument } from './announce.ts';
import { findDecision } from './fill-ledger.ts';
import { findDuplicates } from './find-duplicates.ts';
import { COMPARED_SINCE } from './find-payee.ts';
import { notePrints } from './find-same-pages.ts';
import { indexDocumentRecord } from './index-record.ts';
import { recode } from './recode.ts';
import { recompute } from './recompute.ts';
import { listPages, updateDocument, type DocumentRow } from './store.ts';

type Related = Pick<DocumentRow, 'id' | 'issue_key' | 'business_key' | 'contact_id'>;

/** Documents that repeat the one that a record was, or is now, are told by a job: each is locked by itself. */
export async function judgeOthers(ctx: Context, before: Related, after: Related): Promise<void> {
  if (before.contact_id !== after.contact_id) return judgeTwins(ctx, [before, after]);
  if (before.business_key !== after.business_key) await judgeTwins(ctx, [before, after]);
}

/** As `judgeOthers`, of one that comes, goes, or moves. */
export async function judgeTwins(ctx: Context, states: readonly Related[]): Promise<void> {
  const keys = states.map(({ issue_key }) => issue_key).filter((key) => key !== null);
  const ids = states.map(({ id }) => id);
  const rows = await ctx
    .everything()
    .selectFrom('documents')
    .select('id')
    .where((eb) =>
      eb.or([
        eb('id', 'in', eb.selectFrom('duplicates').select('document_id').where('other_id', 'in', ids)),
        ...(keys.length === 0 ? [] : [eb('issue_key', 'in', keys)]),
      ]),
    )
    .where('id', 'not in', ids)
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

/** All of a profile. */
export const judgeProfile = (ctx: Context, profile_id: number, signal: AbortSignal): Promise<void> =>
  judgeAll(ctx, sql<SqlBool>`profile_id = ${profile_id}`, signal);

/** All with signatures that wait for a person: what was decided was decided by whom was trusted then. */
export const judgeSigned = (ctx: Context, signal: AbortSignal): Promise<void> =>
  judgeAll(
    ctx,
    sql<SqlBool>`(check_facts -> 'signatures') is not null and deleted_at is null
      and status not in (${sql.join(SETTLED_STATUSES)})`,
    signal,
  );

/** Newest first: those are what people work on. */
async function judgeAll(ctx: Context, which: RawBuilder<SqlBool>, signal: AbortSignal): Promise<void> {
  const these = ctx.db.selectFrom('documents').select('id').where(which);
  const read = (before: number) =>
    these.where('id', '<', before).orderBy('id', 'desc').limit(PORTION).execute();
  for await (const rows of newestFirst(PORTION, read)) {
    signal.throwIfAborted();
    await judgeDocuments(
      ctx,
      rows.map(({ id }) => id),
    );
  }
}

/** The first of its pages on which something is; more empty ones than these no document has. */
async function printBeginning(ctx: Context, { id, version }: DocumentRow): Promise<void> {
  const key = { document_id: id, version };
  await notePrints(ctx, key, await listPages(ctx, key, [1, 2, 3]));
}

/**
 * Nothing that people see as a change of theirs: neither `updated_at` nor the revision moves, unless another vendor means other accounts.
 */
async function judgeDocument(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const query = ctx.db.selectFrom('documents').selectAll().where('id', '=', id);
    const document = await query.forUpdate().executeTakeFirst();
    if (document === undefined) return;
    if (document.engine === null && document.processing_error === null) {
      const { duplicate_of, duplicate_reason } = await findDuplicates(ctx, document, []);
      const changes = { duplicate_of, duplicate_reason, judged: JUDGEMENT };
      await ctx.db.updateTable('documents').set(changes).where('id', '=', id).execute();
      return;
    }
    if (document.judged < JUDGEMENT) await printBeginning(ctx, document);
    const profile = await getProfileVersion(ctx, document.profile_id, document.profile_version);
    const judged = await recompute(ctx, document, profile.fields);
    const coded = await recode(ctx, document, {}, profile, judged);
    // A body that was approved or sent stays what it was.
    const { ai_summary } = document.judged === 0 ? document : { ...judged, ...coded };
    const changes = { ...judged, ...coded, ai_summary };
    const values = valuesChanged(document, coded);
    if (values !== undefined) return storeCoded(ctx, document, changes, values);
    const after = await ctx.db
      .updateTable('documents')
      .set(changes)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await teachPayee(ctx, after, await teachingSince(ctx, document, after));
    if (document.deleted_at === null) await announceDocument(ctx, document);
  });
}

/** What codings make of the values of a record, before and after; undefined where nothing is another one. */
function valuesChanged(before: DocumentRow, coded: Awaited<ReturnType<typeof recode>>) {
  if (coded.extracted_fields === undefined || coded.line_items === undefined) return undefined;
  const after = {
    ...(JSON.parse(coded.extracted_fields) as DocumentRow['extracted_fields']),
    line_items: JSON.parse(coded.line_items) as DocumentRow['line_items'],
  };
  const values = changedValues({ ...before.extracted_fields, line_items: before.line_items }, after);
  return isChanged(values) ? values : undefined;
}

/** Values of the record have changed: who has it open and saves is told, and the log says which. */
async function storeCoded(
  ctx: Context,
  before: DocumentRow,
  changes: Parameters<typeof updateDocument>[2],
  values: object,
): Promise<void> {
  const after = await updateDocument(ctx, before, changes);
  await indexDocumentRecord(ctx, after);
  await audit(ctx, {
    event: 'document.edited',
    document_id: after.id,
    contact_id: after.contact_id,
    detail: { external_id: after.vendor_number, ...values },
  });
  if (after.deleted_at === null) await announceDocument(ctx, after);
}

/** What went its way and was archived before payees were compared teaches as what is approved today. */
async function teachingSince(ctx: Context, before: DocumentRow, after: DocumentRow): Promise<Teaching> {
  const teaching = teachingOf(after);
  if (teaching !== 'kept' || before.judged >= COMPARED_SINCE) return teaching;
  return (await findDecision(ctx, before.id))?.rejected === false ? 'all' : teaching;
}
