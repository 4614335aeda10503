// One real PostgreSQL for the whole run (the embedded binaries, or RECTO_TEST_DATABASE_URL with a role that may create
// databases), and a migrated template database from which every test file gets its own copy.
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { MIGRATIONS } from '../../server/commands/prepare-schema.ts';
import { createScopedViews } from '../../server/database/scoped-views.ts';
import { jobs } from '../../server/jobs.ts';
import { createDatabase, createPool } from '../../server/platform/db/connect.ts';
import { startEmbeddedPostgres } from '../../server/platform/db/embedded-postgres.ts';
import { migrate } from '../../server/platform/db/migrate.ts';
import { createLog } from '../../server/platform/log.ts';
import { startQueue } from '../../server/platform/queue/queue.ts';
import { urlOf } from './postgres-url.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connection string of the maintenance database, as a role that may create databases. */
    postgres: string;
    /** A folder that is removed after the last test. */
    folder: string;
  }
}

export const TEMPLATE = 'recto_test_template';

export default async function setup(project: TestProject) {
  const log = createLog({ level: 'warn', pretty: false });
  const given = process.env['RECTO_TEST_DATABASE_URL'];
  const folder = await mkdtemp(path.join(tmpdir(), 'recto-test-'));
  await chmod(folder, 0o755);
  const server =
    given === undefined
      ? await startEmbeddedPostgres({
          data_dir: path.join(folder, 'postgres'),
          bin_dir: undefined,
          log,
          unsafe_fast: true,
        })
      : undefined;
  const url = given ?? urlOf(server!.superuser);
  await makeTemplate(url, log);
  project.provide('postgres', url);
  project.provide('folder', folder);
  return async () => {
    await server?.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

export function withDatabase(url: string, database: string): string {
  return url.replace(/(@[^/?]*)\/[^?]*/, `$1/${database}`);
}

async function makeTemplate(url: string, log: ReturnType<typeof createLog>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`drop database if exists ${TEMPLATE} with (force)`);
  await client.query(`create database ${TEMPLATE}`);
  await client.end();
  const connection = { connectionString: withDatabase(url, TEMPLATE) };
  const db = createDatabase(createPool(connection, { max: 2, log }));
  await migrate(db, MIGRATIONS);
  await createScopedViews(db);
  await db.destroy();
  const queue = await startQueue({ connection, jobs, log, works: false });
  await queue.stop(0);
}
