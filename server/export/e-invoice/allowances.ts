// Discounts, freight and surcharges of a record as allowances (BG-20) and charges (BG-21) of the whole invoice.
import type { ProfileField } from '../../../contract/profiles.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { allowanceKind } from '../../extraction/structured/allowance-values.ts';
import { compareDecimals, isDecimal, magnitude, sumDecimals } from '../../platform/decimal.ts';

export interface Allowance {
  /** What is taken off is negative. */
  amount: string;
  reason: string;
}

/** Which of the tax lines of a record an allowance belongs to; null where that is not certain. */
export interface TaxedAllowance extends Allowance {
  tax: number | null;
}

/** Every choice of them is tried: each more doubles the choices. */
const MOST = 8;

/** What a field takes off the sum of the lines or adds to it; undefined for other fields. */
export function allowanceIn(field: ProfileField, value: string): Allowance | undefined {
  if (!isDecimal(value) || compareDecimals(value, '0') === 0) return undefined;
  const kind = allowanceKind(understandField(field));
  if (kind === undefined) return undefined;
  return { amount: kind === 'discount' ? `-${magnitude(value)}` : value, reason: field.label };
}

const sumOf = (parts: Allowance[], from = '0'): string =>
  sumDecimals([from, ...parts.map(({ amount }) => amount)]);
const same = (one: string, other: string): boolean => compareDecimals(one, other) === 0;

/** Every choice of them, the smallest first. */
const choicesOf = <Item>(items: Item[]): Item[][] =>
  items
    .reduce<Item[][]>((some, item) => [...some, ...some.map((one) => [...one, item])], [[]])
    .sort((one, other) => one.length - other.length);

/**
 * Those that lead from the sum of the lines to the net total; a discount that the lines have taken off, or freight that is a line
 * itself, is none of them. All where no choice leads there: the rules say then what does not add up.
 */
export function betweenSums(found: Allowance[], lines: string, nets: string[]): Allowance[] {
  if (found.length > MOST) return found;
  const choices = choicesOf(found);
  for (const net of nets) {
    const fitting = choices.find((choice) => same(sumOf(choice, lines), net));
    if (fitting !== undefined) return fitting;
  }
  return found;
}

/** More ways to share allowances out among rates are not tried. */
const MOST_WAYS = 4096;

/**
 * Each with its rate. One rate takes all. With several, the taxable amount of a rate is the sum of its lines and what belongs to it:
 * an only allowance is parted accordingly, and several are shared out where one way alone fits.
 * @param rests what the taxable amount of each tax line has beyond its lines; null where that is not known
 */
export function withTaxes(allowances: Allowance[], rests: (string | null)[]): TaxedAllowance[] {
  const open = allowances.map((one) => ({ ...one, tax: null }));
  if (rests.length === 1) return allowances.map((one) => ({ ...one, tax: 0 }));
  const known = rests.filter((rest) => rest !== null);
  if (known.length < rests.length || known.length ** allowances.length > MOST_WAYS) return open;
  const [only, ...others] = allowances;
  if (only !== undefined && others.length === 0) return parted(only, known) ?? open;
  const fitting = waysOf(allowances.length, known.length).filter((way) =>
    known.every((rest, tax) => same(sumOf(allowances.filter((_, i) => way[i] === tax)), rest)),
  );
  const [way, another] = fitting;
  if (way === undefined || another !== undefined) return open;
  return allowances.map((one, i) => ({ ...one, tax: way[i]! }));
}

function parted(only: Allowance, rests: string[]): TaxedAllowance[] | undefined {
  const sign = (amount: string) => compareDecimals(amount, '0') ?? 0;
  const parts = rests.flatMap((amount, tax) => (sign(amount) === 0 ? [] : [{ ...only, amount, tax }]));
  const fits =
    same(sumOf(parts), only.amount) && parts.every((one) => sign(one.amount) === sign(only.amount));
  return fits ? parts : undefined;
}

/** Every way to give each of some items one of some taxes. */
const waysOf = (items: number, taxes: number): number[][] =>
  Array.from({ length: items }).reduce<number[][]>(
    (ways) => ways.flatMap((way) => Array.from({ length: taxes }, (_, tax) => [...way, tax])),
    [[]],
  );
