// The amount and currency that lists and statistics show: taken from the fields of the profile, whatever they are called.
import type { ExtractedFields } from '../../contract/documents.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import { fieldOf } from '../extraction/labels/understand-field.ts';

const TOTAL_KEYS = [
  'total_amount',
  'grand_total',
  'total',
  'amount_due',
  'gross_amount',
  'total_due',
  'contract_amount',
  'amount',
];
const CURRENCY_KEYS = ['currency', 'currency_code'];

export function headlineOf(
  fields: ProfileField[],
  values: ExtractedFields,
): { total: string | null; currency: string | null } {
  const amounts = new Set(fields.filter((field) => field.type === 'amount').map((field) => field.key));
  const totalKey = TOTAL_KEYS.find((key) => amounts.has(key)) ?? [...amounts].at(-1);
  const currencyKey = CURRENCY_KEYS.find((key) => key in values);
  const total = totalKey === undefined ? null : (values[totalKey] ?? null);
  const currency = currencyKey === undefined ? null : (values[currencyKey] ?? null);
  return {
    total: total !== null && /^-?\d{1,15}(\.\d+)?$/.test(total) ? total : null,
    currency: currency?.slice(0, 10) ?? null,
  };
}

/** When and how to pay, as the record has it in the field for that. */
export function paymentTermsOf(fields: ProfileField[], values: ExtractedFields): string | null {
  const field = fieldOf(fields, 'payment_terms');
  return field === undefined ? null : (values[field.key] ?? null);
}
