// The audit log over HTTP.
import type { AuditEntry, auditEndpoints } from '../../contract/audit.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { listAudit, type AuditRow } from './store.ts';

export const auditRoutes: Handlers<Context, typeof auditEndpoints> = {
  async listAudit({ ctx, query }) {
    const { total, entries } = await listAudit(ctx, query);
    return { total, limit: query.limit, offset: query.offset, entries: entries.map(presentEntry) };
  },
};

function presentEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: isoSeconds(row.at),
    actor_kind: row.actor_kind as AuditEntry['actor_kind'],
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    event: row.event as AuditEntry['event'],
    document_id: row.document_id,
    contact_id: row.contact_id,
    detail: JSON.parse(row.detail) as Record<string, unknown>,
    hash: row.hash,
  };
}
