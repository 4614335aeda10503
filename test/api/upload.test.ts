// Uploading: what is accepted, what is refused, and that nothing is left behind.
import { createHash, randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, upload, uploadForm, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService({ worker: false, settings: { MAX_UPLOAD_MB: '2' } });
  place = await newPlace(service.api);
});
afterAll(() => service.stop());

const temporaryFiles = () => readdir(path.join(service.data_dir, 'tmp')).catch(() => []);

describe('accepted', () => {
  test('answers 201 with the document as New, and the original is the same byte for byte', async () => {
    const content = `${invoiceText('INV-1')}\r\n\u0000binary tail\u00ff`;
    const response = await service.api.raw('POST', '/api/documents/upload', {
      body: uploadForm({ ...place }, content, 'invoice 1.txt'),
    });
    expect(response.status).toBe(201);
    const result = (await response.json()) as { id: number };
    expect(Object.keys(result)).toEqual([
      'id',
      'filename',
      'status',
      'contact_id',
      'folder_id',
      'created_at',
    ]);
    expect(result).toMatchObject({ filename: 'invoice 1.txt', status: 'New', ...place });
    expect(response.headers.get('location')).toBe(`/api/documents/${result.id}`);
    const original = await service.api.call('getOriginal', { params: { id: result.id } });
    expect(await original.text()).toBe(content);
    expect(await temporaryFiles()).toEqual([]);
  });

  test('fields may come after the file', async () => {
    const form = uploadForm({ ...place }, invoiceText('INV-2'), 'late fields.txt', false);
    expect((await service.api.call('uploadDocument', { body: form })).filename).toBe('late fields.txt');
  });

  test.each([
    ['spaces and umlauts', 'Rechnung März – Übersicht.txt'],
    ['Chinese', '发票-2026年3月.txt'],
    ['emoji and Arabic', '📄 فاتورة.txt'],
    ['quotes, semicolons and percent signs', `a"b';c%41.txt`],
  ])('the original comes back under its name: %s', async (_name, filename) => {
    const { id } = await upload(service.api, place, `Text of ${filename}`, filename);
    const record = await service.api.call('getDocument', { params: { id } });
    expect(record).toMatchObject({ filename, original_filename: filename });
    const header = (await service.api.call('getOriginal', { params: { id } })).headers.get(
      'content-disposition',
    )!;
    const encoded = /filename\*=UTF-8''(\S+)/.exec(header)?.[1];
    expect(encoded === undefined ? /filename="(.*)"/.exec(header)?.[1] : decodeURIComponent(encoded)).toBe(
      filename,
    );
    // A header is ASCII, whatever the name.
    expect(header).toMatch(/^[\x20-\x7e]+$/);
  });

  test('folders in the name are cut off', async () => {
    const form = uploadForm({ ...place }, 'Some text', '../../etc/passwd.txt');
    expect((await service.api.call('uploadDocument', { body: form })).filename).toBe('passwd.txt');
  });

  test('external_refs are kept as given, other keys included', async () => {
    const refs = {
      HubSpot: { record_id: '42', record_type: 'deal', record_url: 'https://crm.example/42', stage: 'won' },
      用友: { record_id: 'A-1' },
    };
    const { id } = await upload(service.api, place, 'refs', 'refs.txt', {
      external_refs: JSON.stringify(refs),
    });
    expect((await service.api.call('getDocument', { params: { id } })).external_refs).toEqual(refs);
  });

  test('the same content in the same contact is accepted and flagged', async () => {
    const first = await upload(service.api, place, 'same words', 'one.txt');
    const second = await upload(service.api, place, 'same words', 'two.txt');
    expect((await service.api.call('getDocument', { params: { id: second.id } })).duplicate_of).toBe(
      first.id,
    );
    const elsewhere = await upload(
      service.api,
      await newPlace(service.api, 'Other'),
      'same words',
      'three.txt',
    );
    expect((await service.api.call('getDocument', { params: { id: elsewhere.id } })).duplicate_of).toBeNull();
  });

  test('a given profile is used, otherwise the default of the contact', async () => {
    const { profiles } = await service.api.call('listProfiles');
    const [standard, other] = [profiles[0]!, profiles[2]!];
    const given = await upload(service.api, place, 'profile', 'p.txt', { profile_id: other.id });
    const without = await upload(service.api, place, 'no profile', 'n.txt');
    expect((await service.api.call('getDocument', { params: { id: given.id } })).profile_id).toBe(other.id);
    expect((await service.api.call('getDocument', { params: { id: without.id } })).profile_id).toBe(
      standard.id,
    );
  });
});

