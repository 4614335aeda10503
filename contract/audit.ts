// The audit log: what happened, who did it, to what.
import { z } from 'zod';
import { binary, endpoint } from './endpoint.ts';
import { Id, Timestamp, pageOf, paging, queryId, queryList } from './common.ts';
import { problem } from './problem.ts';

export const AUDIT_EVENTS = [
  'document.uploaded',
  'document.version_added',
  'document.split',
  'document.split_off',
  'document.joined',
  'document.pages_moved',
  'document.pages_turned',
  'document.deleted',
  'document.restored',
  'document.purged',
  'document.deletion_requested',
  'document.deletion_withdrawn',
  'document.status_changed',
  'document.field_edited',
  'document.edited',
  'document.moved',
  'document.filed',
  'document.reprocessed',
  'document.blockers_accepted',
  'document.blockers_reopened',
  'document.rejected',
  'document.change_undone',
  'document.vendor_chosen',
  'document.payment_noted',
  'document.payment_removed',
  'document.assigned',
  'document.overdue',
  'document.postponed',
  'view.created',
  'view.updated',
  'view.deleted',
  'document.downloaded',
  'documents.exported',
  'export_template.created',
  'export_template.updated',
  'export_template.deleted',
  'processing.completed',
  'processing.failed',
  'confidence.assigned',
  'rule.created',
  'rule.updated',
  'rule.deleted',
  'rule.fired',
  'rule.failed',
  'touchless.stopped',
  'touchless.resumed',
  'certificate.issued',
  'approval.given',
  'approval.withdrawn',
  'approval.escalated',
  'approval.team_created',
  'approval.team_updated',
  'approval.team_deleted',
  'approval.chain_created',
  'approval.chain_updated',
  'approval.chain_deleted',
  'user.absence_set',
  'webhook.queued',
  'webhook.attempt',
  'webhook.paused',
  'webhook.redelivered',
  'webhook.withdrawn',
  'webhook.tested',
  'webhook.endpoint_created',
  'webhook.endpoint_updated',
  'webhook.endpoint_deleted',
  'mail.tested',
  'mail.sent_again',
  'mail.sender_answered',
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
  'order.created',
  'order.updated',
  'order.deleted',
  'order.receipt_updated',
  'order.receipt_deleted',
  'orders.imported',
  'bank_statement.imported',
  'bank_statement.deleted',
  'retention.rule_created',
  'retention.rule_updated',
  'retention.rule_deleted',
  'retention.hold_placed',
  'retention.hold_lifted',
  'trust.certificate_added',
  'trust.certificate_updated',
  'trust.certificate_deleted',
  'bank_statement.set_aside',
  'bank_statement.taken_up',
  'vendor.created',
  'vendor.updated',
  'vendor.deleted',
  'vendors.imported',
  'profile.created',
  'profile.updated',
  'profile.deleted',
  'profile.tested',
  'lesson.learned',
  'lesson.switched',
  'lesson.forgotten',
  'lesson.undone',
  'settings.updated',
  'settings.webhook_updated',
  'settings.token_regenerated',
  'intake.channel_created',
  'intake.channel_updated',
  'intake.channel_deleted',
  'intake.failed',
  'audit.verified',
  'audit.exported',
] as const;
export const AuditEvent = z.enum(AUDIT_EVENTS);
export type AuditEvent = z.infer<typeof AuditEvent>;

export const ActorKind = z.enum(['person', 'token', 'rule', 'system']);
export type ActorKind = z.infer<typeof ActorKind>;

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

export const AuditProblem = z
  .object({
    entry_id: z.int().describe('Where it was noticed.'),
    kind: z.enum(['edited', 'missing', 'out_of_order', 'forged']),
    detail: z.string(),
  })
  .meta({ id: 'AuditProblem' });
export type AuditProblem = z.infer<typeof AuditProblem>;

export const AuditVerification = z
  .object({
    intact: z.boolean(),
    entries: z.int(),
    head: z
      .object({ entry_id: z.int(), hash: z.string() })
      .nullable()
      .describe('The last entry. Noted elsewhere, it proves later that nothing up to it was changed.'),
    checkpoints: z.int().describe('Signed heads that the log was compared with.'),
    problems: z.array(AuditProblem).describe('The first 50.'),
    duration_ms: z.int(),
  })
  .meta({ id: 'AuditVerification' });
export type AuditVerification = z.infer<typeof AuditVerification>;

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
  verifyAudit: endpoint('verifyAudit', {
    access: 'admin',
    tag: 'Audit',
    summary: 'Verify the whole audit log',
    description:
      'Reads every entry and reports any that was edited, removed, reordered, inserted or not written by this service, and an end that was cut off. The answer is 200 either way; see `intact`.',
    query: z.strictObject({
      head: z
        .string()
        .regex(/^[1-9]\d{0,15}:[0-9a-f]{64}$/, problem('entry'))
        .optional()
        .describe('A head noted elsewhere, as ENTRY:HASH; the log must still contain it.'),
    }),
    response: AuditVerification,
  }),
  exportAudit: endpoint('exportAudit', {
    access: 'admin',
    tag: 'Audit',
    summary: 'The audit log as JSON lines, oldest first',
    description:
      'Takes the filters of the list. Without any, the lines are the whole chain: docs/audit.md tells how to verify it without this service.',
    query: z.strictObject(auditFilters),
    response: binary('application/jsonl'),
  }),
};
