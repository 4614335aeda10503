// What an instance needs before anyone can use it. Safe to run at every start and from several processes at once.
import type { Context } from '../context.ts';
import { ensureSystemContact } from '../contacts/manage-contacts.ts';
import { ensureBuiltInProfiles } from '../profiles/manage-profiles.ts';
import { rotateWebhookSecret } from '../settings/webhook-secret.ts';
import { findApiToken, newApiToken, saveApiToken } from '../users/api-token.ts';
import { generatePassword, hashPassword } from '../users/passwords.ts';
import { countUsers, insertUser } from '../users/store.ts';

/** Shown once, on the start that made them; undefined for what was given by the settings or existed before. */
export interface FirstSecrets {
  admin?: { email: string; password: string | undefined };
  token?: string;
}

const LOCK = 7_210_004;

export async function ensureInstance(ctx: Context): Promise<FirstSecrets> {
  await ensureBuiltInProfiles(ctx);
  await ensureSystemContact(ctx);
  const { admin_email, admin_password, api_token } = ctx.config;
  return ctx.transaction(async (ctx) => {
    await ctx.lock(LOCK);
    const made: FirstSecrets = {};
    if ((await countUsers(ctx)) === 0) {
      const password = admin_password ?? generatePassword();
      const password_hash = await hashPassword(password);
      const must_change_password = admin_password === undefined;
      await insertUser(ctx, {
        email: admin_email,
        name: 'Admin',
        role: 'admin',
        password_hash,
        must_change_password,
      });
      made.admin = { email: admin_email, password: admin_password === undefined ? password : undefined };
    }
    if ((await findApiToken(ctx)) === undefined) {
      const { token } = await saveApiToken(ctx, api_token ?? newApiToken());
      if (api_token === undefined) made.token = token;
      await rotateWebhookSecret(ctx);
    }
    return made;
  });
}

/** The lines an administrator sees on the first start; they are not repeated and not logged. */
export function describeFirstSecrets({ admin, token }: FirstSecrets): string {
  const lines: string[] = [];
  if (admin !== undefined) {
    lines.push(
      `  Sign in as   ${admin.email}`,
      `  Password     ${admin.password ?? '(as set by RECTO_ADMIN_PASSWORD)'}`,
    );
  }
  if (token !== undefined) lines.push(`  API token    ${token}`);
  return lines.length === 0 ? '' : `\nThese are shown only now:\n${lines.join('\n')}\n`;
}
