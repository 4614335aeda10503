// Documents, their versions and pages: SQL.
import { sql, type Selectable, type Updateable } from 'kysely';
import type { Context } from '../context.ts';
import type { PageRange } from '../database/stored-record.ts';
import type { Part } from '../../contract/documents.ts';
import { RECORD_TABLES, type RecordTable } from '../../contract/record-tables.ts';
import type { PayingMovement } from '../../contract/payment.ts';
import type { StoredWord } from '../database/document-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { Page } from '../reading/reading.ts';
import { builtOnce, keepPlan } from '../platform/db/connect.ts';
import { notFound } from '../platform/errors.ts';
import { isOrderPaper } from '../orders/paper.ts';
import { takeOrders } from '../orders/take-orders.ts';
import { teachPayee } from '../vendors/teach-payee.ts';

export type DocumentRow = Selectable<Tables['documents']>;
export type VersionRow = Selectable<Tables['document_versions']>;

/** What a record shows of a document itself. */
const RECORD_COLUMNS = [
  'id',
  'contact_id',
  'folder_id',
  'profile_id',
  'profile_version',
  'profile_reason',
  'profile_sure',
  'contact_open',
  'contact_match',
  'filename',
  'original_filename',
  'source',
  'status',
  'version',
  'doc_type',
  'doc_date',
  'language',
  'ai_summary',
  'confidence_score',
  'confidence_reasoning',
  'extracted_fields',
  'line_items',
  'allowances',
  'tax_breakdown',
  'evidence',
  'checks',
  'lineage',
  'external_refs',
  'warnings',
  'notes',
  'engine',
  'page_count',
  'pages_read',
  'processing_error',
  'duplicate_of',
  'duplicate_reason',
  'total',
  'currency',
  'blockers',
  'arithmetic',
  'assignee_id',
  'assignment_due_at',
  'escalation_user_id',
  'escalation_team_id',
  'escalated_at',
  'postponed_until',
  'rejection',
  'parent_id',
  'vendor_id',
  'vendor_number',
  'vendor_match',
  'payee',
  'order_match',
  'first_page',
  'last_page',
  'revision',
  'created_at',
  'updated_at',
] as const;

/** A document with the names and the original that its record shows. */
export interface DocumentWithNames extends Pick<DocumentRow, (typeof RECORD_COLUMNS)[number]> {
  contact_name: string;
  folder_name: string;
  media_type: string;
  size_bytes: number;
  sha256: string;
  assignee_name: string | null;
  /** Who is told once the assignment is overdue. */
  escalation_user_name: string | null;
  escalation_team_name: string | null;
  children: Part[];
  payments: PayingMovement[];
  /** The address people open, from the settings; null when not set there. */
  base_url: string | null;
}

/** The documents that one was split into, those in the trash left out. */
const PARTS = sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', part.id, 'filename', part.filename, 'status', part.status,
    'pages', jsonb_build_array(part.first_page, part.last_page)) order by part.first_page), '[]')
  from documents part where part.parent_id = documents.id and part.deleted_at is null)`;

/** What pays it, as far as the caller sees it. */
const PAYMENTS = sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'statement_id', movement.statement_id, 'movement_id', movement.id,
    'booked_on', coalesce(movement.booked, movement.valued), 'amount', payment.amount::text,
    'discount', case when payment.discount <> 0 then jsonb_build_object('amount', payment.discount::text,
      'percent', payment.discount_percent::text, 'until', payment.discount_until) end,
    'person', payment.person, 'found', payment.found)
    order by coalesce(movement.booked, movement.valued), movement.id), '[]')
  from public.bank_payments payment join public.bank_movements movement on movement.id = payment.movement_id
  where payment.document_id = documents.id)`;

/** What hangs on the document is not asked again whose it is. */
export async function getDocument(ctx: Context, id: number): Promise<DocumentWithNames> {
  const query = builtOnce(['record'], [id], () => recordOf(ctx, id));
  const document = (await ctx.db.executeQuery(query)).rows[0];
  if (document === undefined) throw notFound('refusals.noDocument', { id });
  return document;
}

