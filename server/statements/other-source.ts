// The same movement on paper and in a file of the bank: written otherwise, so that only account, day and amount tell.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { canonicalDecimal } from '../platform/decimal.ts';
import type { Movement, Statement } from './statement.ts';

type Booked = Pick<Movement, 'booked' | 'valued' | 'amount' | 'currency'>;

const keyOf = (account: string | null, { booked, valued, amount, currency }: Booked): string =>
  JSON.stringify([account, booked ?? valued, canonicalDecimal(amount), currency]);

/** Movements of the same accounts that came the other way, each to be taken once. */
export async function alikeOf(ctx: Context, onPaper: boolean, statements: Statement[]) {
  const accounts = statements.flatMap(({ account }) => account ?? []);
  const days = statements
    .flatMap(({ movements }) => movements.flatMap(({ booked, valued }) => booked ?? valued ?? []))
    .toSorted();
  const rows = await ctx.db
    .selectFrom('bank_movements as movement')
    .innerJoin('bank_statements as statement', 'statement.id', 'movement.statement_id')
    .select(['statement.account', 'booked', 'valued', 'amount', 'movement.currency'])
    .where(sql<boolean>`statement.account = any(${accounts})`)
    .where('statement.format', onPaper ? '<>' : '=', 'document')
    .where(
      sql<boolean>`coalesce(booked, valued) between ${days[0] ?? null}::date and ${days.at(-1) ?? null}::date`,
    )
    .execute();
  const counts = new Map<string, number>();
  for (const { account, ...movement } of rows) {
    const key = keyOf(account, movement);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return {
    /** Whether it came the other way already. */
    take(account: string | null, movement: Booked): boolean {
      const key = keyOf(account, movement);
      const left = counts.get(key) ?? 0;
      counts.set(key, left - 1);
      return left > 0;
    },
  };
}
