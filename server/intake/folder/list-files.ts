// What stands in a watched folder: regular files, no links, nothing hidden or unfinished, nothing that was put aside.
import { constants } from 'node:fs';
import { access, lstat, opendir, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { FolderSource } from '../../../contract/intake.ts';
import type { Context } from '../../context.ts';
import { invalid } from '../../platform/errors.ts';

export const ASIDE = ['done', 'failed'];
const DEEPEST = 8;
/** Per look; the rest is found at the next one. */
const FILES_AT_MOST = 500;
/** Names that programs give to files they are still writing, and the litter of file managers. */
const UNFINISHED =
  /^(\.|~)|~$|\.(tmp|temp|part|partial|crdownload|download|swp|lock)$|^(thumbs\.db|desktop\.ini)$/i;

export interface FoundFile {
  absolute: string;
  /** Below the watched folder. */
  parts: string[];
  size: number;
  /** Changes whenever the file does. */
  state: string;
  modified_ms: number;
}

/** The folder without links in its path. Throws (422) unless it is a folder within RECTO_INTAKE_DIR that can be read. */
export async function requireFolder(ctx: Pick<Context, 'config'>, source: FolderSource): Promise<string> {
  const { intake_dir } = ctx.config;
  if (intake_dir === undefined)
    throw invalid('No folder may be watched: the administrator of the server has to set RECTO_INTAKE_DIR');
  const root = await realpath(intake_dir).catch(() => {
    throw invalid('The folder of RECTO_INTAKE_DIR does not exist');
  });
  const wanted = path.resolve(root, source.path);
  if (!isWithin(root, wanted)) throw invalid(`path: must lie within ${root}`);
  const folder = await realpath(wanted).catch(() => {
    throw invalid(`path: ${wanted} does not exist`);
  });
  if (!isWithin(root, folder)) throw invalid(`path: ${wanted} leads out of ${root}`);
  const stats = await lstat(folder);
  if (!stats.isDirectory()) throw invalid(`path: ${folder} is not a folder`);
  const needed = constants.R_OK | constants.W_OK | constants.X_OK;
  await access(folder, needed).catch(() => {
    throw invalid(`path: the service may not read and write in ${folder}`);
  });
  return folder;
}

export const isWithin = (root: string, target: string): boolean =>
  target === root || target.startsWith(root.endsWith(path.sep) ? root : root + path.sep);

/** Oldest first. */
export async function listFiles(folder: string, source: FolderSource): Promise<FoundFile[]> {
  const found: FoundFile[] = [];
  const open: string[][] = [[]];
  for (let parts = open.shift(); parts !== undefined; parts = open.shift()) {
    const directory = await opendir(path.join(folder, ...parts)).catch((error: unknown) => {
      // A sub-folder may go at any time; the folder itself may not.
      if (parts.length === 0) throw error;
      return undefined;
    });
    if (directory === undefined) continue;
    for await (const entry of directory) {
      if (UNFINISHED.test(entry.name)) continue;
      const below = [...parts, entry.name];
      if (entry.isDirectory()) {
        const aside = parts.length === 0 && ASIDE.includes(entry.name);
        if (source.subfolders && !aside && below.length <= DEEPEST) open.push(below);
        continue;
      }
      const file = entry.isFile() ? await describe(folder, below) : undefined;
      if (file !== undefined && found.push(file) >= FILES_AT_MOST) return byAge(found);
    }
  }
  return byAge(found);
}

const byAge = (files: FoundFile[]) => files.toSorted((a, b) => a.modified_ms - b.modified_ms);

/** Undefined when it is gone, or no regular file. */
export async function describe(folder: string, parts: string[]): Promise<FoundFile | undefined> {
  const absolute = path.join(folder, ...parts);
  const stats = await lstat(absolute, { bigint: true }).catch(() => undefined);
  if (stats === undefined || !stats.isFile()) return undefined;
  const state = [stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join(':');
  return { absolute, parts, size: Number(stats.size), state, modified_ms: Number(stats.mtimeMs) };
}
