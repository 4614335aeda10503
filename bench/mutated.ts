// `npm run bench:mutated -- --data DIR`: real files of all formats below the folder, damaged at random, through the processes that
// read and extract. Ends with 1 on any crash, hang, refusal without a sentence, or more than 5 s and 2 s a page of processor time.
//   --count 5000   how many    --seed 1   another seed damages otherwise    --from 1200   goes on at this one
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openExtractorPool } from '../server/extraction/process/extractor-pool.ts';
import { openReaderPool } from '../server/reading/reader-pool.ts';
import { sniffFile } from '../server/reading/sniff-file.ts';
import { processMutated, type MutatedOutcome } from '../test/kit/mutated-files.ts';
import { mutate, randomNumbers } from '../test/kit/samples/mutate.ts';
import { machine, summarise } from './kit.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['RECTO_BENCH_DATA'] ?? '' },
    count: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
  },
});
if (values.data === '') throw new Error('Name a folder with files: --data DIR');
const say = (line: string) => void process.stdout.write(`${line}\n`);
/** What lies beside documents in a folder of them. */
const NOT_DOCUMENTS = /\.(?:jsonl?|md|py|mjs|js|ts|txt)$/i;
/** Larger ones would only make it take longer. */
const MAX_BYTES = 4 * 1024 * 1024;

async function documentsBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !NOT_DOCUMENTS.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const readable: string[] = [];
  for (const file of files) if ((await sniffFile(file)) !== undefined) readable.push(file);
  return readable;
}

const files = await documentsBelow(values.data);
if (files.length === 0) throw new Error(`There is no readable file below ${values.data}`);
say(`${machine()}; ${files.length} files below ${values.data}`);
const folder = await mkdtemp(path.join(os.tmpdir(), 'recto-mutated-'));
const pools = { readers: openReaderPool(1), extractors: openExtractorPool(1) };
const outcomes = new Map<string, number>();
const took: MutatedOutcome[] = [];
const problems: string[] = [];
try {
  for (let index = Number(values.from); index < Number(values.count); index += 1) {
    const source = files[index % files.length]!;
    const bytes = await readFile(source);
    if (bytes.length > MAX_BYTES) continue;
    const file = path.join(folder, 'mutated');
    // Each from a seed of its own, so that one can be looked at alone.
    await writeFile(file, mutate(bytes, randomNumbers(Number(values.seed) * 1_000_003 + index)));
    const done = await processMutated(pools, file);
    took.push(done);
    outcomes.set(done.outcome, (outcomes.get(done.outcome) ?? 0) + 1);
    if (done.problem === undefined) continue;
    problems.push(`${path.relative(values.data, source)} #${index}: ${done.problem}`);
    say(problems.at(-1)!);
  }
} finally {
  await Promise.all([pools.readers.close(), pools.extractors.close()]);
  await rm(folder, { recursive: true });
}
const { p50, max } = summarise(took.map(({ processor_ms }) => processor_ms));
const list = [...outcomes].sort((a, b) => b[1] - a[1]).map(([name, times]) => `${name} ${times}`);
say(`${took.length} mutations: ${list.join(', ')}; processor time: median ${p50} ms, at most ${max} ms`);
say(`${problems.length} crashed, hung, took too long, or were refused without a sentence`);
if (problems.length > 0) process.exitCode = 1;
