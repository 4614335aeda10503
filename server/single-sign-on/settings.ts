// Settings of single sign-on: read, saved, checked against the provider itself before they count.
import type { ServerMetadata } from 'openid-client';
import type { SingleSignOn, SingleSignOnInput } from '../../contract/single-sign-on.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { invalid } from '../platform/errors.ts';
import { findSecret, saveSecret } from '../settings/secrets.ts';
import { baseUrlOf, readSettings, writeSettings, type StoredSettings } from '../settings/settings.ts';
import { discoverProvider, hostsOf } from './provider.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';

export const CLIENT_SECRET = 'sso_client_secret';

export const redirectUrl = (ctx: Context, settings: StoredSettings): string =>
  `${baseUrlOf(ctx, settings)}/api/session/sso/callback`;

export async function presentSingleSignOn(ctx: Context): Promise<SingleSignOn> {
  const settings = await readSettings(ctx);
  return {
    enabled: settings.sso_enabled,
    name: settings.sso_name,
    issuer: settings.sso_issuer,
    client_id: settings.sso_client_id,
    client_secret_set: (await findSecret(ctx, CLIENT_SECRET)) !== undefined,
    new_users: settings.sso_new_users,
    allowed_domains: settings.sso_domains,
    redirect_url: redirectUrl(ctx, settings),
  };
}

type Changes = Partial<StoredSettings>;

export async function saveSingleSignOn(ctx: Context, input: SingleSignOnInput): Promise<void> {
  const before = await readSettings(ctx);
  const { client_secret } = input;
  const changes: Changes = {
    ...(input.enabled === undefined ? {} : { sso_enabled: input.enabled }),
    ...(input.name === undefined ? {} : { sso_name: input.name }),
    ...(input.issuer === undefined ? {} : { sso_issuer: input.issuer }),
    ...(input.client_id === undefined ? {} : { sso_client_id: input.client_id }),
    ...(input.new_users === undefined ? {} : { sso_new_users: input.new_users }),
    ...(input.allowed_domains === undefined ? {} : { sso_domains: input.allowed_domains }),
  };
  const after = { ...before, ...changes };
  const provider = after.sso_enabled ? describeProvider(await requireProvider(ctx, after)) : {};
  await ctx.transaction(async (ctx) => {
    await writeSettings(ctx, { ...changes, ...provider });
    if (client_secret !== undefined) await saveSecret(ctx, CLIENT_SECRET, client_secret);
    const keys = Object.keys(changes) as (keyof StoredSettings)[];
    await audit(ctx, {
      event: 'settings.updated',
      detail: {
        before: Object.fromEntries(keys.map((key) => [key, before[key]])),
        after: { ...changes, ...(client_secret === undefined ? {} : { client_secret: 'changed' }) },
      },
    });
  });
}

/** What is kept of a provider, so that beginning to sign in asks nobody. */
export const describeProvider = (metadata: ServerMetadata) => ({
  sso_hosts: hostsOf(metadata),
  sso_provider: metadata as Record<string, unknown>,
});

/** Throws 422 where the provider does not answer as one. */
async function requireProvider(ctx: Context, settings: StoredSettings): Promise<ServerMetadata> {
  const { sso_issuer: issuer, sso_client_id: client_id } = settings;
  if (issuer === null) throw invalid(wrongValue('issuer', sentence('values.required')));
  if (client_id === null) throw invalid(wrongValue('client_id', sentence('values.required')));
  try {
    return await discoverProvider(ctx, { issuer, client_id });
  } catch (error) {
    const said = innermostMessage(error).slice(0, 200);
    throw invalid(wrongValue('issuer', sentence('values.noProvider', { said })));
  }
}

/** The library wraps what happened into errors that say only that something did. */
function innermostMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? innermostMessage(error.cause) : error.message;
}
