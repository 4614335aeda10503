// The queue has given up on a document: every attempt failed or was killed. It leaves Processing with the reason.
import type { Context } from '../context.ts';
import { rejectDocument } from './finish.ts';
import type { Request } from './request.ts';

export async function giveUpDocument(ctx: Context, request: Request): Promise<void> {
  const times = ctx.config.max_attempts;
  await rejectDocument(
    ctx,
    request,
    `Processing was tried ${times} times and did not finish. The original is kept; the server's log names the cause. Process it again or enter the fields by hand.`,
  );
}
