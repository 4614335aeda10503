// Session, profile of the caller, and people: HTTP in and out.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { userEndpoints } from '../../contract/users.ts';
import type { Me } from '../../contract/users.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { sha256 } from '../platform/secret-box.ts';
import { SESSION_COOKIE } from './access.ts';
import { changeOwnPassword, createUser, editUser } from './manage-users.ts';
import { presentUser } from './present.ts';
import { signIn, signOut } from './sign-in.ts';
import { getUser, listUsers, type UserRow } from './store.ts';

export const userRoutes: Handlers<Context, typeof userEndpoints> = {
  async signIn({ ctx, body, request, reply }) {
    const client = { address: request.ip, user_agent: request.headers['user-agent'] ?? '' };
    const session = await signIn(ctx, body, client);
    setCookie(request, reply, session.token, session.expires_at);
    return describePerson(ctx, session.user);
  },

  async signOut({ ctx, request, reply }) {
    const token = request.cookies[SESSION_COOKIE];
    if (token !== undefined) await signOut(ctx, token);
    reply.clearCookie(SESSION_COOKIE, { path: '/' });
  },

  async getMe({ ctx }) {
    if (ctx.actor.kind === 'person') return describePerson(ctx, await getUser(ctx, ctx.actor.id));
    return {
      kind: 'token',
      name: ctx.actor.name,
      user: null,
      access: { write: true, admin: false },
      must_change_password: false,
      instance_name: await instanceName(ctx),
    };
  },

  async changeOwnPassword({ ctx, body, request }) {
    const token = request.cookies[SESSION_COOKIE];
    await changeOwnPassword(ctx, body, token === undefined ? undefined : sha256(token));
  },

  async listUsers({ ctx, query }) {
    const { total, users } = await listUsers(ctx, query);
    return { total, limit: query.limit, offset: query.offset, users: users.map(presentUser) };
  },

  createUser: async ({ ctx, body }) => presentUser(await createUser(ctx, body)),

  editUser: async ({ ctx, params, body }) => presentUser(await editUser(ctx, params.id, body)),
};

async function describePerson(ctx: Context, user: UserRow): Promise<Me> {
  return {
    kind: 'person',
    name: user.name,
    user: presentUser(user),
    access: { write: user.role !== 'viewer', admin: user.role === 'admin' },
    must_change_password: user.must_change_password,
    instance_name: await instanceName(ctx),
  };
}

/** Read here from the table itself: settings stand to the right of users. */
async function instanceName(ctx: Context): Promise<string> {
  const row = await ctx.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'instance_name')
    .executeTakeFirst();
  return typeof row?.value === 'string' ? row.value : 'Recto';
}

function setCookie(request: FastifyRequest, reply: FastifyReply, token: string, expires: Date): void {
  reply.setCookie(SESSION_COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    expires,
  });
}
