// A selection as CSV or as a workbook, written to a temporary file in portions.
import { EXPORT_LIMITS, XLSX_LINES } from '../../contract/export-limits.ts';
import type { ExportQuery, TableQuery } from '../../contract/exports.ts';
import { audit } from '../audit/audit.ts';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { inChunks } from '../platform/files/chunks.ts';
import { spool, writeTo, type Spooled } from '../platform/files/spool.ts';
import { BOM, toCsv } from '../platform/spreadsheet/csv.ts';
import { writeXlsx } from '../platform/spreadsheet/xlsx.ts';
import { cellOf, cellRows, columnsOf, TABLE_OF, type Column } from './columns.ts';
import { profileColumns } from './profile-columns.ts';
import { exportRows, requireRows, requireSelection } from './selection.ts';

export async function csvOf(ctx: Context, { rows, ...query }: TableQuery): Promise<Spooled> {
  const { file, documents } = await ctx.snapshot(async (ctx) => {
    const documents = await requireSelection(ctx, query, EXPORT_LIMITS.csv);
    const columns = columnsOf(await profileColumns(ctx, query), rows);
    const file = await spool(dataPaths(ctx.config).temporary, async (stream) => {
      const cells = tableRows(ctx, query, { of: rows, columns }, (_, value) => value);
      for await (const chunk of inChunks(csvTexts(cells, columns))) await writeTo(stream, chunk);
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
      writeXlsx(stream, sheet, tableRows(ctx, query, { of: rows, columns }, cellOf)),
    );
    return { file, documents };
  });
  await recordExport(ctx, 'xlsx', query, documents);
  return file;
}

const SHEETS: Record<TableQuery['rows'], string> = {
  documents: 'Documents',
  lines: 'Lines',
  allowances: 'Allowances',
  taxes: 'Taxes',
};

async function* tableRows<Made>(
  ctx: Context,
  query: ExportQuery,
  { of, columns }: { of: TableQuery['rows']; columns: Column[] },
  make: Parameters<typeof cellRows<Made>>[2],
): AsyncIterable<Made[]> {
  for await (const documents of exportRows(ctx, query, TABLE_OF[of]))
    for (const document of documents) yield* cellRows(document, columns, make);
}

async function* csvTexts(rows: AsyncIterable<(string | null)[]>, columns: Column[]): AsyncIterable<string> {
  yield BOM + toCsv([columns.map(({ heading }) => heading)]);
  for await (const row of rows) yield toCsv([row]);
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
