// What a backup folder holds, read without an instance.
import { z } from 'zod';
import { tableFile, type Manifest } from './manifest.ts';
import type { Original } from './originals.ts';
import { readLines } from './tables.ts';

/** Throws for the first table whose lines are not those of the manifest. Returns how many rows there are. */
export async function readTables(folder: string, manifest: Manifest): Promise<number> {
  let rows = 0;
  for (const table of [...manifest.tables, manifest.jobs]) {
    for await (const line of readLines(tableFile(folder, manifest, table.name), table))
      if (line !== '') rows += 1;
  }
  return rows;
}

const UsedOriginal = z.looseObject({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  size_bytes: z.int().min(0),
});

/** The originals that the documents of the backup use, each once. */
export async function originalsIn(folder: string, manifest: Manifest): Promise<Original[]> {
  const table = manifest.tables.find(({ name }) => name === 'document_versions');
  if (table === undefined) throw new Error('The backup has no document_versions');
  const originals = new Map<string, Original>();
  for await (const line of readLines(tableFile(folder, manifest, table.name), table)) {
    const { sha256, size_bytes } = UsedOriginal.parse(JSON.parse(line));
    originals.set(sha256, { sha256, size_bytes });
  }
  return [...originals.values()];
}
