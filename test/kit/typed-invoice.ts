// Typed invoices as the engine reads them: what the fields of a profile hold.
import { plainField } from '../../contract/plain-field.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import { extract } from '../../server/extraction/builtin/extract.ts';
import type { Draft } from '../../server/extraction/draft.ts';
import { profileOf, typedReading } from './typed-page.ts';

/** What an invoice says in any country. */
export const INVOICE_FIELDS: ProfileField[] = [
  plainField('Seller Name', 'seller', 'text'),
  plainField('Buyer Name', 'buyer', 'text'),
  plainField('Invoice Number', 'number', 'text'),
  plainField('Invoice Date', 'date', 'date'),
  plainField('Due Date', 'due', 'date'),
  plainField('Currency', 'currency', 'text'),
  plainField('Net Total', 'net', 'amount'),
  plainField('Tax Total', 'tax', 'amount'),
  plainField('Grand Total', 'total', 'amount'),
  plainField('Seller VAT ID', 'vat_id', 'text'),
];

export const draftOf = (fields: ProfileField[], lines: string[]): Draft =>
  extract(typedReading(lines), profileOf(fields, true), { today: '2026-11-22', learned: [] });

/** By the keys of the fields. */
export const valuesOf = ({ fields }: Draft): Record<string, string | null> =>
  Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
