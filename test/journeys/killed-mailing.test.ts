// The program is killed again and again while it sends mails over TLS: whatever it was at, no mail goes out twice, and none is
// forgotten. What nobody can know the fate of is left to people.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import { startProgram, type Program } from '../kit/program.ts';
import { randomNumbers } from '../kit/samples/mutate.ts';
import { ADMIN, createTestDatabase } from '../kit/service.ts';
import { SMTP_PASSWORD, SMTP_USER, startSmtpServer, type SmtpServer } from '../kit/smtp-server.ts';
import { until } from '../kit/upload.ts';

const MAILS = 16;
const DEATHS = 5;

let folder: string;
let database_url: string;
let server: SmtpServer;
let program: Program | undefined;
let certificate: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'recto-mail-'));
  database_url = await createTestDatabase();
  const key = path.join(folder, 'key.pem');
  certificate = path.join(folder, 'certificate.pem');
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  const files = ['-keyout', key, '-out', certificate];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', ...names, ...files],
    {
      stdio: 'ignore',
    },
  );
  server = await startSmtpServer({
    key: readFileSync(key),
    cert: readFileSync(certificate),
    authOptional: false,
    allowInsecureAuth: false,
  });
});
afterAll(async () => {
  await program?.end('SIGKILL');
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const start = () =>
  startProgram(path.join(folder, 'data'), {
    trusts: certificate,
    settings: {
      DATABASE_URL: database_url,
      ADMIN_EMAIL: ADMIN.email,
      ADMIN_PASSWORD: ADMIN.password,
      SMTP_HOST: '127.0.0.1',
      SMTP_PORT: String(server.port),
      SMTP_USER,
      SMTP_PASSWORD,
      SMTP_FROM: 'recto@acme.example',
    },
  });

async function restart(dying: Program): Promise<void> {
  await dying.end('SIGKILL');
  program = await start();
}

async function signedIn(): Promise<Client> {
  if (program === undefined) throw new Error('It was killed');
  const admin = new Client(program.url);
  await admin.signIn(ADMIN.email, ADMIN.password);
  return admin;
}

test('killed at random while it sends, it sends every mail at most once, and forgets none', async () => {
  const random = randomNumbers(Date.now());
  program = await start();
  let left = DEATHS;
  let died = Promise.resolve();
  let next = Math.floor(random() * 6);
  // At the stage that chance names: before, while or after the server takes the mail.
  server.at = () => {
    if (left === 0 || program === undefined || (next -= 1) > 0) return;
    next = 1 + Math.floor(random() * 8);
    left -= 1;
    const dying = program;
    program = undefined;
    died = restart(dying);
  };
  let admin = await signedIn();
  expect(await admin.call('getMailSettings')).toMatchObject({ from_environment: true, security: 'starttls' });
  for (let n = 0; n < MAILS; n += 1) {
    const body = { email: `p${n}@acme.example`, name: `P ${n}`, role: 'viewer' } as const;
    for (;;) {
      try {
        const { status } = await admin.raw('POST', '/api/users/invite', { body });
        // The answer to an earlier try may have got lost.
        if (status === 201 || status === 409) break;
      } catch {
        // Killed; it comes back.
      }
      await died;
      // It may die of a mail that was asked for earlier meanwhile.
      admin = await signedIn().catch(() => admin);
    }
  }
  const db = new pg.Client({ connectionString: database_url });
  await db.connect();
  const open = async () => {
    const query = `select count(*)::integer as n from mails where state = 'waiting' and handed_at is null`;
    return (await db.query<{ n: number }>(query)).rows[0]!.n;
  };
  await until(async () => (await open()) === 0, 'all that can be sent', 200_000);
  await died;
  const { rows } = await db.query<{ message_id: string; state: string; handed_at: Date | null }>(
    'select message_id, state, handed_at from mails',
  );
  await db.end();
  expect(rows).toHaveLength(MAILS);
  const taken = server.taken.map(({ parsed }) => parsed.messageId);
  expect(new Set(taken).size).toBe(taken.length);
  for (const { message_id, state, handed_at } of rows)
    // What was being handed over at a death waits for an answer that will not come, then is uncertain.
    expect(state === 'sent' ? taken.includes(message_id) : handed_at !== null, state).toBe(true);
}, 300_000);
