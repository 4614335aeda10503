// The documents that a template takes, each with its rows as they are written and what it lacks.
import { sql } from 'kysely';
import type { ExportTemplateColumn, ExportTemplateInput } from '../../../contract/export-templates.ts';
import type { Context } from '../../context.ts';
import { understandField } from '../../extraction/labels/understand-field.ts';
import { isoDay } from '../../platform/clock.ts';
import { invalid } from '../../platform/errors.ts';
import type { DelimitedCell } from '../../platform/spreadsheet/csv.ts';
import type { Sentence } from '../../platform/sentences/sentence.ts';
import { sentence } from '../../platform/sentences/sentence.ts';
import { readInstance } from '../../settings/settings.ts';
import { TABLE_OF, tableRowsOf, type ProfileColumns, type TableRow } from '../columns.ts';
import { profileColumns } from '../profile-columns.ts';
import { exportRows, selected, type ExportRow, type Selection } from '../selection.ts';
import { bookingOf, sumProblem } from './booking.ts';
import { codingsOf } from './codings.ts';
import { DATEV_NAMES, datevHeader, fiscalYear } from './datev.ts';
import { lacking } from './lacking.ts';
import { valueOf, type Value } from './sources.ts';
import { isSummed, namesDocument, notSummable, Sums } from './sum-rows.ts';
import { writeRow, wrongForLayout } from './write-row.ts';

export interface WrittenDocument {
  id: number;
  filename: string;
  missing: Sentence[];
}

/** Some documents and the rows that are ready with them: where rows of several become one, all come with the last portion. */
export interface Portion {
  documents: WrittenDocument[];
  rows: DelimitedCell[][];
}

/** Rows that are kept until all documents have been added up. */
const MOST_GROUPS = 50_000;

interface ReadDocument extends WrittenDocument {
  currency: string | null;
  /** One value for each column of the template. */
  values: Value[][];
}

/** What holds for the whole file. */
export interface Plan {
  template: ExportTemplateInput;
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
export async function planExport(
  ctx: Context,
  template: ExportTemplateInput,
  query: Selection,
): Promise<Plan> {
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
export async function* writtenPortions(ctx: Context, plan: Plan): AsyncIterable<Portion> {
  const { template, query, profiles } = plan;
  // The sums of a document are those of its rates.
  const table = TABLE_OF[template.rows] ?? 'tax_breakdown';
  const taxFields = taxFieldsOf(profiles);
  const { columns } = template;
  const sums = isSummed(columns) ? new Sums(columns) : undefined;
  const apart = namesDocument(columns);
  const write = (values: Value[]) => writeRow(template, values);
  for await (const portion of exportRows(ctx, query, table)) {
    const documents = portion.map((row) => readDocument(plan, row, statedTax(taxFields, row)));
    if (sums === undefined) {
      yield { documents, rows: documents.flatMap(({ values }) => values).map(write) };
      continue;
    }
    for (const { values, currency } of documents) for (const row of values) sums.add(row, currency);
    if (sums.size > MOST_GROUPS && !apart) throw invalid('exports.manyGroups', { count: MOST_GROUPS });
    yield { documents, rows: apart ? sums.take().map(write) : [] };
  }
  if (sums !== undefined) yield { documents: [], rows: sums.take().map(write) };
}

function readDocument(plan: Plan, document: ExportRow, stated_tax: string | null): ReadDocument {
  const { template } = plan;
  const missing = new Map<string, Sentence>();
  const miss = (said: Sentence | undefined) => said && missing.set(JSON.stringify(said), said);
  if (isPosting(template)) miss(sumProblem(document));
  const values: Value[][] = [];
  for (const at of template.rows === 'documents' ? [undefined] : tableRowsOf(document)) {
    const read = readRow(plan, { row: document, at }, stated_tax);
    for (const said of read.lacks) miss(said);
    values.push(read.values);
  }
  if (plan.year !== undefined && document.doc_date !== null) {
    const { from, to } = plan.year;
    const { doc_date: date } = document;
    if (date < from || date > to) miss(sentence('exports.otherYear', { date, from, to }));
  }
  const { id, filename, currency } = document;
  return { id, filename, currency, values, missing: [...missing.values()] };
}

/** One row per rate with an account is a posting, and all of them together are the document. */
const isPosting = ({ rows, columns }: ExportTemplateInput): boolean =>
  rows === 'taxes' && columns.some(({ source, required }) => source === 'expense_account' && required);

function readRow(
  { template, base_url, profiles }: Plan,
  { row, at }: { row: ExportRow; at: TableRow | undefined },
  stated_tax: string | null,
): { values: Value[]; lacks: Sentence[] } {
  const line = template.rows === 'lines' ? at?.row : undefined;
  const coded = codingsOf(row, line, profiles);
  const given = { row, at, booking: bookingOf(template, row, { line: at?.row, stated_tax, coded }) };
  const { layout } = template;
  const lacks: Sentence[] = [];
  const miss = (said: Sentence | undefined) => said && lacks.push(said);
  const values = template.columns.map((column) => {
    const value = valueOf(given, column, { layout, base_url, profiles });
    if (column.required && isMissing(column, value.text)) miss(lacking(column, given));
    miss(notSummable(column, value));
    return value;
  });
  miss(wrongForLayout(template, values));
  return { values, lacks };
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
