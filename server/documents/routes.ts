// Documents: HTTP in and out.
import type { FastifyReply } from 'fastify';
import type { DocumentSource } from '../../contract/documents.ts';
import { UploadFields } from '../../contract/uploads.ts';
import { MOST_SHEETS, ScanFields } from '../../contract/scans.ts';
import type { documentEndpoints } from '../../contract/document-endpoints.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../platform/clock.ts';
import { invalid } from '../platform/errors.ts';
import { discard } from '../platform/files/file-store.ts';
import { setEtag } from '../platform/http/etag.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { changeStatus, parseStatus } from './change-status.ts';
import { editDocument, setExternalRef } from './edit-document.ts';
import { listDocuments } from './list-documents.ts';
import { originalFile } from './original.ts';
import { presentDocument, presentStatus, presentSummary, presentUpload, presentVersion } from './present.ts';
import { answerRecord } from './answer-record.ts';
import { parseExternalRefs, receiveDocument, type Received } from './receive-document.ts';
import { receiveUpload, receiveUploads } from './receive-upload.ts';
import { reprocessDocument } from './reprocess.ts';
import { scanDocument } from './scan-document.ts';
import { getDocument, listVersions, requireDocument, type DocumentRow } from './store.ts';
import { deleteDocument } from './trash.ts';
import { waitProcessed } from './wait-processed.ts';
import { pageHead } from '../platform/db/list-page.ts';

export const documentRoutes: Handlers<Context, typeof documentEndpoints> = {
  async uploadDocument({ ctx, query, request, reply }) {
    const key = idempotencyKey(ctx, request.headers['idempotency-key']);
    const { fields, file, filename } = await receiveUpload(ctx, request, UploadFields);
    try {
      const { contact_id, folder_id, profile_id, find_contact } = fields;
      const external_refs = parseExternalRefs(fields.external_refs);
      const incoming = {
        file,
        filename,
        contact_id,
        folder_id,
        profile_id,
        find_contact,
        external_refs,
        source: sourceOf(ctx),
        idempotency_key: key,
      };
      const received = await receiveDocument(ctx, incoming);
      const answer = answerReceived(received, reply);
      await waitProcessed(ctx, request, received.id, query.wait);
      return query.wait === 0 ? answer : presentUpload(await getDocument(ctx, received.id));
    } finally {
      await discard(file);
    }
  },

  async scanDocument({ ctx, request, reply }) {
    const idempotency_key = idempotencyKey(ctx, request.headers['idempotency-key']);
    const upload = await receiveUploads(ctx, request, ScanFields, MOST_SHEETS);
    try {
      const received = await scanDocument(ctx, upload, { source: sourceOf(ctx), idempotency_key });
      return answerReceived(received, reply);
    } finally {
      for (const { file } of upload.files) await discard(file);
    }
  },

  async listDocuments({ ctx, query }) {
    const { total, next_cursor, documents } = await listDocuments(ctx, query);
    return {
      ...pageHead(query, { total, next_cursor }),
      documents: documents.map((row) => presentSummary(ctx, row)),
    };
  },

  async getDocument({ ctx, params, query, request, reply }) {
    await waitProcessed(ctx, request, params.id, query.wait);
    return answerRecord(ctx, params.id, reply);
  },

  async editDocument({ ctx, params, body, request, reply }) {
    await editDocument(ctx, params.id, body, request.headers['if-match']);
    return answerRecord(ctx, params.id, reply);
  },

  async changeStatus({ ctx, params, body, request, reply }) {
    const change = { status: parseStatus(body.status), if_match: request.headers['if-match'] };
    const changed = await changeStatus(ctx, params.id, change);
    setEtag(reply, changed.document.revision);
    return presentStatus(changed);
  },

  deleteDocument: async ({ ctx, params }) => {
    await deleteDocument(ctx, params.id);
  },

  async reprocessDocument({ ctx, params, body, reply }) {
    return answerStatus(await reprocessDocument(ctx, params.id, body.profile_id), reply);
  },

  getOriginal: ({ ctx, params, query }) => originalFile(ctx, params.id, undefined, query.disposition),

  getVersionOriginal: ({ ctx, params, query }) =>
    originalFile(ctx, params.id, params.version, query.disposition),

  async getDocumentLink({ ctx, params }) {
    return { doc_url: presentDocument(ctx, await getDocument(ctx, params.id)).doc_url };
  },

  async listVersions({ ctx, params }) {
    const { version } = await requireDocument(ctx, params.id);
    const versions = await listVersions(ctx, params.id);
    return { versions: versions.map((row) => presentVersion(row, version)) };
  },

  async setExternalRef({ ctx, params, body }) {
    return { external_refs: await setExternalRef(ctx, params.id, params.crm_name, body) };
  },

  async deleteExternalRef({ ctx, params }) {
    await setExternalRef(ctx, params.id, params.crm_name, undefined);
  },
};

const sourceOf = ({ actor }: Context): DocumentSource =>
  actor.kind === 'person' && actor.token_name === undefined ? 'ui' : 'api';

function answerReceived(received: Received, reply: FastifyReply) {
  reply.header('location', `/api/documents/${received.id}`);
  if (received.repeated) reply.header('idempotent-replayed', 'true');
  return presentUpload(received);
}

function answerStatus(document: DocumentRow, reply: FastifyReply) {
  setEtag(reply, document.revision);
  return { id: document.id, status: document.status, updated_at: isoInstant(document.updated_at) };
}

/** Keys of different callers do not meet. */
function idempotencyKey(ctx: Context, header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || header.trim() === '' || header.length > 200) {
    throw invalid('programs.keyLength');
  }
  return `${ctx.actor.kind}:${ctx.actor.id ?? ''}:${header.trim()}`;
}
