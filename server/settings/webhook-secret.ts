// The signing secrets of the Document Webhook and of webhook endpoints; after a rotation the one before still signs beside it for
// a day.
import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';

/** Names of the two secrets: of an endpoint, or without an id of the Document Webhook. */
const namesOf = (endpoint_id: number | undefined) => {
  const current = endpoint_id === undefined ? 'webhook_secret' : `webhook_secret_of_endpoint_${endpoint_id}`;
  return { current, previous: `${current}_previous` };
};
const GRACE_MS = 24 * 3600 * 1000;

export interface WebhookSecrets {
  current: string;
  /** Still valid beside the current one; undefined when there was no rotation within the last 24 hours. */
  previous: string | undefined;
}

/** 32 random bytes in the form of the Standard Webhooks specification. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

/** Throws when there is none: it is made together with what it belongs to. */
export async function getWebhookSecrets(ctx: Context, endpoint_id?: number): Promise<WebhookSecrets> {
  const names = namesOf(endpoint_id);
  const rows = await ctx.db
    .selectFrom('secrets')
    .selectAll()
    .where('name', 'in', Object.values(names))
    .execute();
  const find = (name: string) => rows.find((row) => row.name === name);
  const current = find(names.current);
  if (current === undefined) throw new Error(`There is no secret named ${names.current}`);
  const previous = find(names.previous);
  const valid = previous !== undefined && ctx.clock.now().getTime() - current.created_at.getTime() < GRACE_MS;
  return {
    current: ctx.secrets.unseal(current.ciphertext),
    previous: valid ? ctx.secrets.unseal(previous.ciphertext) : undefined,
  };
}

/** Those of many endpoints that sign now, by the id of the endpoint. */
export async function currentWebhookSecrets(
  ctx: Context,
  endpoint_ids: readonly number[],
): Promise<Map<number, string>> {
  if (endpoint_ids.length === 0) return new Map();
  const ids = new Map(endpoint_ids.map((id) => [namesOf(id).current, id]));
  const rows = await ctx.db
    .selectFrom('secrets')
    .select(['name', 'ciphertext'])
    .where('name', 'in', [...ids.keys()])
    .execute();
  return new Map(rows.map(({ name, ciphertext }) => [ids.get(name)!, ctx.secrets.unseal(ciphertext)]));
}

/** Makes the first one, or another one beside which the old one holds for a day. */
export async function rotateWebhookSecret(ctx: Context, endpoint_id?: number): Promise<void> {
  const { current, previous } = namesOf(endpoint_id);
  const old = await ctx.db.selectFrom('secrets').selectAll().where('name', '=', current).executeTakeFirst();
  if (old !== undefined) await save(ctx, previous, old.ciphertext);
  await save(ctx, current, ctx.secrets.seal(newSecret()));
}

export async function forgetWebhookSecrets(ctx: Context, endpoint_id: number): Promise<void> {
  await ctx.db
    .deleteFrom('secrets')
    .where('name', 'in', Object.values(namesOf(endpoint_id)))
    .execute();
}

async function save(ctx: Context, name: string, ciphertext: string): Promise<void> {
  const values = { ciphertext, created_at: ctx.clock.now() };
  await ctx.db
    .insertInto('secrets')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}
