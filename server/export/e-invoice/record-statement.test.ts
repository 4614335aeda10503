// An approved record becomes an e-invoice that its rules hold for; what it lacks is named by them and never made up.
import { expect, test } from 'vitest';
import {
  brokenIn,
  field,
  FIELDS,
  RECORD,
  saidIn,
  withFields,
} from '../../../test/kit/samples/stated-record.ts';
import { parseXml } from '../../reading/formats/xml.ts';
import { groupOf, groupsIn, invoiceModel } from '../../reading/e-invoice/model/invoice-model.ts';
import type { TermId } from '../../reading/e-invoice/model/terms.ts';
import { readEInvoice } from '../../reading/e-invoice/read-e-invoice.ts';
import { writeEInvoice } from '../../reading/e-invoice/writing/write-e-invoice.ts';
import { statementOfRecord } from './record-statement.ts';

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
    const { statement } = statementOfRecord(
      { ...RECORD, extracted_fields: { ...RECORD.extracted_fields, ...more } },
      { fields, line_columns: [] },
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

test('an address in one field states its parts, and the country of its VAT ID is one it may be in', () => {
  const fields = [...FIELDS.slice(0, -2), field('Vendor Address'), field('Customer Address')];
  const record = withFields({
    vendor_address: 'Musterweg 1, 10115 Berlin',
    customer_address: 'Ring 1\n1010 Wien\nÖsterreich',
  });
  const { xml, broken } = brokenIn(record, 'ubl', fields);
  expect(broken).toEqual([]);
  expect(saidIn(xml, 'ubl', 'BT-35', 'BT-37', 'BT-38', 'BT-40', 'BT-50', 'BT-52', 'BT-55')).toEqual({
    'BT-35': 'Musterweg 1',
    'BT-37': 'Berlin',
    'BT-38': '10115',
    'BT-40': 'DE',
    'BT-50': 'Ring 1',
    'BT-52': 'Wien',
    'BT-55': 'AT',
  });
});
