// Which documents an export takes, and their rows in portions: memory does not grow with their number.
import { sql, type ExpressionBuilder } from 'kysely';
import type { Rejection } from '../../contract/blockers.ts';
import type { RecordRow, RecordTable } from '../../contract/record-tables.ts';
import type { ExportQuery } from '../../contract/exports.ts';
import type { Context } from '../context.ts';
import type { StoredBlocker, StoredOrderMatch, StoredPayee } from '../database/stored-record.ts';
import type { Tables } from '../database/tables.ts';
import { matching, type DocumentFilter } from '../documents/document-filter.ts';
import { invalid, notFound } from '../platform/errors.ts';

/**
 * Rows of a portion. So few that they are garbage again before V8 moves them to the old generation, where what nobody uses any
 * more stays in memory for long.
 */
const PORTION = 500;

const NO_ROWS = sql<RecordRow[]>`'[]'::jsonb`.as('rows');
const countOf = (table: RecordTable) => sql`greatest(json_array_length(${sql.ref(table)}::json), 1)`;
const rowsIn = (table: RecordTable) => sql<RecordRow[]>`${sql.ref(`documents.${table}`)}`.as('rows');

const COLUMNS = [
  'documents.id',
  'documents.filename',
  'documents.status',
  'documents.confidence_score',
  'documents.created_at',
  'documents.profile_id',
  'documents.extracted_fields',
  'documents.blockers',
  'documents.rejection',
  'documents.vendor_number',
  'documents.payee',
  'documents.doc_type',
  'documents.doc_date',
  'documents.due_date',
  'documents.vendor',
  'documents.number',
  'documents.total',
  'documents.currency',
  'documents.order_match',
  'documents.paid',
] as const;

export interface ExportRow {
  id: number;
  filename: string;
  status: string;
  confidence_score: number | null;
  created_at: Date;
  profile_id: number;
  extracted_fields: Record<string, string | null>;
  /** Those of the table that was asked for. */
  rows: RecordRow[];
  blockers: StoredBlocker[];
  rejection: Rejection | null;
  vendor_number: string | null;
  payee: StoredPayee | null;
  order_match: StoredOrderMatch | null;
  paid: string;
  assignee_name: string | null;
  contact_name: string;
  folder_name: string;
  doc_type: string | null;
  doc_date: string | null;
  due_date: string | null;
  /** As the document names it. */
  vendor: string | null;
  number: string | null;
  total: string | null;
  currency: string | null;
  profile_name: string;
  /** Of the vendor in the master data. */
  expense_account: string | null;
  payable_account: string | null;
  cost_center: string | null;
}

/** An export and, within a template, what narrows it down further. */
export interface Selection extends ExportQuery {
  /** The filter of a template, beside that of the caller. */
  within?: DocumentFilter;
  /** Leaves out what this template has taken. */
  not_taken_by?: number;
}

export function selected(ctx: Context, { ids, within, not_taken_by, ...filter }: Selection) {
  return (eb: ExpressionBuilder<Tables, 'documents'>) =>
    eb.and([
      matching(ctx, filter)(eb),
      ...(ids === undefined ? [] : [eb('documents.id', 'in', ids)]),
      ...(within === undefined ? [] : [matching(ctx, within)(eb)]),
      ...(not_taken_by === undefined ? [] : [eb.not(takenBy(not_taken_by))]),
    ]);
}

/** Whether an earlier file of a template holds the document. */
export const takenBy = (template_id: number) =>
  sql<boolean>`exists (select from exported_documents as taken
    where taken.template_id = ${template_id} and taken.document_id = documents.id)`;

/** Throws when a named document does not exist or more are selected than the format takes. */
export async function requireSelection(ctx: Context, query: Selection, limit: number): Promise<number> {
  if (query.ids !== undefined) await requireIds(ctx, query.ids);
  const { n } = await ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom('documents')
        .select('documents.id')
        .where(selected(ctx, query))
        .limit(limit + 1)
        .as('some'),
    )
    .select(sql<number>`count(*)`.as('n'))
    .executeTakeFirstOrThrow();
  if (n > limit) throw invalid('refusals.manySelected', { count: limit });
  return n;
}

