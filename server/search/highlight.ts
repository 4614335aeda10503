// Where the terms of a query stand in a text: found in the folded text, told in offsets of the text itself.
import { fold, runs, type QueryTerm, type Run } from './tokenize.ts';

/** From and to, in UTF-16 code units of the text, end exclusive. */
export type Range = [number, number];

export interface Match {
  range: Range;
  /** Which term of the query. */
  term: number;
}

/** All places of all terms, in order, without overlaps. */
export function findMatches(text: string, terms: readonly QueryTerm[]): Match[] {
  const folded = foldWithOffsets(text);
  const found = [...runs(folded.text)];
  const matches = terms.flatMap((term, i) =>
    placesOf(term, found).map(([from, to]): Match => ({
      range: [folded.starts[from]!, folded.ends[to - 1]!],
      term: i,
    })),
  );
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
  /** For each character of the folded text, where its source begins and ends. */
  starts: number[];
  ends: number[];
}

/** A character with its marks, from `lastIndex` on. */
const PIECE = /\P{M}\p{M}*|\p{M}+/uy;
/** ASCII, and the Chinese characters in use: none of them is moved by folding, and most text is made of them. */
const SIMPLE = /[\u0000-\u007f\u4e00-\u9fff]+/y;
const FIRST_MARK = 0x300;

/** Folding changes lengths (ﬁ, ㍿, ½), so each character with its marks is folded on its own, save stretches where nothing can. */
export function foldWithOffsets(text: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length;) {
    const simple = simpleUntil(text, at);
    folded += text.slice(at, simple).toLowerCase();
    for (; at < simple; at += 1) {
      starts.push(at);
      ends.push(at + 1);
    }
    PIECE.lastIndex = at;
    const piece = PIECE.exec(text)?.[0];
    if (piece === undefined) break;
    const changed = fold(piece);
    folded += changed;
    for (let i = 0; i < changed.length; i += 1) {
      starts.push(at);
      ends.push(at + piece.length);
    }
    at += piece.length;
  }
  return { text: folded, starts, ends };
}

/** Where the stretch of simple characters ends; one that a mark may follow is left to be folded with it. */
function simpleUntil(text: string, at: number): number {
  SIMPLE.lastIndex = at;
  const length = SIMPLE.exec(text)?.[0].length ?? 0;
  const end = at + length;
  return length > 0 && end < text.length && text.charCodeAt(end) >= FIRST_MARK ? end - 1 : end;
}

/** Places in the folded text. */
function placesOf({ runs: wanted, exact }: QueryTerm, found: readonly Run[]): Range[] {
  const [first, ...others] = wanted;
  if (first === undefined) return [];
  if (others.length === 0) return found.flatMap((run) => placesInRun(first, run, exact));
  const places: Range[] = [];
  for (let i = 0; i + wanted.length <= found.length; i += 1) {
    const here = found.slice(i, i + wanted.length);
    if (!here.every((run, k) => fits(wanted[k]!, run, exact, edgeOf(k, wanted.length)))) continue;
    const start = here[0]!.start + (first.kind === 'cjk' ? here[0]!.text.length - first.text.length : 0);
    const last = here.at(-1)!;
    places.push([start, last.start + wanted.at(-1)!.text.length]);
  }
  return places;
}

function placesInRun(wanted: Run, run: Run, exact: boolean): Range[] {
  if (run.kind !== wanted.kind) return [];
  if (run.kind === 'word') {
    const fit = exact ? run.text === wanted.text : run.text.startsWith(wanted.text);
    return fit ? [[run.start, run.start + wanted.text.length]] : [];
  }
  const places: Range[] = [];
  for (
    let at = run.text.indexOf(wanted.text);
    at >= 0;
    at = run.text.indexOf(wanted.text, at + wanted.text.length)
  )
    places.push([run.start + at, run.start + at + wanted.text.length]);
  return places;
}

type Edge = 'first' | 'last' | 'inner';
const edgeOf = (k: number, n: number): Edge => (k === 0 ? 'first' : k === n - 1 ? 'last' : 'inner');

/** Within a phrase a CJK run must touch its neighbours. */
function fits(wanted: Run, run: Run, exact: boolean, edge: Edge): boolean {
  if (run.kind !== wanted.kind) return false;
  if (run.kind === 'word') return exact ? run.text === wanted.text : run.text.startsWith(wanted.text);
  if (edge === 'first') return run.text.endsWith(wanted.text);
  return edge === 'last' ? run.text.startsWith(wanted.text) : run.text === wanted.text;
}
