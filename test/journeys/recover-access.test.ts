// Nobody is locked out: what a first start tells, what it refuses before it makes anything, and `recto admin`.
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject, afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import {
  clientOf,
  printedPassword,
  printedToken,
  processesOf,
  runProgram,
  startProgram,
  type Program,
} from '../kit/program.ts';
import { startSmtpServer } from '../kit/smtp-server.ts';
import { startS3Server } from '../kit/s3-server.ts';
import { ADMIN, TOKEN } from '../kit/service.ts';
import { fillStartedFolder } from '../kit/started-folder.ts';
import { until } from '../kit/upload.ts';

let data_dir: string;
let running: Program | undefined;
beforeEach(async () => {
  data_dir = await mkdtemp(path.join(tmpdir(), 'recto-recover-'));
  await chmod(data_dir, 0o755);
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  await until(async () => processesOf(data_dir).length === 0, 'all processes to end');
  await rm(data_dir, { recursive: true, force: true });
});

const start = async (settings: Record<string, string> = {}) =>
  (running = await startProgram(data_dir, { settings }));

test('password and token are shown at each start until the Admin has signed in', async () => {
  const first = await start();
  const [password, token] = [printedPassword(first), printedToken(first)];
  await first.end('SIGKILL');
  const second = await start();
  expect(printedPassword(second)).toBe(password);
  expect(printedToken(second)).toBe(token);
  await new Client(second.url).signIn('admin@recto.local', password);
  await second.end();
  const third = await start();
  expect(third.output()).not.toContain(token);
  expect(third.output()).not.toMatch(/Password|API token/);
}, 120_000);

test.each<[fault: string, said: RegExp, settings: Record<string, string>]>([
  ['a port in use', /Port \d+ is in use.*RECTO_PORT=\d+/, {}],
  [
    'an address of another machine',
    /RECTO_HOST \("192\.0\.2\.1"\) is not an address of this machine/,
    { HOST: '192.0.2.1' },
  ],
  [
    'programs of PostgreSQL that are not there',
    /RECTO_PG_BIN_DIR \("\/nowhere"\) cannot be used: .*ENOENT.*Example/,
    { PG_BIN_DIR: '/nowhere' },
  ],
])('with %s nothing is made', async (fault, said, wrong) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as AddressInfo;
  const settings = fault.includes('port') ? { PORT: String(port) } : wrong;
  const folder = path.join(data_dir, 'instance');
  const { code, output } = await runProgram([], { PORT: '0', DATA_DIR: folder, ...settings });
  taken.close();
  expect(output).toMatch(said);
  expect(code).toBe(1);
  expect(existsSync(folder)).toBe(false);
});

test('a file in the place of the data folder is said to be one', async () => {
  const file = path.join(data_dir, 'a file');
  await writeFile(file, '');
  const { code, output } = await runProgram([], { PORT: '0', DATA_DIR: file });
  expect([code, output]).toEqual([1, expect.stringMatching(/RECTO_DATA_DIR \(".*"\).*it is a file/)]);
});

