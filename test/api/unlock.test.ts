// Protected PDFs: the password opens them once, a copy without it becomes the next version, and nothing keeps the password.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENCRYPTIONS, protectedPdf, type Encryption } from '../kit/protected-pdf.ts';
import { compoundOf } from '../kit/samples/office.ts';
import { samplePdf } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

const PASSWORD = 'Mercury-4711-opens';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Protected');
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });
const unlock = (id: number, password: string) =>
  service.api.call('unlockDocument', { ...params(id), body: { password } });
const refused = (id: number, password: string, language = 'en') =>
  service.api.refused('unlockDocument', {
    ...params(id),
    body: { password },
    headers: { 'accept-language': language },
  });

async function processed(content: Uint8Array, filename = 'protected.pdf') {
  const { id } = await upload(service.api, place, content, filename);
  return untilProcessed(service.api, id);
}

test.each(Object.keys(ENCRYPTIONS) as Encryption[])('a PDF with %s opens', async (encryption) => {
  const number = `P-${ENCRYPTIONS[encryption]}`;
  const before = await processed(await protectedPdf(number, PASSWORD, encryption));
  expect(before.approving).toMatchObject({ offered: false });
  expect(before.approving.helps[0]).toBe('password');
  expect(await unlock(before.id, PASSWORD)).toMatchObject({
    version: 2,
    filename: 'protected.pdf',
    status: 'New',
  });
  const after = await untilProcessed(service.api, before.id);
  expect(after).toMatchObject({ version: 2, processing_error: null, approving: { offered: true } });
  expect(after.extracted_fields).toMatchObject({ document_number: number, total_amount: '119.00' });
});

test('a wrong password is refused in the language of the caller, and the right one still opens', async () => {
  const bytes = await protectedPdf('P-2', PASSWORD);
  const { id, approving } = await processed(bytes);
  expect(await refused(id, 'not this one')).toMatchObject({
    status: 422,
    detail: 'This password does not open the PDF; check it and try again',
  });
  expect((await refused(id, 'not this one', 'zh')).detail).toBe('此密码无法打开 PDF，请核对后重试。');
  expect((await refused(id, '')).status).toBe(422);
  expect(await service.api.call('getDocument', params(id))).toMatchObject({ version: 1, approving });

  const stale = { 'if-match': '"0"' };
  const changed = { ...params(id), body: { password: PASSWORD }, headers: stale };
  expect((await service.api.refused('unlockDocument', changed)).status).toBe(412);
  await unlock(id, PASSWORD);
  await untilProcessed(service.api, id);
  const again = await refused(id, PASSWORD);
  expect(again).toMatchObject({ status: 409, detail: 'Version 2 opens without a password' });
  // What was received stays what it was.
  const first = await service.api.raw('GET', `/api/documents/${id}/versions/1/original`);
  expect(Buffer.from(await first.arrayBuffer()).equals(bytes)).toBe(true);
  const copy = await service.api.raw('GET', `/api/documents/${id}/original`);
  expect(Buffer.from(await copy.arrayBuffer()).includes('/Encrypt')).toBe(false);
  const versions = service.ctx.db.selectFrom('document_versions').select(['version', 'unlocked']);
  expect(await versions.where('document_id', '=', id).orderBy('version').execute()).toEqual([
    { version: 1, unlocked: false },
    { version: 2, unlocked: true },
  ]);
});

test('a password in any script opens', async () => {
  const { id } = await processed(await protectedPdf('P-3', '密码 ßé'));
  await unlock(id, '密码 ßé');
  expect((await untilProcessed(service.api, id)).extracted_fields).toMatchObject({ document_number: 'P-3' });
});

test('the password is kept nowhere: not in the database, not in a file, not in the log of what happened', async () => {
  const { id } = await processed(await protectedPdf('P-4', PASSWORD));
  await refused(id, 'Venus-0815-does-not');
  await unlock(id, PASSWORD);
  await untilProcessed(service.api, id);
  const { entries } = await service.admin.call('listAudit', {
    query: { document_id: id, event: ['document.version_added'] },
  });
  expect(entries).toMatchObject([{ detail: { version: 2, unlocked: true } }]);
  for (const secret of [PASSWORD, 'Venus-0815-does-not']) {
    expect(await tablesWith(secret)).toEqual([]);
    expect(await filesWith(secret)).toEqual([]);
  }
  // Both searches find what is there.
  expect(await tablesWith('protected.pdf')).toContain('public.documents');
  expect(await filesWith('%PDF')).not.toEqual([]);
});

test('what needs no password, or opens with none, says so', async () => {
  const plain = await processed(samplePdf());
  expect(plain.approving.helps).toEqual([]);
  expect(await refused(plain.id, PASSWORD)).toMatchObject({
    status: 409,
    detail: 'Version 1 opens without a password',
  });
  const onlyChanging = await processed(await protectedPdf('P-5', null));
  expect((await refused(onlyChanging.id, PASSWORD)).status).toBe(409);
  const office = compoundOf({
    '/EncryptedPackage': Buffer.alloc(64),
    '/EncryptionInfo': Buffer.alloc(64),
  });
  const workbook = await processed(office, 'plan.xlsx');
  expect(workbook.approving.helps).not.toContain('password');
  expect(await refused(workbook.id, PASSWORD)).toMatchObject({
    status: 409,
    detail: 'The Office document is protected by a password. Upload a copy without one.',
  });
  expect((await refused(999_999, PASSWORD)).status).toBe(404);
});

test('a protected PDF inside an e-mail asks for no password: it could not be told which file is meant', async () => {
  const attached = await protectedPdf('P-8', PASSWORD);
  const mail = [
    'From: billing@brightwater.example',
    'Subject: Your invoice',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: application/pdf; name="invoice.pdf"',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename="invoice.pdf"',
    '',
    attached.toString('base64'),
    '--b--',
    '',
  ].join('\r\n');
  const record = await processed(Buffer.from(mail), 'mail.eml');
  expect(record.approving.helps).not.toContain('password');
  const said = [record.processing_error, ...record.warnings].join(' ');
  expect(said).toContain('protected by a password. Upload a copy without one.');
  expect((await refused(record.id, PASSWORD)).status).toBe(409);
});

test('an approved document is not replaced', async () => {
  const { id } = await processed(await protectedPdf('P-6', PASSWORD));
  await service.api.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
  expect((await refused(id, PASSWORD)).status).toBe(409);
});

test('who guesses ten times waits', async () => {
  const { id } = await processed(await protectedPdf('P-7', PASSWORD));
  for (let guess = 1; guess <= 10; guess++) expect((await refused(id, `guess ${guess}`)).status).toBe(422);
  const waiting = await refused(id, PASSWORD);
  expect(waiting.status).toBe(429);
  expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(0);
});

/** Tables of which a row holds the text. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(service.ctx.db);
  const found: string[] = [];
  for (const { name } of rows) {
    const holding = sql`select from ${sql.raw(name)} t where strpos(t::text, ${text}) > 0 limit 1`;
    if ((await holding.execute(service.ctx.db)).rows.length > 0) found.push(name);
  }
  return found;
}

async function filesWith(text: string): Promise<string[]> {
  const entries = await readdir(service.data_dir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name));
  const holding = await Promise.all(files.map(async (file) => (await readFile(file)).includes(text)));
  return files.filter((_, index) => holding[index]);
}
