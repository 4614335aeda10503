// Selections of documents as files: CSV, XLSX, a PDF report, a ZIP of originals with their records.
import { z } from 'zod';
import { binary, endpoint } from './endpoint.ts';
import { GivenId, IdParams } from './common.ts';
import { documentFilters } from './document-query.ts';
import { EXPORT_IDS, EXPORT_LIMITS } from './export-limits.ts';

/** `ids=1,2,3`, or repeated. */
const ids = z
  .preprocess((value) => {
    if (value === undefined) return undefined;
    const texts = (Array.isArray(value) ? value : [value]).flatMap((text) => String(text).split(','));
    return texts.map((text) => (/^\d{1,10}$/.test(text.trim()) ? Number(text) : text));
  }, z.array(GivenId).min(1).max(EXPORT_IDS).optional())
  .describe(`Up to ${EXPORT_IDS}, separated by commas or repeated; each must exist.`);

export const ExportQuery = z.strictObject({ ids, ...documentFilters });
export type ExportQuery = z.output<typeof ExportQuery>;

export const TableQuery = ExportQuery.extend({
  rows: z
    .enum(['documents', 'lines', 'allowances', 'taxes'])
    .default('documents')
    .describe(
      'One row per document, per line item, per allowance or charge of the whole, or per rate of the tax breakdown: its number and columns behind the fields, which every row repeats. A document without any has one row.',
    ),
});
export type TableQuery = z.output<typeof TableQuery>;

export const EInvoiceFormat = z
  .enum(['xrechnung-ubl', 'xrechnung-cii', 'factur-x'])
  .describe('XRechnung 3.0 in UBL or CII; `factur-x`: CII in the profile EN 16931 of Factur-X and ZUGFeRD.');
export type EInvoiceFormat = z.output<typeof EInvoiceFormat>;

export const EInvoicePreview = z
  .object({
    profile: z.string().describe('The rules that are applied: `XRechnung 3.0`, `EN 16931`.'),
    broken: z
      .array(
        z.object({
          id: z.string().describe('As official validators name it: `BR-DE-15`.'),
          terms: z
            .array(z.string())
            .describe('Business terms (BT) and groups (BG) that it is about, the decisive one first.'),
          said: z.string().describe('What is missing or wrong, in words.'),
        }),
      )
      .describe('Fatal rules that the e-invoice would break; with one, there is no file.'),
    completed: z
      .array(
        z.object({
          term: z.string().describe('The business term: `BT-40`.'),
          name: z.string().describe('Its name.'),
          value: z.string(),
          source: z.enum(['vendor', 'contact']),
          from: z.string().describe('The vendor by number and name, or the contact by its name.'),
        }),
      )
      .describe('What the record does not say of seller and buyer and the master data does.'),
  })
  .meta({ id: 'EInvoicePreview' });
export type EInvoicePreview = z.output<typeof EInvoicePreview>;

export const ReportLanguage = z.enum(['en', 'zh']);
export type ReportLanguage = z.infer<typeof ReportLanguage>;
export const language = ReportLanguage.default('en').describe('Language of the headings.');

const errors = { 404: 'One of the ids does not exist' } as const;
const selection = 'Takes the filters of the list, or ids. Newest first.';

export const exportEndpoints = {
  exportCsv: endpoint('exportCsv', {
    access: 'token',
    tag: 'Exports',
    summary: 'Documents as CSV',
    description: `${selection} Columns: id, filename, status, contact, folder, confidence_score, created_at, then the fields of each profile, then rejection_reason, assignee, open_blockers, vendor_number, payee_result, order_numbers, order_result, payment_status, open_amount. UTF-8 with BOM, RFC 4180; what a spreadsheet would run as a formula is neutralised.`,
    query: TableQuery,
    response: binary('text/csv'),
    errors,
  }),
  exportXlsx: endpoint('exportXlsx', {
    access: 'token',
    tag: 'Exports',
    summary: 'Documents as an Excel workbook',
    description: `${selection} The columns of the CSV, with numbers and dates as such.`,
    query: TableQuery,
    response: binary('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    errors,
  }),
  exportZip: endpoint('exportZip', {
    access: 'token',
    tag: 'Exports',
    summary: 'Originals and records as a ZIP archive',
    description: `${selection} \`originals/<id> <name>\` byte for byte as uploaded, \`records/<id>.json\` as the API answers them.`,
    query: ExportQuery,
    response: binary('application/zip'),
    errors: { ...errors, 503: 'An original cannot be read' },
  }),
  reportMany: endpoint('reportMany', {
    access: 'token',
    tag: 'Exports',
    summary: 'One PDF report for several documents',
    description: `${selection} A table of all documents, then a section for each; at most ${EXPORT_LIMITS.report}.`,
    query: ExportQuery.extend({ language }),
    response: binary('application/pdf'),
    errors,
  }),
  getSeparatorSheet: endpoint('getSeparatorSheet', {
    access: 'token',
    tag: 'Exports',
    summary: 'A sheet to print and lay between documents before scanning',
    description:
      'PDF, A4, with the bars of Patch-T and a QR code. Where it stands in a file, one document ends.',
    response: binary('application/pdf'),
  }),
  reportOne: endpoint('reportOne', {
    access: 'token',
    tag: 'Exports',
    summary: 'PDF report of one document',
    params: IdParams,
    query: z.strictObject({ language }),
    response: binary('application/pdf'),
    errors: { 404: 'Unknown document' },
  }),
  previewEInvoice: endpoint('previewEInvoice', {
    access: 'token',
    tag: 'Exports',
    summary: 'What a record lacks for an e-invoice',
    description:
      'Also before the record is approved. Says too what of seller and buyer is completed from the vendor and from contacts.',
    params: IdParams,
    query: z.strictObject({ format: EInvoiceFormat }),
    response: EInvoicePreview,
    errors: { 404: 'Unknown document' },
  }),
  exportEInvoice: endpoint('exportEInvoice', {
    access: 'token',
    tag: 'Exports',
    summary: 'An approved record as an e-invoice',
    description: 'Measured by the rules of the format before it is given out.',
    params: IdParams,
    query: z.strictObject({ format: EInvoiceFormat }),
    response: binary('application/xml'),
    errors: {
      404: 'Unknown document',
      409: 'Not approved, or it would break rules: `detail` names each with the term that is missing or wrong',
    },
  }),
};
