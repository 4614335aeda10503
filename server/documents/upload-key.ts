// Idempotency-Key: a repeated upload answers with the first document. The key stands for everything that was sent.
import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { conflict } from '../platform/errors.ts';
import type { IncomingDocument } from './receive-document.ts';
import type { DocumentRow } from './store.ts';

const HOURS = 24;

/** The document that the same request made; throws `conflict` when the key came with another one. */
export async function findRepeated(
  ctx: Context,
  incoming: IncomingDocument,
): Promise<DocumentRow | undefined> {
  const { idempotency_key, file } = incoming;
  if (idempotency_key === undefined) return undefined;
  const since = new Date(ctx.clock.now().getTime() - HOURS * 3600 * 1000);
  await ctx.db
    .deleteFrom('upload_keys')
    .where('key', '=', idempotency_key)
    .where('created_at', '<', since)
    .execute();
  const first = await ctx.db
    .selectFrom('upload_keys')
    .innerJoin('documents', 'documents.id', 'upload_keys.document_id')
    .selectAll('documents')
    .select(['upload_keys.sha256', 'upload_keys.request'])
    .where('upload_keys.key', '=', idempotency_key)
    .executeTakeFirst();
  if (first === undefined) return undefined;
  if (first.sha256 !== file.sha256) throw conflict('programs.keyUsed');
  if (first.request !== null && first.request !== fingerprint(incoming)) throw conflict('programs.keyFields');
  return first;
}

export async function keepUploadKey(
  ctx: Context,
  incoming: IncomingDocument,
  { id: document_id, created_at }: DocumentRow,
): Promise<void> {
  const { idempotency_key: key, file } = incoming;
  if (key === undefined) return;
  await ctx.db
    .insertInto('upload_keys')
    .values({ key, sha256: file.sha256, request: fingerprint(incoming), document_id, created_at })
    .execute();
}

/** Of all that a caller sends beside the bytes; references in any order are the same. */
function fingerprint(incoming: IncomingDocument): string {
  const { filename, contact_id, folder_id, profile_id = null, external_refs = {} } = incoming;
  const refs = Object.entries(external_refs)
    .map(([system, reference]) => [system, Object.entries(reference).toSorted(byKey)])
    .toSorted(byKey);
  const request = [filename, contact_id, folder_id, profile_id, refs];
  return createHash('sha256').update(JSON.stringify(request)).digest('hex');
}

const byKey = ([a]: unknown[], [b]: unknown[]): number => (String(a) < String(b) ? -1 : 1);
