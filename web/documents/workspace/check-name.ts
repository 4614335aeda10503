// The names of checks in the language of the person. The service names them in English; what it names anew later is shown
// as given.
import i18next from 'i18next';
import type { Catalogue } from '../../text/index.ts';
import { shownLabel } from '../../text/known-names.ts';

export type CheckKey = keyof Catalogue['workspace']['checkNames'];

const KEYS: ReadonlyMap<string, CheckKey> = new Map([
  ['Required fields', 'required'],
  ['Net plus tax is the total', 'netPlusTax'],
  ['Total less prepaid is payable', 'payable'],
  ['Line items add up', 'lineItems'],
  ['Quantity times price', 'quantity'],
  ['Issued before due', 'dueDate'],
  ['Period begins before it ends', 'period'],
  ['Effective before it expires', 'effective'],
  ['Ordered before issued', 'ordered'],
  ['Date is not in the future', 'future'],
  ['One currency', 'currency'],
  ['Amount in words (大写) is the total', 'capitals'],
  ['IBAN check digits', 'iban'],
  ['VAT number check digit', 'vat'],
  ['Credit code check character (GB 32100)', 'creditCode'],
  ['Not a duplicate', 'duplicate'],
  ['E-invoice data agree with the page', 'eInvoice'],
]);

const LINE = /^(?<name>.+), line (?<line>\d+)$/;
const OF = /^(?<name>[^:]+): (?<field>.+)$/;

/** What a name says: which check, and which line or field of it; undefined where it is not known. */
export function readCheckName(text: string): { key: CheckKey; line?: string; field?: string } | undefined {
  const known = KEYS.get(text);
  if (known !== undefined) return { key: known };
  const { name = '', ...of } = (LINE.exec(text) ?? OF.exec(text))?.groups ?? {};
  const key = KEYS.get(name);
  return key === undefined ? undefined : { key, ...of };
}

export function shownCheckName(text: string): string {
  const known = readCheckName(text);
  if (known === undefined) return text;
  const { key, line, field } = known;
  const check = i18next.t(`workspace.checkNames.${key}`);
  if (line !== undefined) return i18next.t('workspace.checkLine', { check, line });
  return field === undefined ? check : i18next.t('workspace.checkField', { check, field: shownLabel(field) });
}
