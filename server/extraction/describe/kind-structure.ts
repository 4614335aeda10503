// What the text below the title says of the kind of a paper: its columns, its labels and its turns of phrase.
import type { DocType } from '../../../contract/documents.ts';
import { BANK_COLUMNS } from '../../lexicon/bank-columns.ts';
import { anyWhole, wholeWords, wordsOf } from '../../lexicon/words.ts';
import { openingOf } from '../clauses/letter.ts';
import type { DocumentLayout, Row } from '../layout/layout.ts';
import { fold } from '../text/fold.ts';
import { GREETED, isNamed, MENTIONED, TITLES } from './kind-titles.ts';

/** What a document is stands on its first pages; what comes later repeats them or is small print. */
export const KIND_PAGES = 3;

type Scores = Map<DocType, number>;

/** Adds to the kinds what speaks for them on the first pages; `titles` are what the titles alone said. */
export function addStructure(scores: Scores, document: DocumentLayout, titles: Readonly<Scores>): void {
  const { pages } = document;
  const rows = pages.slice(0, KIND_PAGES).flatMap((page) => page.rows);
  addMeasured(scores, rows, titles);
  addBooked(scores, rows);
  addTravelled(scores, rows);
  addSelfNamed(scores, rows);
  addBlanks(scores, rows);
  if (openingOf(document) !== undefined) scores.set('Letter', GREETED);
  for (const kind of kindsSaid(rows)) add(scores, kind, SAID);
}

export const add = (scores: Scores, kind: DocType, value: number) =>
  scores.set(kind, (scores.get(kind) ?? 0) + value);

const count = (rows: Row[], words: RegExp): number => rows.filter(({ text }) => words.test(text)).length;

const METERED = anyWhole('metered');
/** Rows that say what was measured, from which it is what is billed. */
const MEASURED_ROWS = 2;

