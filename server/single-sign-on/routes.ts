// Single sign-on over HTTP: two redirects for browsers, and the settings.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { singleSignOnEndpoints } from '../../contract/single-sign-on.ts';
import type { Context } from '../context.ts';
import { isMailOn } from '../mails/queue-mail.ts';
import { TAKEN_OVER, type Handlers } from '../platform/http/mount.ts';
import { errorForLog } from '../platform/log.ts';
import { readSettings } from '../settings/settings.ts';
import { clientOf, setCookies } from '../users/routes.ts';
import { presentSingleSignOn, saveSingleSignOn } from './settings.ts';
import { ATTEMPT_SECONDS, finishSignOn, reasonOf, startSignOn } from './sign-on.ts';

const COOKIE = 'recto_sign_on';
const PATH = '/api/session/sso';

export const singleSignOnRoutes: Handlers<Context, typeof singleSignOnEndpoints> = {
  async getSignInOptions({ ctx }) {
    const { sso_enabled, sso_name } = await readSettings(ctx);
    const password_by_mail = await isMailOn(ctx);
    return { single_sign_on: sso_enabled ? { name: sso_name } : null, password_by_mail };
  },

  async startSingleSignOn({ ctx, query, request, reply }) {
    const { url, cookie } = await startSignOn(ctx, query.return_to ?? '/');
    setAttemptCookie(request, reply, cookie);
    void reply.redirect(url);
    return TAKEN_OVER;
  },

  async finishSingleSignOn({ ctx, request, reply }) {
    const search = request.url.slice(request.url.indexOf('?') + 1);
    reply.clearCookie(COOKIE, { path: PATH });
    try {
      const client = clientOf(request);
      const { session, return_to } = await finishSignOn(ctx, request.cookies[COOKIE], `?${search}`, client);
      setCookies(ctx, request, reply, session);
      void reply.redirect(return_to);
    } catch (error) {
      ctx.log.warn(errorForLog(error), 'single sign-on failed');
      void reply.redirect(`/sign-in?error=${reasonOf(error)}`);
    }
    return TAKEN_OVER;
  },

  getSingleSignOn: ({ ctx }) => presentSingleSignOn(ctx),

  async saveSingleSignOn({ ctx, body }) {
    await saveSingleSignOn(ctx, body);
    return presentSingleSignOn(ctx);
  },
};

function setAttemptCookie(request: FastifyRequest, reply: FastifyReply, value: string): void {
  reply.setCookie(COOKIE, value, {
    path: PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: ATTEMPT_SECONDS,
  });
}
