// A document whose processing fails for a reason of its own is tried a few times and then leaves Processing with the reason.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { reach } from '../platform/fault-points.ts';
import { errorForLog } from '../platform/log.ts';
import { rejectDocument } from './finish.ts';
import type { Request } from './request.ts';
import { sentence } from '../platform/sentences/sentence.ts';

/** Counts the failure; true when it was the last one allowed and the document has become an Exception. */
export async function recordFailure(ctx: Context, request: Request, error: unknown): Promise<boolean> {
  return ctx.transaction(async (ctx) => {
    const { times } = await ctx.db
      .insertInto('processing_failures')
      .values({ ...request, times: 1 })
      .onConflict((conflict) =>
        conflict.column('document_id').doUpdateSet({
          run: request.run,
          // A new request begins anew.
          times: sql`case when processing_failures.run = excluded.run then processing_failures.times + 1 else 1 end`,
        }),
      )
      .returning('times')
      .executeTakeFirstOrThrow();
    ctx.log.warn({ ...request, times, ...errorForLog(error) }, 'processing a document failed');
    if (times < ctx.config.max_attempts) return false;
    await reach('document.give_up');
    await rejectDocument(ctx, request, sentence('problems.gaveUp', { times }));
    return true;
  });
}
