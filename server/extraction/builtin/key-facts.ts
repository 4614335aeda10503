// What every summary and list wants to know of a document, whatever its profile asks for: who, when, how much.
import type { DocType } from '../../../contract/documents.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { fold } from '../text/fold.ts';
import type { FieldFinding } from '../checks/findings.ts';
import type { KeyFacts } from '../describe/summary.ts';
import { implied } from '../labels/implied-fields.ts';
import { understandField, type FieldMeaning } from '../labels/understand-field.ts';
import { rankField } from '../ranking/rank.ts';
import type { Scene } from '../ranking/scene.ts';
import { normaliseValue } from './normalise-value.ts';

const WANTED = {
  number: implied('Document Number', 'text'),
  date: implied('Issue Date', 'date'),
  from: implied('Seller Name', 'text'),
  to: implied('Buyer Name', 'text'),
  total: implied('Grand Total', 'amount'),
  currency: implied('Currency', 'text'),
  due: implied('Due Date', 'date'),
};

/** Below this, in log odds, a fact that nobody asked for is better left out. */
const SURE_ENOUGH = 1.2;

/** Concepts of profile fields that stand for a fact. */
const STANDS_FOR: Record<keyof typeof WANTED, string[]> = {
  number: ['invoice_number', 'document_number', 'receipt_number', 'contract_number', 'order_number'],
  date: ['issue_date', 'effective_date', 'signing_date', 'meeting_date', 'order_date'],
  from: ['party_name'],
  to: ['party_name'],
  total: ['grand_total', 'due_payable'],
  currency: ['currency'],
  due: ['due_date'],
};

export function keyFacts(findings: FieldFinding[], scene: Scene, doc_type: DocType, items: number): KeyFacts {
  const fact = (name: keyof typeof WANTED): string | null =>
    ofProfile(name, findings) ?? found(WANTED[name], scene);
  const contract = doc_type === 'Contract';
  const business = [
    'Invoice',
    'Credit Note',
    'Receipt',
    'Purchase Order',
    'Delivery Note',
    'Fapiao',
    'Other',
  ].includes(doc_type);
  const parties = findings.find(({ meaning }) => meaning.concept?.id === 'parties')?.value ?? null;
  const from = contract || parties !== null ? null : fact('from');
  const to = contract || !business ? ofProfile('to', findings) : fact('to');
  return {
    doc_type,
    number: business || contract ? fact('number') : null,
    date: fact('date'),
    from,
    // Nobody writes to oneself: the only name is the sender's.
    to: to !== null && from !== null && fold(to) === fold(from) ? null : to,
    parties: parties?.replaceAll('; ', ', ') ?? null,
    total: business ? fact('total') : ofProfile('total', findings),
    currency: business ? fact('currency') : ofProfile('currency', findings),
    due: fact('due'),
    items,
  };
}

function ofProfile(name: keyof typeof WANTED, findings: FieldFinding[]): string | null {
  for (const concept of STANDS_FOR[name]) {
    const finding = findings.find(
      ({ meaning }) => meaning.concept?.id === concept && fitsRole(name, meaning),
    );
    if (finding !== undefined) return finding.value;
  }
  return null;
}

function fitsRole(name: keyof typeof WANTED, { role }: FieldMeaning): boolean {
  if (name === 'from') return role === 'seller' || role === null;
  return name === 'to' ? role === 'buyer' : true;
}

function found(field: ProfileField, scene: Scene): string | null {
  const meaning = understandField(field);
  const best = rankField(meaning, scene)[0];
  return best === undefined || best.score < SURE_ENOUGH
    ? null
    : normaliseValue(best.candidate, meaning, scene);
}
