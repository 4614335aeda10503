// Who is calling: the instance API token, a personal token or a person's session. Answers are remembered for a moment; any change of
// tokens, sessions or people clears that memory on every process.
import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import { forbidden } from '../platform/errors.ts';
import type { Caller } from '../platform/http/mount.ts';
import { sameDigest, sha256 } from '../platform/secret-box.ts';
import type { Role } from '../../contract/users.ts';
import { ACCESS_CHANNEL } from './access-changed.ts';
import { findApiTokenHash } from './api-token.ts';
import { findTokenHolder } from './personal-tokens.ts';
import { findSession, touchSession } from './store.ts';
import { sentence } from '../platform/sentences/sentence.ts';

export const SESSION_COOKIE = 'recto_session';
const REMEMBERED_MS = 5_000;
const REMEMBERED_AT_MOST = 5_000;

interface Grant {
  actor: Actor;
  role: Role | 'token';
  /** The contacts whose documents are seen; null: all. */
  contact_ids: number[] | null;
  is_person: boolean;
  must_change_password: boolean;
}

export interface Access {
  authenticate(request: FastifyRequest): Promise<Caller<Context> | undefined>;
  stop(): void;
}

export function createAccess(ctx: Context): Access {
  const remembered = new Map<string, { caller: Caller<Context> | undefined; until: number }>();
  let changes = 0;
  const forget = () => {
    changes += 1;
    remembered.clear();
  };
  const stop = ctx.notifications.listen(ACCESS_CHANNEL, forget);
  ctx.notifications.onReconnect(forget);

  async function callerFor(kind: Credentials['kind'], secret: string): Promise<Caller<Context> | undefined> {
    const digest = sha256(secret);
    const key = `${kind}:${digest.toString('base64')}`;
    const known = remembered.get(key);
    // While no notifications arrive, nothing is taken from memory.
    if (known !== undefined && known.until > performance.now() && ctx.notifications.connected())
      return known.caller;
    const before = changes;
    const grant = await (kind === 'token' ? checkToken(ctx, digest) : checkSession(ctx, digest));
    const caller = grant && callerOf(ctx, grant);
    if (remembered.size >= REMEMBERED_AT_MOST) remembered.clear();
    // What was read before a change must not be remembered after it.
    if (before === changes) remembered.set(key, { caller, until: performance.now() + REMEMBERED_MS });
    return caller;
  }

  return {
    stop,
    async authenticate(request) {
      const shown = credentialsOf(request);
      if (shown === undefined) return undefined;
      const caller = await callerFor(shown.kind, shown.secret);
      if (caller !== undefined && shown.kind === 'session') refuseForeignPages(request, ctx);
      return caller;
    },
  };
}

interface Credentials {
  kind: 'token' | 'session';
  secret: string;
}

function credentialsOf({ headers, cookies }: FastifyRequest): Credentials | undefined {
  const { authorization } = headers;
  if (authorization !== undefined) {
    const token = /^Bearer ([\x21-\x7e]+)$/.exec(authorization)?.[1];
    return token === undefined ? undefined : { kind: 'token', secret: token };
  }
  const cookie = cookies[SESSION_COOKIE];
  return cookie === undefined || cookie === '' ? undefined : { kind: 'session', secret: cookie };
}

/** Calls `changed` once what the caller of a request that goes on may do is no longer what it was. */
export function watchAccess(ctx: Context, request: FastifyRequest, changed: () => void): () => void {
  const shown = credentialsOf(request);
  const read = async (): Promise<string> => {
    const digest = sha256(shown?.secret ?? '');
    const grant = await (shown?.kind === 'token' ? checkToken(ctx, digest) : checkSession(ctx, digest));
    return JSON.stringify(grant);
  };
  const before = read();
  const look = async () => {
    if ((await read()) !== (await before)) changed();
  };
  before.catch(changed);
  return ctx.notifications.listen(ACCESS_CHANNEL, () => void look().catch(changed));
}

/** The digest of the session in use. For endpoints of access `person`, which have one. */
export const currentSession = (request: FastifyRequest): Buffer =>
  sha256(request.cookies[SESSION_COOKIE] ?? '');

function callerOf(
  ctx: Context,
  { actor, role, contact_ids, is_person, must_change_password }: Grant,
): Caller<Context> {
  return {
    ctx: ctx.within(contact_ids).as(actor),
    can_write: role !== 'viewer',
    can_admin: role === 'admin',
    is_person,
    must_change_password,
    logged_as: loggedAs(actor),
    reason: is_person ? sentence('refusals.viewer') : sentence('programs.readOnlyToken'),
  };
}

/** An id tells who it was; names stay out of the log. */
const loggedAs = ({ kind, id, ...actor }: Actor): string =>
  id === null ? kind : 'token_name' in actor ? `token of ${kind} ${id}` : `${kind} ${id}`;

/** A token is not a password: it goes on while its person has to set a new one. */
const PROGRAM = { is_person: false, must_change_password: false };

async function checkToken(ctx: Context, digest: Buffer): Promise<Grant | undefined> {
  const expected = await findApiTokenHash(ctx);
  if (expected !== undefined && sameDigest(digest, expected))
    return {
      actor: { kind: 'token', id: null, name: 'API token' },
      role: 'token',
      contact_ids: null,
      ...PROGRAM,
    };
  const holder = await findTokenHolder(ctx, digest);
  if (holder === undefined) return undefined;
  const { user_id: id, token_name, role, contact_ids } = holder;
  const name = `${holder.name} (token ${token_name})`;
  return { actor: { kind: 'person', id, name, token_name }, role, contact_ids, ...PROGRAM };
}

async function checkSession(ctx: Context, digest: Buffer): Promise<Grant | undefined> {
  const session = await findSession(ctx, digest, ctx.clock.now());
  if (session === undefined) return undefined;
  await touchSession(ctx, digest, ctx.clock.now());
  const actor: Actor = { kind: 'person', id: session.user_id, name: session.name };
  const { role, contact_ids, must_change_password } = session;
  return { actor, role, contact_ids, is_person: true, must_change_password };
}

/**
 * A browser sends the session cookie with every request, whoever made the page. Browsers name the page's origin on every
 * request that changes something, and it has to be ours. (Sec-Fetch-Site is not sent on plain http in a LAN.)
 */
function refuseForeignPages(request: FastifyRequest, ctx: Context): void {
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
  const { origin } = request.headers;
  const own = [
    request.host,
    ctx.config.base_url === undefined ? undefined : new URL(ctx.config.base_url).host,
  ];
  const host = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
  if (host === undefined || !own.includes(host)) throw forbidden('refusals.otherSite');
}
