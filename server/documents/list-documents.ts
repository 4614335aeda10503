// The list of documents: filters, sorting, paging, and a count that stays cheap however many there are.
import { ExpressionWrapper, sql, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { DocumentQuery } from '../../contract/documents.ts';
import { keepPlan, rowCount } from '../platform/db/connect.ts';
import { invalid } from '../platform/errors.ts';
import { containsAll, requireTerms } from '../search/matching.ts';

export type DocumentFilter = Omit<DocumentQuery, 'limit' | 'offset' | 'sort' | 'order'>;
export type SummaryRow = Awaited<ReturnType<typeof selectSummaries>>[number];

/** What a summary shows of a document itself. */
export const SUMMARY_COLUMNS = [
  'id',
  'filename',
  'status',
  'confidence_score',
  'contact_id',
  'folder_id',
  'profile_id',
  'doc_type',
  'doc_date',
  'total',
  'currency',
  'source',
  'version',
  'page_count',
  'pages_read',
  'duplicate_of',
  'created_at',
  'updated_at',
] as const;

export async function listDocuments(
  ctx: Context,
  query: DocumentQuery,
): Promise<{ total: number; documents: SummaryRow[] }> {
  if (query.q !== undefined) return listFound(ctx, query);
  const [total, documents] = await Promise.all([countDocuments(ctx, query), selectSummaries(ctx, query)]);
  return { total, documents };
}

/** Looking the words up costs most, and is done once: what is found is counted where the page is taken from it. */
async function listFound(
  ctx: Context,
  query: DocumentQuery,
): Promise<{ total: number; documents: SummaryRow[] }> {
  const page = ctx.db
    .selectFrom('documents')
    .select(['documents.id', sql<number>`count(*) over ()`.as('total')])
    .where((eb) => matching(eb, query))
    .orderBy(orderOf(query))
    .orderBy('documents.id', query.order)
    .limit(query.limit)
    .offset(query.offset);
  const rows = await page.execute();
  const ids = rows.map(({ id }) => id);
  const summaries = new Map((await listSummaries(ctx, ids)).map((row) => [row.id, row]));
  const beyond = rows.length === 0 && query.offset > 0;
  return {
    total: beyond ? await countDocuments(ctx, query) : (rows[0]?.total ?? 0),
    // One that was deleted meanwhile is left out.
    documents: ids.flatMap((id) => summaries.get(id) ?? []),
  };
}

const isNullable = ({ sort }: DocumentQuery): boolean => sort === 'confidence_score' || sort === 'doc_date';

/** Documents without the value come last where the order is descending. */
function orderOf(query: DocumentQuery, table = 'documents') {
  const column = sql.ref(`${table}.${query.sort}`);
  return query.order === 'desc' && isNullable(query)
    ? sql`${column} desc nulls last`
    : sql`${column} ${sql.raw(query.order)}`;
}

/** An index finds the rows of the page; names are joined to those only. */
async function selectSummaries(ctx: Context, query: DocumentQuery) {
  // As numbers in the text, so that they are known when a plan is made that is kept.
  const [limit, offset] = [sql.lit(query.limit), sql.lit(query.offset)];
  const page = ctx.db
    .selectFrom('documents')
    .select(SUMMARY_COLUMNS)
    .where((eb) => matching(eb, query))
    .orderBy(orderOf(query))
    .orderBy('id', query.order)
    .limit(limit)
    .offset(offset)
    .as('page');
  return (
    ctx.db
      .selectFrom(page)
      // The first page without any filter, which every visit begins with.
      .$if(isUnfiltered(query) && query.offset === 0, (page) => page.modifyFront(keepPlan))
      .innerJoin('contacts', 'contacts.id', 'page.contact_id')
      .innerJoin('folders', 'folders.id', 'page.folder_id')
      .selectAll('page')
      .select(['contacts.name as contact_name', 'folders.name as folder_name'])
      .orderBy(orderOf(query, 'page'))
      .orderBy('page.id', query.order)
      .execute()
  );
}

function isUnfiltered(query: Partial<DocumentQuery>): boolean {
  const { limit: _limit, offset: _offset, sort: _sort, order: _order, ...filter } = query;
  return Object.values(filter).every((value) => value === undefined);
}

/** In no particular order; without those that are in the trash. */
export async function listSummaries(ctx: Context, ids: readonly number[]): Promise<SummaryRow[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .selectFrom('documents')
    .innerJoin('contacts', 'contacts.id', 'documents.contact_id')
    .innerJoin('folders', 'folders.id', 'documents.folder_id')
    .select(SUMMARY_COLUMNS.map((column) => `documents.${column}` as const))
    .select(['contacts.name as contact_name', 'folders.name as folder_name'])
    .where('documents.id', 'in', ids)
    .where('documents.deleted_at', 'is', null)
    .execute();
}

export async function countDocuments(ctx: Context, filter: DocumentFilter): Promise<number> {
  const { contact_id, folder_id, status, ...others } = filter;
  if (!isUnfiltered(others)) {
    const query = ctx.db
      .selectFrom('documents')
      .select(rowCount)
      .where((eb) => matching(eb, filter));
    return (await query.executeTakeFirstOrThrow()).n;
  }
  const { n } = await ctx.db
    .selectFrom('document_totals')
    .$if(isUnfiltered(filter), (query) => query.modifyFront(keepPlan))
    .select(sql<number>`coalesce(sum(documents), 0)::bigint`.as('n'))
    .$if(contact_id !== undefined, (query) => query.where('contact_id', '=', contact_id!))
    .$if(folder_id !== undefined, (query) => query.where('folder_id', '=', folder_id!))
    .$if(status !== undefined, (query) => query.where('status', 'in', status!))
    .executeTakeFirstOrThrow();
  return n;
}

type Condition = ExpressionWrapper<Tables, 'documents', SqlBool>;

/** The filter as one condition; trash is never listed. */
export function matching(eb: ExpressionBuilder<Tables, 'documents'>, filter: DocumentFilter): Condition {
  const conditions: (Condition | undefined)[] = [
    eb('documents.deleted_at', 'is', null),
    filter.contact_id === undefined ? undefined : eb('documents.contact_id', '=', filter.contact_id),
    filter.folder_id === undefined ? undefined : eb('documents.folder_id', '=', filter.folder_id),
    filter.profile_id === undefined ? undefined : eb('documents.profile_id', '=', filter.profile_id),
    filter.status === undefined ? undefined : eb('documents.status', 'in', filter.status),
    filter.doc_type === undefined ? undefined : eb('documents.doc_type', 'in', filter.doc_type),
    filter.date_from === undefined ? undefined : eb('documents.created_at', '>=', startOf(filter.date_from)),
    filter.date_to === undefined ? undefined : eb('documents.created_at', '<', endOf(filter.date_to)),
    filter.doc_date_from === undefined ? undefined : eb('documents.doc_date', '>=', filter.doc_date_from),
    filter.doc_date_to === undefined ? undefined : eb('documents.doc_date', '<=', filter.doc_date_to),
    filter.confidence_label === undefined
      ? undefined
      : eb.or(filter.confidence_label.map((label) => inBand(eb, label))),
    filter.filename === undefined ? undefined : named(eb, filter.filename),
    filter.duplicates === undefined
      ? undefined
      : eb('documents.duplicate_of', filter.duplicates ? 'is not' : 'is', null),
    externalRef(eb, filter),
    filter.q === undefined ? undefined : containing(filter.q),
  ];
  return eb.and(conditions.filter((condition) => condition !== undefined));
}

const isDay = (text: string) => text.length === 10;
const startOf = (text: string) => new Date(isDay(text) ? `${text}T00:00:00Z` : text);

/** The first moment after an inclusive end: the next day, or the next second, since times are shown in seconds. */
const endOf = (text: string) => new Date(startOf(text).getTime() + (isDay(text) ? 86_400_000 : 1000));

/** Bands as in confidenceLabel. */
const BANDS = { High: [90, 100], Good: [70, 89], Low: [50, 69], Poor: [0, 49] } as const;

function inBand(eb: ExpressionBuilder<Tables, 'documents'>, label: keyof typeof BANDS): Condition {
  return eb.between('documents.confidence_score', BANDS[label][0], BANDS[label][1]);
}

const named = (eb: ExpressionBuilder<Tables, 'documents'>, filename: string): Condition =>
  eb(eb.fn<string>('lower', ['documents.filename']), '=', filename.toLowerCase());

function externalRef(
  eb: ExpressionBuilder<Tables, 'documents'>,
  filter: DocumentFilter,
): Condition | undefined {
  const { external_system, external_record_id } = filter;
  if (external_system === undefined) {
    if (external_record_id !== undefined) throw invalid('external_record_id needs external_system beside it');
    return undefined;
  }
  if (external_record_id === undefined) return eb(sql`documents.external_refs`, sql`?`, external_system);
  const wanted = JSON.stringify({ [external_system]: { record_id: external_record_id } });
  return eb(sql`documents.external_refs`, '@>', sql`${wanted}::jsonb`);
}

const containing = (q: string): Condition =>
  new ExpressionWrapper(containsAll(requireTerms(q), sql.ref('documents.id')).toOperationNode());
