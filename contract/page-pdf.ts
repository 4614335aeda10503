// Documents as PDF/A-3 and as Markdown.
import { z } from 'zod';
import { IdParams } from './common.ts';
import { binary, endpoint } from './endpoint.ts';
import { EXPORT_LIMITS } from './export-limits.ts';

export const PagePdfKind = z.enum(['searchable', 'archive', 'e-invoice']);
export type PagePdfKind = z.infer<typeof PagePdfKind>;

export const pagePdfEndpoints = {
  getPagePdf: endpoint('getPagePdf', {
    access: 'token',
    tag: 'Exports',
    summary: 'A document as PDF/A-3',
    description:
      'The pages as pictures with their words as invisible text, whatever the original was. `searchable`: nothing else. `archive`: with the original, the record (JSON) and the entries of the audit log about it attached. `e-invoice`: an approved record as Factur-X (ZUGFeRD 2), profile EN 16931, with factur-x.xml attached; its rules are applied first.',
    params: IdParams,
    query: z.strictObject({ kind: PagePdfKind.default('searchable') }),
    response: binary('application/pdf'),
    errors: {
      404: 'Unknown document',
      409: `Not read yet, more than ${EXPORT_LIMITS.pdf_pages} pages, or as an e-invoice: not approved, or rules would be broken`,
    },
  }),
  getMarkdown: endpoint('getMarkdown', {
    access: 'token',
    tag: 'Exports',
    summary: 'The text of a document as Markdown',
    description:
      'Headings, paragraphs and tables as they stand on the pages; each page begins with a comment that has its number.',
    params: IdParams,
    response: binary('text/markdown'),
    errors: { 404: 'Unknown document' },
  }),
};
