// Lines of pages that end in a price, where no table of items was read.
import type { LineItem } from '../../../contract/documents.ts';
import { parseNumber, UNITS } from '../../extraction/candidates/numbers.ts';
import { fold } from '../../search/tokenize.ts';
import { hasAll } from '../records/has-words.ts';

const PRICE = /(?<![\d.,])\d{1,3}(?:[ .,']?\d{3})*[.,]\s?\d{2}(?!\d)/g;

/** The lines that end in a price and have those of the stems that stand in such lines at all. */
export function pricedLines(pages: readonly { text: string }[], stems: readonly string[]): LineItem[] {
  const priced = pages.flatMap(({ text }) =>
    text.split('\n').flatMap((line) => {
      // Of digits in a row that are too many for an amount there is no number.
      const price = parseNumber([...line.matchAll(PRICE)].at(-1)?.[0] ?? '', undefined);
      return price === undefined
        ? []
        : [{ line: fold(line), said: line.trim(), amount: price.units / UNITS }];
    }),
  );
  const known = stems.filter((word) => priced.some(({ line }) => hasAll(line, [word])));
  if (known.length === 0) return [];
  return priced
    .filter(({ line }) => hasAll(line, known))
    .map(({ said, amount }) => ({ description: said, quantity: null, unit_price: null, amount }));
}
