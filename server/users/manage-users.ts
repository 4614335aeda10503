// Adding, changing and disabling people.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { badRequest, conflict, forbidden } from '../platform/errors.ts';
import { violatedUnique } from '../platform/db/connect.ts';
import type { Role } from '../../contract/users.ts';
import { accessChanged } from './access-changed.ts';
import { isOwnPassword } from './own-password.ts';
import { hashPassword } from './passwords.ts';
import { requireSeen, requireSeesAll } from './seen-contacts.ts';
import {
  countOtherAdmins,
  deleteSessionsOf,
  getUser,
  insertUser,
  updateUser,
  type UserRow,
} from './store.ts';

export async function createUser(
  ctx: Context,
  input: { email: string; name: string; role: Role; contact_ids: number[] | null; password: string },
): Promise<UserRow> {
  const password_hash = await hashPassword(input.password);
  try {
    return await ctx.transaction(async (ctx) => {
      requireSeesAll(input);
      const { email, name, role } = input;
      const person = { email, name, role, contact_ids: await requireSeen(ctx, input.contact_ids) };
      const user = await insertUser(ctx, {
        ...person,
        language: ctx.language,
        password_hash,
        must_change_password: true,
      });
      await audit(ctx, { event: 'user.created', detail: { user_id: user.id, ...person } });
      return user;
    });
  } catch (error) {
    if (violatedUnique(error) === 'users_email') throw conflict('refusals.userThere', { email: input.email });
    throw error;
  }
}

export async function editUser(
  ctx: Context,
  id: number,
  patch: Partial<Pick<UserRow, 'name' | 'role' | 'contact_ids' | 'disabled'>> & { password?: string },
): Promise<UserRow> {
  const { password, ...changes } = patch;
  const password_hash = password === undefined ? undefined : await hashPassword(password);
  return ctx.transaction(async (ctx) => {
    const before = await getUser(ctx, id);
    requireSeesAll({ ...before, ...changes });
    if (changes.contact_ids !== undefined) changes.contact_ids = await requireSeen(ctx, changes.contact_ids);
    const losesAdmin =
      before.role === 'admin' &&
      (patch.disabled === true || (patch.role !== undefined && patch.role !== 'admin'));
    if (losesAdmin && (await countOtherAdmins(ctx, id)) === 0) {
      throw conflict('refusals.lastAdmin');
    }
    const user = await updateUser(ctx, id, {
      ...changes,
      ...(password_hash === undefined ? {} : { password_hash, must_change_password: true }),
    });
    if (patch.disabled === true || password_hash !== undefined) await deleteSessionsOf(ctx, id);
    await accessChanged(ctx);
    if (Object.keys(changes).length > 0) {
      await audit(ctx, {
        event: 'user.updated',
        detail: { user_id: id, before: pick(before, changes), after: changes },
      });
    }
    if (password_hash !== undefined)
      await audit(ctx, { event: 'user.password_changed', detail: { user_id: id } });
    return user;
  });
}

const pick = (row: UserRow, keys: object) =>
  Object.fromEntries(Object.keys(keys).map((key) => [key, row[key as keyof UserRow]]));

/** Ends all other sessions of the person. @param session digest of the one in use */
export async function changeOwnPassword(
  ctx: Context,
  passwords: { current_password: string; new_password: string },
  session: Buffer,
): Promise<void> {
  if (ctx.actor.kind !== 'person') throw forbidden('refusals.passwordOfPeople');
  const { id } = ctx.actor;
  const user = await getUser(ctx, id);
  if (!(await isOwnPassword(ctx, user, passwords.current_password, session)))
    throw badRequest('refusals.currentPassword');
  const password_hash = await hashPassword(passwords.new_password);
  await ctx.transaction(async (ctx) => {
    await updateUser(ctx, id, { password_hash, must_change_password: false });
    await deleteSessionsOf(ctx, id, session);
    await accessChanged(ctx);
    await audit(ctx, { event: 'user.password_changed', detail: { user_id: id } });
  });
}
