// What fields can mean: the kinds of values each concept takes, and which other labels speak for it. What documents call it
// stands in server/lexicon/languages.
import type { DocType } from '../../../contract/documents.ts';
import type { ConceptId, Role } from '../../lexicon/language.ts';
import { phrasesOf, textsOf } from '../../lexicon/phrases.ts';
import type { CandidateKind } from '../candidates/candidate.ts';

export type { ConceptId, Role } from '../../lexicon/language.ts';

interface Shape {
  /** Kinds of candidates that can fill it, best first. */
  kinds: CandidateKind[];
  /** Other concepts whose labels are taken when its own are absent, with the share of their weight. */
  instead?: Partial<Record<ConceptId, number>>;
  /** The part of a period ("Flight dates: 04/01 - 04/07") the field wants. */
  range?: 'start' | 'end';
}

export interface Concept extends Shape {
  id: ConceptId;
  /** Labels that name it unmistakably, all languages. Also what operators call it. */
  labels: string[];
  /** The usual name in each language. */
  usual: string[];
  /** Labels that may stand for it when nothing better is on the page. */
  weak: string[];
  /** What operators call it in a profile, besides its labels. */
  names: string[];
}

/** What identifies a document of a kind; its title is a weak label of it: "Angebot 4711". */
export const OWN_NUMBER: Partial<Record<DocType, ConceptId>> = {
  Invoice: 'invoice_number',
  'Credit Note': 'invoice_number',
  Quotation: 'quote_number',
  'Purchase Order': 'order_number',
  'Order Confirmation': 'order_number',
  'Delivery Note': 'delivery_note_number',
};

