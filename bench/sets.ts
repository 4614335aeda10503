// The labelled sets the engine is measured on: one profile per set, written as an operator would, and the fixed split.
import { createHash } from 'node:crypto';
import { plainField } from '../contract/plain-field.ts';
import type { FieldType, ProfileField } from '../contract/profiles.ts';
import type { ExtractionProfile } from '../server/extraction/draft.ts';

/** One row of a set's truth.jsonl, as far as the bench uses it. */
export interface TruthRow {
  file: string;
  id: string;
  truth: Record<string, unknown>;
  /** What the set calls its kind. */
  doc_type?: string;
  line_items?: TruthItem[] | null;
  visible?: Record<string, boolean | null> | null;
  suspect?: string[];
  not_visible?: string[] | null;
  /** Fields that the document does not have, where that is known. */
  absent?: string[];
  qr?: string;
  file_with_xml?: string | null;
  file_scan?: string | null;
  lang?: string;
  /** Of documents made up: the way they are laid out. */
  layout?: string;
}

export interface TruthItem {
  description?: string | null;
  quantity?: string | number | null;
  unit_price?: string | number | null;
  amount?: string | number | null;
}

export interface LabelledSet {
  name: string;
  profile: ExtractionProfile;
  /** What documents of one sender have in common: they are never on both sides of the split. */
  sender: (row: TruthRow) => string;
}

type Field = Partial<ProfileField> & { label: string };

const field = (key: string, label: string, type: FieldType, extra: Partial<Field> = {}): ProfileField =>
  plainField(label, key, type, extra);

const profile = (
  name: string,
  hint: string | null,
  line_items: boolean,
  fields: ProfileField[],
): ExtractionProfile => ({
  name,
  description: '',
  doc_type_hint: hint,
  line_items,
  fields,
});

const byId = (row: TruthRow): string => row.id;
const text = (key: string): ((row: TruthRow) => string) => {
  return ({ truth, id }) => {
    const value = truth[key];
    return typeof value === 'string' ? value : id;
  };
};

