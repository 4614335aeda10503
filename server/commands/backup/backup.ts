// `recto backup FOLDER`: one state of the database and every original it names, beside a running service or without one.
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { dataPaths, type Config } from '../../config.ts';
import { jobs } from '../../jobs.ts';
import { isoSeconds, systemClock } from '../../platform/clock.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import type { Logger } from '../../platform/log.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { VERSION } from '../../version.ts';
import { openDatabase, openFiles, openSecrets, type Stops } from '../parts.ts';
import { KEY_FILE, tableFile, writeManifest, type Manifest } from './manifest.ts';
import { copyOut, eachOriginal, pruneOriginals, type Original } from './originals.ts';
import { JOB_LINES, dumpLines, dumpTable, listTables, readSequences } from './tables.ts';

export interface BackupOptions {
  folder: string;
  /** Also copies the key; otherwise it has to be kept elsewhere. */
  with_key: boolean;
  /** Removes originals from the backup that no document uses any more. */
  prune: boolean;
}

export interface BackupResult {
  manifest: Manifest;
  copied: number;
  kept: number;
  pruned: number;
  /** Originals of the instance that are missing or damaged there. */
  problems: string[];
}

const ONE_AT_A_TIME = 7_210_006;

/** Throws when nothing was backed up; `problems` when something of the instance itself is broken. */
export async function backUp(config: Config, log: Logger, options: BackupOptions): Promise<BackupResult> {
  requireInstance(config);
  const stops: Stops = [];
  try {
    const { pool } = await openDatabase(config, 2, log, stops);
    const files = await openFiles(config);
    const secrets = await openSecrets(config);
    const guard = await pool.connect();
    stops.push(async () => {
      // The connection ends a moment later; until then the lock would keep the next backup out.
      await guard.query('select pg_advisory_unlock($1)', [ONE_AT_A_TIME]).catch(() => undefined);
      guard.release(true);
    });
    const { rows } = await guard.query<{ free: boolean }>('select pg_try_advisory_lock($1) as free', [
      ONE_AT_A_TIME,
    ]);
    if (rows[0]?.free !== true) throw new Error('Another backup of this instance is running.');
    await mkdir(options.folder, { recursive: true, mode: 0o700 });
    const result = await writeBackup({ pool, files, secrets, config }, options);
    await remember(pool, result.problems.length);
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

/** For the dashboard, which says how old the last backup is. */
async function remember(pool: pg.Pool, problems: number): Promise<void> {
  const at = systemClock.now();
  const value = JSON.stringify({ at: isoSeconds(at), problems });
  await pool.query(
    `insert into settings (key, value, updated_at) values ('last_backup', $1, $2)
     on conflict (key) do update set value = $1, updated_at = $2`,
    [value, at],
  );
}

interface Source {
  pool: pg.Pool;
  files: FileStore;
  secrets: SecretBox;
  config: Config;
}

async function writeBackup(source: Source, options: BackupOptions): Promise<BackupResult> {
  const { folder } = options;
  const problems: string[] = [];
  // Most of the time goes here, before the state of the database is taken, so that little can be removed in between.
  const early = await copyAll(source, folder, await readOriginals(source.pool));
  const { manifest, originals } = await dumpDatabase(source, folder);
  const late = await copyAll(source, folder, originals);
  for (const [original, outcome] of late.failed) {
    const purged = outcome === 'missing' && !(await isUsed(source.pool, original));
    problems.push(
      purged
        ? `The original ${original.sha256} was removed for good while the backup ran; back up again`
        : `The original ${original.sha256} is ${outcome} in the instance`,
    );
  }
  if (options.with_key) await copyKey(source.config, folder);
  await writeManifest(folder, manifest, source.secrets);
  await removeOldDatabases(folder, manifest);
  const used = new Set(originals.map(({ sha256 }) => sha256));
  const pruned = options.prune ? await pruneOriginals(folder, used) : 0;
  const copied = early.copied + late.copied;
  return { manifest, copied, kept: originals.length - copied - late.failed.size, pruned, problems };
}

async function copyAll({ files }: Source, folder: string, originals: Original[]) {
  const failed = new Map<Original, 'missing' | 'damaged'>();
  let copied = 0;
  await eachOriginal(originals, async (original) => {
    const outcome = await copyOut(files, original, folder);
    if (outcome === 'copied') copied += 1;
    else if (outcome !== 'kept') failed.set(original, outcome);
  });
  return { copied, failed };
}

const ORIGINALS =
  'select sha256, max(size_bytes) as size_bytes from document_versions group by sha256 order by sha256';

async function readOriginals(client: pg.Pool | pg.ClientBase): Promise<Original[]> {
  return (await client.query<Original>(ORIGINALS)).rows;
}

async function isUsed(pool: pg.Pool, { sha256 }: Original): Promise<boolean> {
  return (
    (await pool.query('select 1 from document_versions where sha256 = $1 limit 1', [sha256])).rowCount !== 0
  );
}

/** Everything in one snapshot, so that all tables tell of the same moment. */
async function dumpDatabase({ pool }: Source, folder: string) {
  const now = systemClock.now();
  const database = `database-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  await rm(path.join(folder, database), { recursive: true, force: true });
  await mkdir(path.join(folder, database), { mode: 0o700 });
  const client = await pool.connect();
  try {
    await client.query("set timezone = 'UTC'");
    await client.query('begin isolation level repeatable read read only');
    const migrations = await client.query<{ name: string }>(
      'select name from schema_migrations order by name',
    );
    const tables = [];
    for (const table of await listTables(client))
      tables.push(await dumpTable(client, table, tableFile(folder, { database }, table.name)));
    const jobsFile = tableFile(folder, { database }, JOBS_NAME);
    const queued = await dumpLines(client, JOBS_NAME, JOB_LINES(scheduledJobs()), jobsFile);
    const originals = await readOriginals(client);
    const head = await client.query<{ id: number; hash: string }>(
      'select id, hash from audit_entries order by id desc limit 1',
    );
    const sequences = await readSequences(client);
    await client.query('commit');
    const manifest: Manifest = {
      format: 1,
      recto_version: VERSION,
      created_at: now.toISOString(),
      database,
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences,
      jobs: queued,
      originals: {
        count: originals.length,
        bytes: originals.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
      },
      audit: { entries: head.rows[0]?.id ?? 0, hash: head.rows[0]?.hash ?? '' },
    };
    return { manifest, originals };
  } finally {
    client.release(true);
  }
}

const JOBS_NAME = 'queued_jobs';

const scheduledJobs = (): string[] =>
  Object.entries(jobs).flatMap(([name, job]) => ('schedule' in job ? [name] : []));

async function copyKey(config: Config, folder: string): Promise<void> {
  if (config.secret_key !== undefined)
    throw new Error('The key is set by RECTO_SECRET_KEY and not in a file; back it up where that is set.');
  const target = path.join(folder, KEY_FILE);
  await copyFile(dataPaths(config).secret_key, target);
  await chmod(target, 0o600);
}

/** Those of earlier backups and of ones that were cut off. */
async function removeOldDatabases(folder: string, { database }: Manifest): Promise<void> {
  for (const name of await readdir(folder))
    if (name.startsWith('database-') && name !== database)
      await rm(path.join(folder, name), { recursive: true, force: true });
}

/** For people. */
export function describeBackup(
  { manifest, copied, kept, pruned, problems }: BackupResult,
  with_key: boolean,
): string {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const lines = [
    `Backup of ${manifest.created_at}`,
    `  Database   ${manifest.tables.length} tables, ${rows} rows, ${manifest.jobs.rows} jobs waiting`,
    `  Originals  ${manifest.originals.count}: ${copied} copied, ${kept} were there already${pruned > 0 ? `, ${pruned} unused ones removed` : ''}`,
    `  Audit log  ${manifest.audit.entries} entries, head ${manifest.audit.entries}:${manifest.audit.hash}`,
    ...problems.map((problem) => `  PROBLEM    ${problem}`),
    with_key
      ? '  The key is in the backup: whoever has the backup can read the stored secrets.'
      : '  The key (secret.key or RECTO_SECRET_KEY) is not in the backup. Keep it apart: restoring needs it.',
  ];
  return `${lines.join('\n')}\n`;
}
