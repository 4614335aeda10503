// The list of documents: sorting and paging.
import { sql, type Selectable } from 'kysely';
import type { Person } from '../../contract/blockers.ts';
import { PRESENCE_SECONDS } from '../../contract/review-limits.ts';
import type { Context } from '../context.ts';
import type { StoredBlocker } from '../database/stored-record.ts';
import type { DOCUMENT_SORTS, DocumentQuery } from '../../contract/document-query.ts';
import type { Tables } from '../database/tables.ts';
import { builtOnce, keepPlan } from '../platform/db/connect.ts';
import {
  conditionsOf,
  cutPage,
  listOrder,
  orderOf,
  positionColumn,
  readPage,
  takePage,
  writeCursor,
  type ListOrder,
  type Page,
  type PageQuery,
  type Positioned,
  type SortKey,
} from '../platform/db/list-page.ts';
import { countDocuments, isOfFewForms, isTallied, isUnfiltered, tally } from './count-documents.ts';
import { matching, type DocumentFilter } from './document-filter.ts';
import { idsByField } from './sort-by-field.ts';

export type SummaryRow = Awaited<ReturnType<typeof listSummaries>>[number];

/** What a summary shows of a document itself. */
const SUMMARY_COLUMNS = [
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
  'duplicate_reason',
  'vendor',
  'number',
  'due_date',
  'blockers_open',
  'blockers_blocking',
  'assignee_id',
  'assignment_due_at',
  'postponed_until',
  'rejection',
  'parent_id',
  'first_page',
  'last_page',
  'created_at',
  'updated_at',
] as const;
/** What it shows a part of. */
const PARTLY_SHOWN = ['blockers', 'extracted_fields'] as const;

export async function listDocuments(ctx: Context, query: DocumentQuery): Promise<ListedDocuments> {
  const field = query.sort.startsWith('field.') ? query.sort.slice('field.'.length) : undefined;
  const costly = query.q !== undefined || query.waits_for !== undefined;
  if (costly && field === undefined) return listFound(ctx, query);
  // Where that is a matter of a look, the page itself tells how many there are: a second statement costs more.
  const told = field === undefined && isTallied(query);
  const [counted, { rows, next_cursor }] = await Promise.all([
    told ? undefined : countDocuments(ctx, query),
    field === undefined ? selectPage(ctx, query, told) : selectByField(ctx, query, field),
  ]);
  const total = counted ?? rows[0]?.total_found ?? (await countDocuments(ctx, query));
  return { total, next_cursor, documents: rows };
}

interface ListedDocuments {
  total: number;
  next_cursor: string | null;
  documents: SummaryRow[];
}

/** A row that may tell how many there are on all pages. */
type ListedRow = SummaryRow & { total_found?: number | null };

async function selectByField(ctx: Context, query: DocumentQuery, key: string): Promise<Page<ListedRow>> {
  const { rows, next_cursor } = await idsByField(ctx, query, key);
  const ids = rows.map(({ id }) => id);
  return { rows: await inOrder(ctx, ids, query.columns), next_cursor };
}

/** In the order of the ids; one that was deleted meanwhile is left out. */
async function inOrder(ctx: Context, ids: number[], columns: string | undefined): Promise<SummaryRow[]> {
  const summaries = new Map((await listSummaries(ctx, ids, columns)).map((row) => [row.id, row]));
  return ids.flatMap((id) => summaries.get(id) ?? []);
}

