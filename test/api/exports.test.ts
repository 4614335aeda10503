// Exports: columns, spreadsheets, archives, reports, and that nothing partial looks whole.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pdfPages } from '../kit/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let chinese: number;
let invoice: number;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, '深圳市腾讯计算机系统有限公司');
  const { profiles } = await service.api.call('listProfiles');
  const profileOf = (name: string) => profiles.find((profile) => profile.name.startsWith(name))!.id;
  chinese = await processed('发票.txt', profileOf('Chinese Fapiao'), {
    seller_name: '=cmd|calc',
    fapiao_number: '24952000000012345678',
    issue_date: '2026-03-14',
    total_amount: '-5.00',
  });
  invoice = await processed('invoice, "final".txt', profileOf('Standard Invoice'), {
    vendor: '深圳市腾讯\n二行',
    total_amount: '16500.00',
  });
});
afterAll(() => service.stop());

async function processed(filename: string, profile_id: number, extracted_fields: Record<string, string>) {
  const { id } = await upload(service.api, place, invoiceText(`X-${filename}`), filename, { profile_id });
  await untilProcessed(service.api, id);
  await service.api.call('editDocument', { params: { id }, body: { extracted_fields } });
  return id;
}

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer());
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
/** The file goes when the answer is over, which the server learns a moment later. */
const cleared = () =>
  until(async () => readdirSync(path.join(service.data_dir, 'tmp')).length === 0, 'an empty folder');

describe('CSV', () => {
  const rowsOf = async (query: Record<string, unknown>) => {
    const response = await service.api.call('exportCsv', { query });
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/attachment; filename="documents-.*\.csv"/);
    const bytes = await bytesOf(response);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
    return parse(textOf(bytes), { bom: true, record_delimiter: '\r\n' });
  };

  test('has the columns of the reference, then the fields of the profile', async () => {
    const [head, row, ...others] = await rowsOf({ ids: invoice });
    expect(others).toEqual([]);
    const record = await service.api.call('getDocument', { params: { id: invoice } });
    expect(head).toEqual([
      'id',
      'filename',
      'status',
      'contact',
      'folder',
      'confidence_score',
      'created_at',
      ...Object.keys(record.extracted_fields),
      'rejection_reason',
      'assignee',
      'open_blockers',
      'vendor_number',
      'payee_result',
      'order_numbers',
      'order_result',
      'payment_status',
      'open_amount',
    ]);
    expect(row!.slice(0, 7)).toEqual([
      String(invoice),
      'invoice, "final".txt',
      record.status,
      '深圳市腾讯计算机系统有限公司',
      'Documents',
      String(record.confidence_score),
      `${record.created_at.slice(0, 19)}Z`,
    ]);
    expect(row![head!.indexOf('vendor')]).toBe('深圳市腾讯\n二行');
    expect(row![head!.indexOf('total_amount')]).toBe('16500.00');
  });

  test('says why a document was rejected, who looks after it and what is open', async () => {
    const [person] = (await service.admin.call('listPeople')).people;
    const params = { id: chinese };
    await service.admin.call('assignDocument', { params, body: { assignee_id: person!.id } });
    await service.admin.call('rejectDocument', { params, body: { reason: 'Not ours', note: '=1+1' } });
    const [head, row] = await rowsOf({ ids: chinese });
    const { blockers } = await service.api.call('getDocument', { params });
    const open = blockers.filter(({ state }) => state === 'open').map(({ message }) => message);
    expect(open.length).toBeGreaterThan(0);
    expect(row!.slice(head!.indexOf('rejection_reason'))).toEqual([
      'Not ours: =1+1',
      person!.name,
      open.join('; '),
      ...Array<string>(6).fill(''),
    ]);
  });

  test("several profiles give each profile's fields as separate columns", async () => {
    const [head, first, second] = await rowsOf({ contact_id: place.contact_id });
    expect([first![0], second![0]]).toEqual([String(invoice), String(chinese)]);
    const at = (name: string) => head!.indexOf(name);
    expect(first![at('vendor')]).toBe('深圳市腾讯\n二行');
    expect(second![at('vendor')]).toBe('');
    expect(second![at('fapiao_number')]).toBe('24952000000012345678');
    const totals = head!.filter((name) => name.startsWith('total_amount'));
    expect(totals).toEqual(['total_amount (Standard Invoice)', 'total_amount (Chinese Fapiao 发票)']);
    expect(totals.map((name) => [first![at(name)], second![at(name)]])).toEqual([
      ['16500.00', ''],
      ['', '-5.00'],
    ]);
    expect(second![at('seller_name')]).toBe("'=cmd|calc");
  });

  test('nothing selected is a heading alone; what was made is cleared away and audited', async () => {
    expect(await rowsOf({ doc_type: 'Letter' })).toEqual([expect.arrayContaining(['id', 'created_at'])]);
    await cleared();
    const { entries } = await service.admin.call('listAudit', { query: { event: 'documents.exported' } });
    expect(entries[0]).toMatchObject({ actor_kind: 'token', detail: { format: 'csv', documents: 0 } });
  });
});

