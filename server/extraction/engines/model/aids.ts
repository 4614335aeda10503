// What a model gets besides the text of a document: pictures of pages, and what people made of earlier documents of the
// same sender.
import type { Page } from '../../../reading/reading.ts';
import { cleanText } from './lines.ts';

/** What a person corrected in an earlier document of the sender: the line and the value it holds. */
export interface Example {
  field: string;
  line: string;
  /** Null where the person emptied the field. */
  value: string | null;
}

export interface Aids {
  /** Data URLs by page number. */
  pictures: ReadonlyMap<number, string>;
  examples: readonly Example[];
}

export const NO_AIDS: Aids = { pictures: new Map(), examples: [] };

/** Each picture takes as many tokens as a page or two of text, so there are few and none in a small context. */
const MOST_PICTURES = 3;
const SMALLEST_CONTEXT_TOKENS = 16_384;
/** Below this mean confidence of its words a recognised page is shown: the model may see what OCR did not. */
const DOUBTFUL_CONFIDENCE = 0.85;

/**
 * Numbers of the pages a model that sees is shown: the first, and recognised ones that could hardly be read. Pages without a
 * picture of their own (a converted text, a transcript) are not.
 */
export function pagesToShow(pages: readonly Page[], context_tokens: number): number[] {
  if (context_tokens < SMALLEST_CONTEXT_TOKENS) return [];
  const drawn = pages.filter(({ source }) => source === 'ocr' || source === 'text_layer');
  const doubtful = drawn
    .filter((page) => page.number > 1 && page.source === 'ocr' && meanConfidence(page) < DOUBTFUL_CONFIDENCE)
    .toSorted((a, b) => meanConfidence(a) - meanConfidence(b));
  const first = drawn.filter(({ number }) => number === 1);
  return [...first, ...doubtful].slice(0, MOST_PICTURES).map(({ number }) => number);
}

function meanConfidence({ words }: Page): number {
  if (words.length === 0) return 0;
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
}

const LONGEST_EXAMPLE = 200;

/** One line for the prompt; the text of a document is cleaned as that of the document asked about. */
export function printExample({ field, line, value }: Example): string {
  const shown = JSON.stringify(cleanText(line).slice(0, LONGEST_EXAMPLE));
  const said = value === null ? 'nothing' : JSON.stringify(cleanText(value).slice(0, LONGEST_EXAMPLE));
  return `- ${field}: the line ${shown} gave ${said}`;
}
