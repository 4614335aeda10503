// Pages of a document: words, images, text over HTTP.
import type { pageEndpoints } from '../../contract/pages.ts';
import type { Context } from '../context.ts';
import { notFound } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { pageImage } from './page-image.ts';
import { findPage, listPageTexts, requireDocument } from './store.ts';

export const pageRoutes: Handlers<Context, typeof pageEndpoints> = {
  async getPage({ ctx, params }) {
    const document = await requireDocument(ctx, params.id);
    const page = await findPage(ctx, { document_id: document.id, version: document.version }, params.number);
    if (page === undefined) throw notFound('Page', `${params.number} of document ${params.id}`);
    return page;
  },

  getPageImage: ({ ctx, params, query }) => pageImage(ctx, params.id, params.number, query.width),

  async getText({ ctx, params }) {
    const document = await requireDocument(ctx, params.id);
    const pages = await listPageTexts(ctx, { document_id: document.id, version: document.version });
    const text = pages.map((page) => `${page.text}\f`).join('\n');
    return { document_id: document.id, version: document.version, page_count: pages.length, text };
  },
};
