// Approvals from before the ledger was kept: who gave them and when stands in the audit log, the rest in the records.
import { sql } from 'kysely';
import type { Actor, Context } from '../context.ts';
import { DECIDED } from '../quality/approval.ts';
import { readSettings, writeSettings } from '../settings/settings.ts';
import { recordApproval } from './record-approval.ts';

const PORTION = 100;

/** Newest first, as many as the time allows; goes on where it stopped. */
export async function fillLedger(ctx: Context, most_ms: number): Promise<void> {
  const started = performance.now();
  while (performance.now() - started < most_ms) {
    const { approvals_missing_below: below } = await readSettings(ctx);
    if (below === null) return;
    const rows = await ctx.db
      .selectFrom('documents')
      .select('id')
      .where('id', '<', below)
      .orderBy('id', 'desc')
      .limit(PORTION)
      .execute();
    for (const { id } of rows) await enterApproval(ctx, id);
    const last = rows.at(-1)?.id;
    await writeSettings(ctx, { approvals_missing_below: rows.length < PORTION ? null : (last ?? null) });
  }
}

/** Of a document whose values are those that were approved. */
async function enterApproval(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const document = await ctx.db
      .selectFrom('documents')
      .selectAll()
      .where('id', '=', id)
      .where('status', 'in', [...DECIDED, 'Archived'])
      .forUpdate()
      .executeTakeFirst();
    if (document === undefined) return;
    const known = await ctx.db
      .selectFrom('approvals')
      .select('document_id')
      .where('document_id', '=', id)
      .executeTakeFirst();
    if (known !== undefined) return;
    const approval = await findApproval(ctx, id);
    if (approval === undefined) return;
    const { actor_kind: kind, actor_id, actor_name: name, at } = approval;
    await recordApproval(ctx.as({ kind, id: actor_id, name } as Actor), document, at);
  });
}

/** The last change to a decided status from any other that was not undone. */
export async function findApproval(ctx: Context, document_id: number) {
  const decided = sql.join(DECIDED);
  const { rows } = await sql<{
    at: Date;
    actor_kind: Actor['kind'];
    actor_id: number | null;
    actor_name: string;
  }>`
    select at, actor_kind, actor_id, actor_name from audit_entries given
    where document_id = ${document_id} and event = 'document.status_changed'
      and detail::json->>'after' in (${decided}) and detail::json->>'before' not in (${decided})
      and not exists (select from audit_entries undone where undone.document_id = ${document_id} and undone.id > given.id
        and undone.event = 'document.change_undone' and undone.detail::json->>'before' in (${decided})
        and undone.detail::json->>'after' not in (${decided}))
    order by id desc limit 1`.execute(ctx.db);
  return rows[0];
}
