// Files that hold several documents: how they are divided, splitting them, and joining the parts again.
import { z } from 'zod';
import { DocumentRecord, PageRange } from './documents.ts';
import { UploadResult } from './uploads.ts';
import { Id, IdParams, ListedId, label } from './common.ts';
import { endpoint } from './endpoint.ts';

const unknown = { 404: 'Unknown document' } as const;
const ifMatch = { 'If-Match': 'The ETag of the record; 412 when it has changed since.' };

export const Division = z
  .object({
    pages: z
      .array(
        z.object({
          number: z.int().describe('From 1.'),
          begins: z
            .number()
            .nullable()
            .describe('0..1: how likely a document begins with it; null of pages that part documents.'),
          left_out: z
            .boolean()
            .describe('A separator sheet, its back or a blank page: it may be in no part.'),
          picture: z
            .object({ document_id: Id, version: z.int(), number: z.int() })
            .describe('The page whose picture shows how it stands now: once split, the one of its part.'),
        }),
      )
      .describe('All pages, in order.'),
    parts: z
      .array(PageRange)
      .describe('What it was split into, or else what is proposed: one part for one document.'),
    split: z.boolean().describe('Whether it was split already.'),
  })
  .meta({ id: 'Division' });
export type Division = z.infer<typeof Division>;

/** A page, and how far it is turned from how it is shown. */
export const PageTurn = z
  .strictObject({
    number: z.int().min(1).max(1_000_000).describe('From 1.'),
    turn: z
      .union([z.literal(90), z.literal(180), z.literal(270)])
      .describe('Degrees clockwise from how the page is shown now.'),
  })
  .meta({ id: 'PageTurn' });
export type PageTurn = z.infer<typeof PageTurn>;

export const bundleEndpoints = {
  getDivision: endpoint('getDivision', {
    access: 'token',
    tag: 'Documents',
    summary: 'Where in a file documents begin',
    params: IdParams,
    response: Division,
    errors: unknown,
  }),
  splitDocument: endpoint('splitDocument', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Split a document into several',
    description:
      'The upload stays as it is and becomes Archived; each part is a document of its own, with the reading of its pages. Every page is in one part; only separator sheets, their backs and blank pages may be left out.',
    headers: ifMatch,
    params: IdParams,
    body: z.strictObject({ pages: z.array(PageRange).min(2).max(1000).describe('The parts, in order.') }),
    response: DocumentRecord,
    errors: {
      ...unknown,
      409: 'It is being processed, Approved, exported or split already, or it is no PDF',
      412: 'Changed by someone else meanwhile (If-Match)',
      422: 'The parts do not hold each page once',
    },
  }),
  movePages: endpoint('movePages', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Move pages between neighbouring parts of a split document',
    description:
      'Each part whose pages change gets a new version with those that it holds now and is processed again from what was read; the others stay as they are. Until a part is Approved or exported.',
    headers: ifMatch,
    params: IdParams,
    body: z.strictObject({
      pages: z
        .array(PageRange)
        .min(2)
        .max(1000)
        .describe('The pages of each part, in order: as many as there are.'),
    }),
    response: DocumentRecord,
    errors: {
      ...unknown,
      409: 'The document is not split, or a part is Approved, exported, split, deleted, being processed or another file',
      412: 'Changed by someone else meanwhile (If-Match)',
      422: 'The parts do not hold each page once, or there are more or fewer of them',
    },
  }),
  turnPages: endpoint('turnPages', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Turn pages that stand sideways or upside down',
    description:
      'The document gets a new version of the same upload, in which these pages stand as said; they are read anew, the others are not. Of a split document the parts that hold them do. Until it is Approved or exported; 270 undoes 90.',
    headers: ifMatch,
    params: IdParams,
    body: z.strictObject({ pages: z.array(PageTurn).min(1).max(1000).describe('Each page once.') }),
    response: DocumentRecord,
    errors: {
      ...unknown,
      409: 'It is Approved or exported, the page is of a file whose pages are set from text, or its part is deleted or another file',
      412: 'Changed by someone else meanwhile (If-Match)',
      422: 'A page is named twice, or is in no part',
    },
  }),
  joinDocuments: endpoint('joinDocuments', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Make one document of several',
    description:
      'Pictures and PDFs of one contact, photos of the pages of a contract say, become one PDF in the order given. It lies where the first of them lies, and they go to the trash.',
    body: z.strictObject({
      documents: z.array(ListedId).min(2).max(100).describe('Their ids, in the order of the pages.'),
      filename: label(200)
        .optional()
        .describe('Name of the new document; that of the first one when omitted.'),
    }),
    status: 201,
    response: UploadResult,
    errors: {
      ...unknown,
      409: 'Of different contacts, being Approved, exported or split, or neither picture nor PDF',
      412: 'Changed by someone else meanwhile',
      422: 'A document is named twice',
      429: 'The queue is full (MAX_QUEUE_DEPTH); see Retry-After',
      507: 'No space left on the server',
    },
  }),
  joinParts: endpoint('joinParts', {
    access: 'writer',
    tag: 'Documents',
    summary: 'Join the documents that one was split into',
    description:
      'They are deleted with what people entered in them, and the upload is processed as one document. Until one of them has been exported.',
    headers: ifMatch,
    params: IdParams,
    response: DocumentRecord,
    errors: {
      ...unknown,
      409: 'The document is not split, or one of its parts has been exported or split',
      412: 'Changed by someone else meanwhile (If-Match)',
    },
  }),
};
