// One look into a watched folder: files that have settled become documents and are put aside.
import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { FolderSource } from '../../../contract/intake.ts';
import type { Context } from '../../context.ts';
import { findItem, type ChannelRow } from '../store.ts';
import { placeBySubfolder, placeOf } from '../find-place.ts';
import { takeDocument, type Incoming, type Taken } from '../take-document.ts';
import { describeAt, describeStats, listFiles, withFolder, type FoundFile } from './list-files.ts';
import { NoFolder, inFolderOf, type OpenFolder } from './open-folder.ts';
import { remove, setAside } from './set-aside.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { conflict } from '../../platform/errors.ts';

/** When a file was first seen as it is; times of this process, not of the file system, whose clock may differ. */
const firstSeen = new Map<string, { state: string; at: number }>();
const REMEMBERED_AT_MOST = 20_000;

const seenKey = ({ id }: ChannelRow, { parts }: FoundFile): string => `${id}:${parts.join('/')}`;

/** Returns the milliseconds until the next look makes sense. */
export async function runFolder(
  ctx: Context,
  channel: ChannelRow,
  source: FolderSource,
  signal: AbortSignal,
): Promise<{ next_in_ms: number }> {
  return withFolder(ctx, source, async (folder) => {
    let waiting = false;
    let stuck: Sentence | undefined;
    for (const file of await listFiles(folder, source)) {
      if (signal.aborted) break;
      if (!hasSettled(channel, source, file)) waiting = true;
      else stuck = (await takeOne(ctx, channel, source, folder, file)) ?? stuck;
    }
    if (stuck !== undefined) throw conflict(stuck);
    return { next_in_ms: waiting ? 1000 : 3000 };
  });
}

/** True for a file that has not changed between two looks that far apart. */
function hasSettled(channel: ChannelRow, source: FolderSource, file: FoundFile): boolean {
  const key = seenKey(channel, file);
  const seen = firstSeen.get(key);
  if (seen?.state === file.state) return performance.now() - seen.at >= source.settle_seconds * 1000;
  if (firstSeen.size >= REMEMBERED_AT_MOST) firstSeen.clear();
  firstSeen.set(key, { state: file.state, at: performance.now() });
  return false;
}

/** Returns what keeps the file from being put aside, if anything does. */
async function takeOne(
  ctx: Context,
  channel: ChannelRow,
  source: FolderSource,
  folder: OpenFolder,
  file: FoundFile,
): Promise<Sentence | undefined> {
  const unread = keyOf(file);
  const earlier = await findItem(ctx, channel.id, unread);
  try {
    const taken: Taken =
      earlier === undefined
        ? await takeDocument(ctx, channel, await incomingFile(ctx, channel, source, folder, file))
        : 'failed';
    if (taken === 'unsettled') return undefined;
    firstSeen.delete(seenKey(channel, file));
    return await putAside(folder, source, file, taken);
  } catch (error) {
    // Gone, or another file by now: the next look finds what is there.
    if (error instanceof FileChanged) return undefined;
    throw error;
  }
}

/** Returns what keeps the file from being put aside, if anything does. */
async function putAside(
  folder: OpenFolder,
  source: FolderSource,
  file: FoundFile,
  taken: Taken,
): Promise<Sentence | undefined> {
  try {
    if (taken !== 'failed' && source.after === 'delete') await remove(folder, file);
    else await setAside(folder, file, taken === 'failed' ? 'failed' : 'done');
    return undefined;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    const reason = error instanceof NoFolder ? error.message : (code ?? String(error));
    return sentence('setup.notPutAside', { path: file.parts.join('/'), said: reason });
  }
}

/** The same name with the same content at the same time is the same file. */
const keyOf = (file: FoundFile, sha256?: string): string =>
  [file.parts.join('/'), file.size, file.modified_ms, sha256 ?? ''].join('|');

async function incomingFile(
  ctx: Context,
  channel: ChannelRow,
  source: FolderSource,
  folder: OpenFolder,
  file: FoundFile,
): Promise<Incoming> {
  const fallback = await placeOf(ctx, channel);
  const folders = file.parts.slice(0, -1);
  const named = source.place_by_subfolder ? await placeBySubfolder(ctx, folders) : undefined;
  const lost = source.place_by_subfolder && folders.length > 0 && named === undefined;
  return {
    key: (sha256) => keyOf(file, sha256),
    name: file.parts.join('/'),
    filename: file.parts.at(-1)!,
    ...(lost ? { notes: `From the folder ${folders.join('/')}, which names no contact` } : {}),
    place: { ...fallback, ...named, find_contact: named === undefined && fallback.find_contact === true },
    source: 'folder',
    open: () => openFile(folder, file),
    settled: async () => (await describeAt(folder, file.parts))?.state === file.state,
  };
}

/** Another file, or none, has its name by now. */
class FileChanged extends Error {}

/** Never through a link, never waiting for a pipe, and nothing but the very file that was found. */
async function openFile(folder: OpenFolder, file: FoundFile): Promise<Readable> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK;
  const handle = await inFolderOf(folder, file.parts, async (parent, name) =>
    open(await parent.at(name), flags),
  ).catch((error: unknown) => {
    const { code = '' } = error as NodeJS.ErrnoException;
    throw ['ELOOP', 'ENOTDIR', 'ENOENT'].includes(code) ? new FileChanged() : error;
  });
  const opened = describeStats(await handle.stat({ bigint: true }), file.parts);
  if (opened?.state === file.state) return handle.createReadStream();
  await handle.close();
  throw new FileChanged();
}
