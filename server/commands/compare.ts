// Whether what was restored is what the backup holds: every row, every original, every entry of the audit log.
import type pg from 'pg';
import { verifyAudit } from '../audit/verify.ts';
import type { Manifest } from '../backup/manifest.ts';
import { checkStored, eachOriginal, type Original } from '../backup/originals.ts';
import type { Target } from './restore.ts';
import { dumpTable, listTables, readSequences } from '../backup/tables.ts';
import { say } from '../platform/sentences/say.ts';

/** Before later migrations run, since those may change rows. */
export async function compareDatabase(pool: pg.Pool, manifest: Manifest): Promise<string[]> {
  const differences: string[] = [];
  const client = await pool.connect();
  try {
    await client.query("set timezone = 'UTC'");
    await client.query('begin isolation level repeatable read read only');
    const expected = new Map(manifest.tables.map((table) => [table.name, table]));
    for (const table of await listTables(client)) {
      const found = await dumpTable(client, table);
      const wanted = expected.get(table.name);
      if (wanted === undefined) differences.push(`The table ${table.name} is not in the backup`);
      else if (wanted.rows !== found.rows)
        differences.push(`The table ${table.name} has ${found.rows} rows instead of ${wanted.rows}`);
      else if (wanted.sha256 !== found.sha256) differences.push(`Rows of the table ${table.name} differ`);
      expected.delete(table.name);
    }
    for (const name of expected.keys()) differences.push(`The table ${name} was not restored`);
    if (JSON.stringify(await readSequences(client)) !== JSON.stringify(manifest.sequences))
      differences.push('New rows would not get the numbers that follow');
    await client.query('commit');
  } finally {
    client.release(true);
  }
  return differences;
}

export async function compareOriginals({ database, files }: Target): Promise<string[]> {
  const { rows } = await database.pool.query<Original>(
    'select sha256, max(size_bytes) as size_bytes from document_versions group by sha256',
  );
  const differences: string[] = [];
  await eachOriginal(rows, async (original) => {
    const problem = await checkStored(files, original);
    if (problem !== undefined)
      differences.push(`The original ${original.sha256} is ${problem} after restoring`);
  });
  return differences;
}

/** Follows the chain from the first entry to the head that the backup names. */
export async function compareAudit(
  { database, secrets, config }: Target,
  { audit }: Manifest,
): Promise<string[]> {
  const { problems, head } = await verifyAudit({ db: database.db, secrets, config });
  const found = problems.map(({ detail }) => `Audit log: ${say(detail)}`);
  if ((head?.entry_id ?? 0) !== audit.entries || (head?.hash ?? '') !== audit.hash)
    found.push('The audit log does not end with the entry that the backup names');
  return found;
}
