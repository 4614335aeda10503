// Page images for the review UI: made once per size, kept in the cache folder, gone when it is emptied and made again.
import { createReadStream } from 'node:fs';
import { mkdir, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../context.ts';
import type { Page } from '../reading/reading.ts';
import { notFound } from '../platform/errors.ts';
import type { FileResponse } from '../platform/http/file-response.ts';
import { randomToken } from '../platform/secret-box.ts';
import { renderPage } from '../reading/render-page.ts';
import { refusalOf } from '../reading/reading-error.ts';
import { pageImageFolder } from './originals.ts';
import { findPage, getVersion, requireDocument } from './store.ts';

/** Few sizes, so that the cache is used: thumbnail, screen, zoomed, high resolution. */
const WIDTHS = [240, 1000, 1600, 2400];

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
  const kept = WIDTHS.find((known) => known >= width) ?? WIDTHS.at(-1)!;
  const file = path.join(pageImageFolder(ctx, version.sha256), `${number}-${kept}.webp`);
  const size_bytes = (await sizeOf(file)) ?? (await render(ctx, version, page, kept, file));
  return {
    filename: `page-${number}.webp`,
    media_type: 'image/webp',
    disposition: 'inline',
    size_bytes,
    etag: `${version.sha256.slice(0, 32)}-${number}-${kept}`,
    cache_control: 'private, max-age=86400',
    open: async (range) => createReadStream(file, range ?? {}),
  };
}

const sizeOf = async (file: string) => (await stat(file).catch(() => undefined))?.size;

async function render(
  ctx: Context,
  version: { sha256: string; filename: string },
  page: Page,
  width: number,
  file: string,
): Promise<number> {
  const original = await ctx.files.local(version.sha256);
  try {
    const { filename } = version;
    const image = await renderPage(ctx.renderers, original.path, page.number, width, {
      filename,
      turn: page.turn ?? 0,
      page,
    });
    await mkdir(path.dirname(file), { recursive: true });
    const temporary = `${file}.${randomToken(6)}`;
    await writeFile(temporary, image);
    await rename(temporary, file);
    return image.length;
  } catch (error) {
    throw refusalOf(error);
  } finally {
    await original.release();
  }
}
