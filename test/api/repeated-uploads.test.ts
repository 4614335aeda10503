// Uploads with an Idempotency-Key: sent again, they answer with the document that the first one made.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, uploadForm, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService({ worker: false });
  place = await newPlace(service.api);
});
afterAll(() => service.stop());

const send = (key: string, content: string) =>
  service.api.call('uploadDocument', {
    body: uploadForm({ ...place }, content, 'retry.txt'),
    headers: { 'idempotency-key': key },
  });

test('a replay says so; the same key with other fields is 409', async () => {
  const headers = { 'idempotency-key': 'key-5' };
  const send = (fields: Record<string, string | number>, filename = 'retry.txt') =>
    service.api.raw('POST', '/api/documents/upload', {
      body: uploadForm({ ...place, ...fields }, 'words of the fifth key', filename),
      headers,
    });
  const refs = (text: string) => ({ external_refs: text });
  const first = await send(refs('{"a": {"record_id": "1", "record_type": "bill"}, "b": {}}'));
  expect(first.headers.get('idempotent-replayed')).toBeNull();
  const second = await send(refs('{"b": {}, "a": {"record_type": "bill", "record_id": "1"}}'));
  expect([second.status, second.headers.get('idempotent-replayed')]).toEqual([201, 'true']);
  expect(await second.json()).toEqual(await first.json());
  const other = await newPlace(service.api, 'Another contact');
  const { profiles } = await service.api.call('listProfiles');
  for (const [fields, filename] of [
    [{ ...refs('{"a": {"record_id": "2"}}') }],
    [{ ...other }],
    [{ profile_id: profiles[1]!.id }],
    [{}],
    [refs('{"a": {"record_id": "1", "record_type": "bill"}, "b": {}}'), 'other.txt'],
  ] as [Record<string, string>, string?][])
    expect((await send(fields, filename)).status).toBe(409);
});

test('the same key and file answer with the first document', async () => {
  const first = await send('key-1', 'retried words');
  expect((await send('key-1', 'retried words')).id).toBe(first.id);
  expect((await send('key-2', 'retried words')).id).not.toBe(first.id);
});

test('sent twice at the same moment it still makes one document', async () => {
  const results = await Promise.all(Array.from({ length: 5 }, () => send('key-3', 'raced words')));
  expect(new Set(results.map((result) => result.id)).size).toBe(1);
});

test('the same key with another file is 409', async () => {
  await send('key-4', 'these words');
  const body = uploadForm({ ...place }, 'other words', 'retry.txt');
  expect(
    (await service.api.refused('uploadDocument', { body, headers: { 'idempotency-key': 'key-4' } })).status,
  ).toBe(409);
});
