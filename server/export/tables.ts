// A selection as CSV or as a workbook, written to a temporary file in portions.
import { EXPORT_LIMITS, type ExportQuery } from '../../contract/exports.ts';
import { audit } from '../audit/audit.ts';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { spool, writeTo, type Spooled } from '../platform/files/spool.ts';
import { BOM, toCsv } from '../platform/spreadsheet/csv.ts';
import { writeXlsx, type Cell } from '../platform/spreadsheet/xlsx.ts';
import { cellOf, columnsOf, type Column } from './columns.ts';
import { profileColumns } from './profile-columns.ts';
import { exportRows, requireSelection } from './selection.ts';

export async function csvOf(ctx: Context, query: ExportQuery): Promise<Spooled> {
  const { file, documents } = await ctx.snapshot(async (ctx) => {
    const documents = await requireSelection(ctx, query, EXPORT_LIMITS.csv);
    const columns = columnsOf(await profileColumns(ctx, query));
    const file = await spool(dataPaths(ctx.config).temporary, async (stream) => {
      await writeTo(stream, BOM + toCsv([columns.map((column) => column.heading)]));
      for await (const rows of exportRows(ctx, query))
        await writeTo(stream, toCsv(rows.map((row) => columns.map((column) => column.value(row)))));
    });
    return { file, documents };
  });
  await recordExport(ctx, 'csv', query, documents);
  return file;
}

export async function xlsxOf(ctx: Context, query: ExportQuery): Promise<Spooled> {
  const { file, documents } = await ctx.snapshot(async (ctx) => {
    const documents = await requireSelection(ctx, query, EXPORT_LIMITS.xlsx);
    const columns = columnsOf(await profileColumns(ctx, query));
    const headings = columns.map((column) => column.heading);
    const sheet = { name: 'Documents', headings, widths: columns.map(widthOf) };
    const file = await spool(dataPaths(ctx.config).temporary, (stream) =>
      writeXlsx(stream, sheet, cells(ctx, query, columns)),
    );
    return { file, documents };
  });
  await recordExport(ctx, 'xlsx', query, documents);
  return file;
}

async function* cells(ctx: Context, query: ExportQuery, columns: Column[]): AsyncIterable<Cell[]> {
  for await (const rows of exportRows(ctx, query))
    for (const row of rows) yield columns.map((column) => cellOf(column, row));
}

/** In characters. */
const widthOf = ({ heading, kind }: Column) =>
  Math.max(heading.length + 2, kind === 'time' ? 20 : kind === 'text' ? 24 : 12);

/** Who took which documents out, and how. */
export async function recordExport(
  ctx: Context,
  format: string,
  query: ExportQuery,
  documents: number,
): Promise<void> {
  await audit(ctx, { event: 'documents.exported', detail: { format, documents, selection: query } });
}
