// A postal address in one text as the business terms of EN 16931. What cannot be told apart stays in the lines of the address.
import { normalAddress } from '../../extraction/candidates/address-form.ts';
import { COUNTRIES } from '../../lexicon/countries/index.ts';
import { COUNTRY_NAMES } from '../../lexicon/places.ts';

export interface PostalAddress {
  /** At most three: more are joined in the last. */
  lines: string[];
  city?: string;
  postcode?: string;
  /** ISO 3166. */
  country?: string;
}

/** "12345", "1234 AB", "111 22", "00-950", "1000-001", "SW1A 1AA". */
const CODE = String.raw`(?<postcode>[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|\d{3}\s\d{2}|\d{2}-\d{3}|\d{4,6}(?:-\d{3,4})?(?:\s[A-Z]{2}(?=\s|$))?)`;
const LEADING = new RegExp(String.raw`^${CODE}\s+(?<city>\p{L}.*)$`, 'u');
const TRAILING = new RegExp(String.raw`^(?<city>\p{L}.*?)\s+${CODE}$`, 'u');
/** The state before a ZIP code, which stands behind the town. */
const STATE = /^[A-Z]{2}\.?$/;

const CODES = new Set(COUNTRIES.map(({ code }) => code));
const NAMES = new Map(COUNTRIES.map(({ code, name }) => [name.toLowerCase(), code]));

/** The ISO 3166 code of a country that is given by its code or its name. */
export function countryCode(text: string): string | undefined {
  const plain = text.trim().replace(/\.$/, '');
  const small = plain.toLowerCase();
  return CODES.has(plain) ? plain : (COUNTRY_NAMES.get(small) ?? NAMES.get(small));
}

/** @param homes ISO 3166 codes that an address without a country may be from, where its postal code allows it */
export function postalAddress(text: string, homes: string[]): PostalAddress {
  const oneLine = text.split(/\s*\n\s*/).join(', ');
  const parts = normalAddress(oneLine, homes)
    .split(/\s*,\s*/)
    .filter((part) => part !== '');
  const country = parts.length > 1 ? countryCode(parts.at(-1)!) : undefined;
  if (country !== undefined) parts.pop();
  const towns = parts.map((part, i) =>
    // The number of a house before or behind its street looks like a postal code.
    i === 0 && parts.length > 1
      ? undefined
      : (LEADING.exec(part) ?? (i > 0 ? TRAILING.exec(part) : null))?.groups,
  );
  const at = towns.findLastIndex((town) => town !== undefined);
  const { city: town, postcode } = towns[at] ?? {};
  const isState = town !== undefined && at > 1 && STATE.test(town);
  const before = at < 0 ? parts : parts.slice(0, isState ? at - 1 : at);
  const city =
    town === undefined
      ? undefined
      : [...(isState ? [parts[at - 1]!] : []), town, ...parts.slice(at + 1)].join(', ');
  return {
    lines: before.length > 3 ? [...before.slice(0, 2), before.slice(2).join(', ')] : before,
    ...(city !== undefined && { city, postcode: postcode! }),
    ...(country !== undefined && { country }),
  };
}
