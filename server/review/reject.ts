// Rejecting a document: it leaves the queue, and why is kept with it; the sender of a mail is told where that is wanted.
import type { Context } from '../context.ts';
import { changeStatus, type ChangedStatus } from '../documents/change-status.ts';
import { isoSeconds } from '../platform/clock.ts';
import { RectoError } from '../platform/errors.ts';
import type { Said } from '../platform/sentences/sentence.ts';
import { answerSender } from './answer-sender.ts';

export interface Rejecting {
  reason: string;
  note: string | null;
  /** `required`: without an answer it is not rejected. */
  answer?: 'never' | 'possible' | 'required';
  if_match?: string | undefined;
}

/** Why the sender was not told, where that was wanted if possible. */
type Rejected = ChangedStatus & { untold?: Said };

/** Throws conflict (409) where an answer is required and nobody may be answered. */
export const rejectDocument = (
  ctx: Context,
  id: number,
  { reason, note, answer = 'never', if_match }: Rejecting,
): Promise<Rejected> =>
  ctx.transaction(async (ctx) => {
    const changed = await changeStatus(ctx, id, {
      status: 'Archived',
      if_match,
      rejection: { reason, note, by: ctx.actor.name, at: isoSeconds(ctx.clock.now()) },
    });
    if (answer === 'never') return changed;
    try {
      await answerSender(ctx, changed.document, reason);
      return changed;
    } catch (error) {
      if (answer === 'required' || !(error instanceof RectoError)) throw error;
      return { ...changed, untold: error.sentence };
    }
  });
