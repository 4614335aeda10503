// Starting, stopping and being killed, with the embedded database: nothing acknowledged is lost, nothing is left behind.
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Client } from '../kit/client.ts';
import {
  clientOf,
  printedPassword,
  printedToken,
  processesOf,
  startProgram,
  type Program,
} from '../kit/program.ts';
import { TOKEN } from '../kit/service.ts';
import { fillStartedFolder } from '../kit/started-folder.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

let data_dir: string;
let running: Program | undefined;
beforeEach(async () => {
  data_dir = await mkdtemp(path.join(tmpdir(), 'recto-life-'));
  await chmod(data_dir, 0o755);
});
afterEach(async () => {
  await running?.end('SIGKILL');
  running = undefined;
  await until(async () => processesOf(data_dir).length === 0, 'all processes to end');
  await rm(data_dir, { recursive: true, force: true });
});

async function start(options: Parameters<typeof startProgram>[1] = {}): Promise<Program> {
  running = await startProgram(data_dir, options);
  return running;
}

/** As any start but the first. */
async function startLater(): Promise<Program> {
  await fillStartedFolder(data_dir);
  return start();
}

test('the first start prints the sign-in and the token once; they work; SIGTERM ends everything', async () => {
  const first = await start();
  const token = printedToken(first);
  expect((await clientOf(first, token).call('listDocuments')).total).toBe(0);
  const admin = new Client(first.url);
  await admin.signIn('admin@recto.local', printedPassword(first));
  expect((await admin.call('getMe')).must_change_password).toBe(true);
  expect(await first.end('SIGTERM')).toBe(0);
  expect(processesOf(data_dir)).toEqual([]);

  const second = await start();
  expect(second.output()).not.toContain('Password');
  expect(second.output()).not.toContain(token);
  expect((await clientOf(second, token).call('getMe')).kind).toBe('token');
  // Ctrl-C.
  expect(await second.end('SIGINT')).toBe(0);
  expect(processesOf(data_dir)).toEqual([]);
}, 90_000);

test.each(['SIGTERM', 'SIGINT'] as const)('%s while it starts ends the database too', async (signal) => {
  const starting = await start({ says: /database migrated/ });
  expect(await starting.end(signal)).toBe(0);
  expect(processesOf(data_dir)).toEqual([]);
});

test('SIGTERM to npm start, as service managers send it, ends the service and its database', async () => {
  const started = await start({ npm: true });
  expect(processesOf(data_dir)).not.toEqual([]);
  await started.end('SIGTERM');
  expect(processesOf(data_dir)).toEqual([]);
  expect(started.output()).toContain('stopped');
}, 180_000);

test('after kill -9 no database process is left, acknowledged uploads are there, and they are processed', async () => {
  const first = await startLater();
  const api = clientOf(first, TOKEN);
  const place = await newPlace(api);
  const ids: number[] = [];
  for (let i = 0; i < 20; i += 1)
    ids.push((await upload(api, place, invoiceText(`KILL-${i}`), `kill-${i}.txt`)).id);
  expect(await first.end('SIGKILL')).toBe('SIGKILL');
  await until(async () => processesOf(data_dir).length === 0, 'the database to end');

  const second = await start();
  const again = clientOf(second, TOKEN);
  for (const [i, id] of ids.entries()) {
    const record = await untilProcessed(again, id, 60_000);
    expect(record).toMatchObject({ filename: `kill-${i}.txt`, processing_error: null });
    const original = await again.call('getOriginal', { params: { id } });
    expect(await original.text()).toBe(invoiceText(`KILL-${i}`));
  }
  expect(await second.end()).toBe(0);
}, 120_000);

test('started again at once after kill -9, it waits for the old database to end and goes on', async () => {
  const first = await startLater();
  first.child.kill('SIGKILL');
  const second = await start();
  expect((await clientOf(second, TOKEN).call('listContacts')).total).toBe(1);
  expect(await second.end()).toBe(0);
}, 90_000);

