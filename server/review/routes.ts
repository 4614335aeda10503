// Reviewing: HTTP in and out.
import type { learningEndpoints } from '../../contract/learning.ts';
import type { reviewEndpoints } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import { acceptBlockers, reopenBlockers } from '../documents/accept-blockers.ts';
import { presentStatus } from '../documents/present.ts';
import { chooseVendor } from '../documents/choose-vendor.ts';
import { answerRecord } from '../documents/answer-record.ts';
import { forbidden } from '../platform/errors.ts';
import { setEtag } from '../platform/http/etag.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { readSettings } from '../settings/settings.ts';
import { answersSenders } from './answer-sender.ts';
import { assignDocument, listPeople, listTeamNames, postponeDocument } from './assign.ts';
import { candidatesOf } from './candidates.ts';
import { nextDocument } from './next-document.ts';
import { enterDocument, leaveDocument } from './presence.ts';
import { readTableOf } from './read-table.ts';
import { rejectDocument } from './reject.ts';
import { undoLesson } from './undo-lesson.ts';
import { listUndoable, undoChanges } from './undo.ts';

export const reviewRoutes: Handlers<
  Context,
  typeof reviewEndpoints & Pick<typeof learningEndpoints, 'undoLesson'>
> = {
  async acceptBlockers({ ctx, params, body, request, reply }) {
    await acceptBlockers(ctx, params.id, { ...body, if_match: request.headers['if-match'] });
    return answerRecord(ctx, params.id, reply);
  },

  async reopenBlockers({ ctx, params, body, request, reply }) {
    await reopenBlockers(ctx, params.id, { ...body, if_match: request.headers['if-match'] });
    return answerRecord(ctx, params.id, reply);
  },

  async rejectDocument({ ctx, params, body, request, reply }) {
    const { answer_sender, ...rejection } = body;
    const answer = answer_sender ? 'required' : 'never';
    const rejecting = { ...rejection, answer, if_match: request.headers['if-match'] } as const;
    const changed = await rejectDocument(ctx, params.id, rejecting);
    setEtag(reply, changed.document.revision);
    return presentStatus(changed);
  },

  undoChanges: async ({ ctx, body }) => ({ results: await undoChanges(ctx, body.changes) }),
  listUndoable: async ({ ctx }) => ({ changes: await listUndoable(ctx) }),

  async chooseVendor({ ctx, params, body, request, reply }) {
    await chooseVendor(ctx, params.id, { ...body, if_match: request.headers['if-match'] });
    return answerRecord(ctx, params.id, reply);
  },

  async assignDocument({ ctx, params, body, reply }) {
    await assignDocument(ctx, params.id, body);
    return answerRecord(ctx, params.id, reply);
  },

  async postponeDocument({ ctx, params, body, reply }) {
    await postponeDocument(ctx, params.id, body.until);
    return answerRecord(ctx, params.id, reply);
  },

  listRejectReasons: async ({ ctx }) => ({
    reasons: (await readSettings(ctx)).reject_reasons,
    answers_senders: await answersSenders(ctx),
  }),
  listPeople: async ({ ctx }) => ({ people: await listPeople(ctx), teams: await listTeamNames(ctx) }),

  enterDocument: async ({ ctx, params, query }) => ({
    viewers: await enterDocument(ctx, params.id, personOf(ctx), query.active_seconds),
  }),
  leaveDocument: ({ ctx, params, query }) =>
    leaveDocument(ctx, params.id, personOf(ctx), query.active_seconds),

  nextDocument: ({ ctx, query }) => nextDocument(ctx, query),
  listCandidates: async ({ ctx, params }) => ({ candidates: await candidatesOf(ctx, params.id) }),
  undoLesson: async ({ ctx, params }) => ({ reprocessed: await undoLesson(ctx, params.id) }),
  readTable: ({ ctx, params, body }) => readTableOf(ctx, params.id, params.number, body),
};

function personOf({ actor }: Context): number {
  if (actor.kind !== 'person') throw forbidden('refusals.personOnly');
  return actor.id;
}
