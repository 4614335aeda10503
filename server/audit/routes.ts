// The audit log over HTTP.
import type { AuditEntry, auditEndpoints } from '../../contract/audit.ts';
import type { Context } from '../context.ts';
import { isoDay, isoSeconds } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/mount.ts';
import type { Language } from '../platform/sentences/language.ts';
import { sayWithin } from '../platform/sentences/say.ts';
import { audit } from './audit.ts';
import { auditLines } from './export.ts';
import { listAudit, type AuditRow } from './store.ts';
import { parseHead, presentVerification, verifyAudit } from './verify.ts';
import { pageHead } from '../platform/db/list-page.ts';

export const auditRoutes: Handlers<Context, typeof auditEndpoints> = {
  async listAudit({ ctx, query }) {
    const { total, next_cursor, entries } = await listAudit(ctx, query);
    return {
      ...pageHead(query, { total, next_cursor }),
      entries: entries.map((row) => presentEntry(row, ctx.language)),
    };
  },

  async verifyAudit({ ctx, query }) {
    const result = await verifyAudit(ctx, query.head === undefined ? undefined : parseHead(query.head));
    const { intact, entries } = result;
    await audit(ctx, { event: 'audit.verified', detail: { intact, entries } });
    return presentVerification(result, ctx.language);
  },

  async exportAudit({ ctx, query, reply }) {
    const file = await auditLines(ctx, query);
    // The file goes when the answer is over, however it ended.
    reply.raw.once('close', () => void file.remove());
    return {
      filename: `audit-${isoDay(ctx.clock.now())}.jsonl`,
      media_type: 'application/jsonl; charset=utf-8',
      disposition: 'attachment',
      size_bytes: file.size_bytes,
      once: true,
      open: file.open,
    };
  },
};

function presentEntry(row: AuditRow, language: Language): AuditEntry {
  return {
    id: row.id,
    at: isoSeconds(row.at),
    actor_kind: row.actor_kind as AuditEntry['actor_kind'],
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    event: row.event as AuditEntry['event'],
    document_id: row.document_id,
    contact_id: row.contact_id,
    detail: sayWithin(JSON.parse(row.detail), language) as Record<string, unknown>,
    hash: row.hash,
  };
}
