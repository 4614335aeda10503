// The instance API token: stored encrypted, since it also travels in webhooks, with a digest to compare against.
import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { sha256 } from '../platform/secret-box.ts';
import { accessChanged } from './access-changed.ts';

const NAME = 'api_token';

export interface ApiToken {
  token: string;
  created_at: Date;
}

/** `re_` and 64 hexadecimal digits: 256 random bits. */
export const newApiToken = (): string => `re_${randomBytes(32).toString('hex')}`;

export async function findApiToken(ctx: Context): Promise<ApiToken | undefined> {
  const row = await ctx.db.selectFrom('secrets').selectAll().where('name', '=', NAME).executeTakeFirst();
  return row && { token: ctx.secrets.unseal(row.ciphertext), created_at: row.created_at };
}

export async function getApiToken(ctx: Context): Promise<ApiToken> {
  const token = await findApiToken(ctx);
  if (token === undefined)
    throw new Error('The instance has no API token; the first start should have made one');
  return token;
}

export async function findApiTokenHash(ctx: Context): Promise<Buffer | undefined> {
  const row = await ctx.db
    .selectFrom('secrets')
    .select('token_hash')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.token_hash ?? undefined;
}

export async function saveApiToken(ctx: Context, token: string): Promise<ApiToken> {
  const values = {
    ciphertext: ctx.secrets.seal(token),
    token_hash: sha256(token),
    created_at: ctx.clock.now(),
  };
  await ctx.db
    .insertInto('secrets')
    .values({ name: NAME, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
  return { token, created_at: values.created_at };
}

/** The old token ends with the commit, on every process. */
export async function regenerateApiToken(ctx: Context): Promise<ApiToken> {
  return ctx.transaction(async (ctx) => {
    const token = await saveApiToken(ctx, newApiToken());
    await accessChanged(ctx);
    await audit(ctx, { event: 'settings.token_regenerated' });
    return token;
  });
}
