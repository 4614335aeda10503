// One-time links: a person sets a first or a new password without anyone else ever knowing it.
import type { Selectable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { audit } from '../audit/audit.ts';
import { isMailOn, queueMail } from '../mails/queue-mail.ts';
import { violatedUnique } from '../platform/db/connect.ts';
import { RectoError, conflict } from '../platform/errors.ts';
import { randomToken, sha256 } from '../platform/secret-box.ts';
import type { Role } from '../../contract/users.ts';
import { readInstance } from '../settings/settings.ts';
import { accessChanged } from './access-changed.ts';
import { linkLimit } from './guess-limits.ts';
import { guess } from './guesses.ts';
import { hashPassword } from './passwords.ts';
import { requireSeen, requireSeesAll } from './seen-contacts.ts';
import { deleteSessionsOf, findUserByEmail, getUser, insertUser, updateUser, type UserRow } from './store.ts';
import { sentence } from '../platform/sentences/sentence.ts';

const HOURS = { invite: 7 * 24, reset: 24 } as const;

export interface PasswordLink {
  url: string;
  expires_at: Date;
  /** Whether the person gets it by mail, too. */
  mailed: boolean;
}

type InvitationRow = Selectable<Tables['invitations']>;

export async function inviteUser(
  ctx: Context,
  input: { email: string; name: string; role: Role; contact_ids: number[] | null },
): Promise<PasswordLink & { user: UserRow }> {
  try {
    return await ctx.transaction(async (ctx) => {
      requireSeesAll(input);
      const person = { ...input, contact_ids: await requireSeen(ctx, input.contact_ids) };
      const language = ctx.language;
      const user = await insertUser(ctx, {
        ...person,
        language,
        password_hash: null,
        must_change_password: false,
      });
      await audit(ctx, { event: 'user.created', detail: { user_id: user.id, ...person } });
      await audit(ctx, { event: 'user.invited', detail: { user_id: user.id, email: user.email } });
      return { ...(await makeLink(ctx, user, 'invite')), user };
    });
  } catch (error) {
    if (violatedUnique(error) === 'users_email') throw conflict('refusals.userThere', { email: input.email });
    throw error;
  }
}

export async function createPasswordLink(ctx: Context, user_id: number): Promise<PasswordLink> {
  return ctx.transaction(async (ctx) => {
    const user = await getUser(ctx, user_id);
    if (user.disabled) throw conflict('refusals.userDisabled', { name: user.name });
    await audit(ctx, { event: 'user.password_link_created', detail: { user_id, email: user.email } });
    return makeLink(ctx, user, user.password_hash === null ? 'invite' : 'reset');
  });
}

/** Somebody has lost the password. That nobody has this address, or may not have a link, is not told. */
export async function requestPasswordLink(ctx: Context, email: string, address: string): Promise<void> {
  await guess(ctx, [linkLimit(address)], async () => {
    const user = await findUserByEmail(ctx, email);
    // The same work for everybody, so that the time it takes tells nothing; the rest is done by a job.
    await ctx.queue.send(ctx.db, 'mail_password_link', { user_id: user?.id ?? 0 });
    return undefined;
  });
}

const APART_MS = 15 * 60_000;

/** None to who is disabled or signs in by the company's provider only, and one within a quarter of an hour. */
export async function mailPasswordLink(ctx: Context, { user_id }: { user_id: number }): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const users = ctx.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', user_id)
      .where('disabled', '=', false);
    const user = await users.forUpdate().executeTakeFirst();
    if (user === undefined || !(await isMailOn(ctx))) return;
    if (user.password_hash === null && user.last_sign_in_at !== null) return;
    const recent = await ctx.db
      .selectFrom('invitations')
      .select('user_id')
      .where('user_id', '=', user_id)
      .where('created_at', '>', new Date(ctx.clock.now().getTime() - APART_MS))
      .executeTakeFirst();
    if (recent !== undefined) return;
    const detail = { user_id, email: user.email, by: 'the person' };
    await audit(ctx, { event: 'user.password_link_created', detail });
    await makeLink(ctx, user, user.password_hash === null ? 'invite' : 'reset');
  });
}

