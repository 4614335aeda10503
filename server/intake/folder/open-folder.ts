// A folder that others write in, held by a handle: whatever they put in place of it or of a folder above it meanwhile, names
// are looked up in the one that was opened. No link is followed on the way down.
import { constants, existsSync } from 'node:fs';
import { lstat, mkdir, open, type FileHandle } from 'node:fs/promises';
import path from 'node:path';

/** Linux gives names below an open folder, as openat does. */
const BY_HANDLE = existsSync('/proc/self/fd');
const FOLDER = constants.O_RDONLY | constants.O_DIRECTORY;

/** Something that should be a folder is a link, a file or gone; `name` below the first folder that was opened. */
export class NoFolder extends Error {
  readonly code: string;

  constructor(name: string, code: string) {
    super(`${name} is a link or no folder`);
    this.code = code;
  }
}

export class OpenFolder {
  /** Where it was when it was opened, without links. */
  readonly path: string;
  private readonly handle: FileHandle;

  private constructor(path: string, handle: FileHandle) {
    this.path = path;
    this.handle = handle;
  }

  /** @param real a path that has been resolved; the administrator's, not one of those who write in the folder */
  static async open(real: string): Promise<OpenFolder> {
    return new OpenFolder(real, await open(real, FOLDER | constants.O_NOFOLLOW));
  }

  /**
   * The address of something in this folder, for calls that do not follow links themselves. Where handles have no names
   * (macOS) the path is used, after a look whether it still leads here: a moment is left in between.
   */
  async at(name: string): Promise<string> {
    if (name === '.' || name === '..' || name.includes('/')) throw new NoFolder(name, 'EINVAL');
    return path.join(await this.here(), name);
  }

  /** The address of the folder itself, to list it. */
  async here(): Promise<string> {
    if (BY_HANDLE) return `/proc/self/fd/${this.handle.fd}`;
    const [now, opened] = await Promise.all([lstat(this.path), this.handle.stat()]);
    if (now.ino !== opened.ino || now.dev !== opened.dev) throw new NoFolder(this.path, 'ENOTDIR');
    return this.path;
  }

  /** The folder below, by one name after the other. Throws `NoFolder` where one is a link. To be closed. */
  async enter(names: string[], { create = false } = {}): Promise<OpenFolder> {
    let at = await this.again();
    for (const name of names) {
      try {
        const below = await at.child(name, create);
        await at.close();
        at = below;
      } catch (error) {
        await at.close();
        throw error;
      }
    }
    return at;
  }

  close(): Promise<void> {
    return this.handle.close();
  }

  private async again(): Promise<OpenFolder> {
    const here = await this.here();
    return new OpenFolder(this.path, await open(BY_HANDLE ? `${here}/.` : here, FOLDER));
  }

  private async child(name: string, create: boolean): Promise<OpenFolder> {
    const address = await this.at(name);
    if (create) await mkdir(address).catch(unlessThere);
    try {
      return new OpenFolder(
        path.join(this.path, name),
        await open(address, FOLDER | constants.O_NOFOLLOW | constants.O_NONBLOCK),
      );
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      throw ['ELOOP', 'ENOTDIR'].includes(code) ? new NoFolder(name, code) : error;
    }
  }
}

function unlessThere(error: unknown): void {
  if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
}

/** Runs `work` in the folder of a file, given by its names below `folder`. */
export async function inFolderOf<T>(
  folder: OpenFolder,
  parts: string[],
  work: (parent: OpenFolder, name: string) => Promise<T>,
): Promise<T> {
  const parent = await folder.enter(parts.slice(0, -1));
  try {
    return await work(parent, parts.at(-1)!);
  } finally {
    await parent.close();
  }
}
