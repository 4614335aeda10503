// Page images for the review UI: made once per size, kept in the cache folder, gone when it is emptied and made again.
import { createReadStream } from 'node:fs';
import { keptWidth } from '../../contract/picture-widths.ts';
import type { Context } from '../context.ts';
import { notFound } from '../platform/errors.ts';
import type { FileResponse } from '../platform/http/file-response.ts';
import { renderPage } from '../reading/render-page.ts';
import { derivedFile } from './derived-file.ts';
import { findPage, getVersion, inOriginal, requireDocument } from './store.ts';

export async function pageImage(
  ctx: Context,
  document_id: number,
  number: number,
  { width, version: wanted }: { width: number; version?: number | undefined },
): Promise<FileResponse> {
  const document = await requireDocument(ctx, document_id);
  const version = await getVersion(ctx, document_id, wanted ?? document.version);
  const page = await findPage(ctx, { document_id, version: version.version }, number);
  if (page === undefined) throw notFound('refusals.noPage', { page: number, id: document_id });
  const at = inOriginal(version, number);
  const turned = version.turns?.[at];
  const name = `${at}-${keptWidth(width)}${turned === undefined ? '' : `-${turned}`}`;
  const picture = await derivedFile(ctx, version.sha256, `${name}.webp`, (original) =>
    renderPage(ctx.renderers, original, at, keptWidth(width), {
      filename: version.filename,
      turn: page.turn ?? 0,
      page,
    }),
  );
  if (picture === undefined) throw notFound('refusals.noPage', { page: number, id: document_id });
  return {
    filename: `page-${number}.webp`,
    media_type: 'image/webp',
    disposition: 'inline',
    size_bytes: picture.size_bytes,
    etag: `${version.sha256.slice(0, 32)}-${name}`,
    cache_control: 'private, max-age=86400',
    open: async (range) => createReadStream(picture.file, range ?? {}),
  };
}
