// The kinds of documents the service knows; the contract allows any text beside them.
import i18next from 'i18next';
import type { DocType } from '../../contract/documents.ts';

const NAMES: Record<DocType, true> = {
  Invoice: true,
  'Credit Note': true,
  Receipt: true,
  Contract: true,
  'Purchase Order': true,
  'Delivery Note': true,
  'Bank Statement': true,
  Quotation: true,
  'Order Confirmation': true,
  'Utility Bill': true,
  Payslip: true,
  'Payment Reminder': true,
  'Expense Report': true,
  Ticket: true,
  Check: true,
  'Bill of Lading': true,
  Fapiao: true,
  'Business License': true,
  'Meeting Notes': true,
  Letter: true,
  Form: true,
  Spreadsheet: true,
  'E-mail': true,
  'Chat Transcript': true,
  Other: true,
};
export const DOC_TYPES = Object.keys(NAMES) as DocType[];

/** The name of a kind in the language of the person; other texts stay as they are. */
export function docTypeName(type: string): string {
  const known = DOC_TYPES.find((one) => one === type);
  return known === undefined ? type : i18next.t(`docTypes.${known}`);
}

/** Choices for a Select: the known kinds, and the one that is set if it is another. */
export function docTypeOptions(current: string | null): { value: string; label: string }[] {
  const known: string[] = DOC_TYPES;
  const all = current === null || known.includes(current) ? known : [current, ...known];
  return all.map((value) => ({ value, label: docTypeName(value) }));
}
