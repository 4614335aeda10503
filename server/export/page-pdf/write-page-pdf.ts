// PDF/A-3 of a document: to search in, as the file of the archive, and as an electronic invoice.
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { EXPORT_LIMITS } from '../../../contract/export-limits.ts';
import type { PagePdfKind } from '../../../contract/page-pdf.ts';
import { storedPortions } from '../../audit/store.ts';
import { dataPaths } from '../../config.ts';
import type { Context } from '../../context.ts';
import { contentOf } from '../../documents/part-file.ts';
import { presentDocument } from '../../documents/present.ts';
import { getDocument, getVersion, type DocumentWithNames } from '../../documents/store.ts';
import { isoSeconds } from '../../platform/clock.ts';
import { conflict } from '../../platform/errors.ts';
import { temporaryName } from '../../platform/files/file-store.ts';
import type { Spooled } from '../../platform/files/spool.ts';
import { writePagePdfApart } from '../../platform/pdf/make-pdf-apart.ts';
import type { KeptFile } from '../../platform/pdf/page-pdf.ts';
import { readSettings } from '../../settings/settings.ts';
import { eInvoiceOfRecord } from '../e-invoice/record-e-invoice.ts';
import { recordExport } from '../tables.ts';
import { safeName } from '../zip.ts';
import { readPages } from './read-pages.ts';

/** Throws conflict where the document has no pages yet, or more than a PDF takes. */
export async function writePagePdf(ctx: Context, id: number, kind: PagePdfKind): Promise<Spooled> {
  const row = await getDocument(ctx, id);
  const count = row.page_count ?? 0;
  if (count === 0) throw conflict('exports.noPages', { id });
  if (count > EXPORT_LIMITS.pdf_pages)
    throw conflict('exports.manyPages', { id, count, most: EXPORT_LIMITS.pdf_pages });
  const files = await FILES[kind](ctx, row);
  const { instance_name } = await readSettings(ctx);
  const folder = path.join(dataPaths(ctx.config).temporary, temporaryName());
  await mkdir(folder, { recursive: true });
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const file = path.join(folder, 'document.pdf');
    await writePagePdfApart({
      file,
      title: row.filename,
      author: instance_name,
      made_at: ctx.clock.now().toISOString(),
      language: row.language,
      pages: await readPages(ctx, row, folder),
      files,
      factur_x: kind === 'e-invoice' ? 'EN 16931' : null,
    });
    const { size } = await stat(file);
    // The electronic invoice notes itself.
    if (kind !== 'e-invoice') await recordExport(ctx, `${kind} pdf`, { ids: [id] }, 1);
    return { size_bytes: size, open: async () => createReadStream(file), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

const FILES: Record<PagePdfKind, (ctx: Context, row: DocumentWithNames) => Promise<KeptFile[]>> = {
  searchable: async () => [],
  archive: archiveFiles,
  'e-invoice': async (ctx, { id }) => [
    {
      name: 'factur-x.xml',
      media_type: 'text/xml',
      bytes: await eInvoiceOfRecord(ctx, id, 'factur-x'),
      description: 'Factur-X invoice',
      relationship: 'Alternative',
    },
  ],
};

/** The original, the record, and what the audit log says of the document. */
async function archiveFiles(ctx: Context, row: DocumentWithNames): Promise<KeptFile[]> {
  const version = await getVersion(ctx, row.id, row.version);
  const content = await contentOf(ctx, version);
  const parts: Buffer[] = [];
  for await (const part of await content.read()) parts.push(part as Buffer);
  const entries: string[] = [];
  for await (const portion of storedPortions(ctx, { document_id: row.id }))
    entries.push(...portion.map(({ seal: _seal, ...entry }) => `${JSON.stringify(entry)}\n`));
  const record = { ...presentDocument(ctx, row), archived_at: isoSeconds(ctx.clock.now()) };
  return [
    {
      name: `original-${safeName(row.filename)}`,
      media_type: row.media_type,
      bytes: Buffer.concat(parts),
      description: 'The original as it was received',
      relationship: 'Source',
    },
    {
      name: 'record.json',
      media_type: 'application/json',
      bytes: Buffer.from(JSON.stringify(record, null, 1)),
      description: 'The record: values, their places, checks, and who set them',
      relationship: 'Data',
    },
    {
      name: 'audit.jsonl',
      media_type: 'application/jsonl',
      bytes: Buffer.from(entries.join('')),
      description: 'The entries of the audit log about the document, oldest first',
      relationship: 'Supplement',
    },
  ];
}
