// The pages of a document as pictures in a folder, with their words.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Context } from '../../context.ts';
import { pageImage } from '../../documents/page-image.ts';
import { listPages, type DocumentWithNames } from '../../documents/store.ts';
import { errorForLog } from '../../platform/log.ts';
import type { PdfPage } from '../../platform/pdf/page-pdf.ts';
import type { Page } from '../../reading/reading.ts';

const WIDTH = 1600;
const QUALITY = 82;
/** Points; of a photo the size in pixels says nothing about paper. */
const A4_LONG = 842;

export async function readPages(
  ctx: Context,
  { id, version, media_type }: DocumentWithNames,
  folder: string,
): Promise<PdfPage[]> {
  const pages: PdfPage[] = [];
  for (const page of await listPages(ctx, { document_id: id, version }))
    pages.push({
      ...sizeOf(page, media_type),
      picture: await pictureOf(ctx, id, page.number, folder),
      words: page.words.map(({ text, box }) => ({ text, box })),
    });
  return pages;
}

function sizeOf({ width, height }: Page, media_type: string): { width: number; height: number } {
  const long = Math.max(width, height);
  if (!media_type.startsWith('image/') && long <= 14_400) return { width, height };
  return { width: (width * A4_LONG) / long, height: (height * A4_LONG) / long };
}

/** Null where the page cannot be shown: its words are then. */
async function pictureOf(ctx: Context, id: number, number: number, folder: string): Promise<string | null> {
  try {
    const image = await pageImage(ctx, id, number, { width: WIDTH });
    const parts: Buffer[] = [];
    for await (const part of await image.open()) parts.push(part as Buffer);
    const { default: sharp } = await import('sharp');
    const jpeg = await sharp(Buffer.concat(parts))
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: QUALITY })
      .toBuffer();
    const file = path.join(folder, `${number}.jpg`);
    await writeFile(file, jpeg);
    return file;
  } catch (error) {
    ctx.log.info({ document_id: id, page: number, ...errorForLog(error) }, 'a page has no picture in a PDF');
    return null;
  }
}
