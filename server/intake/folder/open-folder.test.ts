// Somebody who may write in a watched folder tries to have files read or moved that they could not reach themselves: links
// at every level, and exchanges while the service is at work.
import { mkdir, mkdtemp, readFile, readdir, rename, rm, symlink, unlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FolderSource } from '../../../contract/intake.ts';
import { describeAt, listFiles, withFolder, type FoundFile } from './list-files.ts';
import type { OpenFolder } from './open-folder.ts';
import { remove, setAside } from './set-aside.ts';

let root: string;
let watched: string;
let elsewhere: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'recto-links-'));
  [watched, elsewhere] = [path.join(root, 'in'), path.join(root, 'elsewhere')];
  await mkdir(watched);
  await mkdir(elsewhere);
  await writeFile(path.join(elsewhere, 'secret.txt'), 'secret');
});
afterEach(() => rm(root, { recursive: true, force: true }));

const source = (more: Partial<FolderSource> = {}): FolderSource => ({
  kind: 'folder',
  path: 'in',
  subfolders: true,
  place_by_subfolder: false,
  after: 'move',
  settle_seconds: 1,
  ...more,
});
const inWatched = <T>(work: (folder: OpenFolder) => Promise<T>, more: Partial<FolderSource> = {}) =>
  withFolder({ config: { intake_dir: root } as never }, source(more), work);

async function put(name: string, content = name): Promise<void> {
  await mkdir(path.dirname(path.join(watched, name)), { recursive: true });
  await writeFile(path.join(watched, name), content);
}

async function found(folder: OpenFolder, name: string): Promise<FoundFile> {
  return (await describeAt(folder, name.split('/')))!;
}

test.each(['done', 'failed'] as const)('a link in place of %s gets nothing', async (where) => {
  await put('a.txt');
  await put('deep/b.txt');
  await symlink(elsewhere, path.join(watched, where));
  await inWatched(async (folder) => {
    for (const name of ['a.txt', 'deep/b.txt'])
      await expect(setAside(folder, await found(folder, name), where)).rejects.toThrow(
        `${where} is a link or no folder`,
      );
  });
  expect(await readdir(elsewhere)).toEqual(['secret.txt']);
  expect(await readFile(path.join(watched, 'a.txt'), 'utf8')).toBe('a.txt');
});

test('a link below done gets nothing', async () => {
  await put('Acme/a.txt');
  await mkdir(path.join(watched, 'done'));
  await symlink(elsewhere, path.join(watched, 'done', 'Acme'));
  await inWatched(async (folder) => {
    await expect(setAside(folder, await found(folder, 'Acme/a.txt'), 'done')).rejects.toThrow(
      'Acme is a link',
    );
  });
  expect(await readdir(elsewhere)).toEqual(['secret.txt']);
});

test.each(['in/link', 'in/link/below', 'link-to-in'])(
  'no link leads to a watched folder: %s',
  async (place) => {
    await mkdir(path.join(elsewhere, 'below'));
    await symlink(elsewhere, path.join(watched, 'link'));
    await symlink(watched, path.join(root, 'link-to-in'));
    await expect(inWatched(async () => undefined, { path: place })).rejects.toThrow(
      'is no folder, or a link leads there',
    );
  },
);

test('linked files and folders are not listed, and names do not leave the folder', async () => {
  await put('a.txt');
  await symlink(path.join(elsewhere, 'secret.txt'), path.join(watched, 'secret.txt'));
  await symlink(elsewhere, path.join(watched, 'folder'));
  await inWatched(async (folder) => {
    expect((await listFiles(folder, source())).map(({ parts }) => parts)).toEqual([['a.txt']]);
    expect(await describeAt(folder, ['folder', 'secret.txt'])).toBeUndefined();
    for (const name of ['..', '.', 'a/b']) await expect(folder.at(name)).rejects.toThrow();
    await expect(folder.enter(['..'])).rejects.toThrow();
  });
});

test('what is put under the name of a file after it was looked at stays where it is', async () => {
  for (const put_aside of [true, false]) {
    await put('a.txt', 'read');
    await inWatched(async (folder) => {
      const file = await found(folder, 'a.txt');
      await rename(path.join(watched, 'a.txt'), path.join(watched, 'b.txt'));
      await put('a.txt', 'new');
      if (put_aside) await setAside(folder, file, 'done');
      else await remove(folder, file);
    });
    expect(await readFile(path.join(watched, 'a.txt'), 'utf8')).toBe('new');
    expect(await readFile(path.join(watched, 'b.txt'), 'utf8')).toBe('read');
    if (put_aside) expect(await readdir(path.join(watched, 'done'))).toEqual([]);
  }
});

test('nothing that stands in done is overwritten', async () => {
  for (const content of ['one', 'two', 'three']) {
    await put('a.txt', content);
    await inWatched(async (folder) => setAside(folder, await found(folder, 'a.txt'), 'done'));
  }
  const names = (await readdir(path.join(watched, 'done'))).toSorted();
  expect(names).toEqual(['a (2).txt', 'a (3).txt', 'a.txt']);
  expect(await readFile(path.join(watched, 'done', 'a.txt'), 'utf8')).toBe('one');
});

/** Exchanges a folder for a link and back, as fast as it can, until told to stop. */
function exchange(name: string) {
  let going = true;
  const place = path.join(watched, name);
  const run = async () => {
    let count = 0;
    while (going) {
      await rename(place, `${place}-kept`);
      try {
        await symlink(elsewhere, place);
        await unlink(place);
      } catch {
        // The service has made a folder there in between.
        await rename(place, `${place}-made-${count}`);
      }
      await rename(`${place}-kept`, place).catch(() => rename(`${place}-kept`, `${place}-left-${count}`));
      count += 1;
    }
    return count;
  };
  const running = run();
  return async () => {
    going = false;
    return running;
  };
}

test.each(['done', 'sub'])(
  'exchanging %s for a link while files are moved gets nothing out and nothing in',
  async (name) => {
    await mkdir(path.join(watched, 'done'));
    await mkdir(path.join(watched, 'sub'));
    // The same name lies elsewhere: were the link followed, that one would be moved.
    await writeFile(path.join(elsewhere, 'f0.txt'), 'outside');
    const before = (await readdir(elsewhere)).toSorted();
    const stop = exchange(name);
    let moved = 0;
    for (let n = 0; n < 300; n += 1) {
      const file = `sub/f${n % 3}.txt`;
      await inWatched(async (folder) => {
        await writeFile(path.join(watched, file), 'inside').catch(() => undefined);
        const at = await describeAt(folder, file.split('/'));
        if (at !== undefined) await setAside(folder, at, 'done').then(() => (moved += 1));
      }).catch(() => undefined);
    }
    expect(await stop()).toBeGreaterThan(50);
    // What the test itself wrote over the link is no proof; what the service moved is.
    const outside = (await readdir(elsewhere)).filter((entry) => !/^f\d\.txt$/.test(entry)).toSorted();
    expect(outside).toEqual(before.filter((entry) => !/^f\d\.txt$/.test(entry)));
    expect(outside.filter((entry) => entry.startsWith('.recto-'))).toEqual([]);
    expect(moved).toBeGreaterThan(0);
    const texts = await Promise.all(
      (await readdir(watched, { recursive: true, withFileTypes: true }))
        .filter((entry) => entry.isFile() && entry.parentPath.includes('done'))
        .map((entry) => readFile(path.join(entry.parentPath, entry.name), 'utf8')),
    );
    expect(texts).not.toContain('outside');
  },
);
