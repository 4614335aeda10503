// A table of line items as large as they come, alone on a page: how many frames it drops while it scrolls, and how long a typed
// value takes to stand in its cell.
import { createServer, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, type Plugin } from 'vite';
import { summarise } from '../kit.ts';
import { ms } from '../report.ts';

const ROWS = 500;
const COLUMNS = 12;
const EDITS = 30;
const SCROLL_MS = 4_000;
/** A frame that comes later than this was not one of sixty a second. */
const LATE_MS = 1000 / 60 + 4;
const ROOT = path.join(import.meta.dirname, '../..');
const ENTRY = 'virtual:grid-page.tsx';

const SOURCE = `
import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { DataGrid } from '${ROOT}/web/grid/data-grid.tsx';
import { newRow } from '${ROOT}/web/grid/grid-model.ts';
const columns = Array.from({ length: ${COLUMNS} }, (_, i) => ({ key: 'c' + i, label: 'Column ' + i, kind: i === 0 ? 'text' : 'number', decimals: 2, width: 96 }));
const first = Array.from({ length: ${ROWS} }, (_, r) => newRow(columns, Object.fromEntries(columns.map(({ key }, i) => [key, i === 0 ? 'Item ' + r : r * 10 + i]))));
const read = ({ kind }, text) => (kind === 'text' ? text : text === '' ? null : Number.isNaN(Number(text)) ? undefined : Number(text));
const show = (_, value) => (typeof value === 'number' ? value.toLocaleString('en', { minimumFractionDigits: 2 }) : (value ?? ''));
const nothing = () => undefined;
function Page() {
  const [rows, setRows] = useState(first);
  return h(DataGrid, { label: 'Lines', columns, rows, readOnly: false, show, read, sums: [], height: 600, onChange: setRows, onActive: nothing, onBlur: nothing, onUndo: nothing, onRedo: nothing, onRefused: nothing });
}
createRoot(document.getElementById('root')).render(h(Page));
`;

const page: Plugin = {
  name: 'grid-page',
  resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
  load: (id) => (id === ENTRY ? SOURCE : undefined),
};

export async function measureGrid(browser: Browser): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-grid-'));
  process.env['NODE_ENV'] = 'production';
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [page],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rollupOptions: { input: ENTRY, output: { entryFileNames: 'grid.js', assetFileNames: 'grid.[ext]' } },
    },
  });
  const server = createServer((request, response) => void serve(folder, request.url ?? '/', response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    // The names of functions, which the compiler keeps, mean nothing there.
    await tab.addInitScript('globalThis.__name = (named) => named');
    await tab.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await tab.getByRole('gridcell').first().waitFor();
    const frames = await scrolled(tab);
    const edits = summarise(await edited(tab));
    await tab.close();
    const late = frames.filter((frame) => frame > LATE_MS).length;
    const rate = (frames.length * 1000) / frames.reduce((sum, frame) => sum + frame, 0);
    return `A table of ${ROWS} rows and ${COLUMNS} columns: ${rate.toFixed(0)} frames a second while it is scrolled with the wheel, ${late} of ${frames.length} late; from Enter
until the typed value is drawn p50 ${ms(edits.p50)}, p95 ${ms(edits.p95)} ms.`;
  } finally {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function serve(folder: string, url: string, response: ServerResponse): Promise<void> {
  const file = path.basename(url);
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  const type = types[path.extname(file)];
  if (type === undefined) {
    response.setHeader('content-type', 'text/html');
    response.end(
      '<!doctype html><link rel="stylesheet" href="grid.css"><div id="root"></div><script type="module" src="grid.js"></script>',
    );
    return;
  }
  response.setHeader('content-type', type);
  response.end(await readFile(path.join(folder, file)));
}

/** Milliseconds between frames while the wheel turns. */
async function scrolled(tab: Page): Promise<number[]> {
  const { x, y } = (await tab.getByRole('gridcell').nth(20).boundingBox())!;
  await tab.mouse.move(x + 5, y + 5);
  const measured = tab.evaluate(
    (limit) =>
      new Promise<number[]>((resolve) => {
        const frames: number[] = [];
        let last = performance.now();
        const end = last + limit;
        const step = (now: number) => {
          frames.push(now - last);
          last = now;
          if (now < end) requestAnimationFrame(step);
          else resolve(frames.slice(1));
        };
        requestAnimationFrame(step);
      }),
    SCROLL_MS,
  );
  const until = performance.now() + SCROLL_MS;
  for (let turn = 0; performance.now() < until; turn += 1) {
    await tab.mouse.wheel(0, turn % 120 < 60 ? 120 : -120);
    await tab.waitForTimeout(16);
  }
  return measured;
}

/** Milliseconds from the key that ends an edit until the value is drawn. */
async function edited(tab: Page): Promise<number[]> {
  const times: number[] = [];
  await tab.mouse.wheel(0, -100_000);
  await tab.getByRole('gridcell').nth(2).click();
  await tab.evaluate(() => {
    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Enter') return;
        const started = performance.now();
        requestAnimationFrame(() =>
          setTimeout(() => Object.assign(window, { drawn: performance.now() - started })),
        );
      },
      true,
    );
  });
  for (let edit = 0; edit < EDITS; edit += 1) {
    await tab.keyboard.type(String(1000 + edit));
    await tab.evaluate(() => Object.assign(window, { drawn: undefined }));
    await tab.keyboard.press('Enter');
    await tab.waitForFunction(() => (window as unknown as { drawn?: number }).drawn !== undefined);
    times.push(await tab.evaluate(() => (window as unknown as { drawn: number }).drawn));
  }
  return times;
}
