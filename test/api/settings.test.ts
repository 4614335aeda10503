// General settings and webhook settings.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

test('general settings have defaults, change one by one, and are audited with before and after', async () => {
  const before = await service.admin.call('getSettings');
  expect(before).toMatchObject({
    instance_name: 'Recto',
    exception_below: 50,
    offline_mode: false,
    learning: true,
  });
  const after = await service.admin.call('saveSettings', { body: { exception_below: 65 } });
  expect(after).toEqual({ ...before, exception_below: 65 });
  const { entries } = await service.admin.call('listAudit', { query: { event: 'settings.updated' } });
  expect(entries[0]).toMatchObject({
    actor_kind: 'person',
    detail: { before: { exception_below: 50 }, after: { exception_below: 65 } },
  });
});

test('the base URL of the settings wins over the environment', async () => {
  await service.admin.call('saveSettings', { body: { base_url: 'https://docs.acme.example/' } });
  expect((await service.admin.call('getSettings')).base_url).toBe('https://docs.acme.example');
});

test('saving a webhook URL allows its host, and the secret is a Standard Webhooks one', async () => {
  const saved = await service.admin.call('saveWebhookSettings', {
    body: { url: 'http://Receiver.lan:9000/hook?x=1' },
  });
  expect(saved).toMatchObject({ url: 'http://Receiver.lan:9000/hook?x=1', allowed_hosts: ['receiver.lan'] });
  expect(saved.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const rotated = await service.admin.call('saveWebhookSettings', { body: { rotate_secret: true } });
  expect(rotated.secret).not.toBe(saved.secret);
  const { entries } = await service.admin.call('listAudit', { query: { event: 'settings.webhook_updated' } });
  expect(JSON.stringify(entries)).not.toContain('whsec_');
});

test.each([
  ['a URL of another scheme', { url: 'ftp://receiver.lan/' }],
  ['a URL with a password in it', { url: 'http://user:secret@receiver.lan/' }],
  ['no URL at all', { url: 'receiver' }],
  ['a host that is none', { allowed_hosts: ['not a host'] }],
])('%s is refused', async (_name, body) => {
  expect((await service.admin.refused('saveWebhookSettings', { body })).status).toBe(422);
});

test('an unknown profile as the default is 404, an unknown setting 422', async () => {
  expect(
    (await service.admin.refused('saveSettings', { body: { default_profile_id: 999_999 } })).status,
  ).toBe(404);
  expect((await service.admin.refused('saveSettings', { body: { colour: 'red' } })).status).toBe(422);
});

test('testing a webhook without a URL says what to do', async () => {
  await service.admin.call('saveWebhookSettings', { body: { url: null } });
  const refusal = await service.admin.refused('testWebhook', {});
  expect(refusal.status).toBe(409);
  expect(refusal.detail).toContain('save one first');
});
