// Pages of a document: words, images, text over HTTP.
import type { pageEndpoints } from '../../contract/pages.ts';
import type { Context } from '../context.ts';
import { notFound } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { pageImage } from './page-image.ts';
import { findPage, getVersion, listPageTexts, requireDocument } from './store.ts';
import { say } from '../platform/sentences/say.ts';

export const pageRoutes: Handlers<Context, typeof pageEndpoints> = {
  async getPage({ ctx, params, query }) {
    const { id: document_id, version } = await requireDocument(ctx, params.id);
    const key = { document_id, version: query.version ?? version };
    const page = await findPage(ctx, key, params.number);
    if (page === undefined) throw notFound('refusals.noPage', { page: params.number, id: params.id });
    return { ...page, warnings: page.warnings.map((said) => say(said, ctx.language)) };
  },

  getPageImage: ({ ctx, params, query }) => pageImage(ctx, params.id, params.number, query),

  async getText({ ctx, params, query }) {
    const document = await requireDocument(ctx, params.id);
    const { version } = await getVersion(ctx, params.id, query.version ?? document.version);
    const pages = await listPageTexts(ctx, { document_id: document.id, version });
    const text = pages.map((page) => `${page.text}\f`).join('\n');
    return { document_id: document.id, version, page_count: pages.length, text };
  },
};
