// Damaged files through the processes that read and extract: what came of each, and what it cost.
import { runExtraction } from '../../server/extraction/process/run-extraction.ts';
import type { ProcessPool } from '../../server/platform/processes/process-pool.ts';
import { readFile } from '../../server/reading/read-file.ts';
import { ReadingError } from '../../server/reading/reading-error.ts';
import type { Page } from '../../server/reading/reading.ts';
import { processorMsOfChildren } from './processor-time.ts';
import { profileField, profileOf } from './typed-page.ts';
import { say } from '../../server/platform/sentences/say.ts';

export interface MutatedOutcome {
  /** `read`, or `refused` with the kind of the error; a problem is described in `problem`. */
  outcome: string;
  pages: number;
  processor_ms: number;
  /** A crash, a hang, an error without a sentence, or more processor time than it may take. */
  problem?: string;
}

export interface Pools {
  readers: ProcessPool;
  extractors: ProcessPool;
}

/** Longer than this without an answer is a hang; work without end is ended by its processor time long before. */
const HUNG_MS = 55_000;
/** Processor time that one file may take: so much, and so much a page. */
const BASE_MS = 5000;
const PAGE_MS = 2000;

const profile = profileOf([profileField('Invoice Number'), profileField('Total Amount', 'amount')]);
const context = { today: '2026-11-22', learned: [] };

export async function processMutated(pools: Pools, file: string): Promise<MutatedOutcome> {
  const before = processorMsOfChildren();
  const started = performance.now();
  const pages: Page[] = [];
  const result = await outcomeOf(pools, file, pages);
  const processor_ms = processorMsOfChildren() - before;
  const limit = BASE_MS + PAGE_MS * pages.length;
  const wall_ms = performance.now() - started;
  const problem =
    processor_ms > limit
      ? `${processor_ms} ms of processor time, ${limit} allowed`
      : processor_ms < wall_ms / 10 && wall_ms > HUNG_MS
        ? `hung for ${Math.round(wall_ms)} ms`
        : undefined;
  return {
    ...(problem === undefined ? {} : { problem }),
    ...result,
    pages: pages.length,
    processor_ms,
  };
}

async function outcomeOf(
  { readers, extractors }: Pools,
  file: string,
  pages: Page[],
): Promise<Pick<MutatedOutcome, 'outcome' | 'problem'>> {
  try {
    const info = await readFile(readers, file, { on_page: (page) => void pages.push(page) });
    await runExtraction(extractors, { kind: 'extract', reading: { ...info, pages }, profile, context });
    const lost = pages
      .flatMap(({ warnings }) => warnings.map((said) => say(said)))
      .find((text) => LOST.test(text));
    return lost === undefined ? { outcome: 'read' } : { outcome: 'page lost', problem: lost };
  } catch (error) {
    if (!(error instanceof ReadingError)) return { outcome: 'failed', problem: String(error) };
    // That a file was refused for its processor time is no problem; `processMutated` looks at how much that was.
    const bad = LOST.test(error.message) || !/^[A-Z].*\.$/.test(error.message);
    return { outcome: `refused (${error.kind})`, ...(bad ? { problem: error.message } : {}) };
  }
}

const LOST = /made the reader fail|too much memory/;
