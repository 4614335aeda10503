// Giving people and tokens a scope, and what they may not do with one.
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { FIRST, SECOND, makeHalf, type Half } from '../kit/two-scopes.ts';
import { until, uploadForm, untilProcessed } from '../kit/upload.ts';

let service: TestService;
let first: Half;
let second: Half;

beforeAll(async () => {
  service = await startTestService();
  const database = new pg.Client({ connectionString: service.database_url });
  await database.connect();
  first = await makeHalf(service, database, FIRST);
  second = await makeHalf(service, database, SECOND);
  await database.end();
  const { contact_id: parent_id } = second;
  await service.admin.call('editContact', { params: { id: first.contact_id }, body: { parent_id } });
}, 120_000);
afterAll(() => service?.stop());

const withToken = (token: string) => new Client(service.url, `Bearer ${token}`);

test('a token is never wider than its owner, also when that one sees less later', async () => {
  const { id, client } = await newPerson(service, 'changing@example.com');
  const contact_ids = [first.contact_id, second.contact_id];
  const { token } = await client.call('createToken', { body: { name: 'T', scope: 'read', contact_ids } });
  const total = async () => (await withToken(token).call('listContacts')).total;
  expect(await total()).toBe(2);
  await service.admin.call('editUser', { params: { id }, body: { contact_ids: [first.contact_id] } });
  expect(await total()).toBe(1);
  expect((await client.call('getMe')).access.contact_ids).toEqual([first.contact_id]);
  expect(
    (await client.refused('createToken', { body: { name: 'W', scope: 'read', contact_ids } })).detail,
  ).toBe(`Contact ${second.contact_id} does not exist`);
  await service.admin.call('editUser', { params: { id }, body: { contact_ids: [] } });
  expect(await total()).toBe(0);
  await service.admin.call('editUser', { params: { id }, body: { contact_ids: null } });
  expect(await total()).toBe(2);
});

test('an Admin sees everything; contacts are made and ended by who does', async () => {
  const { id } = await newPerson(service, 'chief@example.com', 'admin');
  const body = { contact_ids: [first.contact_id] };
  expect((await service.admin.refused('editUser', { params: { id }, body })).status).toBe(409);
  const { reviewer } = first.callers;
  expect((await reviewer.refused('createContact', { body: { name: 'New' } })).status).toBe(403);
  const own = { params: { id: first.contact_id } };
  expect((await reviewer.refused('deleteContact', own)).status).toBe(403);
  const above = { ...own, body: { parent_id: first.contact_id } };
  expect((await reviewer.refused('editContact', above)).status).toBe(403);
  // As the form sends it: what is not seen is not changed.
  const edited = await reviewer.call('editContact', { ...own, body: { phone: '1', parent_id: null } });
  expect(edited).toMatchObject({ phone: '1', parent_id: null });
  expect((await service.admin.call('getContact', own)).parent_id).toBe(second.contact_id);
});

test('what one half no longer needs stays an original of the other', async () => {
  const content = 'The same letter in both halves.';
  const place = { contact_id: second.contact_id, folder_id: second.folder_id };
  const { id } = await service.admin.call('uploadDocument', {
    body: uploadForm(place, content, 'letter.txt'),
  });
  // Stored, and then refused: nothing is left behind.
  const { contact_id, folder_id } = first;
  const form = uploadForm({ contact_id, folder_id, profile_id: 999_999 }, content, 'letter.txt');
  expect((await first.callers.reviewer.refused('uploadDocument', { body: form })).status).toBe(404);
  const original = await service.admin.call('getOriginal', { params: { id } });
  expect(await original.text()).toBe(content);
});

test('people who do not see a document are neither offered nor taken', async () => {
  const { people } = await first.callers.reviewer.call('listPeople');
  expect(people.map(({ name }) => name)).toContain('narwhal viewer');
  expect(people.map(({ name }) => name)).not.toContain('quokka viewer');
  const stranger = (await second.callers.reviewer.call('getMe')).user!.id;
  const params = { id: first.documents[1]! };
  expect(
    (await service.admin.refused('assignDocument', { params, body: { assignee_id: stranger } })).status,
  ).toBe(404);
});

