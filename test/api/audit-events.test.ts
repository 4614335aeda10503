// Every category of events: the action over HTTP, then the entry it leaves. No event exists that nothing here leads to.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { AUDIT_EVENTS, type AuditEvent } from '../../contract/audit.ts';
import { Client } from '../kit/client.ts';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { RETENTION_EVENTS, useRetention } from '../kit/retention.ts';
import { startReceiver, type Receiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { TRUST_EVENTS, useTrust } from '../kit/trust.ts';
import {
  invoiceText,
  newPlace,
  until,
  untilProcessed,
  upload,
  uploadForm,
  type Place,
} from '../kit/upload.ts';

let service: TestService;
let receiver: Receiver;
let place: Place;
let id: number;
beforeAll(async () => {
  service = await startTestService({ settings: { WEBHOOK_RETRY_DELAYS: '1' } });
  receiver = await startReceiver();
  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  place = await newPlace(service.api, 'Audited');
  id = (await upload(service.api, place, invoiceText('A-1'), 'audited.txt')).id;
  await untilProcessed(service.api, id);
});
afterAll(async () => {
  await service.stop();
  await receiver.stop();
});

const admin = () => service.admin;
const api = () => service.api;
const one = () => ({ params: { id } });

let people = 0;
const person = () => newPerson(service, `someone${(people += 1)}@recto.local`, 'reviewer', 'Some One');

async function processed(filename: string, content = invoiceText(filename)): Promise<number> {
  const made = await upload(api(), place, content, filename);
  await untilProcessed(api(), made.id);
  return made.id;
}

const ruleBody = (name: string) => ({
  name,
  trigger: 'processed' as const,
  conditions: [{ field: 'filename', operator: 'contains' as const, value: name }],
  action: { type: 'notify' as const },
});

async function withRule(name: string, action: Record<string, unknown>): Promise<void> {
  const rule = await admin().call('createRule', { body: { ...ruleBody(name), action: action as never } });
  await processed(`${name}.txt`);
  await until(async () => (await latest(['rule.fired', 'rule.failed'], rule.id)) !== undefined, 'the rule');
  await admin().call('deleteRule', { params: { id: rule.id } });
}

async function latest(event: AuditEvent[], rule_id: number) {
  const { entries } = await admin().call('listAudit', { query: { event } });
  return entries.find((entry) => entry.detail['rule_id'] === rule_id);
}

const ACTIONS: [AuditEvent[], () => Promise<unknown>][] = [
  [RETENTION_EVENTS, async () => useRetention(admin(), await processed('held.txt'))],
  [TRUST_EVENTS, () => useTrust(admin())],
  [
    ['document.uploaded', 'processing.completed', 'confidence.assigned', 'document.status_changed'],
    () => processed('one.txt'),
  ],
  [
    ['document.version_added'],
    () =>
      api().call('addVersion', {
        ...one(),
        body: uploadForm({}, invoiceText('A-2'), 'audited-2.txt'),
      }),
  ],
  [['document.reprocessed'], () => api().call('reprocessDocument', { ...one(), body: {} })],
  [
    ['document.field_edited'],
    async () => {
      await untilProcessed(api(), id);
      const { extracted_fields } = await api().call('getDocument', one());
      const key = Object.keys(extracted_fields)[0]!;
      return api().call('editDocument', {
        ...one(),
        body: { extracted_fields: { [key]: 'Written by hand' } },
      });
    },
  ],
  [['document.edited'], () => api().call('editDocument', { ...one(), body: { notes: 'Look twice' } })],
  [
    ['folder.created', 'document.moved'],
    async () => {
      const body = { contact_id: place.contact_id, name: 'Elsewhere' };
      const folder = await api().call('createFolder', { body });
      return api().call('editDocument', { ...one(), body: { folder_id: folder.id } });
    },
  ],
  [
    ['document.downloaded'],
    async () => (await api().raw('GET', `/api/documents/${id}/original`)).arrayBuffer(),
  ],
  [
    ['documents.exported'],
    async () => (await api().raw('GET', `/api/documents/export.csv?ids=${id}`)).text(),
  ],
  [
    ['processing.failed'],
    async () => {
      const broken = '%PDF-1.4\nnothing of it is a file';
      return until(async () => {
        const made = await upload(api(), place, `${broken} ${Math.random()}`, 'broken.pdf');
        return (await untilProcessed(api(), made.id)).status === 'Exception';
      }, 'an unreadable file');
    },
  ],
  [
    ['document.deleted', 'document.restored', 'document.purged'],
    async () => {
      const other = { params: { id: await processed('gone.txt') } };
      await admin().call('deleteDocument', other);
      await admin().call('restoreDocument', other);
      await admin().call('deleteDocument', other);
      await admin().call('purgeDocument', other);
    },
  ],
  [
    ['webhook.queued', 'webhook.attempt', 'webhook.redelivered', 'webhook.paused'],
    async () => {
      await api().call('changeStatus', { ...one(), body: { status: 'Export' } });
      const delivery = await until(async () => {
        const { deliveries } = await admin().call('listDeliveries', { query: { document_id: id } });
        return deliveries.find((row) => row.state === 'delivered');
      }, 'the delivery');
      receiver.answer = () => ({ status: 410 });
      await admin().call('redeliver', { params: { id: delivery.id } });
      await until(async () => (await admin().call('getWebhookSettings')).paused, 'the pause');
      receiver.answer = () => ({});
    },
  ],
  [
    ['settings.webhook_updated', 'webhook.tested'],
    async () => {
      await admin().call('saveWebhookSettings', { body: { paused: false } });
      await admin().call('testWebhook');
    },
  ],
  [
    ['webhook.endpoint_created', 'webhook.endpoint_updated', 'webhook.endpoint_deleted'],
    async () => {
      const body = { name: 'ERP', url: receiver.url, events: ['document.exception' as const] };
      const params = { id: (await admin().call('createWebhookEndpoint', { body })).id };
      await admin().call('editWebhookEndpoint', { params, body: { paused: true, rotate_secret: true } });
      await admin().call('deleteWebhookEndpoint', { params });
    },
  ],
  [['settings.updated'], () => admin().call('saveSettings', { body: { exception_below: 40 } })],
  [
    ['rule.created', 'rule.updated', 'rule.deleted'],
    async () => {
      const rule = await admin().call('createRule', { body: ruleBody('changed') });
      await admin().call('replaceRule', {
        params: { id: rule.id },
        body: { ...ruleBody('changed'), enabled: false },
      });
      await admin().call('deleteRule', { params: { id: rule.id } });
    },
  ],
  [['rule.fired'], () => withRule('fires', { type: 'notify' })],
  [
    ['contact.created', 'contact.updated', 'contact.deleted'],
    async () => {
      const contact = await api().call('createContact', { body: { name: 'Passing' } });
      await api().call('editContact', { params: { id: contact.id }, body: { phone: '1' } });
      await api().call('deleteContact', { params: { id: contact.id } });
    },
  ],
  [
    ['folder.updated', 'folder.deleted'],
    async () => {
      const folder = await api().call('createFolder', {
        body: { contact_id: place.contact_id, name: 'Short' },
      });
      await api().call('editFolder', { params: { id: folder.id }, body: { name: 'Shorter' } });
      await api().call('deleteFolder', { params: { id: folder.id } });
    },
  ],
  [
    ['profile.created', 'profile.updated', 'profile.deleted'],
    async () => {
      const body = { name: 'Own', fields: [{ label: 'Colour', type: 'text' as const }] };
      const profile = await admin().call('createProfile', { body });
      const params = { id: profile.id };
      await admin().call('replaceProfile', { params, body: { ...body, description: 'changed' } });
      await admin().call('deleteProfile', { params });
    },
  ],
  [
    ['user.created', 'user.signed_in', 'user.updated', 'user.password_changed', 'user.signed_out'],
    async () => {
      const { id: user_id, client } = await person();
      await admin().call('editUser', { params: { id: user_id }, body: { name: 'Other Name' } });
      const body = { current_password: PASSWORD, new_password: `${PASSWORD} 2` };
      await client.call('changeOwnPassword', { body });
      await client.call('signOut');
    },
  ],
  [
    ['user.sign_in_failed'],
    () =>
      new Client(service.url).raw('POST', '/api/session', {
        body: { email: 'no@one.example', password: 'wrong' },
      }),
  ],
  [
    ['user.invited', 'user.password_link_created', 'user.sessions_ended'],
    async () => {
      const body = { email: 'asked@recto.local', name: 'Asked', role: 'viewer' as const };
      const { user } = await admin().call('inviteUser', { body });
      await admin().call('createPasswordLink', { params: { id: user.id } });
      await admin().call('endUserSessions', { params: { id: user.id } });
    },
  ],
  [
    ['user.token_created', 'user.token_revoked'],
    async () => {
      const { client } = await person();
      const token = await client.call('createToken', { body: { name: 'script', scope: 'read' } });
      await client.call('revokeToken', { params: { token_id: token.id } });
    },
  ],
  [
    ['settings.token_regenerated'],
    async () => {
      const { token } = await admin().call('regenerateApiToken');
      service.api = new Client(service.url, `Bearer ${token}`);
    },
  ],
  [['audit.verified'], () => admin().call('verifyAudit')],
  [['audit.exported'], async () => (await admin().call('exportAudit')).text()],
];

/** Tested beside the feature, which takes more than a call. */
const ELSEWHERE: AuditEvent[] = [
  // accounts.test.ts
  'user.second_factor_set',
  'user.second_factor_removed',
  'user.recovery_code_used',
  // single-sign-on.test.ts
  'user.identity_linked',
  // rule-actions.test.ts, blind-samples.test.ts
  'rule.failed',
  'certificate.issued',
  // learning.test.ts
  'lesson.learned',
  'lesson.switched',
  'lesson.forgotten',
  // profile-design.test.ts
  'profile.tested',
  // review.test.ts
  'document.blockers_accepted',
  'document.blockers_reopened',
  'document.rejected',
  'document.change_undone',
  'document.assigned',
  'document.postponed',
  // due-assignments.test.ts
  'document.overdue',
  // bundles.test.ts
  'document.split',
  'document.split_off',
  'document.joined',
  // move-pages.test.ts, turn-pages.test.ts
  'document.pages_moved',
  'document.pages_turned',
  // unsorted.test.ts
  'document.filed',
  // views, held-back, intake-folder and intake-mail.test.ts
  ...AUDIT_EVENTS.filter((event) => /^(view|touchless|intake)\./.test(event)),
  'webhook.withdrawn',
  'lesson.undone',
  // approval-chains.test.ts
  'user.absence_set',
  // approval-chains.test.ts, mails.test.ts, export-templates.test.ts, vendors.test.ts, vendor-match.test.ts, orders.test.ts, order-import.test.ts, bank-statements.test.ts
  ...AUDIT_EVENTS.filter((event) =>
    /^(?:approval|mail|export_template|vendors?|orders?|bank_statement|document\.(?:vendor|payment))[._]/.test(
      event,
    ),
  ),
];

test.each(ACTIONS)('%s', async (events, act) => {
  const before = await counts(events);
  await act();
  const after = await counts(events);
  for (const event of events) expect(after.get(event), event).toBeGreaterThan(before.get(event)!);
});

async function counts(events: AuditEvent[]): Promise<Map<AuditEvent, number>> {
  const of = async (event: AuditEvent) =>
    (await admin().call('listAudit', { query: { event, limit: 1 } })).total;
  return new Map(await Promise.all(events.map(async (event) => [event, await of(event)] as const)));
}

test('no event is missing above', () => {
  const covered = [...ACTIONS.flatMap(([events]) => events), ...ELSEWHERE];
  expect(covered.toSorted()).toEqual([...AUDIT_EVENTS].toSorted());
});

test('entries name who did it, what was before and after, and hold no secret', async () => {
  const edited = { document_id: id, event: 'document.field_edited' as const };
  const { entries } = await admin().call('listAudit', { query: edited });
  expect(entries[0]).toMatchObject({ actor_kind: 'token', detail: { after: 'Written by hand' } });
  expect(entries[0]!.detail).toHaveProperty('before');
  const attempts = await admin().call('listAudit', { query: { document_id: id, event: 'webhook.attempt' } });
  expect(attempts.entries.map((entry) => entry.detail['response_code'])).toEqual([410, 200]);
  const everything = await (await admin().call('exportAudit')).text();
  expect(everything).not.toContain(PASSWORD);
  expect(everything).not.toMatch(/(re|rp)_[0-9a-f]{64}|whsec_/);
});
