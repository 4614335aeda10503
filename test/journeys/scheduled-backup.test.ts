// A backup every day, made by a worker: whole, read back, kept for its time, and loud when it fails.
import {
  appendFile,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUpOnSchedule } from '../../server/backup/back-up-on-schedule.ts';
import { generationName } from '../../server/backup/retention.ts';
import { SYSTEM, createContext, type Context } from '../../server/context.ts';
import { createTestClock } from '../kit/clock.ts';
import { runProgram } from '../kit/program.ts';
import { ADMIN, startAt, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

const clock = createTestClock();
const never = new AbortController().signal;
let root: string;
let service: TestService;
let ctx: Context;
let place: Awaited<ReturnType<typeof newPlace>>;

const schedule = (backup_dir: string) => ({
  backup_dir,
  backup_keep_daily: 2,
  backup_keep_weekly: 0,
  backup_keep_monthly: 0,
});

beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'recto-generations-'));
  // Its own worker makes none, so that each test says when one is made.
  service = await startTestService({ clock });
  ctx = createContext({ ...service.ctx, config: { ...service.ctx.config, ...schedule(root) } }, SYSTEM);
  place = await newPlace(service.api);
  for (const number of ['S-1', 'S-2'])
    await untilProcessed(
      service.api,
      (await upload(service.api, place, invoiceText(number), `${number}.txt`)).id,
    );
}, 120_000);
afterAll(async () => {
  await service.stop();
  await rm(root, { recursive: true, force: true });
});

const generations = async () => (await readdir(root)).toSorted();
const newest = async () => path.join(root, (await generations()).at(-1)!);
const instance = () => ({ DATA_DIR: service.data_dir, DATABASE_URL: service.database_url });
const verify = (folder: string) => runProgram(['backup', folder, '--verify'], instance());
const originalsOf = async (folder: string) =>
  (await readdir(path.join(folder, 'originals'), { recursive: true }))
    .filter((name) => /[0-9a-f]{64}$/.test(name))
    .map((name) => path.join(folder, 'originals', name));

// The dashboard remembers for some seconds what it has said of as many days.
let days = 0;

/** What the dashboard and the metrics say. */
async function told() {
  await service.admin.signIn(ADMIN.email, ADMIN.password);
  const fresh = { query: { days: (days += 1) } };
  const { backup, backup_failed } = await service.admin.call('getDashboard', fresh);
  const text = await until(async () => {
    const metrics = await (await fetch(`${service.url}/metrics`)).text();
    return metrics.includes(`recto_backup_failed ${backup_failed === null ? 0 : 1}`) && metrics;
  }, 'the metrics to be read anew');
  const success = Number(/^recto_backup_last_success_timestamp_seconds (\S+)$/m.exec(text)?.[1]);
  return { backup, backup_failed, success };
}

test('a worker makes it when it is due, once, whoever else looks at the same time', async () => {
  const worker = await startAt(service, { web: false, clock, settings: { BACKUP_DIR: root } });
  try {
    const { queue, db } = service.ctx;
    await until(
      async () => {
        // The other worker, which has no folder, may be the one that takes it.
        await queue.sendAll(db, 'back_up', [{}, {}, {}]);
        return (await generations())[0]?.endsWith('Z');
      },
      'the first backup',
      60_000,
    );
    await until(async () => {
      const { waiting, active } = await queue.depth('back_up');
      return waiting + active === 0;
    }, 'the other jobs');
    await Promise.all([backUpOnSchedule(ctx, never), backUpOnSchedule(worker.ctx, never)]);
  } finally {
    await worker.stop();
  }
  expect(await generations()).toHaveLength(1);
  expect(await verify(await newest())).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Originals {2}2 of 2[^]*It is complete and unchanged/),
  });
  const { backup, backup_failed, success } = await told();
  expect([backup?.problems, backup_failed]).toEqual([0, null]);
  expect(success).toBe(Date.parse(backup!.at) / 1000);
}, 120_000);

test('the next day’s shares the originals, and mends what the disk has spoiled; the third makes the first go', async () => {
  const [first] = await generations();
  const [spoiled = '', sound = ''] = await originalsOf(path.join(root, first!));
  const flipped = await readFile(spoiled);
  flipped[5] = flipped[5]! ^ 1;
  await writeFile(spoiled, flipped);
  expect(await verify(path.join(root, first!))).toMatchObject({
    code: 1,
    output: expect.stringMatching(/1 DIFFERENCES:\n {2}The original [0-9a-f]{64} is damaged/),
  });
  clock.forward(24);
  await backUpOnSchedule(ctx, never);
  await backUpOnSchedule(ctx, never);
  expect(await generations()).toHaveLength(2);
  expect((await verify(await newest())).code).toBe(0);
  const later = async (file: string) =>
    stat(path.join(await newest(), path.relative(path.join(root, first!), file)));
  expect((await later(sound)).ino).toBe((await stat(sound)).ino);
  expect((await later(spoiled)).ino).not.toBe((await stat(spoiled)).ino);
  clock.forward(24);
  await mkdir(path.join(root, 'of somebody else'));
  await mkdir(path.join(root, `${generationName(clock.now())}.part`, 'originals'), { recursive: true });
  await backUpOnSchedule(ctx, never);
  const left = await generations();
  expect(left).toHaveLength(3);
  expect(left).toContain('of somebody else');
  expect(left).not.toContain(first);
  // One that shared its originals with it is still whole.
  for (const name of left.filter((name) => name.endsWith('Z')))
    expect((await verify(path.join(root, name))).code).toBe(0);
  await rm(path.join(root, 'of somebody else'), { recursive: true });
}, 120_000);

