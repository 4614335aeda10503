// Retention: rules for a while and documents for them, and everything that it has an event for, once.
import type { AuditEvent } from '../../contract/audit.ts';
import type { Client } from './client.ts';
import type { TestService } from './service.ts';
import { invoiceText, untilProcessed, upload, type Place } from './upload.ts';

export const ruleBody = (name: string, others: object = {}) => ({ name, years: 8, ...others });

export function retentionKit({ admin, api }: TestService) {
  let count = 0;
  const addRule = (name: string, others: object = {}) =>
    admin.call('createRetentionRule', { body: ruleBody(name, others) });
  return {
    addRule,
    /** The rule goes with the work, unless that has removed it. */
    async withRule<T>(name: string, others: object, work: (id: number) => Promise<T>): Promise<T> {
      const { id } = await addRule(name, others);
      try {
        return await work(id);
      } finally {
        await admin.call('deleteRetentionRule', { params: { id } }).catch(() => undefined);
      }
    },
    async processed(into: Place, text?: string): Promise<number> {
      const content = text ?? invoiceText(`R-${(count += 1)}`);
      const { id } = await upload(api, into, content, `kept ${count}.txt`);
      await untilProcessed(api, id);
      return id;
    },
    stateOf: async (id: number) => (await admin.call('getRetention', { params: { id } })).state,
  };
}

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
