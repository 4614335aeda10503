// What every summary and list wants to know of a document, whatever its profile asks for: who, when, how much.
import type { FieldFinding } from '../checks/findings.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import { fold } from '../text/fold.ts';

/** Facts that pages state, and the concepts of profile fields that stand for them. */
export const STANDS_FOR = {
  number: ['invoice_number', 'document_number', 'receipt_number', 'contract_number', 'order_number'],
  date: ['issue_date', 'effective_date', 'signing_date', 'meeting_date', 'order_date'],
  from: ['party_name'],
  to: ['party_name'],
  total: ['grand_total', 'due_payable'],
  currency: ['currency'],
  due: ['due_date'],
} satisfies Record<string, string[]>;
export type FactName = keyof typeof STANDS_FOR;

export interface KeyFacts {
  doc_type: string;
  number: string | null;
  date: string | null;
  from: string | null;
  to: string | null;
  parties: string | null;
  total: string | null;
  currency: string | null;
  due: string | null;
  items: number;
}

export interface FactSource {
  findings: Pick<FieldFinding, 'meaning' | 'value'>[];
  /** What pages state of facts that no field holds. */
  found: Partial<Record<FactName, string | null>>;
  /** Keys of fields that a person has emptied: what pages state is not what they mean. */
  emptied: ReadonlySet<string>;
  doc_type: string;
  items: number;
}

const BUSINESS = new Set([
  'Invoice',
  'Credit Note',
  'Receipt',
  'Purchase Order',
  'Delivery Note',
  'Fapiao',
  'Quotation',
  'Order Confirmation',
  'Utility Bill',
  'Payment Reminder',
  'Expense Report',
  'Ticket',
  'Other',
]);

export function keyFacts(source: FactSource): KeyFacts {
  const { findings, doc_type, items } = source;
  const stated = (name: FactName): string | null => fieldFor(name, findings)?.value ?? null;
  const fact = (name: FactName): string | null => {
    const field = fieldFor(name, findings);
    if (field !== undefined && (field.value !== null || source.emptied.has(field.meaning.field.key)))
      return field.value;
    return source.found[name] ?? null;
  };
  const contract = doc_type === 'Contract';
  const business = BUSINESS.has(doc_type);
  const parties = findings.find(({ meaning }) => meaning.concept?.id === 'parties')?.value ?? null;
  const from = contract || parties !== null ? null : fact('from');
  const to = contract || !business ? stated('to') : fact('to');
  return {
    doc_type,
    number: business || contract ? fact('number') : null,
    date: dayOf(fact('date')),
    from,
    // Nobody writes to oneself: the only name is the sender's.
    to: to !== null && from !== null && fold(to) === fold(from) ? null : to,
    parties: parties?.replaceAll('; ', ', ') ?? null,
    total: business ? fact('total') : stated('total'),
    currency: business ? fact('currency') : stated('currency'),
    due: dayOf(fact('due')),
    items,
  };
}

const dayOf = (text: string | null): string | null =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;

/** The field of the profile that stands for a fact. */
export function fieldFor<F extends FactSource['findings'][number]>(
  name: FactName,
  findings: F[],
): F | undefined {
  for (const concept of STANDS_FOR[name]) {
    const finding = findings.find(
      ({ meaning }) => meaning.concept?.id === concept && fitsRole(name, meaning),
    );
    if (finding !== undefined) return finding;
  }
  return undefined;
}

function fitsRole(name: FactName, { role }: FieldMeaning): boolean {
  if (name === 'from') return role === 'seller' || role === null;
  return name === 'to' ? role === 'buyer' : true;
}

/** Whether two sets of facts say the same, so that a text about one is true of the other. */
export const sameFacts = (a: KeyFacts, b: KeyFacts): boolean => JSON.stringify(a) === JSON.stringify(b);
