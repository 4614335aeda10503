// A document comes in: stream -> temporary file (hash, size) -> original; then ONE transaction makes the document (New),
// its version, the audit entry and the job. Once the caller has its answer, nothing can lose the document.
import type { Context } from '../context.ts';
import type { DocumentSource, ExternalRefs } from '../../contract/documents.ts';
import { ExternalRefs as ExternalRefsShape } from '../../contract/documents.ts';
import { audit } from '../audit/audit.ts';
import { findContact } from '../contacts/store.ts';
import { getFolderOf } from '../folders/store.ts';
import { violatedUnique } from '../platform/db/connect.ts';
import { conflict, invalid, notFound, tooMany, unsupported } from '../platform/errors.ts';
import { discard, type ReceivedFile } from '../platform/files/file-store.ts';
import { describeIssue, requireStorable } from '../platform/http/parse-input.ts';
import { getProfile } from '../profiles/store.ts';
import { READABLE_FORMATS } from '../reading/readers.ts';
import { sniffFile } from '../reading/sniff-file.ts';
import { announceDocument } from './announce.ts';
import { keepOriginal, lockContent } from './originals.ts';
import { noteSameFile } from './find-duplicates.ts';
import { uploaderOf, type DocumentRow } from './store.ts';
import { keepUploadKey, findRepeated, type KeyedRequest } from './upload-key.ts';
import { sentence } from '../platform/sentences/sentence.ts';

export interface IncomingDocument {
  file: ReceivedFile;
  filename: string;
  contact_id: number;
  folder_id: number;
  profile_id?: number | undefined;
  external_refs?: ExternalRefs;
  notes?: string;
  /** Nobody has said whose it is: contact and folder say where it lies until that is found. */
  find_contact?: boolean;
  source: DocumentSource;
  /** The address that sent it, where it came in by mail. */
  mail_from?: string | undefined;
  /** Makes a repeated upload within 24 hours answer with the first document. */
  idempotency_key?: string | undefined;
  /** SHA-256 of what was sent, where the file was made of it. */
  sent_sha256?: string;
  /** Runs in the transaction that makes the document: where it came from, say. */
  record?: (ctx: Context, document: DocumentRow) => Promise<void>;
}

/** A document that came in; `repeated` says that the same request had brought it before. */
export type Received = DocumentRow & { repeated: boolean };

/** Takes the file over: afterwards it is an original, or gone. */
export async function receiveDocument(ctx: Context, incoming: IncomingDocument): Promise<Received> {
  try {
    const repeated = await answerRepeated(ctx, keyed(incoming));
    if (repeated !== undefined) return repeated;
    await requirePlace(ctx, incoming);
    await refuseWhenQueueIsFull(ctx);
    const { media_type } = await requireReadable(incoming.file);
    const document = await keepOriginal(ctx, incoming.file, (ctx) =>
      insertDocument(ctx, incoming, media_type),
    );
    return { ...document, repeated: false };
  } catch (error) {
    if (violatedUnique(error) !== 'upload_keys_pkey') throw error;
    // The same key came twice at the same moment; the other one was first.
    const repeated = await answerRepeated(ctx, keyed(incoming));
    // The first document is one that the caller does not see.
    if (repeated === undefined) throw conflict('programs.keyUsed');
    return repeated;
  } finally {
    await discard(incoming.file);
  }
}

const keyed = (incoming: IncomingDocument): KeyedRequest => ({
  ...incoming,
  sent_sha256: incoming.sent_sha256 ?? incoming.file.sha256,
});

/** What the same request under the same key was answered with; undefined for the first. */
export async function answerRepeated(ctx: Context, request: KeyedRequest): Promise<Received | undefined> {
  const repeated = await findRepeated(ctx, request);
  return repeated && { ...repeated, repeated: true };
}

async function requirePlace(ctx: Context, { contact_id, folder_id, profile_id }: IncomingDocument) {
  const contact = await findContact(ctx, contact_id);
  if (contact === undefined) throw notFound('setup.noContact', { id: contact_id });
  const folder = await getFolderOf(ctx, contact_id, folder_id);
  const profile = await getProfile(ctx, profile_id ?? contact.default_profile_id);
  // A profile that somebody named, for the upload or the contact, holds; the one for any document gives way.
  const open = profile_id === undefined && profile.built_in === 'default' && folder.choose_profile;
  return { profile, open };
}

/** Throws `unsupported` (415) for what no reader can read. */
export async function requireReadable(file: ReceivedFile): Promise<{ media_type: string }> {
  const format = await sniffFile(file.path);
  if (format === undefined)
    throw unsupported('refusals.fileType', {
      formats: READABLE_FORMATS.map((name) => name.toUpperCase()).join(', '),
    });
  return format;
}

export async function refuseWhenQueueIsFull(ctx: Context): Promise<void> {
  const limit = ctx.config.max_queue_depth;
  if (limit === undefined) return;
  const waiting = await ctx
    .everything()
    .selectFrom('document_totals')
    .select((eb) => eb.fn.sum<string | null>('documents').as('n'))
    .where('status', '=', 'New')
    .executeTakeFirst();
  if (Number(waiting?.n ?? 0) >= limit) throw tooMany(sentence('refusals.manyWaiting', { count: limit }), 30);
}

async function insertDocument(
  ctx: Context,
  incoming: IncomingDocument,
  media_type: string,
): Promise<DocumentRow> {
  const { profile, open } = await requirePlace(ctx, incoming);
  const { contact_id, folder_id, filename, file, source } = incoming;
  const now = ctx.clock.now();
  // Of two with the same content, the one with the smaller id is the earlier one.
  await lockContent(ctx, file.sha256);
  const { id } = await ctx.db
    .insertInto('documents')
    .values({
      contact_id,
      folder_id,
      profile_id: profile.id,
      profile_version: profile.version,
      profile_open: open,
      profile_named: incoming.profile_id !== undefined,
      contact_open: incoming.find_contact ?? false,
      filename,
      original_filename: filename,
      source,
      mail_from: incoming.mail_from ?? null,
      status: 'New',
      external_refs: JSON.stringify(incoming.external_refs ?? {}),
      notes: incoming.notes ?? null,
      status_changed_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { size_bytes, sha256 } = file;
  const version = { document_id: id, version: 1, filename, media_type, size_bytes, sha256 };
  await ctx.db
    .insertInto('document_versions')
    .values({ ...version, ...uploaderOf(ctx), created_at: now })
    .execute();
  const repeats = await noteSameFile(ctx, { id, contact_id }, file);
  const document = await ctx.db
    .updateTable('documents')
    .set(repeats)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await keepUploadKey(ctx, keyed(incoming), document);
  await ctx.queue.send(ctx.db, 'process_document', { document_id: document.id, run: document.run });
  await audit(ctx, {
    event: 'document.uploaded',
    document_id: document.id,
    contact_id,
    detail: { filename, size_bytes, sha256, source },
  });
  await incoming.record?.(ctx, document);
  await announceDocument(ctx, document);
  return document;
}

/** The `external_refs` field of an upload: a JSON text that holds an object of objects. */
export function parseExternalRefs(text: string | undefined): ExternalRefs {
  if (text === undefined || text.trim() === '') return {};
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw invalid('programs.referencesJson');
  }
  requireStorable('external_refs', value);
  const result = ExternalRefsShape.safeParse(value);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw invalid(describeIssue('body', issue, 'external_refs'));
}
