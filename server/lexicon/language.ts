// What a language file holds. Phrases are separated by bars; spelling aside (case, accents, spaces), each stands for itself.
import type { AskedForm, AskedNumber } from './asked-forms.ts';
import type { DocType } from '../../contract/documents.ts';
import type { Topic } from './topics.ts';
import type { UnitId } from './units.ts';

/** What a label can mean, whatever an operator calls the field. */
export type ConceptId =
  | 'invoice_number'
  | 'receipt_number'
  | 'document_number'
  | 'order_number'
  | 'alternative_order_number'
  | 'contract_number'
  | 'quote_number'
  | 'delivery_note_number'
  | 'customer_number'
  | 'buyer_reference'
  | 'payment_reference'
  | 'invoice_code'
  | 'check_code'
  | 'clearance_number'
  | 'machine_number'
  | 'check_number'
  | 'bill_of_lading_number'
  | 'service_number'
  | 'project_number'
  | 'batch_number'
  | 'tracking_number'
  | 'serial_number'
  | 'meter_number'
  | 'iban'
  | 'bic'
  | 'bank_account'
  | 'vat_id'
  | 'tax_number'
  | 'uscc'
  | 'company_registration'
  | 'gln'
  | 'issue_date'
  | 'due_date'
  | 'delivery_date'
  | 'order_date'
  | 'signing_date'
  | 'effective_date'
  | 'expiry_date'
  | 'arrival_date'
  | 'departure_date'
  | 'membership_date'
  | 'period_start'
  | 'period_end'
  | 'establishment_date'
  | 'approval_date'
  | 'birth_date'
  | 'meeting_date'
  | 'follow_up_date'
  | 'print_date'
  | 'payment_date'
  | 'grand_total'
  | 'net_total'
  | 'line_total'
  | 'tax_total'
  | 'due_payable'
  | 'prepaid'
  | 'discount'
  | 'withholding'
  | 'charges'
  | 'shipping'
  | 'rounding'
  | 'cash_tendered'
  | 'cash_change'
  | 'commission'
  | 'net_after_commission'
  | 'unit_price'
  | 'quantity'
  | 'tax_rate'
  | 'interest_rate'
  | 'tax_basis'
  | 'opening_balance'
  | 'closing_balance'
  | 'gross_pay'
  | 'net_pay'
  | 'registered_capital'
  | 'salary'
  | 'rent'
  | 'currency'
  | 'party_name'
  | 'address'
  | 'phone'
  | 'fax'
  | 'email'
  | 'website'
  | 'contact_person'
  | 'legal_representative'
  | 'cashier'
  | 'country'
  | 'payment_terms'
  | 'payment_method'
  | 'invoice_type'
  | 'description'
  | 'notes'
  | 'product'
  | 'vessel'
  | 'department'
  | 'departure_place'
  | 'arrival_place'
  | 'incoterms'
  | 'parties'
  | 'jurisdiction'
  | 'term'
  | 'notice_period'
  | 'business_scope'
  | 'company_type'
  | 'business_term'
  | 'registration_authority'
  | 'attendees'
  | 'absentees'
  | 'agenda'
  | 'decisions'
  | 'actions'
  | 'page_number'
  | 'time'
  | 'table_no';

/** Whose name, address or number it is. */
export type Role = 'seller' | 'buyer' | 'ship_to' | 'ship_from' | 'payee' | 'payer' | 'agent' | 'bank';

/** What a column of a table of line items holds. */
export type ColumnRole =
  | 'position'
  | 'sku'
  | 'description'
  | 'quantity'
  | 'unit'
  | 'unit_price'
  | 'discount'
  | 'tax_rate'
  | 'tax_amount'
  | 'amount'
  | 'gross_amount'
  | 'date'
  | 'other';

/**
 * What a labelled part of a cell holds, where no label of a field says it: article number of the seller (BT-155) and of the buyer
 * (BT-156), standard number (BT-157), country of origin (BT-159), commodity code.
 */
export type LinePart = 'sku' | 'buyer_sku' | 'gtin' | 'origin' | 'customs_code' | 'best_before';

/** Why an invoice charges no tax. */
export const EXEMPTIONS = [
  'reverse_charge',
  'intra_community',
  'export',
  'small_business',
  'exempt',
  'outside_scope',
] as const;
export type ExemptionKind = (typeof EXEMPTIONS)[number];

