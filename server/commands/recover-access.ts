// `recto admin`: for an Admin who lost the password, the second factor or the API token. Works on the database, beside the
// running service or without it; the audit log names it.
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { createCommandLog } from '../platform/log.ts';
import { getApiToken, regenerateApiToken } from '../users/api-token.ts';
import { forgetFirstPassword } from '../users/first-password.ts';
import { editUser } from '../users/manage-users.ts';
import { generatePassword } from '../users/passwords.ts';
import { removeSecondFactor } from '../users/second-factor.ts';
import { forgetGuesses } from '../users/guess-limits.ts';
import { findUserByEmail, listAdmins, type UserRow } from '../users/store.ts';
import { requireInstance } from './run-backup.ts';
import { openCommandContext } from './command-context.ts';
import type { Stops } from './parts.ts';

export type Recovery =
  | { do: 'token'; make_new: boolean }
  | { do: 'reset-password' | 'second-factor'; email: string | undefined };

/** Returns what to print, with the new password or the token. */
export async function recoverAccess(config: Config, recovery: Recovery): Promise<string> {
  requireInstance(config);
  const stops: Stops = [];
  try {
    const ctx = await openCommandContext(config, 'recto admin', createCommandLog(config.log_level), stops);
    if (recovery.do === 'token') {
      const { token } = recovery.make_new ? await regenerateApiToken(ctx) : await getApiToken(ctx);
      return `${token}\n`;
    }
    const user = await findAccount(ctx, recovery.email);
    if (recovery.do === 'second-factor') {
      if (user.totp_secret === null) throw new Error(`${user.email} has no second factor.`);
      await removeSecondFactor(ctx, user.id);
      return `The second factor of ${user.email} is removed. Set up a new one under Account.\n`;
    }
    return await resetPassword(ctx, user);
  } finally {
    for (const end of stops.toReversed()) await end();
  }
}

async function resetPassword(ctx: Context, user: UserRow): Promise<string> {
  const password = generatePassword();
  await ctx.transaction(async (ctx) => {
    await editUser(ctx, user.id, { password, ...(user.disabled ? { disabled: false } : {}) });
    await forgetGuesses(ctx, user);
    await forgetFirstPassword(ctx);
  });
  const lines = [
    `  Sign in as   ${user.email}`,
    `  Password     ${password}`,
    '',
    'It has to be changed at the next sign-in. All sessions of the account have ended.',
    ...(user.disabled ? ['The account was disabled; it is enabled again.'] : []),
    ...(user.totp_secret === null
      ? []
      : ['The account has a second factor; without the app: recto admin second-factor']),
  ];
  return `${lines.join('\n')}\n`;
}

async function findAccount(ctx: Context, email: string | undefined): Promise<UserRow> {
  const admins = await listAdmins(ctx);
  const found = email === undefined && admins.length === 1 ? admins[0] : undefined;
  const user = email === undefined ? found : await findUserByEmail(ctx, email);
  if (user !== undefined) return user;
  const known = admins.map((admin) => admin.email).join(', ');
  throw new Error(
    email === undefined
      ? `Say which account: ${known}`
      : `There is no account ${email}. The Admins are: ${known}`,
  );
}
