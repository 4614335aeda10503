// The table in docs/operating.md that says how large an installation has to be, from what was measured here.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { machine } from './kit.ts';
import { count, markdownTable } from './report.ts';

const FILE = path.resolve(import.meta.dirname, '../docs/operating.md');

export interface Measured {
  /** Seconds of one worker for a one-page PDF with text, and for a scanned page. */
  text_s: number;
  scan_s: number;
  /** Bytes in the database for one document of a page or two. */
  database_bytes: number;
}

const VOLUMES = [1_000, 10_000, 100_000, 1_000_000];
/** Of the documents that have to be read by OCR. */
const SCANNED_SHARE = 0.3;
/** Work comes in so many hours of the day, and so much of the capacity is planned with. */
const BUSY_HOURS = 10;
const USED_SHARE = 0.6;
/** Web server, queue and database take so much of a core for each document a second. */
const CORES_A_RATE = 0.05;
/** With the models of OCR loaded; web server and database beside it. */
const WORKER_GB = 0.7;
const BASE_GB = 0.5;
const ORIGINAL_BYTES = 150_000;
const [HOUR_S, DAYS, GB] = [3600, 365, 1e9];

/** Replaces what stands between the marks. */
export function saveSizing(measured: Measured): void {
  const text = readFileSync(FILE, 'utf8');
  const marked = /(<!-- sizing:[^>]*-->\n)[^]*?(<!-- \/sizing -->)/;
  if (!marked.test(text)) throw new Error(`${FILE} has no place for the sizing table`);
  writeFileSync(
    FILE,
    text.replace(marked, (_, start: string, end: string) => `${start}${sizing(measured)}\n${end}`),
  );
}

function sizing({ text_s, scan_s, database_bytes }: Measured): string {
  const each_s = scan_s * SCANNED_SHARE + text_s * (1 - SCANNED_SHARE);
  const rows = VOLUMES.map((volume) => {
    const rate = volume / (BUSY_HOURS * HOUR_S);
    const workers = Math.max(1, Math.ceil((rate * each_s) / USED_SHARE));
    const others = Math.max(1, Math.ceil(rate * CORES_A_RATE + 0.2));
    const disk = (volume * DAYS * (ORIGINAL_BYTES + database_bytes)) / GB;
    return [
      count(volume),
      rate.toFixed(rate < 1 ? 2 : 0),
      count(workers),
      count(others),
      count(BASE_GB + workers * WORKER_GB + 0.5),
      count(disk),
    ];
  });
  return `One-page documents, ${SCANNED_SHARE * 100} % of them scans, arriving within ${BUSY_HOURS} hours of the day; ${USED_SHARE * 100} % of the workers' time is planned with. Taken from
${machine()}, where one worker took ${text_s.toFixed(2)} s for a PDF with text, ${scan_s.toFixed(1)} s for a scan, and a document ${count(database_bytes / 1000)} KB of database.
Originals are reckoned with ${count(ORIGINAL_BYTES / 1000)} KB.

${markdownTable(
  [
    'documents a day',
    'a second, when busy',
    'cores for workers',
    'cores for web and database',
    'GB of memory',
    'GB of disk a year',
  ],
  rows,
)}`;
}
