// Pictures of pages for a model that sees.
import type { Context } from '../context.ts';
import { getVersion, inOriginal, type DocumentRow } from '../documents/store.ts';
import { errorForLog } from '../platform/log.ts';
import type { Reading } from '../reading/reading.ts';
import { renderPage } from '../reading/render-page.ts';

/** Small print of an A4 page can be read, and the picture takes about as many tokens as the estimate of prompts says. */
const WIDTH = 1200;
const JPEG_QUALITY = 80;

/** JPEG (which every server takes, unlike WebP) as data URLs by page number; pages that cannot be drawn are left out. */
export async function pagePictures(
  ctx: Context,
  document: Pick<DocumentRow, 'id' | 'version'>,
  { pages }: Pick<Reading, 'pages'>,
  numbers: readonly number[],
  signal: AbortSignal,
): Promise<Map<number, string>> {
  const pictures = new Map<number, string>();
  if (numbers.length === 0) return pictures;
  const version = await getVersion(ctx, document.id, document.version);
  const { filename } = version;
  const original = await ctx.files.local(version.sha256);
  try {
    // With the first picture: without such a model there are none.
    const { default: sharp } = await import('sharp');
    for (const number of numbers) {
      const turn = pages.find((page) => page.number === number)?.turn ?? 0;
      const at = inOriginal(version, number);
      const webp = await renderPage(ctx.renderers, original.path, at, WIDTH, { filename, turn, signal });
      const jpeg = await sharp(webp)
        .flatten({ background: '#fff' })
        .jpeg({ quality: JPEG_QUALITY })
        .toBuffer();
      pictures.set(number, `data:image/jpeg;base64,${jpeg.toString('base64')}`);
    }
  } catch (error) {
    signal.throwIfAborted();
    ctx.log.warn(errorForLog(error), 'a page could not be drawn for the model');
  } finally {
    await original.release();
  }
  return pictures;
}
