import { expect, test } from 'vitest';
import { LINES } from '../../../test/kit/samples/content.ts';
import { linesDownFrom, pdfOfPages } from '../../../test/kit/samples/pdf.ts';
import { sampleEml } from '../../../test/kit/samples/text.ts';
import { DEFAULT_LIMITS } from '../../reading/limits.ts';
import { openBytes } from '../../reading/open-file.ts';
import type { Page } from '../../reading/reading.ts';
import { pagesOfDocuments } from './attached-documents.ts';

async function pagesOf(bytes: Buffer): Promise<{ format: string; pages: Page[] }> {
  const file = await openBytes(bytes, null, DEFAULT_LIMITS);
  const pages: Page[] = [];
  for (let number = 1; number <= file.info.page_count; number++) pages.push(await file.readPage(number));
  await file.close();
  return { format: file.info.format, pages };
}

const pdf = (lines: string[]) => ({
  filename: 'invoice.pdf',
  media_type: 'application/pdf',
  content: pdfOfPages([linesDownFrom(780, lines)]),
});

test('the message around an attached document is left out, so that its sender is no seller', async () => {
  const reading = await pagesOf(sampleEml([pdf(LINES)]));
  expect(reading.pages).toHaveLength(2);
  const pages = pagesOfDocuments(reading);
  expect(pages.map(({ number, part }) => [number, part])).toEqual([[2, 'invoice.pdf']]);
  expect(pages[0]!.words.map(({ text }) => text)).not.toContain('From:');
});

test('a message alone, or with an attachment that says nothing, is the document itself', async () => {
  const alone = await pagesOf(sampleEml());
  expect(pagesOfDocuments(alone)).toEqual(alone.pages);
  const withBlank = await pagesOf(sampleEml([pdf([])]));
  expect(withBlank.pages).toHaveLength(2);
  expect(pagesOfDocuments(withBlank)).toEqual(withBlank.pages);
});

test('documents inside a PDF do not replace it', async () => {
  const { pages } = await pagesOf(sampleEml([pdf(LINES)]));
  expect(pagesOfDocuments({ format: 'pdf', pages })).toEqual(pages);
});
