// Numbered plain SQL files, applied once each, in order, in one transaction; several starters wait for one another.
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { Migrator, sql, type Kysely, type Migration } from 'kysely';

/** Applies what is missing. Returns the names of the applied files; throws (and changes nothing) if one fails. */
export function migrate<Tables>(db: Kysely<Tables>, folder: string): Promise<string[]> {
  return apply(createMigrator(db, folder));
}

/** Brings an empty database to an earlier state, the one that has exactly these files. Throws if one is not known. */
export async function migrateTo<Tables>(
  db: Kysely<Tables>,
  folder: string,
  names: readonly string[],
): Promise<string[]> {
  const known = (await createMigrator(db, folder).getMigrations()).map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`This version of Recto does not know the migration ${unknown}; a newer version made it`);
  return apply(createMigrator(db, folder, (name) => names.includes(name)));
}

async function apply(migrator: Migrator): Promise<string[]> {
  const { error, results } = await migrator.migrateToLatest();
  const failed = results?.find((result) => result.status === 'Error');
  if (error !== undefined) {
    const reason = error instanceof Error ? error.message : JSON.stringify(error);
    throw new Error(
      `The database could not be migrated${failed ? ` (${failed.migrationName})` : ''}: ${reason}`,
      { cause: error },
    );
  }
  return (results ?? []).map((result) => result.migrationName);
}

/** Names of files not applied yet. */
export async function pendingMigrations<Tables>(db: Kysely<Tables>, folder: string): Promise<string[]> {
  const migrations = await createMigrator(db, folder).getMigrations();
  return migrations
    .filter((migration) => migration.executedAt === undefined)
    .map((migration) => migration.name);
}

function createMigrator<Tables>(
  db: Kysely<Tables>,
  folder: string,
  wanted: (name: string) => boolean = () => true,
): Migrator {
  return new Migrator({
    db,
    migrationTableName: 'schema_migrations',
    migrationLockTableName: 'schema_migrations_lock',
    provider: {
      async getMigrations() {
        const files = (await readdir(folder)).filter((file) => /^\d{4}_.*\.sql$/.test(file)).sort();
        return Object.fromEntries(
          files
            .map((file) => file.slice(0, -'.sql'.length))
            .filter(wanted)
            .map((name) => [name, fromFile(path.join(folder, `${name}.sql`))]),
        );
      },
    },
  });
}

function fromFile(file: string): Migration {
  return {
    async up(db) {
      await sql.raw(await readFile(file, 'utf8')).execute(db);
    },
  };
}
