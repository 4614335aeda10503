// Export templates: HTTP in and out.
import { Readable } from 'node:stream';
import type { exportTemplateEndpoints } from '../../../contract/export-template-endpoints.ts';
import type { Context } from '../../context.ts';
import { isoDay } from '../../platform/clock.ts';
import type { FileResponse } from '../../platform/http/file-response.ts';
import type { Handlers } from '../../platform/http/mount.ts';
import { safeName } from '../zip.ts';
import { createTemplate, deleteTemplate, replaceTemplate, requireFitting } from './manage-templates.ts';
import { previewFile } from './preview-file.ts';
import { READY_TEMPLATES } from './ready.ts';
import { getTemplate, listTemplates, presentTemplate, type Template } from './store.ts';
import { writeFile } from './write-file.ts';

export const exportTemplateRoutes: Handlers<Context, typeof exportTemplateEndpoints> = {
  listExportTemplates: async ({ ctx }) => ({ templates: await listTemplates(ctx) }),
  listReadyTemplates: async () => ({ templates: [...READY_TEMPLATES] }),
  createExportTemplate: async ({ ctx, body }) => presentTemplate(ctx, await createTemplate(ctx, body)),
  async previewNewExport({ ctx, body }) {
    await requireFitting(ctx, body);
    return previewFile(ctx, body);
  },
  getExportTemplate: ({ ctx, params }) => presentTemplate(ctx, params.id),
  async replaceExportTemplate({ ctx, params, body }) {
    await replaceTemplate(ctx, params.id, body);
    return presentTemplate(ctx, params.id);
  },
  deleteExportTemplate: ({ ctx, params }) => deleteTemplate(ctx, params.id),
  previewExport: async ({ ctx, params, query }) => previewFile(ctx, await getTemplate(ctx, params.id), query),

  async exportByTemplate({ ctx, params, query, request, reply }) {
    const template = await getTemplate(ctx, params.id);
    const head = headOf(ctx, template);
    // Nobody has the file then, so nothing is remembered as taken.
    if (request.method === 'HEAD') return { ...head, open: async () => Readable.from([]) };
    const file = await writeFile(ctx, template, query);
    reply.raw.once('close', () => void file.remove());
    return { ...head, size_bytes: file.size_bytes, once: true, open: file.open };
  },
};

/** DATEV knows its files by the beginning of their names. */
function headOf(ctx: Context, { name, layout, encoding }: Template): Omit<FileResponse, 'open'> {
  const isDatev = layout === 'datev';
  const charset = isDatev || encoding === 'windows-1252' ? 'windows-1252' : 'utf-8';
  return {
    filename: `${isDatev ? 'EXTF_' : ''}${safeName(name)}-${isoDay(ctx.clock.now())}.csv`,
    disposition: 'attachment',
    media_type: `text/csv; charset=${charset}`,
    cache_control: 'no-store',
  };
}
