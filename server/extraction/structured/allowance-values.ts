// Allowances and charges of a whole invoice in the fields of a profile: discount, freight, surcharges.
import { plainField } from '../../../contract/plain-field.ts';
import type { EInvoice, EInvoiceAllowance } from '../../reading/reading.ts';
import { termAmong, type TermId } from '../../reading/e-invoice/model/terms.ts';
import { FREIGHT_CHARGES } from '../../reading/e-invoice/rules/code-lists.ts';
import { compareDecimals, subtractDecimals, sumDecimals } from '../../platform/decimal.ts';
import { understandField, type FieldMeaning } from '../labels/understand-field.ts';

/** What a field of the type amount takes off the sum of the lines, or adds to it. */
export type AllowanceKind = 'discount' | 'shipping' | 'charges';

/** By the terms among the names of a field: sums and amounts of allowances (BG-20) and of charges (BG-21). */
const BY_TERM: Partial<Record<TermId, AllowanceKind>> = {
  'BT-92': 'discount',
  'BT-107': 'discount',
  'BT-99': 'charges',
  'BT-108': 'charges',
};
const KINDS: AllowanceKind[] = ['discount', 'shipping', 'charges'];

/** Undefined for other fields. A business term among the names of a field says more than its label. */
export function allowanceKind({ field, concept }: FieldMeaning): AllowanceKind | undefined {
  const term = termAmong([field.label, ...field.aliases]);
  if (term !== undefined) return BY_TERM[term];
  return field.type === 'amount' ? KINDS.find((kind) => kind === concept?.id) : undefined;
}

/**
 * What the fields of a profile hold of an invoice. Freight counts among the charges where the profile has no field for it.
 * @param meanings of all fields of the profile
 */
export function allowanceValues(
  { values, allowances = [] }: EInvoice,
  meanings: FieldMeaning[],
): Partial<Record<AllowanceKind, string>> {
  const { allowance_total: discount, charge_total: all } = values;
  const freights = allowances.filter(isFreight).map(({ amount }) => amount);
  const shipping = freights.length === 0 ? undefined : sumDecimals(freights);
  const kinds = meanings.map(allowanceKind);
  const others =
    all !== undefined && shipping !== undefined && kinds.includes('shipping')
      ? subtractDecimals(all, shipping)
      : all;
  const charges = others !== all && compareDecimals(others ?? '', '0') === 0 ? undefined : others;
  return {
    ...(discount !== undefined && { discount }),
    ...(shipping !== undefined && { shipping }),
    ...(charges !== undefined && { charges }),
  };
}

/**
 * Whether a field of the profile holds it: `allowanceValues` is about those.
 * @param meanings of all fields of the profile
 */
export function isHeld(allowance: Held, meanings: FieldMeaning[]): boolean {
  const kinds = new Set(meanings.map(allowanceKind));
  if (!allowance.charge) return kinds.has('discount');
  return kinds.has('charges') || (kinds.has('shipping') && isFreight(allowance));
}

type Held = Pick<EInvoiceAllowance, 'charge' | 'code' | 'reason'>;

/** By its code, or by its reason in words: a code may say no more than "miscellaneous". */
const isFreight = ({ charge, code, reason }: Held): boolean =>
  charge && (FREIGHT_CHARGES.has(code ?? '') || (reason !== null && meansFreight(reason)));

const meansFreight = (reason: string): boolean =>
  understandField(plainField(reason, '', 'amount')).concept?.id === 'shipping';

/** Allowances and charges as sums in 1/10,000, what is taken off negative; none where the invoice states none. */
export const allowanceSums = ({ values }: Pick<EInvoice, 'values'>): number[] =>
  [unitsOf(values['allowance_total'], -1), unitsOf(values['charge_total'], 1)].filter((units) => units !== 0);

const unitsOf = (amount: string | undefined, sign: number): number =>
  Math.round(Number(amount ?? '0') * 10_000) * sign;
