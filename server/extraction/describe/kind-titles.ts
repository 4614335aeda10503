// What the titles of a paper say of its kind.
import type { DocType } from '../../../contract/documents.ts';
import { textsOf } from '../../lexicon/phrases.ts';
import type { DocumentLayout, PageLayout, Segment } from '../layout/layout.ts';
import { fold, foldWithOffsets, isCjk, type Folded } from '../text/fold.ts';

/** Kinds that a title or a phrase of the text can name; of two that fit alike the first is taken. */
export const KINDS: DocType[] = [
  'Credit Note',
  'Fapiao',
  'Business License',
  'Receipt',
  'Bill of Lading',
  'Order Confirmation',
  'Purchase Order',
  'Delivery Note',
  'Bank Statement',
  'Payment Reminder',
  'Utility Bill',
  'Payslip',
  'Expense Report',
  'Quotation',
  'Ticket',
  'Check',
  'Meeting Notes',
  'Contract',
  'Invoice',
  'Form',
  'Letter',
  'Chat Transcript',
];
/** Phrases that name a kind, folded; as a title they decide, inside the text they hint. */
export const TITLES = KINDS.map((kind) => ({ kind, phrases: textsOf('kinds', kind).map(fold) }));

/** Whether a phrase that a text holds ends with a word: an estimate is not what was estimated. */
function isWhole(phrase: string, original: string): boolean {
  const { text, at } = foldWithOffsets(original);
  const last = at[text.indexOf(phrase) + phrase.length - 1];
  return last === undefined || !/^\p{L}/u.test(original.slice(last + 1));
}

/** Whether a text holds a phrase in words of its own or at the end of a compound; folding joins words that only stand side by side. */
function isSpelled(phrase: string, { text, at }: Folded, original: string): boolean {
  for (let i = text.indexOf(phrase); i >= 0; i = text.indexOf(phrase, i + 1)) {
    const start = at[i] ?? 0;
    const inside = /\p{L}$/u.test(original.slice(Math.max(0, start - 2), start));
    if (!inside || !/\s/u.test(original.slice(start, at[i + phrase.length - 1]))) return true;
  }
  return false;
}

export const isNamed = (phrase: string, text: string): boolean =>
  isSpelled(phrase, foldWithOffsets(text), text) && isWhole(phrase, text);

/** Bills, offers and reminders greet as well: what greetings alone say is little. */
export const GREETED = 1.2;
/** Cells of a row from which they are headings of columns. */
const HEADINGS = 4;

/** What a paper says of other papers ("Invoice number" on a quotation) counts no more than this beside its own title. */
export const MENTIONED = 1;

/** A cell that names a kind, and how much of it does. */
interface Mention {
  kind: DocType;
  segment: Segment;
  cover: number;
}

function mentionsOf(kind: DocType, phrase: string, { segments }: PageLayout): Mention[] {
  return segments.flatMap((segment) => {
    const own = foldWithOffsets(segment.text);
    if (own.text.length > phrase.length * 3 + 14) return [];
    if (!isSpelled(phrase, own, segment.text)) return [];
    if (isAlternative(kind, phrase, segment.text)) return [];
    return isWhole(phrase, segment.text) ? [{ kind, segment, cover: phrase.length / own.text.length }] : [];
  });
}

/** "Tax Invoice/Credit Note" and "Albarán-Factura" head either, and are mostly used for the first. */
function isAlternative(kind: DocType, phrase: string, text: string): boolean {
  const others = TITLES.filter((other) => other.kind !== kind).flatMap(({ phrases }) => phrases);
  const before = (parts: string[]) => {
    const at = parts.findIndex((part) => part.includes(phrase));
    return parts.slice(0, Math.max(at, 0));
  };
  const [slashed, dashed] = [text.split('/').map(fold), text.split(/[-–—]/u).map(fold)];
  if (before(slashed).some((part) => others.some((one) => part.includes(one)))) return true;
  // A dash joins other words as well: only two titles and nothing else are alternatives.
  return dashed.at(-1) === phrase && before(dashed).some((part) => others.includes(part));
}

/** "Order:  4711" below the title names another paper. */
function isBeforeValue({ row, end, text }: Segment): boolean {
  const next = row.segments.find(({ start }) => start >= end);
  return next !== undefined && (/[:：]$/u.test(text) || /^[:：]/u.test(next.text));
}

/** "Account:" in letters of the text, with nothing behind it, is the label of a form. */
const isEmptyLabel = ({ row, end, text }: Segment, tall: number): boolean =>
  tall < TITLE_TALL && /[:：]$/u.test(text) && row.segments.every(({ start }) => start < end);
/** Height of the letters of a title, in heights of those of the text. */
const TITLE_TALL = 1.2;

/** A title is a short cell in the upper part of the first page; larger letters count more. */
export function titleScores({ pages }: DocumentLayout): Map<DocType, number> {
  const scores = new Map<DocType, number>();
  const page = pages[0];
  if (page === undefined) return scores;
  const raise = (kind: DocType, score: number) => scores.set(kind, Math.max(scores.get(kind) ?? 0, score));
  const original = page.rows.map((row) => row.text).join('\n');
  const folded = foldWithOffsets(original);
  const mentions: Mention[] = [];
  for (const { kind, phrases } of TITLES)
    for (const phrase of phrases) {
      if (phrase.length < (isCjk(phrase) ? 2 : 5) || !isSpelled(phrase, folded, original)) continue;
      raise(kind, 0.8 + Math.min(phrase.length, 20) / 100);
      mentions.push(...mentionsOf(kind, phrase, page));
    }
  const first = Math.min(...mentions.map(({ segment }) => segment.y0));
  const titles = new Set<DocType>();
  for (const { kind, segment, cover } of mentions) {
    // One of many cells of a row is the heading of a column.
    const alone = segment.row.segments.length < HEADINGS;
    const tall = Math.min((segment.y1 - segment.y0) / (page.line_height || 1), 2.2);
    const label = (segment.y0 > first && isBeforeValue(segment)) || isEmptyLabel(segment, tall);
    const top = alone && !label && segment.y0 < 0.35 * page.height ? 1 : 0.35;
    raise(kind, 1 + 1.6 * cover * top * tall * (segment.bold ? 1.15 : 1));
    if (cover === 1 && top === 1) titles.add(kind);
  }
  const letter = scores.get('Letter');
  if (letter !== undefined) scores.set('Letter', Math.min(letter, GREETED));
  if (titles.size > 0)
    for (const [kind, score] of scores) if (!titles.has(kind)) scores.set(kind, Math.min(score, MENTIONED));
  return scores;
}
