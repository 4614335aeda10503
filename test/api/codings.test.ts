// Accounts, cost centres and the like: proposed from what people approved of the vendor, with the reason, and never against a person.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentRecord } from '../../contract/documents.ts';
import { Client } from '../kit/client.ts';
import { codingKit, type CodingKit } from '../kit/codings.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed } from '../kit/upload.ts';

let service: TestService;
let kit: CodingKit;
beforeAll(async () => {
  service = await startTestService();
  const place = await newPlace(service.api, 'Harrow Joinery Ltd');
  const profile = await service.admin.call('createProfile', {
    body: {
      name: 'Coded',
      line_items: true,
      line_columns: [{ label: 'Account', coding: 'account', required: true }],
      fields: [
        { label: 'Vendor' },
        { label: 'Invoice Number' },
        { label: 'Total Amount', type: 'amount' },
        { label: 'Cost Centre', coding: 'cost_center' },
        { label: 'Project', coding: 'other' },
      ],
    },
  });
  kit = codingKit(service, place, profile.id);
  await kit.put('701', 'Brightwater Supplies Ltd');
  await kit.put('702', 'Eastgate Timber Ltd', { expense_account: '4300', cost_center: 'EAST' });
});
afterAll(() => service.stop());

/** A person, or a program, codes the document and approves it. */
async function approved(
  client: Client,
  vendor: string,
  {
    account = '',
    project = '',
    items = ['Oak shelf'],
  }: { account?: string; project?: string; items?: string[] },
): Promise<DocumentRecord> {
  const { id, line_items } = await kit.invoice(vendor, items);
  await kit.edit(id, {
    line_items: line_items.map((line) => ({ ...line, account })),
    extracted_fields: { project: project || null },
  });
  await client.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
  return kit.get(id);
}

test('nothing is proposed of a vendor without history, and the mark says what to do', async () => {
  const record = await kit.invoice('Brightwater Supplies Ltd');
  expect(record.vendor_number).toBe('701');
  expect(record.line_items).toHaveLength(1);
  expect(record.line_items[0]).not.toHaveProperty('account');
  expect(record.extracted_fields).toMatchObject({ project: null, cost_centre: null });
  expect(record.lineage['project']).toMatchObject({
    source: 'history',
    confidence: null,
    detail:
      'No approved document of Brightwater Supplies Ltd has it yet. Enter it; the next one will have it.',
  });
  // Required columns of lines are required all the same.
  expect(record.blockers.map(({ target }) => target)).toContain('line_items[0].account');
});

test('what programs approve is no history', async () => {
  await approved(service.api, 'Brightwater Supplies Ltd', { account: '9999', project: 'Robot' });
  await approved(service.api, 'Brightwater Supplies Ltd', { account: '9999', project: 'Robot' });
  const record = await kit.invoice('Brightwater Supplies Ltd');
  expect(record.extracted_fields['project']).toBeNull();
  expect(record.line_items[0]).not.toHaveProperty('account');
});

test('a program that approves with the token of a person is no person', async () => {
  const { token } = await service.admin.call('createToken', {
    body: { name: 'ERP', scope: 'write' },
  });
  const program = new Client(service.url, `Bearer ${token}`);
  await approved(program, 'Brightwater Supplies Ltd', { account: '8888', project: 'Token' });
  await approved(program, 'Brightwater Supplies Ltd', { account: '8888', project: 'Token' });
  const record = await kit.invoice('Brightwater Supplies Ltd');
  expect(record.extracted_fields['project']).toBeNull();
  expect(record.line_items[0]).not.toHaveProperty('account');
});

test('what people approved is proposed, as sure as it was usual, with its reason', async () => {
  await approved(service.admin, 'Brightwater Supplies Ltd', { account: '4930', project: 'Shop' });
  const first = await kit.invoice('Brightwater Supplies Ltd', ['Oak shelf 80 x 20', 'Delivery']);
  // A line of the same words is enough; one document says nothing of what is usual.
  expect(first.line_items.map((line) => line['account'] ?? null)).toEqual(['4930', null]);
  expect(first.extracted_fields['project']).toBeNull();
  await approved(service.admin, 'Brightwater Supplies Ltd', { account: '4930', project: 'Shop' });
  const second = await kit.invoice('Brightwater Supplies Ltd', ['Oak shelf', 'Delivery']);
  expect(second.extracted_fields['project']).toBe('Shop');
  expect(second.line_items.map((line) => line['account'])).toEqual(['4930', '4930']);
  expect(second.lineage['project']).toMatchObject({ source: 'history', confidence: 75 });
  expect(second.lineage['project']!.detail).toMatch(
    /^As on 2 of 2 approved documents or lines of Brightwater Supplies Ltd, last on \d{4}-\d\d-\d\d$/,
  );
  expect(second.lineage['line_items.account']).toMatchObject({ source: 'history', confidence: 75 });
});

