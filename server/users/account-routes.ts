// The caller's own account and one-time links: HTTP in and out.
import type { accountEndpoints } from '../../contract/account.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { forbidden } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { readInstance } from '../settings/settings.ts';
import { currentSession } from './access.ts';
import { rememberDevice } from './known-device.ts';
import { acceptInvitation, getInvitation } from './one-time-links.ts';
import { createPersonalToken, listPersonalTokens, revokePersonalToken } from './personal-tokens.ts';
import { confirmSecondFactor, removeOwnSecondFactor, startSecondFactor } from './second-factor.ts';
import { endSession, endSessions, listSessions } from './sessions.ts';

export const accountRoutes: Handlers<Context, typeof accountEndpoints> = {
  listOwnSessions: async ({ ctx, request }) => ({
    sessions: await listSessions(ctx, personOf(ctx), currentSession(request)),
  }),

  endOwnSession: ({ ctx, params }) => endSession(ctx, personOf(ctx), params.session_id),

  endOtherSessions: ({ ctx, request }) => endSessions(ctx, personOf(ctx), currentSession(request)),

  startSecondFactor: ({ ctx }) => startSecondFactor(ctx, personOf(ctx)),

  confirmSecondFactor: async ({ ctx, body, request }) => ({
    recovery_codes: await confirmSecondFactor(ctx, personOf(ctx), body.code, currentSession(request)),
  }),

  removeSecondFactor: ({ ctx, body, request }) =>
    removeOwnSecondFactor(ctx, personOf(ctx), body.password, currentSession(request)),

  listTokens: async ({ ctx }) => ({ tokens: await listPersonalTokens(ctx, personOf(ctx)) }),

  createToken: ({ ctx, body }) => createPersonalToken(ctx, personOf(ctx), body),

  revokeToken: ({ ctx, params }) => revokePersonalToken(ctx, personOf(ctx), params.token_id),

  async getInvitation({ ctx, params, request }) {
    const { invitation, user } = await getInvitation(ctx, params.token, request.ip);
    return {
      purpose: invitation.purpose,
      email: user.email,
      name: user.name,
      instance_name: (await readInstance(ctx)).name,
      expires_at: isoSeconds(invitation.expires_at),
    };
  },

  async acceptInvitation({ ctx, params, body, request, reply }) {
    const user_id = await acceptInvitation(ctx, params.token, body.password, request.ip);
    rememberDevice(ctx, request, reply, user_id);
  },
};

/** Access `person` lets nobody else in. */
function personOf(ctx: Context): number {
  if (ctx.actor.kind !== 'person') throw forbidden('refusals.personOnly');
  return ctx.actor.id;
}
