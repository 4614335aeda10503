// The PDF report: one document with its pages, or a selection with a table of all documents before their sections.
import { EXPORT_LIMITS } from '../../contract/export-limits.ts';
import type { ExportQuery, ReportLanguage } from '../../contract/exports.ts';
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { pageImage } from '../documents/page-image.ts';
import { presentDocument } from '../documents/present.ts';
import { getDocument } from '../documents/store.ts';
import { isoSeconds } from '../platform/clock.ts';
import { invalid } from '../platform/errors.ts';
import { spool, writeTo, type Spooled } from '../platform/files/spool.ts';
import { errorForLog } from '../platform/log.ts';
import { makePdfApart } from '../platform/pdf/make-pdf-apart.ts';
import type { Content } from '../platform/pdf/make-pdf.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { readSettings } from '../settings/settings.ts';
import { coverTable, documentSection, type ReportedDocument } from './report-content.ts';
import { reportText, type ReportText } from './report-text.ts';
import { requireSelection, selectedIds } from './selection.ts';
import { recordExport } from './tables.ts';

/** Pages shown of each document: alone, or one of several. */
const PAGES = { one: 12, several: 3 };

export async function reportOfOne(ctx: Context, id: number, language: ReportLanguage): Promise<Spooled> {
  const text = reportText[language];
  const document = await readDocument(ctx, id, PAGES.one);
  const report = await makeReport(ctx, document.record.filename, documentSection(document, text), language);
  await recordExport(ctx, 'pdf', { ids: [id] }, 1);
  return report;
}

export async function reportOfSelection(
  ctx: Context,
  query: ExportQuery,
  language: ReportLanguage,
): Promise<Spooled> {
  const n = await requireSelection(ctx, query, EXPORT_LIMITS.report);
  if (n === 0) throw invalid('refusals.noneSelected');
  const documents: ReportedDocument[] = [];
  for (const id of await selectedIds(ctx, query)) documents.push(await readDocument(ctx, id, PAGES.several));
  const text = reportText[language];
  const sections = documents.map((document): Content => ({
    stack: documentSection(document, text),
    pageBreak: 'before',
  }));
  const title = `${text.report}: ${documents.length} ${text.documents}`;
  const content = [...cover(ctx, title, text), coverTable(documents, text), ...sections];
  const report = await makeReport(ctx, title, content, language);
  await recordExport(ctx, 'pdf', query, documents.length);
  return report;
}

function cover(ctx: Context, title: string, text: ReportText): Content[] {
  return [
    { text: title, fontSize: 18, bold: true },
    { text: `${text.made} ${isoSeconds(ctx.clock.now())}`, color: '#666666', margin: [0, 2, 0, 12] },
  ];
}

async function readDocument(ctx: Context, id: number, pages: number): Promise<ReportedDocument> {
  const row = await getDocument(ctx, id);
  const { fields, line_columns } = await getProfileVersion(ctx, row.profile_id, row.profile_version);
  const shown = Math.min(row.page_count ?? 0, pages);
  const images: (string | null)[] = [];
  for (let number = 1; number <= shown; number += 1) images.push(await thumbnail(ctx, id, number));
  const { total, currency } = row;
  return { record: presentDocument(ctx, row), fields, line_columns, total, currency, pages: images };
}

/** The image that the API serves, as JPEG, which PDF takes. */
async function thumbnail(ctx: Context, id: number, number: number): Promise<string | null> {
  try {
    const file = await pageImage(ctx, id, number, { width: 1000 });
    const parts: Buffer[] = [];
    for await (const part of await file.open()) parts.push(part as Buffer);
    // With the first picture: most processes never make one.
    const { default: sharp } = await import('sharp');
    const jpeg = await sharp(Buffer.concat(parts)).resize({ width: 640 }).jpeg({ quality: 72 }).toBuffer();
    return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
  } catch (error) {
    // A report without one picture is worth more than none.
    ctx.log.info({ document_id: id, page: number, ...errorForLog(error) }, 'a page is missing in a report');
    return null;
  }
}

async function makeReport(
  ctx: Context,
  title: string,
  content: Content[],
  language: ReportLanguage,
): Promise<Spooled> {
  const { instance_name } = await readSettings(ctx);
  const info = { title, creator: 'Recto', author: instance_name };
  const definition = { info, language, content, pageMargins: 40, defaultStyle: { fontSize: 10 } };
  const bytes = await makePdfApart({ definition, footer: instance_name });
  return spool(dataPaths(ctx.config).temporary, (stream) => writeTo(stream, bytes));
}
