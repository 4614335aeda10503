// What waits for people, for how long, and how long the rest will take at the pace at which they decide.
import { sumBy } from '../platform/sum.ts';
import { sql } from 'kysely';
import type { Dashboard } from '../../contract/dashboard.ts';
import type { DocumentStatus } from '../../contract/documents.ts';
import { QUEUE_STATUSES } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';

/** A longer pause between two decisions of a person is a break; many at once are a batch. */
const [LONGEST_SECONDS, SHORTEST_SECONDS] = [900, 1];
/** Decisions looked at, and how many are needed before a figure is given. */
const [DECISIONS, ENOUGH] = [500, 5];

const DAY_MS = 86_400_000;
/** Upper ends of the ages, in days; what is older comes last. */
const AGES = [1, 3, 7] as const;

export async function readReview(
  ctx: Context,
  by_status: Partial<Record<DocumentStatus, number>>,
): Promise<Dashboard['review']> {
  const waiting = sumBy(QUEUE_STATUSES, (status) => by_status[status] ?? 0);
  const [pace, ages] = await Promise.all([readPace(ctx), readAges(ctx)]);
  const { seconds_per_document } = pace;
  return {
    waiting,
    ...pace,
    left_seconds: seconds_per_document === null ? null : Math.ceil(waiting * seconds_per_document),
    ...ages,
  };
}

/** Median time from one decision of a person to the next one of the same person. */
async function readPace(
  ctx: Context,
): Promise<Pick<Dashboard['review'], 'seconds_per_document' | 'decisions_measured'>> {
  const { rows } = await sql<{ seconds: number | null; decisions: number }>`
    with decisions as (
      select actor_id, at, detail::json->>'before' as before from audit_entries
      where event = 'document.status_changed' and actor_kind = 'person' order by id desc limit ${DECISIONS}),
    gaps as (
      select before, extract(epoch from at - lag(at) over (partition by actor_id order by at)) as seconds from decisions)
    select percentile_cont(0.5) within group (order by seconds)::float8 as seconds, count(*)::integer as decisions from gaps
    where seconds between ${SHORTEST_SECONDS} and ${LONGEST_SECONDS} and before in (${sql.join(QUEUE_STATUSES)})`.execute(
    ctx.db,
  );
  const { seconds, decisions } = rows[0]!;
  return {
    seconds_per_document: seconds === null || decisions < ENOUGH ? null : Math.round(seconds),
    decisions_measured: decisions,
  };
}

async function readAges(ctx: Context): Promise<Pick<Dashboard['review'], 'oldest_at' | 'ages'>> {
  const now = ctx.clock.now().getTime();
  const [day, three, seven] = AGES.map((days) => new Date(now - days * DAY_MS));
  const { rows } = await sql<{ oldest: Date | null; counts: number[] }>`
    select min(created_at) as oldest, array[
      count(*) filter (where created_at > ${day}), count(*) filter (where created_at <= ${day} and created_at > ${three}),
      count(*) filter (where created_at <= ${three} and created_at > ${seven}), count(*) filter (where created_at <= ${seven})
    ]::integer[] as counts
    from documents where deleted_at is null and status in (${sql.join(QUEUE_STATUSES)})`.execute(ctx.db);
  const { oldest, counts } = rows[0]!;
  return {
    oldest_at: oldest === null ? null : isoSeconds(oldest),
    ages: counts.map((documents, index) => ({ under_days: AGES[index] ?? null, documents })),
  };
}
