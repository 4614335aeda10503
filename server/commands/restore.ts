// `recto restore FOLDER [--verify]`: a backup into an empty database and data folder. What was changed in the backup is
// refused before anything is written; afterwards everything can be read back and compared.
import { sumBy } from '../platform/sum.ts';
import { doubtWaitingMails } from '../mails/store.ts';
import { existsSync } from 'node:fs';
import { chmod, copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { z } from 'zod';
import { dataPaths, type Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { jobs, type Jobs } from '../jobs.ts';
import { migrate, migrateTo } from '../platform/db/migrate.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { Logger } from '../platform/log.ts';
import { startQueue, type Queue } from '../platform/queue/queue.ts';
import type { SecretBox } from '../platform/secret-box.ts';
import { MIGRATIONS } from './prepare-schema.ts';
import { openDatabase, openFiles, openSecrets, type OpenedDatabase, type Stops } from './parts.ts';
import { KEY_FILE, readManifest, tableFile, type Manifest } from '../backup/manifest.ts';
import { copyIn, eachOriginal } from '../backup/originals.ts';
import { findChangedTables, originalsIn } from '../backup/contents.ts';
import {
  listTables,
  loadTable,
  readLines,
  sqlClient,
  withoutConstraints,
  writeSequences,
} from '../backup/tables.ts';
import { deleteAgain, describeDeletedAgain, type DeletedAgain } from './delete-again.ts';
import { compareDatabase, compareOriginals, compareAudit } from './compare.ts';

export interface RestoreResult {
  manifest: Manifest;
  verified: boolean;
  /** What differs from the backup, or is broken in it; empty when all is well. */
  differences: string[];
  deleted: DeletedAgain;
}

export interface Target {
  database: OpenedDatabase;
  files: FileStore;
  secrets: SecretBox;
  config: Config;
}

/** Throws where the backup cannot be restored at all; then the database is as empty as before. */
export async function restore(
  config: Config,
  log: Logger,
  { folder, verify, deletions }: { folder: string; verify: boolean; deletions?: string | undefined },
): Promise<RestoreResult> {
  await takeKey(config, folder);
  const secrets = await openSecrets(config);
  const manifest = await readManifest(folder, secrets);
  const changed = await findChangedTables(folder, manifest);
  if (changed.length > 0) throw new Error(changed.join('; '));
  requireNoInstance(config);
  const stops: Stops = [];
  try {
    const database = await openDatabase(config, 4, log, stops);
    const target = { database, files: await openFiles(config), secrets, config };
    await requireEmpty(database.db);
    await migrateTo(database.db, MIGRATIONS, manifest.migrations);
    const differences = await putOriginals(target, folder, manifest);
    const queue = await startQueue({
      connection: database.connection,
      jobs,
      log,
      works: false,
    });
    stops.push(() => queue.stop(0));
    await loadDatabase(database, folder, manifest, queue);
    if (verify) differences.push(...(await compareDatabase(database.pool, manifest)));
    await migrate(database.db, MIGRATIONS);
    await doubtWaitingMails(database.db);
    if (verify) {
      differences.push(...(await compareOriginals(target)));
      differences.push(...(await compareAudit(target, manifest)));
    }
    const deleted = await deleteAgain(target, log, { folder, manifest, deletions });
    return { manifest, verified: verify, differences: [...new Set(differences)], deleted };
  } finally {
    for (const end of stops.toReversed()) await end();
  }
}

/** The key of the data folder or the setting goes first; then one that came with the backup. */
async function takeKey(config: Config, folder: string): Promise<void> {
  const { secret_key, root } = dataPaths(config);
  if (config.secret_key !== undefined || existsSync(secret_key)) return;
  const given = path.join(folder, KEY_FILE);
  if (!existsSync(given))
    throw new Error(
      `The backup does not hold the key of its instance. Copy that instance's secret.key to ${secret_key}, or set ` +
        'RECTO_SECRET_KEY, and restore again.',
    );
  await mkdir(root, { recursive: true, mode: 0o755 });
  await copyFile(given, secret_key);
  await chmod(secret_key, 0o600);
}

function requireNoInstance(config: Config): void {
  const { root } = dataPaths(config);
  if (config.database_url === undefined && existsSync(path.join(root, 'pg', 'PG_VERSION')))
    throw new Error(
      `${root} already holds an instance. Restore into an empty folder: set RECTO_DATA_DIR to a new one.`,
    );
}

async function requireEmpty(db: Kysely<Tables>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace limit 1`.execute(
    db,
  );
  if (rows[0] !== undefined)
    throw new Error(
      `The database is not empty: it has a table ${rows[0].name}. Restore into a new database.`,
    );
}

/** Before the database: what it names is there once it is. */
async function putOriginals(
  { files, config }: Target,
  folder: string,
  manifest: Manifest,
): Promise<string[]> {
  const differences: string[] = [];
  const temp_dir = dataPaths(config).temporary;
  await eachOriginal(await originalsIn(folder, manifest), async (original) => {
    const problem = await copyIn(folder, original, { files, temp_dir });
    if (problem !== undefined)
      differences.push(`The original ${original.sha256} is ${problem} in the backup`);
  });
  return differences;
}

/** Rows, places of the identity columns and jobs in one transaction: all of it or nothing. */
async function loadDatabase(
  { db }: OpenedDatabase,
  folder: string,
  manifest: Manifest,
  queue: Queue<Jobs>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const client = sqlClient(trx);
    const tables = await listTables(client);
    await withoutConstraints(client, async () => {
      for (const dumped of manifest.tables) {
        const table = tables.find(({ name }) => name === dumped.name);
        if (table === undefined) throw new Error(`This version of Recto has no table ${dumped.name}`);
        await loadTable(client, table, readLines(tableFile(folder, manifest, dumped.name), dumped));
      }
    });
    await writeSequences(client, manifest.sequences);
    await queueAgain(trx, queue, readLines(tableFile(folder, manifest, manifest.jobs.name), manifest.jobs));
  });
}

const QueuedJob = z.looseObject({
  name: z.string(),
  data: z.unknown(),
  start_after: z.string(),
  priority: z.number(),
});

/** Jobs of kinds that this version no longer has are left out: what they were for is in the tables. */
async function queueAgain(
  trx: Kysely<Tables>,
  queue: Queue<Jobs>,
  lines: AsyncIterable<string>,
): Promise<void> {
  const definitions = jobs;
  for await (const line of lines) {
    const { name, data, start_after, priority } = QueuedJob.parse(JSON.parse(line));
    if (!(name in definitions)) continue;
    const known = name as keyof Jobs;
    const payload = definitions[known].payload.safeParse(data);
    if (!payload.success) continue;
    await queue.send(trx, known, payload.data, { after_ms: Date.parse(start_after) - Date.now(), priority });
  }
}

/** For people. */
export function describeRestore({ manifest, verified, differences, deleted }: RestoreResult): string {
  const rows = sumBy(manifest.tables, (table) => table.rows);
  const lines = [
    `Restored the backup of ${manifest.created_at} (Recto ${manifest.recto_version})`,
    `  Database   ${manifest.tables.length} tables, ${rows} rows${verified ? ', read back and compared' : ''}`,
    `  Originals  ${manifest.originals.count}${verified ? ', read back and hashed' : ', hashed on the way'}`,
    `  Audit log  ${manifest.audit.entries} entries${verified ? ', every one followed from the first to the head' : ''}`,
    `  Jobs       ${manifest.jobs.rows} queued again`,
    describeDeletedAgain(deleted, manifest),
    ...(differences.length === 0 ? ['No difference.'] : [`${differences.length} DIFFERENCES:`]),
    ...differences.map((difference) => `  ${difference}`),
  ];
  return `${lines.join('\n')}\n`;
}
