// Secrets that an Admin enters, sealed in the table of that name; they are never shown again.
import type { Context } from '../context.ts';

export async function findSecret(ctx: Context, name: string): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('secrets')
    .select('ciphertext')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && ctx.secrets.unseal(row.ciphertext);
}

export async function removeSecret(ctx: Context, name: string): Promise<void> {
  await ctx.db.deleteFrom('secrets').where('name', '=', name).execute();
}

export async function saveSecret(ctx: Context, name: string, value: string): Promise<void> {
  const values = { ciphertext: ctx.secrets.seal(value), created_at: ctx.clock.now() };
  await ctx.db
    .insertInto('secrets')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}
