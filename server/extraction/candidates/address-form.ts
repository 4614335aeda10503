// One form for addresses however a document prints them: parts separated by commas, the country last. European addresses
// carry the country as its ISO 3166 code, as e-invoices do (EN 16931, BT-40 and BT-55), so that both compare equal. Within
// a country nobody prints it: then it is the one of who wrote the document, where the postal code has its form.
import { addressScore, hasPostcode, loosenPostcode } from './addresses.ts';
import { nameSigns } from './organisations.ts';

/** Names of European countries in the languages of their documents, by ISO 3166 code. */
const COUNTRIES: Record<string, string> = {
  AT: 'österreich|austria|autriche|oostenrijk',
  BE: 'belgien|belgium|belgique|belgië|bélgica',
  BG: 'bulgarien|bulgaria|bulgarie',
  CH: 'schweiz|switzerland|suisse|svizzera|suiza|zwitserland',
  CZ: 'tschechien|czech republic|czechia|tchéquie|tsjechië',
  DE: 'deutschland|germany|allemagne|alemania|duitsland|germania',
  DK: 'dänemark|denmark|danmark|danemark|denemarken',
  ES: 'spanien|spain|espagne|españa|spanje',
  FI: 'finnland|finland|finlande|suomi',
  FR: 'frankreich|france|francia|frankrijk',
  GB: 'großbritannien|united kingdom|great britain|uk|royaume-uni|reino unido|vereinigtes königreich',
  GR: 'griechenland|greece|grèce',
  HR: 'kroatien|croatia|croatie',
  HU: 'ungarn|hungary|hongrie',
  IE: 'irland|ireland|irlande',
  IT: 'italien|italy|italie|italia|italië',
  LI: 'liechtenstein',
  LU: 'luxemburg|luxembourg',
  NL: 'niederlande|netherlands|the netherlands|pays-bas|países bajos|nederland',
  NO: 'norwegen|norway|norge|norvège',
  PL: 'polen|poland|pologne|polska',
  PT: 'portugal',
  RO: 'rumänien|romania|roumanie',
  SE: 'schweden|sweden|sverige|suède|zweden',
  SI: 'slowenien|slovenia|slovénie',
  SK: 'slowakei|slovakia|slovaquie',
  // Parts of France with codes of their own.
  GF: 'guyane|guyane française',
  GP: 'guadeloupe',
  MQ: 'martinique',
  RE: 'la réunion|île de la réunion|ile de la réunion|réunion',
  YT: 'mayotte',
};
const CODE_OF = new Map(
  Object.entries(COUNTRIES).flatMap(([code, names]) => names.split('|').map((name) => [name, code] as const)),
);
/** Signs of the road traffic that used to stand before postal codes ("D-80333"). */
const PREFIXES: Record<string, string> = {
  ...Object.fromEntries(Object.keys(COUNTRIES).map((code) => [code, code])),
  A: 'AT',
  B: 'BE',
  D: 'DE',
  E: 'ES',
  F: 'FR',
  I: 'IT',
  L: 'LU',
};

/** A line above the window of an envelope: "Muster GmbH - Musterweg 1 - 12345 Musterstadt". */
const SENDER_LINE = /\s[-–—|·•∙]\s/u;

/** Postal code before the town, by country (Universal Postal Union, postal addressing systems). */
const POSTAL_FORMS: [form: RegExp, countries: string][] = [
  [/(?<![\p{L}\d])\d{5}\s+\p{Lu}/u, 'DE FR ES IT FI HR'],
  [/(?<![\p{L}\d])\d{4}\s+\p{Lu}\p{Ll}/u, 'AT BE BG CH DK HU LI LU NO SI'],
  [/(?<![\p{L}\d])\d{4}\s?[A-Z]{2}\s+\p{Lu}/u, 'NL'],
  [/(?<![\p{L}\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![\p{L}\d])/u, 'GB'],
  [/(?<![\p{L}\d])\d{2}-\d{3}\s+\p{Lu}/u, 'PL'],
  [/(?<![\p{L}\d])\d{4}-\d{3}\s+\p{Lu}/u, 'PT'],
  [/(?<![\p{L}\d])\d{3}\s\d{2}\s+\p{Lu}/u, 'CZ GR SE SK'],
];
/** Words of streets belong to a language, and so to the countries that speak it. */
const STREET_WORDS: [words: RegExp, countries: string][] = [
  [/straße|strasse|gasse(?!\p{L})|\p{L}weg(?!\p{L})|platz(?!\p{L})/iu, 'AT CH DE LI LU'],
  [/(?<!\p{L})(?:rue|chemin|impasse|allée|quai|cedex)(?!\p{L})/iu, 'BE CH FR LU'],
  [/(?<!\p{L})(?:calle|avenida|polígono|carretera)(?!\p{L})/iu, 'ES'],
  [/(?<!\p{L})(?:via|viale|piazza|corso)(?!\p{L})/iu, 'CH IT'],
  [/\p{L}(?:straat|plein|gracht|kade)(?!\p{L})/iu, 'BE NL'],
];

/** The country of an address that names none: the first of `homes` that postal code and words of the street allow. */
function countryWithin(address: string, homes: readonly string[]): string | undefined {
  const byPost = POSTAL_FORMS.filter(([form]) => form.test(address)).flatMap(([, all]) => all.split(' '));
  const [only, ...others] = byPost;
  if (only !== undefined && others.length === 0) return only;
  const byWords = STREET_WORDS.filter(([words]) => words.test(address)).map(([, all]) => all.split(' '));
  return homes.find((home) => byPost.includes(home) && byWords.every((all) => all.includes(home)));
}

/** "D – 12345", "D12345": before a postal code, without the sign of a sender line. */
const PREFIXED = /(?<![\p{L}\d])(?<prefix>[A-Z]{1,2})\s?[-–]?\s?(?=\d{4,5}\s+\p{Lu})/u;
/** "12345 Neustadt (Deutschland)", "12345 Neustadt / Germany". */
const NAME_BEHIND = new RegExp(
  `^(?<rest>.+?)\\s*(?:[-–/(]\\s*|\\s)(?<name>${[...CODE_OF.keys()].join('|')})\\)?\\.?$`,
  'iu',
);

/** An address whose country stands with its town, with the country in a part of its own. */
function withCountryApart(printed: string): string {
  const joined = printed.replace(PREFIXED, (all, prefix: string) =>
    prefix in PREFIXES ? `${prefix}-` : all,
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
    const code = PREFIXES[prefixed?.['prefix'] ?? ''];
    if (code !== undefined) {
      country = code;
      return [prefixed?.['rest'] ?? part];
    }
    const named =
      i === all.length - 1 && i > 0 ? CODE_OF.get(part.toLowerCase().replace(/\.$/, '')) : undefined;
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
    const isCountry = CODE_OF.has(next.toLowerCase()) || /^[A-Z]{2}$/.test(next);
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