const recordOf = (ctx: Context, id: number) =>
  ctx.db
    .selectFrom('documents')
    .modifyFront(keepPlan)
    .innerJoin(sql<VersionRow>`public.document_versions`.as('document_versions'), (join) =>
      join
        .onRef('document_versions.document_id', '=', 'documents.id')
        .onRef('document_versions.version', '=', 'documents.version'),
    )
    .select(RECORD_COLUMNS.map((column) => `documents.${column}` as const))
    // Names are looked up rather than joined: a join hands all columns of the record on, for which the server gets ready each time.
    .select((eb) => [
      sql<string>`(select name from contacts where contacts.id = documents.contact_id)`.as('contact_name'),
      sql<string>`(select name from folders where folders.id = documents.folder_id)`.as('folder_name'),
      sql<string | null>`(select name from users where users.id = documents.assignee_id)`.as('assignee_name'),
      eb
        .selectFrom('users as told')
        .select('told.name')
        .whereRef('told.id', '=', 'documents.escalation_user_id')
        .as('escalation_user_name'),
      eb
        .selectFrom('teams')
        .select('teams.name')
        .whereRef('teams.id', '=', 'documents.escalation_team_id')
        .as('escalation_team_name'),
    ])
    .select(['document_versions.media_type', 'document_versions.size_bytes', 'document_versions.sha256'])
    .select(sql<Part[]>`${PARTS}`.as('children'))
    .select(sql<PayingMovement[]>`${PAYMENTS}`.as('payments'))
    .select(sql<string | null>`(select value #>> '{}' from settings where key = 'base_url')`.as('base_url'))
    .where('documents.id', '=', id)
    .where('documents.deleted_at', 'is', null);

/** Locks the row until the end of the transaction: what is decided on it stays true. */
export async function lockDocument(ctx: Context, id: number): Promise<DocumentRow> {
  const query = ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const document = await query.forUpdate().executeTakeFirst();
  if (document === undefined) throw notFound('refusals.noDocument', { id });
  return document;
}

