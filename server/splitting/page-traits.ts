// What of a page helps to tell whether it goes on with the one before. Pure, and small beside the page itself.
import type { ConceptId } from '../extraction/labels/concepts.ts';
import { fold, foldWithOffsets, isCjk } from '../extraction/text/fold.ts';
import { LANGUAGES } from '../lexicon/languages/index.ts';
import { split, textsOf } from '../lexicon/phrases.ts';
import { wordsOf } from '../lexicon/words.ts';
import type { Page } from '../reading/reading.ts';
import { pageCountOf, type PageCount, type PlacedLine } from './page-count.ts';
import { isSeparator } from './separator-sheet.ts';

export interface PageTraits {
  number: number;
  width: number;
  height: number;
  source: Page['source'];
  separator: boolean;
  /** Nothing is on it. */
  blank: boolean;
  count: PageCount | null;
  /** Kinds of documents that a title in its upper part names. */
  titles: ReadonlySet<string>;
  /** What its uppermost and lowest lines say. */
  head: ReadonlySet<string>;
  foot: ReadonlySet<string>;
  words: ReadonlySet<string>;
  /** Numbers, dates and amounts. */
  marks: ReadonlySet<string>;
  /** Those of them in its upper part. */
  top: ReadonlySet<string>;
  /** What stands behind the label of a document's number. */
  numbers: ReadonlySet<string>;
  /** Its last line of text ends within a sentence. */
  open: boolean;
  /** Its first line of text begins within a sentence. */
  resumes: boolean;
  /** Numbers of its first and last paragraph. */
  clauses: [number, number] | null;
  total: boolean;
  carried: boolean;
  greets: boolean;
  /** How far down its text reaches. */
  filled: number;
}

const TITLES = [
  ...new Set(
    LANGUAGES.flatMap(({ kinds }) => Object.values(kinds ?? {}))
      .flatMap(split)
      .map(fold),
  ),
].filter((phrase) => phrase.length >= (isCjk(phrase) ? 2 : 5));

