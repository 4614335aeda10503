// Rows of a table that are no items but sums of those above them: of a group, a delivery, a page, of all.
import { wordsOf } from '../../lexicon/words.ts';
import type { Item } from './make-item.ts';

/** A word for a sum leads the row. */
const NAMED = new RegExp(String.raw`^[^\p{L}]*(?:${wordsOf('subtotal')})(?!\p{L})`, 'iu');

/** Whether it has a price or a number of pieces. */
export const isFactored = ({ quantity, unit_price }: Item): boolean =>
  quantity !== null || unit_price !== null;

/**
 * Without rows that are the sum of the items above them, or of the last of those: they have no price, and no quantity either
 * unless they are called a sum ("Total 14.5 hours"). What follows the last sum is taxes and totals, unless it has factors as
 * the items have.
 */
export function withoutSums(items: Item[]): Item[] {
  const lastFactored = items.findLastIndex(isFactored);
  const kept: Item[] = [];
  for (const [i, item] of items.entries()) {
    if (!mayBeSum(item, kept) || !isSumOf(item, kept)) kept.push(item);
    else if (lastFactored >= 0 && i > lastFactored) break;
  }
  return kept;
}

/** Whether a row is called a sum, and has no price as items have. */
export const isCalledSum = ({ description, unit_price }: Item): boolean =>
  NAMED.test(description) && unit_price === null;

const mayBeSum = (item: Item, above: Item[]): boolean => {
  if (NAMED.test(item.description)) return isCalledSum(item);
  return !isFactored(item) ? above.some(isFactored) : lacksQuantity(item) && above.every(hasProduct);
};

/** A figure of the row below stands in the column of prices. */
const lacksQuantity = ({ quantity }: Item): boolean => quantity === null;
const hasProduct = ({ adds_up }: Item): boolean => adds_up === true;

/** Whether the amount is the sum of all items, or of the last ones: two of them, if it is not called a sum, for two may cost the same. */
function isSumOf({ amount, description }: Item, items: Item[]): boolean {
  if (amount === null || amount.units === 0) return false;
  const named = NAMED.test(description);
  let sum = 0;
  for (let count = 1; count <= items.length; count++) {
    sum += items[items.length - count]?.amount?.units ?? 0;
    const counts = count > 1 || items.length === 1 || named;
    if (counts && Math.abs(amount.units - sum) <= 100 * count) return true;
  }
  return false;
}
