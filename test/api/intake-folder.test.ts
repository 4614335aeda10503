// A watched folder: real files, put there as people and programs put them.
import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  rename,
  rm,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ChannelInput } from '../../contract/intake.ts';
import { startAt, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, type Place } from '../kit/upload.ts';

let root: string;
let service: TestService;
let place: Place;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'recto-intake-'));
  service = await startTestService({ settings: { INTAKE_DIR: root, MAX_UPLOAD_MB: '1' } });
  place = await newPlace(service.api, 'Scanner');
});
afterAll(async () => {
  await service.stop();
  await rm(root, { recursive: true, force: true });
});

let counter = 0;
async function watched(source: Record<string, unknown> = {}, more: Partial<ChannelInput> = {}) {
  const number = (counter += 1);
  const folder = path.join(root, `in-${number}`);
  await mkdir(folder);
  const body = {
    name: `Folder ${number}`,
    ...place,
    ...more,
    source: { kind: 'folder', path: path.basename(folder), settle_seconds: 1, ...source },
  };
  const channel = await service.admin.call('createChannel', { body: body as never });
  const params = { id: channel.id };
  return {
    folder,
    params,
    put: (name: string, content: string | Buffer = invoiceText(name)) =>
      writeFile(path.join(folder, name), content),
    state: () => service.admin.call('getChannel', { params }),
    items: async () => (await service.admin.call('listChannelItems', { params })).items,
    /** Waits until so many things have come in, as documents or not. */
    async came(count: number) {
      return until(async () => {
        const { items } = await service.admin.call('listChannelItems', { params });
        return items.length >= count && items;
      }, `${count} items`);
    },
    has: (name: string) =>
      until(async () => (await readdir(folder, { recursive: true })).includes(name), `${name} in the folder`),
  };
}

// Each has its own folder and mostly waits: side by side.
test.concurrent('a file becomes a processed document once and is moved to done', async () => {
  const { put, came, has, folder, state, params } = await watched();
  await put('发票 7.txt');
  const [item] = await came(1);
  expect(item).toMatchObject({ name: '发票 7.txt', state: 'done', detail: null });
  const record = await untilProcessed(service.api, item!.document_id!);
  expect(record).toMatchObject({
    ...place,
    filename: '发票 7.txt',
    source: 'folder',
    status: 'Needs Review',
  });
  await has(path.join('done', '发票 7.txt'));
  expect((await readdir(folder)).toSorted()).toEqual(['done']);
  expect(await state()).toMatchObject({ documents: 1, failing: false, last_error: null });
  const { entries } = await service.admin.call('listAudit', {
    query: { document_id: record.id, event: 'document.uploaded' },
  });
  expect(entries).toMatchObject([
    { actor_kind: 'system', actor_name: expect.stringMatching(/^Intake: Folder/) },
  ]);

  // The same name again is another file: it is taken too, and overwrites nothing.
  await put('发票 7.txt', invoiceText('again'));
  await came(2);
  await has(path.join('done', '发票 7 (2).txt'));
  await service.admin.call('deleteChannel', { params });
});

test.concurrent('a file that still grows is left alone until it has settled', async () => {
  const { folder, put, came, items, params } = await watched();
  await put('slow.txt', 'Invoice ');
  const file = path.join(folder, 'slow.txt');
  for (let n = 0; n < 12; n += 1) {
    await appendFile(file, `line ${n} `);
    await new Promise((resolve) => setTimeout(resolve, 250));
    expect(await items()).toEqual([]);
  }
  await came(1);
  const { document_id } = (await items())[0]!;
  const text = await (await service.api.raw('GET', `/api/documents/${document_id}/original`)).text();
  expect(text).toContain('line 11');
  await service.admin.call('deleteChannel', { params });
});

test.concurrent('hidden, unfinished and linked files and sub-folders stay where they are', async () => {
  const { folder, put, came, items, params } = await watched();
  await writeFile(path.join(root, 'outside.txt'), 'secret');
  await symlink(path.join(root, 'outside.txt'), path.join(folder, 'link.txt'));
  await symlink(root, path.join(folder, 'linked-folder'));
  await mkdir(path.join(folder, 'below'));
  await writeFile(path.join(folder, 'below', 'deep.txt'), 'deep');
  for (const name of ['.hidden.txt', '~$open.docx', 'load.pdf.part', 'Thumbs.db']) await put(name);
  await put('taken.txt');
  await came(1);
  // Another look, after which nothing else has come.
  await put('taken-2.txt');
  await came(2);
  expect((await items()).map((item) => item.name).toSorted()).toEqual(['taken-2.txt', 'taken.txt']);
  await service.admin.call('deleteChannel', { params });
});