describe('refused', () => {
  const refuse = (
    fields: Record<string, string | number>,
    content: string | Uint8Array = 'words',
    filename = 'x.txt',
  ) => service.api.refused('uploadDocument', { body: uploadForm(fields, content, filename) });

  test.each([
    ['contact_id', { folder_id: 1 }, 'contact_id is required'],
    ['folder_id', { contact_id: 1 }, 'folder_id is required'],
  ])('without %s it is 422', async (_name, fields, says) => {
    expect(await refuse(fields as Record<string, number>)).toMatchObject({ status: 422, detail: says });
  });

  test('without a file it is 422', async () => {
    const form = new FormData();
    form.set('contact_id', String(place.contact_id));
    form.set('folder_id', String(place.folder_id));
    expect(await service.api.refused('uploadDocument', { body: form })).toMatchObject({
      status: 422,
      detail: 'A file is required: send it in a part named file, with its file name',
    });
    form.set('file', 'not a file');
    expect(await service.api.refused('uploadDocument', { body: form })).toMatchObject({
      status: 422,
      detail: 'A file is required: send it in a part named file, with its file name',
    });
  });

  test.each([
    ['an unknown contact', () => ({ ...place, contact_id: 999_999 }), 404, 'Contact'],
    ['an unknown folder', () => ({ ...place, folder_id: 999_999 }), 404, 'Folder'],
    ['an unknown profile', () => ({ ...place, profile_id: 999_999 }), 404, 'Profile'],
    ['a contact_id that is no number', () => ({ ...place, contact_id: 'x' }), 422, 'contact_id'],
    ['an unknown field', () => ({ ...place, tags: 'x' }), 422, 'tags'],
    ['external_refs that are no JSON', () => ({ ...place, external_refs: '{' }), 422, 'external_refs'],
    ['external_refs that are a list', () => ({ ...place, external_refs: '[]' }), 422, 'external_refs'],
    ['external_refs of strings', () => ({ ...place, external_refs: '{"a":"b"}' }), 422, 'external_refs'],
    [
      'a record_id that is no string',
      () => ({ ...place, external_refs: '{"a":{"record_id":5}}' }),
      422,
      'record_id',
    ],
  ])('%s', async (_name, fields, status, says) => {
    const refusal = await refuse(fields());
    expect(refusal.status).toBe(status);
    expect(refusal.detail).toContain(says);
  });

  test("another contact's folder is as unknown as none", async () => {
    const other = await newPlace(service.api, 'Stranger');
    expect((await refuse({ contact_id: place.contact_id, folder_id: other.folder_id })).status).toBe(404);
  });

  test('an empty file is 422', async () => {
    const detail = 'The file is empty; choose another one';
    expect(await refuse({ ...place }, '')).toMatchObject({ status: 422, detail });
  });

  test('a file over the limit is 413', async () => {
    const refusal = await refuse({ ...place }, randomBytes(2 * 1024 * 1024 + 1));
    expect(refusal).toMatchObject({ status: 413, detail: 'The file is larger than 2 MB' });
  });

  test('a file type that cannot be read is 415 and lists what can', async () => {
    const program = Buffer.concat([Buffer.from('7f454c4602010100', 'hex'), randomBytes(4000)]);
    const refusal = await refuse({ ...place }, program, 'program.pdf');
    expect(refusal.status).toBe(415);
    expect(refusal.detail).toContain('PDF');
    const few = await refuse({ ...place }, Buffer.from('89fffe908081', 'hex'), 'few.txt');
    expect(few.status).toBe(415);
  });

  test.each([
    ['JSON', { body: { a: 1 } }],
    [
      'a form without files',
      { body: 'contact_id=1&folder_id=1', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['nothing', {}],
  ])('%s holds no file: 422', async (_name, sent) => {
    const response = await service.api.raw('POST', '/api/documents/upload', sent);
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      detail: 'Send the file as multipart/form-data, in a part named file',
    });
  });

  test('what a form sends as empty text was left out', async () => {
    const fields = { ...place, profile_id: '', external_refs: '' };
    const form = uploadForm(fields, invoiceText('INV-E'), 'e.txt');
    const response = await service.api.raw('POST', '/api/documents/upload', { body: form });
    expect(response.status).toBe(201);
    expect(await refuse({ ...place, folder_id: '' })).toMatchObject({
      status: 422,
      detail: 'folder_id is required',
    });
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    ['a body that is none', 'multipart/form-data; boundary=abc', 'hello'],
    [
      'a body that was cut off',
      'multipart/form-data; boundary=abc',
      '--abc\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\nhal',
    ],
  ])('malformed multipart is 400: %s', async (_name, type, body) => {
    const response = await service.api.raw('POST', '/api/documents/upload', {
      body,
      headers: { 'content-type': type },
    });
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()) as object)).toEqual(['detail']);
  });

  test('two files in one upload are 422', async () => {
    const form = uploadForm({ ...place }, 'one', 'one.txt');
    form.append('file', new Blob(['two']), 'two.txt');
    expect((await service.api.refused('uploadDocument', { body: form })).status).toBe(422);
  });

  test('nothing of all that is left behind', async () => {
    expect(await temporaryFiles()).toEqual([]);
  });
});

