// The audit log: what happened, who did it, to what.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { Id, Timestamp, pageOf, paging, queryId, queryList } from './common.ts';

export const AUDIT_EVENTS = [
  'document.uploaded',
  'document.version_added',
  'document.deleted',
  'document.restored',
  'document.purged',
  'document.status_changed',
  'document.field_edited',
  'document.edited',
  'document.moved',
  'document.reprocessed',
  'document.downloaded',
  'documents.exported',
  'processing.completed',
  'processing.failed',
  'confidence.assigned',
  'rule.created',
  'rule.updated',
  'rule.deleted',
  'rule.fired',
  'rule.failed',
  'webhook.queued',
  'webhook.attempt',
  'webhook.paused',
  'webhook.redelivered',
  'webhook.tested',
  'user.signed_in',
  'user.sign_in_failed',
  'user.signed_out',
  'user.created',
  'user.updated',
  'user.password_changed',
  'user.invited',
  'user.password_link_created',
  'user.sessions_ended',
  'user.second_factor_set',
  'user.second_factor_removed',
  'user.recovery_code_used',
  'user.token_created',
  'user.token_revoked',
  'user.identity_linked',
  'contact.created',
  'contact.updated',
  'contact.deleted',
  'folder.created',
  'folder.updated',
  'folder.deleted',
  'profile.created',
  'profile.updated',
  'profile.deleted',
  'profile.tested',
  'lesson.learned',
  'lesson.switched',
  'lesson.forgotten',
  'settings.updated',
  'settings.webhook_updated',
  'settings.token_regenerated',
] as const;
export const AuditEvent = z.enum(AUDIT_EVENTS);
export type AuditEvent = z.infer<typeof AuditEvent>;

export const ActorKind = z.enum(['person', 'token', 'rule', 'system']);

export const AuditEntry = z
  .object({
    id: z.int(),
    at: Timestamp,
    actor_kind: ActorKind,
    actor_id: z.int().nullable(),
    actor_name: z.string(),
    event: AuditEvent,
    document_id: Id.nullable(),
    contact_id: Id.nullable(),
    detail: z.record(z.string(), z.unknown()),
    hash: z.string().describe('SHA-256 over this entry and the hash of the one before.'),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditFilters = {
  user_id: queryId().optional(),
  actor_kind: ActorKind.optional(),
  event: queryList(AuditEvent).optional(),
  document_id: queryId().optional(),
  contact_id: queryId().optional(),
  date_from: z.iso.date().optional(),
  date_to: z.iso.date().optional().describe('Inclusive.'),
  q: z.string().trim().min(1).max(200).optional(),
};

export const auditEndpoints = {
  listAudit: endpoint('listAudit', {
    access: 'admin',
    tag: 'Audit',
    summary: 'The audit log, newest first',
    query: z.strictObject({ ...auditFilters, ...paging }),
    response: pageOf('entries', AuditEntry),
  }),
};
