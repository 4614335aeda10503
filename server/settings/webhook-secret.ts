// The signing secret of the Document Webhook; after a rotation the one before still signs beside it for a day.
import { randomBytes } from 'node:crypto';
import type { Context } from '../context.ts';

const CURRENT = 'webhook_secret';
const PREVIOUS = 'webhook_secret_previous';
const GRACE_MS = 24 * 3600 * 1000;

export interface WebhookSecrets {
  current: string;
  /** Still valid beside the current one; undefined when there was no rotation within the last 24 hours. */
  previous: string | undefined;
}

/** 32 random bytes in the form of the Standard Webhooks specification. */
const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

export async function getWebhookSecrets(ctx: Context): Promise<WebhookSecrets> {
  const rows = await ctx.db
    .selectFrom('secrets')
    .selectAll()
    .where('name', 'in', [CURRENT, PREVIOUS])
    .execute();
  const find = (name: string) => rows.find((row) => row.name === name);
  const current = find(CURRENT);
  if (current === undefined)
    throw new Error('The instance has no webhook secret; the first start should have made one');
  const previous = find(PREVIOUS);
  const valid = previous !== undefined && ctx.clock.now().getTime() - current.created_at.getTime() < GRACE_MS;
  return {
    current: ctx.secrets.unseal(current.ciphertext),
    previous: valid ? ctx.secrets.unseal(previous.ciphertext) : undefined,
  };
}

export async function rotateWebhookSecret(ctx: Context): Promise<void> {
  const old = await ctx.db.selectFrom('secrets').selectAll().where('name', '=', CURRENT).executeTakeFirst();
  if (old !== undefined) await save(ctx, PREVIOUS, old.ciphertext);
  await save(ctx, CURRENT, ctx.secrets.seal(newSecret()));
}

async function save(ctx: Context, name: string, ciphertext: string): Promise<void> {
  const values = { ciphertext, created_at: ctx.clock.now() };
  await ctx.db
    .insertInto('secrets')
    .values({ name, ...values })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
    .execute();
}