export async function requireDocument(
  ctx: Context,
  id: number,
): Promise<Pick<DocumentRow, 'id' | 'version' | 'contact_id' | 'status' | 'split'>> {
  const query = ctx.db
    .selectFrom('documents')
    .select(['id', 'version', 'contact_id', 'status', 'split'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const document = await query.executeTakeFirst();
  if (document === undefined) throw notFound('refusals.noDocument', { id });
  return document;
}

/** The tables of a record as columns of an update. */
export const storedTables = (record: Record<RecordTable, unknown>) =>
  Object.fromEntries(RECORD_TABLES.map((table) => [table, JSON.stringify(record[table])])) as Record<
    RecordTable,
    string
  >;

/**
 * Every change of a record passes here: it moves `updated_at` and the revision that ETags are made of; what the document teaches of
 * its payee and what it uses of its orders follow.
 */
export async function updateDocument(
  ctx: Context,
  document: Pick<DocumentRow, 'id' | 'revision'>,
  changes: Updateable<Tables['documents']>,
): Promise<DocumentRow> {
  const after = await ctx.db
    .updateTable('documents')
    .set({ ...changes, revision: document.revision + 1, updated_at: ctx.clock.now() })
    .where('id', '=', document.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (changes.payee !== undefined || changes.status !== undefined) await teachPayee(ctx, after);
  const { order_match, status, deleted_at } = changes;
  if (order_match !== undefined || status !== undefined || deleted_at !== undefined)
    await takeOrders(ctx, after);
  const { extracted_fields, line_items } = changes;
  if ([status, deleted_at, extracted_fields, line_items].every((changed) => changed === undefined))
    return after;
  if (after.doc_type === 'Bank Statement')
    await ctx.queue.send(ctx.db, 'take_statement', { document_id: after.id });
  if (isOrderPaper(after.doc_type)) await ctx.queue.send(ctx.db, 'take_order', { document_id: after.id });
  return after;
}

/** Who uploads, for a version. */
export const uploaderOf = ({ actor }: Context) => ({
  uploaded_by: actor.name,
  uploader_id: actor.kind === 'person' ? actor.id : null,
});

export async function listVersions(ctx: Context, document_id: number): Promise<VersionRow[]> {
  const query = ctx.db.selectFrom('document_versions').selectAll().where('document_id', '=', document_id);
  return query.orderBy('version', 'desc').execute();
}

export async function getVersion(ctx: Context, document_id: number, version: number): Promise<VersionRow> {
  const query = ctx.db.selectFrom('document_versions').selectAll().where('document_id', '=', document_id);
  const row = await query.where('version', '=', version).executeTakeFirst();
  if (row === undefined) throw notFound('refusals.noVersion', { version, id: document_id });
  return row;
}

/** The pages of the original that a version is, where it is a part of it. */
export const rangeOf = ({
  first_page,
  last_page,
}: Pick<VersionRow, 'first_page' | 'last_page'>): PageRange | undefined =>
  first_page === null || last_page === null ? undefined : [first_page, last_page];

/** The page of the original that is page `number` of a version, which may be a part of it. */
export const inOriginal = ({ first_page }: Pick<VersionRow, 'first_page'>, number: number): number =>
  number + (first_page ?? 1) - 1;

export type PageKey = { document_id: number; version: number };

export async function savePage(ctx: Context, key: PageKey, page: Page): Promise<void> {
  const row = {
    width: page.width,
    height: page.height,
    source: page.source,
    part: page.part,
    words: JSON.stringify(page.words.map(packWord)),
    codes: JSON.stringify(page.codes),
    warnings: JSON.stringify(page.warnings),
    text: textOf(page),
    turn: page.turn ?? 0,
    print: page.print ?? null,
  };
  await ctx.db
    .insertInto('document_pages')
    .values({ ...key, number: page.number, ...row })
    .onConflict((conflict) => conflict.columns(['document_id', 'version', 'number']).doUpdateSet(row))
    .execute();
}

const round = (fraction: number) => Math.round(fraction * 1e5) / 1e5;

function packWord(word: Page['words'][number]): StoredWord {
  const [x0, y0, x1, y1] = word.box;
  return [
    word.text,
    round(x0),
    round(y0),
    round(x1),
    round(y1),
    round(word.confidence),
    word.line,
    word.bold === true ? 1 : 0,
  ];
}

/** Lines of the page in reading order. */
export function textOf(page: Pick<Page, 'words'>): string {
  const lines: string[][] = [];
  let current = -1;
  for (const word of page.words) {
    if (word.line !== current) lines.push([]);
    current = word.line;
    lines.at(-1)?.push(word.text);
  }
  return lines.map((line) => line.join(' ')).join('\n');
}

type PageRow = Selectable<Tables['document_pages']>;

export function unpackPage(row: PageRow): Page {
  return {
    number: row.number,
    width: row.width,
    height: row.height,
    source: row.source,
    part: row.part,
    codes: row.codes,
    warnings: row.warnings,
    ...(row.turn === 0 ? {} : { turn: row.turn }),
    ...(row.print === null ? {} : { print: row.print }),
    words: row.words.map(([text, x0, y0, x1, y1, confidence, line, bold]) => ({
      text,
      box: [x0, y0, x1, y1],
      confidence,
      line,
      ...(bold === 1 ? { bold: true } : {}),
    })),
  };
}

export async function findPage(ctx: Context, key: PageKey, number: number): Promise<Page | undefined> {
  const query = ctx.db.selectFrom('document_pages').selectAll().where('document_id', '=', key.document_id);
  const row = await query.where('version', '=', key.version).where('number', '=', number).executeTakeFirst();
  return row && unpackPage(row);
}

/** All pages of a version in order, or those of the given numbers. */
export async function listPages(ctx: Context, key: PageKey, numbers?: number[]): Promise<Page[]> {
  if (numbers?.length === 0) return [];
  let query = ctx.db.selectFrom('document_pages').selectAll().where('document_id', '=', key.document_id);
  if (numbers !== undefined) query = query.where('number', 'in', numbers);
  return (await query.where('version', '=', key.version).orderBy('number').execute()).map(unpackPage);
}

export async function listPageTexts(ctx: Context, key: PageKey): Promise<{ number: number; text: string }[]> {
  const query = ctx.db
    .selectFrom('document_pages')
    .select(['number', 'text'])
    .where('document_id', '=', key.document_id);
  return query.where('version', '=', key.version).orderBy('number').execute();
}
