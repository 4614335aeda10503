// A made-up receipt as a scanner's recogniser gives it, and what of its truth can be read then.
import type { Reading } from '../../../server/reading/reading.ts';
import { bare, scanned } from '../invoices/noise.ts';
import type { Random } from '../../../bench/random.ts';
import type { TruthRow } from '../../../bench/sets.ts';
import type { MadeReceipt } from './make-receipt.ts';

/** Many recognisers know no accents: whether they do is another question than whether the receipt is understood. */
export const bareRow = (row: TruthRow): TruthRow => ({
  ...row,
  truth: Object.fromEntries(
    Object.entries(row.truth).map(([key, value]) => [key, typeof value === 'string' ? bare(value) : value]),
  ),
});

export const recognised = (
  { row, reading }: MadeReceipt,
  dice: Random,
): { row: TruthRow; reading: Reading } => ({
  row: bareRow(row),
  reading: scanned(reading, dice),
});
