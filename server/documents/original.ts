// Originals as files to download: byte for byte as uploaded, under the name they came with.
import type { Context } from '../context.ts';
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
    open: (range) => ctx.files.read(row.sha256, range),
  };
}
