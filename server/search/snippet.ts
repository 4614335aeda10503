// The part of a text that shows why it was found: around the place where most of the query's terms stand together.
import { findMatches, type Match, type Range } from './highlight.ts';
import type { QueryTerm } from './tokenize.ts';

const LENGTH = 220;
/** How much of that stands before the first match. */
const LEAD = 50;
/** How far a cut may move to spare a word. */
const WORD = 24;

export interface Snippet {
  text: string;
  /** Offsets into `text`, in UTF-16 code units, end exclusive. */
  highlights: Range[];
  /** How many different terms it shows. */
  terms: number;
}

/** Undefined where none of the terms stands in the text. */
export function snippetOf(text: string, terms: readonly QueryTerm[]): Snippet | undefined {
  const matches = findMatches(text, terms, LENGTH);
  const first = bestStart(matches);
  if (first === undefined) return undefined;
  const start = first.range[0] <= LEAD ? 0 : wordStart(text, first.range[0] - LEAD, first.range[0]);
  const end = Math.max(first.range[1], wordEnd(text, Math.min(text.length, start + LENGTH)));
  const shown = matches.filter(({ range }) => range[0] >= start && range[1] <= end);
  return {
    text: text.slice(start, end),
    highlights: shown.map(({ range }): Range => [range[0] - start, range[1] - start]),
    terms: new Set(shown.map(({ term }) => term)).size,
  };
}

/** The match from which on most different terms fit into a snippet. */
function bestStart(matches: readonly Match[]): Match | undefined {
  let best: Match | undefined;
  let most = 0;
  for (const [i, match] of matches.entries()) {
    const terms = new Set<number>();
    for (let k = i; k < matches.length && matches[k]!.range[1] - match.range[0] <= LENGTH - LEAD; k += 1)
      terms.add(matches[k]!.term);
    // A single term longer than the window.
    terms.add(match.term);
    if (terms.size > most) {
      most = terms.size;
      best = match;
    }
  }
  return best;
}

function wordStart(text: string, at: number, limit: number): number {
  const blank = text.slice(at, Math.min(at + WORD, limit)).search(/\s/);
  const start = blank < 0 ? at : at + blank + 1;
  return isInsidePair(text, start) ? start + 1 : start;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const blank = text.slice(at - WORD, at).search(/\s\S*$/);
  const end = blank <= 0 ? at : at - WORD + blank;
  return isInsidePair(text, end) ? end - 1 : end;
}

const isInsidePair = (text: string, at: number): boolean => /[\udc00-\udfff]/.test(text[at] ?? '');
