// A record that makes a complete e-invoice, and what becomes of it when it is written.
import type { LineColumn, ProfileField } from '../../../contract/profiles.ts';
import { parseXml } from '../../../server/reading/formats/xml.ts';
import { groupOf, groupsIn, invoiceModel } from '../../../server/reading/e-invoice/model/invoice-model.ts';
import type { TermId } from '../../../server/reading/e-invoice/model/terms.ts';
import { validateEInvoice } from '../../../server/reading/e-invoice/rules/validate-e-invoice.ts';
import { writeEInvoice } from '../../../server/reading/e-invoice/writing/write-e-invoice.ts';
import { statementOfRecord, type Stated } from '../../../server/export/e-invoice/record-statement.ts';

export const field = (
  label: string,
  type: ProfileField['type'] = 'text',
  aliases: string[] = [],
): ProfileField => ({
  label,
  key: label.toLowerCase().replaceAll(' ', '_'),
  type,
  required: false,
  description: '',
  aliases,
  pattern: null,
  options: [],
});
export const FIELDS = [
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
/** Columns of the lines, those of standard invoices. */
export const COLUMNS: LineColumn[] = [
  ['Unit', 'text'] as const,
  ['Article Number', 'text'] as const,
  ['Tax Rate', 'number'] as const,
  ['Discount', 'number'] as const,
].map(([label, type]) => ({
  label,
  key: label.toLowerCase().replaceAll(' ', '_'),
  type,
  required: false,
  aliases: [],
}));
export const RECORD: Stated = {
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
  allowances: [],
  tax_breakdown: [{ rate: 19, base: 20, tax: 3.8, category: 'S', exemption_reason: null }],
};
/** The record written in a syntax, and the rules that it breaks. */
export const brokenIn = (
  record: Stated,
  syntax: 'cii' | 'ubl',
  fields = FIELDS,
  guideline = 'urn:cen.eu:en16931:2017',
) => {
  const asked = { fields, line_columns: COLUMNS };
  const xml = Buffer.from(writeEInvoice(statementOfRecord(record, asked, guideline).statement, syntax));
  return { xml, broken: validateEInvoice(parseXml(xml)!, syntax)!.broken };
};

/** What a written invoice says of some terms, the first of each. */
export const saidIn = (xml: Uint8Array, syntax: 'cii' | 'ubl', ...ids: TermId[]) => {
  const invoice = invoiceModel(parseXml(xml)!, syntax);
  return Object.fromEntries(ids.map((id) => [id, groupsIn(invoice, groupOf(id))[0]?.text(id)]));
};
/** The record with other values. */
export const withFields = (more: Record<string, string>, change: Partial<Stated> = {}): Stated => ({
  ...RECORD,
  ...change,
  extracted_fields: { ...RECORD.extracted_fields, ...more },
});
