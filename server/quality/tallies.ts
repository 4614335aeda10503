// The sums of the quality page: increments are folded in every minute; every night all is added up anew and compared.
import { sql } from 'kysely';
import type { Context } from '../context.ts';

const KEY = sql.raw('day, contact_id, profile_id, engine, field, bin');
const MEASURES = [
  'documents',
  'automatic',
  'corrected',
  'seconds',
  'timed',
  'correct',
  'wrong',
  'missed',
  'confidence',
  'rejected',
] as const;
const SUMS = sql.raw(MEASURES.map((name) => `sum(${name})::bigint as ${name}`).join(', '));
const OF_ALL_CONTACTS = sql.raw(`day, 0, profile_id, engine, field, bin, ${MEASURES.join(', ')}`);
const EMPTY = sql.raw(MEASURES.map((name) => `${name} = 0`).join(' and '));

/** Adds the increments since the last time to the sums, for their contact and for all of them together. */
export async function foldQuality(ctx: Context): Promise<void> {
  const added = sql.raw(
    MEASURES.map((name) => `${name} = quality_counts.${name} + excluded.${name}`).join(', '),
  );
  await sql`
    with taken as (delete from quality_increments returning *),
    sums as (
      select ${KEY}, ${SUMS} from (select * from taken union all select ${OF_ALL_CONTACTS} from taken) both_kinds
      group by ${KEY})
    insert into quality_counts select * from sums
    on conflict (${KEY}) do update set ${added}`.execute(ctx.db);
  await sql`vacuum quality_increments`.execute(ctx.db);
}

/** What the sums are of, added up from the approvals themselves. */
const COUNTED = sql`
  select ${KEY}, ${SUMS} from (
    with added as (select q.* from approvals, quality_of(approvals, 1) q)
    select * from added union all select ${OF_ALL_CONTACTS} from added) both_kinds
  group by ${KEY}`;

/**
 * The sums that differ from the approvals are put right and logged: they would be wrong only after somebody changed tables by
 * hand. Approvals given meanwhile are neither seen nor lost.
 * @returns how many sums differed
 */
export async function compareQuality(ctx: Context): Promise<number> {
  const differing = await ctx.transaction(async (ctx) => {
    await sql`set transaction isolation level repeatable read`.execute(ctx.db);
    const { rows } = await sql<{ differing: number }>`
      with kept as (select ${KEY}, ${SUMS} from quality_totals group by ${KEY}),
      counted as (${COUNTED})
      select count(*)::integer as differing from (
        (table kept except table counted) union all (table counted except table kept)) d
      where not (${EMPTY})`.execute(ctx.db);
    const { differing } = rows[0]!;
    if (differing === 0) return 0;
    await sql`delete from quality_increments`.execute(ctx.db);
    await sql`delete from quality_counts`.execute(ctx.db);
    await sql`insert into quality_counts ${COUNTED}`.execute(ctx.db);
    return differing;
  });
  if (differing > 0)
    ctx.log.warn({ differing }, 'sums of the quality page were wrong and have been made anew');
  return differing;
}
