// Backup and restore through the program itself: every record comes back, and what was changed in between is noticed.
import { appendFile, chmod, cp, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runBackup } from '../../server/commands/run-backup.ts';
import { describeRestore, restore } from '../../server/commands/restore.ts';
import { readConfig } from '../../server/environment.ts';
import { createLog } from '../../server/platform/log.ts';
import type { Client } from '../kit/client.ts';
import { runProgram, startProgram, clientOf, type Program } from '../kit/program.ts';
import { startReceiver } from '../kit/receiver.ts';
import { startS3Server } from '../kit/s3-server.ts';
import { startSmtpServer, type SmtpServer } from '../kit/smtp-server.ts';
import { ADMIN, TOKEN, createEmptyDatabase, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

let folder: string;
let backup: string;
let service: TestService;
let before: Record<string, unknown>;
let waiting_id: number;
let untouched: string | undefined;
let mail: SmtpServer;
const programs: Program[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'recto-backup-'));
  await chmod(folder, 0o755);
  backup = path.join(folder, 'backup');
  service = await startTestService();
  await fillInstance();
  before = await everythingOf(service.api, service.admin);
  const { code, output } = await runProgram(['backup', backup], instanceSettings());
  expect(output).toContain('The key (secret.key or RECTO_SECRET_KEY) is not in the backup');
  expect(code).toBe(0);
}, 180_000);
afterAll(async () => {
  for (const program of programs) await program.end('SIGKILL');
  await service.stop();
  await mail.stop();
  await rm(folder, { recursive: true, force: true });
});

const instanceSettings = () => ({ DATA_DIR: service.data_dir, DATABASE_URL: service.database_url });

/** Documents of several kinds and states, a delivery, a rule, a person, one document in the trash, one that waits. */
async function fillInstance(): Promise<void> {
  const { api, admin } = service;
  const receiver = await startReceiver();
  await admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  // Not by the environment: the programs below say where they listen.
  await admin.call('saveSettings', { body: { base_url: 'https://recto.example' } });
  // A setting that was taken back is stored as the null of JSON.
  await admin.call('saveModelSettings', { body: { url: null } });
  await admin.call('createUser', {
    body: { email: 'viewer@recto.local', name: 'Vera 王', role: 'viewer', password: 'another long password' },
  });
  const place = await newPlace(api, 'Lines\u2028and 行 "quotes" \\ backslash');
  const ids: number[] = [];
  for (const [i, text] of [
    invoiceText('B-1'),
    invoiceText('B-2'),
    `Notes\u2028of a meeting\n${'word '.repeat(9000)}`,
  ].entries())
    ids.push((await upload(api, place, text, `文件 ${i}.txt`)).id);
  ids.push((await upload(api, place, invoiceText('B-1'), 'same content.txt')).id);
  for (const id of ids) await untilProcessed(api, id);
  await api.call('editDocument', { params: { id: ids[0]! }, body: { notes: 'checked\nby hand' } });
  await api.call('changeStatus', { params: { id: ids[1]! }, body: { status: 'Export' } });
  await until(async () => receiver.received.length === 1, 'the delivery');
  await admin.call('deleteDocument', { params: { id: ids[3]! } });
  await until(async () => {
    const { deliveries } = await admin.call('listDeliveries', {});
    return deliveries.every(({ state }) => state === 'delivered');
  }, 'the attempt to be recorded');
  // The worker ends first, so that this one is still waiting when the backup is made.
  await service.ctx.queue.stop(2000);
  waiting_id = (await upload(api, place, invoiceText('B-WAITS'), 'waits.txt')).id;
  await receiver.stop();
  mail = await startSmtpServer();
  const server = { host: '127.0.0.1', port: mail.port, security: 'none' as const };
  await admin.call('saveMailSettings', { body: { ...server, user: null, from: 'recto@acme.example' } });
  await admin.call('inviteUser', {
    body: { email: 'ann@acme.example', name: 'Ann', role: 'reviewer' },
  });
}

