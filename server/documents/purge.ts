// Removing documents for good. Every way there leads through here: what a retention rule or a hold keeps stays, and what one has
// kept goes by the word of two people.
import { sql } from 'kysely';
import type { DeletionsInput, DocumentRetention } from '../../contract/retention.ts';
import { findableId } from '../../contract/common.ts';
import { personOf } from '../approvals/pass-gate.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { rowCount } from '../platform/db/connect.ts';
import { RectoError, conflict, forbidden } from '../platform/errors.ts';
import { say } from '../platform/sentences/say.ts';
import { requireOver } from '../retention/require-over.ts';
import { passOn } from '../retention/store.ts';
import { judgeTwins } from './judge-others.ts';
import { noteUnused, removeIfUnused } from './originals.ts';
import type { DocumentRow } from './store.ts';
import { lockTrashed } from './trash.ts';

/** Rows first, files after: a crash in between leaves files that are removed a minute later. */
export async function purgeDocument(ctx: Context, id: number): Promise<void> {
  await removeFiles(
    ctx,
    await ctx.transaction(async (ctx) => {
      const document = await lockTrashed(ctx, id);
      const { state } = await requireOver(ctx, document);
      if (state === 'over') throw conflict('retention.twoPeople', { id });
      return purgeRows(ctx, document, {});
    }),
  );
}

async function removeFiles(ctx: Context, digests: Iterable<string>): Promise<void> {
  for (const sha256 of new Set(digests)) await removeIfUnused(ctx, sha256);
}

/** One after the other, each in its own transaction. */
export async function decideDeletions(ctx: Context, { action, document_ids, reason }: DeletionsInput) {
  const user_id = personOf(ctx);
  if (user_id === undefined) throw forbidden('refusals.personOnly');
  const act = { request: requestDeletion, confirm: confirmDeletion, withdraw: withdrawDeletion }[action];
  const results: { id: number; ok: boolean; detail: string | null }[] = [];
  for (const id of new Set(document_ids)) {
    try {
      await act(ctx, findableId(id), { user_id, reason: reason ?? '' });
      results.push({ id, ok: true, detail: null });
    } catch (error) {
      if (!(error instanceof RectoError)) throw error;
      results.push({ id, ok: false, detail: say(error.sentence, ctx.language) });
    }
  }
  return results;
}

interface Word {
  user_id: number;
  reason: string;
}

async function requestDeletion(ctx: Context, id: number, { user_id, reason }: Word): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const document = await lockTrashed(ctx, id);
    const { state, deletion } = await requireOver(ctx, document);
    if (state === 'free') throw conflict('retention.onePerson', { id });
    if (deletion !== null) throw conflict('retention.asked', { id, by: deletion.by });
    await ctx.db
      .insertInto('deletion_requests')
      .values({
        document_id: id,
        reason,
        user_id,
        requested_by: ctx.actor.name,
        requested_at: ctx.clock.now(),
      })
      .execute();
    const { contact_id, filename } = document;
    const detail = { filename, reason };
    await audit(ctx, { event: 'document.deletion_requested', document_id: id, contact_id, detail });
  });
}

async function withdrawDeletion(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { contact_id, filename } = await lockTrashed(ctx, id);
    const asked = ctx.db.deleteFrom('deletion_requests').where('document_id', '=', id);
    if ((await asked.returning('document_id').executeTakeFirst()) === undefined)
      throw conflict('retention.notAsked', { id });
    const detail = { filename };
    await audit(ctx, { event: 'document.deletion_withdrawn', document_id: id, contact_id, detail });
  });
}

async function confirmDeletion(ctx: Context, id: number, { user_id }: Word): Promise<void> {
  await removeFiles(
    ctx,
    await ctx.transaction(async (ctx) => {
      const document = await lockTrashed(ctx, id);
      const retention = await requireOver(ctx, document);
      const { deletion } = retention;
      if (deletion === null) throw conflict('retention.notAsked', { id });
      if (deletion.user_id === user_id) throw conflict('retention.samePerson', { id });
      return purgeRows(ctx, document, { retention });
    }),
  );
}

interface Reasons {
  /** Of a document that two people remove. */
  retention?: DocumentRetention;
  /** The document that has the same pages and is kept for as long. */
  into?: number;
}

/**
 * Within the transaction that has locked the document.
 * @returns the contents that may be in use no more: for `removeIfUnused`, after the commit
 */
export async function purgeRows(
  ctx: Context,
  document: DocumentRow,
  { retention, into }: Reasons,
): Promise<string[]> {
  const { id, filename, contact_id } = document;
  if (into !== undefined) await passOn(ctx, id, into);
  const versions = ctx.db.selectFrom('document_versions').select('sha256').distinct();
  const digests = (await versions.where('document_id', '=', id).execute()).map((row) => row.sha256);
  const open = await ctx.db
    .selectFrom('deliveries')
    .select(rowCount)
    .where('document_id', '=', id)
    .where('state', 'in', ['pending', 'retrying', 'held'])
    .executeTakeFirstOrThrow();
  const record_sha256 = await hashOfRecord(ctx, id);
  await judgeTwins(ctx, [document]);
  await sql`select set_config('recto.purged_document', ${String(id)}, true)`.execute(ctx.db);
  await ctx.db.deleteFrom('documents').where('id', '=', id).execute();
  await noteUnused(ctx, digests);
  await audit(ctx, {
    event: 'document.purged',
    document_id: id,
    contact_id,
    detail: {
      filename,
      sha256: digests,
      record_sha256,
      deliveries_cancelled: open.n,
      ...(into === undefined ? {} : { joined_into: into }),
      ...(retention === undefined ? {} : proofOf(retention)),
    },
  });
  return digests;
}

/** Why it could go, and who asked; who confirmed is who the entry is by. */
const proofOf = ({ rule, kept_until, deletion }: DocumentRetention) => ({
  retention_rule: rule,
  kept_until,
  reason: deletion?.reason,
  requested_by: deletion?.by,
  requested_at: deletion?.at,
});

/** SHA-256 of the row as PostgreSQL writes it as JSON; a backup from before has the same. */
async function hashOfRecord(ctx: Context, id: number): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select encode(sha256(convert_to(to_jsonb(documents)::text, 'UTF8')), 'hex') as hash
    from documents where id = ${id}`.execute(ctx.db);
  return rows[0]!.hash;
}

/** Document by document, so that one that is restored meanwhile stays. */
export async function emptyTrash(ctx: Context, before?: Date): Promise<{ purged: number; kept: number }> {
  const trash = ctx.db
    .selectFrom('documents')
    .select('id')
    .where('deleted_at', 'is not', null)
    .$if(before !== undefined, (query) => query.where('deleted_at', '<', before!));
  const result = { purged: 0, kept: 0 };
  for (const { id } of await trash.orderBy('id').execute()) {
    try {
      await purgeDocument(ctx, id);
      result.purged += 1;
    } catch (error) {
      if (!(error instanceof RectoError)) throw error;
      if (error.kind === 'conflict') result.kept += 1;
    }
  }
  return result;
}