test('an upload that the client breaks off leaves no file and no document', async () => {
  const before = (await service.api.call('listDocuments')).total;
  const { hostname, port } = new URL(service.url);
  const request = http.request({
    hostname,
    port,
    method: 'POST',
    path: '/api/documents/upload',
    headers: {
      ...service.api.headers,
      'content-type': 'multipart/form-data; boundary=cut',
      'content-length': '1000000',
    },
  });
  request.on('error', () => undefined);
  request.write('--cut\r\nContent-Disposition: form-data; name="file"; filename="cut.txt"\r\n\r\n');
  request.write('x'.repeat(200_000));
  await until(async () => (await temporaryFiles()).length === 1, 'the temporary file');
  request.destroy();
  await until(async () => (await temporaryFiles()).length === 0, 'the temporary file to be gone');
  expect((await service.api.call('listDocuments')).total).toBe(before);
});

describe('downloading', () => {
  test('byte ranges and conditional requests', async () => {
    const content = '0123456789';
    const { id } = await upload(service.api, place, content, 'digits.txt');
    const get = (headers: Record<string, string>) =>
      service.api.raw('GET', `/api/documents/${id}/original`, { headers });
    const part = await get({ range: 'bytes=2-4' });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    expect(await (await get({ range: 'bytes=-3' })).text()).toBe('789');
    expect(await (await get({ range: 'bytes=7-' })).text()).toBe('789');
    const outside = await get({ range: 'bytes=10-' });
    expect([outside.status, outside.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const etag = (await get({})).headers.get('etag')!;
    expect(etag).toBe(`"${createHash('sha256').update(content).digest('hex')}"`);
    expect((await get({ 'if-none-match': etag })).status).toBe(304);
  });

  test('a stored page of HTML cannot act as one of ours', async () => {
    const { id } = await upload(service.api, place, '<html><script>alert(1)</script></html>', 'evil.html');
    const response = await service.api.raw('GET', `/api/documents/${id}/original?disposition=inline`);
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

test('uploads are answered with 429 while the queue is full', async () => {
  const full = await startTestService({ worker: false, settings: { MAX_QUEUE_DEPTH: '2' } });
  try {
    const there = await newPlace(full.api);
    for (const name of ['a', 'b']) await upload(full.api, there, name, `${name}.txt`);
    const refusal = await full.api.refused('uploadDocument', {
      body: uploadForm({ ...there }, 'c', 'c.txt'),
    });
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
  } finally {
    await full.stop();
  }
});
