// Export templates: what documents lack, columns and how they are written, what was taken before, and who may change them.
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ExportTemplateInput } from '../../contract/export-templates.ts';
import { openBooks, rate, type Books } from '../kit/bookkeeping.ts';
import { Client } from '../kit/client.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

let books: Books;
beforeAll(async () => {
  books = await openBooks();
}, 120_000);
afterAll(() => books.service.stop());

const KEYS = {
  xero: [
    { category: null, rate: 19, key: '19% (VAT on Expenses)' },
    { category: null, rate: 7, key: '7% (VAT on Expenses)' },
  ],
};

describe('what documents lack', () => {
  test('is named for each, in the language of the reader, and there is no file', async () => {
    const { id } = await books.template('xero', 'Lacking', { tax_keys: KEYS.xero });
    books.ids['stranger'] = await books.invoice(
      { number: 'S-1', total: '107.00', date: '2026-05-01', vendor: 'A Stranger Ltd' },
      [rate(20, 100, 20)],
    );
    const query = { ids: books.some('stranger', 'two') };
    const preview = await books.service.api.call('previewExport', { params: { id }, query });
    expect(preview).toMatchObject({ documents: 2, rows: 3, problem_count: 1, taken_count: 0 });
    expect(preview.problems).toEqual([
      {
        document_id: books.ids['stranger'],
        filename: 'S-1.txt',
        missing: [
          'the taxes by rate add up to 120, the total is 107.00: correct one of them',
          'no expense account: match the document with a vendor, or give “Standard Invoice” one in the template',
          'no tax key for the rate 20 % and the category S: add it to the template',
        ],
      },
    ]);
    const refusal = await books.service.api.refused('exportByTemplate', { params: { id }, query });
    expect(refusal.status).toBe(422);
    expect(refusal.detail).toContain('1 document lacks something, so no file was written');
    const chinese = await books.service.api.raw(
      'GET',
      `/api/export-templates/${id}/file?ids=${books.ids['stranger']}`,
      {
        headers: { 'accept-language': 'zh' },
      },
    );
    expect(((await chinese.json()) as { detail: string }).detail).toContain('缺少费用科目');
    const after = await books.service.api.call('previewExport', { params: { id }, query });
    expect(after.taken_count).toBe(0);
  });

  test('an account of the profile, or of the template, fills in for that of a vendor', async () => {
    const columns = [
      { label: 'No', source: 'number', required: true },
      { label: 'Account', source: 'expense_account', required: true },
    ] as ExportTemplateInput['columns'];
    const write = async (name: string, accounts: ExportTemplateInput['accounts']) => {
      const { id } = await books.template(undefined, name, {
        columns,
        accounts,
        heading: false,
        encoding: 'utf-8',
      });
      return (await books.file(id, { ids: books.some('stranger', 'two') })).bytes.toString();
    };
    const accounts = { expense_account: '4999', payable_account: null, profiles: [] };
    expect(await write('By template', accounts)).toBe('S-1,4999\r\nRE 2026/17,4930\r\n');
    const profiles = [{ profile_id: books.profile_id, expense_account: '4900' }];
    expect(await write('By profile', { ...accounts, profiles })).toBe('S-1,4900\r\nRE 2026/17,4930\r\n');
  });

  test('no document at all is no file', async () => {
    const { id } = await books.template('xero', 'Nothing');
    const refusal = await books.service.api.refused('exportByTemplate', {
      params: { id },
      query: { doc_type: 'Letter' },
    });
    expect(refusal).toMatchObject({ status: 422 });
    expect(
      await books.service.api.refused('exportByTemplate', { params: { id }, query: { ids: '999999' } }),
    ).toMatchObject({ status: 404 });
  });
});

test('columns, signs, dates, separator and encoding are the template’s', async () => {
  const column = (label: string, source: string, more: object = {}) => ({ label, source, ...more });
  const { id } = await books.template(undefined, 'Own', {
    separator: ';',
    quote: 'texts',
    decimal: ',',
    encoding: 'windows-1252',
    date_format: 'DD.MM.YYYY',
    rows: 'documents',
    columns: [
      column('Lieferant', 'vendor', { max_length: 6 }),
      column('Datum', 'doc_date'),
      column('Fällig', 'due_date', { format: 'YYYYMMDD' }),
      column('Netto', 'net', { places: 1 }),
      column('Feld', 'field.total_amount'),
      column('Summe', 'total', { unsigned: true }),
      column('Fest', 'text', { text: '=1+1;"x"' }),
      column('Seite', 'debit_credit'),
    ] as ExportTemplateInput['columns'],
  });
  const { bytes } = await books.file(id, { ids: books.some('two', 'credit') });
  expect(iconv.decode(bytes, 'win1252')).toBe(
    [
      'Lieferant;Datum;Fällig;Netto;Feld;Summe;Fest;Seite',
      '"Müller";20.03.2026;;-50,0;59,50;59,50;"\'=1+1;""x""";"C"',
      '"Müller";14.03.2026;20260413;110,8;130,50;130,50;"\'=1+1;""x""";"D"',
      '',
    ].join('\r\n'),
  );
});

