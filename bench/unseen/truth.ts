// Documents of issuers that nothing was developed with: DIR/doc/<file> and DIR/truth.jsonl, one row a document.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { editDistance } from '../../server/extraction/text/similarity.ts';
import { alphanumeric } from '../compare.ts';

/** Of a value that nobody judges. */
const SKIP = '__skip__';

export interface UnseenRow {
  file: string;
  kind: string;
  lang: string;
  /** pdf, scan or photo. */
  src: string;
  /** Values of a kind without a profile of its own; those of invoices and receipts stand in the row itself. */
  other?: Record<string, unknown>;
  [field: string]: unknown;
}

export async function readTruth(folder: string): Promise<UnseenRow[]> {
  const text = await readFile(path.join(folder, 'truth.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as UnseenRow);
}

/** `near`: a text that holds the other or differs little; `blank`: rightly empty; `invented`: a value where none is printed. */
export type Verdict = 'exact' | 'near' | 'wrong' | 'missing' | 'blank' | 'invented';

export const isRight = (verdict: Verdict): boolean => ['exact', 'near', 'blank'].includes(verdict);

const AMOUNT = /^(?:net|tax|total|amount|price|.*_amount|.*_balance|gross_pay|net_pay)$/;
const DATE = /date|^period_|^valid_until$/;

export const typeOf = (key: string): 'amount' | 'date' | 'text' =>
  AMOUNT.test(key) ? 'amount' : DATE.test(key) ? 'date' : 'text';

/** Undefined where the truth does not judge. A list in the truth means any of these. */
export function compare(key: string, truth: unknown, found: string | null): Verdict | undefined {
  if (truth === SKIP || truth === undefined) return undefined;
  const value = found === '' ? null : found;
  if (truth === null) return value === null ? 'blank' : 'invented';
  if (value === null) return 'missing';
  const any = (Array.isArray(truth) ? truth : [truth]).map(String);
  if (any.some((one) => isSame(key, one, value))) return 'exact';
  return typeOf(key) === 'text' && any.some((one) => isNear(one, value)) ? 'near' : 'wrong';
}

function isSame(key: string, truth: string, found: string): boolean {
  switch (typeOf(key)) {
    case 'amount':
      return Math.abs(Number(found.replaceAll(',', '')) - Number(truth)) < 0.006;
    case 'date':
      return found.slice(0, 10) === truth;
    case 'text':
      return alphanumeric(truth) === alphanumeric(found);
  }
}

/** Share of letters that a near text may have otherwise. */
const MOST_DIFFERENT = 0.2;

function isNear(truth: string, found: string): boolean {
  const [a, b] = [alphanumeric(truth), alphanumeric(found)];
  if (a === '' || b === '') return false;
  const most = Math.floor(Math.max(a.length, b.length) * MOST_DIFFERENT);
  return a.includes(b) || b.includes(a) || editDistance(a, b, most) <= most;
}
