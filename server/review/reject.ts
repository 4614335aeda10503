// Rejecting a document: it leaves the queue, and why is kept with it.
import type { Context } from '../context.ts';
import { changeStatus, type ChangedStatus } from '../documents/change-status.ts';
import { isoSeconds } from '../platform/clock.ts';

export interface Rejecting {
  reason: string;
  note: string | null;
  if_match?: string | undefined;
}

export const rejectDocument = (
  ctx: Context,
  id: number,
  { reason, note, if_match }: Rejecting,
): Promise<ChangedStatus> =>
  changeStatus(ctx, id, {
    status: 'Archived',
    if_match,
    rejection: { reason, note, by: ctx.actor.name, at: isoSeconds(ctx.clock.now()) },
  });
