// Writing the audit log: entries are collected and appended as the last thing of the transaction they describe.
import { sql } from 'kysely';
import type { AuditEvent } from '../../contract/audit.ts';
import type { Context } from '../context.ts';
import { notify } from '../platform/db/notifications.ts';
import { sealPads } from './chain.ts';

/** Stirs with each entry about a document. */
export const AUDIT_CHANNEL = 'recto_audit';

export interface AuditRecord {
  event: AuditEvent;
  document_id?: number;
  contact_id?: number;
  /** What changed: old and new values, rule name, response code. Never secrets. */
  detail?: Record<string, unknown>;
}

/**
 * Records what the context's actor did. Inside a transaction the entry stands or falls with it. The chain's lock is taken
 * only at its end, so that it is held for no longer than the commit.
 */
export async function audit(ctx: Context, record: AuditRecord): Promise<void> {
  const { kind, id, name } = ctx.actor;
  const item = {
    actor_kind: kind,
    actor_id: id,
    // The hash joins the values with control characters.
    actor_name: name.replaceAll(/[\u0000-\u001f]/g, ' '),
    event: record.event,
    document_id: record.document_id ?? null,
    contact_id: record.contact_id ?? null,
    detail: JSON.stringify(record.detail ?? {}),
  };
  await ctx.beforeCommit({
    key: 'audit',
    item,
    run: async (ctx, items) => {
      const { inner, outer } = sealPads(ctx.secrets);
      await sql`select public.append_audit(${JSON.stringify(items)}::jsonb, ${inner}, ${outer})`.execute(
        ctx.db,
      );
      if ((items as (typeof item)[]).some(({ document_id }) => document_id !== null))
        await notify(ctx.db, AUDIT_CHANNEL, '');
    },
  });
}
