// Export templates: kept by Admins, tried out, and used for files.
import { z } from 'zod';
import { Id, IdParams, Timestamp, queryBoolean } from './common.ts';
import { binary, endpoint } from './endpoint.ts';
import { MOST_TEMPLATES, PREVIEW_MOST, PREVIEW_ROWS } from './export-columns.ts';
import { EXPORT_LIMITS } from './export-limits.ts';
import { ExportTemplate, ExportTemplateInput, ReadyTemplate } from './export-templates.ts';
import { ExportQuery } from './exports.ts';

export const TemplateQuery = ExportQuery.extend({
  again: queryBoolean()
    .optional()
    .describe(
      'What becomes of documents that an earlier file of this template holds: true takes them again, false leaves them out. Without it, one of them refuses the file with 409.',
    ),
});
export type TemplateQuery = z.output<typeof TemplateQuery>;

export const ExportPreview = z
  .object({
    documents: z.int().min(0).describe('Documents that the file takes.'),
    rows: z.int().min(0).describe('Rows of the file, without its headings.'),
    headings: z.array(z.string()).describe('Names of the columns.'),
    sample: z.array(z.array(z.string())).describe(`The first ${PREVIEW_ROWS} rows, cells as written.`),
    problem_count: z.int().min(0).describe('Documents that lack something; with one, there is no file.'),
    problems: z
      .array(
        z.object({
          document_id: Id,
          filename: z.string(),
          missing: z.array(z.string()).describe('What is missing, in words.'),
        }),
      )
      .describe(`The first ${PREVIEW_MOST}.`),
    taken_count: z.int().min(0).describe('Documents that an earlier file of this template holds.'),
    taken: z
      .array(
        z.object({
          document_id: Id,
          filename: z.string(),
          at: Timestamp.describe('When it was taken last.'),
          by: z.string().describe('Who took it.'),
        }),
      )
      .describe(`The first ${PREVIEW_MOST}.`),
  })
  .meta({ id: 'ExportPreview' });
export type ExportPreview = z.output<typeof ExportPreview>;

const unknown = { 404: 'Unknown template, or one of the ids does not exist' } as const;
const ofAdmin = { access: 'admin', tag: 'Exports' } as const;

export const exportTemplateEndpoints = {
  listExportTemplates: endpoint('listExportTemplates', {
    access: 'token',
    tag: 'Exports',
    summary: 'Export templates, by name',
    response: z.object({ templates: z.array(ExportTemplate).describe('In the order of their names.') }),
  }),
  listReadyTemplates: endpoint('listReadyTemplates', {
    access: 'token',
    tag: 'Exports',
    summary: 'Templates to begin with: DATEV, Xero, QuickBooks, SAP',
    description:
      'Each is what `POST /api/export-templates` takes, apart from `key`, and for DATEV the numbers of consultant and client in `datev`.',
    response: z.object({ templates: z.array(ReadyTemplate).describe('One for each program.') }),
  }),
  createExportTemplate: endpoint('createExportTemplate', {
    ...ofAdmin,
    summary: 'Add an export template',
    body: ExportTemplateInput,
    status: 201,
    response: ExportTemplate,
    errors: {
      404: 'A profile does not exist',
      409: `The name is taken, or there are ${MOST_TEMPLATES} templates`,
    },
  }),
  previewNewExport: endpoint('previewNewExport', {
    ...ofAdmin,
    summary: 'What a template that is not kept yet would write',
    description: 'Of all documents that its filter takes. Writes nothing, and keeps nothing.',
    body: ExportTemplateInput,
    response: ExportPreview,
    errors: { 404: 'A profile does not exist' },
  }),
  getExportTemplate: endpoint('getExportTemplate', {
    access: 'token',
    tag: 'Exports',
    summary: 'One export template',
    params: IdParams,
    response: ExportTemplate,
    errors: { 404: 'Unknown template' },
  }),
  replaceExportTemplate: endpoint('replaceExportTemplate', {
    ...ofAdmin,
    summary: 'Change an export template',
    description: 'What it has taken stays remembered.',
    params: IdParams,
    body: ExportTemplateInput,
    response: ExportTemplate,
    errors: { 404: 'Unknown template or profile', 409: 'The name is taken' },
  }),
  deleteExportTemplate: endpoint('deleteExportTemplate', {
    ...ofAdmin,
    summary: 'Delete an export template',
    description: 'What it has taken is forgotten with it.',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown template' },
  }),
  previewExport: endpoint('previewExport', {
    access: 'token',
    tag: 'Exports',
    summary: 'What a template would write',
    description:
      'Takes the filters of the list, or ids. Looks at every document, writes nothing, and remembers nothing.',
    params: IdParams,
    query: TemplateQuery,
    response: ExportPreview,
    errors: unknown,
  }),
  exportByTemplate: endpoint('exportByTemplate', {
    access: 'writer',
    tag: 'Exports',
    summary: 'Documents as a file of a template',
    description: `Takes the filters of the list, or ids, beside those of the template; newest first, at most ${EXPORT_LIMITS.csv} documents. The file is whole or refused: 422 names the documents that lack something. The template remembers the documents that it took.`,
    params: IdParams,
    query: TemplateQuery,
    response: binary('text/csv'),
    errors: { ...unknown, 409: 'A document stands in an earlier file of the template; see `again`' },
  }),
};
