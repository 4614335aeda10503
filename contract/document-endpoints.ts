// What one can do with a document over HTTP.
import { z } from 'zod';
import { binary, endpoint } from './endpoint.ts';
import { GivenId, Id, IdParams, Timestamp, pageOf, pathId, queryInteger } from './common.ts';
import {
  DocumentPatch,
  DocumentRecord,
  DocumentStatus,
  DocumentSummary,
  DocumentVersion,
  ExternalRef,
  ExternalRefs,
  STATUSES,
  StatusResult,
} from './documents.ts';
import { UploadForm, UploadResult } from './uploads.ts';
import { DocumentQuery } from './document-query.ts';
import { ScanForm } from './scans.ts';

const unknown = { 404: 'Unknown document' } as const;
const wait = {
  wait: queryInteger(z.int().min(0).max(60))
    .default(0)
    .describe('Seconds to wait until the document is processed; the answer then shows it as it is.'),
};
const original = binary('application/octet-stream');
const uploadErrors = {
  404: 'Unknown contact_id, folder_id (or a folder of another contact) or profile_id',
  409: 'The Idempotency-Key was used for another file or with other fields',
  413: 'Larger than MAX_UPLOAD_MB',
  415: 'Not multipart/form-data, or a file type that cannot be read',
  400: 'Malformed multipart body',
  429: 'The queue is full (MAX_QUEUE_DEPTH); see Retry-After',
  507: 'No space left on the server',
} as const;

export const documentEndpoints = {
  uploadDocument: endpoint('uploadDocument', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Upload a document and queue it for processing',
    description:
      'Fields may stand before or after the file part. The file is stored unmodified. `Idempotency-Key` makes a retry safe for 24 hours.',
    headers: {
      'Idempotency-Key':
        'Any text up to 200 characters. The same request under the same key answers with the first document and `Idempotent-Replayed: true`; another request with 409.',
    },
    query: z.strictObject(wait),
    body: UploadForm,
    body_type: 'multipart',
    status: 201,
    response: UploadResult,
    errors: uploadErrors,
  }),
  scanDocument: endpoint('scanDocument', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Make one document of photos of its sheets',
    description:
      'Each sheet is cut out of its photo and laid flat; together they are the pages of one PDF, which is the original. `Idempotency-Key` makes a retry safe for 24 hours.',
    headers: {
      'Idempotency-Key':
        'Any text up to 200 characters. The same request under the same key answers with the first document and `Idempotent-Replayed: true`; another request with 409.',
    },
    body: ScanForm,
    body_type: 'multipart',
    status: 201,
    response: UploadResult,
    errors: {
      ...uploadErrors,
      409: 'The Idempotency-Key was used for other photos or fields, a photo cannot be read, or sender_id is somebody else',
      413: 'Together larger than MAX_UPLOAD_MB',
      415: 'Not multipart/form-data, or a file that is no picture',
    },
  }),
  listDocuments: endpoint('listDocuments', {
    access: 'token',
    tag: 'Documents',
    summary: 'List documents',
    description: 'Newest first unless `sort` and `order` say otherwise.',
    query: DocumentQuery,
    response: pageOf('documents', DocumentSummary),
  }),
  getDocument: endpoint('getDocument', {
    access: 'token',
    tag: 'Documents',
    summary: 'One document record',
    params: IdParams,
    query: z.strictObject(wait),
    response: DocumentRecord,
    errors: unknown,
  }),
  editDocument: endpoint('editDocument', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Change fields, line items, notes, place or references of a document',
    description:
      'Values set here are kept when the document is processed again. Fields of an Approved document are locked (409).',
    headers: { 'If-Match': 'The ETag of the record; 412 when it has changed since.' },
    params: IdParams,
    body: DocumentPatch,
    response: DocumentRecord,
    errors: {
      404: 'Unknown document, contact or folder',
      409: 'The document is Approved; its fields are locked',
      412: 'Changed by someone else meanwhile (If-Match)',
    },
  }),
  changeStatus: endpoint('changeStatus', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Set the status of a document',
    description:
      'Any status to any status. Setting Export sends the Document Webhook. Where an approval chain holds, Approved is one approval of the caller’s: the status is Ready until the last. With the setting `approval_gate` on, Approved and Export are refused while blocking blockers are open; while one of the kind payee_changed is open, always.',
    headers: { 'If-Match': 'The ETag of the record; 412 when it has changed since.' },
    params: IdParams,
    // A plain string: a value outside the nine is 400, not 422.
    body: z.strictObject({ status: z.string().describe(`One of: ${STATUSES.join(', ')}`) }),
    response: StatusResult,
    errors: {
      ...unknown,
      400: 'Not one of the nine statuses',
      409: 'Blockers are open, and the setting approval_gate is on or the payee has changed; or approvals of others are missing',
      412: 'Changed by someone else meanwhile (If-Match)',
    },
  }),
  deleteDocument: endpoint('deleteDocument', {
    access: 'admin',
    tag: 'Documents',
    summary: 'Move a document to the trash',
    params: IdParams,
    status: 204,
    response: null,
    errors: unknown,
  }),
  reprocessDocument: endpoint('reprocessDocument', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Process a document again',
    description: 'Values a person entered are kept; the new result proposes others beside them.',
    params: IdParams,
    body: z.strictObject({ profile_id: GivenId.optional() }),
    status: 202,
    response: z.object({ id: Id, status: DocumentStatus, updated_at: Timestamp }),
    errors: { 404: 'Unknown document or profile', 409: 'The document is Approved' },
  }),
  getOriginal: endpoint('getOriginal', {
    access: 'token',
    tag: 'Documents',
    summary: 'Download the original, byte for byte as uploaded',
    params: IdParams,
    query: z.strictObject({ disposition: z.enum(['attachment', 'inline']).default('attachment') }),
    response: original,
    errors: { ...unknown, 416: 'The range lies outside the file' },
  }),
  getDocumentLink: endpoint('getDocumentLink', {
    access: 'token',
    tag: 'Documents',
    summary: 'Deep link that opens the document in the UI',
    params: IdParams,
    response: z.object({ doc_url: z.string() }),
    errors: unknown,
  }),
  listVersions: endpoint('listVersions', {
    access: 'token',
    tag: 'Versions',
    summary: 'Versions of a document, newest first',
    params: IdParams,
    response: z.object({ versions: z.array(DocumentVersion) }),
    errors: unknown,
  }),
  getVersionOriginal: endpoint('getVersionOriginal', {
    access: 'token',
    tag: 'Versions',
    summary: 'Download the original of a past version',
    params: z.strictObject({ id: pathId(), version: queryInteger(z.int().min(1).max(100_000)) }),
    query: z.strictObject({ disposition: z.enum(['attachment', 'inline']).default('attachment') }),
    response: original,
    errors: { 404: 'Unknown document or version', 416: 'The range lies outside the file' },
  }),
  setExternalRef: endpoint('setExternalRef', {
    access: 'writer',
    tag: 'CRM correlation',
    summary: 'Set the reference of one CRM system',
    params: z.strictObject({ id: pathId(), crm_name: z.string().min(1).max(100) }),
    body: ExternalRef,
    response: z.object({ external_refs: ExternalRefs }),
    errors: unknown,
  }),
  deleteExternalRef: endpoint('deleteExternalRef', {
    access: 'writer',
    tag: 'CRM correlation',
    summary: 'Remove the reference of one CRM system',
    params: z.strictObject({ id: pathId(), crm_name: z.string().min(1).max(100) }),
    status: 204,
    response: null,
    errors: { 404: 'Unknown document, or no reference of that system' },
  }),
};
