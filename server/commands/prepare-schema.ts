// Brings the database to this version, and the audit log out of the reach of the role that serves requests.
import path from 'node:path';
import type { Kysely } from 'kysely';
import { protectAuditLog, releaseAuditLog } from '../audit/protect.ts';
import { createScopedViews, dropScopedViews } from '../database/scoped-views.ts';
import type { Tables } from '../database/tables.ts';
import { migrate, pendingMigrations } from '../platform/db/migrate.ts';
import type { Logger } from '../platform/log.ts';
import type { OpenedDatabase } from './parts.ts';

export const MIGRATIONS = path.join(import.meta.dirname, '..', 'database', 'migrations');

/** For a command that changes nothing of the schema itself. */
export async function requireSchema(db: Kysely<Tables>): Promise<void> {
  if ((await pendingMigrations(db, MIGRATIONS)).length > 0)
    throw new Error(
      'The database is older than this version of Recto. Start the service once, then try again.',
    );
}

/** Migrations come as the service's own role, which otherwise does not own the audit log. */
export async function prepareSchema(
  { superuser, connection, db }: OpenedDatabase,
  log: Logger,
): Promise<void> {
  const service = connection.user ?? '';
  if ((await pendingMigrations(db, MIGRATIONS)).length > 0) {
    if (superuser !== undefined) await releaseAuditLog(superuser, service);
    await dropScopedViews(db);
  }
  const applied = await migrate(db, MIGRATIONS);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  await createScopedViews(db);
  if (superuser !== undefined) await protectAuditLog(superuser, service);
}