test('an open stream ends when its scope changes', async () => {
  const { id, client } = await newPerson(service, 'listening@example.com');
  const response = await fetch(`${service.url}/api/events`, { headers: client.headers });
  const ended = (async () => {
    for await (const part of response.body!) void part;
    return 'ended';
  })();
  await service.admin.call('editUser', { params: { id }, body: { contact_ids: [first.contact_id] } });
  expect(await ended).toBe('ended');
});

test('a contact that is gone is in no scope', async () => {
  const { id: gone } = await service.admin.call('createContact', { body: { name: 'Gone' } });
  const { id } = await newPerson(service, 'loses@example.com');
  const contact_ids = [first.contact_id, gone];
  await service.admin.call('editUser', { params: { id }, body: { contact_ids } });
  await service.admin.call('deleteContact', { params: { id: gone } });
  const { users } = await service.admin.call('listUsers', { query: { limit: 200 } });
  expect(users.find((user) => user.id === id)?.contact_ids).toEqual([first.contact_id]);
});

test('a copy does not name the document that has left its contact', async () => {
  const place = { contact_id: first.contact_id, folder_id: first.folder_id };
  const add = async () => {
    const body = uploadForm(place, 'A letter that came three times.', 'copy.txt');
    const { id } = await service.admin.call('uploadDocument', { body });
    await untilProcessed(service.admin, id);
    return id;
  };
  const [original, copy, another] = [await add(), await add(), await add()];
  const { contact_id, folder_id } = second;
  const body = { contact_id, folder_id };
  await service.admin.call('editDocument', { params: { id: original }, body });
  const { reviewer } = first.callers;
  const shown = async (id: number) => {
    const { duplicate_of, blockers } = await reviewer.call('getDocument', { params: { id } });
    return [
      duplicate_of,
      blockers
        .filter(({ code, state }) => code === 'sameFile' && state === 'open')
        .map(({ message }) => message),
    ];
  };
  expect((await shown(copy))[0]).toBeNull();
  await until(async () => JSON.stringify(await shown(copy)) === '[null,[]]', 'the copy to be judged anew');
  await until(
    async () => JSON.stringify(await shown(another)).includes(`The same file is document ${copy} already`),
    'the other copy to be judged anew',
  );
});

test('figures of the whole instance are not for who sees a part of it', async () => {
  const { token } = first.callers;
  expect((await fetch(`${service.url}/metrics`, { headers: token.headers })).status).toBe(403);
});

test('a token that administers: of an Admin only, with an end, for all contacts', async () => {
  const chief = await newPerson(service, 'token-chief@example.com', 'admin');
  const clerk = await newPerson(service, 'token-clerk@example.com');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const body = { name: 'Setup', scope: 'admin' as const, expires_at: inDays(30) };
  expect((await clerk.client.refused('createToken', { body })).status).toBe(403);
  const without = await chief.client.refused('createToken', { body: { ...body, expires_at: null } });
  expect(without.status).toBe(422);
  expect(
    (await chief.client.refused('createToken', { body: { ...body, expires_at: inDays(400) } })).detail,
  ).toContain('within 366 days');
  const narrow = { ...body, contact_ids: [first.contact_id] };
  expect((await chief.client.refused('createToken', { body: narrow })).status).toBe(409);
  const { token } = await chief.client.call('createToken', { body });
  const program = withToken(token);
  await program.call('saveSettings', { body: { instance_name: 'Set up' } });
  expect((await program.refused('createToken', { body })).status).toBe(403);
  const { entries } = await service.admin.call('listAudit', { query: { event: ['settings.updated'] } });
  expect(entries[0]?.actor_name).toBe('token-chief@example.com (token Setup)');
  await service.admin.call('editUser', { params: { id: chief.id }, body: { role: 'reviewer' } });
  expect((await program.refused('getSettings', {})).status).toBe(403);
  expect((await program.call('listContacts')).total).toBeGreaterThan(0);
});
