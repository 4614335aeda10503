// Bank statements: SQL.
import { sql, type Insertable } from 'kysely';
import type { Context } from '../context.ts';
import type { MovementRow, PaymentRow, StatementRow } from '../database/bank-tables.ts';
import type { Tables } from '../database/tables.ts';
import { owedOf } from '../documents/payment.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import type { PayableDocument } from './ledger.ts';

export type { MovementRow, StatementRow };

const LOCK = 7_210_290;

/** Whoever assigns movements does so alone: what is open of a document is paid once. Until the end of the transaction. */
export const lockPayments = (ctx: Context): Promise<void> => ctx.lock(LOCK);

const counts = [
  sql<number>`(select count(*) from bank_movements where statement_id = bank_statements.id)`.as('movements'),
  sql<number>`(select count(*) from bank_movements movement where statement_id = bank_statements.id
    and exists (select from bank_payments where movement_id = movement.id))`.as('paying'),
] as const;

export interface CountedStatement extends StatementRow {
  movements: number;
  paying: number;
}

export async function listStatements(ctx: Context, page: PageQuery) {
  const { n: total } = await ctx.db.selectFrom('bank_statements').select(rowCount).executeTakeFirstOrThrow();
  const newest = listOrder('bank_statements', 'desc', { id: 'integer' });
  const query = ctx.db.selectFrom('bank_statements').selectAll().select(counts);
  const { rows, next_cursor } = await takePage(query, newest, page);
  return { total, next_cursor, statements: rows };
}

export async function getStatement(ctx: Context, id: number): Promise<CountedStatement> {
  const query = ctx.db.selectFrom('bank_statements').selectAll().select(counts).where('id', '=', id);
  const statement = await query.executeTakeFirst();
  if (statement === undefined) throw notFound('statements.none', { id });
  return statement;
}

export const movementsOf = (ctx: Context, statement_id: number): Promise<MovementRow[]> =>
  ctx.db
    .selectFrom('bank_movements')
    .selectAll()
    .where('statement_id', '=', statement_id)
    .orderBy('id')
    .execute();

export async function getMovement(ctx: Context, statement_id: number, id: number): Promise<MovementRow> {
  const query = ctx.db.selectFrom('bank_movements').selectAll().where('statement_id', '=', statement_id);
  const movement = await query.where('id', '=', id).executeTakeFirst();
  if (movement === undefined) throw notFound('statements.noMovement', { id });
  return movement;
}

export interface NamedPayment extends PaymentRow {
  filename: string;
  number: string | null;
}

export const paymentsOf = (ctx: Context, movement_ids: number[]): Promise<NamedPayment[]> =>
  ctx.db
    .selectFrom('bank_payments as payment')
    .innerJoin('documents as document', 'document.id', 'payment.document_id')
    .selectAll('payment')
    .select(['document.filename', 'document.number'])
    .where(sql<boolean>`payment.movement_id = any(${movement_ids})`)
    .orderBy('payment.document_id')
    .execute();

/** Those of the keys that a statement brought already. */
export async function knownKeys(ctx: Context, keys: string[]): Promise<Set<string>> {
  const query = ctx.db.selectFrom('bank_movements').select('key');
  const rows = await query.where(sql<boolean>`key = any(${keys})`).execute();
  return new Set(rows.map(({ key }) => key));
}

/** Movements since `from` that pay nothing and that nobody has decided on, the oldest first. */
export const waitingMovements = (ctx: Context, from: Date): Promise<MovementRow[]> =>
  ctx.db
    .selectFrom('bank_movements as movement')
    .selectAll()
    .where('created_at', '>=', from)
    .where('decided', '=', false)
    .where(sql<boolean>`not exists (select from bank_payments where movement_id = movement.id)`)
    .orderBy('id')
    .limit(MOST_WAITING)
    .execute();

const MOST_WAITING = 50_000;

/** Approved and exported documents that ask for money, with what is paid of them. */
export async function payableDocuments(ctx: Context, id?: number): Promise<PayableDocument[]> {
  const rows = await ctx.db
    .selectFrom('documents')
    .leftJoin('vendors', 'vendors.id', 'documents.vendor_id')
    .select(['documents.id', 'filename', 'number', 'vendor', 'doc_type', 'total', 'documents.currency'])
    .select(
      sql<
        string[]
      >`(select coalesce(jsonb_agg(account), '[]') from jsonb_path_query(payee, '$.accounts[*].account') account)
        || to_jsonb(coalesce(vendors.ibans, '{}'))`.as('accounts'),
    )
    .select(
      sql<string>`(select coalesce(sum(amount), 0)::text from bank_payments where document_id = documents.id)`.as(
        'paid',
      ),
    )
    .where('status', 'in', ['Approved', 'Export'])
    .where('deleted_at', 'is', null)
    .where('total', 'is not', null)
    .$if(id !== undefined, (query) => query.where('documents.id', '=', id!))
    .orderBy('documents.id')
    .execute();
  return rows.flatMap((row) => {
    const owed = owedOf(row);
    const { doc_type: _type, total: _total, currency, ...document } = row;
    return owed === null ? [] : [{ ...document, currency: currency!, owed }];
  });
}

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
