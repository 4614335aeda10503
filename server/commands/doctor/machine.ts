// The machine: runtime, memory, open files, the data folder and the address to listen on.
import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { dataPaths, type Config } from '../../config.ts';
import { ALLOW_MORE_FILES, LEAST_OPEN_FILES, openFilesAllowed } from '../../platform/open-files.ts';
import { VERSION } from '../../version.ts';
import { requireListening } from '../preflight.ts';
import { fault, fine, warning, type Finding } from './finding.ts';

const MB = 1024 * 1024;
/** Web server, worker and database at rest take 175 MB; a page in OCR takes up to 600 MB. */
const LEAST_MEMORY_MB = 1500;

export function examineRuntime(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const says = `Recto ${VERSION}, Node ${process.versions.node}, ${process.platform}-${process.arch}`;
  const known = major >= 24 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
  if (!known) return fault('runtime', says, 'Install Node 24, 22 (from 22.12) or 20 (from 20.19).');
  if (major === 20)
    return warning('runtime', says, 'Node 20 gets no security updates any more; install Node 24.');
  return fine('runtime', says);
}

export function examineMemory(): Finding {
  const limit = process.constrainedMemory();
  const total = Math.round((limit > 0 && limit < os.totalmem() ? limit : os.totalmem()) / MB);
  const says = `${total} MB of memory, ${os.availableParallelism()} cores`;
  return total >= LEAST_MEMORY_MB
    ? fine('memory', says)
    : warning('memory', says, `Give it ${LEAST_MEMORY_MB} MB or more, or set RECTO_WORKERS=1.`);
}

/** Linux only; elsewhere there is nothing to read. */
export function examineOpenFiles(): Finding[] {
  const allowed = openFilesAllowed();
  if (allowed === undefined) return [];
  const says = `${allowed} files may be open at once`;
  return [
    allowed >= LEAST_OPEN_FILES ? fine('open files', says) : fault('open files', says, ALLOW_MORE_FILES),
  ];
}

export async function examineFolder(config: Config): Promise<Finding[]> {
  const { root, secret_key } = dataPaths(config);
  const existing = await nearestExisting(root);
  const writable = await access(existing, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!writable)
    return [
      fault(
        'data folder',
        `${existing} cannot be written by ${os.userInfo().username}`,
        `chown -R ${os.userInfo().username} ${existing}, or set RECTO_DATA_DIR to another folder.`,
      ),
    ];
  const { bavail, bsize } = await statfs(existing);
  const free = Math.floor((bavail * bsize) / MB);
  const room = `${root}${existing === root ? '' : ' (made at the first start)'}, ${free} MB free`;
  const findings = [
    free > config.min_free_mb
      ? fine('data folder', room)
      : fault('data folder', room, `Free ${config.min_free_mb} MB or more (RECTO_MIN_FREE_MB).`),
  ];
  const key = await stat(secret_key).catch(() => undefined);
  if (key !== undefined && (key.mode & 0o077) !== 0)
    findings.push(warning('key', `${secret_key} can be read by others`, `chmod 600 ${secret_key}`));
  return findings;
}

/** Folders that an Admin may have watched; the setting alone watches none. */
export async function examineIntakeFolder({ intake_dir }: Config): Promise<Finding[]> {
  if (intake_dir === undefined) return [];
  const folder = path.resolve(intake_dir);
  const code = await access(folder, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => undefined,
    (error: NodeJS.ErrnoException) => error.code,
  );
  return [
    code === undefined
      ? fine('intake folder', folder)
      : warning(
          'intake folder',
          `${folder} cannot be read and written by ${os.userInfo().username} (${code})`,
          'Make it, or correct RECTO_INTAKE_DIR: files are moved within it once they were taken.',
        ),
  ];
}

export async function nearestExisting(folder: string): Promise<string> {
  for (let at = folder; ; at = path.dirname(at)) if (await stat(at).catch(() => undefined)) return at;
}

/** Free, or taken by Recto itself. */
export async function examineAddress(config: Config): Promise<Finding> {
  const host = ['0.0.0.0', '::'].includes(config.host) ? '127.0.0.1' : config.host;
  const at = `${host.includes(':') ? `[${host}]` : host}:${config.port}`;
  try {
    await requireListening(config, config.port);
    return fine('address', `${config.host} port ${config.port} is free`);
  } catch (error) {
    const health = await fetch(`http://${at}/healthz`, { signal: AbortSignal.timeout(3000) })
      .then((response) => response.json() as Promise<{ status?: string; version?: string }>)
      .catch(() => undefined);
    if (health?.status !== 'ok') throw error;
    const ready = await fetch(`http://${at}/readyz`, { signal: AbortSignal.timeout(5000) }).catch(
      () => undefined,
    );
    const says = `Recto ${health.version} answers at ${at}`;
    return ready?.ok === true
      ? fine('address', says)
      : fault('address', `${says}, but is not ready`, `curl http://${at}/readyz says why.`);
  }
}
