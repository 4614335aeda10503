// Names in logos: words inside the pictures of a page that has a text layer.
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pictureOf } from '../../../test/kit/samples/pictures.ts';
import { linesDownFrom, pdfOfPages } from '../../../test/kit/samples/pdf.ts';
import { asSharp, type Raster } from '../ocr/raster.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { openBytes } from '../open-file.ts';
import type { Page } from '../reading.ts';

/** Where the logo is put on an A4 page, in points from the left and the bottom. */
const PLACE = { x: 60, y: 700, width: 240, height: 60 };
const TEXT = linesDownFrom(500, ['Invoice No. 4711', 'Total due 120.00 EUR']);

/** A line of text as a picture with the sides of `PLACE`. */
async function logoOf(text: string): Promise<Raster> {
  const page = await pictureOf([text], 900);
  const { data, info } = await asSharp(page)
    .trim()
    .extend({ top: 12, bottom: 12, left: 12, right: 12, background: '#fff' })
    .resize(480, 120, { fit: 'contain', background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Each page shows one of the pictures at `PLACE`, with `over` written on top of it. */
function pdfWith(pictures: Raster[], shown: number[], over = ''): Buffer {
  const extra = pictures.map(({ width, height, data }) => ({
    dictionary: `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode >>`,
    stream: deflateSync(data),
  }));
  const names = pictures.map((_, index) => `/Im${index} ${index + 4} 0 R`).join(' ');
  const { x, y, width, height } = PLACE;
  return pdfOfPages(
    shown.map((index) => `q ${width} 0 0 ${height} ${x} ${y} cm /Im${index} Do Q\n${over}${TEXT}`),
    { extra, resources: `/XObject << ${names} >>` },
  );
}

async function read(file: Buffer): Promise<Page[]> {
  const open = await openBytes(file, null, DEFAULT_LIMITS);
  const pages: Page[] = [];
  for (let number = 1; number <= open.info.page_count; number++) pages.push(await open.readPage(number));
  await open.close();
  return pages;
}

const drawnOn = ({ words }: Page) => words.filter(({ confidence }) => confidence < 1);
const textOf = (page: Page) =>
  drawnOn(page)
    .map(({ text }) => text)
    .join(' ');

test('the name in a logo is read where it stands, before the text below it', async () => {
  const [page] = await read(pdfWith([await logoOf('Nordlicht Handel')], [0]));
  expect(page!.source).toBe('text_layer');
  expect(textOf(page!)).toBe('Nordlicht Handel');
  expect(page!.words.map(({ text }) => text).slice(0, 3)).toEqual(['Nordlicht', 'Handel', 'Invoice']);
  for (const { box } of drawnOn(page!)) {
    expect(box[0]).toBeGreaterThanOrEqual(PLACE.x / 595);
    expect(box[2]).toBeLessThanOrEqual((PLACE.x + PLACE.width) / 595);
    expect(box[1]).toBeGreaterThanOrEqual((842 - PLACE.y - PLACE.height) / 842);
    expect(box[3]).toBeLessThanOrEqual((842 - PLACE.y) / 842);
  }
});

test('the same logo names the sender on every page, another one another sender', async () => {
  const logos = [await logoOf('Nordlicht Handel'), await logoOf('Talweg Druck')];
  const pages = await read(pdfWith(logos, [0, 1, 0]));
  expect(pages.map(textOf)).toEqual(['Nordlicht Handel', 'Talweg Druck', 'Nordlicht Handel']);
  expect(drawnOn(pages[2]!).map(({ box }) => box)).toEqual(drawnOn(pages[0]!).map(({ box }) => box));
});

test('what is written over a picture is there once', async () => {
  const blank = { width: 480, height: 120, data: new Uint8Array(480 * 120 * 3).fill(235) };
  const over = `BT /F1 24 Tf 1 0 0 1 ${PLACE.x + 10} ${PLACE.y + 20} Tm (Talweg Druck) Tj ET\n`;
  const [page] = await read(pdfWith([blank], [0], over));
  expect(page!.words.filter(({ text }) => text === 'Talweg')).toHaveLength(1);
  expect(drawnOn(page!)).toEqual([]);
});

test('an ornament gives no words', async () => {
  const data = new Uint8Array(480 * 120 * 3).fill(255);
  for (let y = 0; y < 120; y++)
    for (let x = 0; x < 480; x++)
      if ((x - 240) ** 2 / 16 + (y - 60) ** 2 < 2500 && (x + y) % 40 < 20)
        data.fill(60, (y * 480 + x) * 3, (y * 480 + x) * 3 + 3);
  const [page] = await read(pdfWith([{ width: 480, height: 120, data }], [0]));
  expect(drawnOn(page!)).toEqual([]);
});

test('a catalogue of pictures costs no more than its first twenty', async () => {
  const logos = await Promise.all(Array.from({ length: 21 }, (_, index) => logoOf(`Katalog ${index + 10}`)));
  const pages = await read(
    pdfWith(
      logos,
      logos.map((_, index) => index),
    ),
  );
  expect(pages.slice(0, 20).map((page) => drawnOn(page).length > 0)).not.toContain(false);
  expect(drawnOn(pages[20]!)).toEqual([]);
}, 30_000);
