// Decisions from before the ledger kept them: who made them and when stands in the audit log, the rest in the records.
import { sql } from 'kysely';
import type { Actor, Context } from '../context.ts';
import { DECIDED } from '../quality/approval.ts';
import { readSettings, writeSettings } from '../settings/settings.ts';
import { recordDecision } from './record-decision.ts';

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
    for (const { id } of rows) await enterDecision(ctx, id);
    const last = rows.at(-1)?.id;
    await writeSettings(ctx, { approvals_missing_below: rows.length < PORTION ? null : (last ?? null) });
  }
}

/** Of a document whose values are those that were decided on. */
async function enterDecision(ctx: Context, id: number): Promise<void> {
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
      .select('hand')
      .where('document_id', '=', id)
      .executeTakeFirst();
    const decision = await findDecision(ctx, id);
    // Versions that entered approvals only left the approval where it was rejected since.
    if (decision === undefined || (known !== undefined && (!decision.rejected || known.hand === 'rejected')))
      return;
    const { actor_kind: kind, actor_id, actor_name: name, at, rejected } = decision;
    await recordDecision(ctx.as({ kind, id: actor_id, name } as Actor), document, { rejected, at });
  });
}

/** The last change to a decided status from any other, or the rejection after it, that was not undone: only the last step can be. */
export async function findDecision(ctx: Context, document_id: number) {
  const decided = sql.join(DECIDED);
  const { rows } = await sql<{
    at: Date;
    actor_kind: Actor['kind'];
    actor_id: number | null;
    actor_name: string;
    rejected: boolean;
  }>`
    select at, actor_kind, actor_id, actor_name, event = 'document.rejected' as rejected from (
      select *, lead(event) over (order by id) as next from audit_entries
      where document_id = ${document_id}
        and event in ('document.status_changed', 'document.rejected', 'document.change_undone')) steps
    where next is distinct from 'document.change_undone' and (event = 'document.rejected'
      or (event = 'document.status_changed' and detail::json->>'after' in (${decided})
        and detail::json->>'before' not in (${decided})))
    order by id desc limit 1`.execute(ctx.db);
  return rows[0];
}
