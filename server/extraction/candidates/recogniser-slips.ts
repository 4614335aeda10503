// Puts right what recognisers read wrong in addresses and names: words that every address of a country is made of, digits
// read as letters in postal codes, letters read as digits in words. Only for pages that were recognised from an image.
import { deletions, editDistance } from '../text/similarity.ts';
import { fold } from '../text/fold.ts';
import { loosenPostcode } from './addresses.ts';

/** Words of addresses, long enough to be known with one letter wrong: Malay, English, German, French, Spanish, Dutch. */
const WORDS = [
  'jalan taman lorong persiaran kampung kawasan perindustrian perusahaan perniagaan bandar bandaraya seksyen section medan menara lebuh lebuhraya pusat dagangan perdagangan kompleks bangunan mukim tingkat bukit sungai sungei sultan tunku tengku wilayah persekutuan selangor kuala lumpur petaling johor bahru pulau pinang penang melaka perak kedah kelantan terengganu pahang negeri sembilan sabah sarawak labuan putrajaya malaysia singapore darul ehsan takzim',
  'street avenue boulevard square terrace crescent building basement floor ground first second third level block tower plaza centre center shopping highway parkway industrial estate village station united kingdom ireland london australia canada',
  'straße strasse platz promenade chaussee gebäude deutschland österreich schweiz chemin place france belgique calle avenida carretera polígono españa straat nederland',
]
  .join(' ')
  .split(' ');
/** Shorter words resemble too many others. */
const SHORTEST = 5;
/** From this length on two letters may be wrong. */
const LONG = 8;
const KNOWN = new Set(WORDS);
/** Words by what is left of them without one letter: two words one letter apart share such a rest. */
const BY_REST = new Map<string, Set<string>>();
for (const word of WORDS) {
  if (word.length < SHORTEST) continue;
  for (const rest of [word, ...deletions(word)])
    BY_REST.set(rest, (BY_REST.get(rest) ?? new Set()).add(word));
}
const LONG_WORDS = WORDS.filter((word) => word.length >= LONG);

/** Words of two to four letters that addresses begin with, as read with digits in them. */
const SHORT_WORDS = new Set(['no', 'lot', 'unit', 'blok', 'shop']);
const LETTERS: Record<string, string> = { 0: 'o', 1: 'l', 5: 's', 8: 'b' };
const DIGITS: Record<string, string> = { O: '0', o: '0', I: '1', l: '1', S: '5', B: '8', Z: '2' };
/** A postal code before its place, one or two of its five digits read as letters. */
const POSTCODE = /(?<![\p{L}\d/-])(?=[\dOoIlSBZ]{5}\s+\p{Lu}\p{L}{2})(?=(?:\D?\d){3})[\dOoIlSBZ]{5}(?=\s)/gu;

/** Large towns by their names without accents: many recognisers know none. Only those that no other town is called. */
const TOWNS = new Map(
  `München Köln Düsseldorf Nürnberg Mönchengladbach Lübeck Saarbrücken Osnabrück Mülheim Würzburg Göttingen Fürth Tübingen Lüneburg Gütersloh Düren Rüsselsheim Böblingen Göppingen Völklingen Lörrach Güstrow Nördlingen Lünen Hürth Brühl Königswinter Görlitz Zürich Dübendorf
   Orléans Nîmes Besançon Béziers Évry Mérignac Angoulême Châteauroux Nanterre Montélimar Sète Épinal Périgueux Alès Thonon Créteil Issy Compiègne Évreux Málaga Córdoba Cádiz Almería Logroño Castellón Jaén Cáceres Mérida Alcalá Móstoles Leganés Alcorcón Getafe`
    .split(/\s+/)
    .map((town): [string, string] => [fold(town), town]),
);
/** Behind a postal code. */
const TOWN = /(?<=(?<![\p{L}\d])\d{4,5}\s)\p{L}{4,}/gu;

/** Words of French and Spanish streets and houses that are none without their accents. */
const ACCENTED = new Map(
  `République Liberté Égalité Général Maréchal Église Écoles Hôtel Château Forêt Résidence Bâtiment Étang Évêché Frères Jaurès Rhône Métiers Activités
   Théâtre Musée Préfecture Médiathèque Régiment Rivière Fédération Constitución Polígono Andalucía Estación García Málaga`
    .split(/\s+/)
    .map((word): [string, string] => [fold(word), word]),
);
/** Behind an article or the kind of street: English has some of these words too. */
const BEHIND_ARTICLE =
  /(?<=(?<!\p{L})(?:du|de|des|la|les|l['’]|d['’]|del|rue|quai|chemin|impasse|calle)\s?)\p{L}{5,}/giu;
/** Stems of German words that no word has without their dots. */
const UMLAUTS: [plain: RegExp, meant: string][] = [
  [/(?<=^|\P{L})(m|M)uhl(?=e|b|g|w|h|s)/gu, '$1ühl'],
  [/(?<=\p{L})muhle/gu, 'mühle'],
  [/(b|B)ruck(?=en|str)/gu, '$1rück'],
  [/(s|S)chutzen/gu, '$1chützen'],
  [/(k|K)onig/gu, '$1önig'],
  [/(g|G)artner/gu, '$1ärtner'],
  [/(j|J)ager(?=str|weg|h)/gu, '$1äger'],
  [/(b|B)urgerm/gu, '$1ürgerm'],
  [/(?<!\p{L})(s|S)chon(?=haus|berg|feld|au)/gu, '$1chön'],
  [/(?<!\p{L})(s|S)ud(?=str|ring|weg|all)/gu, '$1üd'],
  [/(?<!\p{L})(g|G)run(?=er|str|weg|e(?:n|r)?(?!\p{L}))/gu, '$1rün'],
  [/(g|G)ebaude/gu, '$1ebäude'],
];
/** "StraRe", "Stra8e": the sharp s is read as other signs than a capital B as well. */
const STREET_SHARP_S = /(?<=[Ss]tra)(?:[BR8]|fs)(?=e(?!\p{L}))/gu;

