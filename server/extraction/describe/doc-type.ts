// What kind of document it is: by its title, its words and its layout.
import type { DocType } from '../../../contract/documents.ts';
import type { DocumentLayout } from '../layout/layout.ts';
import { textsOf } from '../../lexicon/phrases.ts';
import { anyWhole } from '../../lexicon/words.ts';
import type { ConceptId } from '../labels/concepts.ts';
import type { Labels } from '../labels/find-labels.ts';
import { fold, isCjk } from '../text/fold.ts';

/** Kinds that a title or a phrase of the text can name; of two that fit alike the first is taken. */
const KINDS: DocType[] = [
  'Credit Note',
  'Fapiao',
  'Business License',
  'Receipt',
  'Purchase Order',
  'Delivery Note',
  'Bank Statement',
  'Meeting Notes',
  'Contract',
  'Invoice',
  'Form',
  'Letter',
  'Chat Transcript',
];
/** Phrases that name a kind, folded; as a title they decide, inside the text they hint. */
const TITLES = KINDS.map((kind) => ({ kind, phrases: textsOf('kinds', kind).map(fold) }));

/** Formats that say what the document is whatever it contains. */
const FORMATS: Record<string, DocType> = {
  xlsx: 'Spreadsheet',
  xls: 'Spreadsheet',
  ods: 'Spreadsheet',
  csv: 'Spreadsheet',
  eml: 'E-mail',
  msg: 'E-mail',
};

export interface DocTypeInput {
  document: DocumentLayout;
  /** Labels of the pages. */
  labels: Iterable<Labels>;
  format: string;
  /** What the profile is for: decides between kinds the document leaves open. */
  hint: string | null;
  /** Whether totals and items were found. */
  has_items: boolean;
  /** Whether structured e-invoice data came with the file. */
  has_e_invoice: boolean;
}

export function documentType(input: DocTypeInput): DocType {
  const scores = titleScores(input.document);
  const format = FORMATS[input.format];
  if (format !== undefined) scores.set(format, (scores.get(format) ?? 0) + 2.5);
  if (input.has_e_invoice && !scores.has('Fapiao') && !scores.has('Credit Note')) add(scores, 'Invoice', 2);
  if (input.has_items) add(scores, 'Invoice', 0.4);
  addLabels(scores, input);
  const hinted = KINDS.find((kind) => kind.toLowerCase() === input.hint?.toLowerCase());
  if (hinted !== undefined) add(scores, hinted, 1.2);
  let best: DocType = 'Other';
  let most = 0.9;
  for (const [kind, score] of scores) {
    if (score > most) {
      best = kind;
      most = score;
    }
  }
  return best;
}

const add = (scores: Map<DocType, number>, kind: DocType, value: number) =>
  scores.set(kind, (scores.get(kind) ?? 0) + value);

/** What labels say of the kind of a paper that has no title, or whose title was not read. */
const LABELLED: Partial<Record<ConceptId, [DocType, number]>> = {
  invoice_number: ['Invoice', 0.4],
  due_date: ['Invoice', 0.4],
  due_payable: ['Invoice', 0.3],
  opening_balance: ['Bank Statement', 0.8],
  closing_balance: ['Bank Statement', 0.5],
  cash_tendered: ['Receipt', 0.3],
  cash_change: ['Receipt', 0.4],
  cashier: ['Receipt', 0.3],
  receipt_number: ['Receipt', 0.3],
  table_no: ['Receipt', 0.3],
};
/** Labels that may mean something else do not count. */
const SURE_LABEL = 0.9;
/** Height of a page by its width from which it is a roll of paper. */
const ROLL = 1.7;
const SHORT_ROLL = 0.4;
/** A paper that was photographed, with a sum and thanks, and neither number, term nor customer. */
const BOUGHT = 0.6;
const SUMS: ConceptId[] = ['grand_total', 'tax_total', 'cash_tendered'];
const THANKS = anyWhole('slogan');

function addLabels(scores: Map<DocType, number>, { document, labels }: DocTypeInput): void {
  const hits = [...labels].flatMap(({ byRow }) => [...byRow.values()].flat());
  const seen = new Set(
    hits.flatMap(({ concepts, similarity }) =>
      similarity < 1 ? [] : [...concepts].flatMap(([id, weight]) => (weight > SURE_LABEL ? [id] : [])),
    ),
  );
  for (const id of seen) {
    const [kind, value] = LABELLED[id] ?? [];
    // Fapiao and credit notes have the labels of invoices.
    const named = kind === 'Invoice' && (scores.has('Fapiao') || scores.has('Credit Note'));
    if (kind !== undefined && value !== undefined && !named) add(scores, kind, value);
  }
  const [page, ...others] = document.pages;
  if (page === undefined || others.length > 0 || page.source !== 'ocr') return;
  if (page.height > ROLL * page.width) add(scores, 'Receipt', SHORT_ROLL);
  const summed = hits.some(({ concepts }) => SUMS.some((id) => concepts.has(id)));
  const addressed = hits.some(({ headings }) => headings.has('buyer') || headings.has('ship_to'));
  const billed = seen.has('invoice_number') || seen.has('due_date') || seen.has('opening_balance');
  if (!summed || addressed || billed) return;
  add(scores, 'Receipt', BOUGHT);
  if (page.rows.some(({ text }) => THANKS.test(text))) add(scores, 'Receipt', SHORT_ROLL);
}

/** Cells of a row from which they are headings of columns. */
const HEADINGS = 4;

/** A title is a short cell in the upper part of the first page; larger letters count more. */
function titleScores({ pages }: DocumentLayout): Map<DocType, number> {
  const scores = new Map<DocType, number>();
  const page = pages[0];
  if (page === undefined) return scores;
  const text = fold(page.rows.map((row) => row.text).join('\n'));
  for (const { kind, phrases } of TITLES) {
    let best = 0;
    for (const folded of phrases) {
      if (folded.length < (isCjk(folded) ? 2 : 5) || !text.includes(folded)) continue;
      best = Math.max(best, 0.8 + Math.min(folded.length, 20) / 100);
      for (const segment of page.segments) {
        const own = fold(segment.text);
        if (!own.includes(folded) || own.length > folded.length * 3 + 14) continue;
        const cover = folded.length / own.length;
        // One of many cells of a row is the heading of a column.
        const alone = segment.row.segments.length < HEADINGS;
        const top = alone && segment.y0 < 0.35 * page.height ? 1 : 0.35;
        const tall = Math.min((segment.y1 - segment.y0) / (page.line_height || 1), 2.2);
        best = Math.max(best, 1 + 1.6 * cover * top * tall * (segment.bold ? 1.15 : 1));
      }
    }
    if (best > 0) scores.set(kind, best);
  }
  return scores;
}
