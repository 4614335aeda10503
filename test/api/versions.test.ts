// Versions: a new file takes the place of the old one, and nothing of the old one is lost.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload, uploadForm, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Versions');
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });

async function processed(content: string, filename: string): Promise<number> {
  const { id } = await upload(service.api, place, content, filename);
  await untilProcessed(service.api, id);
  return id;
}

const addVersion = (id: number, content: string, filename = 'second.txt', fields = {}) =>
  service.api.call('addVersion', { ...params(id), body: uploadForm(fields, content, filename) });

const original = async (path: string) => (await service.api.raw('GET', path)).text();

test('the new file becomes current and is processed; original and result of the old one stay readable', async () => {
  const [first, second] = [invoiceText('V-1', '119.00'), `${invoiceText('V-2', '238.00')}more`];
  const id = await processed(first, 'first.txt');
  await service.api.call('editDocument', {
    ...params(id),
    body: { extracted_fields: { document_number: 'BY-HAND' }, notes: 'stays' },
  });
  await service.api.call('setExternalRef', { params: { id, crm_name: 'CRM' }, body: { record_id: '9' } });
  const before = await service.api.call('getDocument', params(id));

  const added = await addVersion(id, second);
  expect(added).toMatchObject({ id, version: 2, filename: 'second.txt', status: 'New' });
  const after = await untilProcessed(service.api, id);
  expect(after).toMatchObject({
    version: 2,
    filename: 'second.txt',
    original_filename: 'second.txt',
    notes: 'stays',
    external_refs: { CRM: { record_id: '9' } },
    contact_id: place.contact_id,
    folder_id: place.folder_id,
    created_at: before.created_at,
  });
  // A correction was about the old file.
  expect(after.extracted_fields['document_number']).not.toBe('BY-HAND');

  expect(await service.api.call('getVersion', { params: { id, version: 1 } })).toEqual(before);
  expect(await service.api.call('getVersion', { params: { id, version: 2 } })).toEqual(after);
  expect(
    Object.keys((await service.api.call('getVersion', { params: { id, version: 1 } })).extracted_fields),
  ).toEqual(Object.keys(before.extracted_fields));
  expect(await original(`/api/documents/${id}/original`)).toBe(second);
  expect(await original(`/api/documents/${id}/versions/1/original`)).toBe(first);
  const { versions } = await service.api.call('listVersions', params(id));
  expect(versions).toMatchObject([
    { version: 2, current: true, filename: 'second.txt', uploaded_by: 'API token' },
    { version: 1, current: false, filename: 'first.txt' },
  ]);
  const text = await service.api.call('getText', { ...params(id), query: { version: 1 } });
  expect(text.version).toBe(1);
  expect(
    (await service.api.call('getPage', { params: { id, number: 1 }, query: { version: 1 } })).number,
  ).toBe(1);

  const { entries } = await service.admin.call('listAudit', { query: { document_id: id } });
  const events = entries.map((entry) => entry.event);
  expect(events).toContain('document.uploaded');
  expect(entries.find((entry) => entry.event === 'document.version_added')?.detail).toMatchObject({
    version: 2,
    filename: 'second.txt',
  });
});

test('what cannot be a new version is refused, and the document stays as it was', async () => {
  const content = invoiceText('V-3');
  const id = await processed(content, 'stays.txt');
  const before = await service.api.call('getDocument', params(id));
  const refused = (target: number, body: unknown, headers?: Record<string, string>) =>
    service.api.refused('addVersion', {
      ...params(target),
      body,
      ...(headers === undefined ? {} : { headers }),
    });

  const same = await refused(id, uploadForm({}, content, 'again.txt'));
  expect(same).toMatchObject({ status: 409, detail: 'This file is the current version (1) already' });
  expect((await refused(999_999, uploadForm({}, 'x', 'x.txt'))).status).toBe(404);
  expect((await refused(id, uploadForm({ profile_id: 999_999 }, 'x', 'x.txt'))).status).toBe(404);
  expect((await refused(id, uploadForm({}, '', 'empty.txt'))).status).toBe(422);
  expect((await refused(id, uploadForm({ folder_id: 1 }, 'x', 'x.txt'))).status).toBe(422);
  expect((await refused(id, { file: 'x' })).status).toBe(422);
  const program = Buffer.from('4d5a90000300000004000000ffff0000', 'hex');
  expect((await refused(id, uploadForm({}, program, 'program.txt'))).status).toBe(415);
  expect((await refused(id, uploadForm({}, 'new', 'x.txt'), { 'if-match': '"0"' })).status).toBe(412);
  await service.api.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
  expect((await refused(id, uploadForm({}, 'new', 'x.txt'))).status).toBe(409);
  const after = await service.api.call('getDocument', params(id));
  expect({ ...after, updated_at: '', status: '' }).toEqual({ ...before, updated_at: '', status: '' });
  expect((await service.api.call('listVersions', params(id))).versions).toHaveLength(1);
  expect((await service.api.refused('getVersion', { params: { id, version: 2 } })).status).toBe(404);
});

test('whether a folder has a file of that name can be asked before uploading', async () => {
  const id = await processed(invoiceText('V-4'), 'März 合同.txt');
  const ask = async (filename: string) => {
    const query = { folder_id: place.folder_id, filename };
    return (await service.api.call('listDocuments', { query })).documents.map((document) => document.id);
  };
  expect(await ask('märz 合同.TXT')).toEqual([id]);
  expect(await ask('März 合同')).toEqual([]);
});

test('a document with the content of another one of the contact is flagged, and can be listed', async () => {
  const content = invoiceText('V-5');
  const [first, second] = [await processed(content, 'a.txt'), await processed(content, 'b.txt')];
  expect((await service.api.call('getDocument', params(second))).duplicate_of).toBe(first);
  const list = async (duplicates: boolean) => {
    const query = { contact_id: place.contact_id, duplicates, limit: 200 };
    return (await service.api.call('listDocuments', { query })).documents.map((document) => document.id);
  };
  expect(await list(true)).toEqual([second]);
  expect(await list(false)).toContain(first);
  const third = await processed(invoiceText('V-6'), 'c.txt');
  await addVersion(third, content, 'c.txt');
  expect((await untilProcessed(service.api, third)).duplicate_of).toBe(first);
});
