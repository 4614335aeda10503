// How a value of the bookkeeping follows from the approved documents of a vendor. Pure.
import type { ExtractedFields, LineItem } from '../../contract/documents.ts';
import { compact } from './identifiers.ts';

/** A document that a person approved. */
export interface PastDocument {
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  /** ISO date of its approval. */
  approved: string;
}

export interface Use {
  value: string;
  /** Documents, or lines of the same article or description, that have it. */
  count: number;
}

export interface Coded {
  /** Null where earlier ones do not agree. */
  value: string | null;
  /** 0..1; of the value. */
  confidence: number;
  /** How many have any value. */
  of: number;
  /** All values that were used, the most frequent first. */
  uses: Use[];
  /** ISO date of the last approval with the value, or with any. */
  last: string;
}

/** Share that has to agree; below it, nobody could say why this one. */
const AGREEMENT = 0.8;
/** One document alone says nothing of what is usual. A line of the same words does. */
const LEAST = 2;

/** @param past newest first; undefined where none has a value */
export function codeField(past: readonly PastDocument[], key: string): Coded | undefined {
  return decide(
    past.flatMap(({ extracted_fields, approved }) => {
      const value = extracted_fields[key] ?? '';
      return value === '' ? [] : [{ value, approved }];
    }),
    LEAST,
  );
}

/**
 * By lines of the same article where there are some, else by those of the same description, else by what most documents have in that
 * column.
 * @param articles keys of the columns that hold the number of an article
 */
export function codeCell(
  past: readonly PastDocument[],
  key: string,
  line: LineItem,
  articles: readonly string[] = [],
): Coded | undefined {
  const numbers = new Set(articlesOf(line, articles));
  const words = wordsOf(line.description);
  const used = past.flatMap(({ line_items, approved }) =>
    line_items.flatMap((other) => {
      const value = String(other[key] ?? '');
      return value === '' ? [] : [{ value, approved, line: other }];
    }),
  );
  const sameArticle = used.filter((one) =>
    articlesOf(one.line, articles).some((number) => numbers.has(number)),
  );
  if (sameArticle.length > 0) return decide(sameArticle, 1);
  const sameWords = used.filter((one) => words !== '' && wordsOf(one.line.description) === words);
  if (sameWords.length > 0) return decide(sameWords, 1);
  const perDocument = past.flatMap(({ line_items, approved }) =>
    [...new Set(line_items.map((line) => String(line[key] ?? '')))]
      .filter((value) => value !== '')
      .map((value) => ({ value, approved })),
  );
  return decide(perDocument, LEAST);
}

/** Numbers of an article as they are compared. */
const articlesOf = (line: LineItem, keys: readonly string[]): string[] =>
  keys.map((key) => compact(String(line[key] ?? ''))).filter((number) => number !== '');

/** Numbers, dates, sizes (80 x 20) and quantities in a description are not what it is about. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[\p{N}\p{P}\p{S}\s]+/gu, ' ')
    .replaceAll(/(?<= |^)\p{Script=Latin}(?: |$)/gu, '')
    .trim();

function decide(used: readonly { value: string; approved: string }[], least: number): Coded | undefined {
  const [newest] = used;
  if (newest === undefined) return undefined;
  const counts = new Map<string, number>();
  for (const { value } of used) counts.set(value, (counts.get(value) ?? 0) + 1);
  const uses = [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);
  const [first] = uses;
  const agreed = first !== undefined && first.count >= least && first.count / used.length >= AGREEMENT;
  const value = agreed ? first.value : null;
  return {
    value,
    // The rule of succession: of n trials k went well, so the next one does with (k + 1) / (n + 2).
    confidence: agreed ? (first.count + 1) / (used.length + 2) : 0,
    of: used.length,
    uses,
    last: (used.find((use) => use.value === value) ?? newest).approved,
  };
}
