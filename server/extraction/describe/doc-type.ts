// What kind of document it is: by its title, its words and its layout.
import type { DocType } from '../../../contract/documents.ts';
import { isTitle } from '../candidates/titles.ts';
import { isSheet, segmentAt, type DocumentLayout, type PageLayout } from '../layout/layout.ts';
import { anyWhole } from '../../lexicon/words.ts';
import { isPaidByCard, saidAtTill, saidBy, SEVERAL } from '../labels/at-till.ts';
import type { ConceptId } from '../labels/concepts.ts';
import type { LabelHit, Labels } from '../labels/find-labels.ts';
import { add, addStructure, KIND_PAGES } from './kind-structure.ts';
import { KINDS, titleScores } from './kind-titles.ts';

/** Formats that say what the document is whatever it contains. */
const FORMATS: Record<string, DocType> = {
  xlsx: 'Spreadsheet',
  xls: 'Spreadsheet',
  ods: 'Spreadsheet',
  csv: 'Spreadsheet',
  eml: 'E-mail',
  msg: 'E-mail',
};

/** Kinds that ask for money, or say that it was paid. */
export const BILLS: readonly DocType[] = [
  'Invoice',
  'Credit Note',
  'Receipt',
  'Fapiao',
  'Utility Bill',
  'Payment Reminder',
];

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

export interface RecognisedKind {
  doc_type: DocType;
  /** 0..1: how likely it is of this kind. */
  sure: number;
}

export const documentType = (input: DocTypeInput): DocType => recogniseKind(input).doc_type;

/** What kind of document it is, by what speaks most for it; Other where too little speaks for any. */
export function recogniseKind(input: DocTypeInput): RecognisedKind {
  const scores = titleScores(input.document);
  const titles = new Map(scores);
  const format = FORMATS[input.format];
  if (format !== undefined) scores.set(format, (scores.get(format) ?? 0) + 2.5);
  if (input.has_e_invoice && !scores.has('Fapiao') && !scores.has('Credit Note')) add(scores, 'Invoice', 2);
  if (input.has_items) add(scores, 'Invoice', 0.4);
  addLabels(scores, input);
  addStructure(scores, input.document, titles);
  const hinted = KINDS.find((kind) => kind.toLowerCase() === input.hint?.toLowerCase());
  if (hinted !== undefined) add(scores, hinted, 1.2);
  const guessed = guessByLooks(scores, input);
  const ranked = (guessed ? [...scores] : [...scores, NONE]).toSorted(([, a], [, b]) => b - a);
  const [doc_type, most] = ranked[0] ?? NONE;
  return { doc_type, sure: sureOf(most, ranked[1]?.[1] ?? 0) };
}

type Scored = [DocType, number];
/** What has to speak for a kind at least. */
const NONE: Scored = ['Other', 0.9];

/** A paper with amounts is some bill: what it looks like decides where nothing else does. */
const AMOUNT = /(?<![\d.,])\d{1,3}(?:[., ]?\d{3})*[.,]\d{2}(?!\d)|(?<![\d.,])\d{1,3}(?:[.,]\d{3})+(?!\d)/u;
const AMOUNT_ROWS = 2;
const LOOKS = 0.5;

/** Whether it is a bill of which nothing says enough; its looks then count as well. */
function guessByLooks(scores: Map<DocType, number>, { document, format }: DocTypeInput): boolean {
  const [page, ...others] = document.pages;
  if (page === undefined || Math.max(0, ...scores.values()) >= NONE[1]) return false;
  // Reports have tables of amounts as well: a bill of so many pages says what it is.
  if (others.length + 1 >= KIND_PAGES) return false;
  if (page.rows.filter(({ text }) => AMOUNT.test(text)).length < AMOUNT_ROWS) return false;
  const slip = others.length === 0 && (isPhotograph(page, format) || isRoll(page, format));
  add(scores, slip ? 'Receipt' : 'Invoice', LOOKS);
  return true;
}

/** Till paper is 58 or 80 mm wide; pages of files are measured in points. */
const NARROW = 300;
/** Width of A5: what is wider and long is a page of the web. */
const WIDE = 420;

/** Till paper, as a picture of it or as the page of a PDF; other formats have pages of any length. */
function isRoll(page: PageLayout, format: string): boolean {
  const { width, height } = page;
  const long = height > ROLL * width;
  if (format !== 'pdf') return long && page.source === 'ocr';
  return (Math.min(width, height) < NARROW && !isSheet(page)) || (long && width < WIDE);
}

const isPhotograph = (page: PageLayout, format: string): boolean =>
  format !== 'pdf' && page.source === 'ocr' && !isSheet(page);

/** Measured: a kind is right the more often the more speaks for it, and the less for the next one. */
const sureOf = (most: number, next: number): number =>
  1 / (1 + Math.exp(1.2 - 0.9 * most - 1.6 * (most - next)));

