// Processes that crash, hang, swallow memory or are killed: the caller learns why, and the pool goes on.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ProcessPool } from './process-pool.ts';

const MB = 1024 * 1024;
let folder: string;
let pool: ProcessPool;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'recto-pool-'));
  const serve = new URL('serve-requests.ts', import.meta.url).href;
  await writeFile(
    path.join(folder, 'child.ts'),
    `import { serveRequests } from '${serve}';
     const held = [];
     serveRequests(async (body, context) => {
       if (body.do === 'pid') return process.pid;
       if (body.do === 'fail') throw Object.assign(new RangeError('told'), { kind: 'mine' });
       if (body.do === 'crash') process.kill(process.pid, 'SIGKILL');
       if (body.do === 'hang') for (;;);
       if (body.do === 'sleep') await new Promise((resolve) => setTimeout(resolve, 60_000));
       if (body.do === 'starve')
         for (let n = 0; n < 15; n++) {
           for (const end = performance.now() + 40; performance.now() < end;);
           await new Promise((resolve) => setTimeout(resolve, 60));
         }
       if (body.do === 'swallow') for (;;) { held.push(Buffer.alloc(${32 * MB}, 1)); await new Promise((r) => setTimeout(r, 5)); }
       if (body.do === 'hold') held.push(Buffer.alloc(250 * 1024 * 1024, 1));
       if (body.do === 'wait') await new Promise((resolve) => context.signal.addEventListener('abort', resolve));
       for (let n = 1; n <= body.count; n++) {
         if (body.do === 'work') for (const end = performance.now() + 100; performance.now() < end;);
         await context.send(n);
       }
       return body.count;
     });`,
  );
  pool = new ProcessPool(options());
});
const options = () => ({
  entry: pathToFileURL(path.join(folder, 'child.ts')),
  size: 1,
  max_memory_bytes: 500 * MB,
  max_heap_mb: 64,
  env: {},
  recycle_after_requests: 1000,
  recycle_above_bytes: 1000 * MB,
  rest: { after_ms: 1500, above_bytes: 200 * MB },
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

const ask = (body: object, options: Partial<Parameters<ProcessPool['request']>[1]> = {}) =>
  pool.request(body, { silence_timeout_ms: 30_000, ...options });

// Long enough for a child of a machine that is very busy: the second one has to make it.
it('a child that does not start in time is replaced: one moment of a busy machine is not told for ever', async () => {
  const entry = path.join(folder, 'late-child.ts');
  const serve = new URL('serve-requests.ts', import.meta.url).href;
  const flag = path.join(folder, 'may-start');
  await writeFile(
    entry,
    `import { existsSync } from 'node:fs';
     import { serveRequests } from '${serve}';
     if (existsSync(${JSON.stringify(flag)})) serveRequests(async () => 'here');
     else setInterval(() => {}, 1000);`,
  );
  const late = new ProcessPool({ ...options(), entry: pathToFileURL(entry), start_timeout_ms: 10_000 });
  const request = () => late.request({}, { silence_timeout_ms: 30_000 });
  await expect(request()).rejects.toMatchObject({ kind: 'not_started' });
  await writeFile(flag, '');
  await expect(request()).resolves.toBe('here');
  await late.close();
});

it('a child that ends while it starts is no fault of what was asked', async () => {
  const entry = path.join(folder, 'broken-child.ts');
  await writeFile(entry, 'process.exit(3);');
  const broken = new ProcessPool({ ...options(), entry: pathToFileURL(entry) });
  await expect(broken.request({}, { silence_timeout_ms: 30_000 })).rejects.toMatchObject({
    kind: 'not_started',
  });
  await broken.close();
});

it('hands streamed messages to the caller one at a time and in order', async () => {
  const taken: unknown[] = [];
  let open = 0;
  const onMessage = async (body: unknown) => {
    expect(++open).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2));
    taken.push(body);
    open--;
  };
  await expect(ask({ count: 5 }, { onMessage })).resolves.toBe(5);
  expect(taken).toEqual([1, 2, 3, 4, 5]);
}, 60_000);

it('carries the errors of the child over, and keeps the child', async () => {
  const before = await ask({ do: 'pid' });
  await expect(ask({ do: 'fail' })).rejects.toMatchObject({
    remote_name: 'RangeError',
    message: 'told',
    kind: 'mine',
  });
  expect(await ask({ do: 'pid' })).toBe(before);
}, 60_000);

it.each([
  ['crash', 'crashed', {}],
  ['hang', 'timeout', { silence_timeout_ms: 300 }],
  ['hang', 'timeout', { processor_limit_ms: (): number => 300 }],
  ['hang', 'timeout', { silence_timeout_ms: 50, processor_limit_ms: (): number => 60_000 }],
  ['sleep', 'timeout', { silence_timeout_ms: 300, processor_limit_ms: (): number => 60_000 }],
  ['swallow', 'memory', {}],
] as const)(
  'replaces a child that does %s',
  async (what, kind, options) => {
    const before = await ask({ do: 'pid' });
    await expect(ask({ do: what }, options)).rejects.toMatchObject({ name: 'ProcessError', kind });
    expect(await ask({ do: 'pid' })).not.toBe(before);
  },
  60_000,
);

