// Doors that can be guessed at. A guess takes its place before it is checked, in the database, so that of many at once, on
// any number of web processes, no more are checked than may be. Whoever has used up the free ones waits, longer after each;
// nobody is locked out for good.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { tooMany } from '../platform/errors.ts';
import { sentence } from '../platform/sentences/sentence.ts';

export interface GuessLimit {
  /** What is counted together. */
  key: string;
  /** Guesses let through at once. */
  free: number;
  /** Seconds to wait after the last free one; doubled with each further one. */
  first_s: number;
  longest_s: number;
  /** A right guess forgets the wrong ones. Not where somebody could so hide guesses at others. */
  forgets: boolean;
}

/** Quiet for so long, a limit begins anew. */
const FORGOTTEN_S = 3600;

/** No wait. Not the time of the guess: of two at once the earlier one may come second. */
const AT_ONCE = new Date(0);

interface Place {
  limit: GuessLimit;
  tries: number;
}

/**
 * Runs `check` if every limit has a place for it, and throws 429 otherwise. The places stay taken when it gives nothing,
 * which means a wrong guess.
 */
export async function guess<T>(
  ctx: Context,
  limits: GuessLimit[],
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const places = await ctx.transaction(async (ctx) => {
    const taken: Place[] = [];
    // In one order, so that two never wait for one another.
    for (const limit of limits.toSorted((a, b) => (a.key < b.key ? -1 : 1)))
      taken.push({ limit, tries: await takePlace(ctx, limit) });
    return taken;
  });
  let wrong = false;
  try {
    const result = await check();
    wrong = result === undefined;
    return result;
  } finally {
    // Trouble of the service is no wrong guess either.
    if (!wrong) await giveBack(ctx, places);
  }
}

/** Returns how many were taken with this one. */
async function takePlace(ctx: Context, { key, free, first_s, longest_s }: GuessLimit): Promise<number> {
  const now = ctx.clock.now();
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const { rows } = await sql<{ tries: number }>`
    insert into guesses as g (key, tries, at, free_at) values (${key}, 1, ${now}, ${AT_ONCE})
    on conflict (key) do update set
      tries = case when g.at < ${after(-FORGOTTEN_S)} then 1 else g.tries + 1 end,
      at = ${now},
      free_at = case
        when g.at < ${after(-FORGOTTEN_S)} or g.tries + 1 < ${free} then ${AT_ONCE}::timestamptz
        else ${now}::timestamptz + make_interval(secs =>
          least(${longest_s}, ${first_s} * 2 ^ least(g.tries + 1 - ${free}, 20))) end
    -- Later than that it was set before the clock was put back.
    where g.free_at <= ${now} or g.free_at > ${after(longest_s)}
    returning tries`.execute(ctx.db);
  if (rows[0] !== undefined) return rows[0].tries;
  const { free_at } = await ctx.db
    .selectFrom('guesses')
    .select('free_at')
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  throw wait(Math.max(2, Math.ceil((free_at.getTime() - now.getTime()) / 1000)));
}

function wait(seconds: number) {
  const minutes = Math.ceil(seconds / 60);
  return seconds < 120
    ? tooMany(sentence('refusals.someAttempts', { seconds }), seconds)
    : tooMany(sentence('refusals.manyAttempts', { minutes }), seconds);
}

async function giveBack(ctx: Context, places: Place[]): Promise<void> {
  await ctx.transaction(async (ctx) => {
    for (const { limit, tries } of places) {
      if (limit.forgets) await ctx.db.deleteFrom('guesses').where('key', '=', limit.key).execute();
      else
        await ctx.db
          .updateTable('guesses')
          .set({
            tries: sql`greatest(tries - 1, 0)`,
            // The wait that this one began; one that others began meanwhile stays.
            free_at: sql`case when tries = ${tries} then ${AT_ONCE}::timestamptz else free_at end`,
          })
          .where('key', '=', limit.key)
          .execute();
    }
  });
}
