// Everything that retention has an event for, once.
import type { AuditEvent } from '../../contract/audit.ts';
import type { Client } from './client.ts';

export const RETENTION_EVENTS: AuditEvent[] = [
  'retention.rule_created',
  'retention.rule_updated',
  'retention.rule_deleted',
  'retention.hold_placed',
  'retention.hold_lifted',
  'document.deletion_requested',
  'document.deletion_withdrawn',
];

export async function useRetention(admin: Client, document_id: number): Promise<void> {
  const { id } = await admin.call('createContact', { body: { name: 'Kept for years' } });
  // It covers nothing else.
  const body = { name: 'Kept', years: 5, contact_ids: [id] };
  const rule = await admin.call('createRetentionRule', { body });
  await admin.call('replaceRetentionRule', { params: { id: rule.id }, body: { ...body, years: 6 } });
  await admin.call('deleteRetentionRule', { params: { id: rule.id } });
  const hold = await admin.call('placeHold', { body: { document_id, reason: 'Case' } });
  await admin.call('liftHold', { params: { id: hold.id }, body: { reason: 'Closed' } });
  await admin.call('deleteDocument', { params: { id: document_id } });
  const document_ids = [document_id];
  await admin.call('decideDeletions', { body: { action: 'request', document_ids, reason: 'x' } });
  await admin.call('decideDeletions', { body: { action: 'withdraw', document_ids } });
}