test('where earlier ones differ, nothing is chosen, and what was used is offered', async () => {
  await approved(service.admin, 'Brightwater Supplies Ltd', { account: '4980', project: 'Office' });
  const record = await kit.invoice('Brightwater Supplies Ltd');
  expect(record.extracted_fields['project']).toBeNull();
  expect(record.lineage['project']!.detail).toBe(
    'Differs on approved documents of Brightwater Supplies Ltd: Shop (2), Office (1). Choose one.',
  );
  const { candidates } = await service.api.call('listCandidates', { params: { id: record.id } });
  expect(candidates['project']!.map(({ value }) => value)).toEqual(['Shop', 'Office']);
});

test('the accounts of the vendor stand in where there is no history', async () => {
  const record = await kit.invoice('Eastgate Timber Ltd');
  expect(record.extracted_fields).toMatchObject({ cost_centre: 'EAST', project: null });
  expect(record.line_items[0]).toMatchObject({ account: '4300' });
  expect(record.lineage['cost_centre']!.detail).toBe('From the master data of Eastgate Timber Ltd');
});

test('what a person entered stays when the document is processed again; nothing else of it is touched', async () => {
  const record = await kit.invoice('Eastgate Timber Ltd');
  await kit.edit(record.id, {
    extracted_fields: { cost_centre: 'WEST' },
    line_items: record.line_items.map((line) => ({ ...line, account: '' })),
  });
  await service.api.call('reprocessDocument', { params: { id: record.id }, body: {} });
  const again = await untilProcessed(service.api, record.id);
  expect(again.extracted_fields).toMatchObject({ cost_centre: 'WEST' });
  expect(again.line_items[0]).not.toHaveProperty('account');
});

test('another vendor means other accounts, and its undoing the ones before', async () => {
  const record = await kit.invoice('Eastgate Timber Ltd');
  const { vendors } = await service.api.call('listVendors', { query: { q: 'Brightwater' } });
  const choose = (vendor_id: number | null) =>
    service.admin.call('chooseVendor', { params: { id: record.id }, body: { vendor_id } });
  const other = await choose(vendors[0]!.id);
  expect(other.vendor_number).toBe('701');
  expect(other.extracted_fields).toMatchObject({ cost_centre: null });
  expect(other.line_items[0]).not.toMatchObject({ account: '4300' });
  const back = await choose(null);
  expect(back.vendor_number).toBe('702');
  expect(back.extracted_fields).toMatchObject({ cost_centre: 'EAST' });
  expect(back.line_items[0]).toMatchObject({ account: '4300' });
});

test('files for bookkeeping take what the record says before what is usual', async () => {
  const { id } = await approved(service.admin, 'Eastgate Timber Ltd', { account: '4400', project: 'Shop' });
  const column = (label: string, source: string) => ({ label, source });
  const template = await service.admin.call('createExportTemplate', {
    body: {
      name: 'Coded lines',
      rows: 'lines',
      columns: [column('Account', 'expense_account'), column('Cost centre', 'cost_center')],
    },
  });
  const read = async () => {
    const query = { ids: String(id), again: true };
    const file = await service.api.call('exportByTemplate', { params: { id: template.id }, query });
    return (await file.text()).trim().split('\r\n');
  };
  expect((await read())[1]).toBe('4400,EAST');
  // Without a word in the record, the master data of the vendor stands in.
  const { id: plain } = await approved(service.admin, 'Eastgate Timber Ltd', {});
  const preview = await service.api.call('previewExport', {
    params: { id: template.id },
    query: { ids: String(plain) },
  });
  expect(preview.sample).toEqual([['4300', 'EAST']]);
});

test('another name in place of the vendor means the accounts of that vendor', async () => {
  const { id } = await kit.invoice('Brightwater Supplies Ltd');
  const after = await kit.edit(id, { extracted_fields: { vendor: 'Eastgate Timber Ltd' } });
  expect(after).toMatchObject({ vendor_number: '702', extracted_fields: { cost_centre: 'EAST' } });
});

