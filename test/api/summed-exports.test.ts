// Export templates that add rows up, and previews of templates that nobody has kept.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ExportTemplateInput } from '../../contract/export-templates.ts';
import { openBooks, rate, type Books } from '../kit/bookkeeping.ts';
import { newPlace, untilProcessed, upload } from '../kit/upload.ts';

let books: Books;
beforeAll(async () => {
  books = await openBooks();
}, 120_000);
afterAll(() => books.service.stop());

const column = (label: string, source: string, more: object = {}) => ({ label, source, ...more });
const columns = (...list: object[]) => list as ExportTemplateInput['columns'];
const SUM = { sum: true, places: 2 };

const lines = async (id: number, names: string[]): Promise<string[]> => {
  const { bytes } = await books.file(id, { ids: books.some(...names) });
  return bytes.toString().replace('\uFEFF', '').trim().split('\r\n');
};

test('rows that agree in the other columns become one, over all documents', async () => {
  const { id } = await books.template(undefined, 'By account and rate', {
    rows: 'taxes',
    columns: columns(
      column('Account', 'expense_account'),
      column('Rate', 'tax_rate'),
      column('Net', 'net', SUM),
      column('Tax', 'tax', SUM),
    ),
  });
  expect(await lines(id, ['two', 'credit', 'reverse'])).toEqual([
    'Account,Rate,Net,Tax',
    '4930,0,200.00,0.00',
    '4930,19,50.00,9.50',
    '4930,7,10.75,0.75',
  ]);
});

test('rows of different documents stay apart where a column names the document', async () => {
  const { id } = await books.template(undefined, 'By document', {
    rows: 'taxes',
    columns: columns(column('Document', 'id'), column('Net', 'net', SUM)),
  });
  const { two, credit } = books.ids;
  expect(await lines(id, ['two', 'credit'])).toEqual(['Document,Net', `${credit},-50.00`, `${two},110.75`]);
});

test('amounts of two currencies are never added', async () => {
  const dollars = { number: 'USD-1', total: '119.00', date: '2026-03-01', currency: 'USD' };
  books.ids['dollars'] = await books.invoice(dollars, [rate(19, 100, 19)]);
  const template = await books.template(undefined, 'By vendor', {
    columns: columns(column('Vendor', 'vendor'), column('Total', 'total', SUM)),
  });
  expect((await lines(template.id, ['two', 'dollars'])).slice(1).toSorted()).toEqual([
    'Müller & Söhne GmbH,119.00',
    'Müller & Söhne GmbH,130.50',
  ]);
});

test('line items are added up by what they are booked to', async () => {
  const place = await newPlace(books.service.api, 'Lines');
  const { id } = await upload(books.service.api, place, 'Invoice L-1', 'lines.txt', {
    profile_id: books.profile_id,
  });
  await untilProcessed(books.service.api, id);
  const item = (description: string, amount: number) => ({
    description,
    quantity: 1,
    unit_price: amount,
    amount,
  });
  await books.service.api.call('editDocument', {
    params: { id },
    body: { line_items: [item('Freight', 0.1), item('Paper', 12.4), item('Freight', 0.2)] },
  });
  books.ids['lines'] = id;
  const template = await books.template(undefined, 'By description', {
    rows: 'lines',
    columns: columns(column('What', 'line.description'), column('Amount', 'line.amount', { sum: true })),
  });
  expect(await lines(template.id, ['lines'])).toEqual(['What,Amount', 'Freight,0.3', 'Paper,12.4']);
});

test('what is no number is named, and no file is written', async () => {
  const { id } = await books.template(undefined, 'A sum of texts', {
    columns: columns(column('Vendor', 'vendor'), column('Number', 'field.invoice_number', { sum: true })),
  });
  const refusal = await books.service.api.refused('exportByTemplate', {
    params: { id },
    query: { ids: books.some('two') },
  });
  expect(refusal.status).toBe(422);
  expect(refusal.detail).toContain('Number is added up, and “RE 2026/17” is no number');
});

test.each([
  ['lines', 'total'],
  ['lines', 'field.total_amount'],
  ['taxes', 'total'],
  ['documents', 'doc_date'],
  ['taxes', 'tax_rate'],
] as const)('with a row for each of the %s, %s is not added up', async (rows, source) => {
  const body = { name: 'Wrong', rows, columns: columns(column('Sum', source, SUM)) };
  const { status } = await books.service.admin.refused('createExportTemplate', { body });
  expect(status).toBe(422);
});

test('a template is tried before it is kept', async () => {
  const body = {
    name: 'Not kept',
    filter: { status: ['Approved'] as const },
    columns: columns(column('Number', 'number', { required: true }), column('Total', 'total')),
  } as Parameters<typeof books.service.admin.call<'previewNewExport'>>[1]['body'];
  const before = await books.service.api.call('listExportTemplates');
  const preview = await books.service.admin.call('previewNewExport', { body });
  expect(preview).toMatchObject({ headings: ['Number', 'Total'], taken_count: 0, problem_count: 0 });
  expect(preview.sample).toContainEqual(['RE 2026/17', '130.50']);
  expect(preview.rows).toBe(preview.documents);
  expect(await books.service.api.call('listExportTemplates')).toEqual(before);
  expect((await books.service.api.refused('previewNewExport', { body })).status).toBe(403);
  const wrong = { ...body, accounts: { profiles: [{ profile_id: 999, expense_account: '1' }] } };
  expect((await books.service.admin.refused('previewNewExport', { body: wrong })).status).toBe(404);
});
