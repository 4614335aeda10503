// The OpenID Connect provider: its description, and every request to it over the guarded connections of this service.
import * as oidc from 'openid-client';
import type { Context } from '../context.ts';
import { hostOf } from '../platform/http/address-policy.ts';

export interface ProviderSettings {
  issuer: string;
  client_id: string;
  client_secret: string | undefined;
  /** Hosts besides the issuer's that its description named when the settings were saved. */
  hosts: readonly string[];
}

const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER = 512 * 1024;

/** Reads the description of the provider: a request to it. */
export async function discoverProvider(
  ctx: Context,
  { issuer, client_id }: Pick<ProviderSettings, 'issuer' | 'client_id'>,
): Promise<oidc.ServerMetadata> {
  const fetch = guardedFetch(ctx, [hostOf(issuer)]);
  const options = { [oidc.customFetch]: fetch, execute: insecureFor(issuer) };
  const found = await oidc.discovery(new URL(issuer), client_id, undefined, oidc.None(), options);
  return { ...found.serverMetadata() };
}

/** The provider as its description says, without asking it. */
export function configureProvider(
  ctx: Context,
  { issuer, client_id, client_secret, hosts }: ProviderSettings,
  metadata: oidc.ServerMetadata,
): oidc.Configuration {
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authentication =
    client_secret === undefined
      ? oidc.None()
      : methods.includes('client_secret_post')
        ? oidc.ClientSecretPost(client_secret)
        : oidc.ClientSecretBasic(client_secret);
  const configuration = new oidc.Configuration(metadata, client_id, undefined, authentication);
  configuration[oidc.customFetch] = guardedFetch(ctx, [hostOf(issuer), ...hosts]);
  for (const allow of insecureFor(issuer)) allow(configuration);
  // Without this the library trusts TLS instead of the ID token's signature, and there may be no TLS.
  oidc.enableNonRepudiationChecks(configuration);
  return configuration;
}

/** Inside a company's network a provider without TLS occurs; who saves such an address means it. */
const insecureFor = (issuer: string) => (issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []);

/** The hosts that this service itself contacts; the authorization endpoint is for browsers. */
export function hostsOf({
  issuer,
  token_endpoint,
  jwks_uri,
  userinfo_endpoint,
}: oidc.ServerMetadata): string[] {
  const urls = [issuer, token_endpoint, jwks_uri, userinfo_endpoint].filter((url) => url !== undefined);
  return [...new Set(urls.map(hostOf))];
}

function guardedFetch(ctx: Context, allowed: readonly string[]): oidc.CustomFetch {
  return async (url, options) => {
    const result = await ctx.outbound.send({
      url,
      method: options.method === 'POST' ? 'POST' : 'GET',
      headers: options.headers,
      ...(options.body === undefined || options.body === null ? {} : { body: textOf(options.body) }),
      timeout_ms: TIMEOUT_MS,
      allowed,
      max_response_bytes: LONGEST_ANSWER,
    });
    if (!result.answered) throw new Error(`${hostOf(url)}: ${result.error_class}: ${result.message}`);
    const body = result.body === '' ? null : result.body;
    return new Response(body, { status: result.status, headers: result.headers });
  };
}

/** What openid-client sends are forms. */
function textOf(body: oidc.FetchBody): string {
  if (typeof body === 'string') return body;
  if (body instanceof URLSearchParams) return body.toString();
  throw new Error('Unexpected kind of request body');
}
