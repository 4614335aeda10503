// Exports: HTTP out.
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { exportEndpoints } from '../../contract/exports.ts';
import type { pagePdfEndpoints } from '../../contract/page-pdf.ts';
import type { proofEndpoints } from '../../contract/proofs.ts';
import type { Context } from '../context.ts';
import { isoDay } from '../platform/clock.ts';
import type { Spooled } from '../platform/files/spool.ts';
import type { FileResponse } from '../platform/http/file-response.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { eInvoiceOfRecord, previewEInvoice } from './e-invoice/record-e-invoice.ts';
import { writeProof } from './proof/write-proof.ts';
import { writePagePdf } from './page-pdf/write-page-pdf.ts';
import { writeMarkdown } from './page-pdf/write-markdown.ts';
import { reportOfOne, reportOfSelection } from './report.ts';
import { separatorSheet } from './separator-sheet.ts';
import { csvOf, xlsxOf } from './tables.ts';
import { zipOf } from './zip.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const exportRoutes: Handlers<
  Context,
  typeof exportEndpoints & typeof proofEndpoints & typeof pagePdfEndpoints
> = {
  exportCsv: async ({ ctx, query, reply }) =>
    spooled(ctx, reply, await csvOf(ctx, query), 'csv', 'text/csv; charset=utf-8'),

  exportXlsx: async ({ ctx, query, reply }) => spooled(ctx, reply, await xlsxOf(ctx, query), 'xlsx', XLSX),

  exportZip: async ({ ctx, query }) => ({
    ...attachment(ctx, 'zip'),
    media_type: 'application/zip',
    open: () => zipOf(ctx, query),
  }),

  async reportMany({ ctx, query, reply }) {
    const { language, ...selection } = query;
    const report = await reportOfSelection(ctx, selection, language);
    return spooled(ctx, reply, report, 'pdf', 'application/pdf');
  },

  getSeparatorSheet: async () => {
    const sheet = await separatorSheet();
    const filename = 'separator-sheet.pdf';
    return { filename, disposition: 'inline', media_type: 'application/pdf', open: async () => sheet };
  },

  async reportOne({ ctx, params, query, reply }) {
    const report = await reportOfOne(ctx, params.id, query.language);
    return {
      ...spooled(ctx, reply, report, 'pdf', 'application/pdf'),
      filename: `document-${params.id}.pdf`,
    };
  },

  async getPagePdf({ ctx, params, query: { kind }, reply }) {
    const file = await writePagePdf(ctx, params.id, kind);
    return {
      ...spooled(ctx, reply, file, 'pdf', 'application/pdf'),
      filename: `document-${params.id}-${kind}.pdf`,
    };
  },

  async getMarkdown({ ctx, params }) {
    const bytes = await writeMarkdown(ctx, params.id);
    return {
      filename: `document-${params.id}.md`,
      disposition: 'attachment',
      media_type: 'text/markdown; charset=utf-8',
      size_bytes: bytes.length,
      open: async () => Readable.from([bytes]),
    };
  },

  async getProof({ ctx, params, query }) {
    const { bytes, ...file } = await writeProof(ctx, params.id, query);
    return {
      ...file,
      disposition: 'attachment',
      size_bytes: bytes.length,
      cache_control: 'no-store',
      open: async () => Readable.from([bytes]),
    };
  },

  previewEInvoice: ({ ctx, params, query }) => previewEInvoice(ctx, params.id, query.format),

  async exportEInvoice({ ctx, params, query }) {
    const xml = await eInvoiceOfRecord(ctx, params.id, query.format);
    const filename = `document-${params.id}-${query.format}.xml`;
    const media_type = 'application/xml';
    return {
      filename,
      disposition: 'attachment',
      media_type,
      size_bytes: xml.length,
      open: async () => Readable.from([xml]),
    };
  },
};

const attachment = (ctx: Context, extension: string) => ({
  filename: `documents-${isoDay(ctx.clock.now())}.${extension}`,
  disposition: 'attachment' as const,
});

/** The file goes when the answer is over, however it ended. */
function spooled(
  ctx: Context,
  reply: FastifyReply,
  file: Spooled,
  extension: string,
  media_type: string,
): FileResponse {
  reply.raw.once('close', () => void file.remove());
  return {
    ...attachment(ctx, extension),
    media_type,
    size_bytes: file.size_bytes,
    once: true,
    open: file.open,
  };
}
