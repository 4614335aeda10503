// The line items of a document: headers on all pages, the rows below each until the table ends, items of those rows.
import type { PageLayout, Row } from '../layout/layout.ts';
import type { Scene } from '../ranking/scene.ts';
import { readRow, type TableRow } from './cells.ts';
import { columnsOf, type Column } from './columns.ts';
import { settleRoles } from './settle-roles.ts';
import { groupRows } from './group-rows.ts';
import { findHeaders, namesColumns, sameHeader, type TableHeader } from './header.ts';
import { readWithoutHeader } from './headerless.ts';
import { isPlausible, makeItem, type Item } from './make-item.ts';
import { isCarriedOver, isNextHeading, isTotalsRow } from './table-end.ts';

export interface LineTable {
  items: Item[];
  /** Rows the table covers, for keeping its amounts out of the fields. */
  rows: Set<Row>;
  header: boolean;
}

export function readTables(scene: Scene): LineTable {
  const { pages } = scene.document;
  const headers = pages.flatMap((page) => findHeaders(page));
  const tables = chains(headers)
    .map((chain) => readChain(chain, scene))
    .filter((table) => table.items.length > 0);
  const best = tables.reduce<LineTable | undefined>(
    (a, b) => (a === undefined || worth(b) > worth(a) ? b : a),
    undefined,
  );
  return best ?? readWithoutHeader(scene);
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

/** The same header on following pages continues its table. */
function chains(headers: TableHeader[]): TableHeader[][] {
  const result: TableHeader[][] = [];
  for (const header of headers) {
    const chain = result.find((chain) => {
      const last = chain.at(-1);
      return last !== undefined && last.page !== header.page && sameHeader(last, header);
    });
    if (chain === undefined) result.push([header]);
    else chain.push(header);
  }
  return result;
}

function readChain(chain: TableHeader[], scene: Scene): LineTable {
  const rows: TableRow[] = [];
  for (const [i, header] of chain.entries()) {
    const part = rowsBelow(header, scene);
    rows.push(...part.rows);
    const next = chain[i + 1];
    if (part.ended || next !== undefined) continue;
    rows.push(...continuation(header, part.columns, scene));
  }
  const items = groupRows(rows, scene.candidates.byRow).map((group) =>
    makeItem(group, scene.candidates.byRow),
  );
  const covered = new Set<Row>(rows.map(({ row }) => row));
  return { items: items.filter(isPlausible), rows: covered, header: true };
}

interface Part {
  rows: TableRow[];
  columns: Column[];
  /** Totals or a long gap were met: the table does not go on overleaf. */
  ended: boolean;
}

function rowsBelow(header: TableHeader, scene: Scene): Part {
  const { page } = header;
  const below: Row[] = [];
  let ended = false;
  for (const row of page.rows.slice(header.to + 1)) {
    if (row.y0 < header.y0) continue;
    if (ends(row, below.at(-1), header, page, scene)) {
      ended = true;
      break;
    }
    below.push(row);
  }
  const columns = settleRoles(columnsOf(header, below), below, scene.candidates.byRow);
  const rows = below
    .filter((row) => !isCarriedOver(row))
    .map((row) => readRow(row, columns))
    .filter((row) => row.cells.length > 0);
  return { rows: trimTail(rows), columns, ended };
}

function ends(
  row: Row,
  previous: Row | undefined,
  header: TableHeader,
  page: PageLayout,
  scene: Scene,
): boolean {
  if (isTotalsRow(row, scene.labels.get(page)) || namesColumns(row)) return true;
  return isNextHeading(
    row,
    previous,
    header.cells.find((cell) => cell.role === 'description'),
  );
}

/** Texts after the last numbers, behind a gap, are no part of the table. */
function trimTail(rows: TableRow[]): TableRow[] {
  let last = rows.length - 1;
  while (last >= 0 && !/\d/.test(rows[last]?.row.text ?? '')) last--;
  return rows.slice(0, Math.min(rows.length, last + 6));
}

/** Pages without a repeated header go on with the same columns until totals or the end. */
function continuation(header: TableHeader, columns: Column[], scene: Scene): TableRow[] {
  const result: TableRow[] = [];
  for (const page of scene.document.pages.slice(header.page.index + 1)) {
    if (Math.abs(page.width - header.page.width) > 0.05 * header.page.width) break;
    const rows: TableRow[] = [];
    let ended = false;
    let previous: Row | undefined;
    for (const row of page.rows) {
      if (ends(row, previous, header, page, scene)) {
        ended = true;
        break;
      }
      if (!isCarriedOver(row)) rows.push(readRow(row, columns));
      previous = row;
    }
    const items = groupRows(rows, scene.candidates.byRow).map((group) =>
      makeItem(group, scene.candidates.byRow),
    );
    // Only rows that fill the columns as items do: otherwise the page is about something else.
    const fitting = items.filter(
      (item) => item.amount !== null && item.description !== '' && item.adds_up !== false,
    );
    if (fitting.length === 0 || fitting.length < 0.6 * items.length) break;
    result.push(...rows);
    if (ended) break;
  }
  return result;
}
