// How throughput grows with worker processes: one web server, one PostgreSQL server, one S3 store, 1, 2 and 4 workers.
import os from 'node:os';
import { anyhow, startCluster } from '../../test/kit/cluster.ts';
import { newPlace, uploadForm } from '../../test/kit/upload.ts';
import { onePage } from '../documents.ts';
import { sleep } from '../kit.ts';
import { count, markdownTable } from '../report.ts';

const DOCUMENTS = 160;
/** Not counted: while the first ones are processed, workers are still starting. */
const LEAD = 20;

export async function benchWorkers(): Promise<string> {
  const files = await Promise.all(Array.from({ length: DOCUMENTS }, (_, n) => onePage(n)));
  const rates: [number, number][] = [];
  for (const workers of [1, 2, 4]) rates.push([workers, await rateOf(workers, files)]);
  const [, one] = rates[0]!;
  return `\`recto web\` and \`recto worker\` processes of one document at a time each (\`RECTO_WORKERS=1\`), one-page PDFs with text. The machine has
${os.availableParallelism()} cores, which client, web server, database and store share with the workers: more workers than cores cannot be faster here.

${markdownTable(
  ['worker processes', 'documents a second', 'times one worker'],
  rates.map(([workers, rate]) => [workers, rate.toFixed(1), (rate / one).toFixed(2)]),
)}

${count(rates.at(-1)![1] * 3600)} documents an hour with four.`;
}

async function rateOf(workers: number, files: { name: string; content: Buffer }[]): Promise<number> {
  const settings = { WORKERS: '1', LOG_LEVEL: 'warn' };
  const cluster = await startCluster({ web: 1, workers, settings, built: true, unsafe_fast: false });
  try {
    const deadline = Date.now() + 60_000;
    const place = await anyhow(cluster, deadline, (api) => newPlace(api, 'Workers'));
    for (const { name, content } of files)
      await anyhow(cluster, deadline, (api) =>
        api.call('uploadDocument', { body: uploadForm({ ...place }, content, name) }),
      );
    for (;;) {
      const [row] = await cluster.query<{ n: string; seconds: number }>(
        `select count(*) as n, extract(epoch from max(at) - min(at))::float8 as seconds
         from (select at from audit_entries where event = 'processing.completed' order by id offset ${LEAD}) a`,
      );
      if (Number(row?.n) === files.length - LEAD) return (files.length - LEAD - 1) / row!.seconds;
      await sleep(200);
    }
  } finally {
    await cluster.stop();
  }
}
