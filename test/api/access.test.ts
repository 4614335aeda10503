// Who may call: tokens, sessions, roles.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { newPerson } from '../kit/people.ts';
import { ADMIN, TOKEN, startTestService, type TestService } from '../kit/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

describe('the API token', () => {
  test.each([
    ['no header', undefined],
    ['an empty token', 'Bearer '],
    ['a wrong token', 'Bearer re_wrong'],
    ['no scheme', TOKEN],
    ['another scheme', `Basic ${TOKEN}`],
    ['the scheme in lower case', `bearer ${TOKEN}`],
    ['a token with a space behind', `Bearer ${TOKEN} x`],
    ['a token in quotes', `Bearer "${TOKEN}"`],
  ])('%s is 401', async (_name, authorization) => {
    const client = new Client(service.url, authorization);
    const { status, headers } = await client.refused('listDocuments', {});
    expect(status).toBe(401);
    expect(headers.get('www-authenticate')).toBe('Bearer');
  });

  test('reads and writes, but is no Admin', async () => {
    expect((await service.api.call('getMe')).access).toEqual({
      write: true,
      admin: false,
      contact_ids: null,
    });
    for (const name of [
      'getSettings',
      'getApiToken',
      'listUsers',
      'listAudit',
      'listDeliveries',
      'getWebhookSettings',
    ] as const) {
      expect((await service.api.refused(name, {})).status).toBe(403);
    }
    expect((await service.api.refused('deleteDocument', { params: { id: 1 } })).status).toBe(403);
  });

  test('is replaced at once', async () => {
    const { token: old } = await service.admin.call('getApiToken');
    const { token } = await service.admin.call('regenerateApiToken');
    expect(token).toMatch(/^re_[0-9a-f]{64}$/);
    expect((await new Client(service.url, `Bearer ${old}`).refused('listDocuments', {})).status).toBe(401);
    expect((await new Client(service.url, `Bearer ${token}`).call('listDocuments')).total).toBe(0);
    service.api.headers['authorization'] = `Bearer ${token}`;
  });
});

describe('sessions', () => {
  test('a wrong password is 401 and says no more', async () => {
    const guest = new Client(service.url);
    const known = await guest.refused('signIn', { body: { email: ADMIN.email, password: 'wrong password' } });
    const unknown = await guest.refused('signIn', {
      body: { email: 'nobody@recto.local', password: 'wrong password' },
    });
    expect(known.status).toBe(401);
    expect(unknown.detail).toBe(known.detail);
  });

  test('signing out ends the session', async () => {
    const person = new Client(service.url);
    await person.signIn(ADMIN.email, ADMIN.password);
    expect((await person.call('getMe')).user?.role).toBe('admin');
    await person.call('signOut');
    expect((await person.refused('getMe', {})).status).toBe(401);
  });

  test('a change from a page of another site is refused', async () => {
    const body = { name: 'Foreign' };
    const foreign = await service.admin.refused('createContact', {
      body,
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const without = new Client(service.url);
    without.headers['cookie'] = service.admin.headers['cookie'] ?? '';
    expect((await without.refused('createContact', { body })).status).toBe(403);
    expect((await without.call('listContacts')).contacts.map((contact) => contact.name)).not.toContain(
      'Foreign',
    );
  });

  test('ten failures lock the account for a while', async () => {
    const guest = new Client(service.url);
    const body = { email: 'locked@recto.local', password: 'wrong password' };
    for (let i = 0; i < 10; i += 1) expect((await guest.refused('signIn', { body })).status).toBe(401);
    const { status, headers } = await guest.refused('signIn', { body });
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('roles', () => {
  test('a viewer looks, a reviewer writes, neither is Admin; disabling ends the session', async () => {
    const people: Record<string, Client> = {};
    for (const role of ['viewer', 'reviewer'] as const) {
      people[role] = (await newPerson(service, `${role}@recto.local`, role)).client;
    }
    const { viewer, reviewer } = people as { viewer: Client; reviewer: Client };
    expect((await viewer.call('listDocuments')).total).toBe(0);
    expect((await viewer.refused('createContact', { body: { name: 'No' } })).status).toBe(403);
    expect((await reviewer.call('createContact', { body: { name: 'Yes' } })).name).toBe('Yes');
    expect((await reviewer.refused('listUsers', {})).status).toBe(403);

    const { users } = await service.admin.call('listUsers');
    const id = users.find((user) => user.role === 'viewer')!.id;
    await service.admin.call('editUser', { params: { id }, body: { disabled: true } });
    expect((await viewer.refused('listDocuments', {})).status).toBe(401);
  });

  test('the last Admin stays Admin', async () => {
    const { users } = await service.admin.call('listUsers');
    const id = users.find((user) => user.role === 'admin')!.id;
    expect(
      (await service.admin.refused('editUser', { params: { id }, body: { role: 'viewer' } })).status,
    ).toBe(409);
    expect(
      (await service.admin.refused('editUser', { params: { id }, body: { disabled: true } })).status,
    ).toBe(409);
  });

  test('an address is taken once, whatever its case', async () => {
    const body = {
      email: 'Reviewer@Recto.local',
      name: 'Twice',
      role: 'viewer' as const,
      password: 'a long enough password',
    };
    expect((await service.admin.refused('createUser', { body })).status).toBe(409);
  });

  test('changing the own password needs the old one and ends other sessions', async () => {
    const [here, there] = [new Client(service.url), new Client(service.url)];
    for (const client of [here, there]) await client.signIn('reviewer@recto.local', 'a long enough password');
    const wrong = { current_password: 'not this one', new_password: 'a brand new password' };
    expect((await here.refused('changeOwnPassword', { body: wrong })).status).toBe(400);
    await here.call('changeOwnPassword', {
      body: { current_password: 'a long enough password', new_password: 'a brand new password' },
    });
    expect((await here.call('getMe')).must_change_password).toBe(false);
    expect((await there.refused('getMe', {})).status).toBe(401);
  });
});
