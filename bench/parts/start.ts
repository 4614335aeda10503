// How long a start takes, and how much memory web server, worker and database hold: at rest, under load, and at rest again.
import { mixedFile } from '../../test/kit/mixed-files.ts';
import { newPlace, pushAll, sleep, startBuilt, type BenchService } from '../kit.ts';
import { treeMemory, type TreeMemory } from '../process-tree.ts';
import { count, markdownTable } from '../report.ts';

const SETTLE_MS = 5_000;
/** Longer than a reader process keeps what OCR has loaded. */
const QUIET_MS = 70_000;
const DOCUMENTS = 60;

export async function benchStart(): Promise<string> {
  const first = await startBuilt();
  try {
    await sleep(SETTLE_MS);
    const fresh = treeMemory(first.pid);
    const peak = await underLoad(first);
    await sleep(QUIET_MS);
    const after = treeMemory(first.pid);
    await first.stop(true);
    const again: number[] = [];
    for (const keep of [true, true, false]) {
      const next = await startBuilt({}, [], first.data_dir);
      again.push(next.ready_ms);
      await next.stop(keep);
    }
    return describe(first.ready_ms, again, { fresh, peak, after });
  } finally {
    await first.stop();
  }
}

/** The most that was held at one moment while mixed files, every tenth a picture for OCR, were processed. */
async function underLoad(service: BenchService): Promise<TreeMemory> {
  const files = await Promise.all(Array.from({ length: DOCUMENTS }, (_, n) => mixedFile(n, true)));
  let peak = treeMemory(service.pid);
  const timer = setInterval(() => {
    const now = treeMemory(service.pid);
    if (now.total > peak.total) peak = now;
  }, 250);
  try {
    await pushAll(service, await newPlace(service), files);
    return peak;
  } finally {
    clearInterval(timer);
  }
}

function describe(
  first_ms: number,
  again: number[],
  memory: { fresh: TreeMemory; peak: TreeMemory; after: TreeMemory },
): string {
  const row = (name: string, { service, readers, database, total }: TreeMemory) =>
    [name, service, readers, database, total].map((cell) => (typeof cell === 'number' ? count(cell) : cell));
  const median = again.toSorted((a, b) => a - b)[1]!;
  return `The first start makes the database, its schema and the Admin.

${markdownTable(
  ['start', 'seconds until ready'],
  [
    ['first, empty data folder', (first_ms / 1000).toFixed(1)],
    ['again, median of three', (median / 1000).toFixed(1)],
  ],
)}

Resident memory in MB (proportional set size: what processes share is counted once) of \`recto\` with one worker and the embedded database.

${markdownTable(
  ['', 'web and worker', 'readers and extractors', 'PostgreSQL', 'together'],
  [
    row('at rest, after the start', memory.fresh),
    row(`most under load (${DOCUMENTS} mixed files, OCR among them)`, memory.peak),
    row('at rest again, 70 s later', memory.after),
  ],
)}`;
}