/** Throws when a table of the selected documents has more rows than the format takes. */
export async function requireRows(
  ctx: Context,
  query: Selection,
  table: RecordTable,
  limit: number,
): Promise<void> {
  const { n } = await ctx.db
    .selectFrom('documents')
    .select(sql<number | null>`sum(${countOf(table)})::float8`.as('n'))
    .where(selected(ctx, query))
    .executeTakeFirstOrThrow();
  if ((n ?? 0) > limit) throw invalid('refusals.manyLines', { count: limit });
}

async function requireIds(ctx: Context, ids: number[]): Promise<void> {
  const query = ctx.db.selectFrom('documents').select('id').where('id', 'in', ids);
  const found = new Set((await query.where('deleted_at', 'is', null).execute()).map((row) => row.id));
  const missing = ids.find((id) => !found.has(id));
  if (missing !== undefined) throw notFound('refusals.noDocument', { id: missing });
}

/**
 * Newest first, in portions of as many rows, however many of them a document has. Within a snapshot the rows are those that were
 * counted.
 * @param table whose rows are read too; line items are most of a record
 */
export async function* exportRows(
  ctx: Context,
  query: Selection,
  table: RecordTable | undefined,
): AsyncIterable<ExportRow[]> {
  for (const { first, last } of await portionsOf(ctx, query, table))
    yield await ctx.db
      .selectFrom('documents')
      .innerJoin('contacts', 'contacts.id', 'documents.contact_id')
      .innerJoin('folders', 'folders.id', 'documents.folder_id')
      .innerJoin('profiles', 'profiles.id', 'documents.profile_id')
      .leftJoin('users', 'users.id', 'documents.assignee_id')
      .leftJoin('vendors', 'vendors.id', 'documents.vendor_id')
      .select(COLUMNS)
      .select(table === undefined ? NO_ROWS : rowsIn(table))
      .select(['contacts.name as contact_name', 'folders.name as folder_name', 'users.name as assignee_name'])
      .select(['profiles.name as profile_name', 'vendors.expense_account'])
      .select(['vendors.payable_account', 'vendors.cost_center'])
      .where((eb) => selected(ctx, query)(eb as never))
      .where((eb) => eb.between('documents.id', last, first))
      .orderBy('documents.id', 'desc')
      .execute();
}

/** From which to which id each portion goes, the newest first. */
const portionsOf = (ctx: Context, query: Selection, table: RecordTable | undefined) =>
  ctx.db
    .selectFrom((eb) =>
      eb
        .selectFrom('documents')
        .select('documents.id')
        .select(
          sql<number>`sum(${table === undefined ? sql`1` : countOf(table)}) over (order by documents.id desc) / ${PORTION}::integer`.as(
            'portion',
          ),
        )
        .where(selected(ctx, query))
        .as('counted'),
    )
    .select((eb) => [eb.fn.max('id').as('first'), eb.fn.min('id').as('last')])
    .groupBy('portion')
    .orderBy('portion')
    .execute();

/** The ids alone, newest first. */
export async function selectedIds(ctx: Context, query: Selection): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('documents')
    .select('documents.id')
    .where(selected(ctx, query))
    .orderBy('documents.id', 'desc')
    .execute();
  return rows.map((row) => row.id);
}

/** Every profile version that a selected document was processed with. */
export async function selectedProfiles(ctx: Context, query: Selection) {
  return ctx.db
    .selectFrom('documents')
    .select(['profile_id', 'profile_version'])
    .distinct()
    .where(selected(ctx, query))
    .orderBy('profile_id')
    .orderBy('profile_version', 'desc')
    .execute();
}
