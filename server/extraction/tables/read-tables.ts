// The line items of a document: headers on all pages, the rows below each until the table ends, items of those rows.
import type { Row } from '../layout/layout.ts';
import type { Scene } from '../ranking/scene.ts';
import { cellOf, readRow, type TableRow } from './cells.ts';
import type { ColumnRole } from './column-labels.ts';
import { columnsOf, type Column } from './columns.ts';
import { settleRoles } from './settle-roles.ts';
import { groupRows, type RowGroup } from './group-rows.ts';
import { findHeaders, namesColumns, sameHeader, type HeaderCell, type TableHeader } from './header.ts';
import { guessHeader } from './guess-header.ts';
import { UNITS } from '../candidates/numbers.ts';
import { readWithoutHeader } from './headerless.ts';
import { allowanceOf, mergeAllowances } from './allowances.ts';
import { chooseAmounts } from './choose-amounts.ts';
import { copiedPages } from './copied-pages.ts';
import { isPlausible, makeItem, type Item } from './make-item.ts';
import { isCalledSum, withoutSums } from './sum-items.ts';
import { isCarriedOver, isNextHeading, isTotalsRow } from './table-end.ts';
import { makesUpSum, untilPaid } from './until-paid.ts';

export interface LineTable {
  items: Item[];
  /** Rows the table covers, for keeping its amounts out of the fields. */
  rows: Set<Row>;
  header: boolean;
}

/** Whether it names its columns and has items below: what invoices, orders and delivery notes have. */
export const hasHeadedItems = ({ header, items }: LineTable): boolean => header && items.length > 0;

export function readTables(scene: Scene): LineTable {
  const table = untilPaid(readAll(scene), scene);
  const copies = copiedPages(scene.document);
  // Their rows stay covered: what an item costs is no total of the document, on the copy either.
  return { ...table, items: table.items.filter(({ page }) => !copies.has(page)) };
}

/** Headings of tables of goods and services, without which a table has no `header`. */
export const headersIn = ({ document: { pages } }: Pick<Scene, 'document'>): TableHeader[] =>
  pages.flatMap((page) => findHeaders(page)).filter(({ cells }) => cells.some(isOfGoods));

function readAll(scene: Scene): LineTable {
  const tables = chains(headersIn(scene), sameHeader)
    .map((chain) => readChain(chain, scene))
    .filter(({ items }) => items.length > 0 && items.length <= 2 * items.filter(isDescribed).length);
  const best = tables.reduce<LineTable | undefined>(
    (a, b) => (a === undefined || worth(b) > worth(a) ? b : a),
    undefined,
  );
  const listed = readWithoutHeader(scene);
  if (best !== undefined) {
    const misled = multiplies(listed, best) && makesUpSum(listed, scene) && !makesUpSum(best, scene);
    return misled ? listed : best;
  }
  const guessed = readGuessed(scene);
  if (guessed === undefined) return listed;
  // A few rows of a receipt look like a table of their own: the items are those that make up a printed sum.
  const fuller = listed.items.length > guessed.items.length;
  return fuller && makesUpSum(listed, scene) ? listed : guessed;
}

/** Whether all rows of the list multiply, and none below the headings does: those name other columns than there are. */
const multiplies = (listed: LineTable, headed: LineTable): boolean =>
  headed.items.every(({ rows }) => rows.some(({ row }) => listed.rows.has(row))) &&
  listed.items.every(({ adds_up }) => adds_up === true) &&
  // "1 x 5.00 = 5.00" tells nothing.
  listed.items.some(({ quantity, unit_price }) => quantity?.units !== UNITS && unit_price?.units !== UNITS) &&
  headed.items.every(({ adds_up }) => adds_up !== true);

/** What goods and services have; summaries of taxes and payments have rates and amounts only. */
const isOfGoods = ({ role }: HeaderCell): boolean =>
  role === 'description' || role === 'sku' || role === 'quantity' || role === 'unit_price';

/** By words, or by the code of an article: "H509L". */
const isDescribed = ({ description }: Item): boolean => /\p{L}{2}|\p{Lu}\d{2}|\d{2}\p{Lu}/u.test(description);

/** A table without headings counts when its columns hold texts and amounts and most of its rows are items. */
function readGuessed(scene: Scene): LineTable | undefined {
  const header = guessHeader(scene);
  if (header === undefined) return undefined;
  const table = readChain([header], scene);
  const items = withoutNumbers(table.items);
  const whole = items.filter((item) => item.amount !== null && item.description !== '');
  // Whole numbers below each other may be anything, unless they multiply.
  const sure = whole.filter(({ amount, adds_up }) => adds_up === true || (amount?.decimals ?? 0) >= 2);
  return whole.length >= 2 && whole.length >= 0.8 * items.length && sure.length >= 0.5 * whole.length
    ? { ...table, items, header: false, rows: betweenItems(table.rows, whole) }
    : undefined;
}

