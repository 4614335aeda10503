// Finds the label phrases of a page: where they stand and what they may mean for the fields of a profile.
import {
  MAX_ROW_LENGTH,
  spanRect,
  type PageLayout,
  type Rect,
  type Row,
  type Span,
} from '../layout/layout.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { fold, foldWithOffsets, isCjk } from '../text/fold.ts';
import { catalogIndex, makeIndex, type PhraseIndex, type PhraseMeaning } from './catalog.ts';
import { composeLabels } from './compose-labels.ts';
import { placesBeforeDates } from './place-and-date.ts';
import type { ConceptId, Role } from './concepts.ts';
import { isNoHeading } from './no-heading.ts';
import type { FieldMeaning } from './understand-field.ts';

export interface LabelHit extends Rect {
  span: Span;
  /** Length of the phrase without blanks and punctuation. */
  length: number;
  /** 1 when spelled as known, less when one character differs. */
  similarity: number;
  /** Fields whose own label or alias it is, by key. */
  fields: Map<string, number>;
  concepts: Map<ConceptId, number>;
  headings: Map<Role, number>;
  words: Map<Role, number>;
}

/** A label of one character in Latin script ("n") is no label. */
const SHORTEST = 2;
/** What one wrong character costs. */
const SIMILAR = 0.9;

/** So many letters left of a label are known without a blank behind them. */
const GLUED_REMNANT = 3;

export interface Labels {
  byRow: Map<Row, LabelHit[]>;
}

/** The phrases that operators gave themselves, by folded text and field key. */
export interface OwnPhrases {
  index: PhraseIndex;
  fields: Map<PhraseMeaning, Map<string, number>>;
}

export function ownPhrases(meanings: FieldMeaning[]): OwnPhrases {
  const phrases = new Map<string, PhraseMeaning>();
  const fields = new Map<PhraseMeaning, Map<string, number>>();
  for (const { field, own } of meanings) {
    for (const [phrase, weight] of own) {
      const known = phrases.get(phrase) ?? {
        concepts: new Map<ConceptId, number>(),
        headings: new Map<Role, number>(),
        words: new Map<Role, number>(),
      };
      phrases.set(phrase, known);
      const keys = fields.get(known) ?? new Map<string, number>();
      fields.set(known, keys);
      keys.set(field.key, Math.max(keys.get(field.key) ?? 0, weight));
    }
  }
  return { index: makeIndex(phrases), fields };
}

export function findLabels(page: PageLayout, own: OwnPhrases): Labels {
  const byRow = new Map<Row, LabelHit[]>();
  for (const row of page.rows)
    byRow.set(row, row.text.length > MAX_ROW_LENGTH ? [] : overColumns(row, labelsOfRow(row, own)));
  return { byRow: withAccounts(page, byRow) };
}

/** Rows between the data of a bank account. */
const BANK_ROWS = 4;
const OF_BANK: ConceptId[] = ['iban', 'bic'];

/** "Account name": whom to pay among the data of a bank, the customer elsewhere. */
function withAccounts(page: PageLayout, byRow: Map<Row, LabelHit[]>): Map<Row, LabelHit[]> {
  const isOfBank = ({ concepts, headings }: LabelHit) =>
    headings.has('bank') || OF_BANK.some((id) => concepts.has(id));
  const settled = new Map(byRow);
  for (const [row, hits] of byRow) {
    if (!hits.some(({ headings }) => headings.has('payee') && headings.has('buyer'))) continue;
    const near = page.rows.slice(Math.max(0, row.index - BANK_ROWS), row.index + BANK_ROWS + 1);
    const other: Role = near.some((one) => byRow.get(one)?.some(isOfBank)) ? 'buyer' : 'payee';
    settled.set(
      row,
      hits.map((hit) =>
        hit.headings.has('payee') && hit.headings.has('buyer')
          ? { ...hit, headings: new Map([...hit.headings].filter(([role]) => role !== other)) }
          : hit,
      ),
    );
  }
  return settled;
}

/** Blank lines between the headings of boxes and what stands in these, in heights of a line. */
const BOX_GAP = 2.2;

/**
 * Headings in the middle of boxes side by side, each above the first line of its own: they begin where their boxes do, be that
 * left of their first letter.
 */
function overColumns(row: Row, hits: LabelHit[]): LabelHit[] {
  const { page, segments } = row;
  const cells = page.rows[row.index + 1]?.segments ?? [];
  const heads = segments.map(({ start, text }) =>
    hits.find(
      ({ span, headings }) =>
        headings.size > 0 && span.start === start && !/[\p{L}\d]/u.test(text.slice(span.end - start)),
    ),
  );
  if (heads.length < 2 || cells.length !== heads.length || heads.includes(undefined)) return hits;
  if ((cells[0]?.y0 ?? 0) - row.y1 > BOX_GAP * page.line_height) return hits;
  return hits.map((hit) => {
    const index = heads.indexOf(hit);
    const cell = cells[index];
    const beside = segments[index - 1]?.x1 ?? -Infinity;
    return cell !== undefined && cell.x0 < hit.x0 && cell.x0 > beside ? { ...hit, x0: cell.x0 } : hit;
  });
}

