// Structured truth beside the page: the XML of an e-invoice or the QR code of a fapiao, as values per concept and role.
import type { EInvoice, EInvoiceTax, Reading } from '../../reading/reading.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { allowanceKind, allowanceSums, allowanceValues, type AllowanceKind } from './allowance-values.ts';
import { readFapiaoCode } from './fapiao-code.ts';

export interface StructuredSource {
  values: Record<string, string>;
  lines: EInvoice['lines'];
  taxes: EInvoiceTax[];
  /** Discount, freight and surcharges of the whole invoice, as the fields of the profile hold them. */
  allowances: Partial<Record<AllowanceKind, string>>;
  /** What lies between the sum of the lines and the net total, in 1/10,000; what is taken off is negative. */
  charges: number[];
  /** For the reviewer: "QR code on page 1", "factur-x.xml". */
  name: string;
}

/** @param meanings of all fields of the profile */
export function structuredSourceOf(
  reading: Pick<Reading, 'e_invoice' | 'pages'>,
  meanings: FieldMeaning[],
): StructuredSource | undefined {
  const { e_invoice } = reading;
  if (e_invoice !== null) {
    const name = e_invoice.syntax === 'fapiao_qr' ? `QR code (${e_invoice.origin})` : e_invoice.origin;
    return {
      values: e_invoice.values,
      lines: e_invoice.lines,
      taxes: e_invoice.taxes ?? [],
      allowances: allowanceValues(e_invoice, meanings),
      charges: allowanceSums(e_invoice),
      name,
    };
  }
  for (const page of reading.pages) {
    for (const code of page.codes) {
      const values = readFapiaoCode(code.text);
      if (values !== undefined)
        return {
          values,
          lines: [],
          taxes: [],
          allowances: {},
          charges: [],
          name: `QR code on page ${page.number}`,
        };
    }
  }
  return undefined;
}

/** Names of EN 16931 terms by concept; parties' terms have the role before them. */
const TERMS: Record<string, string[]> = {
  invoice_number: ['invoice_number'],
  document_number: ['invoice_number'],
  receipt_number: ['invoice_number'],
  issue_date: ['issue_date'],
  due_date: ['due_date'],
  delivery_date: ['delivery_date'],
  currency: ['currency'],
  iban: ['seller_iban'],
  buyer_reference: ['buyer_reference'],
  order_number: ['order_number'],
  payment_terms: ['payment_terms'],
  payment_reference: ['payment_reference'],
  line_total: ['line_total'],
  net_total: ['net_total'],
  tax_total: ['tax_total'],
  tax_rate: ['tax_rate'],
  grand_total: ['grand_total'],
  prepaid: ['prepaid'],
  due_payable: ['due_payable'],
  invoice_code: ['invoice_code'],
  check_code: ['check_code'],
  invoice_type: ['invoice_type'],
};
const PARTY_TERMS: Record<string, string[]> = {
  party_name: ['name'],
  address: ['address'],
  vat_id: ['vat_id', 'tax_number'],
  tax_number: ['tax_number', 'vat_id'],
  uscc: ['tax_number', 'vat_id'],
};

/** The structured value of a field; undefined when the source has none. */
export function structuredValue(source: StructuredSource, meaning: FieldMeaning): string | undefined {
  const { concept, role } = meaning;
  const kind = allowanceKind(meaning);
  if (kind !== undefined) return source.allowances[kind];
  if (concept === null) return undefined;
  const terms = TERMS[concept.id] ?? partyTerms(concept.id, role ?? 'seller');
  for (const term of terms) {
    const value = source.values[term];
    if (value !== undefined && value !== '') return value;
  }
  return undefined;
}

function partyTerms(concept: string, role: string): string[] {
  if (role !== 'seller' && role !== 'buyer') return [];
  const terms = PARTY_TERMS[concept] ?? [];
  // A VAT number is no tax number where both are known, and the other way round.
  return terms.map((term) => `${role}_${term}`).slice(0, concept === 'uscc' ? 2 : 1);
}
