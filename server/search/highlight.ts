// Where the terms of a query stand in a text: found in the folded text, told in offsets of the text itself.
import { fold, isInsideWord, runAfter, runAt, type QueryTerm, type Run } from './tokenize.ts';

/** From and to, in UTF-16 code units of the text, end exclusive. */
export type Range = [number, number];

export interface Match {
  range: Range;
  /** Which term of the query. */
  term: number;
}

/**
 * All places of all terms, in order, without overlaps; of a single term only those that begin within `reach` characters of the
 * first.
 */
export function findMatches(
  text: string,
  terms: readonly QueryTerm[],
  reach = Number.POSITIVE_INFINITY,
): Match[] {
  const folded = foldWithOffsets(text);
  const matches: Match[] = [];
  for (const [i, term] of terms.entries())
    for (const [from, to] of placesOf(term, folded.text)) {
      const start = folded.sourceOf(from)[0];
      if (terms.length === 1 && start > (matches[0]?.range[0] ?? start) + reach) break;
      matches.push({ range: [start, folded.sourceOf(to - 1)[1]], term: i });
    }
  matches.sort((a, b) => a.range[0] - b.range[0] || b.range[1] - a.range[1]);
  let end = 0;
  return matches.filter(({ range }) => {
    if (range[0] < end) return false;
    end = range[1];
    return true;
  });
}

interface Folded {
  text: string;
  /** Where the source of the folded character at this offset begins and ends. */
  sourceOf(at: number): Range;
}

/** A character with its marks that is more than one code unit long, in the text or folded. */
interface Piece {
  /** From and to in the folded text, end exclusive. */
  from: number;
  to: number;
  source: Range;
}

/** A character with its marks, from `lastIndex` on. */
const PIECE = /\P{M}\p{M}*|\p{M}+/uy;
/** ASCII, the letters of western languages, and Chinese characters and punctuation: none is moved by folding, and most text is made of them. */
const SIMPLE = /[\u0000-\u007f\u00c0-\u00ff\u3001\u3002\u3008-\u3011\u4e00-\u9fff\uff01-\uff5e]+/y;
const FIRST_MARK = 0x300;

/** Folding changes lengths (ﬁ, ㍿, ½), so each character with its marks is folded on its own, save stretches where nothing can. */
export function foldWithOffsets(text: string): Folded {
  // Kept are only those that move what follows: a list of all offsets costs more than the search itself.
  const pieces: Piece[] = [];
  let folded = '';
  for (let at = 0; at < text.length;) {
    const simple = simpleUntil(text, at);
    folded += fold(text.slice(at, simple));
    at = simple;
    PIECE.lastIndex = at;
    const piece = PIECE.exec(text)?.[0];
    if (piece === undefined) break;
    const changed = fold(piece);
    if (piece.length !== 1 || changed.length !== 1)
      pieces.push({
        from: folded.length,
        to: folded.length + changed.length,
        source: [at, at + piece.length],
      });
    folded += changed;
    at += piece.length;
  }
  return { text: folded, sourceOf: (at) => sourceOf(pieces, at) };
}

/** By the last piece that begins at the offset or before it. */
function sourceOf(pieces: readonly Piece[], at: number): Range {
  let [low, high] = [0, pieces.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (pieces[middle]!.from <= at) low = middle + 1;
    else high = middle;
  }
  const before = pieces[low - 1];
  if (before === undefined) return [at, at + 1];
  if (at < before.to) return before.source;
  const start = before.source[1] + at - before.to;
  return [start, start + 1];
}

/** Where the stretch of simple characters ends; one that a mark may follow is left to be folded with it. */
function simpleUntil(text: string, at: number): number {
  SIMPLE.lastIndex = at;
  if (!SIMPLE.test(text)) return at;
  const end = SIMPLE.lastIndex;
  return end < text.length && text.charCodeAt(end) >= FIRST_MARK ? end - 1 : end;
}

/** Places in the folded text: where the first run of the term stands as text, and the others behind it as runs. */
function* placesOf({ runs: wanted, exact }: QueryTerm, folded: string): Iterable<Range> {
  const [first, ...others] = wanted;
  if (first === undefined) return;
  const last = others.at(-1);
  for (let at = folded.indexOf(first.text); at >= 0;) {
    const run = first.kind === 'word' && isInsideWord(folded, at) ? undefined : runAt(folded, at);
    let end: number | undefined;
    if (run !== undefined && fits(first, run, exact, others.length === 0 ? 'only' : 'first'))
      end = last === undefined ? at + first.text.length : endOfRuns(folded, run.end, others, exact);
    if (end !== undefined) yield [at, end];
    at = folded.indexOf(first.text, last === undefined && end !== undefined ? end : at + 1);
  }
}

/** Where the runs end, should they follow one another from `from` on. */
function endOfRuns(folded: string, from: number, wanted: readonly Run[], exact: boolean): number | undefined {
  let end = from;
  for (const [i, one] of wanted.entries()) {
    const run = runAfter(folded, end);
    const isLast = i === wanted.length - 1;
    if (run === undefined || !fits(one, run, exact, isLast ? 'last' : 'inner')) return undefined;
    end = isLast ? run.start + one.text.length : run.end;
  }
  return end;
}

/** `only` and `first`: the run begins where what is wanted was found, or, in Chinese, somewhere within its run. */
type Edge = 'only' | 'first' | 'last' | 'inner';

/** Within a phrase a CJK run must touch its neighbours. */
function fits(wanted: Run, run: Run, exact: boolean, edge: Edge): boolean {
  if (run.kind !== wanted.kind) return false;
  if (run.kind === 'word') return exact ? run.text === wanted.text : run.text.startsWith(wanted.text);
  return edge === 'only' || edge === 'last' ? run.text.startsWith(wanted.text) : run.text === wanted.text;
}
