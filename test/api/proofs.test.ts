// A proof of a value is checked with the public key alone, by the program of the documentation, and by nothing that was changed.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ValueProof } from '../../contract/proofs.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
let folder: string;
let id: number;
let key: string;
beforeAll(async () => {
  service = await startTestService();
  folder = await mkdtemp(path.join(tmpdir(), 'recto-proof-'));
  const place = await newPlace(service.api, 'Proved');
  id = (await upload(service.api, place, invoiceText('P-77'), 'proved.txt')).id;
  await untilProcessed(service.api, id);
  key = path.join(folder, 'key.pem');
  await writeFile(key, (await service.api.call('getSigningKey')).public_key);
}, 180_000);
afterAll(async () => {
  await service.stop();
  await rm(folder, { recursive: true, force: true });
});

async function proof(field: string, format: 'pdf' | 'json', language: 'en' | 'zh' = 'en'): Promise<Buffer> {
  const answer = await service.api.call('getProof', { params: { id }, query: { field, format, language } });
  return Buffer.from(await answer.arrayBuffer());
}

async function verified(bytes: Buffer, with_key = key): Promise<{ code: number | null; said: string }> {
  const file = path.join(folder, 'given');
  await writeFile(file, bytes);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['docs/examples/verify-proof.mjs', file, with_key],
    { encoding: 'utf8', env: {} },
  );
  return { code: status, said: stdout + stderr };
}

const contentOf = (bytes: Buffer) => (JSON.parse(bytes.toString('utf8')) as { content: ValueProof }).content;

test('the JSON says the value, its place with a picture, who set it, and the entry of the log', async () => {
  const bytes = await proof('document_number', 'json');
  const content = contentOf(bytes);
  const record = await service.api.call('getDocument', { params: { id } });
  expect(content).toMatchObject({
    document: { id, version: 1, sha256: record.sha256 },
    field: { key: 'document_number' },
    value: 'P-77',
    place: { page: 1, text: expect.stringContaining('P-77') as string },
    set_by: { source: 'engine' },
    audit_entry: { event: 'processing.completed', document_id: id },
  });
  expect(Buffer.from(content.crop!, 'base64').subarray(1, 4).toString()).toBe('PNG');
  const { code, said } = await verified(bytes);
  expect(said).toContain('Genuine');
  expect(said).toContain('P-77');
  expect(said).toContain(content.audit_entry!.hash);
  expect(code).toBe(0);
});

test('a value that a person entered is proved by that entry', async () => {
  await service.api.call('editDocument', {
    params: { id },
    body: { extracted_fields: { sender: 'Acme Werke' } },
  });
  const content = contentOf(await proof('sender', 'json'));
  expect(content).toMatchObject({
    value: 'Acme Werke',
    audit_entry: { event: 'document.field_edited', detail: expect.stringContaining('Acme Werke') as string },
  });
});

test('what was changed afterwards is not genuine, neither value nor log nor picture', async () => {
  const text = (await proof('document_number', 'json')).toString('utf8');
  for (const [from, to] of [
    ['"value": "P-77"', '"value": "P-78"'],
    ['processing.completed', 'document.edited'],
    [`"id": ${id}`, `"id": ${id + 1}`],
  ] as const) {
    expect(text).toContain(from);
    const { code, said } = await verified(Buffer.from(text.replace(from, to)));
    expect([code, said]).toEqual([1, expect.stringContaining('NOT GENUINE')]);
  }
});

test('the page is a PDF of which every byte is signed, in both languages', async () => {
  for (const language of ['en', 'zh'] as const) {
    const bytes = await proof('document_number', 'pdf', language);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await verified(bytes)).toMatchObject({
      code: 0,
      said: expect.stringContaining('Genuine') as string,
    });
    const changed = Buffer.from(bytes);
    changed[200] = changed[200]! ^ 1;
    expect((await verified(changed)).code).toBe(1);
    expect((await verified(Buffer.concat([bytes, Buffer.from('\n% more')]))).code).toBe(1);
  }
});

test('another key is told apart; values that are not there are 404', async () => {
  const other = await startTestService();
  const otherKey = path.join(folder, 'other.pem');
  await writeFile(otherKey, (await other.api.call('getSigningKey')).public_key);
  await other.stop();
  const { code, said } = await verified(await proof('document_number', 'json'), otherKey);
  expect([code, said]).toEqual([1, expect.stringContaining('the one you gave is')]);
  for (const field of ['no_such_field', 'constructor', 'line_items[0].constructor']) {
    const query = { field };
    expect((await service.api.refused('getProof', { params: { id }, query })).status, field).toBe(404);
  }
});