/** Looking up the words, or whose approvals are due, costs most, and is done once: what is found is counted where the page is taken from it. */
async function listFound(ctx: Context, query: DocumentQuery): Promise<ListedDocuments> {
  const list = documentOrder(query);
  const found = ctx.db
    .selectFrom('documents')
    .select(SUMMARY_COLUMNS)
    .select(sql<number>`count(*) over ()`.as('total_found'))
    .where(matching(ctx, query))
    // Under the same name, so that the order is the same expression within and without.
    .as('documents');
  const page = ctx.db
    .selectFrom(found)
    .select(['documents.id', 'documents.total_found', positionColumn(list)])
    .where(sql<boolean>`(${sql.join(conditionsOf(list, query), sql` or `)})`)
    .orderBy(orderOf(list))
    .limit(query.limit + 1)
    .offset(query.offset);
  const rows = await page.execute();
  const { rows: shown, next_cursor } = cutPage(query.limit, rows, (row) =>
    writeCursor(list, row.list_position),
  );
  const ids = shown.map(({ id }) => id);
  const beyond = rows.length === 0 && (query.offset > 0 || query.cursor !== undefined);
  return {
    total: beyond ? await countDocuments(ctx, query) : (rows[0]?.total_found ?? 0),
    next_cursor,
    documents: await inOrder(ctx, ids, query.columns),
  };
}

type PlainSort = (typeof DOCUMENT_SORTS)[number];

/** What documents are sorted by besides fields of their profile. */
const SORTS: Record<PlainSort, { kind: SortKey['kind']; nullable?: true }> = {
  created_at: { kind: 'time' },
  updated_at: { kind: 'time' },
  confidence_score: { kind: 'integer', nullable: true },
  filename: { kind: 'text' },
  doc_date: { kind: 'day', nullable: true },
  due_date: { kind: 'day', nullable: true },
  vendor: { kind: 'text', nullable: true },
  number: { kind: 'text', nullable: true },
  total: { kind: 'number', nullable: true },
  blockers_open: { kind: 'integer' },
  assignment_due_at: { kind: 'time', nullable: true },
};

/** Documents without the value come last, in either direction. */
export function documentOrder({ sort, order }: Pick<DocumentQuery, 'sort' | 'order'>): ListOrder {
  const { kind, nullable = false } = SORTS[sort as PlainSort];
  const list = listOrder(`documents.${sort}`, order, {
    [`documents.${sort}`]: kind,
    'documents.id': 'integer',
  });
  return { ...list, nullable };
}

/** An index finds the rows of the page; names are joined to those only. */
function selectPage(
  ctx: Context,
  query: DocumentQuery,
  with_total: boolean,
): Promise<Page<ListedRow & Positioned>> {
  const list = documentOrder(query);
  const only = onlyContact(ctx, query);
  const { status, sort, order, columns } = query;
  // Which every visit begins with.
  const isFirst = query.offset === 0 && query.cursor === undefined;
  return readPage(list, query, async ({ where, limit, offset }) => {
    const all = only === undefined ? allDocuments(ctx) : documentsOf(ctx, only);
    const build = () => {
      const page = all
        .select([...SUMMARY_COLUMNS, ...PARTLY_SHOWN])
        .where(matching(ctx, query))
        .where(where)
        .orderBy(orderOf(list))
        // As numbers in the text, so that they are known when a plan is made that is kept.
        .limit(sql.lit(limit))
        .offset(sql.lit(offset))
        // Under the same name, so that the order and what is shown are the same expressions within and without.
        .as('documents');
      return withNames(ctx, ctx.db.selectFrom(page) as ReturnType<typeof allDocuments>, columns)
        .select(positionColumn(list))
        .$if(with_total, (page) => page.select(tally(ctx, query).as('total_found')))
        .$if(isFirst && isOfFewForms(query), (query) => query.modifyFront(keepPlan))
        .orderBy(orderOf(list));
    };
    const form = ['page', sort, order, limit, status, columns === undefined];
    const isPlain = isFirst && only === undefined && isUnfiltered({ ...query, status: undefined });
    if (!isPlain) return build().execute();
    const keys = keysOf(columns);
    const parameters = keys === undefined ? [seenSince(ctx)] : [keys, seenSince(ctx)];
    return (await ctx.db.executeQuery(builtOnce(form, parameters, build))).rows;
  });
}

