// Reader processes that something outside kills, as the kernel does when memory is short: no file is blamed for the first time.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linesDownFrom, pdfOfPages } from '../../test/kit/samples/pdf.ts';
import { childrenOf } from '../../test/kit/processes.ts';
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { isNotStarted } from '../platform/processes/process-error.ts';
import { readFile } from './read-file.ts';
import { openReaderPool } from './reader-pool.ts';
import { ReadingError } from './reading-error.ts';
import type { Page } from './reading.ts';
import { say } from '../platform/sentences/say.ts';

let folder: string;
let file: string;
let pool: ProcessPool;
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'recto-killed-reader-'));
  file = path.join(folder, 'four.pdf');
  await writeFile(file, pdfOfPages([1, 2, 3, 4].map((page) => linesDownFrom(700, [`Page number ${page}`]))));
  pool = openReaderPool(1);
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

/** Kills what this process has started of this test's pool: nothing else runs a reader in it. */
function killReaders(): void {
  for (const { pid, command } of childrenOf(process.pid))
    if (command.includes('reader-process')) process.kill(pid, 'SIGKILL');
}

const textOf = ({ words }: Page) => words.map(({ text }) => text).join(' ');

test.each([1, 2, 3, 4])(
  'killed while page %i is being taken, every page is read, once',
  async (victim) => {
    const pages: Page[] = [];
    let killed = false;
    const { page_count } = await readFile(pool, file, {
      on_page: (page) => {
        pages.push(page);
        if (page.number !== victim || killed) return;
        killed = true;
        killReaders();
      },
    });
    expect(page_count).toBe(4);
    expect(pages.map((page) => [page.number, textOf(page), page.warnings.map((said) => say(said))])).toEqual(
      [1, 2, 3, 4].map((number) => [number, `Page number ${number}`, []]),
    );
  },
  60_000,
);

test('killed while the file is opened, it is opened once more', async () => {
  const pages: Page[] = [];
  let opened = 0;
  await readFile(pool, file, {
    on_open: () => {
      if (opened++ === 0) killReaders();
    },
    on_page: (page) => void pages.push(page),
  });
  expect(pages.map(textOf)).toEqual([1, 2, 3, 4].map((number) => `Page number ${number}`));
}, 60_000);

test('killed every time, the page at which it was is given up and the others are read', async () => {
  const pages: Page[] = [];
  const killing = setInterval(killReaders, 5);
  const outcome = await readFile(pool, file, { on_page: (page) => void pages.push(page) }).catch(
    (error: unknown) => error,
  );
  clearInterval(killing);
  // Nothing can be read like this, and it ends: with a sentence, with every page accounted for, or without a process that starts.
  if (outcome instanceof Error) expect(outcome instanceof ReadingError || isNotStarted(outcome)).toBe(true);
  else expect(pages.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
}, 120_000);
