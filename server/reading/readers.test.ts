// What every reader must do, on a file of each format.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TITLE, WORDS } from '../../test/kit/samples/content.ts';
import { allSamples, type Sample } from '../../test/kit/samples/samples.ts';
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { READABLE_FORMATS } from './readers.ts';
import { readFile } from './read-file.ts';
import { openReaderPool } from './reader-pool.ts';
import { ReadingError } from './reading-error.ts';
import type { Page, Reading } from './reading.ts';
import { renderPage } from './render-page.ts';
import { sniffFile } from './sniff-file.ts';

const samples = await allSamples();
let folder: string;
let pool: ProcessPool;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'recto-readers-'));
  pool = openReaderPool(1);
});
afterAll(async () => {
  await pool.close();
  await rm(folder, { recursive: true });
});

async function fileOf(bytes: Uint8Array): Promise<string> {
  const file = path.join(folder, `${Math.random()}`);
  await writeFile(file, bytes);
  return file;
}

async function read(bytes: Uint8Array): Promise<Reading & { file: string }> {
  const file = await fileOf(bytes);
  const pages: Page[] = [];
  const info = await readFile(pool, file, { on_page: (page) => void pages.push(page) });
  return { ...info, pages, file };
}

describe.each(samples.map((sample): [string, Sample] => [sample.name, sample]))('%s', (name, sample) => {
  it('is read word for word, in order, and shown in the frame of its words', async () => {
    const format = name.split('-')[0]!;
    const reading = await read(sample.bytes);
    expect(reading.format).toBe(format);
    expect((await sniffFile(reading.file))?.format).toBe(format);
    expect(reading.page_count).toBe(sample.page_count);
    expect(reading.pages.map(({ number }) => number)).toEqual(reading.pages.map((_, index) => index + 1));
    expect(reading.pages.flatMap(({ warnings }) => warnings).concat(reading.warnings)).toEqual([]);
    expect(reading.language).toBe('en');
    for (const page of reading.pages) checkPage(page);
    expect(missingInOrder(reading.pages[0]!, name)).toEqual([]);
    await checkPicture(reading.file, reading.pages.at(-1)!);
  }, 60_000);

  it('ends in an error that says what is wrong, or in what is left of it, when it is cut short', async () => {
    const half = sample.bytes.subarray(0, Math.floor(sample.bytes.length * 0.4));
    const outcome = await read(half).catch((error: unknown) => error);
    if (outcome instanceof Error) {
      expect(outcome).toBeInstanceOf(ReadingError);
      expect(outcome.message).toMatch(/^[A-Z].*\.$/);
    } else for (const page of (outcome as Reading).pages) checkPage(page);
  }, 60_000);
});

function checkPage(page: Page): void {
  let line = 0;
  for (const { text, box, confidence, line: at } of page.words) {
    expect(text.trim()).not.toBe('');
    expect(box[0]).toBeGreaterThanOrEqual(0);
    expect(box[1]).toBeGreaterThanOrEqual(0);
    expect(box[2]).toBeLessThanOrEqual(1);
    expect(box[3]).toBeLessThanOrEqual(1);
    expect(box[2]).toBeGreaterThan(box[0]);
    expect(box[3]).toBeGreaterThan(box[1]);
    expect(confidence).toBeGreaterThan(0);
    expect(at === line || at === line + 1).toBe(true);
    line = at;
  }
}

/** Words of the sample that do not come after those before them. The XML invoices say the same in their own words. */
function missingInOrder(page: Page, name: string): string[] {
  const wanted = name.startsWith('xml')
    ? ['Invoice', 'R-2041', 'Please', 'Garden', '80.00', '119.00']
    : WORDS;
  const found = page.words.map(({ text }) => text.replace(/[.,;:]$/, ''));
  let from = 0;
  return wanted.filter((word) => {
    const at = found.indexOf(word, from);
    if (at >= 0) from = at;
    return at < 0;
  });
}

async function checkPicture(file: string, page: Page): Promise<void> {
  const picture = await renderPage(pool, file, page.number, 600, { turn: page.turn ?? 0 });
  const { width, height, format } = await sharp(picture).metadata();
  expect(format).toBe('webp');
  expect(Math.abs(width - 600)).toBeLessThanOrEqual(2);
  expect(width / height / (page.width / page.height)).toBeCloseTo(1, 1);
  const { dominant } = await sharp(picture).stats();
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(200);
  // Where a word is said to stand, something dark is painted.
  const [x0, y0, x1, y1] = page.words.find(({ text }) => TITLE.includes(text))!.box;
  const part = { left: Math.floor(x0 * width), top: Math.floor(y0 * height) };
  const size = { width: Math.ceil((x1 - x0) * width), height: Math.ceil((y1 - y0) * height) };
  const { channels } = await sharp(
    await sharp(picture)
      .extract({ ...part, ...size })
      .toBuffer(),
  ).stats();
  expect(channels[0]!.min).toBeLessThan(140);
}

it('has a sample of every format that is read, save those that cannot be made here', () => {
  const sampled = new Set(samples.map(({ name }) => name.split('-')[0]!));
  const without = READABLE_FORMATS.filter((format) => !sampled.has(format));
  expect(without).toEqual(['heic', 'odp', 'mp3', 'wav', 'm4a']);
});
