// What stands in a watched folder: regular files, no links, nothing hidden or unfinished, nothing that was put aside.
import { constants, type BigIntStats } from 'node:fs';
import { access, lstat, opendir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FolderSource } from '../../../contract/intake.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../platform/errors.ts';
import { NoFolder, OpenFolder, inFolderOf } from './open-folder.ts';
import { sentence, wrongValue } from '../../platform/sentences/sentence.ts';

export const ASIDE = ['done', 'failed'];
const DEEPEST = 8;
/** Per look; the rest is found at the next one. */
const FILES_AT_MOST = 500;
/** Names that programs give to files they are still writing, and the litter of file managers. */
const UNFINISHED =
  /^(\.|~)|~$|\.(tmp|temp|part|partial|crdownload|download|swp|lock)$|^(thumbs\.db|desktop\.ini)$/i;

export interface FoundFile {
  /** Below the watched folder. */
  parts: string[];
  size: number;
  /** Stays while the file is moved about. */
  identity: string;
  /** Changes whenever the file does. */
  state: string;
  modified_ms: number;
}

/**
 * Runs `work` in the folder. Throws (422) unless it lies within RECTO_INTAKE_DIR, no link leads there, and the service may
 * read and write in it.
 */
export async function withFolder<T>(
  ctx: Pick<Context, 'config'>,
  source: FolderSource,
  work: (folder: OpenFolder) => Promise<T>,
): Promise<T> {
  const folder = await openFolder(ctx, source);
  try {
    const needed = constants.R_OK | constants.W_OK | constants.X_OK;
    await access(await folder.here(), needed).catch(() => {
      throw invalid('setup.pathDenied', { path: folder.path });
    });
    return await work(folder);
  } finally {
    await folder.close();
  }
}

async function openFolder({ config }: Pick<Context, 'config'>, source: FolderSource): Promise<OpenFolder> {
  const { intake_dir } = config;
  if (intake_dir === undefined) throw invalid('setup.noRoot');
  const root = await realpath(intake_dir).catch(() => {
    throw invalid('setup.rootGone');
  });
  const wanted = path.resolve(root, source.path);
  if (!isWithin(root, wanted)) throw invalid(wrongValue('source.path', sentence('values.within', { root })));
  const top = await OpenFolder.open(root);
  try {
    return await top.enter(path.relative(root, wanted).split(path.sep).filter(Boolean));
  } catch (error) {
    if (error instanceof NoFolder) throw invalid('setup.pathLink', { path: wanted });
    if ((error as NodeJS.ErrnoException).code === 'EACCES')
      throw invalid('setup.pathDenied', { path: wanted });
    throw invalid('setup.pathGone', { path: wanted });
  } finally {
    await top.close();
  }
}

const isWithin = (root: string, target: string): boolean =>
  target === root || target.startsWith(root.endsWith(path.sep) ? root : root + path.sep);

/** Oldest first. */
export async function listFiles(folder: OpenFolder, source: FolderSource): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const open: string[][] = [[]];
  for (let parts = open.shift(); parts !== undefined; parts = open.shift()) {
    const below = await listOne(folder, parts, source, found).catch((error: unknown) => {
      // A sub-folder may go at any time; the folder itself may not.
      if (parts.length === 0) throw error;
      return [];
    });
    if (found.length >= FILES_AT_MOST) break;
    open.push(...below);
  }
  return found.toSorted((a, b) => a.modified_ms - b.modified_ms);
}

/** Adds the files of one folder; returns the folders below it that are to be listed. */
async function listOne(
  folder: OpenFolder,
  parts: string[],
  source: FolderSource,
  found: FoundFile[],
): Promise<string[][]> {
  const below: string[][] = [];
  const here = await folder.enter(parts);
  try {
    for await (const entry of await opendir(await here.here())) {
      if (UNFINISHED.test(entry.name)) continue;
      if (entry.isDirectory()) {
        const aside = parts.length === 0 && ASIDE.includes(entry.name);
        if (source.subfolders && !aside && parts.length < DEEPEST) below.push([...parts, entry.name]);
        continue;
      }
      const file = entry.isFile() ? await describe(here, entry.name, parts) : undefined;
      if (file !== undefined && found.push(file) >= FILES_AT_MOST) break;
    }
    return below;
  } finally {
    await here.close();
  }
}

/** Undefined when it is gone, or no regular file. @param above the names of the folder */
export async function describe(
  folder: OpenFolder,
  name: string,
  above: string[] = [],
): Promise<FoundFile | undefined> {
  const stats = await lstat(await folder.at(name), { bigint: true }).catch(() => undefined);
  return stats === undefined ? undefined : describeStats(stats, [...above, name]);
}

/** The same for a file given by its names. */
export const describeAt = (folder: OpenFolder, parts: string[]): Promise<FoundFile | undefined> =>
  inFolderOf(folder, parts, (parent, name) => describe(parent, name, parts.slice(0, -1))).catch(
    () => undefined,
  );

export function describeStats(stats: BigIntStats, parts: string[]): FoundFile | undefined {
  if (!stats.isFile()) return undefined;
  const identity = [stats.dev, stats.ino, stats.size, stats.mtimeNs].join(':');
  return {
    parts,
    size: Number(stats.size),
    identity,
    state: `${identity}:${stats.ctimeNs}`,
    modified_ms: Number(stats.mtimeMs),
  };
}