function labelsOfRow(row: Row, own: OwnPhrases): LabelHit[] {
  const { text, at } = foldWithOffsets(row.text);
  if (text === '') return [];
  const { starts, ends } = boundaries(row.text, at);
  const longest = Math.min(Math.max(catalogIndex().longest, own.index.longest), 48);
  const ocr = row.page.source === 'ocr';
  const hits: LabelHit[] = [];
  for (let from = 0; from < text.length; from++) {
    if (starts[from] !== true) continue;
    const limit = Math.min(text.length, from + longest, crossing(row.text, at, from));
    // Spelling mistakes are common in recognised text; in text layers only the start of a cell is worth the look.
    const similar = ocr || row.segments.some((segment) => segment.start === at[from]);
    for (let to = from + 1; to <= limit; to++) {
      if (ends[to - 1] !== true) continue;
      const phrase = text.slice(from, to);
      if (isPart(row.text, at[from] ?? 0, (at[to - 1] ?? 0) + 1)) continue;
      if (!similar && !catalogIndex().begins(phrase) && !own.index.begins(phrase)) break;
      const hit = lookUp(row, phrase, at, from, to, own, similar);
      if (hit !== undefined) hits.push(hit);
    }
  }
  if (ocr) hits.push(...remnantsIn(row, hits));
  const found = composeLabels(row, withoutContained(hits));
  const free = placesBeforeDates(row).filter(
    ({ span }) => !found.some((hit) => hit.span.start === span.start),
  );
  return [...found, ...free];
}

/** "aa87-de1c" holds no "de", and 股份有限公司 no 公司: what is printed there is a piece of a code or of a legal form. */
function isPart(text: string, start: number, end: number): boolean {
  if (/[\p{L}\d]-$/u.test(text.slice(Math.max(0, start - 2), start)) && /\d/.test(text.charAt(end)))
    return true;
  if (!isCjk(text.charAt(start))) return false;
  const from = Math.max(0, start - LONGEST_FORM);
  return [...text.slice(from, end).matchAll(LEGAL_ENDING)].some(
    ({ index, 0: form }) => from + index < start && from + index + form.length === end,
  );
}

/** Of Chinese, in characters. */
const LONGEST_FORM = 6;
const LEGAL_ENDING = new RegExp(wordsOf('company_ending'), 'gu');

/**
 * Forms space the letters of short labels to one width (the two characters of 名称 far apart); recognisers tend to miss the lone first letter. What
 * is left of it stands at the start of a cell, before a blank; three letters and more also with the value glued to them.
 */
function remnantsIn(row: Row, hits: LabelHit[]): LabelHit[] {
  return row.segments.flatMap(({ start, text }) => {
    if (hits.some((hit) => hit.span.start === start && hit.length > 1)) return [];
    for (const rest of beginnings(text)) {
      const meaning = catalogIndex().findRemnant(fold(rest));
      if (meaning === undefined) continue;
      const span = { row, start, end: start + rest.length };
      const length = fold(rest).length;
      return [{ span, length, similarity: 1, fields: new Map(), ...meaning, ...spanRect(span) }];
    }
    return [];
  });
}

/** Chinese letters with which a cell begins that may be a label before a value, the longest first. */
function beginnings(text: string): string[] {
  const letters = /^\p{Script=Han}(?:\s?\p{Script=Han}){0,3}/u.exec(text)?.[0] ?? '';
  const found: string[] = [];
  for (let end = letters.length; end > 0; end--) {
    const rest = text.slice(0, end);
    if (rest.endsWith(' ')) continue;
    const glued = rest.replaceAll(' ', '').length >= GLUED_REMNANT;
    if ((glued ? /^\s*\S/u : /^\s+\S/u).test(text.slice(end))) found.push(rest);
  }
  return found;
}

/** Where a phrase may begin and end: between words, at changes of script or of letters and digits, between CJK characters. */
function boundaries(original: string, at: number[]): { starts: boolean[]; ends: boolean[] } {
  const starts: boolean[] = [];
  const ends: boolean[] = [];
  const glued = new Set([...original.matchAll(GLUED_NUMBER)].map(({ index }) => index));
  for (let i = 0; i < at.length; i++) {
    const here = at[i] ?? 0;
    const before = i === 0 ? -2 : (at[i - 1] ?? 0);
    const open =
      before < here - 1 ||
      (before !== here &&
        // "Check #4711": the sign ends the label.
        (original.charAt(before) === '#' || changes(original, before, here) || glued.has(here)));
    starts.push(open);
    if (i > 0) ends.push(open);
  }
  if (at.length > 0) ends.push(true);
  return { starts, ends };
}

