// Turns the bytes of a text file into characters: UTF-8, UTF-16, GB18030, Big5 or Windows-1252.
import chardet from 'chardet';
import iconv from 'iconv-lite';
import { PLAUSIBILITY_SAMPLE, isPlausibleText } from './plausible-text.ts';
import { SHORT_TEXT, textEvidence } from './text-evidence.ts';

export interface DecodedText {
  text: string;
  encoding: string;
}

/** Bytes looked at when guessing an encoding. */
const SAMPLE = 64 * 1024;
/** A legacy encoding is believed when this share of its characters is common in running text. */
const BELIEVED = 0.9;

/** Undefined when the bytes are no text in any of these encodings. */
export function decodeText(bytes: Uint8Array): DecodedText | undefined {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const encoding = findEncoding(buffer);
  if (!encoding) return undefined;
  return { text: iconv.decode(buffer, encoding), encoding };
}

function findEncoding(buffer: Buffer): string | undefined {
  const [a, b, c] = buffer;
  if (a === 0xef && b === 0xbb && c === 0xbf) return 'utf8';
  if (a === 0xff && b === 0xfe) return 'utf-16le';
  if (a === 0xfe && b === 0xff) return 'utf-16be';
  const sample = buffer.subarray(0, SAMPLE);
  const wide = guessUtf16(sample);
  if (wide) return wide;
  if (hasBinary(sample)) return undefined;
  if (isUtf8(sample, buffer.length > SAMPLE)) return 'utf8';
  return guessLegacy(sample);
}

/** UTF-16 without a mark: every other byte of Western text is zero. */
function guessUtf16(sample: Buffer): string | undefined {
  const zeros = [0, 0];
  for (let i = 0; i < sample.length; i++) if (sample[i] === 0) zeros[i % 2]!++;
  const [even = 0, odd = 0] = zeros;
  // One zero is found in any noise.
  if (even + odd < 2) return undefined;
  const half = sample.length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.4 && odd < half * 0.05) return 'utf-16be';
  return undefined;
}

/** Control characters no text has; form feed, tab, line ends and escape are allowed. */
function hasBinary(sample: Buffer): boolean {
  let strange = 0;
  for (const byte of sample)
    if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127) strange++;
  return strange > sample.length * 0.005;
}

function isUtf8(sample: Buffer, cut: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: cut });
    return true;
  } catch {
    return false;
  }
}

const WESTERN = 'windows-1252';
const CHINESE = ['gb18030', 'big5'] as const;
const MULTI_BYTE = /^(?:shift_jis|euc-|big5|gb18030|iso-2022)/i;
/** What chardet says, of 100, when it has seen a few pairs of bytes that could be characters. */
const GUESSED = 10;

/** Chinese encodings first, if decoding gives mostly common Chinese characters; then the likeliest that makes sense. */
function guessLegacy(sample: Buffer): string {
  const scored = CHINESE.map((encoding) => ({
    encoding,
    share: commonShare(iconv.decode(sample, encoding)),
  })).sort((a, b) => b.share - a.share)[0]!;
  if (scored.share >= BELIEVED) return scored.encoding;
  const guesses = chardet
    .analyse(sample)
    .filter(
      ({ name, confidence }) =>
        confidence > (MULTI_BYTE.test(name) ? GUESSED : 0) &&
        !/^utf/i.test(name) &&
        iconv.encodingExists(name),
    );
  if (sample.length <= SHORT_TEXT)
    return likeliest(sample, [...guesses.map(({ name }) => name), WESTERN, ...CHINESE]);
  const start = sample.subarray(0, PLAUSIBILITY_SAMPLE * 2);
  return (
    guesses.find(({ name }) => isPlausibleText({ text: iconv.decode(start, name), encoding: name }))?.name ??
    WESTERN
  );
}

/** A few bytes tell a statistic of pairs of bytes too little. */
function likeliest(sample: Buffer, encodings: string[]): string {
  const scored = encodings.map((encoding) => ({
    encoding,
    evidence: textEvidence(iconv.decode(sample, encoding), sample.length),
  }));
  return scored.toSorted((a, b) => b.evidence - a.evidence)[0]!.encoding;
}

/**
 * Share of the non-ASCII characters that are Chinese punctuation or lie in the block where frequent characters of
 * GB 2312 level 1 and Big5 level 1 map to; wrong decoding scatters over rare ideographs and private use.
 */
function commonShare(text: string): number {
  let [all, common] = [0, 0];
  for (const character of text) {
    const code = character.codePointAt(0)!;
    if (code < 0x80) continue;
    all++;
    if (code >= 0x4e00 && code <= 0x9fa5) common += isFrequent(character) ? 1 : 0.85;
    else if ((code >= 0x3000 && code <= 0x303f) || (code >= 0xff00 && code <= 0xffef)) common++;
  }
  return all === 0 ? 0 : common / all;
}

/** A hundred characters that make up a third of Chinese running text, simplified and traditional. */
const FREQUENT = new Set(
  '的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可她里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市眼体别处总才场师书比住员九笑性通目华报立马命张活难神数件安表原车白应路期叫死常提感金何更反合放做系计或司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特觉望直服毛林题建南度统色字请交爱让认算论百吃义科怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联言权往展该领传近留红治决周保达办运武半候七必城父強說這個來們為時會國對後沒發過學經頭現將與進實點種聲話問機給幾業間',
);
const isFrequent = (character: string) => FREQUENT.has(character);
