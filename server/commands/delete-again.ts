// After a backup is restored: documents that were deleted for good after it was made go again, and what is not known is said.
import path from 'node:path';
import { readdir } from 'node:fs/promises';
import { sql } from 'kysely';
import { audit } from '../audit/audit.ts';
import { DELETIONS_FILE, readDeletions, type Deletion } from '../audit/deletions.ts';
import type { Manifest } from '../backup/manifest.ts';
import { generationTime } from '../backup/retention.ts';
import { dataPaths, type Config } from '../config.ts';
import { createContext, type Context, type Edges } from '../context.ts';
import { systemClock } from '../platform/clock.ts';
import type { Logger } from '../platform/log.ts';
import type { Target } from './restore.ts';

export interface DeletedAgain {
  /** Removed once more. */
  document_ids: number[];
  /** Whether any list reaches beyond the backup; without one nobody knows of later deletions. */
  known: boolean;
}

/** The list of the data folder, that of the backup, those of its neighbours, and one that is named. */
async function listsBeside(config: Config, folder: string, named: string | undefined): Promise<string[]> {
  const parent = path.dirname(path.resolve(folder));
  const neighbours = (await readdir(parent).catch(() => [])).filter(
    (name) => generationTime(name) !== undefined,
  );
  return [
    path.join(dataPaths(config).root, DELETIONS_FILE),
    path.join(folder, DELETIONS_FILE),
    ...neighbours.map((name) => path.join(parent, name, DELETIONS_FILE)),
    ...(named === undefined ? [] : [named]),
  ];
}

export async function deleteAgain(
  { database, files, secrets, config }: Target,
  log: Logger,
  from: { folder: string; manifest: Manifest; deletions?: string | undefined },
): Promise<DeletedAgain> {
  const lists = await listsBeside(config, from.folder, from.deletions);
  const later = (await readDeletions(lists, secrets)).filter(
    ({ entry_id, at }) => entry_id > from.manifest.audit.entries && at > from.manifest.created_at,
  );
  const { db, scoped } = database;
  const edges: Partial<Edges> = { db, scoped, files, secrets, config, log, clock: systemClock };
  const ctx = createContext(edges as Edges, { kind: 'system', id: null, name: 'recto restore' });
  const document_ids: number[] = [];
  for (const deletion of later) if (await deleteOne(ctx, deletion)) document_ids.push(deletion.document_id);
  return { document_ids, known: later.length > 0 };
}

/** False where the number now belongs to another document: after an earlier restore numbers were given once more. */
async function deleteOne(ctx: Context, deletion: Deletion): Promise<boolean> {
  const { document_id, sha256, at, entry_id } = deletion;
  const gone = await ctx.transaction(async (ctx) => {
    const { rows } = await sql<{ contact_id: number; digests: string[] }>`
      select contact_id, array(select distinct sha256 from document_versions v where v.document_id = d.id) as digests
      from documents d where id = ${document_id} and created_at <= ${at}::timestamptz`.execute(ctx.db);
    const [document] = rows;
    if (document === undefined || !document.digests.every((digest) => sha256.includes(digest)))
      return undefined;
    await sql`select set_config('recto.purged_document', ${String(document_id)}, true)`.execute(ctx.db);
    await ctx.db.deleteFrom('documents').where('id', '=', document_id).execute();
    const detail = { sha256: document.digests, deleted_at: at, earlier_entry: entry_id };
    const { contact_id } = document;
    await audit(ctx, { event: 'document.purged', document_id, contact_id, detail });
    return document.digests;
  });
  for (const digest of gone ?? []) {
    const versions = ctx.db.selectFrom('document_versions').select('version').where('sha256', '=', digest);
    if ((await versions.limit(1).executeTakeFirst()) === undefined) await ctx.files.remove(digest);
  }
  return gone !== undefined;
}

/** For people. */
export function describeDeletedAgain(
  { document_ids, known }: DeletedAgain,
  { created_at }: Manifest,
): string {
  const count = document_ids.length;
  if (count > 0)
    return `  Deletions  ${count} ${count === 1 ? 'document was' : 'documents were'} deleted for good after the backup and removed again: ${document_ids.join(', ')}`;
  if (known) return '  Deletions  later ones are known; none is of a document in the backup';
  return (
    `  Deletions  no list reaches beyond ${created_at}: documents that were deleted for good since are back. ` +
    `Name the newest ${DELETIONS_FILE} with --deletions FILE to remove them again`
  );
}
