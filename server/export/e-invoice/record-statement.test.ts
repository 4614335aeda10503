// An approved record becomes an e-invoice that its rules hold for; what it lacks is named by them and never made up.
import { expect, test } from 'vitest';
import type { ProfileField } from '../../../contract/profiles.ts';
import { parseXml } from '../../reading/formats/xml.ts';
import { groupOf, groupsIn, invoiceModel } from '../../reading/e-invoice/model/invoice-model.ts';
import type { TermId } from '../../reading/e-invoice/model/terms.ts';
import { readEInvoice } from '../../reading/e-invoice/read-e-invoice.ts';
import { validateEInvoice } from '../../reading/e-invoice/rules/validate-e-invoice.ts';
import { writeEInvoice } from '../../reading/e-invoice/writing/write-e-invoice.ts';
import { statementOfRecord, type Stated } from './record-statement.ts';

const field = (label: string, type: ProfileField['type'] = 'text', aliases: string[] = []): ProfileField => ({
  label,
  key: label.toLowerCase().replaceAll(' ', '_'),
  type,
  required: false,
  description: '',
  aliases,
  pattern: null,
  options: [],
});
const FIELDS = [
  field('Vendor'),
  field('Invoice Number'),
  field('Invoice Date', 'date'),
  field('Due Date', 'date'),
  field('Currency'),
  field('Subtotal', 'amount'),
  field('Tax', 'amount'),
  field('Total Amount', 'amount'),
  field('Vendor VAT ID'),
  field('Customer'),
  field('Country of the vendor', 'text', ['BT-40']),
  field('Country of the customer', 'text', ['BT-55']),
];
const RECORD: Stated = {
  doc_type: 'Invoice',
  extracted_fields: {
    vendor: 'Papier & Co GmbH',
    invoice_number: 'R-7',
    invoice_date: '2025-06-02',
    due_date: '2025-06-16',
    currency: 'EUR',
    subtotal: '20.00',
    tax: '3.80',
    total_amount: '23.80',
    vendor_vat_id: 'DE123456789',
    customer: 'Amt für Drucksachen',
    country_of_the_vendor: 'DE',
    country_of_the_customer: 'DE',
  },
  line_items: [{ description: 'Paper', quantity: 2, unit_price: 10, amount: 20, unit: 'boxes' }],
  tax_breakdown: [{ rate: 19, base: 20, tax: 3.8, category: 'S', exemption_reason: null }],
};
const brokenIn = (record: Stated, syntax: 'cii' | 'ubl') => {
  const xml = Buffer.from(
    writeEInvoice(statementOfRecord(record, FIELDS, 'urn:cen.eu:en16931:2017'), syntax),
  );
  return { xml, broken: validateEInvoice(parseXml(xml)!, syntax)!.broken };
};

test.each(['cii', 'ubl'] as const)(
  'a complete record in %s breaks no rule and is read as it was',
  (syntax) => {
    const { xml, broken } = brokenIn(RECORD, syntax);
    expect(broken).toEqual([]);
    expect(readEInvoice(xml, 'x')).toMatchObject({
      values: {
        invoice_number: 'R-7',
        seller_name: 'Papier & Co GmbH',
        grand_total: '23.80',
        due_payable: '23.80',
      },
      lines: [{ description: 'Paper', quantity: '2', further: { unit: 'XBX', tax_rate: '19' } }],
      taxes: [{ rate: '19', base: '20', category: 'S' }],
    });
  },
);

test.each([
  ['BR-08', 'BG-5', { extracted_fields: { ...RECORD.extracted_fields, country_of_the_vendor: null } }],
  ['BR-47', 'BT-118', { tax_breakdown: [{ ...RECORD.tax_breakdown[0]!, category: null }] }],
  ['BR-23', 'BT-130', { line_items: [{ ...RECORD.line_items[0]!, unit: 'widgetfuls' }] }],
  ['BR-04', 'BT-3', { doc_type: 'Contract' }],
])('%s names %s where the record does not say it', (rule, term, change) => {
  const { broken } = brokenIn({ ...RECORD, ...change }, 'ubl');
  expect(broken.find(({ id }) => id === rule)?.terms).toContain(term);
});

test.each(['cii', 'ubl'] as const)(
  'in %s each party has its own contact, and a scheme may stand before its value',
  (syntax) => {
    const fields = [
      field('Scheme of the address', 'text', ['BT-34a']),
      field('Tax number of the customer', 'text', ['BT-48b']),
      ...FIELDS,
      field('Order Number'),
      field('Customer VAT ID'),
      field('Address of the vendor', 'text', ['BT-34']),
      field('Buyer contact person'),
      field('Contact person of the vendor', 'text', ['BT-41']),
    ];
    const more = {
      scheme_of_the_address: 'EM',
      tax_number_of_the_customer: '12/345/67890',
      order_number: 'B-9',
      customer_vat_id: 'DE987654321',
      address_of_the_vendor: 'post@papier.example',
      buyer_contact_person: 'Anna Amt',
      contact_person_of_the_vendor: 'Paul Papier',
    };
    const statement = statementOfRecord(
      { ...RECORD, extracted_fields: { ...RECORD.extracted_fields, ...more } },
      fields,
      'urn:cen.eu:en16931:2017',
    );
    const invoice = invoiceModel(parseXml(Buffer.from(writeEInvoice(statement, syntax)))!, syntax);
    const said = (...ids: TermId[]) =>
      Object.fromEntries(ids.map((id) => [id, groupsIn(invoice, groupOf(id))[0]?.text(id)]));
    expect(said('BT-1', 'BT-13', 'BT-31', 'BT-34', 'BT-34a', 'BT-41', 'BT-48', 'BT-48b', 'BT-56')).toEqual({
      'BT-1': 'R-7',
      'BT-13': 'B-9',
      'BT-31': 'DE123456789',
      'BT-34': 'post@papier.example',
      'BT-34a': 'EM',
      'BT-41': 'Paul Papier',
      'BT-48': 'DE987654321',
      'BT-48b': '12/345/67890',
      'BT-56': 'Anna Amt',
    });
  },
);
