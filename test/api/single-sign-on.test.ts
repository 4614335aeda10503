// Single sign-on against a small real provider, as a browser goes through it.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { startOidcProvider, type OidcProvider } from '../kit/oidc-provider.ts';
import { startTestService, type TestService } from '../kit/service.ts';

let service: TestService;
let provider: OidcProvider;
beforeAll(async () => {
  service = await startTestService({ worker: false });
  provider = await startOidcProvider();
  await service.admin.call('saveSettings', { body: { base_url: service.url } });
  // The session cookie of the Admin belongs to the address that tests use, which is this one.
  const { issuer, client_id, client_secret } = provider;
  const body = { enabled: true, name: 'Acme sign-on', issuer, client_id, client_secret };
  const saved = await service.admin.call('saveSingleSignOn', { body });
  expect(saved).toMatchObject({
    client_secret_set: true,
    redirect_url: `${service.url}/api/session/sso/callback`,
  });
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});
beforeEach(async () => {
  provider.tamper = (claims) => claims;
  provider.email_in_token = true;
  provider.refuse = undefined;
  await service.admin.call('saveSingleSignOn', { body: { new_users: null, allowed_domains: [] } });
});

const cookieOf = (response: Response, name: string) =>
  response.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.split(';')[0];

/** The three steps of a browser; `between` may change what it brings back. */
async function signOn(return_to?: string, between: (url: URL) => void = () => undefined) {
  const guest = new Client(service.url);
  const start = await guest.raw(
    'GET',
    `/api/session/sso${return_to === undefined ? '' : `?return_to=${return_to}`}`,
  );
  expect(start.status).toBe(302);
  const attempt = cookieOf(start, 'recto_sign_on')!;
  const authorized = await fetch(start.headers.get('location')!, { redirect: 'manual' });
  const back = new URL(authorized.headers.get('location')!);
  between(back);
  const end = await fetch(back, { redirect: 'manual', headers: { cookie: attempt } });
  const location = end.headers.get('location');
  const session = cookieOf(end, 'recto_session');
  const client = new Client(service.url);
  if (session !== undefined) Object.assign(client.headers, { cookie: session, origin: service.url });
  return { location, signedIn: session !== undefined, client };
}

test('beginning to sign on asks nobody; settings of an earlier version are completed once', async () => {
  const start = () => new Client(service.url).raw('GET', '/api/session/sso');
  provider.asked = [];
  for (let n = 0; n < 20; n += 1) expect((await start()).status).toBe(302);
  expect(provider.asked).toEqual([]);
  await service.ctx.db.deleteFrom('settings').where('key', '=', 'sso_provider').execute();
  for (let n = 0; n < 5; n += 1) expect((await start()).status).toBe(302);
  expect(provider.asked).toEqual(['/.well-known/openid-configuration']);
  // An answer that nobody asked for is not taken to the provider.
  await new Client(service.url).raw('GET', '/api/session/sso/callback?code=x&state=y');
  expect(provider.asked).toHaveLength(1);
});

test('answers to one attempt are tried a limited number of times', async () => {
  const started = await new Client(service.url).raw('GET', '/api/session/sso');
  const cookie = cookieOf(started, 'recto_sign_on')!;
  const state = new URL(started.headers.get('location')!).searchParams.get('state')!;
  provider.asked = [];
  const headers = { cookie };
  const back = () =>
    new Client(service.url).raw('GET', `/api/session/sso/callback?code=guess&state=${state}`, { headers });
  await Promise.all(Array.from({ length: 100 }, back));
  expect(provider.asked.length).toBeLessThanOrEqual(52);
  await service.ctx.db.deleteFrom('guesses').execute();
});

test('a person who was added signs on, and comes to the page they wanted', async () => {
  const body = { email: 'Ann@acme.example', name: 'Ann', role: 'reviewer' as const };
  const { user } = await service.admin.call('inviteUser', { body });
  provider.person = { sub: 'ann', email: 'ann@acme.example', email_verified: true };
  const { location, client } = await signOn('/documents/5');
  expect(location).toBe('/documents/5');
  expect((await client.call('getMe')).user).toMatchObject({ id: user.id, role: 'reviewer', invited: false });
  // From now on the identity counts, also under another address.
  provider.person = { sub: 'ann', email: 'ann.married@acme.example', email_verified: true };
  expect((await (await signOn()).client.call('getMe')).user?.id).toBe(user.id);
  const { entries } = await service.admin.call('listAudit', { query: { user_id: user.id } });
  expect(entries.find((entry) => entry.event === 'user.signed_in')?.detail).toMatchObject({
    method: 'single sign-on',
  });
  const linked = await service.admin.call('listAudit', { query: { event: 'user.identity_linked' } });
  expect(linked.total).toBe(1);
});

