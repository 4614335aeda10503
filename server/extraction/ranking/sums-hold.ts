// What amounts say of each other: net + tax = total; total - prepaid = due; lines = line total or net. In log odds.
import { samePlace, type AmountCandidate } from '../candidates/candidate.ts';
import { TOLERANCE } from '../checks/tolerance.ts';
import type { FieldRanking } from './assign.ts';
import { chargesBetween } from './charges.ts';
import type { Ranked } from './rank.ts';

/** Sums that add up, and that do not, in log odds. */
const ADDS_UP = 2.2;
const FAILS = -1.6;
const AGREES_WITH_LINES = 0.5;

/** Amounts known from elsewhere, in 1/10,000. */
export interface KnownSums {
  /** The sum of the line items. */
  lines: number | null;
  /** Printed beside the sums; what is taken off is negative. */
  charges: number[];
  /** What net amounts become with freight and other charges, by net amount. */
  charged: Map<number, number>;
}

/** Reward for sums that hold: net + tax = total; total - prepaid = due; lines = line total or net. */
export function sumsOf(rankings: FieldRanking[], known: KnownSums): (chosen: (Ranked | null)[]) => number {
  const placeOf = (id: string) =>
    rankings.findIndex(({ meaning }) => meaning.concept?.id === id && meaning.field.type !== 'text');
  const places = new Map(SUMMED.map((id) => [id, placeOf(id)]));
  const asked = placeOf('grand_total') >= 0;
  return (chosen) => {
    const pick = (id: (typeof SUMMED)[number]) => chosen[places.get(id) ?? -1];
    const of = (id: (typeof SUMMED)[number]): number | null =>
      (pick(id)?.candidate as AmountCandidate | undefined)?.units ?? null;
    const [net, tax, total] = [of('net_total'), of('tax_total'), of('grand_total')];
    const taxed = (pick('tax_total')?.score ?? 0) > 0 && (net !== total || isIncluded(tax, total));
    const bare = asked && net !== null && !taxed && !isNamedApart(pick('net_total'), pick('grand_total'));
    const headless = asked && tax !== null && total === null;
    return judgeAll(of, known) + (bare ? (net === total ? LONE : FAILS) : 0) + (headless ? FAILS : 0);
  };
}

/** Whether a label in its row names the net amount and no other sum ("Total" may be any), and it is not the very print of the total. */
function isNamedApart(net: Ranked | null | undefined, total: Ranked | null | undefined): boolean {
  if (!net || !total) return false;
  const { inline = 0, left = 0, rival_any = 0 } = net.features;
  const named = Math.max(inline, left);
  return named >= NAMED && named > rival_any && !samePlace(net.candidate, total.candidate);
}

/** Whether a tax may be part of a sum: between equal sums there is no room for another. Included taxes have whole rates, by and large. */
function isIncluded(tax: number | null, total: number | null): boolean {
  if (!tax || total === null) return tax === 0;
  const rate = Math.round((100 * tax) / (total - tax));
  return rate >= 1 && Math.abs(((total - tax) * rate) / 100 - tax) <= CENT;
}
/** In 1/10,000. */
const CENT = 100;

/** In log odds: a sum without a tax, once or again on a second slip, is the total; it is the net amount as well only where a label says so, as is a smaller one. */
const LONE = -6;
/** From this closeness on a label names a value. */
export const NAMED = 0.35;

const SUMMED = [
  'net_total',
  'tax_total',
  'grand_total',
  'due_payable',
  'prepaid',
  'line_total',
  'gross_pay',
  'net_pay',
] as const;

/** No tax is a larger share of what is to be paid; sums that hold with it have net and tax exchanged. */
const MOST_TAX = 0.4;
/** In log odds. */
const TOO_MUCH_TAX = -6;
/** A total below its net amount without any discount between them, in log odds. */
const SHRUNK = -4;

function judgeAll(of: (id: (typeof SUMMED)[number]) => number | null, known: KnownSums): number {
  const [net, tax, total] = [of('net_total'), of('tax_total'), of('grand_total')];
  const [due, prepaid, lines] = [of('due_payable'), of('prepaid'), of('line_total')];
  const heavy = tax !== null && total !== null && tax > MOST_TAX * total;
  const taxed =
    net !== null &&
    tax !== null &&
    total !== null &&
    !heavy &&
    chargesBetween(net + tax, total, known.charges) !== undefined;
  const [gross_pay, net_pay] = [of('gross_pay'), of('net_pay')];
  let score = 0;
  // A rate by the hour, say: refunds of expenses that exceed all that is kept back are rare.
  if (gross_pay !== null && net_pay !== null && net_pay > gross_pay) score += FAILS;
  if (heavy) score += TOO_MUCH_TAX;
  // Without a tax any amount is the sum of itself.
  else if (net !== null && tax !== null && total !== null) score += holds(taxed, tax === 0 ? 0 : total);
  if (net !== null && total !== null && !taxed && net > Math.max(total, 0) + TOLERANCE) score += SHRUNK;
  const charged = net === null ? undefined : known.charged.get(net);
  if (charged !== undefined && tax === null && total !== null) score += judge(charged - total, total);
  if (due !== null && prepaid !== null && total !== null)
    score += 0.7 * judge(total - Math.abs(prepaid) - due, total);
  if (due !== null && prepaid === null && total !== null && due !== total) score -= 0.3;
  if (known.lines !== null) {
    const base = lines ?? net;
    // Prices with their tax add up to the total of net and tax.
    const gross = taxed && total !== null && Math.abs(known.lines - total) <= TOLERANCE;
    if (base !== null) score += 0.6 * holds(gross || Math.abs(known.lines - base) <= TOLERANCE, base);
    // Taxes and service charges may come on top of the lines: only their agreement with the total says something.
    if (tax === null && total !== null && Math.abs(known.lines - total) <= TOLERANCE)
      score += AGREES_WITH_LINES;
  }
  return score;
}

const judge = (difference: number, total: number): number => holds(Math.abs(difference) <= TOLERANCE, total);

function holds(sum: boolean, total: number): number {
  if (!sum) return FAILS;
  return total === 0 ? 0 : ADDS_UP;
}