const NUMBERS: ConceptId[] = [
  'invoice_number',
  'receipt_number',
  'document_number',
  'order_number',
  'contract_number',
  'quote_number',
  'delivery_note_number',
  'check_number',
  'bill_of_lading_number',
];
const escaped = (phrase: string): string =>
  phrase.replaceAll(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`).replaceAll(/\s+/gu, String.raw`\s*`);
/** Labels of a document's number, folded, and whatever one of them begins with: a word that is none is left at once. */
const NUMBER_LABELS = new Set(NUMBERS.flatMap((id) => textsOf('labels', id)).map(fold));
const BEGINNINGS = new Set(
  [...NUMBER_LABELS].flatMap((label) => Array.from(label, (_, i) => label.slice(0, i + 1))),
);
const NUMBER = /[\s:：#.№]*([\p{L}\d][\p{L}\d\-/._]*\d[\p{L}\d\-/]*)/uy;
const TOTALS = new Set(
  (['grand_total', 'due_payable'] as const).flatMap((id) => textsOf('labels', id)).map(fold),
);
const CARRIED = new RegExp(wordsOf('carried'), 'iu');
const GREETING = new RegExp(`^(?:${textsOf('kinds', 'Letter').map(escaped).join('|')})(?!\\p{L})`, 'iu');

/** Shares of the page that are its head and its foot, and within which titles stand. */
const [HEAD, FOOT, TITLE] = [0.16, 0.9, 0.4];
const CLAUSE = /^\(?(\d{1,2})[.)](?!\d)\s+\p{L}/u;
const MOST_CLAUSES = 60;

export function traitsOf(page: Page): PageTraits {
  const lines = linesOf(page);
  const texts = lines.map(({ text }) => text);
  const body = lines.filter(({ text, top }) => top < FOOT && /\p{L}/u.test(text));
  const last = body.at(-1)?.text ?? '';
  const inside = (from: number, to: number) =>
    tokens(lines.filter(({ top }) => top >= from && top < to).map(({ text }) => text));
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    source: page.source,
    separator: isSeparator(page),
    blank: page.source !== 'none' && page.words.length === 0 && page.codes.length === 0,
    count: pageCountOf(lines),
    titles: titlesOf(lines),
    head: inside(0, HEAD),
    foot: inside(FOOT, 2),
    words: new Set([...tokens(texts)].filter((token) => !/\d/u.test(token))),
    marks: marksOf(texts),
    top: marksOf(lines.filter(({ top }) => top < TITLE).map(({ text }) => text)),
    numbers: new Set(texts.flatMap(numbersOf)),
    open: last.length > 40 && /[\p{L},;]$/u.test(last),
    resumes: body.some(({ top }) => top < TITLE) && /^[\p{Ll}(]/u.test(body[0]?.text ?? ''),
    clauses: clausesOf(texts),
    total: texts.some((text) => TOTALS.has(fold(text.replaceAll(/[\d.,:\s\p{Sc}]+|[A-Z]{3}$/gu, ' ')))),
    carried: texts.some((text) => CARRIED.test(fold(text))),
    greets: lines.some(({ text, top }) => top < 0.6 && GREETING.test(text)),
    filled: Math.max(0, ...body.map(({ bottom }) => bottom)),
  };
}

function linesOf(page: Page): PlacedLine[] {
  const lines = new Map<number, PlacedLine>();
  for (const { text, line, box } of page.words) {
    const known = lines.get(line);
    if (known === undefined) lines.set(line, { text, top: box[1], bottom: box[3] });
    else {
      known.text += ` ${text}`;
      known.top = Math.min(known.top, box[1]);
      known.bottom = Math.max(known.bottom, box[3]);
    }
  }
  return [...lines.values()].toSorted((a, b) => a.top - b.top);
}

/** Words, folded; of languages that set no blanks, pairs of characters. */
function tokens(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const [token] of text.matchAll(/[\p{L}\d]+/gu)) {
      const folded = fold(token);
      if (!isCjk(folded)) {
        if (folded.length > 2) found.add(folded);
        continue;
      }
      for (let i = 0; i + 1 < folded.length; i++) found.add(folded.slice(i, i + 2));
    }
  return found;
}

/** At least so many digits tell one document from another. */
const DIGITS = 3;

function marksOf(texts: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const text of texts)
    for (const [token] of text.matchAll(/[\p{L}\d][\p{L}\d.,\-/]*\d[\p{L}\d]*/gu))
      if (token.replaceAll(/\D/gu, '').length >= DIGITS) found.add(fold(token));
  return found;
}

/** What stands behind a label of a number, folded. */
function numbersOf(line: string): string[] {
  const { text, at } = foldWithOffsets(line);
  const found: string[] = [];
  for (let from = 0; from < text.length; from++) {
    if (isWithinWord(line, at[from]!)) continue;
    const end = labelEnd(text, from);
    if (end === from) continue;
    NUMBER.lastIndex = at[end - 1]! + 1;
    const number = NUMBER.exec(line)?.[1];
    if (number !== undefined) found.push(fold(number));
    from = end - 1;
  }
  return found;
}

const isWithinWord = (line: string, at: number): boolean =>
  /\p{L}/u.test(line[at - 1] ?? '') && !isCjk(line[at] ?? '');

/** Where the longest label ends that begins at `from`, which it is where none does. */
function labelEnd(text: string, from: number): number {
  let end = from;
  for (let to = from + 1; to <= text.length && BEGINNINGS.has(text.slice(from, to)); to++)
    if (NUMBER_LABELS.has(text.slice(from, to))) end = to;
  return end;
}

function titlesOf(lines: readonly PlacedLine[]): Set<string> {
  const found = new Set<string>();
  for (const { text, top } of lines) {
    const own = fold(text);
    if (top > TITLE || own === '' || own.length > 60) continue;
    const title = TITLES.find((phrase) => own.length <= phrase.length * 2 + 8 && own.includes(phrase));
    if (title !== undefined) found.add(title);
  }
  return found;
}

function clausesOf(texts: readonly string[]): [number, number] | null {
  const numbers = texts.flatMap((text) => {
    const number = Number(CLAUSE.exec(text)?.[1] ?? 0);
    return number > 0 && number <= MOST_CLAUSES ? [number] : [];
  });
  return numbers.length === 0 ? null : [numbers[0]!, numbers.at(-1)!];
}
