// Values given by an operator's regular expression: checked as a whole, and looked for on every line. Expressions are
// written by people and can take for ever on the wrong line, so they run under a time limit.
import { createContext, Script } from 'node:vm';
import type { DocumentLayout } from '../layout/layout.ts';
import { readFrom, type Candidate } from './candidate.ts';

const MAX_LINE = 300;
const MAX_LINES = 4000;
const MAX_FOUND = 50;
/** For one expression on one document; ordinary ones take a thousandth of it. */
const LIMIT_MS = 200;

/** Which of the values match as a whole; none for an expression that does not compile or takes too long. */
export function matchingPattern(pattern: string, values: string[]): boolean[] {
  const places = run(
    `^(?:${pattern})$`,
    values.map((value) => value.slice(0, MAX_LINE)),
  );
  const matching = new Set(places.map(([line]) => line));
  return values.map((value, i) => value.length <= MAX_LINE && matching.has(i));
}

export function findPattern(pattern: string, document: DocumentLayout): Candidate[] {
  const rows = document.pages.flatMap((page) => page.rows).slice(0, MAX_LINES);
  const bare = pattern.replace(/^\^/, '').replace(/\$$/, '');
  const places = run(
    bare,
    rows.map((row) => row.text.slice(0, MAX_LINE)),
  );
  return places.flatMap(([line, start, length]) => {
    const row = rows[line];
    if (row === undefined || !isWhole(row.text, start, length)) return [];
    const span = { row, start, end: start + length };
    const value = row.text.slice(start, start + length);
    return [readFrom([span], 'identifier', value, { pattern: 1 })];
  });
}

type Place = [line: number, start: number, length: number];

const SEARCH = new Script(`
  const expression = new RegExp(source, 'gu');
  const places = [];
  for (const [line, text] of lines.entries()) {
    for (const match of text.matchAll(expression)) {
      if (match[0].trim() !== '') places.push([line, match.index, match[0].length]);
      if (places.length >= most) break;
    }
    if (places.length >= most) break;
  }
  JSON.stringify(places);
`);

/** A context of its own is what lets the search be ended from outside. */
function run(source: string, lines: string[]): Place[] {
  try {
    const context = createContext({ source, lines, most: MAX_FOUND });
    return JSON.parse(String(SEARCH.runInContext(context, { timeout: LIMIT_MS }))) as Place[];
  } catch {
    return [];
  }
}

/** Not a part of a longer word or number. */
function isWhole(text: string, start: number, length: number): boolean {
  const before = text[start - 1] ?? ' ';
  const after = text[start + length] ?? ' ';
  return !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after);
}
