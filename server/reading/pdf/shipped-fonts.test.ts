// Pages whose Chinese and Japanese fonts are not embedded: every character is drawn, as on paper.
import { expect, it } from 'vitest';
import { cjkPdf } from '../../../test/kit/samples/pdf.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { Raster } from '../ocr/raster.ts';
import { openBytes } from '../open-file.ts';

const SIZE = 40;
const [LEFT, BASELINE] = [60, 700];

it.each([
  [
    'simplified Chinese, a Type 1 font',
    { base: 'STSong-Light', ordering: 'GB1', encoding: 'UniGB-UCS2-H' },
    '发票代码税额合计',
  ],
  [
    'simplified Chinese, bold',
    { base: 'SimHei,Bold', ordering: 'GB1', encoding: 'UniGB-UCS2-H' },
    '发票代码税额合计',
  ],
  [
    'traditional Chinese',
    { base: 'MingLiU', ordering: 'CNS1', encoding: 'UniCNS-UCS2-H' },
    '發票號碼稅額總計',
  ],
  ['Japanese', { base: 'MS-Gothic', ordering: 'Japan1', encoding: 'UniJIS-UCS2-H' }, '請求書のご案内です'],
])('draws %s', async (_, font, text) => {
  const bytes = cjkPdf(font, text, { left: LEFT, baseline: BASELINE, size: SIZE });
  const file = await openBytes(bytes, null, DEFAULT_LIMITS);
  try {
    const picture = await file.renderPage(1, 595, 0);
    const glyphs = [...text].map((_, index) => cut(picture, LEFT + index * SIZE, 842 - BASELINE - 34, SIZE));
    for (const glyph of glyphs) expect(inked(glyph)).toBeGreaterThan(0.05);
    // A font without a character draws the same box for each.
    expect(new Set(glyphs.map((glyph) => Buffer.from(glyph).toString('base64'))).size).toBe(
      new Set(text).size,
    );
  } finally {
    await file.close();
  }
});

/** The green values of a square. */
function cut({ data, width }: Raster, left: number, top: number, side: number): number[] {
  return Array.from({ length: side * side }, (_, index) => {
    const [x, y] = [left + (index % side), top + Math.floor(index / side)];
    return data[(y * width + x) * 3 + 1]!;
  });
}

const inked = (pixels: number[]) => pixels.filter((value) => value < 128).length / pixels.length;
