// Versions of a document and the trash.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import {
  GivenId,
  Id,
  IdParams,
  Timestamp,
  pageOf,
  paging,
  pathId,
  queryId,
  queryInteger,
  text,
} from './common.ts';
import { DocumentRetention } from './retention.ts';
import { DocumentRecord, DocumentStatus, DocumentSummary } from './documents.ts';

/** Text fields of the multipart upload of a new version; the file is the part named `file`. */
export const VersionFields = z.strictObject({
  profile_id: queryId().optional().describe('The profile the document has when omitted.'),
});

export const VersionResult = z
  .object({
    id: Id,
    version: z.int().min(1),
    filename: z.string(),
    status: DocumentStatus,
    updated_at: Timestamp,
  })
  .meta({ id: 'VersionResult' });

export const TrashedDocument = DocumentSummary.extend({
  deleted_at: Timestamp,
  deleted_by: z.string(),
  retention: DocumentRetention,
}).meta({ id: 'TrashedDocument' });
export type TrashedDocument = z.infer<typeof TrashedDocument>;

const unknown = { 404: 'Not in the trash' } as const;

export const versionEndpoints = {
  addVersion: endpoint('addVersion', {
    access: 'writer',
    tag: 'Versions',
    summary: 'Upload a new version of a document',
    description:
      'It becomes the current one and is processed; contact, folder, notes, references and history stay. What was extracted from the one before stays readable at /versions/{n}.',
    headers: { 'If-Match': 'The ETag of the record; 412 when it has changed since.' },
    params: IdParams,
    body: VersionFields.extend({ file: z.string().meta({ format: 'binary' }) }),
    body_type: 'multipart',
    status: 201,
    response: VersionResult,
    errors: {
      400: 'Malformed multipart body',
      404: 'Unknown document or profile_id',
      409: 'The document is Approved, or this very file is its current version',
      412: 'Changed by someone else meanwhile (If-Match)',
      413: 'Larger than MAX_UPLOAD_MB',
      415: 'Not multipart/form-data, or a file type that cannot be read',
      429: 'The queue is full (MAX_QUEUE_DEPTH); see Retry-After',
      507: 'No space left on the server',
    },
  }),
  becomeVersion: endpoint('becomeVersion', {
    access: 'writer',
    tag: 'Versions',
    summary: 'Make a document a new version of another one',
    description:
      'For a second scan, a corrected invoice and the like: its file becomes the current version of the other document of the contact, which is processed; the document itself goes to the trash.',
    headers: { 'If-Match': 'The ETag of the record; 412 when it has changed since.' },
    params: IdParams,
    body: z.strictObject({ document_id: GivenId.describe('The document that it is a version of.') }),
    status: 201,
    response: VersionResult,
    errors: {
      404: 'Unknown document',
      409: 'The other document is Approved, split, of another contact, or has this very file',
      412: 'Changed by someone else meanwhile (If-Match)',
      422: 'Both are the same document',
    },
  }),
  unlockDocument: endpoint('unlockDocument', {
    access: 'writer',
    tag: 'Versions',
    summary: 'Open a PDF that is protected by a password',
    description:
      'A copy without the protection becomes the current version and is processed; the original stays as it was received. The password opens the file once: it is stored nowhere, and neither the audit log nor any other log has it. Guesses are limited per caller and document.',
    headers: { 'If-Match': 'The ETag of the record; 412 when it has changed since.' },
    params: IdParams,
    body: z.strictObject({
      password: text(200).min(1).describe('As the sender gave it.').meta({ format: 'password' }),
    }),
    status: 201,
    response: VersionResult,
    errors: {
      404: 'Unknown document',
      409: 'The current version opens without a password, cannot be opened with one, or the document is Approved',
      412: 'Changed by someone else meanwhile (If-Match)',
      422: 'The password is wrong',
      429: 'Too many wrong passwords, or the queue is full (MAX_QUEUE_DEPTH); see Retry-After',
      507: 'No space left on the server',
    },
  }),
  getVersion: endpoint('getVersion', {
    access: 'token',
    tag: 'Versions',
    summary: 'The record as it was when a version was the current one',
    params: z.strictObject({ id: pathId(), version: queryInteger(z.int().min(1).max(100_000)) }),
    response: DocumentRecord,
    errors: { 404: 'Unknown document or version' },
  }),
  listTrash: endpoint('listTrash', {
    access: 'admin',
    tag: 'Trash',
    summary: 'Deleted documents, last deleted first',
    query: z.strictObject({ ...paging }),
    response: pageOf('documents', TrashedDocument),
  }),
  restoreDocument: endpoint('restoreDocument', {
    access: 'admin',
    tag: 'Trash',
    summary: 'Take a document out of the trash',
    params: IdParams,
    response: DocumentRecord,
    errors: {
      ...unknown,
      409: 'It was approved, and another document has used what it had used of an order',
    },
  }),
  purgeDocument: endpoint('purgeDocument', {
    access: 'admin',
    tag: 'Trash',
    summary: 'Remove a document for good',
    description:
      'With all its versions, pages and deliveries. An original is removed when no other document has the same content. The audit log keeps what happened.',
    params: IdParams,
    status: 204,
    response: null,
    errors: {
      ...unknown,
      409: 'A retention rule or a hold keeps it, or two people are needed: see `POST /api/trash/deletions`',
    },
  }),
  emptyTrash: endpoint('emptyTrash', {
    access: 'admin',
    tag: 'Trash',
    summary: 'Remove all documents in the trash for good',
    description: 'Those that a retention rule or a hold keeps stay, and those that need two people.',
    response: z.object({ purged: z.int(), kept: z.int().describe('Documents that stay.') }),
  }),
};
