// An approved record is taken out as an e-invoice, which the product's own reader and rules find complete.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { invoiceModel, type Syntax } from '../../server/reading/e-invoice/model/invoice-model.ts';
import { readEInvoice } from '../../server/reading/e-invoice/read-e-invoice.ts';
import { parseXml } from '../../server/reading/formats/xml.ts';
import { COMPLETE_VALUES, completeInvoice } from '../kit/samples/complete-invoice.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace } from '../kit/upload.ts';

let service: TestService;
let id: number;
beforeAll(async () => {
  service = await startTestService();
  id = await completeInvoice(service, await newPlace(service.api), 'paper.txt');
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
});
afterAll(() => service.stop());

const FORMATS = [
  ['xrechnung-ubl', 'ubl', 'XRechnung 3.0'],
  ['xrechnung-cii', 'cii', 'XRechnung 3.0'],
  ['factur-x', 'cii', 'EN 16931'],
] as const;

async function taken(format: (typeof FORMATS)[number][0]): Promise<Uint8Array> {
  const response = await service.api.call('exportEInvoice', { params: { id }, query: { format } });
  expect(response.headers.get('content-type')).toBe('application/xml');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="document-${id}-${format}.xml"`,
  );
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(Number(response.headers.get('content-length'))).toBe(bytes.length);
  return bytes;
}

test.each(FORMATS)(
  '%s: is read as the record, follows the rules and is in the audit log',
  async (format, syntax: Syntax, profile) => {
    const bytes = await taken(format);
    const invoice = readEInvoice(bytes, 'x')!;
    expect(invoice).toMatchObject({
      syntax,
      values: {
        invoice_number: 'R-7',
        type_code: '380',
        issue_date: '2025-06-02',
        due_date: '2025-06-16',
        currency: 'EUR',
        seller_name: 'Papier & Co GmbH',
        seller_vat_id: 'DE123456789',
        seller_iban: 'DE89370400440532013000',
        buyer_name: 'Amt für Drucksachen',
        buyer_reference: '04011000-12345-34',
        order_number: 'B-9',
        line_total: '20',
        net_total: '20.00',
        tax_total: '3.80',
        grand_total: '23.80',
        due_payable: '23.80',
      },
      lines: [
        { description: 'Paper', quantity: '2', amount: '20', further: { unit: 'XBX', tax_rate: '19' } },
      ],
      taxes: [{ rate: '19', base: '20', tax: '3.8', category: 'S' }],
      validation: { profile, broken: [] },
    });
    const [seller] = invoiceModel(parseXml(bytes)!, syntax).groups('BG-4');
    expect([seller!.text('BT-34'), seller!.text('BT-34a')]).toEqual(['post@papier.example', 'EM']);
    const { entries } = await service.admin.call('listAudit', { query: { event: 'documents.exported' } });
    expect(entries[0]!.detail).toMatchObject({ format, documents: 1, selection: { ids: [id] } });
  },
);

test('before it is approved, a record says what it lacks for each format', async () => {
  const paper = await completeInvoice(service, await newPlace(service.api), 'lacking.txt');
  await service.api.call('editDocument', {
    params: { id: paper },
    body: { extracted_fields: { ...COMPLETE_VALUES, leitweg_id: null, vendor_country: null } },
  });
  const brokenIn = async (format: (typeof FORMATS)[number][0]) =>
    service.api.call('previewEInvoice', { params: { id: paper }, query: { format } });
  const { profile, broken } = await brokenIn('xrechnung-ubl');
  expect(profile).toBe('XRechnung 3.0');
  expect(broken).toContainEqual({
    id: 'BR-DE-15',
    terms: ['BT-10'],
    said: expect.stringContaining('Buyer reference (BT-10)'),
  });
  expect(broken.map(({ terms }) => terms[0])).toContain('BT-40');
  // Factur-X asks for no Leitweg-ID.
  expect((await brokenIn('factur-x')).broken.map(({ id }) => id)).toEqual(['BR-09']);
});

test('a delivered record was approved too; one that is none any more is refused, and nothing is logged', async () => {
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
  expect(readEInvoice(await taken('xrechnung-ubl'), 'x')).toMatchObject({ validation: { broken: [] } });
  const logged = async () =>
    (await service.admin.call('listAudit', { query: { event: 'documents.exported' } })).entries.length;
  const before = await logged();
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Needs Review' } });
  expect(
    await service.api.refused('exportEInvoice', { params: { id }, query: { format: 'factur-x' } }),
  ).toMatchObject({ status: 409, detail: 'An e-invoice is written of an approved record; approve it first' });
  expect(await logged()).toBe(before);
});

test('what the record lacks of its parties comes from the vendor and the contacts, which is said', async () => {
  const place = await newPlace(service.api, 'Amt für Drucksachen');
  await service.admin.call('editContact', {
    params: { id: place.contact_id },
    body: { addresses: ['Am Amt 1, 53111 Bonn, DE'], email: 'post@amt.example' },
  });
  const vendor = await service.admin.call('putVendor', {
    params: { external_id: '70001' },
    body: {
      name: 'Papier & Co GmbH',
      tax_ids: ['DE123456789'],
      ibans: ['DE89 3704 0044 0532 0130 00'],
      addresses: ['Musterweg 1, 10115 Berlin, DE'],
      email: 'rechnung@papier.example',
    },
  });
  await service.admin.call('createContact', {
    body: {
      name: 'Paul Papier',
      company: 'Papier & Co GmbH',
      type: 'Vendor',
      vendor_id: vendor.id,
      email: 'paul@papier.example',
      phone: '+49 30 1234567',
    },
  });
  const paper = await completeInvoice(service, place, 'sparse.txt');
  const lacking = Object.keys(COMPLETE_VALUES).filter((key) => /^(vendor|customer)_|^iban$/.test(key));
  await service.api.call('editDocument', {
    params: { id: paper },
    body: {
      extracted_fields: { ...COMPLETE_VALUES, ...Object.fromEntries(lacking.map((key) => [key, null])) },
    },
  });
  await service.admin.call('chooseVendor', { params: { id: paper }, body: { vendor_id: vendor.id } });
  const query = { format: 'xrechnung-ubl' } as const;
  const { broken, completed } = await service.api.call('previewEInvoice', { params: { id: paper }, query });
  expect(broken).toEqual([]);
  expect(completed).toContainEqual({
    term: 'BT-35',
    name: 'Seller street',
    value: 'Musterweg 1',
    source: 'vendor',
    from: '70001 Papier & Co GmbH',
  });
  for (const [term, name] of [
    ['BT-34', 'Seller electronic address'],
    ['BT-43', 'Seller contact email'],
  ])
    expect(completed).toContainEqual({
      term,
      name,
      value: 'rechnung@papier.example',
      source: 'vendor',
      from: '70001 Papier & Co GmbH',
    });
  expect(completed).toContainEqual({
    term: 'BT-41',
    name: 'Seller contact name',
    value: 'Paul Papier',
    source: 'contact',
    from: 'Paul Papier',
  });
  expect(completed.map(({ term }) => term)).toEqual(
    expect.arrayContaining(['BT-31', 'BT-34', 'BT-40', 'BT-42', 'BT-43', 'BT-49', 'BT-50', 'BT-55', 'BT-84']),
  );
  await service.api.call('changeStatus', { params: { id: paper }, body: { status: 'Approved' } });
  const response = await service.api.call('exportEInvoice', { params: { id: paper }, query });
  expect(readEInvoice(new Uint8Array(await response.arrayBuffer()), 'x')).toMatchObject({
    values: {
      seller_vat_id: 'DE123456789',
      seller_address: 'Musterweg 1, 10115 Berlin, DE',
      seller_iban: 'DE89370400440532013000',
      buyer_address: 'Am Amt 1, 53111 Bonn, DE',
    },
    validation: { profile: 'XRechnung 3.0', broken: [] },
  });
  const { entries } = await service.admin.call('listAudit', { query: { event: 'documents.exported' } });
  expect(entries[0]!.detail).toMatchObject({ completed: expect.arrayContaining(['BT-35', 'BT-50']) });
});