test('a folder that is away is a failure that everybody hears of; it is tried again after an hour', async () => {
  const away = `${root}.away`;
  await rename(root, away);
  clock.forward(24);
  await backUpOnSchedule(ctx, never);
  const { backup_failed } = await told();
  expect(backup_failed?.reason).toMatch(
    /^RECTO_BACKUP_DIR \(".+"\) cannot be used \(ENOENT\)\. Make it, or mount/,
  );
  const { notifications } = await service.admin.call('listNotifications', {});
  expect(notifications.filter(({ kind }) => kind === 'backup').map(({ message }) => message)).toEqual([
    expect.stringContaining('The scheduled backup failed and is tried again every hour. RECTO_BACKUP_DIR'),
  ]);
  const doctor = await runProgram(['doctor'], { ...instance(), BACKUP_DIR: root, PORT: '0' });
  expect(doctor.output).toMatch(/^WARN {2}backup folder +RECTO_BACKUP_DIR \(".+"\) cannot be used/m);
  expect(doctor.output).toMatch(/^WARN {2}backup +failed at /m);
  expect(doctor.code).toBe(0);

  await rename(away, root);
  const before = await generations();
  await backUpOnSchedule(ctx, never);
  expect(await generations()).toEqual(before);
  clock.forward(1.1);
  await backUpOnSchedule(ctx, never);
  expect(await generations()).not.toEqual(before);
  expect((await told()).backup_failed).toBeNull();
}, 120_000);

test('one of a day to come, made while the clock was wrong, keeps no other from being made', async () => {
  const ahead = generationName(new Date(clock.now().getTime() + 400 * 24 * 3_600_000));
  await cp(await newest(), path.join(root, ahead), { recursive: true });
  clock.forward(24);
  await backUpOnSchedule(ctx, never);
  const made = (await generations()).filter((name) => name !== ahead);
  expect(made.at(-1)! >= generationName(new Date(clock.now().getTime() - 60_000))).toBe(true);
  await rm(path.join(root, ahead), { recursive: true });
}, 60_000);

test('none goes while the instance misses an original; it is kept from the backup before', async () => {
  const id = (await upload(service.api, place, invoiceText('S-3'), 'S-3.txt')).id;
  const { sha256 } = await untilProcessed(service.api, id);
  const stored = path.join(service.data_dir, 'originals', sha256.slice(0, 2), sha256.slice(2, 4), sha256);
  await rm(stored);
  const before = (await generations()).filter((name) => name.endsWith('Z'));
  clock.forward(24);
  await backUpOnSchedule(ctx, never);
  expect((await generations()).slice(0, before.length)).toEqual(before);
  expect((await told()).backup).toMatchObject({ problems: 1 });
  expect(await verify(await newest())).toMatchObject({
    code: 1,
    output: expect.stringContaining(`The original ${sha256} is missing in the backup`),
  });
}, 120_000);

test.each<{ name: string; says: RegExp; damage: (copy: string, table: string) => Promise<unknown> }>([
  {
    name: 'a truncated table',
    says: /documents\.jsonl\.gz is not what the backup wrote/,
    damage: async (_copy, table) => writeFile(table, (await readFile(table)).subarray(0, -20)),
  },
  {
    name: 'a flipped bit in a table',
    says: /documents\.jsonl\.gz is not what the backup wrote/,
    async damage(_copy, table) {
      const bytes = await readFile(table);
      bytes[bytes.length >> 1]! ^= 4;
      await writeFile(table, bytes);
    },
  },
  { name: 'a missing table', says: /documents\.jsonl\.gz is missing/, damage: (_copy, table) => rm(table) },
  {
    name: 'a truncated manifest',
    says: /is not the manifest of a backup/,
    async damage(copy) {
      const file = path.join(copy, 'manifest.json');
      await writeFile(file, (await readFile(file)).subarray(0, 400));
    },
  },
  {
    name: 'a longer original',
    says: /The original [0-9a-f]{64} is damaged in the backup/,
    damage: async (copy) => appendFile((await originalsOf(copy))[0]!, '!'),
  },
  {
    name: 'a missing original',
    says: /The original [0-9a-f]{64} is missing in the backup/,
    damage: async (copy) => rm((await originalsOf(copy))[0]!),
  },
])(
  'backup --verify ends with 1 and names it: $name',
  async ({ says, damage }) => {
    const sound = (await generations()).filter((name) => name.endsWith('Z'))[0]!;
    const copy = await mkdtemp(path.join(tmpdir(), 'recto-damaged-'));
    await cp(path.join(root, sound), copy, { recursive: true });
    const database = (await readdir(copy)).find((name) => name.startsWith('database-'))!;
    await damage(copy, path.join(copy, database, 'documents.jsonl.gz'));
    const { code, output } = await verify(copy);
    expect(output).toMatch(says);
    expect(code).toBe(1);
    await rm(copy, { recursive: true });
  },
  60_000,
);

test('recto backup without a folder does what the schedule does; who names the folder of all is told the newest', async () => {
  const before = await generations();
  const made = await runProgram(['backup'], { ...instance(), BACKUP_DIR: root });
  const [added] = (await generations()).filter((name) => !before.includes(name));
  expect(made.output).toContain(`Written to ${path.join(root, added!)} and read back.`);
  const below = await runProgram(['restore', root], instance());
  expect(below).toMatchObject({ code: 1, output: expect.stringContaining(`below it is ${await newest()}`) });
}, 60_000);
