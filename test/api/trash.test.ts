// The trash: list, restore, purge; an original goes only when no document needs it.
import { existsSync } from 'node:fs';
import { copyFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload, uploadForm, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Trash');
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });

async function processed(content: string, filename = 'trash.txt'): Promise<number> {
  const { id } = await upload(service.api, place, content, filename);
  await untilProcessed(service.api, id);
  return id;
}

const fileOf = (sha256: string) =>
  `${service.data_dir}/originals/${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;
const trashed = async () => (await service.admin.call('listTrash')).documents.map((document) => document.id);

test('deleting is undone for a while, by who has deleted', async () => {
  const one = await processed(invoiceText('T-U1'), 'undone.txt');
  const other = await processed(invoiceText('T-U2'), 'undone too.txt');
  await service.admin.call('deleteDocument', params(one));
  const { results } = await service.admin.call('batch', { body: { action: 'delete', ids: [other] } });
  const { changes } = await service.admin.call('listUndoable');
  expect(changes).toMatchObject([
    { change_id: results[0]!.change_id, kind: 'deleted', document_id: other },
    { kind: 'deleted', document_id: one, filename: 'undone.txt' },
  ]);
  const body = { changes: changes.map(({ change_id }) => change_id) };
  expect((await service.api.call('undoChanges', { body })).results).toMatchObject([
    { ok: false },
    { ok: false },
  ]);
  expect((await service.admin.call('undoChanges', { body })).results).toMatchObject([
    { ok: true },
    { ok: true },
  ]);
  expect(await trashed()).toEqual([]);
  expect((await service.admin.call('listUndoable')).changes).toEqual([]);
  expect((await service.admin.call('undoChanges', { body })).results).toMatchObject([
    { ok: false },
    { ok: false },
  ]);
  expect((await service.api.call('getDocument', params(one))).status).toBe('Needs Review');
});

test('what is deleted is in the trash, and comes back as it was', async () => {
  const id = await processed(invoiceText('T-1'));
  const before = await service.api.call('getDocument', params(id));
  await service.admin.call('deleteDocument', params(id));
  const { total, documents } = await service.admin.call('listTrash');
  expect(total).toBe(1);
  expect(documents).toMatchObject([
    { id, filename: 'trash.txt', contact_name: 'Trash', deleted_by: 'Admin' },
  ]);
  const restored = await service.admin.call('restoreDocument', params(id));
  expect({ ...restored, updated_at: '' }).toEqual({ ...before, updated_at: '' });
  expect(await trashed()).toEqual([]);
  expect((await service.api.call('listDocuments', { query: { q: 'trash.txt' } })).total).toBe(1);
  expect((await service.admin.refused('restoreDocument', params(id))).status).toBe(404);
  expect((await service.admin.refused('purgeDocument', params(id))).status).toBe(404);
});

test('what was deleted before it was processed is processed after it was restored', async () => {
  const { id } = await upload(service.api, place, invoiceText('T-2'), 'early.txt');
  await service.admin.call('deleteDocument', params(id));
  await service.admin.call('restoreDocument', params(id));
  expect((await untilProcessed(service.api, id)).status).not.toBe('New');
});

test('a picture that is drawn while its document is purged does not stay', async () => {
  const id = await processed(`${invoiceText('T-9')}purged`, 'purged.txt');
  const { sha256 } = await service.api.call('getDocument', params(id));
  const { files } = service.ctx;
  const { local } = files;
  files.local = async (digest) => {
    files.local = local;
    const copy = path.join(service.data_dir, 'copy');
    await copyFile((await files.local(digest)).path, copy);
    await service.admin.call('deleteDocument', params(id));
    await service.admin.call('purgeDocument', params(id));
    return { path: copy, release: () => rm(copy) };
  };
  const image = await service.api.raw('GET', `/api/documents/${id}/pages/1/image?width=2400`);
  expect(image.status).toBe(404);
  expect(existsSync(`${service.data_dir}/cache/pages/${sha256.slice(0, 2)}/${sha256}`)).toBe(false);
});

test('purging removes rows and files; content that another document has stays', async () => {
  const [shared, own] = [invoiceText('T-3'), `${invoiceText('T-4')}own`];
  const [keeps, goes] = [await processed(shared, 'keeps.txt'), await processed(shared, 'goes.txt')];
  await service.api.call('addVersion', { ...params(goes), body: uploadForm({}, own, 'goes.txt') });
  const { sha256: ownDigest } = await untilProcessed(service.api, goes);
  const { sha256: sharedDigest } = await service.api.call('getDocument', params(keeps));
  await service.api.call('getPageImage', { params: { id: goes, number: 1 }, query: { width: 240 } });
  const images = `${service.data_dir}/cache/pages/${ownDigest.slice(0, 2)}/${ownDigest}`;
  expect([existsSync(fileOf(ownDigest)), existsSync(fileOf(sharedDigest)), existsSync(images)]).toEqual([
    true,
    true,
    true,
  ]);
  await service.admin.call('deleteDocument', params(goes));
  await service.admin.call('purgeDocument', params(goes));
  expect([existsSync(fileOf(ownDigest)), existsSync(fileOf(sharedDigest)), existsSync(images)]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await trashed()).toEqual([]);
  expect(await (await service.api.call('getOriginal', params(keeps))).text()).toBe(shared);
  const { entries } = await service.admin.call('listAudit', { query: { document_id: goes } });
  expect(entries[0]).toMatchObject({
    event: 'document.purged',
    detail: { filename: 'goes.txt', sha256: expect.arrayContaining([ownDigest, sharedDigest]) as string[] },
  });
  expect(entries.map((entry) => entry.event)).toContain('document.uploaded');
});

test('uploads of the same content while it is purged never lose their original', async () => {
  const content = invoiceText('T-5');
  for (let round = 0; round < 15; round += 1) {
    const { id } = await upload(service.api, place, content, 'race.txt');
    await service.admin.call('deleteDocument', params(id));
    const [, other] = await Promise.all([
      service.admin.call('purgeDocument', params(id)),
      upload(service.api, place, content, 'race.txt'),
    ]);
    expect(await (await service.api.call('getOriginal', params(other.id))).text()).toBe(content);
    await service.admin.call('deleteDocument', params(other.id));
    await service.admin.call('purgeDocument', params(other.id));
  }
});

test('an upload that cannot be finished leaves no original behind', async () => {
  const form = uploadForm({ ...place, profile_id: 999_999 }, invoiceText('T-6'), 'x.txt');
  expect((await service.api.refused('uploadDocument', { body: form })).status).toBe(404);
  const claims = await service.ctx.db.selectFrom('original_claims').selectAll().execute();
  expect(claims).toEqual([]);
});

test('the trash is emptied at once', async () => {
  const ids = [await processed(invoiceText('T-7')), await processed(invoiceText('T-8'))];
  for (const id of ids) await service.admin.call('deleteDocument', params(id));
  const before = (await trashed()).length;
  expect(await service.admin.call('emptyTrash')).toEqual({ purged: before, kept: 0 });
  expect(await trashed()).toEqual([]);
});

test('only Admins see the trash', async () => {
  for (const [name, input] of [
    ['listTrash', {}],
    ['emptyTrash', {}],
    ['restoreDocument', params(1)],
    ['purgeDocument', params(1)],
  ] as const) {
    expect((await service.api.refused(name, input)).status).toBe(403);
  }
});
