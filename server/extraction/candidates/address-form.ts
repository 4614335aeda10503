// One form for addresses however a document prints them: parts separated by commas, the country last. European addresses
// carry the country as its ISO 3166 code, as e-invoices do (EN 16931, BT-40 and BT-55), so that both compare equal. Within
// a country nobody prints it: then it is the one of who wrote the document, where the postal code has its form.
import { COUNTRIES } from '../../lexicon/countries/index.ts';
import { LANGUAGES } from '../../lexicon/languages/index.ts';
import { COUNTRY_NAMES, speaking } from '../../lexicon/places.ts';
import { alternatives } from '../../lexicon/words.ts';
import { addressScore, hasPostcode, loosenPostcode } from './addresses.ts';
import { nameSigns } from './organisations.ts';

/** Codes and signs that may stand before a postal code, by the country they mean. */
const PREFIXES = new Map(
  COUNTRIES.filter(({ names }) => names !== undefined).flatMap(({ code, sign }) => [
    [code, code] as const,
    ...(sign === undefined ? [] : [[sign, code] as const]),
  ]),
);

/** A line above the window of an envelope: "Muster GmbH - Musterweg 1 - 12345 Musterstadt". */
const SENDER_LINE = /\s[-–—|·•∙]\s/u;

/** Postal code before the town, by country. */
const POSTAL_FORMS = COUNTRIES.flatMap(({ code, postcode }) =>
  postcode === undefined ? [] : [{ code, form: new RegExp(String.raw`(?<![\p{L}\d])${postcode}`, 'u') }],
);
/** Words of streets belong to a language, and so to the countries that speak it. */
const STREET_WORDS = LANGUAGES.flatMap(({ code, words }) => {
  const streets = words?.street_at_home;
  if (streets === undefined) return [];
  return [{ form: new RegExp(alternatives(streets).join('|'), 'iu'), countries: speaking(code) }];
});

/** The country of an address that names none: the first of `homes` that postal code and words of the street allow. */
function countryWithin(address: string, homes: readonly string[]): string | undefined {
  const byPost = POSTAL_FORMS.filter(({ form }) => form.test(address)).map(({ code }) => code);
  const [only, ...others] = byPost;
  if (only !== undefined && others.length === 0) return only;
  const byWords = STREET_WORDS.filter(({ form }) => form.test(address)).map(({ countries }) => countries);
  return homes.find((home) => byPost.includes(home) && byWords.every((all) => all.includes(home)));
}

/** "D – 12345", "D12345": before a postal code, without the sign of a sender line. */
const PREFIXED = /(?<![\p{L}\d])(?<prefix>[A-Z]{1,2})\s?[-–]?\s?(?=\d{4,5}\s+\p{Lu})/u;
/** "12345 Neustadt (Deutschland)", "12345 Neustadt / Germany". */
const NAME_BEHIND = new RegExp(
  `^(?<rest>.+?)\\s*(?:[-–/(]\\s*|\\s)(?<name>${[...COUNTRY_NAMES.keys()].join('|')})\\)?\\.?$`,
  'iu',
);

/** An address whose country stands with its town, with the country in a part of its own. */
function withCountryApart(printed: string): string {
  const joined = printed.replace(PREFIXED, (all, prefix: string) =>
    PREFIXES.has(prefix) ? `${prefix}-` : all,
  );
  const { rest, name } = NAME_BEHIND.exec(joined)?.groups ?? {};
  return rest !== undefined && hasPostcode(rest) && !rest.endsWith(',') ? `${rest}, ${name}` : joined;
}

/** @param homes ISO 3166 codes of countries the document may come from, the likeliest first */
export function normalAddress(printed: string, homes: readonly string[] = []): string {
  let country: string | undefined;
  const parts = partsOf(withCountryApart(loosenPostcode(printed))).flatMap((part, i, all) => {
    const prefixed =
      /^(?<prefix>[A-Z]{1,2})(?:\s|-|\s-\s)(?<rest>(?:\d{4,5}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2})\s.*)$/u.exec(
        part,
      )?.groups;
    const code = PREFIXES.get(prefixed?.['prefix'] ?? '');
    if (code !== undefined) {
      country = code;
      return [prefixed?.['rest'] ?? part];
    }
    const named =
      i === all.length - 1 && i > 0 ? COUNTRY_NAMES.get(part.toLowerCase().replace(/\.$/, '')) : undefined;
    if (named === undefined) return [part];
    country = named;
    return [];
  });
  country ??= countryWithin(printed, homes);
  if (country === undefined) return printed;
  // The code may stand at the end already, besides the name or the prefix.
  return [...parts.filter((part, i) => i === 0 || part !== country), country].join(', ');
}

/** A name that ends in a comma before the address in the same line. */
const NAME_BEFORE = /^(?<name>[^,]{3,60}),\s+(?=[^,]+,)/u;

/** Length of the name that leads a sender line, with the sign behind it; 0 where the text is none. */
export function senderName(text: string): number {
  const [first = '', ...rest] = text.split(SENDER_LINE);
  if (rest.length >= 2) {
    const isName = addressScore(first) < 0.3 || nameSigns(first).legal_form === 1;
    return isName ? text.length - text.slice(first.length).replace(SENDER_LINE, '').length : 0;
  }
  const before = NAME_BEFORE.exec(text);
  const signs = nameSigns(before?.groups?.['name'] ?? '');
  return before !== null && signs.legal_form === 1 && hasPostcode(text) ? before[0].length : 0;
}

/** What joins the parts of an address printed in one line. */
const JOINT = /\s[-–—|·•∙]\s|,\s+/gu;
/** The state and ZIP code behind a town of the United States. */
const STATE_AND_CODE = /^[A-Z]{2}\.?\s\d{5}(?:-\d{4})?\.?$/;
/** A telephone, tax or bank number behind an address in the same line. */
const NUMBER = /\d[\d\s/().-]{4,}$|:|@/u;

/**
 * Length of the part of a sender line or footer that is address: what follows the postal code, but for a country, is
 * not. Behind a comma a district may follow.
 */
export function addressEnd(text: string): number {
  const joints = [...text.matchAll(JOINT)];
  const starts = [0, ...joints.map(({ index, 0: joint }) => index + joint.length)];
  const parts = starts.map((start, i) => text.slice(start, joints[i]?.index));
  // "Cedar Falls, IA 95183": a comma parts place and code.
  const last = parts.findIndex(
    (part, i) => hasPostcode(part) || hasPostcode(`${parts[i - 1] ?? ''}, ${part}`),
  );
  if (last < 0) return text.length;
  let end = last;
  for (let i = last; i < joints.length; i++) {
    const next = parts[i + 1]?.trim() ?? '';
    const isCountry = COUNTRY_NAMES.has(next.toLowerCase()) || /^[A-Z]{2}$/.test(next);
    const isNumber = NUMBER.test(next) && !STATE_AND_CODE.test(next);
    if (!isCountry && (joints[i]?.[0].trim() !== ',' || isNumber)) break;
    end = i + 1;
  }
  return joints[end]?.index ?? text.length;
}

/** The address of a sender line as one text with commas: "Musterweg 1 - 12345 Musterstadt". */
export const withCommas = (text: string): string => text.split(SENDER_LINE).join(', ');

/** Parts between commas; those of a sender line without the name that leads it. */
function partsOf(printed: string): string[] {
  const [, second = '', ...others] = printed.split(SENDER_LINE);
  const isSenderLine = others.length > 0 || hasPostcode(second);
  const parts = isSenderLine ? withCommas(printed.slice(senderName(printed))) : printed;
  return parts.split(/,\s+/).map((part) => part.trim());
}
