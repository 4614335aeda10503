// The caller's own account and one-time links: HTTP in and out.
import type { FastifyRequest } from 'fastify';
import type { accountEndpoints } from '../../contract/account.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { forbidden } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { sha256 } from '../platform/secret-box.ts';
import { SESSION_COOKIE } from './access.ts';
import { readInstance } from './instance.ts';
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

  removeSecondFactor: ({ ctx, body }) => removeOwnSecondFactor(ctx, personOf(ctx), body.password),

  listTokens: async ({ ctx }) => ({ tokens: await listPersonalTokens(ctx, personOf(ctx)) }),

  createToken: ({ ctx, body }) => createPersonalToken(ctx, personOf(ctx), body),

  revokeToken: ({ ctx, params }) => revokePersonalToken(ctx, personOf(ctx), params.token_id),

  async getInvitation({ ctx, params }) {
    const { invitation, user } = await getInvitation(ctx, params.token);
    return {
      purpose: invitation.purpose,
      email: user.email,
      name: user.name,
      instance_name: (await readInstance(ctx)).name,
      expires_at: isoSeconds(invitation.expires_at),
    };
  },

  acceptInvitation: ({ ctx, params, body }) => acceptInvitation(ctx, params.token, body.password),
};

/** Access `person` lets nobody else in. */
function personOf(ctx: Context): number {
  if (ctx.actor.kind !== 'person') throw forbidden('Only a signed-in person may do this');
  return ctx.actor.id;
}

function currentSession(request: FastifyRequest): Buffer | undefined {
  const token = request.cookies[SESSION_COOKIE];
  return token === undefined ? undefined : sha256(token);
}
