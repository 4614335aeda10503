// `npm run bench`: all parts, one after the other, into docs/benchmarks.md. `npm run bench -- --only list,search` runs some.
// Each part is a process of its own with a time limit, so that one that hangs or fails leaves the others alone.
import { spawn } from 'node:child_process';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { machine } from './kit.ts';
import { benchBeside } from './parts/beside.ts';
import { benchChat } from './parts/chat.ts';
import { benchDeliveries } from './parts/deliveries.ts';
import { benchList } from './parts/list.ts';
import { benchPages } from './parts/pages.ts';
import { benchProcessing } from './parts/processing.ts';
import { benchQuality } from './parts/quality.ts';
import { benchReview } from './parts/review.ts';
import { benchScopes } from './parts/scopes.ts';
import { benchSearch } from './parts/search.ts';
import { benchStart } from './parts/start.ts';
import { benchUpload } from './parts/upload.ts';
import { benchWorkers } from './parts/workers.ts';
import { saveSection } from './report.ts';

interface Part {
  name: string;
  title: string;
  /** Seconds after which it is ended; several times what it takes on two quiet cores. */
  limit_s: number;
  run: () => Promise<string>;
}

const PARTS: Part[] = [
  { name: 'start', title: 'Start and memory', limit_s: 300, run: benchStart },
  { name: 'upload', title: 'Upload', limit_s: 200, run: benchUpload },
  { name: 'processing', title: 'Processing, by kind of document', limit_s: 420, run: benchProcessing },
  { name: 'workers', title: 'More workers', limit_s: 300, run: benchWorkers },
  { name: 'list', title: 'Records and lists', limit_s: 720, run: benchList },
  { name: 'scopes', title: 'Lists within a scope', limit_s: 600, run: benchScopes },
  { name: 'quality', title: 'Figures of quality', limit_s: 900, run: benchQuality },
  { name: 'pages', title: 'Pages in the browser', limit_s: 300, run: benchPages },
  { name: 'review', title: 'Review in the browser', limit_s: 300, run: benchReview },
  { name: 'search', title: 'Search', limit_s: 600, run: benchSearch },
  { name: 'deliveries', title: 'Webhook deliveries', limit_s: 150, run: benchDeliveries },
  { name: 'chat', title: 'Chat', limit_s: 300, run: benchChat },
  { name: 'beside', title: 'Beside ocrmypdf and a script', limit_s: 300, run: benchBeside },
];
const NAMES = PARTS.map(({ name }) => name);
/** A part that was asked to end has this long to stop what it started. */
const END_MS = 60_000;

const { only, part, load } = parseArgs({
  options: {
    only: { type: 'string' },
    part: { type: 'string' },
    // What ran on the machine before the first part; later parts would count the earlier ones.
    load: { type: 'string', default: String(os.loadavg()[0]) },
  },
}).values;

if (part === undefined) await runAll(only?.split(',') ?? NAMES);
else await runOne(part);

async function runAll(wanted: string[]): Promise<void> {
  const unknown = wanted.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`No part ${unknown.join(', ')}. Parts: ${NAMES.join(', ')}`);
  console.log(`${machine()}\n`);
  for (const { name, limit_s } of PARTS.filter((one) => wanted.includes(one.name))) {
    const started = performance.now();
    const code = await runApart(name, limit_s);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(
      `\n${name}: ${code === 0 ? 'done' : `ended with ${code}; its section stays as it was`} after ${seconds} s\n`,
    );
    if (code !== 0) process.exitCode = 1;
  }
}

/** This program again, for one part. */
function runApart(name: string, limit_s: number): Promise<number | string | null> {
  const child = spawn(
    process.execPath,
    [...process.execArgv, import.meta.filename, '--part', name, '--load', load],
    {
      stdio: 'inherit',
    },
  );
  const timers = [
    setTimeout(() => child.kill('SIGTERM'), limit_s * 1000),
    setTimeout(() => child.kill('SIGKILL'), limit_s * 1000 + END_MS),
  ];
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      timers.forEach((timer) => clearTimeout(timer));
      resolve(code ?? signal);
    });
  });
}

async function runOne(name: string): Promise<void> {
  const found = PARTS.find((one) => one.name === name);
  if (found === undefined) throw new Error(`No part ${name}`);
  const body = await found.run();
  console.log(body);
  saveSection(NAMES, found, body, Number(load));
}