export const SETS: LabelledSet[] = [
  {
    name: 'sroie',
    sender: text('company'),
    profile: profile('Shop receipts', 'Receipt', false, [
      field('company', 'Company', 'text', {
        required: true,
        description: 'The shop that issued the receipt',
      }),
      field('date', 'Date', 'date', { required: true }),
      field('address', 'Address', 'text', { description: 'The address of the shop' }),
      field('total', 'Total', 'amount', { required: true, description: 'The amount to pay, tax included' }),
    ]),
  },
  {
    name: 'zugferd',
    sender: text('seller_name'),
    profile: profile('Supplier invoices (DE, FR)', 'Invoice', true, [
      field('invoice_number', 'Invoice Number', 'text', {
        required: true,
        aliases: ['Document Number', 'Order Response', 'Purchase Order'],
      }),
      field('invoice_date', 'Invoice Date', 'date', { required: true }),
      field('currency', 'Currency', 'text'),
      field('seller_name', 'Seller Name', 'text', { required: true }),
      field('seller_vat_id', 'Seller VAT ID', 'text'),
      field('seller_tax_number', 'Seller Tax Number', 'text'),
      field('seller_address', 'Seller Address', 'text'),
      field('buyer_name', 'Buyer Name', 'text'),
      field('buyer_vat_id', 'Buyer VAT ID', 'text'),
      field('buyer_address', 'Buyer Address', 'text'),
      field('buyer_reference', 'Buyer Reference', 'text'),
      field('order_number', 'Order Number', 'text'),
      field('delivery_date', 'Delivery Date', 'date'),
      field('due_date', 'Due Date', 'date'),
      field('iban', 'IBAN', 'text'),
      field('payment_reference', 'Payment Reference', 'text'),
      field('net_total', 'Net Total', 'amount'),
      field('line_total', 'Line Total', 'amount', {
        description: 'Sum of the line items before document discounts',
      }),
      field('tax_total', 'Tax Total', 'amount'),
      field('grand_total', 'Grand Total', 'amount', { required: true }),
      field('prepaid', 'Prepaid', 'amount'),
      field('due_payable', 'Due Payable', 'amount'),
    ]),
  },
  {
    name: 'adbuy_en',
    sender: byId,
    profile: profile('TV ad orders', null, false, [
      field('contract_number', 'Contract Number', 'text', {
        required: true,
        aliases: ['Contract #', 'Contract / Revision', 'Invoice #', 'Order #', 'Order / Rev'],
        description: 'Number of the contract, order or invoice',
      }),
      field('advertiser', 'Advertiser', 'text', { required: true }),
      field('gross_amount', 'Gross Amount', 'amount', { aliases: ['Gross Total', 'Grand Total', 'Total'] }),
      field('flight_from', 'Flight From', 'date', {
        aliases: ['Flight Dates', 'Contract Dates', 'Schedule Dates'],
      }),
      field('flight_to', 'Flight To', 'date', {
        aliases: ['Flight Dates', 'Contract Dates', 'Schedule Dates'],
      }),
      field('currency', 'Currency', 'text'),
    ]),
  },
  {
    name: 'invoices_misc',
    sender: byId,
    profile: profile('Supplier invoices', 'Invoice', true, [
      field('seller_name', 'Seller Name', 'text', { required: true }),
      field('invoice_number', 'Invoice Number', 'text', { required: true }),
      field('invoice_date', 'Invoice Date', 'date', { required: true }),
      field('due_date', 'Due Date', 'date'),
      field('currency', 'Currency', 'text'),
      field('net_total', 'Net Total', 'amount'),
      field('tax_total', 'Tax Total', 'amount'),
      field('grand_total', 'Grand Total', 'amount', { required: true }),
      field('order_number', 'Order Number', 'text'),
    ]),
  },
  {
    name: 'fapiao_zh',
    sender: byId,
    profile: profile('发票', 'Fapiao', true, [
      field('invoice_code', '发票代码', 'text'),
      field('invoice_number', '发票号码', 'text', { required: true }),
      field('invoice_date', '开票日期', 'date', { required: true }),
      field('check_code', '校验码', 'text'),
      field('invoice_type', '发票类型', 'text'),
      field('amount_without_tax', '不含税金额', 'amount'),
      field('tax_amount', '税额', 'amount'),
      field('total', '价税合计', 'amount', { required: true }),
      field('currency', '币种', 'text'),
      field('buyer_name', '购买方名称', 'text'),
      field('seller_name', '销售方名称', 'text'),
      field('buyer_tax_id', '购买方纳税人识别号', 'text'),
      field('seller_tax_id', '销售方纳税人识别号', 'text'),
    ]),
  },
  {
    name: 'bizlicence_zh',
    sender: byId,
    profile: profile('营业执照', 'Business License', false, [
      field('unified_social_credit_code', '统一社会信用代码', 'text', { required: true }),
      field('company_name', '名称', 'text', { required: true }),
      field('company_type', '类型', 'text'),
      field('legal_representative', '法定代表人', 'text'),
      field('registered_capital', '注册资本', 'text'),
      field('establishment_date', '成立日期', 'date'),
      field('business_term', '营业期限', 'text'),
      field('address', '住所', 'text'),
      field('business_scope', '经营范围', 'text'),
    ]),
  },
  {
    name: 'nda_en',
    sender: byId,
    profile: profile('Non-disclosure agreements', 'Contract', false, [
      field('effective_date', 'Effective Date', 'date'),
      field('jurisdiction', 'Jurisdiction', 'text', { aliases: ['Governing Law'] }),
      field('term', 'Term', 'text', { description: 'How long the agreement holds' }),
      field('parties', 'Parties', 'list'),
    ]),
  },
];

/** Invoices made up by chance (made-invoices.ts), with the profile of the supplier invoices. */
export const MADE_INVOICES: LabelledSet = {
  name: 'made_invoices',
  sender: ({ layout, id }) => layout ?? id,
  profile: SETS[1]?.profile ?? profile('Supplier invoices', 'Invoice', true, []),
};

/** Till receipts made up by chance (receipts/make-receipt.ts), with the profile of the shop receipts. */
export const MADE_RECEIPTS: LabelledSet = {
  name: 'made_receipts',
  sender: ({ layout, id }) => layout ?? id,
  profile: SETS[0]?.profile ?? profile('Shop receipts', 'Receipt', false, []),
};

/**
 * The fixed split: a third of the senders is held aside and never looked at during development.
 * By SHA-256 of the sender, so that new rows fall where they belong without a list.
 */
export function isHeldAside(set: LabelledSet, row: TruthRow): boolean {
  const digest = createHash('sha256').update(set.sender(row)).digest('hex');
  return Number.parseInt(digest.slice(0, 8), 16) % 3 === 0;
}
