// Versions and the trash: HTTP in and out.
import type { FastifyReply } from 'fastify';
import { VersionFields, type versionEndpoints } from '../../contract/versions.ts';
import type { retentionEndpoints } from '../../contract/retention.ts';
import type { Context } from '../context.ts';
import { isoInstant, isoSeconds } from '../platform/clock.ts';
import { discard } from '../platform/files/file-store.ts';
import { setEtag } from '../platform/http/etag.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { addVersion, versionRecord } from './add-version.ts';
import { answerRecord } from './answer-record.ts';
import { becomeVersion } from './decide-duplicate.ts';
import { presentSummary } from './present.ts';
import { receiveUpload } from './receive-upload.ts';
import { requireDocument, type DocumentRow } from './store.ts';
import { decideDeletions, emptyTrash, purgeDocument } from './purge.ts';
import { listTrash, restoreDocument } from './trash.ts';
import { unlockDocument } from './unlock.ts';
import { readRetentions } from '../retention/store.ts';
import { pageHead } from '../platform/db/list-page.ts';

export const versionRoutes: Handlers<
  Context,
  typeof versionEndpoints & Pick<typeof retentionEndpoints, 'decideDeletions'>
> = {
  async addVersion({ ctx, params, request, reply }) {
    await requireDocument(ctx, params.id);
    const { fields, file, filename } = await receiveUpload(ctx, request, VersionFields);
    try {
      const incoming = { file, filename, ...fields, if_match: request.headers['if-match'] };
      const document = await addVersion(ctx, params.id, incoming);
      return answerVersion(document, reply);
    } finally {
      await discard(file);
    }
  },

  async becomeVersion({ ctx, params, body, request, reply }) {
    const if_match = request.headers['if-match'];
    const document = await becomeVersion(ctx, params.id, { ...body, if_match });
    return answerVersion(document, reply);
  },

  async unlockDocument({ ctx, params, body, request, reply }) {
    const if_match = request.headers['if-match'];
    const document = await unlockDocument(ctx, params.id, { ...body, if_match });
    return answerVersion(document, reply);
  },

  getVersion: ({ ctx, params }) => versionRecord(ctx, params.id, params.version),

  async listTrash({ ctx, query }) {
    const { total, next_cursor, documents } = await listTrash(ctx, query);
    const retentions = await readRetentions(ctx, documents);
    return {
      ...pageHead(query, { total, next_cursor }),
      documents: documents.map(({ deleted_at, deleted_by, ...summary }) => ({
        ...presentSummary(ctx, summary),
        deleted_at: isoSeconds(deleted_at),
        deleted_by,
        retention: retentions.get(summary.id)!,
      })),
    };
  },

  async restoreDocument({ ctx, params, reply }) {
    await restoreDocument(ctx, params.id);
    return answerRecord(ctx, params.id, reply);
  },

  purgeDocument: ({ ctx, params }) => purgeDocument(ctx, params.id),

  emptyTrash: ({ ctx }) => emptyTrash(ctx),

  decideDeletions: async ({ ctx, body }) => ({ results: await decideDeletions(ctx, body) }),
};

function answerVersion(
  { revision, id, version, filename, status, updated_at }: DocumentRow,
  reply: FastifyReply,
) {
  setEtag(reply, revision);
  reply.header('location', `/api/documents/${id}/versions/${version}`);
  return { id, version, filename, status, updated_at: isoInstant(updated_at) };
}
