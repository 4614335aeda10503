// A selection as CSV or as a workbook, written to a temporary file in portions.
import { EXPORT_LIMITS, XLSX_LINES } from '../../contract/export-limits.ts';
import type { ExportQuery, TableQuery } from '../../contract/exports.ts';
import { audit } from '../audit/audit.ts';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { spool, writeTo, type Spooled } from '../platform/files/spool.ts';
import { BOM, toCsv } from '../platform/spreadsheet/csv.ts';
import { writeXlsx, type Cell } from '../platform/spreadsheet/xlsx.ts';
import { cellOf, columnsOf, rowsOf, TABLE_OF, type Column, type TableRow } from './columns.ts';
import { profileColumns } from './profile-columns.ts';
import { exportRows, requireRows, requireSelection } from './selection.ts';

export async function csvOf(ctx: Context, { rows, ...query }: TableQuery): Promise<Spooled> {
  const { file, documents } = await ctx.snapshot(async (ctx) => {
    const documents = await requireSelection(ctx, query, EXPORT_LIMITS.csv);
    const columns = columnsOf(await profileColumns(ctx, query), rows);
    const file = await spool(dataPaths(ctx.config).temporary, async (stream) => {
      await writeTo(stream, BOM + toCsv([columns.map((column) => column.heading)]));
      for await (const portion of tableRows(ctx, query, rows))
        await writeTo(stream, toCsv(portion.map((row) => columns.map((column) => column.value(row)))));
    });
    return { file, documents };
  });
  await recordExport(ctx, 'csv', query, documents);
  return file;
}

export async function xlsxOf(ctx: Context, { rows, ...query }: TableQuery): Promise<Spooled> {
  const { file, documents } = await ctx.snapshot(async (ctx) => {
    const documents = await requireSelection(ctx, query, EXPORT_LIMITS.xlsx);
    const table = TABLE_OF[rows];
    if (table !== undefined) await requireRows(ctx, query, table, XLSX_LINES);
    const columns = columnsOf(await profileColumns(ctx, query), rows);
    const headings = columns.map((column) => column.heading);
    const sheet = { name: SHEETS[rows], headings, widths: columns.map(widthOf) };
    const file = await spool(dataPaths(ctx.config).temporary, (stream) =>
      writeXlsx(stream, sheet, cells(tableRows(ctx, query, rows), columns)),
    );
    return { file, documents };
  });
  await recordExport(ctx, 'xlsx', query, documents);
  return file;
}

const SHEETS: Record<TableQuery['rows'], string> = { documents: 'Documents', lines: 'Lines', taxes: 'Taxes' };

/** In portions: of a document with thousands of lines its fields are shared, not copied. */
async function* tableRows(
  ctx: Context,
  query: ExportQuery,
  of: TableQuery['rows'],
): AsyncIterable<TableRow[]> {
  for await (const rows of exportRows(ctx, query, TABLE_OF[of])) {
    if (of === 'documents') yield rows;
    else for (const row of rows) yield rowsOf(row);
  }
}

async function* cells(portions: AsyncIterable<TableRow[]>, columns: Column[]): AsyncIterable<Cell[]> {
  for await (const rows of portions)
    for (const row of rows) yield columns.map((column) => cellOf(column, row));
}

/** In characters. */
const widthOf = ({ heading, kind }: Column) =>
  Math.max(heading.length + 2, kind === 'time' ? 20 : kind === 'text' ? 24 : 12);

/**
 * Who took which documents out, and how.
 * @param completed business terms of an e-invoice that are from master data
 */
export async function recordExport(
  ctx: Context,
  format: string,
  query: ExportQuery,
  documents: number,
  completed: string[] = [],
): Promise<void> {
  const detail = { format, documents, selection: query, ...(completed.length > 0 && { completed }) };
  await audit(ctx, { event: 'documents.exported', detail });
}
