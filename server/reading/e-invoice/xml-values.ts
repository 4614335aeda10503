// Takes values out of the XML of electronic invoices.
import { compareDecimals, divideDecimal } from '../../platform/decimal.ts';
import { childrenOf, textIn, type XmlElement } from '../formats/xml.ts';

/** Elements at a path such as `Agreement|OldAgreement/Party/Name`; a step may name alternatives. */
export function elementsAt(root: XmlElement | undefined, path: string): XmlElement[] {
  let found = root ? [root] : [];
  for (const step of path.split('/')) {
    const names = step.split('|');
    found = found.flatMap((element) => childrenOf(element).filter(({ name }) => names.includes(name)));
  }
  return found;
}

/** Text of the first element at any of the paths that has some; runs of white space become one space. */
export function textAt(root: XmlElement | undefined, ...paths: string[]): string | undefined {
  for (const path of paths) {
    for (const element of elementsAt(root, path)) {
      const text = textIn(element).replace(/\s+/g, ' ').trim();
      if (text !== '') return text;
    }
  }
  return undefined;
}

export const amountAt = (root: XmlElement | undefined, ...paths: string[]): string | undefined =>
  amountIn(textAt(root, ...paths));

/** A decimal as the document writes it, without grouping or sign decoration; undefined for anything else. */
export function amountIn(text: string | undefined): string | undefined {
  const plain = text?.replace(/^\+|[\s,¥￥]/g, '');
  return plain !== undefined && /^-?\d*\.?\d+$/.test(plain) ? plain : undefined;
}

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

export const dateAt = (root: XmlElement | undefined, ...paths: string[]): string | undefined =>
  dateIn(textAt(root, ...paths));

/** ISO date from `20250602`, `2025-06-02`, `2025-06-02T…` or `2025年06月02日`. */
export function dateIn(text = ''): string | undefined {
  const parts =
    /^(\d{4})(\d{2})(\d{2})(?!\d)/.exec(text) ??
    /^(\d{4})\s*[-/年.]\s*(\d{1,2})\s*[-/月.]\s*(\d{1,2})/.exec(text);
  if (!parts) return undefined;
  const [, year, month, day] = parts;
  return `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}`;
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
