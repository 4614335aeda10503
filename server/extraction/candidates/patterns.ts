// Values given by an operator's regular expression: checked as a whole, and looked for on every line.
import { spanRect, type DocumentLayout } from '../layout/layout.ts';
import type { Candidate } from './candidate.ts';

/** Patterns are written by people; lines longer than this are not searched so that a slow one cannot block the worker. */
const MAX_LINE = 300;
const MAX_FOUND = 50;

/** Whether the whole value matches; false for a pattern that does not compile. */
export function matchesPattern(pattern: string, value: string): boolean {
  return compile(`^(?:${pattern})$`)?.test(value) ?? false;
}

export function findPattern(pattern: string, document: DocumentLayout): Candidate[] {
  const found: Candidate[] = [];
  const expression = compile(pattern.replace(/^\^/, '').replace(/\$$/, ''), 'gu');
  if (expression === undefined) return found;
  for (const page of document.pages) {
    for (const row of page.rows) {
      if (found.length >= MAX_FOUND) return found;
      for (const match of row.text.slice(0, MAX_LINE).matchAll(expression)) {
        if (match[0].trim() === '' || !isWhole(row.text, match.index, match[0].length)) continue;
        const span = { row, start: match.index, end: match.index + match[0].length };
        found.push({
          kind: 'identifier',
          value: match[0],
          spans: [span],
          page: page.index,
          traits: { pattern: 1 },
          ...spanRect(span),
        });
      }
    }
  }
  return found;
}

function compile(pattern: string, flags = 'u'): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}

/** Not a part of a longer word or number. */
function isWhole(text: string, start: number, length: number): boolean {
  const before = text[start - 1] ?? ' ';
  const after = text[start + length] ?? ' ';
  return !/[\p{L}\d]/u.test(before) && !/[\p{L}\d]/u.test(after);
}