/** Where a number of a bank account or for tax begins whose label lost the blank behind it: "IBANDE52 2906", "VATGB123456789". */
const GLUED_NUMBER = /(?<=IBAN|ID|VAT|TVA|IVA|BTW|UID)(?=[A-Z]{2}\d{2}\s?\d{4}|(?:[A-Z]{2}|ATU|CHE)\d{7})/g;

function changes(text: string, left: number, right: number): boolean {
  const a = classOf(text.charCodeAt(left));
  const b = classOf(text.charCodeAt(right));
  if (a === CJK || b === CJK) return true;
  return (a === OTHER) !== (b === OTHER) || (a === LOWER && b === UPPER);
}

const [UNKNOWN, OTHER, LETTER, LOWER, UPPER, CJK] = [0, 1, 2, 3, 4, 5];

/** Of each UTF-16 unit that was asked for, what it is: a page asks for every pair of neighbours. */
const classes = new Uint8Array(0x1_00_00);

/** Behind the end of a text stands no letter. */
function classOf(unit: number): number {
  const known = classes[unit];
  if (known === undefined) return OTHER;
  return known === UNKNOWN ? (classes[unit] = findClass(String.fromCharCode(unit))) : known;
}

function findClass(character: string): number {
  if (isCjk(character)) return CJK;
  if (/\p{Ll}/u.test(character)) return LOWER;
  if (/\p{Lu}/u.test(character)) return UPPER;
  return /\p{L}/u.test(character) ? LETTER : OTHER;
}

/** First folded position that a phrase starting at `from` must not reach: beyond a cell, unless single CJK letters are spaced out. */
function crossing(original: string, at: number[], from: number): number {
  let previous = at[from] ?? 0;
  for (let i = from + 1; i < at.length; i++) {
    const here = at[i] ?? 0;
    if (here > previous + 1 && original.slice(previous + 1, here).includes('\t')) {
      const spaced = isLone(original, previous) && isLone(original, here);
      if (!spaced) return i;
    }
    previous = here;
  }
  return at.length;
}

function isLone(text: string, offset: number): boolean {
  const before = text[offset - 1] ?? ' ';
  const after = text[offset + 1] ?? ' ';
  return isCjk(text[offset] ?? '') && !isCjk(before) && !isCjk(after);
}

function lookUp(
  row: Row,
  phrase: string,
  at: number[],
  from: number,
  to: number,
  own: OwnPhrases,
  similar: boolean,
) {
  if (phrase.length < SHORTEST && phrase !== '#' && !isCjk(phrase)) return undefined;
  let similarity = 1;
  let known = catalogIndex().find(phrase);
  let owned = own.index.find(phrase);
  if (known === undefined && owned === undefined) {
    if (!similar) return undefined;
    known = catalogIndex().findSimilar(phrase);
    owned = own.index.findSimilar(phrase);
    similarity = SIMILAR;
    if (known === undefined && owned === undefined) return undefined;
  }
  const span = { row, start: at[from] ?? 0, end: (at[to - 1] ?? 0) + 1 };
  if (endsInNumber(span, similarity)) return undefined;
  const headings = known?.headings ?? new Map<Role, number>();
  const misleads = headings.size > 0 && isNoHeading(row, span.start, span.end, phrase, similarity === 1);
  const hit: LabelHit = {
    span,
    length: phrase.length,
    similarity,
    fields: (owned && own.fields.get(owned)) ?? new Map<string, number>(),
    concepts: known?.concepts ?? new Map<ConceptId, number>(),
    headings: misleads ? new Map<Role, number>() : headings,
    words: known?.words ?? new Map<Role, number>(),
    ...spanRect(span),
  };
  return hit;
}

/**
 * "Rechnung R65313", "Fattura n. R1433", "FATTURA A/42": the letters begin the number, they are no end of the label, be it
 * misspelt; "Rechnung Nr4711" ends in a word of two letters.
 */
function endsInNumber({ row, start, end }: Span, similarity: number): boolean {
  const word = /\s([\p{Lu}\p{Ll}]{1,2})$/u.exec(row.text.slice(start, end))?.[1];
  if (word === undefined || (word.length > 1 && similarity === 1)) return false;
  const rest = row.text.slice(end, end + 2);
  return /^\d/.test(rest) || (word.length === 1 && /^[/-]\d/.test(rest));
}

/** "Due date" is not also "date": a phrase inside a longer one says nothing of its own, except whose value it is. */
function withoutContained(hits: LabelHit[]): LabelHit[] {
  return hits.filter((hit) => {
    const longer = hits.some(
      (other) =>
        other !== hit &&
        other.length > hit.length &&
        other.span.start <= hit.span.start &&
        other.span.end >= hit.span.end &&
        other.similarity >= hit.similarity,
    );
    return !longer;
  });
}
