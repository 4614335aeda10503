// From the rows of an item to its description and numbers, repaired by quantity x price = amount.
import { textsOf } from '../../lexicon/phrases.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { spanRect, union, type Row, type Span } from '../layout/layout.ts';
import type { Candidate } from '../candidates/candidate.ts';
import { addsUp } from '../checks/line-arithmetic.ts';
import { isGtin } from '../candidates/check-digits.ts';
import { fold } from '../text/fold.ts';
import { joinLines } from '../candidates/address-blocks.ts';
import { cellOf, isNumberCell, loneNumber, numbersIn, type CellNumber, type TableRow } from './cells.ts';
import type { ColumnRole } from './column-labels.ts';
import type { RowGroup } from './group-rows.ts';
import { pricePerPiece } from './price-basis.ts';
import { repairNumber } from './repair-numbers.ts';

export interface Item {
  description: string;
  descriptionSpans: Span[];
  quantity: CellNumber | null;
  unit_price: CellNumber | null;
  amount: CellNumber | null;
  discount: CellNumber | null;
  /** Whether quantity x price, less the discount, gives the amount, as far as all three are known. */
  adds_up: boolean | null;
  page: number;
  /** The rows it was read from, those with its numbers first; none where the table has no columns. */
  rows: TableRow[];
}

/** Lines of a description beyond these are details. */
const MAX_LINES = 6;
const MAX_LENGTH = 600;

export function makeItem(group: RowGroup, byRow: Map<Row, Candidate[]>): Item {
  const number = (role: ColumnRole): CellNumber | null => {
    for (const row of group.core) {
      const found = loneNumber(cellOf(row, role), byRow);
      if (found !== undefined) return found;
    }
    return null;
  };
  const description = describe(group);
  const item: Item = {
    description: description.text,
    descriptionSpans: description.spans,
    quantity: number('quantity'),
    unit_price: number('unit_price'),
    amount: number('amount') ?? number('gross_amount'),
    discount: number('discount'),
    adds_up: null,
    page: group.core[0]?.page ?? 0,
    rows: [...group.core, ...group.after, ...group.before],
  };
  item.adds_up = addsUp(item);
  if (item.adds_up === false) swapGross(item, number('gross_amount'));
  if (item.adds_up !== true && item.amount !== null) chooseFactors(item, group, byRow);
  if (item.adds_up === false) {
    const unit_price = pricePerPiece(item, rowsNear(group));
    if (unit_price !== undefined) return { ...item, unit_price, adds_up: true };
  }
  const repaired = item.adds_up === true ? undefined : repairNumber(group.core, item);
  return repaired === undefined ? item : { ...item, ...repaired, adds_up: true };
}

/** Rows within this many line heights of the core may hold its numbers too. */
const NEAR = 1.6;
/** More numbers than these in the columns of quantity and price are not tried. */
const MOST_NUMBERS = 12;

const rowsNear = (group: RowGroup): TableRow[] =>
  [...group.before, ...group.core, ...group.after].filter((row) =>
    group.core.some(
      (core) =>
        core.page === row.page &&
        Math.abs(core.row.y0 - row.row.y0) < NEAR * (core.row.page.line_height || 1),
    ),
  );

/** Several quantities or prices (ordered and delivered, list and net): those that give the amount are meant. */
function chooseFactors(item: Item, group: RowGroup, byRow: Map<Row, Candidate[]>): void {
  const rows = rowsNear(group);
  const all = (role: ColumnRole) =>
    rows.flatMap((row) => numbersIn(cellOf(row, role), byRow)).slice(0, MOST_NUMBERS);
  for (const quantity of all('quantity')) {
    for (const unit_price of all('unit_price')) {
      if (quantity.units === 0 || addsUp({ ...item, quantity, unit_price }) !== true) continue;
      Object.assign(item, { quantity, unit_price, adds_up: true });
      return;
    }
  }
}

/** "List price: 4.00", "Discount: 0.50": how the price came about is told below some items; their text ends there. */
const PRICE_DETAIL = new RegExp(
  String.raw`^(?:${wordsOf('price_label')})\s*(?:[:=]\s*\p{Sc}?\s?\d|\p{Sc}?\d+[.,]\d{2}(?!\d))`,
  'iu',
);

function describe(group: RowGroup): { text: string; spans: Span[] } {
  const rows = [...group.before, ...group.core, ...group.after];
  // The number of an article stands for it only where nothing describes it.
  const role = rows.some((row) => cellOf(row, 'description') !== undefined) ? 'description' : 'sku';
  const lines: { text: string; span: Span }[] = [];
  for (const row of rows) {
    if (group.after.includes(row) && PRICE_DETAIL.test(row.row.text.trim())) break;
    const cell = cellOf(row, role);
    if (cell === undefined) continue;
    const last = lines.at(-1);
    if (last !== undefined && gapAfter(last.span, cell.span) > 1.3) {
      // Text above the core that a gap parts from it is an introduction; below, it is a detail.
      if (!group.core.includes(row) && lines.length > 0) break;
      lines.length = 0;
    }
    lines.push({ text: cell.text, span: cell.span });
    if (lines.length >= MAX_LINES) break;
  }
  if (lines.length === 0) lines.push(...otherTexts(group.core));
  // The bar code below a text is no part of it, unless a label leads to it.
  const named = lines.filter(({ text }, i) => !isGtin(text) || /[:：]$/u.test(lines[i - 1]?.text ?? ''));
  const text = joinLines(
    (named.length > 0 ? named : lines).map((line) => line.text),
    ' ',
  )
    .slice(0, MAX_LENGTH)
    .trim();
  return { text, spans: lines.map((line) => line.span) };
}

/** Without a description column the words of the core stand for it: "less 5 % discount". */
function otherTexts(core: TableRow[]): { text: string; span: Span }[] {
  return core.flatMap((row) =>
    row.cells
      .filter((cell) => /\p{L}{3}/u.test(cell.text) && !isNumberCell(cell))
      .map(({ text, span }) => ({ text, span })),
  );
}

/** White space between two lines, in line heights. */
function gapAfter(upper: Span, lower: Span): number {
  if (upper.row.page !== lower.row.page) return Infinity;
  const a = union([spanRect(upper)]);
  const b = union([spanRect(lower)]);
  return (b.y0 - a.y1) / (upper.row.page.line_height || 1);
}

/** Prices with tax go with the gross column. */
function swapGross(item: Item, gross: CellNumber | null): void {
  if (gross === null || gross === item.amount) return;
  if (addsUp({ ...item, amount: gross }) === true) {
    item.amount = gross;
    item.adds_up = true;
  }
}

export const isPlausible = (item: Item): boolean =>
  !isBankLabel(item.description) &&
  (item.amount !== null ||
    (item.unit_price !== null && item.description !== '') ||
    (item.quantity !== null && item.description !== ''));

const BANK_LABELS = new Set(
  (['bank_account', 'iban', 'bic'] as const).flatMap((concept) => textsOf('labels', concept)).map(fold),
);

/** "Account:" of the box beside the sums: it names nothing that was bought. */
const isBankLabel = (description: string): boolean =>
  /[:：]$/u.test(description) && BANK_LABELS.has(fold(description));
