// What a backup folder holds, read without an instance.
import { z } from 'zod';
import { tableFile, type Manifest } from './manifest.ts';
import type { Original } from './originals.ts';
import { ChangedFile, readLines } from './tables.ts';

/** Every table whose lines are not those of the manifest, in words. */
export async function findChangedTables(
  folder: string,
  manifest: Manifest,
  signal?: AbortSignal,
): Promise<string[]> {
  const changed: string[] = [];
  for (const table of [...manifest.tables, manifest.jobs]) {
    try {
      const lines = readLines(tableFile(folder, manifest, table.name), table)[Symbol.asyncIterator]();
      // They are hashed on the way.
      while ((await lines.next()).done !== true) signal?.throwIfAborted();
    } catch (error) {
      if (!(error instanceof ChangedFile)) throw error;
      changed.push(error.message);
    }
  }
  return changed;
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