test.concurrent('files that cannot become documents go to failed, and the Admins are told why', async () => {
  const { folder, put, came, has, params } = await watched();
  await put('empty.txt', '');
  await put('program.exe', Buffer.from('MZ\u0090\u0000\u0003'.repeat(50), 'latin1'));
  await put('huge.pdf', '%PDF-1.7\n');
  await truncate(path.join(folder, 'huge.pdf'), 1024 * 1024 + 1);
  const items = await came(3);
  const reasons = Object.fromEntries(items.map((item) => [item.name, `${item.state}: ${item.detail}`]));
  expect(reasons).toEqual({
    'empty.txt': 'failed: The file is empty',
    'huge.pdf': 'failed: It is larger than 1 MB',
    'program.exe': expect.stringContaining('Files of this type cannot be read'),
  });
  for (const name of Object.keys(reasons)) await has(path.join('failed', name));
  const { notifications } = await service.admin.call('listNotifications');
  const told = notifications.filter(({ kind, message }) => kind === 'intake' && message.includes('huge.pdf'));
  expect(told).toHaveLength(1);
  const { entries } = await service.admin.call('listAudit', {
    query: { event: 'intake.failed', q: 'program.exe' },
  });
  expect(entries).toHaveLength(1);
  await service.admin.call('deleteChannel', { params });
});

test.concurrent('sub-folders name contact and folder; an unknown one leads to the place of the channel', async () => {
  const contact = await service.api.call('createContact', { body: { name: 'Müller GmbH' } });
  const offers = await service.api.call('createFolder', { body: { contact_id: contact.id, name: 'Offers' } });
  const { folder, came, items, params } = await watched({
    subfolders: true,
    place_by_subfolder: true,
    after: 'delete',
  });
  const put = async (below: string) => {
    await mkdir(path.join(folder, path.dirname(below)), { recursive: true });
    await writeFile(path.join(folder, below), invoiceText(below));
  };
  await put('müller gmbh/offers/a.txt');
  await put('Müller GmbH/b.txt');
  await put('Nobody/c.txt');
  await came(3);
  const records = new Map<string, Awaited<ReturnType<typeof untilProcessed>>>();
  for (const { document_id } of await items()) {
    const record = await untilProcessed(service.api, document_id!);
    records.set(record.filename, record);
  }
  expect(records.get('a.txt')).toMatchObject({ contact_id: contact.id, folder_id: offers.id });
  expect(records.get('b.txt')).toMatchObject({ contact_id: contact.id, folder_name: 'Documents' });
  expect(records.get('c.txt')).toMatchObject({
    ...place,
    notes: 'From the folder Nobody, which names no contact',
  });
  await until(
    async () => (await readdir(folder, { recursive: true })).every((name) => !name.endsWith('.txt')),
    'the end',
  );
  await service.admin.call('deleteChannel', { params });
});

test.concurrent('a file that was taken just before a crash is not taken again', async () => {
  const { folder, put, came, params, state } = await watched();
  await put('once.txt');
  await came(1);
  await until(async () => (await readdir(folder)).includes('done'), 'done');
  await until(async () => (await readdir(path.join(folder, 'done'))).includes('once.txt'), 'the move');
  // As if the process had ended between the document and the move: the very file stands there again.
  await rename(path.join(folder, 'done', 'once.txt'), path.join(folder, 'once.txt'));
  await until(async () => !(await readdir(folder)).includes('once.txt'), 'the file to go');
  expect((await state()).documents).toBe(1);
  await service.admin.call('deleteChannel', { params });
});

