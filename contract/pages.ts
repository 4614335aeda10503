// A read page: words with boxes, as the reading module makes them and the API answers them.
import { z } from 'zod';
import { endpoint, binary } from './endpoint.ts';
import { Id, pathId, queryInteger } from './common.ts';

/** `[x0, y0, x1, y1]` in fractions of the page as it is shown (after rotation), origin top left. */
export const Box = z
  .tuple([z.number(), z.number(), z.number(), z.number()])
  .describe('[x0, y0, x1, y1] in fractions of the page, origin top left');
export type Box = z.infer<typeof Box>;

export const Word = z.object({
  text: z.string(),
  box: Box,
  /** 1 for a text layer; the recogniser's own figure, 0..1, for OCR. */
  confidence: z.number(),
  /** Number of the line within the page, from 0, in reading order. */
  line: z.int(),
  bold: z.boolean().optional(),
});
export type Word = z.infer<typeof Word>;

/** A decoded QR or bar code. */
export const Code = z.object({ format: z.string(), text: z.string(), box: Box });
export type Code = z.infer<typeof Code>;

/** Where the words of a page come from. */
export const PageSource = z.enum(['text_layer', 'ocr', 'converted', 'e_invoice_xml', 'transcript', 'none']);
export type PageSource = z.infer<typeof PageSource>;

export const Page = z
  .object({
    number: z.int().describe('From 1.'),
    width: z.number().describe('Width as shown, in points (1/72 inch); pixels for images.'),
    height: z.number(),
    source: PageSource,
    words: z.array(Word),
    codes: z.array(Code),
    part: z
      .string()
      .nullable()
      .describe('File name of the attachment the page belongs to; null for the document itself.'),
    turn: z
      .number()
      .optional()
      .describe(
        'Degrees clockwise by which the page was turned to stand upright, beyond what the file says itself.',
      ),
    warnings: z.array(z.string()),
  })
  .meta({ id: 'Page' });
export type Page = z.infer<typeof Page>;

export const DocumentText = z
  .object({
    document_id: Id,
    version: z.int(),
    page_count: z.int(),
    text: z.string().describe('All pages in order, each ended by a form feed.'),
  })
  .meta({ id: 'DocumentText' });

const PageVersion = {
  version: queryInteger(z.int().min(1).max(100_000))
    .optional()
    .describe('A past version; the current one when omitted.'),
};
const PageParams = z.strictObject({ id: pathId(), number: queryInteger(z.int().min(1).max(1_000_000)) });
const missing = { 404: 'Unknown document or page' } as const;

export const pageEndpoints = {
  getPage: endpoint('getPage', {
    access: 'token',
    tag: 'Documents',
    summary: 'Words and boxes of one page',
    params: PageParams,
    query: z.strictObject(PageVersion),
    response: Page,
    errors: missing,
  }),
  getPageImage: endpoint('getPageImage', {
    access: 'token',
    tag: 'Documents',
    summary: 'One page as an image',
    description: 'WebP, made once and kept. `width` chooses the nearest of the kept sizes.',
    params: PageParams,
    query: z.strictObject({ width: queryInteger(z.int().min(50).max(4000)).default(1400), ...PageVersion }),
    response: binary('image/webp'),
    errors: { ...missing, 409: 'The page cannot be shown as an image' },
  }),
  getText: endpoint('getText', {
    access: 'token',
    tag: 'Documents',
    summary: 'Full text of a document',
    params: z.strictObject({ id: pathId() }),
    query: z.strictObject(PageVersion),
    response: DocumentText,
    errors: { 404: 'Unknown document' },
  }),
};

/** Degrees clockwise, beyond what the file says itself. */
export type QuarterTurn = 0 | 90 | 180 | 270;

/** How pages are turned that a person has turned, by their number in the file. */
export type PageTurns = Partial<Record<number, QuarterTurn>>;