/** Only the newest link of a person works. The link itself is stored nowhere but, sealed, in a mail that waits; its digest is. */
async function makeLink(ctx: Context, user: UserRow, purpose: 'invite' | 'reset'): Promise<PasswordLink> {
  const token = randomToken(32);
  const now = ctx.clock.now();
  const expires_at = new Date(now.getTime() + HOURS[purpose] * 3_600_000);
  await ctx.db.deleteFrom('invitations').where('user_id', '=', user.id).execute();
  await ctx.db
    .insertInto('invitations')
    .values({ token_hash: sha256(token), user_id: user.id, purpose, created_at: now, expires_at })
    .execute();
  const { base_url, name: instance } = await readInstance(ctx);
  const url = `${base_url}/invitation/${token}`;
  const person = user.name;
  const mailed = await queueMail(ctx, {
    key: `link:${sha256(token).toString('hex')}`,
    to: user.email,
    language: user.language ?? ctx.language,
    expires_at,
    ...(purpose === 'invite'
      ? { occasion: 'invitation', subject: sentence('mails.invitationSubject', { instance }) }
      : { occasion: 'password_reset', subject: sentence('mails.resetSubject', { instance }) }),
    paragraphs: [
      sentence('mails.hello', { person }),
      sentence(purpose === 'invite' ? 'mails.invitation' : 'mails.reset', { instance }),
      url,
      sentence('mails.automatic', { instance }),
    ],
  });
  return { url, expires_at, mailed };
}

const unusable = () => new RectoError('not_found', sentence('refusals.link'));

interface Invitation {
  invitation: InvitationRow;
  user: UserRow;
}

async function findInvitation(ctx: Context, token: string): Promise<Invitation | undefined> {
  const invitation = await ctx.db
    .selectFrom('invitations')
    .selectAll()
    .where('token_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.clock.now())
    .executeTakeFirst();
  if (invitation === undefined) return undefined;
  const user = await getUser(ctx, invitation.user_id);
  return user.disabled ? undefined : { invitation, user };
}

/** @param address where the caller is: wrong links are counted by it */
export async function getInvitation(ctx: Context, token: string, address: string): Promise<Invitation> {
  const found = await guess(ctx, [linkLimit(address)], () => findInvitation(ctx, token));
  if (found === undefined) throw unusable();
  return found;
}

/** Returns the id of the person. Of two who use the link at once, one succeeds. A second factor stays as it is. */
export async function acceptInvitation(
  ctx: Context,
  token: string,
  password: string,
  address: string,
): Promise<number> {
  const user_id = await guess(ctx, [linkLimit(address)], async () => {
    if ((await findInvitation(ctx, token)) === undefined) return undefined;
    const password_hash = await hashPassword(password);
    return ctx.transaction((ctx) => useInvitation(ctx, token, password_hash));
  });
  if (user_id === undefined) throw unusable();
  return user_id;
}

async function useInvitation(
  ctx: Context,
  token: string,
  password_hash: string,
): Promise<number | undefined> {
  const found = await findInvitation(ctx, token);
  if (found === undefined) return undefined;
  const used = await ctx.db
    .updateTable('invitations')
    .set({ used_at: ctx.clock.now() })
    .where('token_hash', '=', sha256(token))
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  if (used === undefined) return undefined;
  const { id, name } = found.user;
  await updateUser(ctx, id, { password_hash, must_change_password: false });
  await deleteSessionsOf(ctx, id);
  await accessChanged(ctx);
  const person = ctx.as({ kind: 'person', id, name });
  await audit(person, { event: 'user.password_changed', detail: { user_id: id, by: 'one-time link' } });
  return id;
}
