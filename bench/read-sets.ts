// Readings of the labelled documents, made once through the service's own reader and kept as JSON beside the data.
import { existsSync } from 'node:fs';
import { mkdir, readFile as readText, rename, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { ProcessPool } from '../server/platform/processes/process-pool.ts';
import { readFile } from '../server/reading/read-file.ts';
import { openReaderPool } from '../server/reading/reader-pool.ts';
import type { Page, Reading } from '../server/reading/reading.ts';
import { SETS, type LabelledSet, type TruthRow } from './sets.ts';

/** Which of a document's renderings is read: the file of the set, the one with embedded XML, or the scan. */
export type Variant = 'file' | 'file_with_xml' | 'file_scan';

/** Options that say where the labelled sets are, and where what was read of them is kept. */
export const FOLDER_OPTIONS = {
  data: { type: 'string', default: process.env['RECTO_BENCH_DATA'] ?? '' },
  readings: {
    type: 'string',
    default: process.env['RECTO_BENCH_READINGS'] ?? path.join(os.tmpdir(), 'recto-bench-readings'),
  },
} as const;

/** Ends the program where nobody said where the labelled sets are. */
export function requireData(data: string): void {
  if (data !== '') return;
  console.error('Where are the labelled sets? --data DIR, or RECTO_BENCH_DATA.');
  process.exit(2);
}

export interface Folders {
  /** Holds a folder per set with its truth.jsonl. */
  data: string;
  /** Where readings are kept; outside of the repository. */
  readings: string;
}

export async function truthOf({ data }: Folders, set: LabelledSet): Promise<TruthRow[]> {
  const text = await readText(path.join(data, set.name, 'truth.jsonl'), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as TruthRow);
}

export const fileOf = (row: TruthRow, variant: Variant): string | null => row[variant] ?? null;

/** A folder of labelled documents below that of all. */
type Named = Pick<LabelledSet, 'name'>;

const placeOf = ({ readings }: Folders, set: Named, file: string): string =>
  path.join(readings, set.name, `${file}.json`);

/** The kept reading; undefined for a file that could not be read. */
export async function keptReading(folders: Folders, set: Named, file: string): Promise<Reading | undefined> {
  const place = placeOf(folders, set, file);
  if (!existsSync(place)) return undefined;
  return JSON.parse(await readText(place, 'utf8')) as Reading;
}

/** Reads what was not read before, `processes` files at a time; of all sets, or of those named. */
export async function readSets(
  folders: Folders,
  variants: Variant[],
  processes: number,
  names = SETS.map(({ name }) => name),
): Promise<void> {
  const files: { set: LabelledSet; file: string }[] = [];
  for (const set of SETS.filter(({ name }) => names.includes(name))) {
    for (const row of await truthOf(folders, set)) {
      for (const variant of variants) {
        const file = fileOf(row, variant);
        if (file !== null) files.push({ set, file });
      }
    }
  }
  await keepReadings(folders, files, processes);
}

/** Reads those of the files that were not read before. */
export async function keepReadings(
  folders: Folders,
  files: { set: Named; file: string }[],
  processes: number,
): Promise<void> {
  const waiting = files.filter(({ set, file }) => !existsSync(placeOf(folders, set, file)));
  if (waiting.length === 0) return;
  console.error(`Reading ${waiting.length} files, once.`);
  const pool = openReaderPool(processes);
  const worker = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      await keep(pool, folders, next.set, next.file);
  };
  try {
    await Promise.all(Array.from({ length: processes }, worker));
  } finally {
    await pool.close();
  }
}

async function keep(pool: ProcessPool, folders: Folders, set: Named, file: string): Promise<void> {
  const pages: Page[] = [];
  try {
    const info = await readFile(pool, path.join(folders.data, set.name, file), {
      filename: path.basename(file),
      on_page: (page) => void pages.push(page),
    });
    const place = placeOf(folders, set, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(`${place}.part`, JSON.stringify({ ...info, pages } satisfies Reading));
    await rename(`${place}.part`, place);
  } catch (error) {
    console.error(`${set.name}/${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
