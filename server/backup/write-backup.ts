// Writes a backup: one state of the database and every original that it names, beside a running service or without one.
import { sumBy } from '../platform/sum.ts';
import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Kysely } from 'kysely';
import { writeDeletions } from '../audit/deletions.ts';
import { dataPaths, type Config } from '../config.ts';
import type { Edges } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { jobs } from '../jobs.ts';
import { VERSION } from '../version.ts';
import { KEY_FILE, tableFile, writeManifest, type Manifest } from './manifest.ts';
import { copyOut, eachOriginal, pruneOriginals, type CopyOptions, type Original } from './originals.ts';
import { JOB_LINES, dumpLines, dumpTable, listTables, readSequences, sqlClient } from './tables.ts';

export type Source = Pick<Edges, 'db' | 'files' | 'secrets' | 'config' | 'clock'>;

export interface BackupOptions extends CopyOptions {
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
  /** Originals of the instance that are missing or damaged there, in words. */
  problems: string[];
  /** The same originals. */
  lost: Original[];
}

/** Throws when nothing was backed up; `problems` when something of the instance itself is broken. */
export async function writeBackup(source: Source, options: BackupOptions): Promise<BackupResult> {
  const { folder } = options;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Most of the time goes here, before the state of the database is taken, so that little can be removed in between.
  const early = await copyAll(source, options, await readOriginals(source.db));
  const { manifest, originals } = await dumpDatabase(source, options);
  const late = await copyAll(source, options, originals);
  const problems: string[] = [];
  for (const [original, outcome] of late.failed) {
    const purged = outcome === 'missing' && !(await isUsed(source.db, original));
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
  const lost = [...late.failed.keys()];
  return { manifest, copied, kept: originals.length - copied - lost.length, pruned, problems, lost };
}

async function copyAll({ files }: Source, options: BackupOptions, originals: Original[]) {
  const failed = new Map<Original, 'missing' | 'damaged'>();
  let copied = 0;
  await eachOriginal(
    originals,
    async (original) => {
      const outcome = await copyOut(files, original, options.folder, options);
      if (outcome === 'copied') copied += 1;
      else if (outcome !== 'kept') failed.set(original, outcome);
    },
    options.signal,
  );
  return { copied, failed };
}

const ORIGINALS =
  'select sha256, max(size_bytes) as size_bytes from document_versions group by sha256 order by sha256';

const readOriginals = async (db: Kysely<Tables>): Promise<Original[]> =>
  (await sqlClient(db).query<Original>(ORIGINALS)).rows;

const isUsed = async (db: Kysely<Tables>, { sha256 }: Original): Promise<boolean> =>
  (await sqlClient(db).query('select 1 from document_versions where sha256 = $1 limit 1', [sha256])).rows
    .length > 0;

/** Everything in one snapshot, so that all tables tell of the same moment. */
async function dumpDatabase({ db, clock, secrets }: Source, { folder, signal }: BackupOptions) {
  const now = clock.now();
  const database = `database-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;
  await rm(path.join(folder, database), { recursive: true, force: true });
  await mkdir(path.join(folder, database), { mode: 0o700 });
  const transaction = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
  return transaction.execute(async (trx) => {
    const client = sqlClient(trx);
    await client.query("set local timezone = 'UTC'");
    const migrations = await client.query<{ name: string }>(
      'select name from schema_migrations order by name',
    );
    const tables = [];
    for (const table of await listTables(client)) {
      signal?.throwIfAborted();
      tables.push(await dumpTable(client, table, tableFile(folder, { database }, table.name)));
    }
    const jobsFile = tableFile(folder, { database }, JOBS_NAME);
    const queued = await dumpLines(client, JOBS_NAME, JOB_LINES(scheduledJobs()), jobsFile);
    const originals = await readOriginals(trx);
    await writeDeletions({ db: trx, secrets }, folder);
    const head = await client.query<{ id: number; hash: string }>(
      'select id, hash from audit_entries order by id desc limit 1',
    );
    const manifest: Manifest = {
      format: 1,
      recto_version: VERSION,
      created_at: now.toISOString(),
      database,
      migrations: migrations.rows.map(({ name }) => name),
      tables,
      sequences: await readSequences(client),
      jobs: queued,
      originals: {
        count: originals.length,
        bytes: originals.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
      },
      audit: { entries: head.rows[0]?.id ?? 0, hash: head.rows[0]?.hash ?? '' },
    };
    return { manifest, originals };
  });
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
  const rows = sumBy(manifest.tables, (table) => table.rows);
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