const inCapitalsOf = (printed: string, word: string): string =>
  /\p{Ll}/u.test(printed) ? (/^\p{Ll}/u.test(printed) ? word.toLowerCase() : word) : word.toUpperCase();

function accented(text: string): string {
  const words = text
    .replaceAll(TOWN, (printed) => withAccents(printed, TOWNS))
    .replaceAll(BEHIND_ARTICLE, (printed) => withAccents(printed, ACCENTED))
    .replaceAll(STREET_SHARP_S, 'ß');
  return UMLAUTS.reduce((result, [plain, meant]) => result.replaceAll(plain, meant), words);
}

const withAccents = (printed: string, known: Map<string, string>): string => {
  const word = known.get(fold(printed));
  return word === undefined ? printed : inCapitalsOf(printed, word);
};

export function repairAddress(text: string): string {
  return accented(joinTorn(loosenPostcode(text)))
    .replaceAll(POSTCODE, (code) => [...code].map((sign) => DIGITS[sign] ?? sign).join(''))
    .replaceAll(/(?<![\p{L}\d])[\p{L}\d]{2,}(?![\p{L}\d])/gu, repairWord);
}

/** Most pieces a word is torn into. */
const MOST_PIECES = 6;

/** "SEL ANGOR" -> "SELANGOR": recognisers see gaps in widely set words. */
function joinTorn(text: string): string {
  const pieces = text.split(' ');
  for (let i = 0; i < pieces.length; i++) {
    for (let count = Math.min(MOST_PIECES, pieces.length - i); count > 1; count--) {
      const joined = pieces.slice(i, i + count).join('');
      const whole = /^(?<word>\p{L}+)[,.;]?$/u.exec(joined)?.groups?.['word'];
      if (whole === undefined || !KNOWN.has(whole.toLowerCase())) continue;
      pieces.splice(i, count, joined);
      break;
    }
  }
  return pieces.join(' ');
}

function repairWord(printed: string): string {
  if (/\d/.test(printed)) {
    if (!/\p{L}/u.test(printed)) return printed;
    const letters = printed.replaceAll(/[0158]/g, (digit) => LETTERS[digit] ?? digit).toLowerCase();
    return SHORT_WORDS.has(letters) || KNOWN.has(letters) ? inCaseOf(printed, letters) : printed;
  }
  const word = printed.toLowerCase();
  if (word.length < SHORTEST || KNOWN.has(word) || ACCENTED.has(word)) return printed;
  const near = nearWords(word);
  return near.size === 1 ? inCaseOf(printed, [...near][0] ?? printed) : printed;
}

/** Known words one letter away, two for long ones. A letter too many at the end is a form of the word, no slip. */
function nearWords(word: string): Set<string> {
  const near = new Set<string>();
  for (const rest of [word, ...deletions(word)]) {
    for (const known of BY_REST.get(rest) ?? [])
      if (beginAlike(word, known) && editDistance(word, known, 1) === 1) near.add(known);
  }
  if (near.size === 0 && word.length >= LONG - 1)
    for (const known of LONG_WORDS)
      if (known[0] === word[0] && editDistance(word, known, 2) <= 2) near.add(known);
  for (const known of near) if (word.startsWith(known)) near.delete(known);
  return near;
}

/** The first letter is seldom the wrong one, and if it is it looks like the right one: "Lower" is no tower, "Halle" no calle. */
const beginAlike = (word: string, known: string): boolean =>
  word[0] === known[0] ||
  word.startsWith(known.slice(1)) ||
  LOOKALIKES.some((letters) => letters.includes(word.charAt(0)) && letters.includes(known.charAt(0)));
const LOOKALIKES = ['ijl1', 'ceoq', 'bpr', 'ef', 'hnm', 'uvy'].map((letters) => [...letters]);

function inCaseOf(printed: string, word: string): string {
  if (!/\p{Ll}/u.test(printed)) return word.toUpperCase();
  return /^\p{Ll}/u.test(printed) ? word : word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** A digit between the letters of a word ("BA5KET", "D.1.Y."), where none of its signs is another digit. */
const DIGIT_IN_WORD = /(?<=\p{L}{2})[0158](?=\p{L}{2})|(?<=(?<![\p{L}\d])\p{L}\.)[01](?=\.\p{L}\.)/gu;

export function repairName(text: string): string {
  return text.replaceAll(DIGIT_IN_WORD, (digit, at: number) => {
    const lower = /\p{Ll}/u.test(text.slice(at - 1, at));
    if (digit === '1') return lower ? 'l' : 'I';
    const letter = LETTERS[digit] ?? digit;
    return lower ? letter : letter.toUpperCase();
  });
}

/** An amount of money with letters for zeros, glued to its currency or not: "RMO.08", "1O.5O". */
const ZEROS_AS_LETTERS =
  /(?<=(?<![\p{L}\d.,])(?:RM|EUR|USD|GBP|[$€£¥])?)(?=[Oo]*\d|[Oo]+[.,]\w?\d)[\dOo]{1,6}[.,][\dOo]{2}(?![\p{L}\d])/gu;

/** Zeros read as letters in amounts of money; every place is kept. */
export const repairAmounts = (text: string): string =>
  text.replaceAll(ZEROS_AS_LETTERS, (amount) => amount.replaceAll(/[Oo]/g, '0'));