/** What labels say of the kind of a paper that has no title, or whose title was not read. */
const LABELLED: Partial<Record<ConceptId, [DocType, number]>> = {
  invoice_number: ['Invoice', 0.4],
  due_date: ['Invoice', 0.4],
  due_payable: ['Invoice', 0.3],
  meter_number: ['Utility Bill', 0.6],
  gross_pay: ['Payslip', 0.7],
  net_pay: ['Payslip', 0.7],
  quote_number: ['Quotation', 0.8],
  delivery_note_number: ['Delivery Note', 0.4],
  order_number: ['Purchase Order', 0.3],
  check_number: ['Check', 0.6],
  bill_of_lading_number: ['Bill of Lading', 0.8],
  vessel: ['Bill of Lading', 0.5],
  service_number: ['Ticket', 0.7],
  departure_place: ['Ticket', 0.3],
  arrival_place: ['Ticket', 0.3],
  opening_balance: ['Bank Statement', 0.8],
  closing_balance: ['Bank Statement', 0.5],
  cash_tendered: ['Receipt', 0.3],
  cash_change: ['Receipt', 0.4],
  cashier: ['Receipt', 0.3],
  receipt_number: ['Receipt', 0.3],
  table_no: ['Receipt', 0.3],
};
/** Kinds that have the labels of another one. */
const SAME_LABELS: Partial<Record<DocType, DocType[]>> = {
  Invoice: ['Fapiao', 'Credit Note'],
  'Purchase Order': ['Order Confirmation'],
};
/** Height of a page by its width from which it is a roll of paper. */
const ROLL = 1.7;
const SHORT_ROLL = 0.4;
/** A paper that was photographed, with a sum or how it was paid, and neither number, term nor customer. */
const BOUGHT = 0.8;
const PAID = anyWhole('payment_means');
const CLOCK = /(?<!\d)\d{1,2}[:.]\d{2}(?:[:.]\d{2})?\s?(?:[ap]\.?m)?(?![\d.,%])/iu;
const CLOCKED = 0.35;
const SUMS: ConceptId[] = ['grand_total', 'tax_total', 'cash_tendered'];
const SETTLED = 0.5;
const THANKS = anyWhole('slogan');

function addLabels(scores: Map<DocType, number>, { document, labels, format }: DocTypeInput): void {
  const hits = [...labels].slice(0, KIND_PAGES).flatMap(({ byRow }) => [...byRow.values()].flat());
  const seen = saidBy(hits);
  for (const id of seen) {
    const [kind, value] = LABELLED[id] ?? [];
    if (kind === undefined || value === undefined) continue;
    if (!SAME_LABELS[kind]?.some((other) => scores.has(other))) add(scores, kind, value);
  }
  const [page, ...others] = document.pages;
  if (page === undefined || others.length > 0) return;
  const roll = isRoll(page, format);
  const addressed = hits.some(isAddressee);
  // What a shop calls a tax invoice is a receipt where it says what was handed over and given back.
  const till = saidAtTill(seen);
  const settle = () => {
    if (seen.has('due_date')) return;
    scores.set('Receipt', Math.max(scores.get('Receipt') ?? 0, (scores.get('Invoice') ?? 0) + SETTLED));
  };
  if (page.source !== 'ocr' && !roll) {
    if (till >= SEVERAL && !addressed) settle();
    return;
  }
  if (roll) add(scores, 'Receipt', SHORT_ROLL);
  const says = (words: RegExp) => page.rows.some(({ text }) => words.test(text));
  const paid = says(PAID);
  const summed = hits.some(({ concepts }) => SUMS.some((id) => concepts.has(id)));
  // A roll may end with the balance of the customer's points.
  const billed = seen.has('invoice_number') || seen.has('due_date') || (!roll && seen.has('opening_balance'));
  const by_card = isPaidByCard(page);
  if (by_card) add(scores, 'Receipt', BOUGHT);
  // Neither customer, number nor term, and lying before a camera: nobody sent it.
  const picked_up = summed && !billed && isPhotograph(page, format);
  if (by_card || roll || till >= SEVERAL || (!addressed && (paid || till > 0 || picked_up))) settle();
  if (!(summed || paid) || addressed || billed) return;
  add(scores, 'Receipt', BOUGHT);
  if (paid) add(scores, 'Receipt', SHORT_ROLL);
  if (says(THANKS)) add(scores, 'Receipt', SHORT_ROLL);
  if (says(CLOCK)) add(scores, 'Receipt', CLOCKED);
}

/** Behind a heading: nothing, or what has letters. A number of points or a card is no addressee, nor is a line to sign on. */
const ADDRESSED = /^\s*(?:[:：.,(/\t]|$|\P{L}*$)/u;
const NUMBERED = /^[\s:：.#]*[\dXx*•#-]+$/u;

/** The heading of a customer or a place of delivery; not the word in a sentence, nor in "customer copy". */
function isAddressee({ headings, similarity, span }: LabelHit): boolean {
  if (similarity < 1 || !(headings.has('buyer') || headings.has('ship_to'))) return false;
  const { row, start, end } = span;
  const behind = row.text.slice(end);
  if (!ADDRESSED.test(behind) || NUMBERED.test(behind)) return false;
  return segmentAt(row, start)?.start === start && !isTitle(row.text);
}