/** Where amounts have decimals, whole numbers in their column are those of documents, orders and pages. */
function withoutNumbers(items: Item[]): Item[] {
  const isMoney = ({ amount }: Item) => amount !== null && amount.decimals >= 2;
  const kept = items.filter((item) => isMoney(item) || item.amount === null || item.adds_up === true);
  return kept.filter(isMoney).length > 0.5 * items.length ? kept : items;
}

/** White space in line heights around the numbers of the items of a page that is the table's. */
const AROUND = 3;

/** Without headings nothing tells the head of the next page from the table, apart from where its items begin and end. */
function betweenItems(rows: Set<Row>, items: Item[]): Set<Row> {
  const numbered = items.flatMap(({ amount }) => amount?.span.row ?? []);
  return new Set(
    [...rows].filter((row) => {
      const own = numbered.filter(({ page }) => page === row.page);
      const margin = AROUND * row.page.line_height;
      return own.some(({ y0 }) => row.y0 > y0 - margin) && own.some(({ y1 }) => row.y1 < y1 + margin);
    }),
  );
}

/** Items count most when they have amounts and texts; tax and payment summaries have few. */
function worth({ items }: LineTable): number {
  let sum = 0;
  for (const { amount, description, quantity, unit_price, adds_up } of items) {
    sum +=
      (amount === null ? 0 : 1) +
      (description === '' ? 0 : 1) +
      (quantity === null ? 0 : 0.5) +
      (unit_price === null ? 0 : 0.5) +
      (adds_up === true ? 2 : 0);
  }
  return sum / Math.sqrt(items.length);
}

/** Headers with those that are alike: the same one again, be it overleaf or above the next section, continues its table. */
function chains(
  headers: TableHeader[],
  areAlike: (a: TableHeader, b: TableHeader) => boolean,
): TableHeader[][] {
  const result: TableHeader[][] = [];
  for (const header of headers) {
    const chain = result.find((chain) => {
      const last = chain.at(-1);
      return last !== undefined && areAlike(last, header);
    });
    if (chain === undefined) result.push([header]);
    else chain.push(header);
  }
  return result;
}

function readChain(chain: TableHeader[], scene: Scene): LineTable {
  const rows: TableRow[] = [];
  const columns = columnsOfChain(chain, scene);
  for (const [i, header] of chain.entries()) {
    const part = rowsBelow(header, columns.get(header)!, scene);
    rows.push(...part.rows);
    const next = chain[i + 1];
    if (next === undefined) rows.push(...continuation(header, part, scene));
  }
  const lines = groupRows(rows, scene.candidates.byRow).map((group) => ({
    group,
    item: makeItem(group, scene.candidates.byRow),
  }));
  const items = mergeAllowances(chooseAmounts(lines, scene));
  const covered = new Set<Row>(rows.map(({ row }) => row));
  return { items: withoutSums(items.filter(isPlausible)), rows: covered, header: true };
}

interface Part {
  rows: TableRow[];
  columns: Column[];
  /** A sum ended it, which may be that of a page. */
  ended: boolean;
}

function rowsBelow(header: TableHeader, columns: Column[], scene: Scene): Part {
  const { rows, ended } = bodyOf(below(header), header, columns, scene);
  return { rows: trimTail(rows), columns, ended };
}

const below = ({ page, to, y0 }: TableHeader): Row[] => page.rows.slice(to + 1).filter((row) => row.y0 >= y0);

/** Columns of each header; where the same ones mean something else on another page, all rows below them settle what. */
function columnsOfChain(chain: TableHeader[], scene: Scene): Map<TableHeader, Column[]> {
  const columns = new Map(chain.map((header) => [header, columnsBelow([header], scene)]));
  for (const alike of chains(chain, isAligned)) {
    const roles = alike.map((header) =>
      columns
        .get(header)!
        .map(({ role }) => role)
        .join(),
    );
    if (new Set(roles).size === 1) continue;
    const settled = columnsBelow(alike, scene);
    for (const header of alike) columns.set(header, settled);
  }
  return columns;
}

/** Columns are settled by the rows down to the first sum. */
function columnsBelow(headers: TableHeader[], scene: Scene): Column[] {
  const body = headers.flatMap((header) => bodyBelow(header, scene));
  return settleRoles(columnsOf(headers[0]!, body), body, scene.candidates.byRow);
}

function bodyBelow(header: TableHeader, scene: Scene): Row[] {
  const body: Row[] = [];
  for (const row of below(header)) {
    if (isSum(row, scene) || isOtherPart(row, body.at(-1), header)) break;
    body.push(row);
  }
  return body;
}

/** Whether the cells of two headers stand at the same places across. */
const isAligned = (a: TableHeader, b: TableHeader): boolean =>
  a.cells.length === b.cells.length &&
  a.cells.every(({ x0 }, i) => Math.abs(x0 - b.cells[i]!.x0) < 0.5 * a.page.line_height);

