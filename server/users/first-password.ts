// The generated password of the first Admin, sealed until an Admin has signed in, so that it can be shown again.
import type { Context } from '../context.ts';
import { verifyPassword } from './passwords.ts';
import { listAdmins, type UserRow } from './store.ts';

const NAME = 'first_password';

export async function keepFirstPassword(ctx: Context, password: string): Promise<void> {
  const values = { ciphertext: ctx.secrets.seal(password), created_at: ctx.clock.now() };
  await ctx.db
    .insertInto('secrets')
    .values({ name: NAME, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}

export async function forgetFirstPassword(ctx: Context): Promise<void> {
  await ctx.db.deleteFrom('secrets').where('name', '=', NAME).execute();
}

/** The first Admin of an instance where no Admin has ever signed in. */
export async function findUnseenAdmin(ctx: Context): Promise<UserRow | undefined> {
  const admins = await listAdmins(ctx);
  return admins.some(({ last_sign_in_at }) => last_sign_in_at !== null) ? undefined : admins[0];
}

/** Undefined once it was changed in another way. */
export async function findFirstPassword(ctx: Context, admin: UserRow): Promise<string | undefined> {
  const row = await ctx.db
    .selectFrom('secrets')
    .select('ciphertext')
    .where('name', '=', NAME)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const password = ctx.secrets.unseal(row.ciphertext);
  return (await verifyPassword(admin.password_hash, password)) ? password : undefined;
}