test('somebody new is let in only where the Admin says so, with the role and the domains they say', async () => {
  provider.person = { sub: 'new', email: 'new@acme.example', email_verified: true, name: 'New Person' };
  expect(await signOn()).toMatchObject({ location: '/sign-in?error=unknown', signedIn: false });
  await service.admin.call('saveSingleSignOn', {
    body: { new_users: 'viewer', allowed_domains: ['other.example'] },
  });
  expect((await signOn()).location).toBe('/sign-in?error=unknown');
  await service.admin.call('saveSingleSignOn', { body: { allowed_domains: ['Acme.example'] } });
  const { location, client } = await signOn();
  expect(location).toBe('/');
  expect(await client.call('getMe')).toMatchObject({
    name: 'New Person',
    access: { write: false, admin: false, contact_ids: null },
  });
});

test('the address may come from the userinfo endpoint', async () => {
  await service.admin.call('saveSingleSignOn', { body: { new_users: 'reviewer' } });
  provider.email_in_token = false;
  provider.person = { sub: 'info', email: 'info@acme.example', email_verified: true };
  expect((await (await signOn()).client.call('getMe')).user?.email).toBe('info@acme.example');
});

test('an address that is not verified opens no account', async () => {
  await service.admin.call('saveSingleSignOn', { body: { new_users: 'reviewer' } });
  provider.person = { sub: 'sly', email: 'admin@recto.local', email_verified: false };
  expect(await signOn()).toMatchObject({ location: '/sign-in?error=unknown', signedIn: false });
  provider.person = { sub: 'nameless' };
  expect((await signOn()).location).toBe('/sign-in?error=unknown');
});

test('a disabled person stays out', async () => {
  const body = { email: 'gone@acme.example', name: 'Gone', role: 'viewer' as const };
  const { user } = await service.admin.call('inviteUser', { body });
  await service.admin.call('editUser', { params: { id: user.id }, body: { disabled: true } });
  provider.person = { sub: 'gone', email: 'gone@acme.example', email_verified: true };
  expect(await signOn()).toMatchObject({ location: '/sign-in?error=disabled', signedIn: false });
});

test.each<[string, (claims: Record<string, unknown>) => Record<string, unknown>]>([
  ['signed by another key', (claims) => ({ ...claims, forged: true })],
  ['for another client', (claims) => ({ ...claims, aud: 'somebody else' })],
  ['by another issuer', (claims) => ({ ...claims, iss: 'http://127.0.0.1:1' })],
  ['of another sign-in', (claims) => ({ ...claims, nonce: 'x' })],
  ['that has expired', (claims) => ({ ...claims, iat: 1, exp: 2 })],
])('an ID token %s is refused', async (_name, tamper) => {
  provider.person = { sub: 'ann', email: 'ann@acme.example', email_verified: true };
  provider.tamper = tamper;
  expect(await signOn()).toMatchObject({ location: '/sign-in?error=failed', signedIn: false });
});

test('what the browser brings back must belong to what it was sent with', async () => {
  provider.person = { sub: 'ann', email: 'ann@acme.example', email_verified: true };
  const wrongState = await signOn('/', (url) => url.searchParams.set('state', 'another'));
  expect(wrongState).toMatchObject({ location: '/sign-in?error=failed', signedIn: false });
  const wrongCode = await signOn('/', (url) => url.searchParams.set('code', 'another'));
  expect(wrongCode).toMatchObject({ location: '/sign-in?error=failed', signedIn: false });
  const withoutCookie = await new Client(service.url).raw('GET', '/api/session/sso/callback?code=x&state=y');
  expect(withoutCookie.headers.get('location')).toBe('/sign-in?error=expired');
  provider.refuse = 'access_denied';
  expect((await signOn()).location).toBe('/sign-in?error=refused');
});

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'documents'])(
  'return_to %s is refused',
  async (return_to) => {
    const guest = new Client(service.url);
    expect((await guest.refused('startSingleSignOn', { query: { return_to } })).status).toBe(422);
  },
);

test('settings are checked against the provider; the secret is never shown', async () => {
  const guest = new Client(service.url);
  expect(await guest.call('getSignInOptions')).toMatchObject({ single_sign_on: { name: 'Acme sign-on' } });
  const refused = await service.admin.refused('saveSingleSignOn', { body: { issuer: 'http://127.0.0.1:1' } });
  expect(refused).toMatchObject({ status: 422, detail: expect.stringContaining('issuer') as string });
  expect((await service.admin.call('getSingleSignOn')).issuer).toBe(provider.issuer);
  for (const body of [
    { issuer: 'ftp://x' },
    { allowed_domains: ['no domain'] },
    { new_users: 'admin' },
    { colour: 1 },
  ])
    expect((await service.admin.refused('saveSingleSignOn', { body })).status).toBe(422);
  expect((await service.api.refused('getSingleSignOn', {})).status).toBe(403);
  const { entries } = await service.admin.call('listAudit', { query: { limit: 200 } });
  const shown = JSON.stringify([entries, await service.admin.call('getSingleSignOn')]);
  expect(shown).not.toContain(provider.client_secret);

  await service.admin.call('saveSingleSignOn', { body: { enabled: false } });
  expect(await guest.call('getSignInOptions')).toMatchObject({ single_sign_on: null });
  expect((await guest.refused('startSingleSignOn', {})).status).toBe(409);
  await service.admin.call('saveSingleSignOn', { body: { enabled: true } });
});
