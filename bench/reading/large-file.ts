// A PDF of 2,000 pages through the process pool: memory of the reader process over its base.
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readFile } from '../../server/reading/read-file.ts';
import { openReaderPool } from '../../server/reading/reader-pool.ts';
import { linesDownFrom, pdfOfPages } from '../../test/kit/samples/pdf.ts';

const run = promisify(execFile);
const PAGES = 2000;
const SAMPLE_MS = 100;

export async function benchLargeFile(): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'recto-bench-'));
  const pool = openReaderPool(1);
  try {
    const small = path.join(folder, 'small.pdf');
    const large = path.join(folder, 'large.pdf');
    await writeFile(small, pdfOfPages([page(1)]));
    await writeFile(large, pdfOfPages(Array.from({ length: PAGES }, (_, index) => page(index + 1))));
    await readFile(pool, small, { on_page: () => undefined });
    const base = await childMemory();
    let peak = base;
    const watch = setInterval(
      () => void childMemory().then((now) => (peak = Math.max(peak, now))),
      SAMPLE_MS,
    );
    const started = performance.now();
    let words = 0;
    await readFile(pool, large, { on_page: (read) => void (words += read.words.length) });
    clearInterval(watch);
    const seconds = (performance.now() - started) / 1000;
    const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
    return `${PAGES} pages (${words} words): ${(PAGES / seconds).toFixed(0)} pages/s through the pool, reader process ${megabytes(peak - base)} MB over its base of ${megabytes(base)} MB`;
  } finally {
    await pool.close();
    await rm(folder, { recursive: true });
  }
}

const page = (number: number) =>
  linesDownFrom(
    790,
    Array.from(
      { length: 46 },
      (_, line) => `Page ${number} line ${line + 1}: the quick brown fox jumps over 12 lazy dogs`,
    ),
  );

/** Resident bytes of the largest child of this process. */
async function childMemory(): Promise<number> {
  const { stdout } = await run('ps', ['--ppid', String(process.pid), '-o', 'rss=']);
  return Math.max(0, ...stdout.trim().split(/\s+/).map(Number)) * 1024;
}
