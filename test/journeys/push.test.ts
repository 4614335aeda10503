// `recto push`: a folder goes up, each file once, whatever happens to the program meanwhile.
import { spawn } from 'node:child_process';
import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { push } from '../../server/commands/push/push.ts';
import type { Destination } from '../../server/commands/push/service.ts';
import { sized } from '../kit/full-size.ts';
import { runProgram } from '../kit/program.ts';
import { TOKEN, startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, type Place } from '../kit/upload.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KILLS = sized(12, 50);

let service: TestService;
let place: Place;
let to: Destination;
let folder: string;
let n = 0;

beforeAll(async () => {
  service = await startTestService({ worker: false });
}, 180_000);
afterAll(() => service.stop());
beforeEach(async () => {
  place = await newPlace(service.api, `Contact ${(n += 1)}`);
  to = { url: service.url, token: TOKEN, ...place, profile_id: undefined };
  folder = await mkdtemp(path.join(tmpdir(), 'recto-push-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = async (name: string, content: string) => {
  await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
  await writeFile(path.join(folder, name), content);
};

const listed = (query: object) => service.api.call('listDocuments', { query });

const documents = async () =>
  (await service.api.call('listDocuments', { query: { folder_id: place.folder_id, limit: 200 } })).documents;

const pushed = () => push({ folder, to, watch: false }, () => undefined);

test('files of all depths go up once; hidden ones stay; a changed one goes up again', async () => {
  await write('a.txt', 'first');
  await write('sub/发票.txt', 'second');
  await write('sub/deeper/a.txt', 'first');
  await write('.hidden/x.txt', 'no');
  expect(await pushed()).toEqual({ uploaded: 3, there: 0, refused: [] });
  expect(await pushed()).toEqual({ uploaded: 0, there: 3, refused: [] });
  await write('a.txt', 'changed');
  // The same content with another time.
  await write('sub/发票.txt', 'second');
  expect(await pushed()).toEqual({ uploaded: 1, there: 2, refused: [] });
  expect((await documents()).map(({ filename }) => filename).sort()).toEqual([
    'a.txt',
    'a.txt',
    'a.txt',
    '发票.txt',
  ]);
});

test('what the service refuses is named, the others go up', async () => {
  await write('empty.txt', '');
  await write('good.txt', 'content');
  const { uploaded, refused } = await pushed();
  expect(uploaded).toBe(1);
  expect(refused).toEqual([{ file: 'empty.txt', reason: expect.stringMatching(/empty/i) as string }]);
});

test('a file whose answer was lost days ago is looked for, not sent again', async () => {
  await write('a.txt', 'content');
  await pushed();
  const journal = path.join(folder, '.recto-push.jsonl');
  const [begun = ''] = (await readFile(journal, 'utf8')).split('\n');
  const old = { ...(JSON.parse(begun) as object), at: '2020-01-01T00:00:00.000Z' };
  await writeFile(journal, `${JSON.stringify(old)}\n{"cut o`);
  // Its key is unknown to the service by now.
  await service.ctx.db.deleteFrom('upload_keys').execute();
  expect(await pushed()).toMatchObject({ uploaded: 1, there: 0 });
  expect(await pushed()).toMatchObject({ uploaded: 0, there: 1 });
  expect(await documents()).toHaveLength(1);
});

test('a wrong token, a folder that is not there: it stops and says why', async () => {
  await write('a.txt', 'content');
  const settings = { BASE_URL: service.url, API_TOKEN: 're_wrong' };
  const args = ['push', folder, '--contact', String(place.contact_id), '--folder', String(place.folder_id)];
  const wrong = await runProgram(args, settings);
  expect(wrong).toMatchObject({ code: 1, result: '' });
  expect(wrong.output).toMatch(/token.*\nWhat was uploaded is noted; run it again to go on\./is);
  const unknown = await runProgram([...args.slice(0, 4), '--folder', '999999'], {
    ...settings,
    API_TOKEN: TOKEN,
  });
  expect(unknown.output).toContain('999999');
  const good = await runProgram(args, { ...settings, API_TOKEN: TOKEN });
  expect(good).toMatchObject({ code: 0 });
  expect(good.output).toMatch(
    /^1 of 1 {2}a\.txt {2}document \d+\n1 files: 1 uploaded, 0 there already, 0 refused\.\n$/,
  );
  expect((await runProgram(['push', folder], settings)).output).toContain('--contact takes an id');
}, 180_000);

/** The program that pushes, without the rest of it: what is killed most often has to start fast. */
const SCRIPT = `
import { push } from './server/commands/push/push.ts';
process.send('ready');
await push({ folder: process.argv[1], to: JSON.parse(process.argv[2]), watch: false }, () => undefined);
`;

test(`killed ${KILLS} times, it makes each document once`, async () => {
  const names = Array.from({ length: 120 }, (_, i) => `${i % 7}/file ${i}.txt`);
  for (const [i, name] of names.entries()) await write(name, `content ${i}`);
  const run = async (kill_after_ms: number | undefined) => {
    const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', SCRIPT];
    const child = spawn(process.execPath, [...args, folder, JSON.stringify(to)], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const ended = new Promise<NodeJS.Signals | number | null>((resolve) =>
      child.once('exit', (code, signal) => resolve(signal ?? code)),
    );
    const ready = new Promise<void>((resolve) => child.once('message', () => resolve()));
    await Promise.race([ready, ended]);
    if (kill_after_ms !== undefined) setTimeout(() => child.kill('SIGKILL'), kill_after_ms);
    return ended;
  };
  let kills = 0;
  for (let round = 0; kills < KILLS; round += 1) {
    // A new file now and then, so that there is always something left to be killed at.
    if ((await run(5 + ((round * 37) % 90))) === 'SIGKILL') kills += 1;
    else {
      const name = `more/${round}.txt`;
      await write(name, `more ${round}`);
      names.push(name);
    }
  }
  expect(await run(undefined)).toBe(0);
  const found: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: object = { folder_id: place.folder_id, limit: 200, ...(cursor === '' ? {} : { cursor }) };
    const page: Awaited<ReturnType<typeof listed>> = await listed(query);
    found.push(...page.documents.map(({ filename }) => filename));
    cursor = page.next_cursor;
  }
  expect(found.sort()).toEqual(names.map((name) => path.basename(name)).sort());
}, 600_000);

test('watching, it goes on with files that come, once they have settled', async () => {
  const watching = push({ folder, to, watch: true }, () => undefined);
  const failed = watching.catch((error: unknown) => error);
  await write('a.txt', 'begun');
  await appendFile(path.join(folder, 'a.txt'), ' and done');
  await until(async () => (await documents()).length === 1, 'the file that came');
  const original = await service.api.raw('GET', `/api/documents/${(await documents())[0]!.id}/original`);
  expect(await original.text()).toBe('begun and done');
  // It ends when the service takes nothing more from it.
  await rm(folder, { recursive: true });
  expect(await failed).toBeInstanceOf(Error);
}, 60_000);
