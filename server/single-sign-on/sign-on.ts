// The way to the provider and back: authorization code with PKCE, state and nonce, kept sealed in a cookie meanwhile.
import * as oidc from 'openid-client';
import type { SignOnError } from '../../contract/single-sign-on.ts';
import type { Context } from '../context.ts';
import { conflict, unavailable } from '../platform/errors.ts';
import { errorForLog } from '../platform/log.ts';
import { findSecret } from '../settings/secrets.ts';
import { readSettings, writeSettings, type StoredSettings } from '../settings/settings.ts';
import { linkLimit } from '../users/guess-limits.ts';
import { guess } from '../users/guesses.ts';
import { startSession, type Client, type NewSession } from '../users/sign-in.ts';
import { findOrMakeUser } from './find-user.ts';
import { SignOnFailed, type Claims } from './claims.ts';
import { configureProvider, discoverProvider } from './provider.ts';
import { CLIENT_SECRET, describeProvider, redirectUrl } from './settings.ts';
import { sentence } from '../platform/sentences/sentence.ts';

const MINUTES = 10;
export const ATTEMPT_SECONDS = MINUTES * 60;

/** What has to be the same on the way back. */
interface Attempt {
  state: string;
  nonce: string;
  code_verifier: string;
  return_to: string;
  at: number;
}

/** From what was kept when the settings were saved. */
async function providerOf(ctx: Context, settings: StoredSettings): Promise<oidc.Configuration> {
  const { sso_enabled, sso_issuer: issuer, sso_client_id: client_id, sso_hosts: hosts } = settings;
  if (!sso_enabled || issuer === null || client_id === null) throw conflict('refusals.noSignOn');
  const metadata = settings.sso_provider as oidc.ServerMetadata | null;
  const client_secret = await findSecret(ctx, CLIENT_SECRET);
  const known = metadata ?? (await describeOnce(ctx, { issuer, client_id }));
  return configureProvider(ctx, { issuer, client_id, client_secret, hosts }, known);
}

const ASK_AGAIN_MS = 60_000;
let asked_at = -Infinity;

/** Settings of an earlier version have no description: it is asked for once, and after a failure once a minute. */
async function describeOnce(
  ctx: Context,
  provider: { issuer: string; client_id: string },
): Promise<oidc.ServerMetadata> {
  if (performance.now() - asked_at < ASK_AGAIN_MS) throw new Error('The provider was asked a moment ago');
  asked_at = performance.now();
  const metadata = await discoverProvider(ctx, provider);
  await writeSettings(ctx, describeProvider(metadata));
  asked_at = -Infinity;
  return metadata;
}

/** Where the browser goes, and what it brings back as a cookie. */
export async function startSignOn(ctx: Context, return_to: string): Promise<{ url: string; cookie: string }> {
  const settings = await readSettings(ctx);
  if (!settings.sso_enabled) throw conflict('refusals.noSignOn');
  const provider = await providerOf(ctx, settings).catch((error: unknown) => {
    ctx.log.warn(errorForLog(error), 'the sign-on provider cannot be reached');
    throw unavailable(sentence('refusals.signOnGone'), 30);
  });
  const attempt: Attempt = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    code_verifier: oidc.randomPKCECodeVerifier(),
    return_to,
    at: ctx.clock.now().getTime(),
  };
  const url = oidc.buildAuthorizationUrl(provider, {
    redirect_uri: redirectUrl(ctx, settings),
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(attempt.code_verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, cookie: ctx.secrets.seal(JSON.stringify(attempt)) };
}

/** @param search the query of the address the provider sent the browser to, with its question mark */
export async function finishSignOn(
  ctx: Context,
  cookie: string | undefined,
  search: string,
  client: Client,
): Promise<{ session: NewSession; return_to: string }> {
  const attempt = openAttempt(ctx, cookie);
  const settings = await readSettings(ctx);
  // Each answer is one request to the provider, so wrong ones are bounded.
  let failure: unknown;
  const claims = await guess(ctx, [linkLimit(client.address)], () =>
    askProvider(ctx, settings, attempt, search).catch((error: unknown) => {
      failure = error;
      return undefined;
    }),
  );
  if (claims === undefined)
    throw failure instanceof Error ? failure : new SignOnFailed('failed', 'the provider gave no claims');
  const user = await findOrMakeUser(ctx, settings, claims);
  return { session: await startSession(ctx, user, client, 'single sign-on'), return_to: attempt.return_to };
}

function openAttempt(ctx: Context, cookie: string | undefined): Attempt {
  try {
    const attempt = JSON.parse(ctx.secrets.unseal(cookie ?? '')) as Attempt;
    if (ctx.clock.now().getTime() - attempt.at <= ATTEMPT_SECONDS * 1000) return attempt;
  } catch {
    // No cookie, or not one of ours.
  }
  throw new SignOnFailed('expired', 'the sign-on took too long or was begun elsewhere');
}

/** Exchanges the code; signature, issuer, audience, times and nonce of the ID token are checked on the way. */
async function askProvider(
  ctx: Context,
  settings: StoredSettings,
  attempt: Attempt,
  search: string,
): Promise<Claims> {
  const provider = await providerOf(ctx, settings);
  const tokens = await oidc.authorizationCodeGrant(provider, new URL(redirectUrl(ctx, settings) + search), {
    expectedState: attempt.state,
    expectedNonce: attempt.nonce,
    pkceCodeVerifier: attempt.code_verifier,
    idTokenExpected: true,
  });
  const token = tokens.claims();
  if (token === undefined) throw new SignOnFailed('failed', 'the provider sent no ID token');
  const info =
    token['email'] === undefined && provider.serverMetadata().userinfo_endpoint !== undefined
      ? await oidc.fetchUserInfo(provider, tokens.access_token, token.sub)
      : token;
  const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);
  return {
    issuer: token.iss,
    subject: token.sub,
    email: textOf(info['email']),
    email_verified: info['email_verified'] === true,
    name: textOf(info['name']),
  };
}

/** What went wrong, in the words of the sign-in page. */
export function reasonOf(error: unknown): SignOnError {
  if (error instanceof SignOnFailed) return error.reason;
  return error instanceof oidc.AuthorizationResponseError ? 'refused' : 'failed';
}
