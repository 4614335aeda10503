// Contacts and folders.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

const NOWHERE = 999_999;

describe('contacts', () => {
  test('a name is enough; the contact starts with the folders Documents and Review', async () => {
    const contact = await service.api.call('createContact', { body: { name: '  Zhang & Söhne  ' } });
    expect(contact).toMatchObject({
      name: 'Zhang & Söhne',
      type: 'Other',
      email: null,
      ai_chat_instructions: '',
      built_in: false,
    });
    const { folders, total } = await service.api.call('listFolders', { query: { contact_id: contact.id } });
    expect(total).toBe(2);
    expect(folders.map((folder) => folder.name).sort()).toEqual(['Documents', 'Review']);
  });

  test('creating answers with the address of the contact', async () => {
    const response = await service.api.raw('POST', '/api/contacts', { body: { name: 'Located' } });
    const { id } = (await response.json()) as { id: number };
    expect(response.headers.get('location')).toBe(`/api/contacts/${id}`);
  });

  test('every field can be set and changed, and is answered', async () => {
    const profile = (await service.api.call('listProfiles')).profiles[1]!;
    const fields = {
      name: 'Acme GmbH',
      type: 'Vendor' as const,
      email: 'billing@acme.example',
      phone: '+49 30 123456',
      company: 'Acme Holding',
      notes: 'Pays late.\nOften.',
      default_profile_id: profile.id,
      ai_chat_instructions: '请用中文回答。',
    };
    const contact = await service.api.call('createContact', { body: fields });
    expect(contact).toMatchObject(fields);
    const changed = await service.api.call('editContact', {
      params: { id: contact.id },
      body: { name: 'Acme AG', email: null },
    });
    expect(changed).toMatchObject({ ...fields, name: 'Acme AG', email: null });
  });

  test('search finds by part of a name, and takes % and _ literally', async () => {
    await service.api.call('createContact', { body: { name: '100% Cotton_Ltd' } });
    const find = async (q: string) =>
      (await service.api.call('listContacts', { query: { q } })).contacts.map((contact) => contact.name);
    expect(await find('cotton')).toEqual(['100% Cotton_Ltd']);
    expect(await find('0% c')).toEqual(['100% Cotton_Ltd']);
    expect(await find('%_%_%_%')).toEqual([]);
  });

  test('a contact cannot stand below itself', async () => {
    const parent = await service.api.call('createContact', { body: { name: 'Parent' } });
    const child = await service.api.call('createContact', { body: { name: 'Child', parent_id: parent.id } });
    const loop = await service.api.refused('editContact', {
      params: { id: parent.id },
      body: { parent_id: child.id },
    });
    expect(loop.status).toBe(409);
    expect((await service.api.refused('deleteContact', { params: { id: parent.id } })).status).toBe(409);
    await service.api.call('deleteContact', { params: { id: child.id } });
    await service.api.call('deleteContact', { params: { id: parent.id } });
    expect((await service.api.refused('getContact', { params: { id: parent.id } })).status).toBe(404);
  });

  test('an edit against an older revision is refused', async () => {
    const contact = await service.api.call('createContact', { body: { name: 'Locked' } });
    const params = { id: contact.id };
    const etag = (await service.api.raw('GET', `/api/contacts/${contact.id}`)).headers.get('etag')!;
    const headers = { 'if-match': etag };
    await service.api.call('editContact', { params, body: { notes: 'first' }, headers });
    expect(
      (await service.api.refused('editContact', { params, body: { notes: 'second' }, headers })).status,
    ).toBe(412);
    expect((await service.api.call('getContact', { params })).notes).toBe('first');
  });

  test.each([
    ['no name', {}, 422, 'name is required'],
    ['an empty name', { name: '   ' }, 422, 'name'],
    ['a name that is no text', { name: 5 }, 422, 'name must be a text'],
    ['an unknown type', { name: 'x', type: 'Enemy' }, 422, 'type'],
    ['a bad e-mail', { name: 'x', email: 'nope' }, 422, 'email'],
    ['an unknown key', { name: 'x', nmae: 'y' }, 422, 'nmae'],
    ['control characters', { name: 'a\u0007b' }, 422, 'name'],
    ['an unknown parent', { name: 'x', parent_id: NOWHERE }, 404, 'Contact'],
    ['an unknown profile', { name: 'x', default_profile_id: NOWHERE }, 404, 'Profile'],
  ])('%s is refused', async (_name, body, status, says) => {
    const refusal = await service.api.refused('createContact', { body });
    expect(refusal.status).toBe(status);
    expect(refusal.detail).toContain(says);
  });

  test('System cannot be deleted', async () => {
    const { contacts } = await service.api.call('listContacts', { query: { q: 'system' } });
    const system = contacts.find((contact) => contact.built_in)!;
    expect((await service.api.refused('deleteContact', { params: { id: system.id } })).status).toBe(409);
  });
});

describe('folders', () => {
  test('names are unique within a contact, whatever their case', async () => {
    const contact = await service.api.call('createContact', { body: { name: 'Folders' } });
    const folder = await service.api.call('createFolder', {
      body: { contact_id: contact.id, name: '2026年 发票' },
    });
    expect(folder).toMatchObject({ name: '2026年 发票', contact_id: contact.id, documents: 0 });
    const again = { body: { contact_id: contact.id, name: 'DOCUMENTS' } };
    expect((await service.api.refused('createFolder', again)).status).toBe(409);
    const renamed = await service.api.call('editFolder', { params: { id: folder.id }, body: { name: 'Q1' } });
    expect(renamed.name).toBe('Q1');
    expect(
      (await service.api.refused('editFolder', { params: { id: folder.id }, body: { name: 'review' } }))
        .status,
    ).toBe(409);
    await service.api.call('deleteFolder', { params: { id: folder.id } });
    expect((await service.api.refused('getFolder', { params: { id: folder.id } })).status).toBe(404);
  });

  test('an unknown contact is 404', async () => {
    expect(
      (await service.api.refused('createFolder', { body: { contact_id: NOWHERE, name: 'x' } })).status,
    ).toBe(404);
  });
});

test('lists are newest first, page by page, and count right past the end', async () => {
  for (const name of ['Page A', 'Page B', 'Page C'])
    await service.api.call('createContact', { body: { name } });
  const page = async (offset: number) =>
    service.api.call('listContacts', { query: { q: 'page ', limit: 2, offset } });
  expect((await page(0)).contacts.map((contact) => contact.name)).toEqual(['Page C', 'Page B']);
  expect((await page(2)).contacts.map((contact) => contact.name)).toEqual(['Page A']);
  expect(await page(50)).toMatchObject({ total: 3, limit: 2, offset: 50, contacts: [] });
});