/** The rows of the table, without sums carried forward and sums of sections; it ends at a sum no item follows. */
function bodyOf(
  below: Row[],
  header: TableHeader,
  columns: Column[],
  scene: Scene,
): { rows: TableRow[]; ended: boolean } {
  const rows: TableRow[] = [];
  let previous: Row | undefined;
  for (const [i, row] of below.entries()) {
    if (isSum(row, scene) && !isProven(row, columns, scene)) {
      if (!goesOn(below.slice(i + 1), columns, scene)) return { rows, ended: true };
    } else if (namesColumns(row)) return { rows, ended: false };
    else if (isNextHeading(row, previous, textsOf(header)) && !goesOn(below.slice(i), columns, scene))
      return { rows, ended: false };
    else if (!isCarriedOver(row)) rows.push(readRow(row, columns));
    previous = row;
  }
  return { rows: rows.filter((row) => row.cells.length > 0), ended: false };
}

const isSum = (row: Row, scene: Scene): boolean => isTotalsRow(row, scene.labels.get(row.page));

/** A row of text whose numbers multiply is an item, whatever its text: "Climate change levy". */
function isProven(row: Row, columns: Column[], scene: Scene): boolean {
  const { byRow } = scene.candidates;
  const group = { core: [readRow(row, columns)], before: [], after: [] };
  const { adds_up, quantity, description } = makeItem(group, byRow);
  return adds_up === true && quantity?.units !== UNITS && /\p{L}{2}/u.test(description);
}

const textsOf = (header: TableHeader) => header.cells.find((cell) => cell.role === 'description');

const isOtherPart = (row: Row, previous: Row | undefined, header: TableHeader): boolean =>
  namesColumns(row) || isNextHeading(row, previous, textsOf(header));

/** Rows looked at below a sum or a long gap for another item. */
const LOOK_AHEAD = 12;

/** Whether another item of the table stands below a sum or a heading. */
function goesOn(below: Row[], columns: Column[], scene: Scene): boolean {
  const end = below.findIndex((row, i) => i >= LOOK_AHEAD || isSum(row, scene) || namesColumns(row));
  const rows = below.slice(0, end < 0 ? LOOK_AHEAD : end).map((row) => readRow(row, columns));
  return groupRows(rows, scene.candidates.byRow).some((group) => isItem(group, columns, scene));
}

/** Text, amount, and what else the columns lead to expect: a number of its own, factors that give the amount. */
function isItem(group: RowGroup, columns: Column[], scene: Scene): boolean {
  const item = makeItem(group, scene.candidates.byRow);
  if (!/\p{L}{2}/u.test(item.description) || item.amount === null) return false;
  if (group.core.some((row) => /^\d/.test(cellOf(row, 'position')?.text ?? '')))
    return item.adds_up !== false;
  const named = (role: ColumnRole) => columns.some((column) => column.role === role);
  if (named('quantity') && named('unit_price')) return item.adds_up === true;
  return item.quantity !== null || item.unit_price !== null;
}

/** All there is to expect of an item where the table names neither quantities nor prices: a text and money. */
function isPriced(group: RowGroup, scene: Scene): boolean {
  const { description, amount } = makeItem(group, scene.candidates.byRow);
  return /\p{L}{2}/u.test(description) && amount !== null && amount.decimals >= 2;
}

/** Texts after the last numbers, behind a gap, are no part of the table. */
function trimTail(rows: TableRow[]): TableRow[] {
  let last = rows.length - 1;
  while (last >= 0 && !/\d/.test(rows[last]?.row.text ?? '')) last--;
  return rows.slice(0, Math.min(rows.length, last + 6));
}

/** Share of the groups of rows overleaf that must be items; nearly all where a sum came before. */
const FITTING = 0.6;
const FITTING_AFTER_SUM = 0.9;

/** Pages without a repeated header go on with the same columns until totals or the end. */
function continuation(header: TableHeader, { columns, ended: summed }: Part, scene: Scene): TableRow[] {
  const result: TableRow[] = [];
  let share = summed ? FITTING_AFTER_SUM : FITTING;
  const plain = !columns.some(({ role }) => role === 'quantity' || role === 'unit_price');
  for (const page of scene.document.pages.slice(header.page.index + 1)) {
    if (Math.abs(page.width - header.page.width) > 0.05 * header.page.width) break;
    const { rows, ended } = bodyOf(page.rows, header, columns, scene);
    const { byRow } = scene.candidates;
    const groups = groupRows(rows, byRow).filter((group) => {
      const item = makeItem(group, byRow);
      return allowanceOf({ group, item }) === undefined && !isCalledSum(item);
    });
    // Only rows that fill the columns as items do: otherwise the page is about something else.
    const fitting = groups.filter(
      (group) => isItem(group, columns, scene) || (plain && isPriced(group, scene)),
    );
    if (fitting.length === 0 || fitting.length < share * groups.length) break;
    result.push(...rows);
    if (ended) share = FITTING_AFTER_SUM;
  }
  return result;
}