export interface Language {
  /** ISO 639-1. */
  code: string;
  /** English name. */
  name: string;
  /** ISO 3166 code of the country that most documents in it come from; none where several continents write it. */
  home?: string;
  /** Twelve months, each with its spellings, blanks between them. */
  months?: string;
  /** Seven days from Sunday on, like `months`. */
  weekdays?: string;
  /** Numbers in words, by their value: those that contracts write out. */
  numbers?: Partial<Record<number, string>>;
  /** Words of periods of time, in all their forms. */
  periods?: Record<Period, string>;
  /** Letters beyond a to z that its words are written with, and those that it alone has of a script. */
  letters?: string;
  /** Words by which the language of a text is recognised. */
  frequent?: string;
  /** What bills and receipts are called, what marks copies of them, and what templates print where a name would stand. */
  papers?: string;
  /** Titles of documents by kind. */
  kinds?: Partial<Record<DocType, string>>;
  /**
   * How a document is summed up: kinds by the order of DOC_TYPES, and a sentence with facts in braces. Of the choices in square
   * brackets the first is said whose facts are all known; `item` is the number of line items where it is one, `items` where it is more.
   */
  summary?: { kinds: string; sentence: string };
  /** What proposed profiles call their fields, in the order of extraction/proposal/usual-fields.ts; `-` where English does. */
  usual_fields?: string;
  /** Labels that name a concept unmistakably; the first is its usual name. */
  labels?: Partial<Record<ConceptId, string>>;
  /** Labels that may stand for a concept when nothing better is on the page. */
  weak?: Partial<Record<ConceptId, string>>;
  /** What operators call a concept in a profile, besides its labels. */
  names?: Partial<Record<ConceptId, string>>;
  /** What people call a field in questions, besides its labels; by the name of the field in the chat. */
  asked?: Record<string, string>;
  /** How questions ask for things of a kind, and what shows that a sentence has one; regular expressions. */
  expected?: Partial<Record<ExpectedKind, { asked: string; holds: string }>>;
  /** How people ask for a field without naming it, each a regular expression; by the name of the field in the chat. */
  asked_otherwise?: Record<string, string>;
  /** Days and periods as questions name them, the more particular ones first; `{…}` are slots of server/chat/questions/dates.ts. */
  asked_dates?: string[];
  /** How questions put what they ask for, each a regular expression; `{…}` are slots of server/chat/questions/. */
  asked_forms?: Partial<Record<AskedForm, string[]>>;
  /** Words of periods that stand for a number, by the number; regular expressions but for `parts` and `away`. */
  asked_numbers?: Partial<Record<AskedNumber, Readonly<Record<number, string>>>>;
  /** What people call documents of a kind in questions, each a regular expression; by the kind, `Other` for documents as such. */
  asked_kinds?: Record<string, string>;
  /** What people say of documents, each a regular expression; by the field of the chat and its value. */
  asked_marks?: Record<string, string>;
  /** Headings of the block of a party. */
  headings?: Partial<Record<Role, string>>;
  /** Words inside a label that say whose value it is. */
  owners?: Partial<Record<Role, string>>;
  /** Headings of columns. */
  columns?: Partial<Record<ColumnRole, string>>;
  /** Labels before values within the cells of line items. */
  parts?: Partial<Record<LinePart, string>>;
  /** What says that no tax is charged, and why. */
  exemptions?: Partial<Record<ExemptionKind, string>>;
  /** Names of units, in all the forms that stand behind a number, and their abbreviations. */
  units?: Partial<Record<UnitId, string>>;
  /** Words by topic, each a short regular expression; `wordsOf` puts those of all languages together. */
  words?: Partial<Record<Topic, string>>;
}

/** Kinds of things that a question may ask for. `period`: of a whole year rather than of a part; `holds` are the parts. */
export type ExpectedKind = 'time' | 'money' | 'number' | 'duration' | 'period' | 'place' | 'list' | 'reason';

export type Period = 'year' | 'month' | 'week' | 'day';

/** Sections of phrases by key, for those who want one in all languages. */
export type Section =
  | 'kinds'
  | 'labels'
  | 'weak'
  | 'names'
  | 'asked'
  | 'headings'
  | 'owners'
  | 'columns'
  | 'parts'
  | 'exemptions'
  | 'units';
