// Full-text search over all documents, ranked, with the passages that matched.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { offsetPaging, queryId } from './common.ts';
import { DocumentSummary } from './documents.ts';

export const SearchSnippet = z
  .object({
    page: z
      .int()
      .nullable()
      .describe('Page the text stands on; null for file name, fields, line items, summary and notes.'),
    text: z.string().describe('Plain text, as it stands there.'),
    highlights: z
      .array(z.array(z.int()).length(2))
      .describe('[from, to] of each match in `text`, in UTF-16 code units, end exclusive.'),
  })
  .meta({ id: 'SearchSnippet' });
export type SearchSnippet = z.infer<typeof SearchSnippet>;

export const SearchHit = z
  .object({
    document: DocumentSummary,
    score: z.number().describe('Relevance; comparable within one search only.'),
    snippets: z.array(SearchSnippet).describe('Best first, at most three, one for each page.'),
  })
  .meta({ id: 'SearchHit' });
export type SearchHit = z.infer<typeof SearchHit>;

export const SearchQuery = z.strictObject({
  q: z
    .string()
    .trim()
    .min(1)
    .max(200)
    .describe(
      'Every word must stand in the document, as the beginning of a word; Chinese text as it stands; "double quotes" for whole words next to each other.',
    ),
  contact_id: queryId().optional(),
  folder_id: queryId().optional(),
  ...offsetPaging,
});

export const SearchResult = z
  .object({
    total: z.int().min(0).describe('Matching documents; see `more`.'),
    more: z.boolean().describe('Whether there are more matching documents than `total` says.'),
    limit: z.int(),
    offset: z.int(),
    hits: z.array(SearchHit),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof SearchResult>;

export const searchEndpoints = {
  searchDocuments: endpoint('searchDocuments', {
    access: 'token',
    tag: 'Search',
    summary: 'Search the text of all documents',
    description:
      'Pages, file names, fields, line items, summaries and notes, English and Chinese alike. Best first; the newest 500 matching documents are ranked and can be paged through. Documents in the trash are not found.',
    query: SearchQuery,
    response: SearchResult,
  }),
};