describe('documents that an earlier file holds', () => {
  test('need a word: again, or left out; the audit log says who took what', async () => {
    const { id } = await books.template('xero', 'Once', { tax_keys: KEYS.xero });
    const params = { id };
    await books.file(id, { ids: books.ids['two'] });
    const query = { ids: books.some('two', 'credit') };
    const refusal = await books.service.api.refused('exportByTemplate', { params, query });
    expect(refusal.status).toBe(409);
    expect(refusal.detail).toContain(
      `1 document stands in an earlier file of this template: no. ${books.ids['two']}. Export them again`,
    );
    const preview = await books.service.api.call('previewExport', { params, query });
    expect(preview).toMatchObject({
      documents: 2,
      taken_count: 1,
      taken: [{ document_id: books.ids['two'] }],
    });
    expect(preview.taken[0]!.by).not.toBe('');
    const left = await books.file(id, { ...query, again: false });
    expect(left.bytes.toString().split('\r\n')).toHaveLength(3);
    const all = await books.file(id, { ...query, again: true });
    expect(all.bytes.toString().split('\r\n')).toHaveLength(5);
    const { entries } = await books.service.admin.call('listAudit', {
      query: { event: 'documents.exported' },
    });
    expect(entries[0]!.detail).toMatchObject({
      format: 'template',
      name: 'Once',
      documents: 2,
      again: true,
      template_id: id,
    });
    // Another template has taken nothing yet.
    const other = await books.template('xero', 'Another', { tax_keys: KEYS.xero });
    expect(
      (await books.service.api.call('previewExport', { params: { id: other.id }, query })).taken_count,
    ).toBe(0);
  });

  test('of two files at once, one holds the document', async () => {
    const { id } = await books.template('xero', 'Twice', { tax_keys: KEYS.xero });
    const address = `/api/export-templates/${id}/file?ids=${books.ids['two']}`;
    const answers = await Promise.all([1, 2, 3].map(() => books.service.api.raw('GET', address)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const head = await books.service.api.raw(
      'HEAD',
      `/api/export-templates/${id}/file?ids=${books.ids['credit']}`,
    );
    expect(head.status).toBe(200);
    const preview = await books.service.api.call('previewExport', {
      params: { id },
      query: { ids: books.ids['credit'] },
    });
    expect(preview.taken_count).toBe(0);
  });
});

test('templates are changed and deleted by Admins; names are given once', async () => {
  const { id } = await books.template('quickbooks', 'Changed');
  const { key: _, ...content } = books.ready.get('quickbooks')!;
  const params = { id };
  const body = { ...content, name: 'Changed', separator: ';' } as ExportTemplateInput;
  expect(await books.service.admin.call('replaceExportTemplate', { params, body })).toMatchObject({
    separator: ';',
  });
  expect(await books.service.api.call('getExportTemplate', { params })).toMatchObject({
    name: 'Changed',
    separator: ';',
  });
  expect((await books.service.admin.refused('createExportTemplate', { body })).status).toBe(409);
  expect((await books.service.api.refused('replaceExportTemplate', { params, body })).status).toBe(403);
  const { entries } = await books.service.admin.call('listAudit', {
    query: { event: 'export_template.updated' },
  });
  expect(entries[0]!.detail).toEqual({
    template_id: id,
    name: 'Changed',
    before: { separator: ',' },
    after: { separator: ';' },
  });
  await books.service.admin.call('deleteExportTemplate', { params });
  expect((await books.service.api.refused('getExportTemplate', { params })).status).toBe(404);
});

test('who sees some contacts exports, and is told of, documents of these alone', async () => {
  const { service } = books;
  const { id } = await books.template('xero', 'Scoped', { tax_keys: KEYS.xero });
  const params = { id };
  const other = await newPlace(service.api, 'Other Ltd');
  const foreign = await upload(service.api, other, invoiceText('F-1'), 'F-1.txt');
  await untilProcessed(service.api, foreign.id);
  const { contact_id } = await service.api.call('getDocument', { params: { id: books.ids['two']! } });
  const scoped = async (contact: number) => {
    const { token } = await service.admin.call('createToken', {
      body: { name: `of ${contact}`, scope: 'write', contact_ids: [contact] },
    });
    return new Client(service.url, `Bearer ${token}`);
  };
  const own = await scoped(contact_id);
  const query = { ids: books.some('two') };
  expect((await own.call('exportByTemplate', { params, query })).status).toBe(200);
  expect((await own.refused('exportByTemplate', { params, query })).status).toBe(409);
  expect((await own.call('exportByTemplate', { params, query: { ...query, again: true } })).status).toBe(200);
  expect((await own.refused('exportByTemplate', { params, query: { ids: String(foreign.id) } })).status).toBe(
    404,
  );
  const stranger = await scoped(other.contact_id);
  expect((await stranger.refused('previewExport', { params, query })).status).toBe(404);
  expect(await stranger.call('previewExport', { params })).toMatchObject({ documents: 0, taken_count: 0 });
});
