// The rows of a document that belong to tables: headings, lines, and what stands between them. Their labels name columns.
import type { PageLayout, Row } from '../layout/layout.ts';
import type { Scene } from '../ranking/scene.ts';
import { findHeaders, namesColumns } from '../tables/header.ts';

/** @param scene with the rows of line items known */
export function rowsOfTables({ document, table_rows }: Scene): Set<Row> {
  const rows = new Set<Row>();
  for (const page of document.pages) for (const row of rowsOn(page, table_rows)) rows.add(row);
  return rows;
}

function rowsOn(page: PageLayout, lines: ReadonlySet<Row>): Row[] {
  const headings = new Set(findHeaders(page).flatMap(({ from, to }) => page.rows.slice(from, to + 1)));
  const covered = page.rows.filter((row) => lines.has(row));
  const last = covered.at(-1)?.index ?? -1;
  const above = page.rows.filter((row) => headings.has(row) && row.index < last).map(({ index }) => index);
  const first = Math.min(covered[0]?.index ?? Infinity, ...above);
  return page.rows.filter(
    (row) => headings.has(row) || namesColumns(row) || (row.index >= first && row.index <= last),
  );
}
