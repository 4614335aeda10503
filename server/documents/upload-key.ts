// Idempotency-Key: a repeated upload answers with the first document. The key stands for everything that was sent.
import { createHash } from 'node:crypto';
import type { Context } from '../context.ts';
import { conflict } from '../platform/errors.ts';
import type { IncomingDocument } from './receive-document.ts';
import type { DocumentRow } from './store.ts';

const HOURS = 24;

/** What a key stands for. */
export type KeyedRequest = Pick<
  IncomingDocument,
  'idempotency_key' | 'filename' | 'contact_id' | 'folder_id' | 'profile_id' | 'external_refs'
> & { sent_sha256: string };

/** The document that the same request made; throws `conflict` when the key came with another one. */
export async function findRepeated(ctx: Context, request: KeyedRequest): Promise<DocumentRow | undefined> {
  const { idempotency_key, sent_sha256 } = request;
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
  if (first.sha256 !== sent_sha256) throw conflict('programs.keyUsed');
  if (first.request !== null && first.request !== fingerprint(request)) throw conflict('programs.keyFields');
  return first;
}

export async function keepUploadKey(
  ctx: Context,
  request: KeyedRequest,
  { id: document_id, created_at }: DocumentRow,
): Promise<void> {
  const { idempotency_key: key, sent_sha256: sha256 } = request;
  if (key === undefined) return;
  await ctx.db
    .insertInto('upload_keys')
    .values({ key, sha256, request: fingerprint(request), document_id, created_at })
    .execute();
}

/** Of all that a caller sends beside the bytes; references in any order are the same. */
function fingerprint(request: KeyedRequest): string {
  const { filename, contact_id, folder_id, profile_id = null, external_refs = {} } = request;
  const refs = Object.entries(external_refs)
    .map(([system, reference]) => [system, Object.entries(reference).toSorted(byKey)])
    .toSorted(byKey);
  const sent = [filename, contact_id, folder_id, profile_id, refs];
  return createHash('sha256').update(JSON.stringify(sent)).digest('hex');
}

const byKey = ([a]: unknown[], [b]: unknown[]): number => (String(a) < String(b) ? -1 : 1);
