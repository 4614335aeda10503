// Which profile an unseen document is read with, and which of its fields answer to the truth.
import { plainField } from '../../contract/plain-field.ts';
import { profileNamed } from '../../server/commands/explain.ts';
import type { ExtractionProfile } from '../../server/extraction/draft.ts';
import { fieldKey } from '../../server/profiles/field-key.ts';
import { typeOf, type UnseenRow } from './truth.ts';

export interface Asked {
  profile: ExtractionProfile;
  /** Key in the profile and true value, by the truth's name. */
  wanted: Map<string, { key: string; truth: unknown }>;
}

/** What the truth calls the fields of the built-in profiles. */
const UNIVERSAL = {
  seller: 'vendor',
  buyer: 'customer',
  number: 'document_number',
  date: 'document_date',
  due_date: 'due_date',
  po_number: 'order_number',
  currency: 'currency',
  net: 'subtotal',
  tax: 'tax',
  total: 'total_amount',
  vat_id: 'vendor_tax_number',
};
const FAPIAO = {
  seller: 'seller_name',
  vat_id: 'seller_tax_number',
  buyer: 'buyer_name',
  buyer_vat_id: 'buyer_tax_number',
  number: 'fapiao_number',
  code: 'fapiao_code',
  date: 'issue_date',
  net: 'amount_before_tax',
  tax: 'tax_amount',
  total: 'total_amount',
};
/** Labels that an operator gives to the fields of invoices in a profile of their own. */
const OWN = {
  seller: 'Supplier',
  buyer: 'Billed To',
  number: 'Invoice No',
  date: 'Invoice Date',
  due_date: 'Due Date',
  po_number: 'Purchase Order No',
  currency: 'Currency',
  net: 'Net Amount',
  tax: 'Tax Amount',
  total: 'Total Amount',
  vat_id: 'VAT ID',
  iban: 'IBAN',
};

/** @param own whether invoices and receipts too are read with a profile of the operator's own */
export function ask(row: UnseenRow, own: boolean): Asked {
  if (row.other !== undefined) return askOther(row.kind, row.other);
  if (own) return askOwn('Supplier bill', OWN, row);
  const fapiao = row.kind === 'fapiao';
  const names: Record<string, string> = fapiao ? FAPIAO : UNIVERSAL;
  const wanted = Object.entries(names).map(([name, key]) => [name, { key, truth: row[name] }] as const);
  return {
    profile: profileNamed(fapiao ? 'Chinese Fapiao 发票' : 'Universal Invoices & Receipts'),
    wanted: new Map(wanted),
  };
}

function askOther(kind: string, truth: Record<string, unknown>): Asked {
  const labels = Object.keys(truth)
    .filter((name) => name !== 'lines')
    .map((name) => [name, title(name)]);
  return askOwn(title(kind), Object.fromEntries(labels) as Record<string, string>, truth);
}

function askOwn(name: string, labels: Record<string, string>, truth: Record<string, unknown>): Asked {
  const named = Object.entries(labels).map(([truth_name, label]) => ({
    truth_name,
    label,
    key: fieldKey(label),
  }));
  const fields = named.map(({ truth_name, label, key }) => plainField(label, key, typeOf(truth_name)));
  return {
    profile: { name, description: '', doc_type_hint: null, line_items: true, fields },
    wanted: new Map(named.map(({ truth_name, key }) => [truth_name, { key, truth: truth[truth_name] }])),
  };
}

const title = (name: string): string =>
  name
    .split('_')
    .map((word) =>
      ['po', 'bl', 'vat', 'id'].includes(word) ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1),
    )
    .join(' ');
