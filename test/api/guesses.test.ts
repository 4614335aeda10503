// Guessing at passwords, codes and links: many at once, from many places, and what the person notices of it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBase32, hotp, stepOf } from '../../server/users/totp.ts';
import { guess } from '../../server/users/guesses.ts';
import { Client } from '../kit/client.ts';
import { PASSWORD, newPerson } from '../kit/people.ts';
import { ADMIN, startTestService, type TestService } from '../kit/service.ts';

/** It stands still: waits of a second do not end while the processor is busy. */
let now = Date.now();
const clock = { now: () => new Date(now), forward: (hours: number) => void (now += hours * 3_600_000) };
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false, clock, settings: { TRUST_PROXY: '127.0.0.1' } });
});
afterAll(() => service.stop());

let counter = 0;
async function person() {
  const email = `guess${(counter += 1)}@recto.local`;
  await newPerson(service, email);
  return email;
}

interface Attempt {
  email: string;
  password?: string;
  code?: string;
  from?: string;
  cookie?: string;
}

/** `from` is where the proxy says that the request came from. */
const signIn = ({ email, password = 'wrong password', code, from = '192.0.2.1', cookie }: Attempt) =>
  new Client(service.url).raw('POST', '/api/session', {
    body: { email, password, ...(code === undefined ? {} : { code }) },
    headers: { 'x-forwarded-for': from, ...(cookie === undefined ? {} : { cookie }) },
  });

const many = <T>(count: number, make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, n) => make(n)));

const count = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length;

test('of 200 guesses at once ten are checked', async () => {
  const email = await person();
  const answers = await many(200, () => signIn({ email, from: '192.0.2.10' }));
  expect(count(answers, 401)).toBe(10);
  expect(count(answers, 429)).toBe(190);
  const { entries } = await service.admin.call('listAudit', {
    query: { event: 'user.sign_in_failed', q: email, limit: 200 },
  });
  expect(entries).toHaveLength(count(answers, 401));
});

test('after ten the wait grows and is never longer than a quarter of an hour', async () => {
  const email = await person();
  const from = '192.0.2.20';
  for (let n = 0; n < 10; n += 1) expect((await signIn({ email, from })).status).toBe(401);
  const waits: number[] = [];
  for (let n = 0; n < 8; n += 1) {
    const { status, headers } = await signIn({ email, from });
    expect(status).toBe(429);
    waits.push(Number(headers.get('retry-after')));
    clock.forward(waits.at(-1)! / 3600);
    expect((await signIn({ email, from })).status).toBe(401);
  }
  expect(waits).toEqual([15, 30, 60, 120, 240, 480, 900, 900]);
  clock.forward(0.25);
  expect((await signIn({ email, from, password: PASSWORD })).status).toBe(200);
  // The right password has forgotten the wrong ones.
  expect((await signIn({ email, from })).status).toBe(401);
});