test('the database alone being killed is survived', { timeout: 240_000 }, async () => {
  const program = await start();
  const api = clientOf(program, printedToken(program));
  await api.call('createContact', { body: { name: 'Before' } });
  const pids = processesOf(data_dir).length;
  expect(pids).toBeGreaterThan(0);
  const pid = Number((await readFile(path.join(data_dir, 'pg', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  process.kill(pid, 'SIGKILL');
  await until(
    async () => {
      const response = await api.raw('GET', '/api/contacts').catch(() => undefined);
      return response?.status === 200 && ((await response.json()) as { total: number }).total === 2;
    },
    'the database to come back',
    100_000,
  ).catch((error: unknown) => {
    throw new Error(`The program said:\n${program.output().slice(-4000)}`, { cause: error });
  });
  const code = await program.end();
  expect(code, program.output().slice(-6000)).toBe(0);
});

/** Rejects a promise that nobody waits for, once the program runs. */
const UNHANDLED =
  'data:text/javascript,' +
  encodeURIComponent(`
  process.on('SIGUSR2', () => void Promise.reject(Object.assign(new Error('told to nobody'), { code: '57P01' })));
  process.on('SIGHUP', () => void Promise.reject(new Error('unforeseen')));
`);

test('a lost connection that was told to nobody is survived; what was not foreseen ends the service', async () => {
  await fillStartedFolder(data_dir);
  const program = await start({ imports: [UNHANDLED] });
  const api = clientOf(program, TOKEN);
  program.child.kill('SIGUSR2');
  await until(async () => program.output().includes('told to nobody'), 'the lost connection to be logged');
  expect((await api.call('listContacts')).total).toBe(1);
  program.child.kill('SIGHUP');
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('unforeseen');
  expect(processesOf(data_dir)).toEqual([]);
}, 90_000);

test('what fails while the service ends after a signal is not covered up by it: the exit code is 1', async () => {
  await fillStartedFolder(data_dir);
  const program = await start({ imports: [UNHANDLED] });
  program.child.kill('SIGTERM');
  program.child.kill('SIGHUP');
  expect(await program.ended).toBe(1);
  expect(program.output()).toContain('unforeseen');
  expect(processesOf(data_dir)).toEqual([]);
}, 90_000);

test.runIf(process.getuid?.() === 0)(
  'an ordinary user can run it',
  async () => {
    await chown(data_dir, 65_534, 65_534);
    const program = await start({ uid: 65_534, gid: 65_534 });
    expect((await clientOf(program, printedToken(program)).call('listDocuments')).total).toBe(0);
    expect(await program.end()).toBe(0);
  },
  90_000,
);

test('settings that cannot be used are all named, and the start is refused', async () => {
  await expect(start({ settings: { PORT: 'eighty', MAX_UPLOAD: '5' } })).rejects.toThrow(
    /RECTO_PORT[^]*RECTO_MAX_UPLOAD is not a setting/,
  );
});

test('what a package warns of is a line of the log', async () => {
  const warning = "setInterval(() => process.emitWarning('of a package'), 100).unref()";
  const program = await start({
    imports: [`data:text/javascript,${encodeURIComponent(warning)}`],
    settings: { LOG_FORMAT: 'json' },
  });
  const lines = await until(async () => {
    // Node itself tells of those that come before the program has loaded.
    const [, told = ''] = program.output().split('"msg":"started"}\n');
    const found = told.split('\n').filter((line) => line.includes('of a package'));
    return found.length > 2 && found;
  }, 'the warnings');
  for (const line of lines.slice(0, 2))
    expect(JSON.parse(line)).toMatchObject({ msg: 'warning', error: { message: 'of a package' } });
}, 90_000);

test('a port in use is said in words', async () => {
  const first = await startLater();
  const { port } = new URL(first.url);
  const other = await mkdtemp(path.join(tmpdir(), 'recto-life-'));
  await chmod(other, 0o755);
  await fillStartedFolder(other);
  await expect(startProgram(other, { settings: { PORT: port } })).rejects.toThrow(/Port \d+ is in use/);
  await until(async () => processesOf(other).length === 0, 'the second database to end');
  await rm(other, { recursive: true, force: true });
}, 90_000);
