// The rows of a document that belong to tables: headings, lines, and what stands between them. Their labels name columns.
import type { PageLayout, Row } from '../layout/layout.ts';
import type { Scene } from '../ranking/scene.ts';
import { findHeaders, namesColumns } from './header.ts';

/** @param scene with the rows of line items known */
export function rowsOfTables(scene: Scene): Set<Row> {
  const headings = headingsOfTables(scene);
  return new Set(scene.document.pages.flatMap((page) => rowsOn(page, headings, scene.table_rows)));
}

/** The rows that name the columns of tables, be it of line items, taxes or payments. */
export const headingsOfTables = ({ document }: Scene): Set<Row> =>
  new Set(
    document.pages.flatMap((page) => [
      ...findHeaders(page).flatMap(({ from, to }) => page.rows.slice(from, to + 1)),
      ...page.rows.filter(namesColumns),
    ]),
  );

function rowsOn(page: PageLayout, headings: ReadonlySet<Row>, lines: ReadonlySet<Row>): Row[] {
  const covered = page.rows.filter((row) => lines.has(row));
  const last = covered.at(-1)?.index ?? -1;
  const above = page.rows.filter((row) => headings.has(row) && row.index < last).map(({ index }) => index);
  const first = Math.min(covered[0]?.index ?? Infinity, ...above);
  return page.rows.filter((row) => headings.has(row) || (row.index >= first && row.index <= last));
}
