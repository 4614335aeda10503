// Valid files of every format with random damage: no crash of the service, no hang, bounded memory, and a sentence for
// every file that is refused.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readFile } from '../../server/reading/read-file.ts';
import { openReaderPool } from '../../server/reading/reader-pool.ts';
import { ReadingError } from '../../server/reading/reading-error.ts';
import { mutate, randomNumbers } from '../../test/kit/samples/mutate.ts';
import { smallSamples } from '../../test/kit/samples/samples.ts';

/** Per file; anything slower is called a hang. */
const LIMIT_MS = 20_000;

export async function benchFuzz(count: number, seed: number): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'recto-fuzz-'));
  const pool = openReaderPool(1);
  const outcomes = new Map<string, number>();
  const unexpected: string[] = [];
  const samples = await smallSamples();
  const random = randomNumbers(seed);
  let slowest = { milliseconds: 0, name: '' };
  try {
    for (let index = 0; index < count; index++) {
      const sample = samples[index % samples.length]!;
      const file = path.join(folder, 'mutated');
      await writeFile(file, mutate(sample.bytes, random));
      const started = performance.now();
      const outcome = await outcomeOf(file);
      const milliseconds = performance.now() - started;
      if (milliseconds > slowest.milliseconds) slowest = { milliseconds, name: `${sample.name} #${index}` };
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (/^(?:unexpected|timeout|memory|crash)/.test(outcome))
        unexpected.push(`${sample.name} #${index}: ${outcome}`);
    }
  } finally {
    await pool.close();
    await rm(folder, { recursive: true });
  }
  const list = [...outcomes].sort((a, b) => b[1] - a[1]).map(([name, times]) => `${name} ${times}`);
  return [
    `${count} mutations (seed ${seed}): ${list.join(', ')}; slowest ${Math.round(slowest.milliseconds)} ms (${slowest.name})`,
    ...unexpected,
  ].join('\n  ');

  async function outcomeOf(file: string): Promise<string> {
    const lost: string[] = [];
    try {
      await readFile(pool, file, {
        limits: { page_timeout_ms: LIMIT_MS, open_timeout_ms: LIMIT_MS },
        on_page: ({ warnings }) =>
          void lost.push(
            ...warnings.filter((warning) => /made the reader fail|too long|memory/.test(warning)),
          ),
      });
      return lost.length > 0 ? `unexpected page: ${lost[0]}` : 'read';
    } catch (error) {
      if (!(error instanceof ReadingError)) return `unexpected ${String(error)}`;
      if (error.kind === 'timeout') return 'timeout';
      if (lost.length > 0) return `unexpected page: ${lost[0]}`;
      return /made the reader fail/.test(error.message) ? 'crash' : `refused (${error.kind})`;
    }
  }
}
