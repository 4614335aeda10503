// A small real OpenID Connect provider: discovery, authorization code with PKCE, signed ID tokens, keys, user info.
// It signs in whoever `person` says, without asking.
import { createHash, createSign, generateKeyPairSync, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Person {
  sub: string;
  email?: string;
  email_verified?: boolean;
  name?: string;
}

export interface OidcProvider {
  issuer: string;
  client_id: string;
  client_secret: string;
  person: Person;
  /** Changes the claims of the next ID tokens. */
  tamper: (claims: Record<string, unknown>) => Record<string, unknown>;
  /** Whether the e-mail stands in the ID token, or only behind the userinfo endpoint. */
  email_in_token: boolean;
  /** Answers every authorization request with this error instead. */
  refuse: string | undefined;
  /** Paths that were asked for. */
  asked: string[];
  stop(): Promise<void>;
}

interface Granted {
  nonce: string;
  challenge: string;
  redirect_uri: string;
  person: Person;
}

export async function startOidcProvider(): Promise<OidcProvider> {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;
  const codes = new Map<string, Granted>();
  const tokens = new Map<string, Person>();
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider: OidcProvider = {
    issuer,
    client_id: 'recto',
    client_secret: 'a client secret: +/%',
    person: { sub: 'person-1' },
    tamper: (claims) => claims,
    email_in_token: true,
    refuse: undefined,
    asked: [],
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', issuer);
    provider.asked.push(url.pathname);
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return void json({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/keys`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          token_endpoint_auth_methods_supported: ['client_secret_basic'],
        });
      case '/keys':
        return void json({
          keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k1', use: 'sig', alg: 'RS256' }],
        });
      case '/authorize':
        return authorize(url, response);
      case '/token':
        return exchange(request, new URLSearchParams(await bodyOf(request)), json);
      case '/userinfo': {
        const person = tokens.get(String(request.headers.authorization).replace('Bearer ', ''));
        return void (person === undefined ? json({ error: 'invalid_token' }, 401) : json(person));
      }
      default:
        return void json({ error: 'not_found' }, 404);
    }
  }

  function authorize(url: URL, response: ServerResponse): void {
    const query = url.searchParams;
    const back = new URL(query.get('redirect_uri') ?? '');
    back.searchParams.set('state', query.get('state') ?? '');
    if (provider.refuse !== undefined) back.searchParams.set('error', provider.refuse);
    else {
      const code = randomUUID();
      codes.set(code, {
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirect_uri: query.get('redirect_uri') ?? '',
        person: provider.person,
      });
      back.searchParams.set('code', code);
    }
    response.writeHead(302, { location: back.href }).end();
  }

  function exchange(
    request: IncomingMessage,
    form: URLSearchParams,
    json: (body: unknown, status?: number) => unknown,
  ): void {
    const [id, secret] = Buffer.from(String(request.headers.authorization).replace('Basic ', ''), 'base64')
      .toString()
      .split(':')
      .map((part) => decodeURIComponent(part.replaceAll('+', '%20')));
    if (id !== provider.client_id || secret !== provider.client_secret)
      return void json({ error: 'invalid_client' }, 401);
    const granted = codes.get(form.get('code') ?? '');
    codes.delete(form.get('code') ?? '');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (
      granted === undefined ||
      granted.challenge !== challenge ||
      granted.redirect_uri !== form.get('redirect_uri')
    )
      return void json({ error: 'invalid_grant' }, 400);
    const access_token = randomUUID();
    tokens.set(access_token, granted.person);
    json({ access_token, token_type: 'Bearer', expires_in: 60, id_token: idToken(granted) });
  }

  function idToken({ nonce, person }: Granted): string {
    const now = Math.floor(Date.now() / 1000);
    const about = provider.email_in_token ? person : { sub: person.sub };
    const { forged, ...claims } = provider.tamper({
      iss: issuer,
      aud: provider.client_id,
      iat: now,
      exp: now + 60,
      nonce,
      ...about,
    });
    const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const content = `${encode({ alg: 'RS256', kid: 'k1' })}.${encode(claims)}`;
    const key = forged === true ? other : privateKey;
    return `${content}.${createSign('RSA-SHA256').update(content).sign(key, 'base64url')}`;
  }

  return provider;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
