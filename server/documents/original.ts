// Originals as files to download: byte for byte as uploaded, under the name they came with.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import type { FileResponse } from '../platform/http/file-response.ts';
import { getVersion, requireDocument } from './store.ts';

export async function originalFile(
  ctx: Context,
  document_id: number,
  version: number | undefined,
  disposition: 'attachment' | 'inline',
): Promise<FileResponse> {
  const document = await requireDocument(ctx, document_id);
  const row = await getVersion(ctx, document_id, version ?? document.version);
  return {
    filename: row.filename,
    media_type: row.media_type,
    disposition,
    size_bytes: row.size_bytes,
    etag: row.sha256,
    async open(range) {
      // What a page shows, and the rest of a download that goes on, are no taking out.
      if (disposition === 'attachment' && (range === undefined || range.start === 0))
        await recordDownload(ctx, document, row.version);
      return ctx.files.read(row.sha256, range);
    },
  };
}

async function recordDownload(
  ctx: Context,
  document: { id: number; contact_id: number },
  version: number,
): Promise<void> {
  const { id, contact_id } = document;
  await audit(ctx, { event: 'document.downloaded', document_id: id, contact_id, detail: { version } });
}
