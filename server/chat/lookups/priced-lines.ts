// Lines of a page that name a thing and its price, as receipts print them where nothing marks a table.
import type { LineItem } from '../../../contract/documents.ts';
import { fold } from '../../search/tokenize.ts';
import { hasAll } from '../records/has-words.ts';

const PRICE = /(?<![\d.,])\d{1,3}(?:[ .,']?\d{3})*[.,]\s?\d{2}(?!\d)/g;

/** `priced`: only lines that end in a price. */
export function pricedLines(texts: readonly string[], stems: readonly string[], priced: boolean): LineItem[] {
  return texts.flatMap((text) =>
    text.split('\n').flatMap((line): LineItem[] => {
      const price = [...line.matchAll(PRICE)].at(-1)?.[0];
      if ((priced && price === undefined) || !hasAll(fold(line), stems)) return [];
      const amount = price === undefined ? null : decimalOf(price);
      return [{ description: line.trim(), quantity: null, unit_price: null, amount }];
    }),
  );
}

/** 1.234,50 and 1,234.50 -> 1234.5 */
function decimalOf(price: string): number {
  const bare = price.replaceAll(/\s/g, '');
  return Number(`${bare.slice(0, -3).replaceAll(/[.,']/g, '')}.${bare.slice(-2)}`);
}
