// Vendors: by hand, by API, and imported from files as programs and spreadsheets write them.
import * as sheetjs from '@e965/xlsx';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { VendorContent } from '../../contract/vendors.ts';
import type { Client } from '../kit/client.ts';
import { newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { uploadForm } from '../kit/upload.ts';

let service: TestService;
let api: Client;
beforeAll(async () => {
  service = await startTestService({ worker: false });
  api = service.api;
});
afterAll(() => service.stop());
beforeEach(async () => {
  const { vendors } = await api.call('listVendors', { query: { limit: 200 } });
  for (const { external_id } of vendors) await api.call('deleteVendor', { params: { external_id } });
});

type VendorInput = z.input<typeof VendorContent>;
const put = (external_id: string, body: VendorInput) =>
  api.call('putVendor', { params: { external_id }, body });
const get = (external_id: string) => api.call('getVendor', { params: { external_id } });
const take = (content: string | Uint8Array, filename: string, fields: Record<string, string> = {}) =>
  api.call('importVendors', { body: uploadForm(fields, content, filename) });

describe('one vendor', () => {
  const body = {
    name: 'Zhang & Söhne GmbH',
    other_names: ['Zhang Söhne'],
    tax_ids: ['DE136695976'],
    company_ids: ['HRB 4711'],
    ibans: ['de89 3704 0044 0532 0130 00'],
    addresses: ['Hauptstraße 1\n10115 Berlin'],
    email: 'post@zhang.example',
    email_domains: ['Zhang.Example'],
    currency: 'eur',
    expense_account: '4400',
    payable_account: '70001',
    cost_center: 'K1',
    external_ids: ['CRM-9'],
    active: false,
  };

  test('is added and replaced under its number, numbers of accounts and domains in one form', async () => {
    const made = await put('70 001/a', body);
    expect(made).toMatchObject({
      ...body,
      external_id: '70 001/a',
      ibans: ['DE89370400440532013000'],
      email_domains: ['zhang.example'],
      currency: 'EUR',
    });
    expect(await get('70 001/a')).toEqual(made);
    const replaced = await put('70 001/a', { name: 'Zhang AG' });
    expect(replaced).toMatchObject({ id: made.id, name: 'Zhang AG', ibans: [], active: true });
  });

  test('the same again changes nothing; a change names what it was made on', async () => {
    const first = await api.raw('PUT', '/api/vendors/V1', { body: { name: 'One' } });
    const same = await api.raw('PUT', '/api/vendors/V1', { body: { name: 'One' } });
    expect(same.headers.get('etag')).toBe(first.headers.get('etag'));
    await put('V1', { name: 'Two' });
    const late = await api.raw('PUT', '/api/vendors/V1', {
      body: { name: 'Three' },
      headers: { 'if-match': first.headers.get('etag')! },
    });
    expect(late.status).toBe(412);
  });

  test.each([
    [{}, 'name is required'],
    [{ name: ' ' }, 'name is required'],
    [{ name: 'A', ibans: ['??'] }, 'ibans.0 must be an IBAN'],
    [{ name: 'A', currency: 'Euro' }, 'currency must be a currency of three letters'],
    [{ name: 'A', email: 'post' }, 'email must be an e-mail address'],
    [{ name: 'A', email_domains: ['x'] }, 'email_domains.0 must be a domain'],
    [{ name: 'A', colour: 'red' }, 'Unknown field "colour"'],
    [{ name: 'A', default_profile_id: 999_999 }, 'Profile 999999 does not exist'],
  ])('%j is refused', async (wrong, detail) => {
    const response = await api.raw('PUT', '/api/vendors/V1', { body: wrong });
    expect(response.status).toBe('default_profile_id' in wrong ? 404 : 422);
    expect(((await response.json()) as { detail: string }).detail).toContain(detail);
  });

  test('the audit log says who added, changed and deleted it', async () => {
    await put('V7', { name: 'One' });
    await put('V7', { name: 'Two', ibans: ['DE89370400440532013000'] });
    await api.call('deleteVendor', { params: { external_id: 'V7' } });
    const { entries } = await service.admin.call('listAudit', {
      query: { event: ['vendor.created', 'vendor.updated', 'vendor.deleted'], q: 'V7' },
    });
    expect(entries.map(({ event, detail }) => [event, detail])).toEqual([
      ['vendor.deleted', { vendor: 'Two', external_id: 'V7' }],
      [
        'vendor.updated',
        {
          vendor: 'Two',
          external_id: 'V7',
          before: { name: 'One', ibans: [] },
          after: { name: 'Two', ibans: ['DE89370400440532013000'] },
        },
      ],
      ['vendor.created', { vendor: 'One', external_id: 'V7' }],
    ]);
  });

  test('what does not exist is said', async () => {
    expect((await api.raw('GET', '/api/vendors/none')).status).toBe(404);
    expect((await api.raw('DELETE', '/api/vendors/none')).status).toBe(404);
  });

  test('people who see some contacts read vendors and change none', async () => {
    await put('V1', { name: 'One' });
    const contact = await api.call('createContact', { body: { name: 'Seen' } });
    const { client, id } = await newPerson(service, 'scoped@recto.local', 'reviewer', 'Scoped');
    await service.admin.call('editUser', { params: { id }, body: { contact_ids: [contact.id] } });
    expect((await client.call('getVendor', { params: { external_id: 'V1' } })).name).toBe('One');
    expect((await client.raw('PUT', '/api/vendors/V2', { body: { name: 'Two' } })).status).toBe(403);
    expect((await client.raw('DELETE', '/api/vendors/V1')).status).toBe(403);
  });

  test('a contact of the type Vendor points to one, others do not', async () => {
    const { id: vendor_id } = await put('V1', { name: 'One' });
    const contact = await api.call('createContact', { body: { name: 'One', type: 'Vendor', vendor_id } });
    expect(contact.vendor_id).toBe(vendor_id);
    const other = await api.raw('POST', '/api/contacts', { body: { name: 'C', type: 'Client', vendor_id } });
    expect(other.status).toBe(422);
    const unknown = await api.raw('PATCH', `/api/contacts/${contact.id}`, { body: { vendor_id: 999_999 } });
    expect(unknown.status).toBe(404);
    await api.call('deleteVendor', { params: { external_id: 'V1' } });
    expect((await api.call('getContact', { params: { id: contact.id } })).vendor_id).toBeNull();
  });
});

test('an e-mail address is imported, kept where no column holds it, and found', async () => {
  await take('Vendor number,Name,E-Mail\nM1,Mail & Co,post@mail.example\n', 'mail.csv');
  await take('Vendor number,Name\nM1,Mail & Sons\n', 'names.csv');
  expect(await get('M1')).toMatchObject({ name: 'Mail & Sons', email: 'post@mail.example' });
  const found = await api.call('listVendors', { query: { q: 'POST@mail' } });
  expect(found.vendors.map(({ external_id }) => external_id)).toEqual(['M1']);
  const { problems } = await take('Vendor number,Name,E-Mail\nM2,Two,nobody\n', 'wrong.csv');
  expect(problems).toMatchObject([{ row: 2 }]);
});

test('the list is found by parts of names, numbers and accounts, page by page', async () => {
  for (const n of ['b', 'a', 'c'])
    await put(`N-${n}`, { name: `${n.toUpperCase()} & Co`, tax_ids: [`TAX${n}`] });
  await put('old', { name: 'D_100%', active: false, ibans: ['DE89370400440532013000'] });
  const names = async (query: object) =>
    (await api.call('listVendors', { query })).vendors.map(({ name }) => name);
  expect(await names({})).toEqual(['A & Co', 'B & Co', 'C & Co', 'D_100%']);
  expect(await names({ active: true, q: 'taxb' })).toEqual(['B & Co']);
  expect(await names({ q: '0440532' })).toEqual(['D_100%']);
  expect(await names({ q: '_1' })).toEqual(['D_100%']);
  const first = await api.call('listVendors', { query: { limit: 2 } });
  expect(first.total).toBe(4);
  expect(await names({ limit: 2, cursor: first.next_cursor! })).toEqual(['C & Co', 'D_100%']);
});

describe('imported', () => {
  const CSV =
    'Kreditor;Name 1;Name 2;Tax numbers;IBAN 1;IBAN 2\n1;Acme;GmbH;DE1;DE89 3704 0044 0532 0130 00;\n2;Müller;;;;\n';
  const MAPPING = {
    mapping: JSON.stringify({
      Kreditor: 'external_id',
      'Name 1': 'name',
      'Name 2': 'name',
      'IBAN 1': 'ibans',
      'IBAN 2': 'ibans',
    }),
  };

  test('a dry run says what would change, and changes nothing', async () => {
    await put('1', { name: 'Acme Ltd', ibans: ['GB82WEST12345698765432'], cost_center: 'K1' });
    await put('9', { name: 'Gone' });
    const report = await take(CSV, 'v.csv', { ...MAPPING, dry_run: 'true' });
    expect(report).toMatchObject({
      dry_run: true,
      rows: 2,
      new: 1,
      changed: 1,
      unchanged: 0,
      gone: 1,
      refused: 0,
    });
    expect(report.columns.map(({ field }) => field)).toEqual([
      'external_id',
      'name',
      'name',
      'tax_ids',
      'ibans',
      'ibans',
    ]);
    expect(report.changes.find(({ change }) => change === 'changed')).toEqual({
      change: 'changed',
      external_id: '1',
      name: 'Acme GmbH',
      fields: [
        { field: 'name', before: 'Acme Ltd', after: 'Acme GmbH' },
        { field: 'tax_ids', before: null, after: 'DE1' },
        { field: 'ibans', before: 'GB82WEST12345698765432', after: 'DE89370400440532013000' },
      ],
    });
    expect((await get('1')).name).toBe('Acme Ltd');
    expect((await api.raw('GET', '/api/vendors/2')).status).toBe(404);
  });

  test('what no column holds stays; the second time nothing differs, and the columns are remembered', async () => {
    await put('1', { name: 'Acme Ltd', cost_center: 'K1' });
    await take(CSV, 'v.csv', MAPPING);
    expect(await get('1')).toMatchObject({ name: 'Acme GmbH', cost_center: 'K1' });
    const again = await take(CSV, 'v.csv');
    expect(again).toMatchObject({ new: 0, changed: 0, unchanged: 2, gone: 0 });
    const { entries } = await service.admin.call('listAudit', { query: { event: 'vendors.imported' } });
    expect(entries[1]!.detail).toMatchObject({
      filename: 'v.csv',
      added: 1,
      changed: 1,
      accounts_changed: ['1'],
    });
  });

  test('vendors that are not in the file fall out of use only where that is asked for', async () => {
    await put('9', { name: 'Gone' });
    await take('[{"external_id":"1","name":"A"}]', 'v.json');
    expect((await get('9')).active).toBe(true);
    const report = await take('[{"external_id":"1","name":"A"}]', 'v.json', { gone: 'deactivate' });
    expect(report).toMatchObject({ gone: 1, unchanged: 1 });
    expect((await get('9')).active).toBe(false);
    await take('[{"external_id":"9","name":"Gone"}]', 'v.json', { gone: 'deactivate' });
    expect((await get('9')).active).toBe(true);
  });

  test('from XLSX, JSON, NDJSON and a CSV in Windows-1252', async () => {
    const sheet = sheetjs.utils.aoa_to_sheet([
      ['Vendor number', 'Name', 'Tax numbers', 'In use'],
      [70_001, 'Blatt', 123_456_789_012_345, false],
    ]);
    const book = sheetjs.utils.book_new(sheet, 'Kreditoren');
    await take(sheetjs.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer, 'v.xlsx');
    expect(await get('70001')).toMatchObject({ tax_ids: ['123456789012345'], active: false });
    await take('{"vendors":[{"external_id":"j","name":"张三","other_names":["Zhang; San"]}]}', 'v.json');
    expect(await get('j')).toMatchObject({ name: '张三', other_names: ['Zhang; San'] });
    await take(
      '{"external_id":"n1","name":"A"}\n{"external_id":"n2","name":"B","active":false}\n',
      'v.ndjson',
    );
    expect((await get('n2')).active).toBe(false);
    await take(iconv.encode('external_id;name\nw;Käse für Größe und Öl\n', 'win1252'), 'v.csv');
    expect((await get('w')).name).toBe('Käse für Größe und Öl');
  });

  test('rows that are wrong are named and left out', async () => {
    const rows = [
      'external_id,name,ibans,default_profile_id,active',
      ',Nobody,,,',
      '1,,,,',
      '2,Two,x,,',
      '3,Three,,No such,',
      '4,Four,,,maybe',
      '5,Five,,Standard Invoice,yes',
      '5,Five again,,,',
    ];
    const report = await take(rows.join('\n'), 'v.csv');
    expect(report).toMatchObject({ rows: 7, new: 1, refused: 6 });
    expect(report.problems).toEqual([
      { row: 2, detail: '“Vendor number” is required' },
      { row: 3, detail: '“Name” is required' },
      { row: 4, detail: expect.stringContaining('“Bank accounts” must be an IBAN') },
      { row: 5, detail: 'There is no profile called No such' },
      { row: 6, detail: '“In use” must be true or false' },
      { row: 8, detail: '5 stands in row 7 already' },
    ]);
  });

  test.each([
    ['PK\u0003\u0004 is no archive', {}, 'cannot be read as a table'],
    ['external_id,name\n', {}, 'no heading with rows'],
    ['a,b\n1,2\n', {}, 'No column holds the vendor number'],
    ['a,b\n1,2\n', { mapping: '{"c":"name"}' }, 'no column called c'],
    ['a,b\n1,2\n', { mapping: '{"a":"colour"}' }, 'must be one of'],
    ['a,b\n1,2\n', { mapping: 'x' }, 'must be an object'],
    ['a,b\n1,2\n', { gone: 'delete' }, 'gone must be one of'],
  ])('%j with %j is refused', async (content, fields, detail) => {
    const response = await api.raw('POST', '/api/vendors/import', {
      body: uploadForm(fields, content, 'v.csv'),
    });
    expect(response.status).toBe(422);
    expect(((await response.json()) as { detail: string }).detail).toContain(detail);
  });
});
