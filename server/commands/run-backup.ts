// `recto backup [FOLDER]`: beside a running service, or on its data without one.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keptOf } from '../backup/back-up-on-schedule.ts';
import { listGenerations, makeGeneration, type Generation } from '../backup/generations.ts';
import { KEY_FILE } from '../backup/manifest.ts';
import { oneAtATime } from '../backup/one-at-a-time.ts';
import {
  describeBackupCheck,
  differencesIn,
  verifyBackup,
  type BackupCheck,
} from '../backup/verify-backup.ts';
import { describeBackup, writeBackup, type BackupResult, type Source } from '../backup/write-backup.ts';
import { dataPaths, type Config } from '../config.ts';
import { isoSeconds, systemClock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import { createSecretBox, parseKey, type SecretBox } from '../platform/secret-box.ts';
import { writeSettings } from '../settings/settings.ts';
import { openDatabase, openFiles, openSecrets, type Stops } from './parts.ts';

export interface BackupChoice {
  /** Of the backup, or of all generations where it is `scheduled`. */
  folder: string;
  scheduled: boolean;
  with_key: boolean;
  prune: boolean;
  /** Reads the one that is there instead of writing one. */
  verify: boolean;
}

/** Throws when nothing was backed up, or nothing can be read; otherwise says what there is to say, for people. */
export async function runBackup(
  config: Config,
  log: Logger,
  choice: BackupChoice,
): Promise<{ report: string; sound: boolean }> {
  if (choice.verify) {
    const check = await checkBackup(config, choice);
    return { report: describeBackupCheck(check), sound: differencesIn(check).length === 0 };
  }
  if (choice.scheduled) {
    const result = await withInstance(config, log, async (source) => {
      const made = await makeGeneration(source, choice.folder, keptOf(config));
      await writeSettings(source, { failed_backup: null });
      return made;
    });
    return { report: describeGeneration(result), sound: result.problems.length === 0 };
  }
  const result = await withInstance(config, log, (source) => writeBackup(source, choice));
  return { report: describeBackup(result, choice.with_key), sound: result.problems.length === 0 };
}

async function withInstance<R extends BackupResult>(
  config: Config,
  log: Logger,
  work: (source: Source) => Promise<R>,
): Promise<R> {
  requireInstance(config);
  const stops: Stops = [];
  try {
    const { db } = await openDatabase(config, 3, log, stops);
    const [files, secrets] = [await openFiles(config), await openSecrets(config)];
    const source: Source = { db, files, secrets, config, clock: systemClock };
    const result = await oneAtATime(db, () => work(source));
    if (result === undefined) throw new Error('Another backup of this instance is running.');
    const last_backup = { at: isoSeconds(systemClock.now()), problems: result.problems.length };
    await writeSettings(source, { last_backup });
    return result;
  } finally {
    for (const end of stops.toReversed()) await end();
  }
}

/** The embedded database would otherwise be made, and an empty instance backed up. */
export function requireInstance(config: Config): void {
  const { root, secret_key } = dataPaths(config);
  if (config.database_url === undefined && !existsSync(path.join(root, 'pg', 'PG_VERSION')))
    throw new Error(`There is no instance in ${root}. Set RECTO_DATA_DIR or RECTO_DATABASE_URL.`);
  if (config.secret_key === undefined && !existsSync(secret_key))
    throw new Error(`${secret_key} does not exist. Set RECTO_DATA_DIR or RECTO_SECRET_KEY.`);
}

/** Needs the key of the instance, not the instance. */
async function checkBackup(config: Config, { folder, scheduled }: BackupChoice): Promise<BackupCheck> {
  const newest = scheduled ? (await listGenerations(folder)).at(-1) : undefined;
  if (scheduled && newest === undefined) throw new Error(`There is no backup in ${folder} yet.`);
  const chosen = path.join(folder, newest ?? '');
  return verifyBackup(findKey(config, chosen), chosen);
}

/** The setting goes first, then the data folder, then a key that came with the backup. Makes none. */
function findKey(config: Config, folder: string): SecretBox {
  if (config.secret_key !== undefined)
    return createSecretBox(parseKey(config.secret_key, 'RECTO_SECRET_KEY'));
  const { secret_key } = dataPaths(config);
  const file = [secret_key, path.join(folder, KEY_FILE)].find((candidate) => existsSync(candidate));
  if (file === undefined)
    throw new Error(`The key of the instance is needed: ${secret_key} does not exist. Set RECTO_SECRET_KEY.`);
  return createSecretBox(parseKey(readFileSync(file, 'utf8').trim(), file));
}

function describeGeneration(generation: Generation): string {
  const { folder, removed } = generation;
  const lines = [
    `Written to ${folder} and read back.`,
    ...(removed.length === 0 ? [] : [`Removed, as their time is over: ${removed.join(', ')}`]),
  ];
  return `${describeBackup(generation, false)}${lines.join('\n')}\n`;
}
