// The documents that a template takes, each with its rows as they are written and what it lacks.
import { sql } from 'kysely';
import type { ExportTemplateColumn } from '../../../contract/export-templates.ts';
import type { Context } from '../../context.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { isoDay } from '../../platform/clock.ts';
import type { DelimitedCell } from '../../platform/spreadsheet/csv.ts';
import type { Sentence } from '../../platform/sentences/sentence.ts';
import { sentence } from '../../platform/sentences/sentence.ts';
import { readInstance } from '../../settings/settings.ts';
import { rowsOf, TABLE_OF, type ProfileColumns, type TableRow } from '../columns.ts';
import { profileColumns } from '../profile-columns.ts';
import { exportRows, selected, type ExportRow, type Selection } from '../selection.ts';
import { bookingOf, sumProblem } from './booking.ts';
import { cellOf } from './cells.ts';
import { DATEV_NAMES, datevHeader, datevRow, fiscalYear, notNumeric } from './datev.ts';
import { lacking } from './lacking.ts';
import { valueOf } from './sources.ts';
import type { Template } from './store.ts';

export interface WrittenDocument {
  id: number;
  filename: string;
  rows: DelimitedCell[][];
  missing: Sentence[];
}

/** What holds for the whole file. */
export interface Plan {
  template: Template;
  query: Selection;
  headings: string[];
  /** Rows before the first document. */
  lead: DelimitedCell[][];
  profiles: ProfileColumns[];
  base_url: string;
  /** In DATEV files, all documents are of one. */
  year: { from: string; to: string } | undefined;
}

/** Within a snapshot: what stands before the documents is about all of them. */
export async function planExport(ctx: Context, template: Template, query: Selection): Promise<Plan> {
  const isDatev = template.layout === 'datev';
  const headings = isDatev ? [...DATEV_NAMES] : template.columns.map(({ label }) => label);
  const titles = headings.map((text) => ({ text, quoted: false }));
  const { base_url } = await readInstance(ctx);
  const around = { template, query, headings, profiles: await profileColumns(ctx, query), base_url };
  const { datev } = template;
  if (!isDatev || datev === null)
    return { ...around, lead: template.heading ? [titles] : [], year: undefined };
  const today = isoDay(ctx.clock.now());
  const { from, to } = await periodOf(ctx, query);
  const batch = { from: from ?? today, to: to ?? today, made_at: ctx.clock.now(), name: template.name };
  return {
    ...around,
    lead: [datevHeader(datev, batch), titles],
    year: fiscalYear(batch.from, datev.year_begins),
  };
}

const periodOf = (ctx: Context, query: Selection) =>
  ctx.db
    .selectFrom('documents')
    .select([
      sql<string | null>`min(doc_date)::text`.as('from'),
      sql<string | null>`max(doc_date)::text`.as('to'),
    ])
    .where((eb) => selected(ctx, query)(eb))
    .executeTakeFirstOrThrow();

/** Newest first, in portions. */
export async function* writtenDocuments(ctx: Context, plan: Plan): AsyncIterable<WrittenDocument[]> {
  const { template, query, profiles } = plan;
  // The sums of a document are those of its rates.
  const table = TABLE_OF[template.rows] ?? 'tax_breakdown';
  const taxFields = taxFieldsOf(profiles);
  for await (const portion of exportRows(ctx, query, table))
    yield portion.map((row) => writeDocument(plan, row, statedTax(taxFields, row)));
}

function writeDocument(plan: Plan, document: ExportRow, stated_tax: string | null): WrittenDocument {
  const { template } = plan;
  const missing = new Map<string, Sentence>();
  const miss = (said: Sentence | undefined) => said && missing.set(JSON.stringify(said), said);
  if (isPosting(template)) miss(sumProblem(document));
  const written = template.rows === 'documents' ? [document] : rowsOf(document);
  const rows = written.map((row) => {
    const { cells, lacks } = writeRow(plan, row, stated_tax);
    for (const said of lacks) miss(said);
    return cells;
  });
  if (plan.year !== undefined && document.doc_date !== null) {
    const { from, to } = plan.year;
    const { doc_date: date } = document;
    if (date < from || date > to) miss(sentence('exports.otherYear', { date, from, to }));
  }
  return { id: document.id, filename: document.filename, rows, missing: [...missing.values()] };
}

/** One row per rate with an account is a posting, and all of them together are the document. */
const isPosting = ({ rows, columns }: Template): boolean =>
  rows === 'taxes' && columns.some(({ source, required }) => source === 'expense_account' && required);

function writeRow(
  { template, base_url, profiles }: Plan,
  row: TableRow,
  stated_tax: string | null,
): { cells: DelimitedCell[]; lacks: Sentence[] } {
  const given = { row, booking: bookingOf(template, row, stated_tax) };
  const { layout } = template;
  const lacks: Sentence[] = [];
  const style =
    layout === 'datev' ? { ...template, decimal: ',' as const, quote: 'texts' as const } : template;
  const values = template.columns.map((column): [ExportTemplateColumn, DelimitedCell] => {
    const value = valueOf(given, column, { layout, base_url, profiles });
    if (column.required && isMissing(column, value.text)) lacks.push(lacking(column, given));
    return [column, cellOf(value, column, style)];
  });
  if (layout !== 'datev') return { cells: values.map(([, cell]) => cell), lacks };
  const named = new Map(values.map(([{ label }, { text }]) => [label, text]));
  const wrong = notNumeric(named);
  if (wrong !== undefined)
    lacks.push(sentence('exports.noNumber', { label: wrong, value: named.get(wrong)! }));
  return { cells: datevRow(named), lacks };
}

/** A tax key may be empty on purpose. */
const isMissing = ({ source }: ExportTemplateColumn, text: string | null): boolean =>
  text === null || (text === '' && source !== 'tax_key');

/** Keys of the fields that hold the tax, by profile. */
const taxFieldsOf = (profiles: ProfileColumns[]): ReadonlyMap<number, string[]> =>
  new Map(
    profiles.map(({ profile_id, fields }) => [
      profile_id,
      fields.filter((field) => understandField(field).concept?.id === 'tax_total').map(({ key }) => key),
    ]),
  );

const statedTax = (fields: ReadonlyMap<number, string[]>, row: ExportRow): string | null =>
  (fields.get(row.profile_id) ?? []).map((key) => row.extracted_fields[key] ?? null).find(Boolean) ?? null;
