// Whose turn it is: deliveries go out in the order they were queued, at most four at a time of one lane across all processes,
// and what is told later of a document never overtakes what was told earlier.
import { createHash } from 'node:crypto';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { hostOf } from '../platform/http/address-policy.ts';
import type { StoredSettings } from '../settings/settings.ts';
import type { Lane } from './destination.ts';
import { holdReason } from './hold.ts';
import { longestWaitMs } from './judge-attempt.ts';
import { lockDelivery, type DeliveryRow } from './store.ts';

export const AT_ONCE_PER_LANE = 4;
/** Longer than the time limit of an attempt; after it, the process that made the claim is taken for dead. */
const CLAIM_MS = 20_000;
/** A job may come early by the difference of two clocks; a delivery never goes out before its time. */
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

/** What a process may do for a lane now. */
export type Turn =
  | { delivery: DeliveryRow; claimed_until: Date }
  /** Nothing. Should somebody's claim be the reason, or the job have come early, `again` says what to come back for, and when. */
  | { delivery?: undefined; again?: { delivery_id: number; at: Date } | undefined };

/**
 * Claims the next due delivery of the lane. Where there is none to claim, because four are under way or an earlier one of the
 * same document is, whoever holds those claims goes on with what is left, unless that process is dead: all this is decided under
 * one lock, so that the one who comes back for it cannot be forgotten between the end of one job and the beginning of another.
 */
export async function claimNext(ctx: Context, lane: Lane, settings: StoredSettings): Promise<Turn> {
  const now = ctx.clock.now();
  return ctx.transaction(async (ctx) => {
    await ctx.lock(lockKey(lane));
    const claims = await findClaims(ctx, lane, now);
    const id = claims.length < AT_ONCE_PER_LANE ? await findDue(ctx, lane, settings, now) : undefined;
    if (id === undefined)
      return {
        again:
          (await findBlocked(ctx, lane, settings, claims, now)) ?? (await findSoon(ctx, lane, settings, now)),
      };
    const claimed_until = new Date(now.getTime() + CLAIM_MS);
    await ctx.db
      .updateTable('deliveries')
      .set({ claimed_until, claimed_host: lane.key })
      .where('id', '=', id)
      .execute();
    return { delivery: await lockDelivery(ctx, id), claimed_until };
  });
}

/** A lock per lane, in a range of its own; two lanes that meet in one only wait for one another. */
const lockKey = ({ key }: Lane): number =>
  7_220_000_000 + createHash('sha256').update(key).digest().readUIntBE(0, 4);

interface Claim {
  id: number;
  claimed_until: Date | null;
}

/** Those that hold, the one that ends first at the beginning. */
async function findClaims(ctx: Context, lane: Lane, now: Date): Promise<Claim[]> {
  return ctx.db
    .selectFrom('deliveries')
    .select(['id', 'claimed_until'])
    .where('claimed_host', '=', lane.key)
    .where('claimed_until', '>', now)
    .where('claimed_until', '<', latestClaim(now))
    .orderBy('claimed_until')
    .execute();
}

/** Deliveries of the lane whose time has come and that may be sent, whoever has claimed them. */
function dueFor(ctx: Context, lane: Lane, settings: StoredSettings, at: Date) {
  const documentsToo =
    settings.webhook_url !== null &&
    holdReason(settings) === undefined &&
    hostOf(settings.webhook_url) === lane.key;
  return ctx.db
    .selectFrom('deliveries')
    .select('deliveries.id')
    .where('state', 'in', ['pending', 'retrying'])
    .where((eb) => eb.lit(!settings.offline_mode))
    .where((eb) =>
      eb.or([eb('next_attempt_at', '<=', at), eb('next_attempt_at', '>', latestAttempt(ctx, at))]),
    )
    .where((eb) =>
      lane.endpoint_id === null
        ? eb.and([
            eb('endpoint_id', 'is', null),
            eb.or([eb('rule_host', '=', lane.key), ...(documentsToo ? [eb('rule_host', 'is', null)] : [])]),
          ])
        : eb(
            'endpoint_id',
            'in',
            eb
              .selectFrom('webhook_endpoints')
              .select('id')
              .where('id', '=', lane.endpoint_id)
              .where('paused', '=', false),
          ),
    )
    .orderBy('next_attempt_at')
    .orderBy('deliveries.id')
    .limit(1);
}

async function findDue(
  ctx: Context,
  lane: Lane,
  settings: StoredSettings,
  at: Date,
): Promise<number | undefined> {
  const due = await dueFor(ctx, lane, settings, at)
    .where((eb) => isUnclaimed(eb, at))
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
              .where(sql<boolean>`earlier.endpoint_id is not distinct from deliveries.endpoint_id`)
              .where('earlier.state', 'in', ['pending', 'retrying', 'held']),
          ),
        ),
      ]),
    )
    .executeTakeFirst();
  return due?.id;
}

/** What is due, claimed or kept waiting by a claim, and when the first claim ends. */
async function findBlocked(
  ctx: Context,
  lane: Lane,
  settings: StoredSettings,
  [first]: Claim[],
  at: Date,
): Promise<{ delivery_id: number; at: Date } | undefined> {
  if (first?.claimed_until === null || first?.claimed_until === undefined) return undefined;
  const due = await dueFor(ctx, lane, settings, at).executeTakeFirst();
  return due && { delivery_id: due.id, at: first.claimed_until };
}

/** What becomes due at once: the job that was to send it came before its time. */
async function findSoon(
  ctx: Context,
  lane: Lane,
  settings: StoredSettings,
  now: Date,
): Promise<{ delivery_id: number; at: Date } | undefined> {
  const soon = await dueFor(ctx, lane, settings, new Date(now.getTime() + EARLY_MS))
    .select('next_attempt_at')
    .where('next_attempt_at', '>', now)
    .executeTakeFirst();
  return soon?.next_attempt_at ? { delivery_id: soon.id, at: soon.next_attempt_at } : undefined;
}