const SHAPES: Record<ConceptId, Shape> = {
  invoice_number: {
    kinds: ['identifier', 'text'],
    instead: { receipt_number: 0.8, document_number: 0.7, order_number: 0.25 },
  },
  receipt_number: { kinds: ['identifier', 'text'], instead: { invoice_number: 0.9, document_number: 0.7 } },
  document_number: {
    kinds: ['identifier', 'text'],
    instead: {
      invoice_number: 0.95,
      receipt_number: 0.9,
      order_number: 0.85,
      contract_number: 0.85,
      quote_number: 0.8,
      delivery_note_number: 0.8,
    },
  },
  order_number: { kinds: ['identifier', 'text'] },
  alternative_order_number: { kinds: ['identifier', 'text'] },
  contract_number: {
    kinds: ['identifier', 'text'],
    instead: {
      order_number: 0.75,
      invoice_number: 0.7,
      quote_number: 0.5,
      alternative_order_number: 0.3,
      document_number: 0.5,
    },
  },
  quote_number: { kinds: ['identifier', 'text'] },
  delivery_note_number: { kinds: ['identifier', 'text'] },
  customer_number: { kinds: ['identifier', 'text'] },
  buyer_reference: { kinds: ['identifier', 'text'], instead: { order_number: 0.3 } },
  payment_reference: { kinds: ['identifier', 'text'] },
  invoice_code: { kinds: ['identifier', 'text'] },
  check_code: { kinds: ['identifier', 'text'] },
  /** What a tax authority gave when it registered the invoice. */
  clearance_number: { kinds: ['identifier', 'text'] },
  check_number: { kinds: ['identifier', 'text'] },
  bill_of_lading_number: { kinds: ['identifier', 'text'], instead: { document_number: 0.7 } },
  service_number: { kinds: ['identifier', 'text'] },
  machine_number: { kinds: ['identifier', 'text'] },
  project_number: { kinds: ['identifier', 'text'] },
  batch_number: { kinds: ['identifier', 'text'] },
  tracking_number: { kinds: ['identifier', 'text'] },
  serial_number: { kinds: ['identifier', 'text'] },
  meter_number: { kinds: ['identifier', 'text'] },
  iban: { kinds: ['iban', 'identifier'] },
  bic: { kinds: ['bic', 'identifier'] },
  bank_account: { kinds: ['identifier', 'text'], instead: { iban: 0.7 } },
  vat_id: { kinds: ['vat_id', 'uscc', 'identifier'], instead: { tax_number: 0.5 } },
  tax_number: { kinds: ['uscc', 'tax_number', 'identifier'], instead: { vat_id: 0.7, uscc: 0.9 } },
  uscc: { kinds: ['uscc', 'identifier'] },
  company_registration: { kinds: ['identifier', 'text'] },
  gln: { kinds: ['identifier'] },
  issue_date: { kinds: ['date'], instead: { order_date: 0.3, signing_date: 0.5, delivery_date: 0.15 } },
  due_date: { kinds: ['date'] },
  delivery_date: { kinds: ['date'] },
  order_date: { kinds: ['date'] },
  signing_date: { kinds: ['date'], instead: { effective_date: 0.6, issue_date: 0.5 } },
  effective_date: { kinds: ['date'], instead: { signing_date: 0.8, issue_date: 0.5, period_start: 0.4 } },
  expiry_date: { kinds: ['date'], instead: { period_end: 0.4 } },
  arrival_date: { kinds: ['date'] },
  departure_date: { kinds: ['date'], instead: { issue_date: 0.4 } },
  membership_date: { kinds: ['date'] },
  period_start: { kinds: ['date'], range: 'start' },
  period_end: { kinds: ['date'], range: 'end' },
  establishment_date: { kinds: ['date'] },
  approval_date: { kinds: ['date'] },
  birth_date: { kinds: ['date'] },
  meeting_date: { kinds: ['date'], instead: { issue_date: 0.8 } },
  follow_up_date: { kinds: ['date'] },
  print_date: { kinds: ['date'] },
  payment_date: { kinds: ['date'], instead: { issue_date: 0.3 } },
  grand_total: { kinds: ['amount'], instead: { due_payable: 0.75, net_total: 0.3 } },
  net_total: { kinds: ['amount'], instead: { line_total: 0.6, grand_total: 0.1 } },
  line_total: { kinds: ['amount'], instead: { net_total: 0.7 } },
  tax_total: { kinds: ['amount'] },
  due_payable: { kinds: ['amount'], instead: { grand_total: 0.8 } },
  prepaid: { kinds: ['amount'] },
  discount: { kinds: ['amount'] },
  /** Tax that the buyer keeps back and pays to the tax office. */
  withholding: { kinds: ['amount'] },
  charges: { kinds: ['amount'] },
  shipping: { kinds: ['amount'] },
  rounding: { kinds: ['amount'] },
  cash_tendered: { kinds: ['amount'] },
  cash_change: { kinds: ['amount'] },
  commission: { kinds: ['amount'] },
  net_after_commission: { kinds: ['amount'] },
  unit_price: { kinds: ['amount'] },
  quantity: { kinds: ['amount'] },
  tax_rate: { kinds: ['percent', 'text'] },
  interest_rate: { kinds: ['percent', 'text'] },
  tax_basis: { kinds: ['amount'] },
  opening_balance: { kinds: ['amount'] },
  closing_balance: { kinds: ['amount'], instead: { due_payable: 0.6 } },
  gross_pay: { kinds: ['amount'], instead: { salary: 0.6 } },
  net_pay: { kinds: ['amount'], instead: { due_payable: 0.8 } },
  registered_capital: { kinds: ['text', 'amount'] },
  salary: { kinds: ['amount'] },
  rent: { kinds: ['amount'] },
  currency: { kinds: ['currency', 'text'] },
  party_name: { kinds: ['organisation', 'person', 'text'] },
  address: { kinds: ['address', 'text'] },
  phone: { kinds: ['phone', 'text'] },
  fax: { kinds: ['phone', 'text'] },
  email: { kinds: ['email', 'text'] },
  website: { kinds: ['url', 'text'] },
  contact_person: { kinds: ['person', 'text'] },
  legal_representative: { kinds: ['person', 'text'] },
  cashier: { kinds: ['person', 'text'] },
  country: { kinds: ['text'] },
  payment_terms: { kinds: ['text'] },
  payment_method: { kinds: ['text'] },
  invoice_type: { kinds: ['text'] },
  description: { kinds: ['text'] },
  notes: { kinds: ['text'] },
  product: { kinds: ['text'] },
  vessel: { kinds: ['text'] },
  department: { kinds: ['text'] },
  departure_place: { kinds: ['text'] },
  arrival_place: { kinds: ['text'] },
  incoterms: { kinds: ['text'] },
  parties: { kinds: ['organisation', 'text'] },
  jurisdiction: { kinds: ['text'] },
  term: { kinds: ['duration', 'text'] },
  notice_period: { kinds: ['duration', 'text'] },
  business_scope: { kinds: ['text'] },
  company_type: { kinds: ['text'] },
  business_term: { kinds: ['text'] },
  registration_authority: { kinds: ['text'] },
  attendees: { kinds: ['text'] },
  absentees: { kinds: ['text'] },
  agenda: { kinds: ['text'] },
  decisions: { kinds: ['text'] },
  actions: { kinds: ['text'] },
  page_number: { kinds: ['text'] },
  time: { kinds: ['text'] },
  table_no: { kinds: ['text'] },
};

export const CONCEPTS: Concept[] = (Object.keys(SHAPES) as ConceptId[]).map((id) => ({
  id,
  ...SHAPES[id],
  labels: textsOf('labels', id),
  usual: phrasesOf('labels', id).flatMap(({ text, usual }) => (usual ? [text] : [])),
  weak: textsOf('weak', id),
  names: textsOf('names', id),
}));

const byId = new Map(CONCEPTS.map((concept) => [concept.id, concept]));

export function getConcept(id: ConceptId): Concept {
  const found = byId.get(id);
  if (found === undefined) throw new Error(`unknown concept ${id}`);
  return found;
}

export const ROLES: Role[] = ['seller', 'buyer', 'ship_to', 'ship_from', 'payee', 'payer', 'agent', 'bank'];
