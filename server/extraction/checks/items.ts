// Checks of each line item: quantity times unit price is the amount.
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { found, type FoundCheck } from './check.ts';
import { needsDiscount } from './line-arithmetic.ts';
import { printUnits, type CheckedItem, type Findings } from './findings.ts';

/** More failing lines than this are counted, not listed. */
const LISTED = 5;

export function checkItems({ items }: Findings): FoundCheck[] {
  const judged = items.flatMap((item, i) => (item.adds_up === null ? [] : [{ item, i }]));
  const first = judged[0];
  if (first === undefined) return [];
  const failing = judged.filter(({ item }) => item.adds_up === false);
  const places = (of: typeof judged) => of.map(({ i }) => `line_items[${i}]`);
  if (failing.length === 0) {
    const detail =
      judged.length === 1 ? arithmetic(first.item) : sentence('details.holds', { lines: judged.length });
    return [found('quantity', true, detail, places(judged))];
  }
  const checks = failing
    .slice(0, LISTED)
    .map(({ item, i }) =>
      found(
        'quantity',
        false,
        arithmetic(item),
        [`line_items[${i}]`],
        sentence('checks.quantityOfLine', { line: i + 1 }),
      ),
    );
  const rest = failing.slice(LISTED);
  if (rest.length > 0)
    checks.push(found('quantity', false, sentence('details.fails', { lines: rest.length }), places(rest)));
  return checks;
}

/** What a line comes to, in 1/10,000: with its discount where it has one and needs it. Null while a number is missing. */
export function expectedOf(item: CheckedItem): number | null {
  const { quantity, unit_price, amount } = item;
  if (quantity === null || unit_price === null || amount === null) return null;
  return needsDiscount(item) ? amount.units : Math.round((quantity.units / 10_000) * unit_price.units);
}

/** "3 x 10.00 = 30.00, stated 30.10, difference 0.10" */
export function arithmetic(item: CheckedItem): Sentence {
  const { quantity, unit_price, amount, discount } = item;
  const expected = expectedOf(item);
  if (quantity === null || unit_price === null || amount === null || expected === null)
    return sentence('details.plain', { text: '' });
  const factors = { quantity: trim(printUnits(quantity.units)), price: printUnits(unit_price.units) };
  if (needsDiscount(item)) {
    const off = trim(printUnits(Math.abs(discount?.units ?? 0)));
    return sentence('details.discounted', { ...factors, discount: off, amount: printUnits(amount.units) });
  }
  const sum = `${factors.quantity} x ${factors.price} = ${printUnits(expected)}`;
  const difference = Math.abs(Math.abs(expected) - Math.abs(amount.units));
  return difference < 50
    ? sentence('details.plain', { text: sum })
    : sentence('details.stated', {
        sum,
        stated: printUnits(amount.units),
        difference: printUnits(difference),
      });
}

const trim = (number: string): string => number.replace(/\.00$/, '');
