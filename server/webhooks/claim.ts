// Whose turn it is: deliveries go out in the order they were queued, at most four at a time to one host across all
// processes, and a later export of a document never overtakes an earlier one.
import { createHash } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { hostOf } from '../platform/http/address-policy.ts';
import type { StoredSettings } from '../settings/settings.ts';
import { holdReason } from './hold.ts';
import { longestWaitMs } from './judge-attempt.ts';
import { lockDelivery, type DeliveryRow } from './store.ts';

export const AT_ONCE_PER_HOST = 4;
/** Longer than the time limit of an attempt; after it, the process that made the claim is taken for dead. */
const CLAIM_MS = 30_000;
/** A job may come early by the difference of two clocks. */
const EARLY_MS = 1000;

// What lies further ahead than it can have been set was set before the clock was put back, and holds nobody up.
const latestClaim = (now: Date): Date => new Date(now.getTime() + CLAIM_MS + EARLY_MS);
export const latestAttempt = (ctx: Context, now: Date): Date =>
  new Date(now.getTime() + longestWaitMs(ctx.config.webhook_retry_delays) + EARLY_MS);

/** No process holds the delivery: it was not claimed, the claim has run out, or was made before the clock was put back. */
export const isUnclaimed = (eb: ExpressionBuilder<Tables, 'deliveries'>, at: Date) =>
  eb.or([
    eb('claimed_until', 'is', null),
    eb('claimed_until', '<', at),
    eb('claimed_until', '>', latestClaim(at)),
  ]);

/** The same of a row at hand. */
export const holdsClaim = ({ claimed_until }: Pick<DeliveryRow, 'claimed_until'>, at: Date): boolean =>
  claimed_until !== null && claimed_until >= at && claimed_until <= latestClaim(at);

/** Where a delivery goes now; undefined when there is nowhere to send it. */
export function urlOf(delivery: Pick<DeliveryRow, 'rule_url'>, settings: StoredSettings): string | undefined {
  return delivery.rule_url ?? settings.webhook_url ?? undefined;
}

/** The next due delivery for the host, claimed; undefined when none is due or four are under way. */
export async function claimNext(
  ctx: Context,
  host: string,
  settings: StoredSettings,
): Promise<DeliveryRow | undefined> {
  const now = ctx.clock.now();
  return ctx.transaction(async (ctx) => {
    await ctx.lock(lockKey(host));
    if ((await countClaimed(ctx, host, now)) >= AT_ONCE_PER_HOST) return undefined;
    const id = await findDue(ctx, host, settings, new Date(now.getTime() + EARLY_MS));
    if (id === undefined) return undefined;
    await ctx.db
      .updateTable('deliveries')
      .set({ claimed_until: new Date(now.getTime() + CLAIM_MS), claimed_host: host })
      .where('id', '=', id)
      .execute();
    return lockDelivery(ctx, id);
  });
}

/** A lock per host, in a range of its own; two hosts that meet in one only wait for one another. */
const lockKey = (host: string): number =>
  7_220_000_000 + createHash('sha256').update(host).digest().readUIntBE(0, 4);

async function countClaimed(ctx: Context, host: string, now: Date): Promise<number> {
  const claimed = ctx.db
    .selectFrom('deliveries')
    .select('id')
    .where('claimed_host', '=', host)
    .where('claimed_until', '>', now)
    .where('claimed_until', '<', latestClaim(now));
  return (await claimed.execute()).length;
}

async function findDue(
  ctx: Context,
  host: string,
  settings: StoredSettings,
  at: Date,
): Promise<number | undefined> {
  const documentsToo =
    settings.webhook_url !== null &&
    holdReason(settings) === undefined &&
    hostOf(settings.webhook_url) === host;
  const due = await ctx.db
    .selectFrom('deliveries')
    .select('deliveries.id')
    .where('state', 'in', ['pending', 'retrying'])
    .where((eb) =>
      eb.or([eb('next_attempt_at', '<=', at), eb('next_attempt_at', '>', latestAttempt(ctx, at))]),
    )
    .where((eb) => isUnclaimed(eb, at))
    .where((eb) =>
      documentsToo
        ? eb.or([eb('rule_host', 'is', null), eb('rule_host', '=', host)])
        : eb('rule_host', '=', host),
    )
    .where((eb) =>
      eb.or([
        eb('unordered', '=', true),
        eb.not(
          eb.exists(
            eb
              .selectFrom('deliveries as earlier')
              .select('earlier.id')
              .whereRef('earlier.document_id', '=', 'deliveries.document_id')
              .whereRef('earlier.id', '<', 'deliveries.id')
              .where(sql<boolean>`earlier.rule_url is not distinct from deliveries.rule_url`)
              .where('earlier.state', 'in', ['pending', 'retrying', 'held']),
          ),
        ),
      ]),
    )
    .orderBy('next_attempt_at')
    .orderBy('deliveries.id')
    .limit(1)
    .executeTakeFirst();
  return due?.id;
}
