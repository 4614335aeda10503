// Bank statements: SQL.
import { sql, type Insertable } from 'kysely';
import type { BankAccount } from '../../contract/bank-statements.ts';
import type { Context } from '../context.ts';
import type { MovementRow, PaymentRow, StatementRow } from '../database/bank-tables.ts';
import type { Tables } from '../database/tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type ListOrder, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import { DOCUMENT_KEYS } from './payable-documents.ts';

export type { MovementRow, StatementRow };

const LOCK = 7_210_290;

/** Whoever assigns movements does so alone: what is open of a document is paid once. Until the end of the transaction. */
export const lockPayments = (ctx: Context): Promise<void> => ctx.lock(LOCK);

/** Of the row `movement`: whether it pays documents. */
const PAYS = sql<boolean>`exists (select from bank_payments where movement_id = movement.id)`;
/** It pays nothing, and nobody has decided on it. */
const WAITS = sql<boolean>`(not decided and not ${PAYS})`;

/** Of the movements of one statement, in one pass. */
const counted = (ctx: Context) =>
  ctx.db
    .selectFrom('bank_statements')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('bank_movements as movement')
          .select(sql<number>`count(*)`.as('movements'))
          .select(sql<number>`count(*) filter (where ${PAYS})`.as('paying'))
          .select(sql<number>`count(*) filter (where ${WAITS})`.as('waiting'))
          .select(sql<string | null>`min(coalesce(booked, valued))`.as('from'))
          .select(sql<string | null>`max(coalesce(booked, valued))`.as('until'))
          .whereRef('movement.statement_id', '=', 'bank_statements.id')
          .as('counts'),
      (join) => join.onTrue(),
    )
    .selectAll('bank_statements')
    .select(['counts.movements', 'counts.paying', 'counts.waiting', 'counts.from', 'counts.until']);

export interface CountedStatement extends StatementRow {
  movements: number;
  paying: number;
  waiting: number;
  from: string | null;
  until: string | null;
}

export interface StatementFilter {
  account?: string | undefined;
  waiting?: boolean | undefined;
}

const hasWaiting = sql<boolean>`exists (select from bank_movements movement
  where movement.statement_id = bank_statements.id and ${WAITS})`;

export async function listStatements(
  ctx: Context,
  { account, waiting, ...page }: PageQuery & StatementFilter,
) {
  const ofAccount = sql<boolean>`bank_statements.account is not distinct from ${account ?? null}`;
  const asked =
    waiting === true ? hasWaiting : waiting === false ? sql<boolean>`not ${hasWaiting}` : undefined;
  const { n: total } = await ctx.db
    .selectFrom('bank_statements')
    .select(rowCount)
    .$if(account !== undefined, (query) => query.where(ofAccount))
    .$if(asked !== undefined, (query) => query.where(asked!))
    .executeTakeFirstOrThrow();
  const query = counted(ctx)
    .$if(account !== undefined, (query) => query.where(ofAccount))
    .$if(asked !== undefined, (query) => query.where(asked!));
  const { rows, next_cursor } = await takePage(query, NEWEST, page);
  return { total, next_cursor, statements: rows as CountedStatement[] };
}

const NEWEST: ListOrder = {
  name: 'bank_statements',
  order: 'desc',
  keys: [{ value: sql.ref('bank_statements.id'), kind: 'integer' }],
};

export async function getStatement(ctx: Context, id: number): Promise<CountedStatement> {
  const statement = await counted(ctx).where('bank_statements.id', '=', id).executeTakeFirst();
  if (statement === undefined) throw notFound('statements.none', { id });
  return statement;
}

export interface MovementFilter {
  q?: string | undefined;
  /** What SQL can tell; which of those that wait are proposed is computed. */
  state?: 'paying' | 'decided' | 'waits' | undefined;
  ids?: number[];
}

const STATES = {
  paying: sql<boolean>`(not decided and ${PAYS})`,
  decided: sql<boolean>`decided`,
  waits: WAITS,
};

const movementsWhere = (ctx: Context, statement_id: number, { q, state, ids }: MovementFilter) =>
  ctx.db
    .selectFrom('bank_movements as movement')
    .where('statement_id', '=', statement_id)
    .$if(state !== undefined, (query) => query.where(STATES[state!]))
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`movement.id = any(${ids ?? []})`))
    .$if(q !== undefined, (query) => query.where(holds(q!)));

/** Amounts are found as they are written in either way, accounts with and without spaces. */
const holds = (q: string) => {
  const wanted = [...new Set([q, q.replace(',', '.'), q.replaceAll(' ', '')])].map((text) =>
    text.toLowerCase(),
  );
  const text = sql`lower(concat_ws(' ', name, account, purpose, "references"::text, amount::text))`;
  return sql<boolean>`(${sql.join(
    wanted.map((one) => sql`position(${one} in ${text}) > 0`),
    sql` or `,
  )})`;
};

