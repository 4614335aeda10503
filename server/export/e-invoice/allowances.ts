// Allowances and charges of the whole invoice: those that its record states, and the discounts, freight and surcharges of its fields.
import type { ProfileField } from '../../../contract/profiles.ts';
import type { TaxLine } from '../../../contract/tax-breakdown.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { allowanceKind } from '../../extraction/structured/allowance-values.ts';
import {
  compareDecimals,
  isDecimal,
  magnitude,
  numberText,
  sameSign,
  subtractDecimals,
  sumDecimals,
} from '../../platform/decimal.ts';
import { signed, type StatedAllowance } from './stated-allowance.ts';

/** Every choice of them is tried: each more doubles the choices. */
const MOST = 8;

/** What a field takes off the sum of the lines or adds to it; undefined for other fields. */
export function allowanceIn(field: ProfileField, value: string): StatedAllowance | undefined {
  if (!isDecimal(value) || compareDecimals(value, '0') === 0) return undefined;
  const kind = allowanceKind(understandField(field));
  if (kind === undefined) return undefined;
  const charge = kind !== 'discount' && !value.startsWith('-');
  return { charge, amount: magnitude(value), reason: field.label };
}

const sumOf = (parts: StatedAllowance[], from = '0'): string => sumDecimals([from, ...parts.map(signed)]);
const same = (one: string, other: string): boolean => compareDecimals(one, other) === 0;

/** Every choice of them, the smallest first. */
const choicesOf = <Item>(items: Item[]): Item[][] =>
  items
    .reduce<Item[][]>((some, item) => [...some, ...some.map((one) => [...one, item])], [[]])
    .sort((one, other) => one.length - other.length);

/**
 * Those of the fields that lead from the sum of the lines, with the rows of the record, to the net total; a discount that the lines
 * have taken off, or freight that is a line itself, is none of them. All where no choice leads there: the rules say then what does not
 * add up.
 */
export function betweenSums(found: StatedAllowance[], from: string, nets: string[]): StatedAllowance[] {
  if (found.length > MOST) return found;
  const choices = choicesOf(found);
  for (const net of nets) {
    const fitting = choices.find((choice) => same(sumOf(choice, from), net));
    if (fitting !== undefined) return fitting;
  }
  return found;
}

/** More ways to share allowances out among rates are not tried. */
const MOST_WAYS = 4096;

/**
 * Each with its tax, as far as that is certain: that of the tax line it names, else the only one. With several rates, the taxable
 * amount of a rate is the sum of its lines and what belongs to it: an only allowance is parted accordingly, and several are shared out
 * where one way alone fits.
 * @param rests what the taxable amount of each tax line has beyond its lines; null where that is not known
 */
export function withTaxes(
  allowances: StatedAllowance[],
  taxes: TaxLine[],
  rests: (string | null)[],
): StatedAllowance[] {
  const named = allowances.map((one) => taxNamedBy(one, taxes));
  const left = rests.map((rest, tax) => {
    const own = allowances.filter((_, i) => named[i] === tax);
    return rest === null ? null : subtractDecimals(rest, sumOf(own));
  });
  const open = allowances.filter((one, i) => named[i] === undefined && !namesTax(one));
  const shared = sharedOut(open, left);
  return allowances.flatMap((one, i) => {
    const parts = shared.get(one) ?? [{ amount: one.amount, tax: named[i] }];
    return parts.map(({ amount, tax }) =>
      taxed({ ...one, amount }, tax === undefined ? undefined : taxes[tax]),
    );
  });
}

const namesTax = ({ category, rate }: StatedAllowance): boolean => (category ?? rate ?? null) !== null;

/** The only tax line that an allowance can mean by its category and rate; undefined where it names neither. */
function taxNamedBy(one: StatedAllowance, taxes: TaxLine[]): number | undefined {
  if (!namesTax(one)) return undefined;
  const { category, rate } = one;
  const fitting = taxes.flatMap((tax, i) => {
    const isCategory = category == null || tax.category === null || tax.category === category;
    const isRate = rate == null || tax.rate === null || same(numberText(tax.rate), rate);
    return isCategory && isRate ? [i] : [];
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

const taxed = (one: StatedAllowance, tax: TaxLine | undefined): StatedAllowance => ({
  ...one,
  category: one.category ?? tax?.category ?? null,
  rate: one.rate ?? (tax?.rate == null ? null : numberText(tax.rate)),
});

interface Part {
  amount: string;
  tax: number | undefined;
}

function sharedOut(open: StatedAllowance[], rests: (string | null)[]): Map<StatedAllowance, Part[]> {
  const whole = (tax: (i: number) => number | undefined) =>
    new Map(open.map((one, i) => [one, [{ amount: one.amount, tax: tax(i) }]]));
  if (rests.length === 1) return whole(() => 0);
  const nowhere = whole(() => undefined);
  const known = rests.filter((rest) => rest !== null);
  if (known.length < rests.length || known.length ** open.length > MOST_WAYS) return nowhere;
  const [only, ...others] = open;
  if (only !== undefined && others.length === 0) {
    const parts = parted(only, known);
    return parts === undefined ? nowhere : new Map([[only, parts]]);
  }
  const fitting = waysOf(open.length, known.length).filter((way) =>
    known.every((rest, tax) => same(sumOf(open.filter((_, i) => way[i] === tax)), rest)),
  );
  const [way, another] = fitting;
  return way === undefined || another !== undefined ? nowhere : whole((i) => way[i]);
}

function parted(only: StatedAllowance, rests: string[]): Part[] | undefined {
  const added = signed(only);
  const parts = rests.flatMap((amount, tax) => (compareDecimals(amount, '0') === 0 ? [] : [{ amount, tax }]));
  const fits =
    same(sumDecimals(parts.map(({ amount }) => amount)), added) &&
    parts.every(({ amount }) => sameSign(amount, added));
  return fits ? parts.map(({ amount, tax }) => ({ amount: magnitude(amount), tax })) : undefined;
}

/** Every way to give each of some items one of some taxes. */
const waysOf = (items: number, taxes: number): number[][] =>
  Array.from({ length: items }).reduce<number[][]>(
    (ways) => ways.flatMap((way) => Array.from({ length: taxes }, (_, tax) => [...way, tax])),
    [[]],
  );