test.concurrent('a folder that disappears is told once, and works again when it is back', async () => {
  const { folder, put, state, came, params } = await watched();
  await rm(folder, { recursive: true });
  await service.admin.call('runChannel', { params });
  const failing = await until(async () => {
    const now = await state();
    return now.failing && now;
  }, 'the failure');
  expect(failing.last_error).toContain('does not exist');
  expect(await service.admin.call('testChannel', { params })).toMatchObject({ ok: false, waiting: null });
  await service.admin.call('runChannel', { params });
  await mkdir(folder);
  await put('back.txt');
  expect(await service.admin.call('testChannel', { params })).toMatchObject({ ok: true, waiting: 1 });
  // Until the file has settled it takes two looks.
  await until(async () => {
    await service.admin.call('runChannel', { params });
    return !(await state()).failing;
  }, 'the recovery');
  await came(1);
  const { notifications } = await service.admin.call('listNotifications', { query: { limit: 200 } });
  const told = notifications.filter(({ message }) => message.includes(`"${failing.name}" does not work`));
  expect(told).toHaveLength(1);
  await service.admin.call('deleteChannel', { params });
});

test.each([
  ['a path outside of the root', { source: { kind: 'folder', path: '/etc' } }, 422],
  ['a path that climbs', { source: { kind: 'folder', path: '../..' } }, 422],
  ['a folder that is not there', { source: { kind: 'folder', path: 'nowhere' } }, 422],
  ['a contact without a folder', { folder_id: null }, 422],
  ['a folder of another contact', { folder_id: 1 }, 404],
  ['an unknown profile', { profile_id: 99_999 }, 404],
  ['a password for a folder', { password: 'x' }, 422],
  [
    'a place by sub-folder without sub-folders',
    { source: { kind: 'folder', path: '.', place_by_subfolder: true } },
    422,
  ],
])('%s is refused', async (_name, change, status) => {
  const body = { name: 'Refused', ...place, source: { kind: 'folder', path: '.' }, ...change };
  expect((await service.admin.refused('createChannel', { body })).status).toBe(status);
});

test('a path over a link is refused', async () => {
  await symlink('/etc', path.join(root, 'shortcut'));
  const source = { kind: 'folder', path: 'shortcut' };
  const refusal = await service.admin.refused('createChannel', { body: { name: 'Link', source } });
  expect(refusal).toMatchObject({ status: 422, detail: expect.stringContaining('a link leads there') });
});

test('channels are for Admins; a name is given once; changes and removal are audited', async () => {
  expect((await service.api.refused('listChannels', {})).status).toBe(403);
  const { params, state } = await watched({}, { enabled: false });
  const { name } = await state();
  const body = { name, source: { kind: 'folder', path: '.' } };
  expect((await service.admin.refused('createChannel', { body })).status).toBe(409);
  expect((await service.admin.refused('runChannel', { params })).status).toBe(409);
  const mail = { kind: 'imap', host: 'mail.example', user: 'x' };
  expect((await service.admin.refused('editChannel', { params, body: { source: mail } })).status).toBe(422);
  const edited = await service.admin.call('editChannel', { params, body: { name: 'Renamed' } });
  expect(edited).toMatchObject({
    name: 'Renamed',
    enabled: false,
    source: { kind: 'folder', after: 'move' },
  });
  await service.admin.call('deleteChannel', { params });
  const { entries } = await service.admin.call('listAudit', { query: { q: 'Renamed' } });
  expect(entries.map((entry) => entry.event)).toEqual(['intake.channel_deleted', 'intake.channel_updated']);
});

test('without RECTO_INTAKE_DIR no folder can be watched', async () => {
  const other = await startTestService({ worker: false });
  const refusal = await other.admin.refused('createChannel', {
    body: { name: 'None', source: { kind: 'folder', path: '/tmp' } },
  });
  expect(refusal).toMatchObject({ status: 422, detail: expect.stringContaining('RECTO_INTAKE_DIR') });
  await other.stop();
});

test('two workers on one folder take each file once', async () => {
  const second = await startAt(
    { database_url: service.database_url, data_dir: service.data_dir },
    { web: false, settings: { INTAKE_DIR: root, MAX_UPLOAD_MB: '1' } },
  );
  try {
    const { put, came, state, params } = await watched();
    const names = Array.from({ length: 12 }, (_, n) => `many-${n}.txt`);
    for (const name of names) await put(name);
    const items = await came(names.length);
    expect(items.map((item) => item.name).toSorted()).toEqual(names.toSorted());
    expect((await state()).documents).toBe(names.length);
    await service.admin.call('deleteChannel', { params });
  } finally {
    await second.stop();
  }
});