test('a store that refuses the credentials ends the start before anything is made', async () => {
  const store = await startS3Server();
  const folder = path.join(data_dir, 'instance');
  try {
    const { code, output } = await runProgram([], {
      PORT: '0',
      DATA_DIR: folder,
      STORAGE_URL: store.storage_url,
      S3_ACCESS_KEY_ID: 'somebody else',
      S3_SECRET_ACCESS_KEY: store.credentials.secret_access_key,
    });
    expect(output).toMatch(/RECTO_STORAGE_URL \("s3:.*the store refuses with .*RECTO_S3_SECRET_ACCESS_KEY/);
    expect(code).toBe(1);
    expect(existsSync(path.join(folder, 'pg'))).toBe(false);
  } finally {
    await store.stop();
  }
});

test('a database that does not hold UTF-8 is refused before it is changed', async () => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  const name = `recto_latin_${process.pid}`;
  try {
    await client.query(`create database ${name} encoding 'LATIN1' locale 'C' template template0`);
    const DATABASE_URL = inject('postgres').replace(/@\/\w+/, `@/${name}`);
    const { code, output } = await runProgram([], { PORT: '0', DATA_DIR: data_dir, DATABASE_URL });
    expect(output).toMatch(
      /RECTO_DATABASE_URL cannot be used: the database has the encoding LATIN1.*createdb/,
    );
    expect(code).toBe(1);
  } finally {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.end();
  }
});

test('recto admin lets an Admin in again beside the running service', async () => {
  await fillStartedFolder(data_dir);
  const program = await start();
  const admin = new Client(program.url);
  await admin.signIn(ADMIN.email, ADMIN.password);

  const reset = await runProgram(['admin', 'reset-password'], { DATA_DIR: data_dir });
  expect(reset.code).toBe(0);
  const password = /Password\s+(\S+)/.exec(reset.result)![1]!;
  await expect(admin.call('getMe')).rejects.toThrow(/401/);
  await expect(new Client(program.url).signIn(ADMIN.email, ADMIN.password)).rejects.toThrow(/401/);
  const again = new Client(program.url);
  await again.signIn(ADMIN.email, password);
  expect((await again.call('getMe')).must_change_password).toBe(true);

  const shown = await runProgram(['admin', 'token'], { DATA_DIR: data_dir });
  expect(shown.result).toBe(`${TOKEN}\n`);
  const made = (await runProgram(['admin', 'token', '--new'], { DATA_DIR: data_dir })).result.trim();
  await expect(clientOf(program, TOKEN).call('listDocuments')).rejects.toThrow(/401/);
  expect((await clientOf(program, made).call('listDocuments')).total).toBe(0);

  const none = await runProgram(['admin', 'second-factor'], { DATA_DIR: data_dir });
  expect(none).toMatchObject({ code: 1, result: '' });
  const unknown = await runProgram(['admin', 'reset-password', 'x@y.z'], { DATA_DIR: data_dir });
  expect(unknown.output).toContain(`There is no account x@y.z. The Admins are: ${ADMIN.email}`);
}, 120_000);

test('recto doctor finds the running service, and says what is wrong where it cannot start', async () => {
  await fillStartedFolder(data_dir);
  const program = await start();
  const { port } = new URL(program.url);
  const fine = await runProgram(['doctor', '--json'], { DATA_DIR: data_dir, PORT: port });
  expect(fine.output).toBe(fine.result);
  expect(fine.code).toBe(0);
  const findings = JSON.parse(fine.result) as { subject: string; state: string; says: string }[];
  expect(findings.find(({ subject }) => subject === 'address')?.says).toMatch(/Recto .* answers/);
  expect(findings.map(({ subject }) => subject)).toEqual(expect.arrayContaining(['store', 'instance']));

  const mail = await startSmtpServer();
  const smtp = { SMTP_HOST: '127.0.0.1', SMTP_SECURITY: 'none', SMTP_FROM: 'recto@acme.example' };
  const doctor = { DATA_DIR: data_dir, PORT: port, ...smtp, SMTP_PORT: String(mail.port) };
  const sees = await runProgram(['doctor'], doctor);
  expect(sees.result).toMatch(/^ok +mail +127\.0\.0\.1:\d+ can be used$/m);
  await mail.stop();
  const missed = await runProgram(['doctor'], doctor);
  expect(missed.result).toMatch(/^WARN +mail +127\.0\.0\.1:\d+: .*refused/m);
  expect(missed.result).toContain('Correct RECTO_SMTP_… or Settings, Mail; mails wait.');
  expect(missed.code).toBe(0);
  expect(mail.taken).toEqual([]);

  const wrong = await runProgram(['doctor'], {
    DATA_DIR: data_dir,
    PORT: '0',
    STORAGE_URL: 'file:///dev/null/originals',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  });
  expect(wrong.code).toBe(1);
  expect(wrong.result).toMatch(/FAIL {2}database .*cannot be reached/);
  expect(wrong.result).toMatch(/FAIL {2}store .*RECTO_STORAGE_URL \("file:\/\/\/dev\/null\/originals"\)/);
}, 120_000);
