// Search over HTTP: what the index found, with the summaries of the documents.
import type { searchEndpoints } from '../../contract/search.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { COUNTED, findHits } from '../search/find-hits.ts';
import { requireTerms } from '../search/matching.ts';
import { listSummaries } from './list-documents.ts';
import { presentSummary } from './present.ts';

const NOTHING: Awaited<ReturnType<typeof findHits>> = { total: 0, hits: [] };

export const searchRoutes: Handlers<Context, typeof searchEndpoints> = {
  async searchDocuments({ ctx, query }) {
    const { q, limit, offset, ...scope } = query;
    const terms = requireTerms(q);
    const { total, hits } =
      terms.length === 0 ? NOTHING : await findHits(ctx, terms, scope, { limit, offset });
    const ids = hits.map(({ document_id }) => document_id);
    const rows = await listSummaries(ctx, ids);
    const documents = new Map(rows.map((row) => [row.id, presentSummary(ctx, row)]));
    return {
      total: Math.min(total, COUNTED),
      more: total > COUNTED,
      limit,
      offset,
      // One that was deleted meanwhile is left out.
      hits: hits.flatMap(({ document_id, score, snippets }) => {
        const document = documents.get(document_id);
        const shown = snippets.map(({ page, text, highlights }) => ({ page, text, highlights }));
        return document === undefined ? [] : [{ document, score, snippets: shown }];
      }),
    };
  },
};
