// Session, profile of the caller, and people: HTTP in and out.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { userEndpoints } from '../../contract/users.ts';
import type { Me } from '../../contract/users.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { readInstance } from '../settings/settings.ts';
import { SESSION_COOKIE, currentSession } from './access.ts';
import { changeOwnPassword, createUser, editUser } from './manage-users.ts';
import { deviceCookie, rememberDevice } from './known-device.ts';
import { presentUser } from './present.ts';
import { createPasswordLink, inviteUser, requestPasswordLink, type PasswordLink } from './one-time-links.ts';
import { listPersonalTokens, revokePersonalToken } from './personal-tokens.ts';
import { removeSecondFactor } from './second-factor.ts';
import { endSessions, listSessions } from './sessions.ts';
import { signIn, signOut, type Client, type NewSession } from './sign-in.ts';
import { getUser, listUsers, rememberLanguage, type UserRow } from './store.ts';
import { pageHead } from '../platform/db/list-page.ts';

export const userRoutes: Handlers<Context, typeof userEndpoints> = {
  async signIn({ ctx, body, request, reply }) {
    const session = await signIn(ctx, body, clientOf(request));
    setCookies(ctx, request, reply, session);
    return describePerson(ctx, session.user);
  },

  requestPasswordLink: ({ ctx, body, request }) => requestPasswordLink(ctx, body.email, request.ip),

  async signOut({ ctx, request, reply }) {
    const token = request.cookies[SESSION_COOKIE];
    if (token !== undefined) await signOut(ctx, token);
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
  },

  async getMe({ ctx, can_write, is_admin }) {
    const { actor } = ctx;
    const user = actor.kind === 'person' ? await getUser(ctx, actor.id) : undefined;
    if (user !== undefined && actor.kind === 'person' && actor.token_name === undefined) {
      // The pages were opened: a document's will be soon.
      ctx.renderers.warm();
      await rememberLanguage(ctx, user);
      return describePerson(ctx, user);
    }
    return {
      kind: 'token',
      name: actor.name,
      user: user === undefined ? null : presentUser(user),
      access: { write: can_write, admin: is_admin, contact_ids: seenBy(ctx) },
      must_change_password: false,
      instance_name: (await readInstance(ctx)).name,
    };
  },

  async changeOwnPassword({ ctx, body, request }) {
    await changeOwnPassword(ctx, body, currentSession(request));
  },

  async listUsers({ ctx, query }) {
    const { total, next_cursor, users } = await listUsers(ctx, query);
    return { ...pageHead(query, { total, next_cursor }), users: users.map(presentUser) };
  },

  createUser: async ({ ctx, body }) => presentUser(await createUser(ctx, body)),

  editUser: async ({ ctx, params, body }) => presentUser(await editUser(ctx, params.id, body)),

  async inviteUser({ ctx, body }) {
    const { user, ...link } = await inviteUser(ctx, body);
    return { ...presentLink(link), user: presentUser(user) };
  },

  createPasswordLink: async ({ ctx, params }) => presentLink(await createPasswordLink(ctx, params.id)),

  resetSecondFactor: ({ ctx, params }) => removeSecondFactor(ctx, params.id),

  async listUserSessions({ ctx, params }) {
    await getUser(ctx, params.id);
    return { sessions: await listSessions(ctx, params.id, undefined) };
  },

  endUserSessions: ({ ctx, params }) => endSessions(ctx, params.id),

  listUserTokens: async ({ ctx, params }) => ({ tokens: await listPersonalTokens(ctx, params.id) }),

  revokeUserToken: ({ ctx, params }) => revokePersonalToken(ctx, params.id, params.token_id),
};

const presentLink = ({ url, expires_at, mailed }: PasswordLink) => ({
  url,
  expires_at: isoSeconds(expires_at),
  mailed,
});

const seenBy = ({ scope }: Context) => scope && [...scope];

async function describePerson(ctx: Context, user: UserRow): Promise<Me> {
  return {
    kind: 'person',
    name: user.name,
    user: presentUser(user),
    access: {
      write: user.role !== 'viewer',
      admin: user.role === 'admin',
      contact_ids: user.contact_ids,
    },
    must_change_password: user.must_change_password,
    instance_name: (await readInstance(ctx)).name,
  };
}

export const clientOf = (request: FastifyRequest): Client => ({
  address: request.ip,
  user_agent: request.headers['user-agent'] ?? '',
  device_cookie: deviceCookie(request),
});

/** The session, and that this browser is one of the person's. */
export function setCookies(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expires_at, user }: NewSession,
): void {
  reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires: expires_at,
  });
  rememberDevice(ctx, request, reply, user.id);
}
