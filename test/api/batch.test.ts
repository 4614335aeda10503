// Batch actions: one result per document, nothing half done.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from '../kit/people.ts';
import { startReceiver } from '../kit/receiver.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Batch');
});
afterAll(() => service.stop());

let counter = 0;
async function processed(count: number, at: Place = place): Promise<number[]> {
  const ids: number[] = [];
  for (let i = 0; i < count; i += 1) {
    counter += 1;
    ids.push((await upload(service.api, at, invoiceText(`B-${counter}`), `batch-${counter}.txt`)).id);
  }
  for (const id of ids) await untilProcessed(service.api, id);
  return ids;
}

const statusOf = async (id: number) => (await service.api.call('getDocument', { params: { id } })).status;

test('export takes Approved documents only; each of them is one delivery', async () => {
  const receiver = await startReceiver();
  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  const [a, b, c] = (await processed(3)) as [number, number, number];
  expect(await service.api.call('batch', { body: { ids: [a, c], action: 'approve' } })).toMatchObject({
    total: 2,
    succeeded: 2,
    failed: 0,
  });
  const result = await service.api.call('batch', { body: { ids: [a, b, c, 999_999, a], action: 'export' } });
  expect(result).toMatchObject({ action: 'export', total: 4, succeeded: 2, failed: 2 });
  expect(result.results).toEqual([
    { id: a, ok: true, status: 'Export', detail: null, change_id: expect.any(Number) as number },
    {
      id: b,
      ok: false,
      status: 'Needs Review',
      detail: expect.stringContaining('only Approved') as string,
      change_id: null,
    },
    { id: c, ok: true, status: 'Export', detail: null, change_id: expect.any(Number) as number },
    { id: 999_999, ok: false, status: null, detail: 'Document 999999 does not exist', change_id: null },
  ]);
  await until(async () => receiver.received.length === 2, 'two deliveries');
  const sent = receiver.received.map((message) => (JSON.parse(message.body) as { id: number }).id);
  expect(sent.sort((x, y) => x - y)).toEqual([a, c]);
  await service.admin.call('saveWebhookSettings', { body: { url: null } });
  await receiver.stop();
});

test('a filter stands for all that match it', async () => {
  const there = await newPlace(service.api, 'Filtered batch');
  const ids = await processed(3, there);
  await service.api.call('changeStatus', { params: { id: ids[1]! }, body: { status: 'Ready' } });
  const filter = { contact_id: there.contact_id, status: ['Needs Review' as const] };
  const { results } = await service.api.call('batch', { body: { filter, action: 'archive' } });
  expect(results.map((result) => result.id)).toEqual([ids[0], ids[2]]);
  expect(await Promise.all(ids.map(statusOf))).toEqual(['Archived', 'Ready', 'Archived']);
});

test('set_status, move, reprocess and delete', async () => {
  const ids = await processed(2);
  const [a] = ids as [number];
  await service.api.call('batch', { body: { ids, action: 'set_status', status: 'Missing Info' } });
  expect(await Promise.all(ids.map(statusOf))).toEqual(['Missing Info', 'Missing Info']);

  const there = await newPlace(service.api, 'Moved by batch');
  const stay = await service.api.call('batch', { body: { ids, action: 'move', folder_id: there.folder_id } });
  expect(stay.failed).toBe(2);
  await service.api.call('batch', { body: { ids, action: 'move', ...there } });
  expect(await service.api.call('getDocument', { params: { id: a } })).toMatchObject(there);

  const home = { contact_id: place.contact_id, folder_id: place.folder_id };
  const { changes } = await service.api.call('listUndoable');
  const moves = changes.filter(({ kind }) => kind === 'moved').map(({ change_id }) => change_id);
  expect(moves).toHaveLength(2);
  await service.api.call('undoChanges', { body: { changes: moves } });
  expect(await service.api.call('getDocument', { params: { id: a } })).toMatchObject(home);
  expect((await service.api.call('listUndoable')).changes.map(({ kind }) => kind)).not.toContain('moved');

  await service.api.call('changeStatus', { params: { id: a }, body: { status: 'Approved' } });
  const again = await service.api.call('batch', { body: { ids, action: 'reprocess' } });
  expect(again.results).toMatchObject([
    { ok: false, status: 'Approved', detail: expect.stringContaining('Approved') as string },
    { ok: true, status: 'New' },
  ]);

  const refusal = await service.api.refused('batch', { body: { ids, action: 'delete' } });
  expect(refusal).toMatchObject({ status: 403, detail: 'Only an Admin may delete documents' });
  expect(await service.admin.call('batch', { body: { ids, action: 'delete' } })).toMatchObject({
    succeeded: 2,
  });
  expect((await service.api.refused('getDocument', { params: { id: a } })).status).toBe(404);
});

test.each([
  ['neither ids nor filter', { action: 'approve' }, 422, 'either ids or filter'],
  ['both', { ids: [1], filter: {}, action: 'approve' }, 422, 'either ids or filter'],
  ['no ids', { ids: [], action: 'approve' }, 422, 'ids'],
  ['more than 500 ids', { ids: Array.from({ length: 501 }, (_, i) => i + 1), action: 'approve' }, 422, 'ids'],
  ['an id that is none', { ids: [1.5], action: 'approve' }, 422, 'ids'],
  ['no action', { ids: [1] }, 422, 'action'],
  ['an unknown action', { ids: [1], action: 'burn' }, 422, 'action'],
  ['set_status without status', { ids: [1], action: 'set_status' }, 422, 'status'],
  ['a status outside the nine', { ids: [1], action: 'set_status', status: 'Done' }, 400, 'Done'],
  ['move without folder', { ids: [1], action: 'move' }, 422, 'folder_id'],
  ['an unknown folder', { ids: [1], action: 'move', folder_id: 999_999 }, 404, 'Folder'],
  ['an unknown profile', { ids: [1], action: 'reprocess', profile_id: 999_999 }, 404, 'Profile'],
  ['a field of another action', { ids: [1], action: 'approve', status: 'Ready' }, 422, 'does not belong'],
  ['a filter that is none', { filter: { colour: 'red' }, action: 'approve' }, 422, 'colour'],
  ['an unknown key', { ids: [1], action: 'approve', why: 'x' }, 422, 'why'],
])('%s', async (_name, body, status, says) => {
  const refusal = await service.admin.refused('batch', { body });
  expect(refusal.status).toBe(status);
  expect(refusal.detail).toContain(says);
});

test.each([0, -7, 2_147_483_648, Number.MAX_SAFE_INTEGER])(
  '%d is no id: it is unknown, and named as given',
  async (id) => {
    const { results } = await service.admin.call('batch', { body: { ids: [id], action: 'approve' } });
    expect(results).toMatchObject([{ id, ok: false, status: null }]);
    const undone = await service.admin.call('undoChanges', { body: { changes: [id] } });
    expect(undone.results).toMatchObject([{ change_id: id, id: null, ok: false }]);
  },
);

test('a viewer may not', async () => {
  const { client: viewer } = await newPerson(service, 'batch@recto.local', 'viewer');
  expect((await viewer.refused('batch', { body: { ids: [1], action: 'approve' } })).status).toBe(403);
});
