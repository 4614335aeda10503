// The table within a rectangle that a person has drawn on a page, by columns of theirs or those that are found.
import type { TableReading } from '../../../contract/review.ts';
import type { Box, Page } from '../../reading/reading.ts';
import { LINE_COLUMNS } from '../../../contract/line-columns.ts';
import type { LineColumn } from '../../../contract/profiles.ts';
import { draftItems } from '../builtin/draft-items.ts';
import { lineItemOf, placesOfRows, type DraftLineItem } from '../draft.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { overlapX, type PageLayout, type Row } from '../layout/layout.ts';
import { buildScene, type Scene } from '../ranking/scene.ts';
import { readRow } from './cells.ts';
import type { Column } from './columns.ts';
import { isColumn } from './further-cells.ts';
import { groupRows } from './group-rows.ts';
import { findHeaders } from './header.ts';
import { isPlausible, makeItem, type Item } from './make-item.ts';
import { readTables } from './read-tables.ts';
import { settleRoles } from './settle-roles.ts';

export interface Region {
  page: Page;
  /** In fractions of the page. */
  box: Box;
  /** Where columns are divided, in fractions of the page; found when undefined. */
  dividers?: number[] | undefined;
  /** Line columns of the profile beyond the four. */
  line_columns: LineColumn[];
  /** ISO date. */
  today: string;
}

export function readRegion({ page, box, dividers, line_columns, today }: Region): TableReading {
  const layout = buildLayout({ pages: [within(page, box)] });
  const scene = buildScene(layout, [], today);
  const [shown] = layout.pages;
  if (shown === undefined || shown.rows.length === 0) return { columns: [], line_items: [], evidence: {} };
  const asked = { columns: line_columns, byRow: scene.candidates.byRow };
  if (dividers === undefined) {
    const { items } = readTables(scene);
    if (items.length > 0) {
      const drawn = draftItems(items, undefined, asked);
      return tableOf(drawn, columnsByEvidence(drawn, line_columns));
    }
  }
  const edges = dividers?.map((x) => x * shown.width) ?? gapsOf(shown);
  const { columns, items } = readByColumns(scene, shown, [
    box[0] * shown.width,
    ...edges,
    box[2] * shown.width,
  ]);
  return tableOf(
    draftItems(items, undefined, asked),
    columns.map(({ role, heading, x0, x1 }) => ({
      role: shownRole({ role, heading }, line_columns),
      x0: x0 / shown.width,
      x1: x1 / shown.width,
    })),
  );
}

/** The page with the words whose middle lies in the rectangle. */
function within(page: Page, [x0, y0, x1, y1]: Box): Page {
  const words = page.words.filter(({ box: [a, b, c, d] }) => {
    const [x, y] = [(a + c) / 2, (b + d) / 2];
    return x >= x0 && x <= x1 && y >= y0 && y <= y1;
  });
  return { ...page, words };
}

function readByColumns(
  scene: Scene,
  page: PageLayout,
  edges: number[],
): { columns: Column[]; items: Item[] } {
  const sorted = [...new Set(edges)].sort((a, b) => a - b);
  const [header] = findHeaders(page);
  const body = page.rows.slice((header?.to ?? -1) + 1);
  const drawn = sorted.slice(1).map((x1, i): Column => {
    const column = { x0: sorted[i] ?? 0, x1 };
    const overlap = (cell: { x0: number; x1: number }) =>
      overlapX({ ...cell, y0: 0, y1: 0 }, { ...column, y0: 0, y1: 0 });
    const cells = (header?.cells ?? []).filter((cell) => overlap(cell) > 0);
    const [named] = cells.sort((a, b) => overlap(b) - overlap(a));
    return { ...column, role: named?.role ?? null, heading: named?.text ?? '' };
  });
  const { byRow } = scene.candidates;
  const columns = settleRoles(drawn, body, byRow);
  const rows = body.map((row) => readRow(row, columns)).filter(({ cells }) => cells.length > 0);
  const items = groupRows(rows, byRow).map((group) => makeItem(group, byRow));
  return { columns, items: items.filter(isPlausible) };
}

/** White space at least this many line heights wide parts columns. */
const GAP = 0.8;
/** Share of the rows that may have something there. */
const CROSSED = 0.15;

/** The middles of the white space that the rows have in common. */
function gapsOf({ rows, line_height }: PageLayout): number[] {
  const marks = [...new Set(rows.flatMap(({ words }) => words.flatMap(({ x0, x1 }) => [x0, x1])))].sort(
    (a, b) => a - b,
  );
  const crossing = (from: number, to: number, row: Row) =>
    row.words.some(({ x0, x1 }) => x0 < to && x1 > from);
  const stretches: [number, number][] = [];
  for (const [i, to] of marks.entries()) {
    const from = marks[i - 1];
    if (from === undefined) continue;
    const crossed = rows.filter((row) => crossing(from, to, row)).length;
    if (crossed > CROSSED * rows.length) continue;
    const last = stretches.at(-1);
    if (last !== undefined && last[1] === from) last[1] = to;
    else stretches.push([from, to]);
  }
  return stretches
    .filter(([from, to]) => to - from >= GAP * line_height)
    .map(([from, to]) => (from + to) / 2);
}

type Shown = TableReading['columns'][number];

function shownRole(column: Pick<Column, 'role' | 'heading'>, asked: LineColumn[]): string {
  if (column.role === 'gross_amount') return 'amount';
  const further = asked.find((one) => isColumn(column, one))?.key;
  return LINE_COLUMNS.find((key) => key === column.role) ?? further ?? 'other';
}

/** From where to where the cells of each column stand. */
function columnsByEvidence(items: DraftLineItem[], asked: LineColumn[]): Shown[] {
  return [...LINE_COLUMNS, ...asked.map(({ key }) => key)]
    .flatMap((role): Shown[] => {
      const boxes = items.flatMap(({ evidence }) => (evidence[role] ?? []).map(({ box }) => box));
      if (boxes.length === 0) return [];
      return [
        { role, x0: Math.min(...boxes.map(([x0]) => x0)), x1: Math.max(...boxes.map(([, , x1]) => x1)) },
      ];
    })
    .sort((a, b) => a.x0 - b.x0);
}

const tableOf = (items: DraftLineItem[], columns: Shown[]): TableReading => ({
  columns,
  line_items: items.map(lineItemOf),
  evidence: placesOfRows('line_items', items),
});