test('a document that goes to another contact leaves behind what was usual with the one before', async () => {
  const elsewhere = await newPlace(service.api, 'Third Client Ltd');
  const record = await kit.invoice('Eastgate Timber Ltd', ['Coded elsewhere']);
  await kit.edit(record.id, { line_items: record.line_items.map((line) => ({ ...line, account: '4777' })) });
  await service.admin.call('changeStatus', { params: { id: record.id }, body: { status: 'Approved' } });
  const { id, line_items } = await kit.invoice('Eastgate Timber Ltd', ['Coded elsewhere']);
  expect(line_items[0]).toMatchObject({ account: '4777' });
  const moved = await kit.edit(id, elsewhere);
  // The master data is that of the instance, history that of the contact.
  expect(moved.line_items[0]).toMatchObject({ account: '4300' });
  expect(JSON.stringify(moved.lineage)).not.toContain('approved documents');
});

test('a document that was opened again is no history until it is approved anew', async () => {
  const again = await newPlace(service.api, 'Fourth Client Ltd');
  const first = await kit.invoice('Eastgate Timber Ltd', ['Opened again'], { at: again });
  await kit.edit(first.id, { line_items: first.line_items.map((line) => ({ ...line, account: '4666' })) });
  const status = (name: 'Approved' | 'Needs Review') =>
    service.admin.call('changeStatus', { params: { id: first.id }, body: { status: name } });
  await status('Approved');
  expect(
    (await kit.invoice('Eastgate Timber Ltd', ['Opened again'], { at: again })).line_items[0],
  ).toMatchObject({
    account: '4666',
  });
  await status('Needs Review');
  expect(
    (await kit.invoice('Eastgate Timber Ltd', ['Opened again'], { at: again })).line_items[0],
  ).toMatchObject({
    account: '4300',
  });
});

test('history is that of the same contact', async () => {
  const elsewhere = await newPlace(service.api, 'Another Client Ltd');
  const record = await kit.invoice('Brightwater Supplies Ltd', ['Oak shelf'], { at: elsewhere });
  expect(record.vendor_number).toBe('701');
  expect(record.line_items[0]).not.toHaveProperty('account');
  expect(JSON.stringify(record.lineage)).not.toContain('4930');
});

test('only what can be coded is taken, and what is computed is not proposed as well', async () => {
  const body = { name: 'Wrong', fields: [{ label: 'Account', coding: 'nonsense' }] };
  expect((await service.admin.refused('createProfile', { body: body })).status).toBe(422);
  const both = { name: 'Both', fields: [{ label: 'Sum', formula: '"a"', coding: 'other' as const }] };
  const made = await service.admin.call('createProfile', { body: both });
  expect(made.fields[0]).toMatchObject({ formula: '"a"' });
  expect(made.fields[0]).not.toHaveProperty('coding');
});

test('cells offer the other values that were used', async () => {
  await kit.put('703', 'Westfield Hardware Ltd');
  for (const account of ['4930', '4930', '4930', '4980'])
    await approved(service.admin, 'Westfield Hardware Ltd', { account });
  const record = await kit.invoice('Westfield Hardware Ltd', ['Oak shelf', 'Delivery']);
  const key = 'line_items[0].account';
  const offered = async () =>
    (await service.api.call('listCandidates', { params: { id: record.id } })).candidates[key];
  expect(record.line_items[0]).not.toHaveProperty('account');
  expect(await offered()).toMatchObject([
    { value: '4930', confidence: 75 },
    { value: '4980', confidence: 25 },
  ]);
  const [first, second] = record.line_items;
  // The line keeps its candidates wherever it goes.
  await kit.edit(record.id, { line_items: [second, { ...first, account: '4980' }] });
  const { candidates } = await service.api.call('listCandidates', { params: { id: record.id } });
  expect(candidates['line_items[1].account']).toMatchObject([{ value: '4930' }]);
});

/** What the column types make of one account. */
const typed = async (type: 'text' | 'number' | 'date', expense_account: string) => {
  const { id } = await service.admin.call('createProfile', {
    body: {
      name: `Typed ${type} ${expense_account}`,
      line_items: true,
      line_columns: [{ label: 'Account', type, coding: 'account' }],
      fields: [{ label: 'Vendor' }, { label: 'Invoice Number' }],
    },
  });
  await kit.put(`typed-${id}`, `Typed ${id} Trading Ltd`, { expense_account });
  const record = await kit.invoice(`Typed ${id} Trading Ltd`, ['Oak shelf'], { read_with: id });
  expect(record.vendor_number).toBe(`typed-${id}`);
  return record.line_items[0]!['account'];
};

test.each([
  ['text', '4300', '4300'],
  ['number', '4300', 4300],
  ['number', 'K4300', undefined],
  ['date', '4300', undefined],
] as const)('a proposed cell is of the type of its column: %s %s', async (type, account, cell) => {
  expect(await typed(type, account)).toBe(cell);
});