/** What people and programs can see, but not what signing in and asking leaves behind. */
async function everythingOf(api: Client, admin: Client): Promise<Record<string, unknown>> {
  const { documents } = await api.call('listDocuments', { query: { limit: 100 } });
  const contacts = (await api.call('listContacts', {})).contacts;
  const records: unknown[] = [];
  for (const { id } of documents) {
    records.push(await api.call('getDocument', { params: { id } }));
    records.push(await (await api.call('getOriginal', { params: { id } })).text());
    records.push(await api.call('listVersions', { params: { id } }));
    records.push(await (await api.raw('GET', `/api/documents/${id}/pages/1`)).text());
    records.push(await (await api.raw('GET', `/api/documents/${id}/text`)).text());
  }
  const audit = await admin.call('listAudit', { query: { limit: 200 } });
  return {
    documents,
    records,
    contacts,
    folders: (await api.call('listFolders', {})).folders,
    profiles: await admin.call('listProfiles', {}),
    trash: await admin.call('listTrash', {}),
    deliveries: await admin.call('listDeliveries', {}),
    webhook: await admin.call('getWebhookSettings', {}),
    token: await admin.call('getApiToken', {}),
    settings: await admin.call('getSettings', {}),
    users: (await admin.call('listUsers', {})).users.map(({ email, name, role }) => ({ email, name, role })),
    audit: audit.entries.filter(({ event }) => !['user.signed_in', 'document.downloaded'].includes(event)),
    found: await api.call('listDocuments', { query: { q: 'meeting' } }),
  };
}

/** Starts the web server on a restored instance; it processes nothing, so that nothing changes. */
async function startRestored(
  settings: Record<string, string>,
  args = ['web'],
): Promise<{ api: Client; admin: Client; program: Program }> {
  const { DATA_DIR, ...rest } = settings;
  const program = await startProgram(DATA_DIR!, {
    args,
    settings: rest,
  });
  programs.push(program);
  const api = clientOf(program, TOKEN);
  const admin = clientOf(program, '');
  delete admin.headers['authorization'];
  await admin.signIn(ADMIN.email, ADMIN.password);
  return { api, admin, program };
}

async function newDataFolder(name: string, with_key = true): Promise<string> {
  const data_dir = path.join(folder, name);
  await mkdir(data_dir);
  await chmod(data_dir, 0o755);
  if (with_key) await cp(path.join(service.data_dir, 'secret.key'), path.join(data_dir, 'secret.key'));
  return data_dir;
}

test('from a given server into a fresh data folder with the embedded database: every record is the same, what waited goes on', async () => {
  const DATA_DIR = await newDataFolder('embedded');
  const { code, output } = await runProgram(['restore', backup, '--verify'], { DATA_DIR });
  expect(output).toContain('No difference.');
  expect(code).toBe(0);
  const web = await startRestored({ DATA_DIR });
  expect(await everythingOf(web.api, web.admin)).toEqual(before);
  // A new document gets a number of its own.
  const place = await newPlace(web.api, 'After');
  expect((await upload(web.api, place, invoiceText('NEW'), 'new.txt')).id).toBeGreaterThan(waiting_id);
  expect(await web.program.end()).toBe(0);
  const all = await startRestored({ DATA_DIR }, []);
  expect((await untilProcessed(all.api, waiting_id)).processing_error).toBeNull();
  // A mail that waited may have gone out since the backup was made: people decide, and it goes once.
  const [doubted, ...others] = (await all.admin.call('listMails', { query: {} })).mails;
  expect(others).toEqual([]);
  expect(doubted).toMatchObject({ to: 'ann@acme.example', state: 'uncertain', can_send_again: true });
  expect(mail.taken).toEqual([]);
  await all.admin.call('sendMailAgain', { params: { id: doubted!.id } });
  await until(async () => mail.taken.length === 1, 'the mail');
  expect(mail.taken[0]!.parsed.messageId).toBe(doubted!.message_id);

  // And back again: the running embedded instance into a given server and an S3 store.
  const second = path.join(folder, 'second');
  const again = await runProgram(['backup', second, '--with-key'], { DATA_DIR });
  expect(again.output).toContain('The key is in the backup');
  expect(again.code).toBe(0);
  const s3 = await startS3Server();
  const given = {
    DATA_DIR: await newDataFolder('given', false),
    DATABASE_URL: await createEmptyDatabase(),
    STORAGE_URL: s3.storage_url,
    S3_ACCESS_KEY_ID: s3.credentials.access_key_id,
    S3_SECRET_ACCESS_KEY: s3.credentials.secret_access_key,
  };
  const restored = await runProgram(['restore', second, '--verify'], given);
  expect(restored.output).toContain('No difference.');
  expect(restored.code).toBe(0);
  const there = await startRestored(given);
  expect(await everythingOf(there.api, there.admin)).toEqual(await everythingOf(all.api, all.admin));
  await there.program.end();
  await s3.stop();
}, 300_000);

/** In this process, to be quick; the program itself runs in the first test. */
async function restoreHere(from: string, settings: Record<string, string>): Promise<string> {
  const config = readConfig(environment(settings));
  try {
    const log = createLog({ level: 'silent', pretty: false });
    return describeRestore(await restore(config, log, { folder: from, verify: true }));
  } catch (error) {
    return `Refused: ${(error as Error).message}`;
  }
}

