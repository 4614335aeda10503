// Cash discounts that an invoice grants: "10 Tage 2 % Skonto, 30 Tage netto", "2/10 net 30", "#SKONTO#TAGE=14#PROZENT=2.00#".
import { anyOf, wholeWords } from '../lexicon/words.ts';
import { divideDecimal, magnitude, multiplyDecimals, subtractDecimals } from '../platform/decimal.ts';

export interface DiscountTerm {
  /** A decimal text. */
  percent: string;
  /** Days after the date of the invoice. */
  days: number;
}

export interface Discount {
  /** In the direction of the document. */
  amount: string;
  percent: string;
  /** The last day on which it may be taken. */
  until: string;
}

const DISCOUNT = anyOf('cash_discount');
const NET = anyOf('full_payment');
const PERCENT = /(?<![\d.,])(\d{1,2}(?:[.,]\d{1,3})?)\s?(?:%|percent\b|prozent\b)/iu;
const DAYS = new RegExp(String.raw`(?<![\d.,])(\d{1,3})\s?(?:${wholeWords('term_days')})`, 'iu');
const OTHER = anyOf('other_term');
/** "2/10 net 30". */
const SLASHED = /(?<![\d/])(\d{1,2}(?:[.,]\d{1,2})?)\/(\d{1,2})(?![\d/])(?=.*\bn(?:et)?\s?\/?\s?\d)/giu;
/** As XRechnung writes them (BR-DE-18). */
const CODED = /#SKONTO#TAGE=(\d{1,3})#PROZENT=(\d{1,2}\.\d{2})#/g;
/** Of time and of what is taken off: more is no discount for paying soon. */
const MOST_DAYS = 120;
const MOST_PERCENT = 10;
const DAY_MS = 86_400_000;

/** The best discount first; none where the text does not say both percent and days. */
export function discountTerms(text: string): DiscountTerm[] {
  const terms = [
    ...[...text.matchAll(CODED)].map(([, days, percent]) => ({ percent: percent!, days: Number(days) })),
    ...[...text.matchAll(SLASHED)].map(([, percent, days]) => ({ percent: percent!, days: Number(days) })),
    ...clausesOf(text.replaceAll(CODED, ' ')),
  ].map(({ percent, days }) => ({ percent: percent.replace(',', '.'), days }));
  const sound = terms.filter(
    ({ percent, days }) =>
      Number(percent) > 0 && Number(percent) <= MOST_PERCENT && days > 0 && days <= MOST_DAYS,
  );
  return sound.toSorted((a, b) => Number(b.percent) - Number(a.percent));
}

/** Percent and days belong together where they stand in one clause, and the terms speak of a discount or of a later net day. */
function clausesOf(text: string): DiscountTerm[] {
  if (!DISCOUNT.test(text) && !NET.test(text)) return [];
  return text.split(/[;\n]|,(?!\d)|\.(?!\d)/).flatMap((clause) => {
    const percent = PERCENT.exec(clause)?.[1];
    const days = DAYS.exec(clause)?.[1];
    const about = DISCOUNT.test(clause) || !OTHER.test(clause);
    return percent === undefined || days === undefined || !about ? [] : [{ percent, days: Number(days) }];
  });
}

/** What may be taken off `owed` by each of the terms of a document, the largest first. */
export function discountsOf(
  { payment_terms, doc_date }: { payment_terms: string | null; doc_date: string | null },
  owed: string,
): Discount[] {
  if (payment_terms === null || doc_date === null) return [];
  return discountTerms(payment_terms).map(({ percent, days }) => ({
    amount: divideDecimal(multiplyDecimals(owed, percent), 100, 2),
    percent,
    until: new Date(Date.parse(doc_date) + days * DAY_MS).toISOString().slice(0, 10),
  }));
}

/** Whether what is missing is the discount, but for the rounding of a cent. */
export const isDiscount = (missing: string, { amount }: Discount): boolean =>
  Number(magnitude(subtractDecimals(missing, amount))) <= 0.01;
