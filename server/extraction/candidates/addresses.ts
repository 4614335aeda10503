// Recognises lines of postal addresses by their words: streets, house numbers, postal codes, places, countries.
import { ofCountries } from '../../lexicon/places.ts';
import { wholeWords, wordsOf } from '../../lexicon/words.ts';

/** "Dr. Miller" is nobody's drive, and "No." leads the number of a house only where an address begins or goes on. */
const DRIVE = String.raw`(?<=\S\s)(?<!(?:${wordsOf('person_title')}|prof|dott|de heer|mevrouw)\.?\s)dr\.(?=\s|,|$)`;
const HOUSE = String.raw`(?<=(?:^|[,;(]|plot|shop|house|door|survey|lot|unit|block|flat|building)\s*)nos?\.?\s?\d`;
const STREET = new RegExp(
  String.raw`(?<!\p{L})(?:${wordsOf('street')}|${DRIVE}|${HOUSE})(?!\p{L})` +
    String.raw`|\p{L}(?:${wordsOf('street_ending')})(?:\s+\d|$|,)|\p{L}ring\s+\d`,
  'iu',
);
/** Digits before the town, perhaps with the sign of the country before them, or the form of a country of its own. */
const POSTCODE_PLACE = new RegExp(
  String.raw`(?:^|[\s,(])(?:(?:A|B|CH|D|DE|E|F|I|L)\s?[-–]?\s?|[A-Z]{1,2}[-\s])?\d{4,6}(?:[-\s]\d{4})?\s+\p{Lu}[\p{L}.'-]+` +
    `|${ofCountries('postcode_place')}`,
  'u',
);
const POSTCODE = /(?<![\d.,/-])\d{5}(?:-\d{4})?(?![\d.,/-])/;
const HOUSE_NUMBER = new RegExp(
  [
    String.raw`^\d{1,5}\s+[NSEW]{1,2}\.?\s+\p{L}{3,}`,
    String.raw`^\p{L}[\p{L}.'\s-]{3,}\s\d{1,4}\s?[a-zA-Z]?(?:\s?[-/]\s?\d{1,4})?[,.]?$`,
    String.raw`^\d{1,5}[a-zA-Z]?,?\s+\p{L}{3,}`,
    String.raw`^\d{1,5}[a-zA-Z]?(?:-\d{1,3})?,\s*[\p{L}\d].*,$`,
  ].join('|'),
  'u',
);
const PLACES = new RegExp(String.raw`(?<!\p{L})(?:${ofCountries('places')})(?!\p{L})`, 'iu');
const CHINESE = new RegExp(
  String.raw`(?:${wordsOf('address_part')})(?=[\p{Script=Han}\d\s（(、，,A-Za-z-]|$)`,
  'gu',
);
/** What never belongs to an address, whatever else stands in the line. */
const OTHER = new RegExp(String.raw`${wholeWords('no_address')}|[@€$£]`, 'iu');

/** Words that begin a street, district or building, for telling them from the name glued to them. */
const GLUED_WORD = new RegExp(String.raw`(?<!\p{L})(${wordsOf('street_beginning')})(?=\p{L}{3}|\d)`, 'giu');

/** Country, postal code and place without blanks between them: "DE80333Neustadt", "GBSW1B3BNLondon". */
const COUNTRY_CODES = 'AT|BE|CH|CZ|DE|DK|ES|FI|FR|IT|LU|NL|NO|PL|PT|SE';
const GLUED_POSTCODE = new RegExp(
  String.raw`(?<![\p{L}\d])(${COUNTRY_CODES})?-?(\d{4,5})(?=\p{Lu}\p{Ll}{2})|(?<![\p{L}\d])(${COUNTRY_CODES})-?(\d{4,5})(?=\s+\p{Lu}\p{Ll})`,
  'gu',
);
const GLUED_BRITISH = /(?<![\p{L}\d])(GB)\s?([A-Z]{1,2}\d[A-Z\d]?)\s?(\d[A-Z]{2})\s?(?=\p{Lu}\p{Ll}{2})/gu;

export const loosenPostcode = (text: string): string =>
  text
    .replaceAll(GLUED_POSTCODE, (_all, a?: string, b?: string, c?: string, d?: string) =>
      `${a ?? c ?? ''} ${b ?? d ?? ''}${b === undefined ? '' : ' '}`.trimStart(),
    )
    .replaceAll(GLUED_BRITISH, '$1 $2 $3 ');

