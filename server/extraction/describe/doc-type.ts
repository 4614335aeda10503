// What kind of document it is: by its title, its words and its layout.
import type { DocType } from '../../../contract/documents.ts';
import type { DocumentLayout } from '../layout/layout.ts';
import { textsOf } from '../../lexicon/phrases.ts';
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
        const top = segment.y0 < 0.35 * page.height ? 1 : 0.35;
        const tall = Math.min((segment.y1 - segment.y0) / (page.line_height || 1), 2.2);
        best = Math.max(best, 1 + 1.6 * cover * top * tall * (segment.bold ? 1.15 : 1));
      }
    }
    if (best > 0) scores.set(kind, best);
  }
  return scores;
}