test('the workbook has the same columns, numbers and dates as such, and texts that stay texts', async () => {
  const response = await service.api.call('exportXlsx', { query: { contact_id: place.contact_id } });
  const parts = unzipSync(await bytesOf(response));
  const sheet = textOf(parts['xl/worksheets/sheet1.xml']);
  expect(sheet).toContain('<t xml:space="preserve">深圳市腾讯\n二行</t>');
  expect(sheet).toContain('<t xml:space="preserve">=cmd|calc</t>');
  expect(sheet).not.toContain('<f>');
  expect(sheet).toMatch(/<c r="[A-Z]+3" s="0"><v>-5\.00<\/v><\/c>/);
  // 2026-03-14 in Excel's calendar; an invoice number of 20 digits would lose some as a number.
  expect(sheet).toMatch(/<c r="[A-Z]+3" s="2"><v>46095<\/v><\/c>/);
  expect(sheet).toContain('<t xml:space="preserve">24952000000012345678</t>');
  for (const name of Object.keys(parts))
    if (name.endsWith('.xml')) expect(textOf(parts[name])).toMatch(/^<\?xml/);
});

test.each(['lines', 'taxes'] as const)(
  'the workbook with one row per row of %s is that of the CSV',
  async (rows) => {
    const query = { contact_id: place.contact_id, rows };
    const csv = parse(Buffer.from(await bytesOf(await service.api.call('exportCsv', { query }))), {
      bom: true,
    });
    const parts = unzipSync(await bytesOf(await service.api.call('exportXlsx', { query })));
    expect(textOf(parts['xl/worksheets/sheet1.xml']).match(/<row /g)).toHaveLength(csv.length);
  },
);

test('the archive has originals byte for byte and records as the API answers them', async () => {
  const response = await service.api.call('exportZip', { query: { ids: `${invoice},${chinese}` } });
  const parts = unzipSync(await bytesOf(response));
  expect(Object.keys(parts)).toEqual([
    `originals/${invoice} invoice, _final_.txt`,
    `records/${invoice}.json`,
    `originals/${chinese} 发票.txt`,
    `records/${chinese}.json`,
  ]);
  const original = await service.api.call('getOriginal', { params: { id: chinese } });
  expect(parts[`originals/${chinese} 发票.txt`]).toEqual(await bytesOf(original));
  expect(JSON.parse(textOf(parts[`records/${chinese}.json`]))).toEqual(
    await service.api.call('getDocument', { params: { id: chinese } }),
  );
});

describe('the PDF report', () => {
  const pdfOf = async (response: Response) => {
    const bytes = await bytesOf(response);
    expect(textOf(bytes.subarray(0, 5))).toBe('%PDF-');
    return { bytes, pages: await pdfPages(bytes) };
  };

  test('of one document, with embedded Chinese', async () => {
    const response = await service.api.call('reportOne', { params: { id: chinese } });
    const { bytes, pages } = await pdfOf(response);
    const text = pages.join('\n');
    for (const words of ['发票.txt', 'Seller Name', '24952000000012345678', 'Extracted fields', '腾讯计算机'])
      expect(text).toContain(words);
    const raw = Buffer.from(bytes).toString('latin1');
    // Each font is there as a subset, with the program embedded.
    const fonts = new Set(raw.match(/\/BaseFont \/[^\s/]+/g));
    expect(fonts.size).toBe(2);
    for (const font of fonts) expect(font).toMatch(/\/[A-Z]{6}\+NotoSansSC/);
    expect(new Set(raw.match(/\/FontFile2 \d+/g)).size).toBe(2);
  });

  test('of a selection, with a table of all before them, in Chinese', async () => {
    const response = await service.api.call('reportMany', {
      query: { contact_id: place.contact_id, language: 'zh' },
    });
    const { pages } = await pdfOf(response);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    expect(pages[0]).toContain('文档报告: 2 份文档');
    expect(pages[0]).toContain(String(invoice));
    expect(pages[0]).toContain('16500.00');
    expect(pages.slice(1).join('\n')).toContain('提取字段');
  });
});

describe('what cannot be exported is refused as JSON', () => {
  test.each([
    ['an unknown id', { ids: '999999' }, 404, '999999'],
    ['an id that is none', { ids: '1,x' }, 422, 'ids'],
    ['no id', { ids: '' }, 422, 'ids'],
    ['too many ids', { ids: Array.from({ length: 501 }, (_, i) => i + 1).join(',') }, 422, 'ids'],
    ['an unknown filter', { colour: 'red' }, 422, 'colour'],
  ])('%s', async (_name, query, status, says) => {
    for (const name of ['exportCsv', 'exportXlsx', 'exportZip', 'reportMany'] as const) {
      const refusal = await service.api.refused(name, { query });
      expect(refusal.status).toBe(status);
      expect(refusal.detail).toContain(says);
    }
    await cleared();
  });

  test('a report of nothing, and of more than fit', async () => {
    expect((await service.api.refused('reportMany', { query: { doc_type: 'Letter' } })).status).toBe(422);
    expect((await service.api.refused('reportOne', { params: { id: 999_999 } })).status).toBe(404);
  });
});
