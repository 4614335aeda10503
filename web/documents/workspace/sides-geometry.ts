// Where lines stand on the papers of both sides, and how what belongs together is connected. Pure.
import type { DocumentRecord } from '../../../contract/documents.ts';
import type { Box } from '../../../contract/pages.ts';

/** A part of a page. */
export interface Place {
  page: number;
  box: Box;
}

type Known = Pick<DocumentRecord, 'evidence' | 'lineage'>;

const CELL = /^line_items\[(\d+)\]\./;
const lineOf = (key: string): number | undefined => {
  const found = CELL.exec(key);
  return found === null ? undefined : Number(found[1]);
};

/** The smallest box around all of them; of none, an infinite one. */
export const unionOf = (boxes: Box[]): Box => [
  Math.min(...boxes.map(([x0]) => x0)),
  Math.min(...boxes.map(([, y0]) => y0)),
  Math.max(...boxes.map(([, , x1]) => x1)),
  Math.max(...boxes.map(([, , , y1]) => y1)),
];

/** Around the cells of a line, on the first page that it stands on; undefined where it stands on none. */
export function placeOfLine({ evidence, lineage }: Known, line: number): Place | undefined {
  const cells = Object.entries(evidence).flatMap(([key, places]) =>
    // What a cell is computed from may stand anywhere.
    lineOf(key) === line && lineage[key]?.source !== 'formula' ? places : [],
  );
  if (cells.length === 0) return undefined;
  const page = Math.min(...cells.map((cell) => cell.page));
  return { page, box: unionOf(cells.filter((cell) => cell.page === page).map(({ box }) => box)) };
}

/** The line of the record that the cell is in, as far as the record has the cell; otherwise the cell alone. */
export function rowAround(record: Known | undefined, cell: Place): Place {
  const has = (places: Place[]) =>
    places.some(({ page, box }) => page === cell.page && box.every((edge, i) => edge === cell.box[i]));
  const [key] =
    Object.entries(record?.evidence ?? {}).find(
      ([key, places]) => lineOf(key) !== undefined && has(places),
    ) ?? [];
  const row = key === undefined ? undefined : placeOfLine(record!, lineOf(key)!);
  return row?.page === cell.page ? row : { page: cell.page, box: cell.box };
}

/** In CSS pixels. */
export interface Point {
  x: number;
  y: number;
}

/** An SVG path that leaves the first point and reaches the second one level. */
export function curve(from: Point, to: Point): string {
  const middle = (from.x + to.x) / 2;
  return `M${from.x} ${from.y}C${middle} ${from.y} ${middle} ${to.y} ${to.x} ${to.y}`;
}

/**
 * The heights of marks that would like to be at `wanted`, moved as little as keeps them `gap` apart and between `top` and `bottom`.
 * In the order of `wanted`; more marks than there is room for stand closer.
 */
export function spread(wanted: number[], gap: number, top: number, bottom: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => wanted[a]! - wanted[b]!);
  const step = Math.min(gap, (bottom - top) / Math.max(order.length - 1, 1));
  // Marks that would touch stand around the middle of where they would like to be (isotonic regression).
  const blocks: { sum: number; ranks: number[] }[] = [];
  for (const [rank, i] of order.entries()) {
    let block = { sum: wanted[i]! - rank * step, ranks: [rank] };
    for (
      let last = blocks.at(-1);
      last !== undefined && middleOf(last) > middleOf(block);
      last = blocks.at(-1)
    ) {
      blocks.pop();
      block = { sum: last.sum + block.sum, ranks: [...last.ranks, ...block.ranks] };
    }
    blocks.push(block);
  }
  const most = bottom - step * (order.length - 1);
  const at: number[] = [];
  for (const block of blocks)
    for (const rank of block.ranks)
      at[order[rank]!] = Math.max(top, Math.min(middleOf(block), most)) + rank * step;
  return at;
}

const middleOf = ({ sum, ranks }: { sum: number; ranks: number[] }): number => sum / ranks.length;
