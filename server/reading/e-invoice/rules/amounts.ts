// Exact arithmetic with the amounts of an invoice.
import {
  compareDecimals,
  divideDecimal,
  isDecimal,
  multiplyDecimals,
  sumDecimals,
} from '../../../platform/decimal.ts';
import { groupsIn, type Group } from '../model/invoice-model.ts';
import type { GroupId, TermId } from '../model/terms.ts';

/** Longer texts are no amounts; their arithmetic would take time without bound. */
const LONGEST = 40;

/** Undefined where the term is absent or no decimal number. */
export function amountOf(group: Group, term: TermId): string | undefined {
  const text = group.text(term);
  return text !== undefined && isAmount(text) ? text : undefined;
}

export const isAmount = (text: string): boolean => text.length <= LONGEST && isDecimal(text);

/** Of one term in all groups of a kind that satisfy a condition; unreadable ones count nothing. */
export const total = (
  invoice: Group,
  groups: GroupId,
  term: TermId,
  wanted: (group: Group) => boolean = () => true,
): string =>
  sumDecimals(
    groupsIn(invoice, groups)
      .filter(wanted)
      .flatMap((group) => amountOf(group, term) ?? []),
  );

export const negated = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : `-${amount.replace(/^\+/, '')}`;
export const plus = (...amounts: string[]): string => sumDecimals(amounts);
export const minus = (amount: string, ...others: string[]): string =>
  sumDecimals([amount, ...others.map(negated)]);
export const times = multiplyDecimals;
/** Half away from zero, to cents. */
export const rounded = (amount: string): string => divideDecimal(amount, 1, 2);
export const percentOf = (amount: string, percent: string): string =>
  divideDecimal(multiplyDecimals(amount, percent), 100, 2);

export const isSame = (a: string, b: string): boolean => compareDecimals(a, b) === 0;
export const isNegative = (a: string): boolean => (compareDecimals(a, '0') ?? 0) < 0;
export const isZero = (a: string): boolean => isSame(a, '0');
export const isPositive = (a: string): boolean => (compareDecimals(a, '0') ?? 0) > 0;
/** The difference is smaller than so much. */
export const isWithin = (a: string, b: string, most: string): boolean => {
  const difference = minus(a, b);
  return compareDecimals(isNegative(difference) ? negated(difference) : difference, most) === -1;
};
