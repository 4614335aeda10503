// How well the line items of many drawn invoices are read, summed up by what the invoices have in common.
import type { DraftLineItem } from '../server/extraction/draft.ts';
import { matchItems } from './compare.ts';
import type { MadeItem } from '../training/synth/invoices/press.ts';
import { share, table } from './kit.ts';

interface Sum {
  invoices: number;
  /** Invoices of which every line is right. */
  perfect: number;
  truth: number;
  predicted: number;
  matched: number;
  /** Matched lines whose quantity and price are right too. */
  whole: number;
}

/** Sums by trait, in the order in which the traits were met first. */
export type LineItemSums = Map<string, Sum>;

/** Adds one invoice to the sums of its traits; what was missed and made up as lines to print, none where all is right. */
export function addInvoice(
  sums: LineItemSums,
  traits: readonly string[],
  wanted: readonly MadeItem[],
  found: readonly DraftLineItem[],
): string[] {
  const { missed, invented, pairs } = matchItems(found, wanted);
  const partial = pairs.filter(
    ([item, truth]) =>
      (truth.quantity !== null && item.quantity !== truth.quantity) ||
      (truth.unit_price !== null && item.unit_price !== truth.unit_price),
  );
  for (const trait of traits) {
    const sum = sums.get(trait) ?? { invoices: 0, perfect: 0, truth: 0, predicted: 0, matched: 0, whole: 0 };
    sums.set(trait, sum);
    sum.invoices++;
    sum.perfect += Number(missed.length + invented.length === 0);
    sum.truth += wanted.length;
    sum.predicted += found.length;
    sum.matched += pairs.length;
    sum.whole += pairs.length - partial.length;
  }
  if (missed.length + invented.length + partial.length === 0) return [];
  return [
    `${missed.length} of ${wanted.length} missed, ${invented.length} made up, ${partial.length} in part`,
    ...missed.slice(0, 3).map((item) => `  missed ${JSON.stringify(item)}`),
    ...partial
      .slice(0, 2)
      .map(
        ([{ quantity, unit_price }, truth]) =>
          `  in part ${JSON.stringify({ quantity, unit_price })} of ${JSON.stringify(truth)}`,
      ),
    ...invented
      .slice(0, 3)
      .map(
        ({ description, quantity, unit_price, amount }) =>
          `  made up ${JSON.stringify({ description, quantity, unit_price, amount })}`,
      ),
  ];
}

/** `name` heads the first column. */
export const describeLineItems = (name: string, sums: Iterable<[string, Sum]>): string =>
  table(
    [name, 'count', 'all lines', 'recall', 'precision', 'quantity and price'],
    [...sums].map(([trait, sum]) => [
      trait,
      sum.invoices,
      share(sum.perfect, sum.invoices),
      share(sum.matched, sum.truth),
      share(sum.matched, sum.predicted),
      share(sum.whole, sum.matched),
    ]),
  );
