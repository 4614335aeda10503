// Folding text so that spellings that mean the same compare equal: width, case, accents, punctuation and spaces aside.

/** Letters that Unicode decomposition leaves alone but people and fonts exchange. */
const SPECIAL: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  // Traditional and variant forms seen on licences and in OCR.
  號: '号',
  額: '额',
  稅: '税',
  價: '价',
  單: '单',
  發: '发',
  營: '营',
  業: '业',
  執: '执',
  註: '注',
  冊: '册',
};

/** What is kept besides letters and digits: it tells "Invoice #" from "Invoice" and "Tax %" from "Tax". */
const KEPT = /[\p{L}\p{N}#%]/u;

export interface Folded {
  /** Folded characters without spaces. */
  text: string;
  /** For each character of `text`, its offset in the original. */
  at: number[];
}

/** Per character of the Basic Multilingual Plane: pages repeat the same few hundred of them. */
const cache = new Map<string, string>();

function foldCharacter(character: string): string {
  const known = cache.get(character);
  if (known !== undefined) return known;
  let folded = '';
  for (const part of character.normalize('NFKC').toLowerCase().normalize('NFD')) {
    if (KEPT.test(part)) folded += SPECIAL[part] ?? part;
  }
  if (cache.size < 20_000) cache.set(character, folded);
  return folded;
}

/** Compact folded form: "Rechnungs-Nr.:" -> "rechnungsnr", "N° TVA" -> "ntva", "价税合计（小写）" -> "价税合计小写". */
export function fold(text: string): string {
  let result = '';
  for (const character of text) result += foldCharacter(character);
  return result;
}

/** As `fold`, with the way back to the original offsets. */
export function foldWithOffsets(text: string): Folded {
  let result = '';
  const at: number[] = [];
  let offset = 0;
  for (const character of text) {
    const folded = foldCharacter(character);
    for (let i = 0; i < folded.length; i++) at.push(offset);
    result += folded;
    offset += character.length;
  }
  return { text: result, at };
}

export const isCjk = (text: string): boolean => /[\p{Script=Han}\u3040-\u30ff\uac00-\ud7af]/u.test(text);
