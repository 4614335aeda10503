// Reading an original leaves an entry in the audit log, by whatever door.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService({ worker: false });
  place = await newPlace(service.api);
});
afterAll(() => service.stop());

test('whoever reads an original leaves an audit entry: whole, inline, in parts; nobody who gets no content', async () => {
  const { id } = await upload(service.api, place, '0123456789', 'read.txt');
  const get = async (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    (await service.api.raw(method, `/api/documents/${id}/${query}`, { headers })).text();
  const entries = async () => {
    const filter = { document_id: id, event: 'document.downloaded' as const };
    return (await service.admin.call('listAudit', { query: filter })).entries.toReversed();
  };
  await get('original?disposition=inline');
  await get('original');
  await get('versions/1/original');
  const whole = { version: 1, disposition: 'attachment' };
  expect((await entries()).map(({ detail }) => detail)).toEqual([
    { version: 1, disposition: 'inline' },
    whole,
    whole,
  ]);
  // A part that leaves out the first byte is a reading too; the parts that follow belong to it.
  await get('original', { range: 'bytes=1-3' });
  await get('original', { range: 'bytes=4-' });
  await get('original?disposition=inline', { range: 'bytes=0-3' });
  expect((await entries()).slice(3).map(({ detail }) => detail)).toEqual([
    { ...whole, from_byte: 1, to_byte: 3 },
    { version: 1, disposition: 'inline', from_byte: 0, to_byte: 3 },
  ]);
  // Another person's parts are another reading.
  await (
    await service.admin.raw('GET', `/api/documents/${id}/original`, { headers: { range: 'bytes=2-3' } })
  ).text();
  expect((await entries()).at(-1)).toMatchObject({ actor_kind: 'person' });
  const before = (await entries()).length;
  await get('original', { range: 'bytes=10-' });
  await get('original', {}, 'HEAD');
  const sha256 = createHash('sha256').update('0123456789').digest('hex');
  await get('original', { 'if-none-match': `"${sha256}"` });
  expect((await entries()).length).toBe(before);
});
