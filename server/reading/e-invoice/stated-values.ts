// Values as electronic invoices state them.
import { compareDecimals, divideDecimal } from '../../platform/decimal.ts';

/** As many decimals as the price of one piece has at most: what the division gives beyond them says nothing. */
const PRICE_PLACES = 10;

/**
 * The price of one piece, where the price (BT-146) is that of several: the base quantity (BT-149) beside it. One that is
 * missing, zero or negative counts as one piece.
 */
export function pricePerPiece(price: string | undefined, base: string | undefined): string | undefined {
  if (price === undefined || base === undefined) return price;
  if ((compareDecimals(base, '0') ?? 0) <= 0 || compareDecimals(base, '1') === 0) return price;
  // Zeros behind the second decimal are of the division.
  return divideDecimal(price, base, PRICE_PLACES).replace(/(\.\d\d\d*?)0+$/, '$1');
}

/** Parts of an address in the order in which they are written on one line. */
export function joinAddress(parts: (string | undefined)[]): string | undefined {
  const known = parts.map((part) => part?.trim()).filter((part) => part !== undefined && part !== '');
  return known.length > 0 ? known.join(', ') : undefined;
}

/** Only what is there. */
export function onlyKnown<Key extends string>(
  values: Record<Key, string | undefined>,
): Partial<Record<Key, string>> {
  const known = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(known) as Partial<Record<Key, string>>;
}

/** The value all elements agree on; undefined when they differ. */
export function theOnly(values: (string | undefined)[]): string | undefined {
  const distinct = new Set(values.filter((value) => value !== undefined));
  return distinct.size === 1 ? [...distinct][0] : undefined;
}
