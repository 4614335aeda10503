// `wait=SECONDS`: an answer that comes once the document is processed.
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { longPoll } from '../platform/http/long-poll.ts';
import { DOCUMENT_CHANNEL } from './announce.ts';
import { requireDocument } from './store.ts';

const BEFORE = new Set(['New', 'Processing']);

/** Returns when the document is no longer New or Processing, or after `seconds`. Throws `not_found` for an unknown one. */
export async function waitProcessed(
  ctx: Context,
  request: FastifyRequest,
  id: number,
  seconds: number,
): Promise<void> {
  if (seconds === 0) return;
  await longPoll(request, ctx.notifications, { channel: DOCUMENT_CHANNEL, seconds }, async () => {
    const { status } = await requireDocument(ctx, id);
    return BEFORE.has(status) ? undefined : status;
  });
}
