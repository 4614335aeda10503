// What a correction teaches, and what a lesson is worth after people have judged what it led to. Pure.
import type { Evidence } from '../../contract/documents.ts';
import type { LessonState } from '../../contract/learning.ts';
import type { LearnedHint } from '../extraction/draft.ts';
import type { FieldMeaning } from '../extraction/labels/understand-field.ts';
import type { PageLayout, Span } from '../extraction/layout/layout.ts';
import { formatOf, labelOf } from '../extraction/ranking/learned-places.ts';
import { fold } from '../extraction/text/fold.ts';

/** Where a value stands, and what stands around it. */
export interface Taught {
  label: string;
  relation: 'left' | 'above';
  page: number;
  x: number;
  y: number;
  format: string;
}

/** Values that a sender prints the same on every document, where they are the sender's own. */
const CONSTANT = new Set([
  'party_name',
  'address',
  'vat_id',
  'tax_number',
  'uscc',
  'iban',
  'bic',
  'bank_account',
  'email',
  'url',
  'phone',
  'currency',
  'payment_terms',
  'payment_method',
]);
const OWN_ROLES = new Set([null, 'seller', 'payee', 'bank', 'ship_from']);

/** Fewer letters and digits, "DE" for an address, are found again in anything. */
const SHORTEST_CONSTANT = 4;

export const isConstant = ({ concept, role, field }: FieldMeaning, value: string): boolean =>
  field.type === 'text' &&
  concept !== null &&
  CONSTANT.has(concept.id) &&
  OWN_ROLES.has(role) &&
  (concept.id === 'currency' || fold(value).length >= SHORTEST_CONSTANT);

/** @param span the value within its row, where it stands in one */
export function taughtBy(value: string | null, evidence: Evidence[], span: Span | null): Taught {
  const label = span === null ? undefined : labelOf(span);
  const place = evidence[0];
  const [x0, y0, x1, y1] = place?.box ?? [0, 0, 0, 0];
  return {
    label: label?.text ?? '',
    relation: label?.relation ?? 'left',
    page: place?.page ?? 1,
    x: (x0 + x1) / 2,
    y: (y0 + y1) / 2,
    format: formatOf(value ?? ''),
  };
}

/** The stretch of a row's text that a box covers. */
export function spanAt(page: PageLayout, [x0, y0, x1, y1]: Evidence['box']): Span | null {
  for (const row of page.rows) {
    const middle = (row.y0 + row.y1) / 2 / page.height;
    if (middle < y0 || middle > y1) continue;
    const words = row.words.filter(({ box }) => {
      const centre = (box[0] + box[2]) / 2;
      return centre >= x0 && centre <= x1;
    });
    const [first, last] = [words[0], words.at(-1)];
    if (first !== undefined && last !== undefined)
      return { row, start: first.start, end: last.start + last.text.length };
  }
  return null;
}

export interface Judged {
  enabled: boolean;
  helped: number;
  contradicted: number;
}

/** Two contradictions that no confirmation outweighs end a lesson. */
export function stateOf({ enabled, helped, contradicted }: Judged): LessonState {
  if (!enabled) return 'off';
  return contradicted >= 2 && contradicted > helped ? 'outweighed' : 'active';
}

/** 1 when new, up to 2 after four confirmations; a contradiction counts as much as two confirmations. */
export function weightOf({ helped, contradicted }: Judged): number {
  const trust = (1 + helped) / (1 + helped + 2 * contradicted);
  return trust * Math.min(1 + 0.25 * helped, 2);
}

export interface StoredLesson extends Taught, Judged {
  field: string;
  document_id: number;
  pages: number;
  value: string | null;
  constant: boolean;
}

/** Hints for a document of so many pages: what stood on the last page then stands on the last page now. */
export function hintOf(lesson: StoredLesson, page_count: number): LearnedHint {
  const last = lesson.pages > 1 && lesson.page === lesson.pages;
  return {
    field: lesson.field,
    document_id: lesson.document_id,
    label: fold(lesson.label),
    relation: lesson.relation,
    page: last ? page_count : lesson.page,
    x: lesson.x,
    y: lesson.y,
    format: lesson.format,
    value: lesson.value ?? '',
    constant: lesson.constant,
    absent: lesson.value === null,
    weight: weightOf(lesson),
  };
}
