// The sheet that people print: readable on paper and by the service itself, which leaves it out.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../server/reading/limits.ts';
import { openBytes } from '../../server/reading/open-file.ts';
import { isSeparator } from '../../server/splitting/separator-sheet.ts';
import { asSharp } from '../../server/reading/ocr/raster.ts';
import { startTestService, type TestService } from '../kit/service.ts';

let service: TestService;
let sheet: Uint8Array;
beforeAll(async () => {
  service = await startTestService();
  const response = await service.api.raw('GET', '/api/separator-sheet.pdf');
  expect(response.headers.get('content-type')).toBe('application/pdf');
  sheet = new Uint8Array(await response.arrayBuffer());
});
afterAll(() => service.stop());

test('it has one page, says in both languages what it is for, and is known as a separator', async () => {
  const open = await openBytes(sheet, null, DEFAULT_LIMITS);
  expect(open.info.page_count).toBe(1);
  const page = await open.readPage(1);
  const text = page.words.map((word) => word.text).join(' ');
  expect(text).toContain('Separator sheet');
  expect(text).toContain('分隔页');
  expect(isSeparator(page)).toBe(true);
  await open.close();
});

test.each([2, 180])('scanned, turned by %s degrees, it is known as well', async (angle) => {
  const open = await openBytes(sheet, null, DEFAULT_LIMITS);
  const picture = asSharp(await open.renderPage(1, 1240)).rotate(angle, { background: '#fff' });
  await open.close();
  const scan = await picture.blur(0.6).jpeg({ quality: 70 }).toBuffer();
  const read = await openBytes(await sharp(scan).toBuffer(), 'scan.jpg', DEFAULT_LIMITS);
  expect(isSeparator(await read.readPage(1))).toBe(true);
  await read.close();
});