async function backUpHere(
  to: string,
  settings: Record<string, string>,
  { prune = false, verify = false } = {},
): Promise<string> {
  const log = createLog({ level: 'silent', pretty: false });
  const options = { folder: to, scheduled: false, with_key: false, prune, verify };
  try {
    return (await runBackup(readConfig(environment(settings)), log, options)).report;
  } catch (error) {
    return `Refused: ${(error as Error).message}`;
  }
}

const environment = (settings: Record<string, string>) =>
  Object.fromEntries(Object.entries(settings).map(([name, value]) => [`RECTO_${name}`, value]));

test('a second backup copies only what is new, and prunes when told', async () => {
  const again = path.join(folder, 'incremental');
  await cp(backup, again, { recursive: true });
  expect(await backUpHere(again, instanceSettings())).toMatch(
    /Originals {2}4: 0 copied, 4 were there already/,
  );
  const strange = path.join(again, 'originals', 'ab', 'cd', 'ab'.repeat(32));
  await mkdir(path.dirname(strange), { recursive: true });
  await writeFile(strange, 'of a document that was purged');
  expect(await backUpHere(again, instanceSettings(), { prune: true })).toContain('1 unused ones removed');
  expect((await readdir(again)).filter((name) => name.startsWith('database-'))).toHaveLength(1);
}, 120_000);

interface Damage {
  name: string;
  damage: (copy: string) => Promise<void>;
  says: RegExp;
}

const tableOf = async (copy: string, table: string) => {
  const database = (await readdir(copy)).find((name) => name.startsWith('database-'))!;
  return path.join(copy, database, `${table}.jsonl.gz`);
};
const anOriginal = async (copy: string) => {
  const names = await readdir(path.join(copy, 'originals'), { recursive: true });
  return path.join(
    copy,
    'originals',
    names.find((name) => /[0-9a-f]{64}$/.test(name))!,
  );
};

test.each<Damage>([
  {
    name: 'an edited row',
    says: /documents\.jsonl\.gz is not what the backup wrote/,
    async damage(copy) {
      const file = await tableOf(copy, 'documents');
      const text = gunzipSync(await readFile(file)).toString('utf8');
      await writeFile(file, gzipSync(text.replace('checked', 'changed')));
    },
  },
  {
    name: 'a removed row',
    says: /audit_entries\.jsonl\.gz is not what the backup wrote/,
    async damage(copy) {
      const file = await tableOf(copy, 'audit_entries');
      const lines = gunzipSync(await readFile(file))
        .toString('utf8')
        .split('\n');
      await writeFile(file, gzipSync(lines.toSpliced(3, 1).join('\n')));
    },
  },
  {
    name: 'a manifest that fits an edited table',
    says: /was not signed with the key of this instance/,
    async damage(copy) {
      const file = path.join(copy, 'manifest.json');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace(/"rows": \d+/, '"rows": 4711'));
    },
  },
  {
    name: 'a changed original',
    says: /The original [0-9a-f]{64} is damaged in the backup/,
    damage: async (copy) => appendFile(await anOriginal(copy), '!'),
  },
  {
    name: 'a missing original',
    says: /The original [0-9a-f]{64} is missing in the backup/,
    damage: async (copy) => rm(await anOriginal(copy)),
  },
])(
  '$name is noticed',
  async ({ name, damage, says }) => {
    const copy = path.join(folder, `damaged ${name}`);
    await cp(backup, copy, { recursive: true });
    await damage(copy);
    // Databases take long to make; what is refused leaves it empty for the next one.
    untouched ??= await createEmptyDatabase();
    const settings = { DATA_DIR: await newDataFolder(name), DATABASE_URL: untouched };
    const said = await restoreHere(copy, settings);
    expect(said).toMatch(says);
    expect(said).toMatch(/^Refused|[1-9] DIFFERENCES/m);
    if (!said.startsWith('Refused')) untouched = undefined;
  },
  60_000,
);

test('it says what is missing: key, backup, instance, an empty target', async () => {
  const without = { DATA_DIR: await newDataFolder('no key', false) };
  expect(await restoreHere(backup, without)).toMatch(/does not hold the key/);
  expect(await restoreHere(folder, instanceSettings())).toMatch(/There is no backup in/);
  const nowhere = { DATA_DIR: path.join(folder, 'none') };
  expect(await backUpHere(backup, nowhere)).toMatch(/There is no instance in/);
  expect(await restoreHere(backup, instanceSettings())).toMatch(/The database is not empty/);
  const { code, output } = await runProgram(['backup', backup], nowhere);
  expect([code, output]).toEqual([1, expect.stringContaining('There is no instance in')]);
}, 60_000);
