// `npm run soak:load -- --minutes 30`: mixed load on one service with the embedded database, within what the machine can do.
// Ends with 1 on any error, any document or delivery left over, a broken audit log, or memory that grows.
import { mkdtemp, chmod, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from '../test/kit/client.ts';
import { startProgram, type Program } from '../test/kit/program.ts';
import { startReceiver, type Receiver } from '../test/kit/receiver.ts';
import { machine } from './kit.ts';
import { startMixedLoad, type MixedLoad } from './mixed-load.ts';
import { treeMemory, type TreeMemory } from './process-tree.ts';

const { minutes: given } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } }).values;
const minutes = Number(given);
if (!(minutes > 0)) throw new Error('--minutes takes a number above 0');

const TOKEN = `re_${'50a4'.repeat(16)}`;
const PASSWORD = 'a password for the soak';
const SAMPLE_MS = 2000;
const MINUTE_MS = 60_000;
/** Until caches, pools and the code of the hot paths are filled. */
const WARM_UP_SHARE = 0.3;
/** A short run ends before the heap has found its size. */
const LONG_RUN_MINUTES = 10;
const ALLOWED_GROWTH = { long: 0.1, short: 0.6 };

interface Sample extends TreeMemory {
  /** Minutes since the start. */
  at: number;
}

const say = (line: string) => void process.stdout.write(`${line}\n`);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function main(): Promise<void> {
  say(`${machine()}; ${minutes} minutes of mixed load`);
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-soak-'));
  await chmod(folder, 0o755);
  const receiver = await startReceiver();
  receiver.answer = (_, index) => {
    // Otherwise the receiver itself would grow.
    receiver.received[index] = { path: '', headers: {}, body: '', at: 0 };
    return index % 8 === 7 ? { status: 503 } : {};
  };
  const program = await startProgram(path.join(folder, 'data'), {
    built: true,
    settings: {
      API_TOKEN: TOKEN,
      ADMIN_PASSWORD: PASSWORD,
      LOG_LEVEL: 'warn',
      WEBHOOK_RETRY_DELAYS: '1,2,4,8,16,30,30',
    },
  });
  try {
    const problems = await soak(program, receiver);
    say(problems.length === 0 ? 'No error, flat memory.' : problems.join('\n'));
    if (problems.length > 0) process.exitCode = 1;
  } finally {
    await program.end();
    await receiver.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

async function soak(program: Program, receiver: Receiver): Promise<string[]> {
  const api = new Client(program.url, `Bearer ${TOKEN}`);
  const admin = new Client(program.url);
  await admin.signIn('admin@recto.local', PASSWORD);
  await admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  const pid = program.child.pid!;
  say(describe('at rest', treeMemory(pid)));
  const load = await startMixedLoad(api, admin);
  const samples = await watch(pid, load, receiver);
  await load.stop();
  const problems = [...load.result.errors, ...(await unfinished(api, admin, load))];
  say(JSON.stringify({ ...load.result.done, webhook_requests: receiver.received.length }));
  const { problem, line } = judgeMemory(samples);
  say(line);
  const last = program
    .output()
    .trim()
    .split('\n')
    .filter((text) => /"level":(50|60)|"level":"(error|fatal)"/.test(text));
  problems.push(...last.map((text) => `log: ${text.slice(0, 300)}`));
  return problem === undefined ? problems : [...problems, problem];
}

async function watch(pid: number, load: MixedLoad, receiver: Receiver): Promise<Sample[]> {
  const samples: Sample[] = [];
  const started = performance.now();
  let told = 0;
  for (;;) {
    const at = (performance.now() - started) / MINUTE_MS;
    const memory = treeMemory(pid);
    samples.push({ at, ...memory });
    if (Math.floor(at) > told) {
      told = Math.floor(at);
      const { done, errors } = load.result;
      say(
        `${describe(`minute ${told}`, memory)}; ${done['upload'] ?? 0} uploads, ${receiver.received.length} webhooks, ${errors.length} errors`,
      );
    }
    if (at >= minutes) return samples;
    await sleep(SAMPLE_MS);
  }
}

const describe = (when: string, { service, readers, database, total }: TreeMemory) =>
  `${when}: ${total.toFixed(0)} MB (service ${service.toFixed(0)}, readers ${readers.toFixed(0)}, database ${database.toFixed(0)})`;

/** What must be so once the load has ended. */
async function unfinished(api: Client, admin: Client, load: MixedLoad): Promise<string[]> {
  const problems: string[] = [];
  const deadline = performance.now() + 3 * MINUTE_MS;
  const open = async () => {
    const { queue } = await admin.call('getDashboard', {});
    const { total } = await admin.call('listDeliveries', { query: { state: ['pending', 'retrying'] } });
    return { documents: queue.waiting + queue.processing, deliveries: total };
  };
  let left = await open();
  while (left.documents + left.deliveries > 0 && performance.now() < deadline) {
    await sleep(500);
    left = await open();
  }
  if (left.documents + left.deliveries > 0) problems.push(`left over: ${JSON.stringify(left)}`);
  for (const id of load.documents) {
    const { processing_error } = await api.call('getDocument', { params: { id } });
    if (processing_error !== null) problems.push(`document ${id}: ${processing_error}`);
  }
  const { intact, problems: broken } = await admin.call('verifyAudit', {});
  if (!intact) problems.push(`audit log: ${JSON.stringify(broken)}`);
  const { status } = await api.raw('GET', '/readyz');
  if (status !== 200) problems.push(`/readyz answers ${status}`);
  return problems;
}

/** Least squares over the service and the database after the warm-up; readers come and go with the pictures. */
function judgeMemory(samples: Sample[]): { line: string; problem?: string } {
  const settled = samples.filter(({ at }) => at >= minutes * WARM_UP_SHARE);
  const values = settled.map(({ at, service, database }) => [at, service + database] as const);
  const mean = (of: readonly number[]) => of.reduce((sum, value) => sum + value, 0) / of.length;
  const [meanAt, meanMb] = [mean(values.map(([at]) => at)), mean(values.map(([, mb]) => mb))];
  const slope =
    values.reduce((sum, [at, mb]) => sum + (at - meanAt) * (mb - meanMb), 0) /
    Math.max(
      Number.EPSILON,
      values.reduce((sum, [at]) => sum + (at - meanAt) ** 2, 0),
    );
  const growth = slope * minutes * (1 - WARM_UP_SHARE);
  const share = minutes >= LONG_RUN_MINUTES ? ALLOWED_GROWTH.long : ALLOWED_GROWTH.short;
  const [first, last] = [values[0]![1], values.at(-1)![1]];
  const peak = Math.max(...samples.map(({ total }) => total));
  const line =
    `memory of service and database after the warm-up: ${first.toFixed(0)} MB, at the end ${last.toFixed(0)} MB, ` +
    `mean ${meanMb.toFixed(0)} MB, slope ${(slope * 60).toFixed(1)} MB an hour; peak with readers ${peak.toFixed(0)} MB`;
  return growth <= meanMb * share
    ? { line }
    : { line, problem: `Memory grew by ${growth.toFixed(0)} MB, more than ${share * 100} % of its mean` };
}

await main();
