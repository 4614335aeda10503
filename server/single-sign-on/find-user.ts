// Whom the provider's word stands for: a known identity, a person added under the same address, or somebody new.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import type { StoredSettings } from '../settings/settings.ts';
import { findUserByEmail, getUser, insertUser, type UserRow } from '../users/store.ts';
import { SignOnFailed, type Claims } from './claims.ts';

export async function findOrMakeUser(
  ctx: Context,
  settings: StoredSettings,
  claims: Claims,
): Promise<UserRow> {
  const user = await ctx.transaction(async (ctx) => {
    const known = await findIdentity(ctx, claims);
    if (known !== undefined) return known;
    const email = requireEmail(settings, claims);
    const added = (await findUserByEmail(ctx, email)) ?? (await makeUser(ctx, settings, email, claims));
    await link(ctx, added, claims);
    return added;
  });
  if (user.disabled) throw new SignOnFailed('disabled', `user ${user.id} is disabled`);
  return user;
}

async function findIdentity(ctx: Context, { issuer, subject }: Claims): Promise<UserRow | undefined> {
  const identities = ctx.db.selectFrom('identities').select('user_id').where('issuer', '=', issuer);
  const row = await identities.where('subject', '=', subject).executeTakeFirst();
  return row && getUser(ctx, row.user_id);
}

/** Only an address that the provider has verified says who somebody is. */
function requireEmail({ sso_domains }: StoredSettings, { email, email_verified }: Claims): string {
  if (email === undefined || !email_verified)
    throw new SignOnFailed('unknown', 'the provider names no verified e-mail address');
  const domain = email.split('@').at(-1)!.toLowerCase();
  if (sso_domains.length > 0 && !sso_domains.includes(domain))
    throw new SignOnFailed('unknown', 'the e-mail domain is not allowed');
  return email;
}

async function makeUser(
  ctx: Context,
  { sso_new_users: role }: StoredSettings,
  email: string,
  claims: Claims,
): Promise<UserRow> {
  if (role === null) throw new SignOnFailed('unknown', 'nobody with this e-mail address was added');
  const name = (claims.name ?? email).slice(0, 120);
  const user = await insertUser(ctx, { email, name, role, password_hash: null, must_change_password: false });
  const detail = { user_id: user.id, email, name, role, by: 'single sign-on' };
  await audit(ctx, { event: 'user.created', detail });
  return user;
}

async function link(ctx: Context, user: UserRow, { issuer, subject }: Claims): Promise<void> {
  await ctx.db
    .insertInto('identities')
    .values({ issuer, subject, user_id: user.id, created_at: ctx.clock.now() })
    .execute();
  await audit(ctx, { event: 'user.identity_linked', detail: { user_id: user.id, issuer } });
}