/** "MillLane", "QuarryHouse": recognisers run words together whose capitals still show. */
export const withWordsApart = (text: string): string => text.replaceAll(/(?<=\p{Ll}{2})(?=\p{Lu})/gu, ' ');

/** Puts back the blanks that recognisers lose: "19,JALANKANCIL,43300SERI" -> "19, JALAN KANCIL, 43300 SERI". */
const loosen = (text: string): string =>
  withWordsApart(loosenPostcode(text))
    .replaceAll(/([,;])(?=[^\s\d])/gu, '$1 ')
    .replaceAll(/(?<=[\p{L}\d])\.(?=\p{L}{2})/gu, '. ')
    .replaceAll(/(?<=\d)(?=\p{L}{3})/gu, ' ')
    .replaceAll(/(?<=\p{L}{3})(?=\d)/gu, ' ')
    .replaceAll(GLUED_WORD, '$1 ');

const isGlued = (text: string): boolean =>
  /\S{9}|\p{Ll}[\p{Lu}\d]/u.test(text) && !/[@/]{1}\w+\.\w/u.test(text);

/** An amount of money; lists of house numbers ("51,53,55 & 57") are none. */
const PRICE = /\d\.\d{2}(?![\d.])|\d,\d{2}\s*\p{Sc}?$/u;

/** 0..1: how much a line looks like part of a postal address. */
export function addressScore(text: string): number {
  const trimmed = text.trim();
  const plain = trimmed.length <= 160 && isGlued(trimmed) ? loosen(trimmed) : trimmed;
  if (plain.length < 2 || plain.length > 160) return 0;
  const chinese = plain.match(CHINESE)?.length ?? 0;
  const digits = /\d/.test(plain);
  let score = 0;
  if (STREET.test(plain)) score += 0.5;
  if (digits && POSTCODE_PLACE.test(plain)) score += 0.6;
  else if (digits && POSTCODE.test(plain) && /\p{L}{3}/u.test(plain)) score += 0.35;
  if (digits && HOUSE_NUMBER.test(plain)) score += 0.3;
  if (PLACES.test(plain)) score += 0.4;
  if (chinese >= 2) score += 0.3 * Math.min(chinese, 3);
  if (score === 0) return 0;
  if (plain.includes(',')) score += 0.1;
  if (OTHER.test(plain)) score -= 0.7;
  if (PRICE.test(plain)) score -= 0.4;
  return Math.max(0, Math.min(score, 1));
}

/** Countries alone in a line end an address: a name or a two-letter code. */
export const isCountryLine = (text: string): boolean =>
  /^(?:[A-Z]{2}|[A-Z]{1,3}-)$/.test(text.trim()) ||
  (PLACES.test(text) && text.trim().split(/\s+/).length <= 3);

/** Names of places of two words, which narrow paper breaks between. */
const TWO_WORDS = new RegExp(String.raw`^(?:.*\P{L})?(?:${ofCountries('two_words')})[.,]?$`, 'iu');

/** Whether the second line ends the name of the place, or the postal code, that the first one begins. */
export function isBrokenPlace(first: string, second: string): boolean {
  if (second.length > LONGEST_END) return false;
  const tail = first.split(/\s+/).at(-1) ?? '';
  if (/^\p{L}+[.,]?$/u.test(second)) return TWO_WORDS.test(`${tail} ${second}`);
  if (!/\d/.test(second)) return PROVINCE.test(second) && hasPostcode(first);
  // The number of a house before its street looks like a postal code before its place.
  const place = first
    .split(',')
    .slice(-2)
    .join(',')
    .replace(/^\s*\d+\s/, '');
  return !hasPostcode(place) && hasPostcode(`${place} ${second}`);
}

/** Two letters of a state and a ZIP code of nine figures; a word. */
const LONGEST_END = 14;
/** "(RM)": an Italian province behind the town. */
const PROVINCE = /^\([A-Z]{2}\)$/;

/** A line with a postal code and a place: where most addresses end. */
export const hasPostcode = (text: string): boolean =>
  POSTCODE_PLACE.test(isGlued(text) ? loosen(text) : text);