test('nobody locks the Admin out: not on a device or at an address that is known, and elsewhere for a minute at most', async () => {
  const { email, password } = ADMIN;
  const first = await signIn({ email, password, from: '198.51.100.7' });
  const cookie = first.headers
    .getSetCookie()
    .find((set) => set.startsWith('recto_device='))!
    .split(';')[0]!;
  // Strangers: 150 addresses, ten guesses each, and as many as they like from the one the Admin uses.
  const strangers = await many(300, (n) => signIn({ email, from: `203.0.113.${n % 150}` }));
  expect(count(strangers, 401)).toBe(100);
  expect((await signIn({ email, password, from: '198.51.100.7' })).status).toBe(200);
  await many(60, () => signIn({ email, from: '198.51.100.7' }));
  expect((await signIn({ email, password, from: '198.51.100.7' })).status).toBe(429);
  expect((await signIn({ email, password, cookie, from: '198.51.100.7' })).status).toBe(200);
  expect((await signIn({ email, password, cookie, from: '192.0.2.77' })).status).toBe(200);
  // The session goes on whatever happens at the door.
  expect((await service.admin.call('getMe')).user?.role).toBe('admin');
  // On a new device at a new address there is a wait while it goes on, and a short one.
  const elsewhere = await signIn({ email, password, from: '192.0.2.78' });
  expect(elsewhere.status).toBe(429);
  expect(Number(elsewhere.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  clock.forward(61 / 3600);
  expect((await signIn({ email, password, from: '192.0.2.79' })).status).toBe(200);
});

test("another person's device is no known one, nor is one that somebody made up; a known one is limited itself", async () => {
  const [one, other] = [await person(), await person()];
  const from = '192.0.2.30';
  const signedIn = await signIn({ email: one, password: PASSWORD, from });
  const cookie = signedIn.headers
    .getSetCookie()
    .find((set) => set.startsWith('recto_device='))!
    .split(';')[0]!;
  expect(signedIn.headers.getSetCookie().find((set) => set.startsWith('recto_device='))).toMatch(/HttpOnly/);
  await many(20, () => signIn({ email: other, from: '192.0.2.31' }));
  for (const planted of [cookie, 'recto_device=v1.AAAA.AAAA.AAAA', 'recto_device=x'])
    expect(
      (await signIn({ email: other, password: PASSWORD, cookie: planted, from: '192.0.2.31' })).status,
    ).toBe(429);
  expect(count(await many(50, () => signIn({ email: one, cookie, from })), 401)).toBe(10);
});

test('own right sign-ins between them do not hide guesses at others', async () => {
  const own = await person();
  const from = '192.0.2.40';
  let checked = 0;
  for (let n = 0; n < 80; n += 1) {
    checked += (await signIn({ email: `victim${n}@recto.local`, from })).status === 401 ? 1 : 0;
    if (n % 10 === 9) await signIn({ email: own, password: PASSWORD, from });
  }
  expect(checked).toBe(50);
});

test('an address of IPv6 counts by its network', async () => {
  const email = await person();
  const answers = await many(40, (n) => signIn({ email, from: `2001:db8:1:2:${n.toString(16)}::1` }));
  expect(count(answers, 401)).toBe(10);
  expect((await signIn({ email, password: PASSWORD, from: '2001:db8:1:3::1' })).status).toBe(200);
});

test('of 100 codes at once ten are checked, by who knows the password, from wherever', async () => {
  const email = await person();
  const client = new Client(service.url);
  await client.signIn(email, PASSWORD);
  await client.call('changeOwnPassword', {
    body: { current_password: PASSWORD, new_password: `${PASSWORD}!` },
  });
  const { secret } = await client.call('startSecondFactor');
  const codeNow = () => hotp(fromBase32(secret), stepOf(clock.now()));
  await client.call('confirmSecondFactor', { body: { code: codeNow() } });
  const wrong = codeNow() === '000000' ? '000001' : '000000';
  const attempt = (code: string, from: string) => signIn({ email, password: `${PASSWORD}!`, code, from });
  const answers = [];
  for (let round = 0; round < 10; round += 1)
    answers.push(...(await many(10, (n) => attempt(wrong, `192.0.2.${100 + n}`))));
  expect(count(answers, 401)).toBe(10);
  expect(count(answers, 429)).toBe(90);
  clock.forward(0.26);
  expect((await attempt(codeNow(), '192.0.2.100')).status).toBe(200);
});

test('wrong one-time links are bounded by address; a right one is none', async () => {
  const body = { email: 'linked@recto.local', name: 'Linked', role: 'viewer' as const };
  const { url } = await service.admin.call('inviteUser', { body });
  const look = (token: string, from: string) =>
    new Client(service.url).raw('GET', `/api/invitations/${token}`, { headers: { 'x-forwarded-for': from } });
  const answers = await many(200, (n) => look(`${'x'.repeat(40)}${n}`, '192.0.2.50'));
  expect(count(answers, 404)).toBe(50);
  expect(count(answers, 429)).toBe(150);
  const token = url.split('/').at(-1)!;
  for (let n = 0; n < 60; n += 1) expect((await look(token, '192.0.2.51')).status).toBe(200);
  const set = await many(100, () =>
    new Client(service.url).raw('POST', `/api/invitations/${token}`, {
      body: { password: PASSWORD },
      headers: { 'x-forwarded-for': '192.0.2.52' },
    }),
  );
  expect(count(set, 204)).toBe(1);
  expect(count(set, 404)).toBeLessThan(50);
});

test('the own password is not found out with a stolen session, neither here nor there', async () => {
  const email = await person();
  const client = new Client(service.url);
  await client.signIn(email, PASSWORD);
  const tries = await many(40, (n) =>
    n % 2 === 0
      ? client.refused('changeOwnPassword', { body: { current_password: 'wrong', new_password: PASSWORD } })
      : client.refused('removeSecondFactor', { body: { password: 'wrong' } }),
  );
  expect(count(tries, 400) + count(tries, 403)).toBeLessThanOrEqual(30);
  expect(count(tries, 400)).toBeLessThanOrEqual(10);
  const other = new Client(service.url);
  await other.signIn(email, PASSWORD);
  await other.call('changeOwnPassword', {
    body: { current_password: PASSWORD, new_password: `${PASSWORD}!` },
  });
});

test('trouble of the service is no wrong guess', async () => {
  const limit = { key: 'trouble', free: 3, first_s: 60, longest_s: 60, forgets: false };
  for (let n = 0; n < 10; n += 1)
    await expect(
      guess(service.ctx, [limit], () => Promise.reject(new Error('The database is gone'))),
    ).rejects.toThrow('The database is gone');
  expect(await guess(service.ctx, [limit], async () => 'right')).toBe('right');
});
