// `recto verify`: the audit log from beginning to end, beside a running service or without one.
import { existsSync, readFileSync } from 'node:fs';
import type { AuditVerification } from '../../contract/audit.ts';
import { presentVerification, verifyAudit, type NotedHead } from '../audit/verify.ts';
import { dataPaths, type Config } from '../config.ts';
import type { Tables } from '../database/tables.ts';
import { createDatabase, createPool } from '../platform/db/connect.ts';
import { resolveDatabase } from '../platform/db/resolve-database.ts';
import type { Logger } from '../platform/log.ts';
import { createSecretBox, parseKey } from '../platform/secret-box.ts';
import { requireSchema } from './prepare-schema.ts';

/** Changes nothing. Throws where there is no instance to verify. */
export async function verifyInstance(
  config: Config,
  log: Logger,
  head: NotedHead | undefined,
): Promise<AuditVerification> {
  const { root, secret_key } = dataPaths(config);
  if (config.secret_key === undefined && !existsSync(secret_key))
    throw new Error(`There is no instance in ${root}: ${secret_key} does not exist. Set RECTO_DATA_DIR.`);
  const key =
    config.secret_key === undefined
      ? parseKey(readFileSync(secret_key, 'utf8').trim(), secret_key)
      : parseKey(config.secret_key, 'RECTO_SECRET_KEY');
  const database = await resolveDatabase({
    database_url: config.database_url,
    data_dir: root,
    bin_dir: config.pg_bin_dir,
    unsafe_fast: config.unsafe_fast_database,
    log,
  });
  const db = createDatabase<Tables>(createPool(database.connection, { max: 2, log }));
  try {
    await requireSchema(db);
    return presentVerification(await verifyAudit({ db, secrets: createSecretBox(key), config }, head));
  } finally {
    await db.destroy();
    await database.stop();
  }
}

/** For people, a few lines. */
export function describeVerification(result: AuditVerification): string {
  const { intact, entries, head, checkpoints, problems, duration_ms } = result;
  const lines = [
    intact ? 'The audit log is intact.' : 'THE AUDIT LOG WAS CHANGED.',
    `  ${entries} entries, compared with ${checkpoints} signed heads, in ${(duration_ms / 1000).toFixed(1)} s`,
    ...(head === null ? [] : [`  Head ${head.entry_id}:${head.hash}`]),
    ...problems.map(({ kind, detail }) => `  ${kind}: ${detail}`),
    ...(intact ? ['Note the head elsewhere; later: recto verify --head ENTRY:HASH'] : []),
  ];
  return `${lines.join('\n')}\n`;
}
