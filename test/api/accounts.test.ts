// One-time links, sessions, the second factor, personal tokens.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fromBase32, hotp, stepOf } from '../../server/users/totp.ts';
import { Client } from '../kit/client.ts';
import { createTestClock } from '../kit/clock.ts';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { ADMIN, startTestService, type TestService } from '../kit/service.ts';
import { newPlace, upload } from '../kit/upload.ts';

const clock = createTestClock();
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false, clock });
});
afterAll(() => service.stop());

let counter = 0;
async function person(role: 'admin' | 'reviewer' | 'viewer' = 'reviewer') {
  const email = `person${(counter += 1)}@recto.local`;
  return { ...(await newPerson(service, email, role, `Person ${counter}`)), email };
}

async function signedIn(email: string, password = PASSWORD): Promise<Client> {
  const client = new Client(service.url);
  await client.signIn(email, password);
  return client;
}

const tokenOf = (url: string) => url.split('/').at(-1)!;
const signIn = (email: string, code?: string, password = PASSWORD) =>
  new Client(service.url).raw('POST', '/api/session', {
    body: { email, password, ...(code === undefined ? {} : { code }) },
  });

describe('one-time links', () => {
  test('an invited person sets a password once; the link is stored nowhere', async () => {
    const body = { email: 'ann@recto.local', name: 'Ann Lee', role: 'reviewer' as const };
    const { url, user } = await service.admin.call('inviteUser', { body });
    expect(url).toMatch(/^https:\/\/recto\.example\/invitation\/[\w-]{43}$/);
    expect(user).toMatchObject({ invited: true, last_sign_in_at: null });
    const guest = new Client(service.url);
    const params = { token: tokenOf(url) };
    expect(await guest.call('getInvitation', { params })).toMatchObject({
      purpose: 'invite',
      email: 'ann@recto.local',
      name: 'Ann Lee',
      instance_name: 'Recto',
    });
    expect((await signIn('ann@recto.local')).status).toBe(401);
    expect((await guest.refused('acceptInvitation', { params, body: { password: 'short' } })).status).toBe(
      422,
    );
    await guest.call('acceptInvitation', { params, body: { password: PASSWORD } });
    const ann = await signedIn('ann@recto.local');
    expect(await ann.call('getMe')).toMatchObject({
      must_change_password: false,
      user: { role: 'reviewer', invited: false },
    });
    expect((await guest.refused('getInvitation', { params })).status).toBe(404);
    expect((await guest.refused('acceptInvitation', { params, body: { password: PASSWORD } })).status).toBe(
      404,
    );
    expect((await service.admin.refused('inviteUser', { body })).status).toBe(409);
    const { entries } = await service.admin.call('listAudit', { query: { limit: 200 } });
    expect(JSON.stringify(entries)).not.toContain(params.token);
    expect(entries.map((entry) => entry.event)).toContain('user.invited');
  });

  test('a new link ends the one before; using it ends sessions; it expires; the disabled cannot use it', async () => {
    const { id, email, client } = await person();
    const first = await service.admin.call('createPasswordLink', { params: { id } });
    const second = await service.admin.call('createPasswordLink', { params: { id } });
    const guest = new Client(service.url);
    const use = (url: string) =>
      guest.refused('acceptInvitation', { params: { token: tokenOf(url) }, body: { password: PASSWORD } });
    expect((await use(first.url)).status).toBe(404);
    expect((await guest.call('getInvitation', { params: { token: tokenOf(second.url) } })).purpose).toBe(
      'reset',
    );
    await guest.call('acceptInvitation', {
      params: { token: tokenOf(second.url) },
      body: { password: 'another long password' },
    });
    expect((await client.refused('getMe', {})).status).toBe(401);
    expect((await signIn(email)).status).toBe(401);
    await signedIn(email, 'another long password');

    const third = await service.admin.call('createPasswordLink', { params: { id } });
    clock.forward(25);
    expect((await use(third.url)).status).toBe(404);
    const fourth = await service.admin.call('createPasswordLink', { params: { id } });
    await service.admin.call('editUser', { params: { id }, body: { disabled: true } });
    expect((await use(fourth.url)).status).toBe(404);
    expect((await service.admin.refused('createPasswordLink', { params: { id } })).status).toBe(409);
  });

  test('of two who use a link at once, one succeeds', async () => {
    const { id } = await person();
    const { url } = await service.admin.call('createPasswordLink', { params: { id } });
    const path = `/api/invitations/${tokenOf(url)}`;
    const guest = new Client(service.url);
    const answers = await Promise.all(
      ['one long password', 'two long passwords'].map((password) =>
        guest.raw('POST', path, { body: { password } }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([204, 404]));
  });
});

test('people see their sessions and end them; Admins end those of others', async () => {
  const { id, email, client } = await person();
  const other = await signedIn(email);
  const { sessions } = await client.call('listOwnSessions');
  expect(new Set(sessions.map((session) => session.current))).toEqual(new Set([false, true]));
  expect(sessions[0]).toMatchObject({ address: '127.0.0.1', user_agent: expect.any(String) as string });
  const theirs = sessions.find((session) => !session.current)!;
  const stranger = await person();
  expect((await stranger.client.refused('endOwnSession', { params: { session_id: theirs.id } })).status).toBe(
    404,
  );
  await client.call('endOwnSession', { params: { session_id: theirs.id } });
  expect((await other.refused('getMe', {})).status).toBe(401);
  const third = await signedIn(email);
  await client.call('endOtherSessions');
  expect((await third.refused('getMe', {})).status).toBe(401);
  expect((await service.admin.call('listUserSessions', { params: { id } })).sessions).toHaveLength(1);
  await service.admin.call('endUserSessions', { params: { id } });
  expect((await client.refused('getMe', {})).status).toBe(401);
  expect((await service.admin.refused('listUserSessions', { params: { id: 999_999 } })).status).toBe(404);
});

describe('the second factor', () => {
  const codeNow = (secret: string) => hotp(fromBase32(secret), stepOf(clock.now()));

  test('a code is needed after it was set up, works once, and recovery codes stand in', async () => {
    const { id, email, client } = await person();
    const other = await signedIn(email);
    const { secret, otpauth_url } = await client.call('startSecondFactor');
    expect(otpauth_url).toContain(`secret=${secret}`);
    expect((await client.refused('confirmSecondFactor', { body: { code: '000000' } })).status).toBe(400);
    expect((await signIn(email)).status).toBe(200);
    const { recovery_codes } = await client.call('confirmSecondFactor', { body: { code: codeNow(secret) } });
    expect(new Set(recovery_codes).size).toBe(10);
    expect((await other.refused('getMe', {})).status).toBe(401);
    expect((await client.call('getMe')).user?.second_factor).toBe(true);

    const asked = await signIn(email);
    expect([asked.status, asked.headers.get('x-second-factor')]).toEqual([401, 'required']);
    expect((await signIn(email, undefined, 'wrong password')).headers.get('x-second-factor')).toBeNull();
    // The code that set it up is used.
    expect((await signIn(email, codeNow(secret))).status).toBe(401);
    clock.forward(1 / 60);
    const code = codeNow(secret);
    const both = await Promise.all([signIn(email, code), signIn(email, code)]);
    expect(new Set(both.map((answer) => answer.status))).toEqual(new Set([200, 401]));
    expect((await signIn(email, recovery_codes[0]!.toLowerCase())).status).toBe(200);
    expect((await signIn(email, recovery_codes[0])).status).toBe(401);
    const { entries } = await service.admin.call('listAudit', { query: { user_id: id } });
    expect(entries.map((entry) => entry.event)).toEqual(
      expect.arrayContaining(['user.second_factor_set', 'user.recovery_code_used', 'user.signed_in']),
    );
    expect(JSON.stringify(entries)).not.toContain(secret);

    expect((await client.refused('startSecondFactor', {})).status).toBe(409);
    expect((await client.refused('removeSecondFactor', { body: { password: 'wrong' } })).status).toBe(400);
    await client.call('removeSecondFactor', { body: { password: PASSWORD } });
    expect((await signIn(email)).status).toBe(200);
    const removals = { user_id: id, event: 'user.second_factor_removed' };
    expect((await service.admin.call('listAudit', { query: removals })).total).toBe(1);
  });

  test('wrong codes count as failed sign-ins, and an Admin helps who lost the phone', async () => {
    const { id, email, client } = await person();
    const { secret } = await client.call('startSecondFactor');
    await client.call('confirmSecondFactor', { body: { code: codeNow(secret) } });
    for (let i = 0; i < 10; i += 1) expect((await signIn(email, '000000')).status).toBe(401);
    expect((await signIn(email, '000000')).status).toBe(429);
    await service.admin.call('resetSecondFactor', { params: { id } });
    clock.forward(0.3);
    expect((await signIn(email)).status).toBe(200);
    const stored = await service.ctx.db.selectFrom('users').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
  });

  test('a one-time link sets a new password and leaves the second factor as it is', async () => {
    const { id, email, client } = await person();
    const { secret } = await client.call('startSecondFactor');
    await client.call('confirmSecondFactor', { body: { code: codeNow(secret) } });
    const { url } = await service.admin.call('createPasswordLink', { params: { id } });
    await new Client(service.url).call('acceptInvitation', {
      params: { token: tokenOf(url) },
      body: { password: PASSWORD },
    });
    expect((await signIn(email)).headers.get('x-second-factor')).toBe('required');
  });
});

describe('personal tokens', () => {
  test('read or write in the name of the person, and are never Admin', async () => {
    const { client, name } = await person('admin');
    const reading = await client.call('createToken', { body: { name: 'Report', scope: 'read' } });
    const writing = await client.call('createToken', { body: { name: 'Import', scope: 'write' } });
    expect(reading.token).toMatch(/^rp_[0-9a-f]{64}$/);
    const [reader, writer] = [reading, writing].map(
      ({ token }) => new Client(service.url, `Bearer ${token}`),
    ) as [Client, Client];
    expect((await reader.call('listDocuments')).limit).toBe(50);
    const refused = await reader.refused('createContact', { body: { name: 'No' } });
    expect(refused).toMatchObject({ status: 403, detail: 'This token may read, but not change anything' });
    const place = await newPlace(writer, 'By token');
    const { id } = await upload(writer, place, 'text', 'by-token.txt');
    expect((await writer.call('getDocument', { params: { id } })).source).toBe('api');
    for (const api of [reader, writer]) {
      expect((await api.refused('listUsers', {})).status).toBe(403);
      expect((await api.refused('createToken', { body: { name: 'x', scope: 'write' } })).status).toBe(403);
      expect((await api.refused('listOwnSessions', {})).status).toBe(403);
    }
    expect(await writer.call('getMe')).toMatchObject({
      kind: 'token',
      name: `${name} (token Import)`,
      user: { name },
      access: { write: true, admin: false, contact_ids: null },
    });
    expect((await reader.call('getMe')).access).toEqual({ write: false, admin: false, contact_ids: null });
    const { entries } = await service.admin.call('listAudit', { query: { document_id: id } });
    expect(entries[0]).toMatchObject({ actor_kind: 'person', actor_name: `${name} (token Import)` });
    expect(JSON.stringify(await client.call('listTokens'))).not.toContain(writing.token);
    expect((await client.call('listTokens')).tokens[0]?.last_used_at).not.toBeNull();

    await client.call('revokeToken', { params: { token_id: writing.id } });
    expect((await writer.refused('getMe', {})).status).toBe(401);
    expect((await client.refused('revokeToken', { params: { token_id: writing.id } })).status).toBe(404);
  });

  test("end with the person's right, with their time, and when an Admin says so", async () => {
    const { id, client } = await person();
    const make = async (expires_at: string | null = null) => {
      const body = { name: 'T', scope: 'write' as const, expires_at };
      const { token, id } = await client.call('createToken', { body });
      return { id, api: new Client(service.url, `Bearer ${token}`) };
    };
    const past = { name: 'T', scope: 'read' as const, expires_at: '2020-01-01T00:00:00Z' };
    expect((await client.refused('createToken', { body: past })).status).toBe(422);
    const [one, two] = [await make(), await make(new Date(clock.now().getTime() + 3_600_000).toISOString())];
    await service.admin.call('editUser', { params: { id }, body: { role: 'viewer' } });
    expect((await one.api.refused('createContact', { body: { name: 'No' } })).status).toBe(403);
    expect((await two.api.call('getMe')).access.write).toBe(false);
    clock.forward(2);
    // What was found out is remembered for some seconds.
    await new Promise((resolve) => setTimeout(resolve, 5100));
    expect((await two.api.refused('getMe', {})).status).toBe(401);
    const { tokens } = await service.admin.call('listUserTokens', { params: { id } });
    expect(tokens.map((token) => token.id)).toEqual([two.id, one.id]);
    await service.admin.call('revokeUserToken', { params: { id, token_id: one.id } });
    expect((await one.api.refused('getMe', {})).status).toBe(401);
    const three = await make();
    await service.admin.call('editUser', { params: { id }, body: { disabled: true } });
    expect((await three.api.refused('getMe', {})).status).toBe(401);
  });
});

test('the instance token has no account', async () => {
  for (const name of ['listOwnSessions', 'listTokens', 'startSecondFactor', 'endOtherSessions'] as const)
    expect((await service.api.refused(name, {})).status).toBe(403);
  expect((await signIn(ADMIN.email, undefined, ADMIN.password)).status).toBe(200);
});