/** Of what a caller with a scope sees, the contact that alone matters. */
function onlyContact({ scope }: Context, { contact_id }: DocumentFilter): number | undefined {
  if (scope === null) return undefined;
  if (contact_id === undefined) return scope.length === 1 ? scope[0] : undefined;
  return scope.includes(contact_id) ? contact_id : undefined;
}

/** Instead of the view of a scope: of what is equal to one value, an index has the order, and the planner knows how many there are. */
const documentsOf = (ctx: Context, contact_id: number) =>
  (
    ctx.db.selectFrom(
      sql<Selectable<Tables['documents']>>`public.documents`.as('documents'),
    ) as unknown as ReturnType<typeof allDocuments>
  ).where('documents.contact_id', '=', contact_id);

const allDocuments = (ctx: Context) => ctx.db.selectFrom('documents');

/** With what a summary shows of other tables. Who has it open is not asked again whose the document is. */
function withNames(ctx: Context, documents: ReturnType<typeof allDocuments>, columns: string | undefined) {
  return documents
    .innerJoin('contacts', 'contacts.id', 'documents.contact_id')
    .innerJoin('folders', 'folders.id', 'documents.folder_id')
    .leftJoin('users', 'users.id', 'documents.assignee_id')
    .select(SUMMARY_COLUMNS.map((column) => `documents.${column}` as const))
    .select(['contacts.name as contact_name', 'folders.name as folder_name', 'users.name as assignee_name'])
    .select(
      sql<StoredBlocker | null>`case when documents.blockers_open > 0 then documents.blockers->0 end`.as(
        'first_blocker',
      ),
    )
    .select(chosenFields(keysOf(columns)).as('fields'))
    .leftJoin(viewing(ctx).as('viewing'), 'viewing.document_id', 'documents.id')
    .select(sql<Person[]>`coalesce(viewing.viewers, '[]')`.as('viewers'));
}

/** Few documents are open at a time: gathering those once takes less than looking for each row. */
const viewing = (ctx: Context) => sql<{ document_id: number; viewers: Person[] }>`(
  select document_id, json_agg(json_build_object('id', people.id, 'name', people.name) order by people.id) as viewers
  from public.document_presence join users people on people.id = document_presence.user_id
  where document_presence.seen_at > ${seenSince(ctx)} group by document_id)`;

/** Who was there since is there. */
const seenSince = ({ clock }: Context) => new Date(clock.now().getTime() - PRESENCE_SECONDS * 1000);

/** @param columns keys of profile fields, divided by commas */
const keysOf = (columns: string | undefined): string[] | undefined => columns?.split(',');

function chosenFields(keys: string[] | undefined) {
  type Fields = Record<string, string | null>;
  if (keys === undefined) return sql<Fields>`'{}'::json`;
  return sql<Fields>`(select json_object_agg(key, documents.extracted_fields->key) from unnest(${keys}::text[]) as key)`;
}

/** In no particular order; without those that are in the trash. */
export async function listSummaries(ctx: Context, ids: readonly number[], columns?: string) {
  if (ids.length === 0) return [];
  return withNames(ctx, allDocuments(ctx), columns)
    .where('documents.id', 'in', ids)
    .where('documents.deleted_at', 'is', null)
    .execute();
}

const LAST_DELETED = listOrder('trash', 'desc', {
  'documents.deleted_at': 'time',
  'documents.id': 'integer',
});

/** Those in the trash, the last deleted first. */
export async function listDeleted(ctx: Context, page: PageQuery) {
  const trash = withNames(ctx, allDocuments(ctx), undefined)
    .select(sql<Date>`documents.deleted_at`.as('deleted_at'))
    .select(sql<string>`coalesce(documents.deleted_by, 'System')`.as('deleted_by'))
    .where('documents.deleted_at', 'is not', null);
  const { rows, next_cursor } = await takePage(trash, LAST_DELETED, page);
  return { documents: rows, next_cursor };
}
