// What of a page is compared with others: its words and its figures, however lines and columns were read.
import type { Page } from '../reading/reading.ts';

export interface PageWords {
  /** How often each word occurs; of Chinese, each pair of characters. */
  words: Map<string, number>;
  /** Runs of figures, with how sure each is: 1 of a text layer. */
  figures: { text: string; sure: number }[];
}

const WORD = /\p{Script=Han}+|(?:(?!\p{Script=Han})\p{L}){3,}/gu;
const FIGURES = /\d+/gu;

export function pageWords({ words: all }: Pick<Page, 'words'>): PageWords {
  const words = new Map<string, number>();
  const figures: PageWords['figures'] = [];
  for (const { text, confidence: sure } of all) {
    const folded = text.normalize('NFKC').toLowerCase();
    for (const [word] of folded.matchAll(WORD))
      for (const part of partsOf(word)) words.set(part, (words.get(part) ?? 0) + 1);
    for (const [run] of folded.matchAll(FIGURES)) figures.push({ text: run, sure });
  }
  return { words, figures };
}

function partsOf(word: string): string[] {
  if (!/^\p{Script=Han}/u.test(word)) return [word];
  const characters = [...word];
  return characters.length === 1
    ? characters
    : characters.slice(1).map((character, i) => characters[i]! + character);
}

/** Fewer words and figures than these do not tell one page from another; then its picture does. */
export const FEWEST_WORDS = 8;

export const isTelling = ({ words, figures }: PageWords): boolean =>
  words.size + figures.length >= FEWEST_WORDS;
