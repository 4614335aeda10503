// One form for addresses however a document prints them: parts separated by commas, the country last. European addresses
// carry the country as its ISO 3166 code, as e-invoices do (EN 16931, BT-40 and BT-55), so that both compare equal.
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

export function normalAddress(printed: string): string {
  let country: string | undefined;
  const parts = partsOf(loosenPostcode(printed)).flatMap((part, i, all) => {
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

/** Length of the part of a sender line or footer that is address: what follows the postal code, but for a country, is not. */
export function addressEnd(text: string): number {
  const parts = text.split(SENDER_LINE);
  const last = parts.findIndex(hasPostcode);
  if (last < 0 || parts.length < 2) return text.length;
  const next = parts[last + 1]?.trim() ?? '';
  const kept = CODE_OF.has(next.toLowerCase()) || /^[A-Z]{2}$/.test(next) ? last + 2 : last + 1;
  // Each of the signs between the parts stands between two blanks.
  return parts.slice(0, kept).reduce((sum, part) => sum + part.length + SEPARATOR, -SEPARATOR);
}

const SEPARATOR = 3;

/** The address of a sender line as one text with commas: "Musterweg 1 - 12345 Musterstadt". */
export const withCommas = (text: string): string => text.split(SENDER_LINE).join(', ');

/** Parts between commas; those of a sender line without the name that leads it. */
function partsOf(printed: string): string[] {
  const isSenderLine = printed.split(SENDER_LINE).length > 2;
  const parts = isSenderLine ? withCommas(printed.slice(senderName(printed))) : printed;
  return parts.split(/,\s+/).map((part) => part.trim());
}