it('a child that works on a busy machine is not taken for one that hangs', async () => {
  const options = { silence_timeout_ms: 500, processor_limit_ms: (): number => 60_000 };
  await expect(ask({ do: 'starve', count: 1 }, options)).resolves.toBe(1);
}, 60_000);

it('counts only the processor time of its child, from one message to the next', async () => {
  const running = new AbortController();
  const processor_limit_ms = () => 300;
  setTimeout(() => running.abort(), 1500);
  const waiting = ask({ do: 'wait' }, { signal: running.signal, processor_limit_ms });
  await expect(waiting).rejects.toMatchObject({ kind: 'aborted' });
  await expect(ask({ do: 'work', count: 6 }, { processor_limit_ms })).resolves.toBe(6);
}, 60_000);

it('calls requests off that run and those that wait', async () => {
  const running = new AbortController();
  const waiting = new AbortController();
  const first = ask({ do: 'wait' }, { signal: running.signal });
  const second = ask({ do: 'pid' }, { signal: waiting.signal });
  waiting.abort();
  await expect(second).rejects.toMatchObject({ kind: 'aborted' });
  running.abort();
  await expect(first).rejects.toMatchObject({ kind: 'aborted' });
  expect(await ask({ do: 'pid' })).toBeTypeOf('number');
}, 60_000);

it('ends a child that holds much memory when nothing is asked of it, and keeps one that does not', async () => {
  const light = await ask({ do: 'pid' });
  await new Promise((resolve) => setTimeout(resolve, 2500));
  expect(await ask({ do: 'pid' })).toBe(light);
  await ask({ do: 'hold', count: 0 });
  // Asked again in time, it stays.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(await ask({ do: 'pid' })).toBe(light);
  const gone = () => {
    try {
      return !process.kill(Number(light), 0);
    } catch {
      return true;
    }
  };
  await expect.poll(gone, { timeout: 30_000 }).toBe(true);
  expect(await ask({ do: 'pid' })).not.toBe(light);
}, 60_000);

it('asks the child that was asked about the same before, and lets the others keep what they know', async () => {
  const two = new ProcessPool({ ...options(), size: 2 });
  try {
    const pid = (about?: object) =>
      two.request({ do: 'pid' }, { silence_timeout_ms: 30_000, ...(about && { about }) });
    const [one, other, third] = [{}, {}, {}];
    const [first, second] = await Promise.all([pid(one), pid(other)]);
    expect(second).not.toBe(first);
    // However they became free, and in whichever order they are asked again.
    for (const about of [one, other, other, one])
      expect(await pid(about)).toBe(about === one ? first : second);
    expect(await pid(third)).toBe(second);
    expect(await pid(one)).toBe(first);
    expect(await pid()).toBe(first);
  } finally {
    await two.close();
  }
});

it('lets one request be alone, in a child of its own, and nobody overtakes it', async () => {
  const two = new ProcessPool({ ...options(), size: 2 });
  const ask = (body: object, options: Partial<Parameters<ProcessPool['request']>[1]> = {}) =>
    two.request(body, { silence_timeout_ms: 30_000, ...options });
  try {
    const running = new AbortController();
    const before = await ask({ do: 'pid' });
    const long = ask({ do: 'wait' }, { signal: running.signal }).catch(() => undefined);
    const order: (string | number)[] = [];
    const onMessage = () => void order.push(two.load.running);
    const alone = ask({ count: 1 }, { alone: true, onMessage }).then(() => order.push('alone'));
    const later = [1, 2].map(() => ask({ do: 'pid' }).then((pid) => order.push(`later ${pid !== before}`)));
    // One child could be had, but not as long as somebody waits to be alone.
    expect(two.load).toEqual({ running: 1, waiting: 3 });
    running.abort();
    await Promise.all([long, alone, ...later]);
    expect(order).toEqual([1, 'alone', 'later true', 'later true']);
  } finally {
    await two.close();
  }
}, 60_000);

it('starts one child ahead of the first request, and that one answers it', async () => {
  const warmed = new ProcessPool({ ...options(), size: 2 });
  const before = await children();
  try {
    warmed.warm();
    warmed.warm();
    const started = (await children()).filter((pid) => !before.includes(pid));
    expect(started).toHaveLength(1);
    expect(await warmed.request({ do: 'pid' }, { silence_timeout_ms: 30_000 })).toBe(started[0]);
  } finally {
    await warmed.close();
  }
});

/** Ids of the processes that this one has started. */
async function children(): Promise<number[]> {
  const listed = await readFile(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8');
  return listed.trim().split(/\s+/).map(Number);
}
