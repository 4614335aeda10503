// Bank accounts as they are compared: IBANs by all their characters, numbers of other kinds by their digits.
import { ibanLength, isIban } from '../../lexicon/iban.ts';

export interface Account {
  /** What two spellings of an account have in common. */
  key: string;
  /** ISO 3166 code; null where the number does not tell. */
  country: string | null;
  /** What the check digits say; null where there are none. */
  valid: boolean | null;
}

const IBAN = /(?<![A-Z0-9])([A-Z]{2})\d{2}(?:[\s.-]?[A-Z0-9]){10,30}/;
/** Shorter numbers are none of accounts. */
const SHORTEST = 5;

/** The name of a bank may stand beside the number. Undefined for what names no account. */
export function accountIn(text: string): Account | undefined {
  const plain = text.normalize('NFKC').toUpperCase();
  const found = IBAN.exec(plain);
  const country = found?.[1] ?? '';
  const length = ibanLength(country);
  if (found !== null && length !== undefined) {
    const key = found[0].replaceAll(/[\s.-]/g, '').slice(0, length);
    return { key, country, valid: isIban(key) };
  }
  const key = plain.replaceAll(/\D/g, '');
  return key.length < SHORTEST ? undefined : { key, country: null, valid: null };
}

/** IBANs in groups of four, as they are printed. */
export const printAccount = (key: string): string =>
  /^[A-Z]/.test(key) ? key.replaceAll(/(.{4})(?=.)/g, '$1 ') : key;