/** Units in which networks measure what was used: "1230 M3", "Consumo (m³)". */
const USED = /(?:\d\s?|\()(?:m[³3]|[km]wh)(?!\p{L})/iu;
const WHOLE =
  /(?<![\d.,/:-])\d{1,3}(?:[., ]\d{3})+(?![\d.,/:-])|(?<![\p{L}\d.,/:-])\d{1,9}(?![\p{L}\d.,/:-])/gu;
/** A meter that was read twice has counted this far. */
const READING = 100;

/** Whether a row has two readings of a meter and their difference. */
function isMeterReading({ text }: Row): boolean {
  const numbers = [...text.matchAll(WHOLE)].map(([digits]) => Number(digits.replaceAll(/\D/gu, '')));
  return numbers.some((used, i) => {
    const [before, after] = [numbers[i - 2] ?? 0, numbers[i - 1] ?? 0];
    return used > 0 && Math.min(before, after) >= READING && Math.abs(after - before) === used;
  });
}

/** A bill for what was measured at a meter is a bill and more. */
function addMeasured(scores: Scores, rows: Row[], titles: Readonly<Scores>): void {
  const read = count(rows, USED) > 0 && rows.some(isMeterReading);
  const measured = count(rows, METERED) + (read ? MEASURED_ROWS : 0);
  const titled = (kind: DocType) => (titles.get(kind) ?? 0) > MENTIONED;
  const least = scores.has('Utility Bill') ? 1 : MEASURED_ROWS;
  if (measured < least && !titled('Utility Bill')) return;
  if (measured > 0) add(scores, 'Utility Bill', Math.min(measured, 4) * 0.3);
  // One that was photographed looks like a receipt, which it is only where it is called so.
  const bills: DocType[] = titled('Receipt') ? ['Invoice'] : ['Invoice', 'Receipt'];
  const billed = Math.max(...bills.map((kind) => scores.get(kind) ?? 0));
  scores.set('Utility Bill', Math.max(scores.get('Utility Bill') ?? 0, billed + 0.5));
}

const THIS_CONTRACT = anyWhole('this_contract');
/** Terms at the foot of a bill or an offer say it once. */
const SELF_NAMED_ROWS = 2;
const SELF_NAMED = 0.6;

/** A contract with a long name of its own calls itself "this agreement" all along. */
function addSelfNamed(scores: Scores, rows: Row[]): void {
  if (scores.has('Contract') && count(rows, THIS_CONTRACT) >= SELF_NAMED_ROWS)
    add(scores, 'Contract', SELF_NAMED);
}

const THIS_IS = new RegExp(
  String.raw`(?:${wholeWords('this_is')})\s+((?:[\p{L}'’-]+\s){0,3}[\p{L}'’-]+)`,
  'iu',
);
const SAID = 0.9;

/** Lines to write on. */
const BLANK = /_{4,}|…{3,}|\.{8,}/gu;
/** Contracts and slips leave some for names, days and signatures. */
const BLANKS = 5;
const TO_FILL_IN = 1;

/** A paper that asks to be filled in. */
function addBlanks(scores: Scores, rows: Row[]): void {
  const blanks = rows.reduce((sum, { text }) => sum + (text.match(BLANK)?.length ?? 0), 0);
  if (blanks >= BLANKS) add(scores, 'Form', TO_FILL_IN);
}

/** "This is a quotation only": what a paper says that it is. */
function kindsSaid(rows: Row[]): Set<DocType> {
  const said = rows.flatMap(({ text }) => THIS_IS.exec(text)?.[1] ?? []);
  const named = TITLES.filter(({ phrases }) =>
    said.some((text) => phrases.some((phrase) => phrase.length >= 5 && isNamed(phrase, text))),
  );
  return new Set(named.map(({ kind }) => kind));
}

/** A label of what a ticket has, with "no." or "name" perhaps: alone in its cell or before a colon. */
const TRAVELLED = new RegExp(
  String.raw`^(${wordsOf('travelled')})(?:\s(?:${wordsOf('label_tail')}|${wordsOf('details')})\.?)?\s*(?:[:：#]|$)`,
  'iu',
);
/** Labels of what a ticket has, from which it is one, and what each counts. */
const TRAVELLED_LABELS = 2;
const TRAVELLED_LABEL = 0.55;

/** Who travels, in which train and on which seat. */
function addTravelled(scores: Scores, rows: Row[]): void {
  const labels = rows.flatMap(({ segments }) =>
    segments.map(({ text }) => fold(TRAVELLED.exec(text)?.[1] ?? '')),
  );
  const different = new Set(labels.filter((label) => label !== '')).size;
  if (different >= TRAVELLED_LABELS) add(scores, 'Ticket', Math.min(different, 3) * TRAVELLED_LABEL);
}

/** A day at the beginning of a row and an amount at its end: something that was booked. */
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const MONTH = String.raw`(?:0?[1-9]|1[0-2])`;
const BOOKED = new RegExp(
  String.raw`^(?:${DAY}[./ -](?:${MONTH}|\p{L}{3,9})|${MONTH}[./-]${DAY}|\d{4}-\d{2}-\d{2})[./]?(?:\s?\d{2,4})?[\t ].*\d[.,]?\d*\)?-?$`,
  'u',
);
/** Rows that were booked, from which they are the subject of the paper. */
const BOOKED_ROWS = 5;

/** Columns that tables of line items have not, by what they are called. */
const ACCOUNT_COLUMNS = new Map(
  (['debit', 'credit', 'balance', 'valued'] as const).flatMap((field) =>
    (BANK_COLUMNS[field] ?? []).map((name) => [fold(name), field]),
  ),
);
const LEAST_COLUMNS = 2;
const COLUMNS = 1;

/** Movements of an account: rows that were booked, or headings for what came, what went and what remained. */
function addBooked(scores: Scores, rows: Row[]): void {
  if (count(rows, BOOKED) >= BOOKED_ROWS) add(scores, 'Bank Statement', 0.6);
  const named = rows.map(
    ({ segments }) =>
      new Set(
        segments
          .flatMap(({ text }) => text.split('|'))
          .flatMap((text) => ACCOUNT_COLUMNS.get(fold(text)) ?? []),
      ),
  );
  if (named.some((fields) => fields.size >= LEAST_COLUMNS)) add(scores, 'Bank Statement', COLUMNS);
}
