// Recognises lines of postal addresses by their words: streets, house numbers, postal codes, places, countries.

const STREET =
  /(?<![\p{L}])(?:street|st\.(?!\s?-?\s?nr)|str\.|road|rd\.?|avenue|ave\.?|av\.|lane|ln\.?|drive|(?<=\S\s)(?<!(?:frau|herrn?|mrs?|ms|mme|prof|sig|sra?|dott|de heer|mevrouw)\.?\s)dr\.(?=\s|,|$)|boulevard|blvd\.?|way|court|place|square|sq\.|highway|hwy\.?|parkway|pkwy|terrace|crescent|close|plaza|building|bldg\.?|tower|mall|basement|estate|block|blk|flat\s[A-Z\d]|\d{1,2}\/F|floor|level|suite|ste\.?|unit|room(?=\s[A-Z]?-?\d)|lot|(?<=(?:^|[,;(]|plot|shop|house|door|survey|lot|unit|block|flat|building)\s*)nos?\.?\s?\d|p\.?t\.?\s?\d{3}|p\.?\s?o\.?\s?box|postfach|bp|jalan|jln\.?|lorong|lrg\.?|tmn\.?|lebuhraya|lapangan|persiaran|taman|kampung|kawasan|bandar|seksyen|section|medan|menara|lebuh|pusat|komplek|kompleks|mukim|batu|rue|quai|chemin|allée|allee|impasse|cours|zac|zi|za|lieu-dit|cedex|calle|c\/|avda\.?|avenida|plaza|paseo|carretera|ctra|polígono|via|viale|piazza|corso|strada|rua|travessa|plein|laan|straat|weg|gasse|platz|ring|ufer|damm|etage|haus|hof|haupteingang|cottage|farmhouse|lodge|(?:science|business|retail|industrial|technology|office) park|(?:trading|industrial) estate)(?![\p{L}])|\p{L}(?:straße|strasse|str\.|weg|allee|platz|gasse|damm|(?<!k[äa])ufer|promenade|chaussee|straat|laan|plein|gracht|kade)(?:\s+\d|$|,)|\p{L}ring\s+\d/iu;
const POSTCODE_PLACE =
  /(?:^|[\s,(])(?:(?:A|B|CH|D|DE|E|F|I|L)\s?[-–]?\s?|[A-Z]{1,2}[-\s])?\d{4,6}(?:[-\s]\d{4})?\s+\p{Lu}[\p{L}.'-]+|\p{L}[\p{L}.\s]*,?\s+[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?(?!\d)|(?<![A-Z\d])[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}(?![A-Z\d])|\p{L}{3,}\s[-–]\s\d{3}\s?\d{3}(?=,|\s*$)|\p{L}{3,},?\s?[-–]?\s?\d{3}\s?\d{3},\s\p{Lu}|(?<=\p{Ll}|\p{L}{2},?\s)(?:NSW|VIC|QLD|TAS|ACT|NT|SA|WA)\s?\d{4}(?!\d)|(?<!\d)\d{4}\s?[A-Z]{2}\s+\p{Lu}|(?<!\p{L})(?:S|Singapore|SINGAPORE)\s?\(\d{6}\)|(?<!\p{L})(?:Singapore|SINGAPORE)\s\d{6}(?!\d)/u;
const POSTCODE = /(?<![\d.,/-])\d{5}(?:-\d{4})?(?![\d.,/-])/;
const HOUSE_NUMBER =
  /^\d{1,5}\s+[NSEW]{1,2}\.?\s+\p{L}{3,}|^\p{L}[\p{L}.'\s-]{3,}\s\d{1,4}\s?[a-zA-Z]?(?:\s?[-/]\s?\d{1,4})?[,.]?$|^\d{1,5}[a-zA-Z]?,?\s+\p{L}{3,}|^\d{1,5}[a-zA-Z]?(?:-\d{1,3})?,\s*[\p{L}\d].*,$/u;
const PLACES =
  /(?<![\p{L}])(?:selangor|johor|kuala\s?lumpur|penang|pulau\s?pinang|perak|melaka|sabah|sarawak|kedah|pahang|negeri\s?sembilan|wilayah\s?persekutuan|petaling\s?jaya|shah\s?alam|johor\s?bahru|malaysia|singapore|kowloon|new territories|germany|deutschland|österreich|schweiz|france|frankreich|españa|spain|italia|italy|nederland|netherlands|belgique|belgium|luxembourg|united kingdom|england|usa|u\.s\.a\.?|united states|canada|australia|new zealand|ireland|india|china|hong kong|taiwan|japan|brasil|portugal|polska|sverige|danmark|norge|suomi|darul\s?ehsan|darul\s?takzim|new york|london|paris|berlin|münchen|hamburg)(?![\p{L}])/iu;
const CHINESE =
  /(?:省|自治区|市|区|县|镇|乡|村|路|街|道|巷|弄|号|栋|楼|层|室|单元|大厦|广场|园区|小区|组)(?=[\p{Script=Han}\d\s（(、，,A-Za-z-]|$)/gu;
/** What never belongs to an address, whatever else stands in the line. */
const OTHER =
  /(?<![\p{L}])(?:tel|telephone|phone|fax|mobile|h\/p|hotline|e-?mail|www|http|gst|vat|tva|ust|siret|iban|bic|invoice|inv\s*(?:no|#)|receipt|doc\.?\s*(?:no|date)|trans(?:action)?\.?\s*(?:no|#|date)|date|cashier|total|reg\.?\s*(?:no|in)|steuer|st\.?\s?-?\s?nr|co\.?\s*(?:reg|no)|company\s+no|tax|bill|order|rechnung|facture|attn|gln|kvk|btw|hrb|hra|rcs|handelsregister|amtsgericht|registered|name|anschrift|served)(?![\p{L}])|[@€$£]|电话|传真|税号|开户|账号|日期/iu;

/** Words that begin a street, district or building, for telling them from the name glued to them. */
const GLUED_WORD =
  /(?<!\p{L})(jalan|jln|lorong|persiaran|taman|tmn|kampung|kawasan|bandar|seksyen|section|medan|menara|lebuhraya|pusat|kompleks|calle|avenida|carretera|paseo|polígono|poligono|viale|piazza|corso|avenue|boulevard|chemin|impasse|rue|lot|level|block|unit|floor)(?=\p{L}{3}|\d)/giu;

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
const TWO_WORDS =
  /^(?:.*\P{L})?(?:kuala lumpur|pulau pinang|negeri sembilan|wilayah persekutuan|petaling jaya|subang jaya|seri kembangan|shah alam|johor bahru|darul ehsan|darul takzim|kota kinabalu|hong kong|new york|united kingdom)[.,]?$/iu;

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
