// What an instance needs before anyone can use it. Safe to run at every start and from several processes at once.
import type { Context } from '../context.ts';
import { ensureSystemContact } from '../contacts/manage-contacts.ts';
import { ensureBuiltInProfiles } from '../profiles/manage-profiles.ts';
import { rotateWebhookSecret } from '../settings/webhook-secret.ts';
import { findApiToken, getApiToken, newApiToken, saveApiToken } from '../users/api-token.ts';
import { findFirstPassword, findUnseenAdmin, keepFirstPassword } from '../users/first-password.ts';
import { generatePassword, hashPassword } from '../users/passwords.ts';
import { countUsers, insertUser } from '../users/store.ts';

/** What the web server prints until an Admin has signed in; empty afterwards. */
export interface FirstSecrets {
  /** Without a password: the one of the settings. */
  admin?: { email: string; password: string | undefined };
  /** Undefined for the one of the settings. */
  token?: string | undefined;
}

const LOCK = 7_210_004;

export async function ensureInstance(ctx: Context): Promise<void> {
  await ensureBuiltInProfiles(ctx);
  await ensureSystemContact(ctx);
  const { admin_email, admin_password, api_token } = ctx.config;
  await ctx.transaction(async (ctx) => {
    await ctx.lock(LOCK);
    if ((await countUsers(ctx)) === 0) {
      const password = admin_password ?? generatePassword();
      await insertUser(ctx, {
        email: admin_email,
        name: 'Admin',
        role: 'admin',
        password_hash: await hashPassword(password),
        must_change_password: admin_password === undefined,
      });
      if (admin_password === undefined) await keepFirstPassword(ctx, password);
    }
    if ((await findApiToken(ctx)) === undefined) {
      await saveApiToken(ctx, api_token ?? newApiToken());
      await rotateWebhookSecret(ctx);
    }
  });
}

/** A start that failed after making the Admin, or whose output nobody saw, locks nobody out: the next one tells again. */
export async function firstSecrets(ctx: Context): Promise<FirstSecrets> {
  const admin = await findUnseenAdmin(ctx);
  if (admin === undefined) return {};
  const { token } = await getApiToken(ctx);
  return {
    admin: { email: admin.email, password: await findFirstPassword(ctx, admin) },
    token: token === ctx.config.api_token ? undefined : token,
  };
}

/** The lines an administrator sees; they are not logged. */
export function describeFirstSecrets({ admin, token }: FirstSecrets): string {
  if (admin === undefined) return '';
  const lines = [
    `  Sign in as   ${admin.email}`,
    `  Password     ${admin.password ?? '(as set by RECTO_ADMIN_PASSWORD; lost? recto admin reset-password)'}`,
    ...(token === undefined ? [] : [`  API token    ${token}`]),
  ];
  return `\nShown at each start until an Admin has signed in:\n${lines.join('\n')}\n`;
}
