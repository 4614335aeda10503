// Who wrote a paper and who it goes to. Sellers write invoices, but buyers write orders and banks statements: what else a
// profile asks for tells which paper it is for.
import { catalogIndex } from './catalog.ts';
import type { ConceptId, Role } from './concepts.ts';
import type { FieldMeaning } from './understand-field.ts';

export type Side = 'issuer' | 'recipient';

const USUAL: Partial<Record<Role, Side>> = {
  seller: 'issuer',
  payee: 'issuer',
  ship_from: 'issuer',
  buyer: 'recipient',
  payer: 'recipient',
  ship_to: 'recipient',
};

export const usualSide = (role: Role | null): Side | null => (role === null ? null : (USUAL[role] ?? null));

interface Paper {
  /** A profile that asks for one of these is for such a paper, unless it asks for one of `never` too. */
  tells: ConceptId[];
  never: ConceptId[];
  sides: Partial<Record<Role, Side>>;
}

const PAPERS: Paper[] = [
  {
    tells: ['opening_balance', 'closing_balance'],
    never: [],
    sides: { bank: 'issuer', payee: 'recipient' },
  },
  { tells: ['check_number'], never: [], sides: { payer: 'issuer', payee: 'recipient' } },
  // Goods that arrive refer to the order of who gets them; orders that say when to deliver say when they were placed, or what it costs.
  { tells: ['delivery_date'], never: ['order_date', 'grand_total', 'net_total'], sides: {} },
  {
    tells: ['order_number'],
    never: [
      'invoice_number',
      'receipt_number',
      'document_number',
      'delivery_note_number',
      'contract_number',
      'quote_number',
      'due_payable',
    ],
    sides: { buyer: 'issuer', seller: 'recipient', ship_to: 'issuer' },
  },
];

/** Numbers by which authorities know a party. */
const REGISTERED = new Set<ConceptId | undefined>(['vat_id', 'tax_number', 'uscc', 'company_registration']);

/** A profile that asks for the seller means the seller's number by "VAT ID" alone. */
function ofSellers(meanings: FieldMeaning[]): FieldMeaning[] {
  if (!meanings.some(({ concept, role }) => concept?.id === 'party_name' && role === 'seller'))
    return meanings;
  return meanings.map((meaning) =>
    meaning.role === null && REGISTERED.has(meaning.concept?.id)
      ? { ...meaning, role: 'seller', side: 'issuer' }
      : meaning,
  );
}

/**
 * On an order, "Date" alone is the day of the order, on a delivery note the one of the delivery: invoices print both, papers whose
 * profile asks for no other date do not.
 */
function ofIssue(meanings: FieldMeaning[], asked: ReadonlySet<ConceptId | undefined>): FieldMeaning[] {
  const dated = DATED.find((id) => asked.has(id));
  if (dated === undefined || OTHERWISE_DATED.some((id) => asked.has(id))) return meanings;
  return meanings.map((meaning) =>
    meaning.concept?.id === dated
      ? { ...meaning, concepts: new Map([...meaning.concepts, ['issue_date', ISSUE]]) }
      : meaning,
  );
}

/** Dates that may be the only one of a paper. */
const DATED: ConceptId[] = ['order_date', 'delivery_date'];
/** Who asks for these asks for a paper that has a date of its own besides. */
const OTHERWISE_DATED: ConceptId[] = ['issue_date', 'invoice_number', 'due_date'];

/** On a bank statement, "Account Number" is that of the account; on bills it is the customer's. */
function ofAccount(meanings: FieldMeaning[], asked: ReadonlySet<ConceptId | undefined>): FieldMeaning[] {
  if (!asked.has('opening_balance') && !asked.has('closing_balance')) return meanings;
  return meanings.map((meaning) => {
    const named = [...meaning.own.keys()].some(
      (phrase) => catalogIndex().find(phrase)?.concepts.has('bank_account') === true,
    );
    return meaning.concept?.id === 'customer_number' && named
      ? { ...meaning, concepts: new Map([...meaning.concepts, ['bank_account', 1]]) }
      : meaning;
  });
}

/** Weight of the label of the day of issue for a field that holds this day under another name. */
const ISSUE = 0.9;

/** Whether a field holds the day on which the paper was issued. */
export const isIssueDate = ({ concept, concepts }: FieldMeaning): boolean =>
  concept?.id === 'issue_date' || (concepts.get('issue_date') ?? 0) >= ISSUE;

/** Who asks for one of these has papers that always say whose they are: statements of accounts and of pay. */
const PERSONAL: ConceptId[] = ['opening_balance', 'closing_balance', 'gross_pay', 'net_pay'];

function ofPersons(meanings: FieldMeaning[], asked: ReadonlySet<ConceptId | undefined>): FieldMeaning[] {
  if (!PERSONAL.some((id) => asked.has(id))) return meanings;
  return meanings.map((meaning) =>
    meaning.concept?.id === 'party_name' && (meaning.role === 'buyer' || meaning.role === 'payee')
      ? { ...meaning, expected: true }
      : meaning,
  );
}

/** Who a delivery note goes to is who the goods are delivered to, where the profile asks for one of them alone. */
function ofGoods(meanings: FieldMeaning[], asked: ReadonlySet<ConceptId | undefined>): FieldMeaning[] {
  const apart = asked.has('invoice_number') || meanings.some(({ role }) => role === 'ship_to');
  if (apart || !asked.has('delivery_note_number')) return meanings;
  return meanings.map((meaning) => (meaning.role === 'buyer' ? { ...meaning, also: 'ship_to' } : meaning));
}

/** The meanings of the fields of one profile, each with the side that its role has on such papers. */
export function withSides(given: FieldMeaning[]): FieldMeaning[] {
  const asked = new Set(given.map(({ concept }) => concept?.id));
  const meanings = ofGoods(ofPersons(ofAccount(ofIssue(ofSellers(given), asked), asked), asked), asked);
  const paper = PAPERS.find(
    ({ tells, never }) => tells.some((id) => asked.has(id)) && !never.some((id) => asked.has(id)),
  );
  if (paper === undefined) return meanings;
  return meanings.map((meaning) => {
    const side = meaning.role === null ? undefined : paper.sides[meaning.role];
    return side === undefined ? meaning : { ...meaning, side };
  });
}
