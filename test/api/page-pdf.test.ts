// Documents as PDF/A-3: to search in, as the file of the archive, as Factur-X; and as Markdown.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PagePdfKind } from '../../contract/page-pdf.ts';
import { readEInvoice } from '../../server/reading/e-invoice/read-e-invoice.ts';
import { makePdf } from '../../server/platform/pdf/make-pdf.ts';
import { filesIn, findPdfAFaults, xmpOf } from '../kit/pdf-a.ts';
import { completeInvoice } from '../kit/samples/complete-invoice.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
let folder: string;
let text_id: number;
let invoice_id: number;
beforeAll(async () => {
  service = await startTestService();
  folder = process.env['KEEP_PDFS'] ?? (await mkdtemp(path.join(tmpdir(), 'recto-pdf-')));
  const place = await newPlace(service.api, 'Pages');
  text_id = (
    await upload(service.api, place, `${invoiceText('PP-1')}\n发票 编号 <&>`, 'Rechnung <1> & 发票.txt')
  ).id;
  await untilProcessed(service.api, text_id);
  invoice_id = await completeInvoice(service, place, 'invoice.txt');
}, 240_000);
afterAll(async () => {
  await service.stop();
  if (process.env['KEEP_PDFS'] === undefined) await rm(folder, { recursive: true, force: true });
});

async function pdf(id: number, kind: PagePdfKind): Promise<Buffer> {
  const answer = await service.api.call('getPagePdf', { params: { id }, query: { kind } });
  expect(answer.headers.get('content-type')).toBe('application/pdf');
  const bytes = Buffer.from(await answer.arrayBuffer());
  await writeFile(path.join(folder, `${kind}.pdf`), bytes);
  return bytes;
}

const wordsOf = (kind: PagePdfKind) =>
  execFileSync('pdftotext', ['-layout', path.join(folder, `${kind}.pdf`), '-'], { encoding: 'utf8' });

test('the words of the pages are found, in place, and the structure is that of PDF/A-3b', async () => {
  const bytes = await pdf(text_id, 'searchable');
  expect(findPdfAFaults(bytes)).toEqual([]);
  expect(filesIn(bytes).size).toBe(0);
  const words = wordsOf('searchable');
  expect(words).toContain('PP-1');
  expect(words).toContain('发票');
  const { words: read } = await service.api.call('getPage', { params: { id: text_id, number: 1 } });
  const number = read.find(({ text }) => text.includes('PP-1'))!;
  const found = execFileSync('pdftotext', ['-bbox', path.join(folder, 'searchable.pdf'), '-'], {
    encoding: 'utf8',
  });
  const [, xMin, xMax] = /xMin="([\d.]+)"[^>]*xMax="([\d.]+)"[^>]*>[^<]*PP-1/.exec(found) ?? [];
  const width = Number(/<page width="([\d.]+)"/.exec(found)?.[1]);
  expect(Number(xMin) / width).toBeCloseTo(number.box[0], 2);
  expect(Number(xMax) / width).toBeCloseTo(number.box[2], 2);
});

test('the file of the archive keeps the original, the record and the entries of the log', async () => {
  const bytes = await pdf(text_id, 'archive');
  expect(findPdfAFaults(bytes)).toEqual([]);
  const files = filesIn(bytes);
  const record = await service.api.call('getDocument', { params: { id: text_id } });
  const original = [...files.entries()].find(([name]) => name.startsWith('original-'))![1];
  expect(createHash('sha256').update(original).digest('hex')).toBe(record.sha256);
  expect(JSON.parse(files.get('record.json')!.toString())).toMatchObject({
    id: text_id,
    extracted_fields: record.extracted_fields,
  });
  const entries = files.get('audit.jsonl')!.toString().trim().split('\n');
  expect(entries.map((line) => (JSON.parse(line) as { event: string }).event)).toContain('document.uploaded');
});

test('an approved invoice becomes Factur-X: the XML in it is that of the record', async () => {
  const refused = await service.api.refused('getPagePdf', {
    params: { id: invoice_id },
    query: { kind: 'e-invoice' },
  });
  expect(refused.status).toBe(409);
  await service.api.call('changeStatus', { params: { id: invoice_id }, body: { status: 'Approved' } });
  const bytes = await pdf(invoice_id, 'e-invoice');
  expect(findPdfAFaults(bytes)).toEqual([]);
  const xmp = xmpOf(bytes.toString('latin1'));
  expect(xmp).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(xmp).toContain('<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#');
  const xml = filesIn(bytes).get('factur-x.xml')!;
  const alone = await service.api.call('exportEInvoice', {
    params: { id: invoice_id },
    query: { format: 'factur-x' },
  });
  expect(xml.equals(Buffer.from(await alone.arrayBuffer()))).toBe(true);
  expect(readEInvoice(new Uint8Array(xml), 'x')!.validation!.broken).toEqual([]);
  // And back in: it is read as an electronic invoice, not from the picture.
  const { id } = await upload(service.api, await newPlace(service.api, 'Back'), bytes, 'factur-x.pdf');
  const record = await untilProcessed(service.api, id);
  expect(Object.values(record.lineage).map(({ source }) => source)).toContain('e_invoice');
});

test('a PDF with several pages keeps their sizes', async () => {
  const paper = await makePdf({ content: ['Page one', { text: 'Page two', pageBreak: 'before' }] });
  const { id } = await upload(service.api, await newPlace(service.api, 'Two'), paper, 'two.pdf');
  await untilProcessed(service.api, id);
  await pdf(id, 'searchable');
  const said = execFileSync('pdfinfo', [path.join(folder, 'searchable.pdf')], { encoding: 'utf8' });
  expect(said).toMatch(/Pages:\s+2/);
});

test('Markdown has the text under the name of the file', async () => {
  const answer = await service.api.call('getMarkdown', { params: { id: text_id } });
  const text = await answer.text();
  expect(text).toMatch(/^# Rechnung/);
  expect(text).toContain('<!-- page 1 -->');
  expect(text).toContain('PP-1');
});