const IN_ORDER = listOrder('bank_movements', 'asc', { id: 'integer' });

export async function listMovements(
  ctx: Context,
  statement_id: number,
  filter: MovementFilter,
  page: PageQuery,
) {
  const { n: total } = await movementsWhere(ctx, statement_id, filter)
    .select(rowCount)
    .executeTakeFirstOrThrow();
  const query = movementsWhere(ctx, statement_id, filter).selectAll();
  const { rows, next_cursor } = await takePage(query, IN_ORDER, page);
  return { total, next_cursor, movements: rows as MovementRow[] };
}

export const allMovements = (ctx: Context, id: number, filter: MovementFilter): Promise<MovementRow[]> =>
  movementsWhere(ctx, id, filter).selectAll().orderBy('id').execute();

/** The newest statement of each account, with what all of its statements come to. */
export async function listAccounts(ctx: Context) {
  const { rows } = await sql<BankAccount>`
    select account, currency, count(*)::int as statements,
      (select count(*)::int from bank_movements movement join bank_statements own on own.id = movement.statement_id
        where own.account is not distinct from of.account and own.currency is not distinct from of.currency
          and ${WAITS}) as waiting,
      (select max(coalesce(booked, valued)) from bank_movements movement
        join bank_statements own on own.id = movement.statement_id
        where own.account is not distinct from of.account and own.currency is not distinct from of.currency) as until,
      (array_agg(closing::text order by id desc))[1] as closing
    from bank_statements of group by account, currency order by account nulls last, currency limit 200`.execute(
    ctx.db,
  );
  return rows;
}

export async function refusalsOf(ctx: Context, movement_ids: number[]) {
  const query = ctx.db.selectFrom('bank_refusals').selectAll();
  return query
    .where(sql<boolean>`movement_id = any(${movement_ids})`)
    .orderBy('document_id')
    .execute();
}

export async function getMovement(ctx: Context, statement_id: number, id: number): Promise<MovementRow> {
  const query = ctx.db.selectFrom('bank_movements').selectAll().where('statement_id', '=', statement_id);
  const movement = await query.where('id', '=', id).executeTakeFirst();
  if (movement === undefined) throw notFound('statements.noMovement', { id });
  return movement;
}

export interface NamedPayment extends PaymentRow {
  filename: string;
  number: string | null;
  vendor: string | null;
  total: string | null;
}

export const paymentsOf = (ctx: Context, movement_ids: number[]): Promise<NamedPayment[]> =>
  ctx.db
    .selectFrom('bank_payments as payment')
    .innerJoin('documents as document', 'document.id', 'payment.document_id')
    .selectAll('payment')
    .select(['document.filename', 'document.number', 'document.vendor', 'document.total'])
    .where(sql<boolean>`payment.movement_id = any(${movement_ids})`)
    .orderBy('payment.document_id')
    .execute();

/** Those of the keys that a statement brought already. */
export async function knownKeys(ctx: Context, keys: string[]): Promise<Set<string>> {
  const query = ctx.db.selectFrom('bank_movements').select('key');
  const rows = await query.where(sql<boolean>`key = any(${keys})`).execute();
  return new Set(rows.map(({ key }) => key));
}

/**
 * Movements since `from` that pay nothing, that nobody has decided on, and that may name a document which changed since the last
 * import: the oldest first.
 */
export const waitingMovements = (ctx: Context, from: Date): Promise<MovementRow[]> =>
  ctx.db
    .selectFrom('bank_movements as movement')
    .selectAll()
    .where('created_at', '>=', from)
    .where(WAITS)
    .where(
      sql<boolean>`(number_keys is null or number_keys && array(
        select key from documents, lateral ${DOCUMENT_KEYS} where number is not null and ${CHANGED}))`,
    )
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute();

/** An hour more than since the last import: what was on its way then is seen now. */
const SINCE = sql`(select coalesce(max(created_at), '-infinity') - interval '1 hour' from bank_statements)`;
const CHANGED = sql`((deleted_at is null and updated_at >= ${SINCE}) or deleted_at >= ${SINCE})`;

const MOST_WAITING = 50_000;

export async function insertStatement(
  ctx: Context,
  statement: Insertable<Tables['bank_statements']>,
  movements: Omit<Insertable<Tables['bank_movements']>, 'statement_id'>[],
): Promise<{ id: number; movements: MovementRow[] }> {
  const { id } = await ctx.db
    .insertInto('bank_statements')
    .values(statement)
    .returning('id')
    .executeTakeFirstOrThrow();
  const written: MovementRow[] = [];
  for (let from = 0; from < movements.length; from += PORTION)
    written.push(
      ...(await ctx.db
        .insertInto('bank_movements')
        .values(movements.slice(from, from + PORTION).map((movement) => ({ ...movement, statement_id: id })))
        .returningAll()
        .execute()),
    );
  return { id, movements: written };
}

/** A statement has room for 65,535 values. */
const PORTION = 2000;
