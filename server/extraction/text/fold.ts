// Folding text so that spellings that mean the same compare equal: width, case, accents, punctuation and spaces aside.
import { PLAIN, SIMPLIFIED } from '../../lexicon/characters.ts';

/** What is kept besides letters and digits: it tells "Invoice #" from "Invoice" and "Tax %" from "Tax". */
const KEPT = /[\p{L}\p{N}#%]/u;

export interface Folded {
  /** Folded characters without spaces. */
  text: string;
  /** For each character of `text`, its offset in the original. */
  at: number[];
}

/** Characters from this one on stand in two halves. */
const ASTRAL = 0x1_00_00;
/** By code point, of the Basic Multilingual Plane: pages repeat the same few hundred characters. */
const foldedOf: (string | undefined)[] = Array.from({ length: ASTRAL });

function foldCodePoint(code: number): string {
  const known = foldedOf[code];
  if (known !== undefined) return known;
  let folded = '';
  for (const part of String.fromCodePoint(code).normalize('NFKC').toLowerCase().normalize('NFD')) {
    if (KEPT.test(part)) folded += PLAIN.get(part) ?? SIMPLIFIED.get(part) ?? part;
  }
  if (code < ASTRAL) foldedOf[code] = folded;
  return folded;
}

/** Compact folded form: "Rechnungs-Nr.:" -> "rechnungsnr", "N° TVA" -> "ntva", "价税合计（小写）" -> "价税合计小写". */
export function fold(text: string): string {
  let result = '';
  for (let i = 0; i < text.length; i++) {
    const code = text.codePointAt(i) ?? 0;
    result += foldCodePoint(code);
    if (code >= ASTRAL) i++;
  }
  return result;
}

/** As `fold`, with the way back to the original offsets. */
export function foldWithOffsets(text: string): Folded {
  let result = '';
  const at: number[] = [];
  for (let offset = 0; offset < text.length; offset++) {
    const code = text.codePointAt(offset) ?? 0;
    const folded = foldCodePoint(code);
    for (let i = 0; i < folded.length; i++) at.push(offset);
    result += folded;
    if (code >= ASTRAL) offset++;
  }
  return { text: result, at };
}

export const isCjk = (text: string): boolean => /[\p{Script=Han}\u3040-\u30ff\uac00-\ud7af]/u.test(text);
