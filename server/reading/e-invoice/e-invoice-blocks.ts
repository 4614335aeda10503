// An e-invoice as a page that can be read: what its XML says, with its terms in words.
import type { Block, Cell } from '../converted/blocks.ts';
import type { EInvoice, EInvoiceAllowance, EInvoiceTax } from '../reading.ts';

/** In the order of a printed invoice. Every term of `EInvoice.values` is here. */
const LABELS: Record<string, string> = {
  invoice_type: 'Invoice type',
  invoice_code: 'Invoice code',
  invoice_number: 'Invoice number',
  check_code: 'Check code',
  issue_date: 'Invoice date',
  due_date: 'Due date',
  delivery_date: 'Delivery date',
  order_number: 'Order number',
  buyer_reference: 'Buyer reference',
  seller_name: 'Seller',
  seller_address: 'Seller address',
  seller_vat_id: 'Seller VAT ID',
  seller_tax_number: 'Seller tax number',
  seller_iban: 'IBAN',
  buyer_name: 'Buyer',
  buyer_address: 'Buyer address',
  buyer_vat_id: 'Buyer VAT ID',
  buyer_tax_number: 'Buyer tax number',
  payment_terms: 'Payment terms',
  payment_reference: 'Payment reference',
  currency: 'Currency',
  line_total: 'Sum of lines',
  allowance_total: 'Total allowances',
  charge_total: 'Total charges',
  net_total: 'Net total',
  tax_rate: 'Tax rate %',
  tax_total: 'Tax total',
  grand_total: 'Grand total',
  prepaid: 'Prepaid',
  due_payable: 'Amount due',
};
/** Terms that stand below the lines. */
const TOTALS = new Set([
  'line_total',
  'allowance_total',
  'charge_total',
  'net_total',
  'tax_rate',
  'tax_total',
  'grand_total',
  'prepaid',
  'due_payable',
]);
/** Codes of UNTDID 1001 as they are called in headings. */
const TITLES: Record<string, string> = {
  '220': 'Order',
  '231': 'Order response',
  '381': 'Credit note',
  '384': 'Corrected invoice',
};

export function eInvoiceBlocks({ values, lines, taxes = [], allowances = [] }: EInvoice): Block[] {
  const title = TITLES[values['type_code'] ?? ''] ?? 'Invoice';
  const rows = (wanted: (term: string) => boolean): Cell[][] =>
    Object.entries(LABELS)
      .filter(([term]) => wanted(term) && values[term] !== undefined)
      .map(([term, label]) => [{ text: `${label}:`, bold: true }, { text: values[term]! }]);
  const blocks: Block[] = [
    { kind: 'paragraph', text: title, style: { bold: true, size: 16 } },
    { kind: 'table', rows: rows((term) => !TOTALS.has(term)) },
  ];
  if (lines.length > 0) blocks.push({ kind: 'table', rows: lineRows(lines) });
  blocks.push({ kind: 'table', rows: rows((term) => TOTALS.has(term)) });
  if (allowances.length > 0) blocks.push({ kind: 'table', rows: allowanceRows(allowances) });
  if (taxes.length > 0) blocks.push({ kind: 'table', rows: taxRows(taxes) });
  return blocks;
}

const taxRows = (taxes: EInvoiceTax[]): Cell[][] => [
  ['VAT rate', 'Taxable amount', 'VAT amount', 'VAT category', 'Exemption reason'].map((text) => ({
    text,
    bold: true,
  })),
  ...taxes.map(({ rate, base, tax, category, exemption_reason }) =>
    [rate === null ? null : `${rate} %`, base, tax, category, exemption_reason].map((text) => ({
      text: text ?? '',
    })),
  ),
];

const allowanceRows = (allowances: EInvoiceAllowance[]): Cell[][] => [
  ['Allowance or charge', 'Reason', 'Reason code', 'Amount'].map((text) => ({ text, bold: true })),
  ...allowances.map(({ charge, reason, code, amount }) =>
    [charge ? 'Charge' : 'Allowance', reason, code, amount].map((text) => ({ text: text ?? '' })),
  ),
];

type Line = EInvoice['lines'][number];

const LINE_COLUMNS: [heading: string, of: (line: Line) => string | null | undefined][] = [
  ['Position', ({ further }) => further?.position],
  ['Article number', ({ further }) => further?.sku],
  ['Description', ({ description }) => description],
  ['Quantity', ({ quantity }) => quantity],
  ['Unit', ({ further }) => further?.unit],
  ['Unit price', ({ unit_price }) => unit_price],
  ['Discount', ({ further }) => further?.discount],
  ['VAT rate', ({ further }) => further?.tax_rate],
  ['Amount', ({ amount }) => amount],
];
const ALWAYS = new Set(['Description', 'Quantity', 'Unit price', 'Amount']);

/** Columns that no line has a value for are left out, apart from the usual four. */
function lineRows(lines: Line[]): Cell[][] {
  const shown = LINE_COLUMNS.filter(
    ([heading, of]) => ALWAYS.has(heading) || lines.some((line) => (of(line) ?? '') !== ''),
  );
  return [
    shown.map(([text]) => ({ text, bold: true })),
    ...lines.map((line) => shown.map(([, of]) => ({ text: of(line) ?? '' }))),
  ];
}
