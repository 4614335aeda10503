// What is printed where one pays, and nowhere else.
import { segmentAt, type PageLayout } from '../layout/layout.ts';
import type { ConceptId } from './concepts.ts';
import type { LabelHit } from './find-labels.ts';

/** Said where one pays. */
const AT_THE_TILL: ConceptId[] = ['cash_tendered', 'cash_change', 'cashier', 'table_no'];
/** The identifier of a card's application (ISO/IEC 7816-5, EMV): card terminals print it. */
const CHIP = /(?<![\dA-F])A0{5,}\d{4,}/u;

/** A bill may say that it was paid in cash: so many things of a till outweigh the name of a customer. */
export const SEVERAL = 2;
/** Labels that may mean something else do not count. */
const SURE_LABEL = 0.9;

/** What labels say that can be nothing else. */
export const saidBy = (hits: LabelHit[]): Set<ConceptId> =>
  new Set(
    hits
      .filter(isPlaced)
      .flatMap(({ concepts }) => [...concepts].flatMap(([id, weight]) => (weight > SURE_LABEL ? [id] : []))),
  );

/** A label begins its cell or ends in a colon; the same word in a sentence says nothing of the paper. */
function isPlaced({ similarity, span: { row, start, end } }: LabelHit): boolean {
  if (similarity < 1) return false;
  return segmentAt(row, start)?.start === start || /^\s*[:：#]/u.test(row.text.slice(end));
}

/** How many of the things said where one pays are among what labels say. */
export const saidAtTill = (said: ReadonlySet<ConceptId>): number =>
  AT_THE_TILL.filter((id) => said.has(id)).length;

export const isPaidByCard = ({ rows }: PageLayout): boolean => rows.some(({ text }) => CHIP.test(text));
