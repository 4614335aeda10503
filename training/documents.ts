// The documents that teach: drawn ones always, labelled sets where they are at hand; never what is held aside.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileOf, keptReading, truthOf, type Folders, type Variant } from '../bench/read-sets.ts';
import { isHeldAside, SETS, type LabelledSet, type TruthRow } from '../bench/sets.ts';
import type { Reading } from '../server/reading/reading.ts';
import { drawDocument } from './synth/draw.ts';
import { TAUGHT } from './seeds.ts';

/** Dates are judged from this day on, whenever training runs. */
export const TODAY = '2026-11-20';

export interface LabelledDocument {
  set: LabelledSet;
  row: TruthRow;
  reading: Reading;
}

/** Scans of the same documents teach what mistakes of reading do to the signals; structured data teach confidence. */
const VARIANTS: Variant[] = ['file', 'file_scan', 'file_with_xml'];

/** One part of the labelled sets: what is developed with, or what is held aside. */
export async function labelledDocuments(folders: Folders, held_aside: boolean): Promise<LabelledDocument[]> {
  const documents: LabelledDocument[] = [];
  for (const set of SETS) {
    for (const row of await truthOf(folders, set)) {
      if (isHeldAside(set, row) !== held_aside) continue;
      for (const variant of VARIANTS) {
        const file = fileOf(row, variant);
        const reading = file === null ? undefined : await keptReading(folders, set, file);
        if (reading !== undefined) documents.push({ set, row, reading });
      }
    }
  }
  return documents;
}

/** Drawn documents with the seeds that teach. Receipts arrive as photographs more often than not: every other one is one. */
export function drawnDocuments(): LabelledDocument[] {
  return TAUGHT.flatMap(({ kind, first, count }) =>
    Array.from({ length: count }, (_, i) => {
      const photographed = kind === 'receipt' && (first + i) % 2 === 1;
      return drawDocument(photographed ? 'recognised receipt' : kind, first + i);
    }),
  );
}

/** SHA-256 of what was learned from, by set: truth and readings of each document, in order. */
export function hashesOf(documents: LabelledDocument[]): Map<string, string> {
  const hashes = new Map<string, ReturnType<typeof createHash>>();
  for (const { set, row, reading } of documents) {
    const hash = hashes.get(set.name) ?? createHash('sha256');
    hashes.set(set.name, hash.update(JSON.stringify([row, reading])));
  }
  return new Map([...hashes].map(([name, hash]) => [name, hash.digest('hex')]));
}

/** SHA-256 of the truth of a labelled set, which the manifest names. */
export async function truthHash({ data }: Folders, name: string): Promise<string> {
  const truth = await readFile(path.join(data, name, 'truth.jsonl'));
  return createHash('sha256').update(truth).digest('hex');
}
