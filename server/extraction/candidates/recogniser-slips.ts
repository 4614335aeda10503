// Puts right what recognisers read wrong in addresses and names: words that every address of a country is made of, digits
// read as letters in postal codes, letters read as digits in words. Only for pages that were recognised from an image.
import { deletions, editDistance } from '../text/similarity.ts';
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

export function repairAddress(text: string): string {
  return joinTorn(loosenPostcode(text))
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
  if (word.length < SHORTEST || KNOWN.has(word)) return printed;
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
