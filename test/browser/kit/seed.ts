// Fills a service with what a working day leaves behind: contacts, documents in every status with pages and evidence,
// deliveries. Documents are uploaded for real; what reading and extraction would have found is written beside them.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import type { DocumentStatus, Lineage } from '../../../contract/documents.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { dataPaths } from '../../../server/config.ts';
import { indexDocumentRecord } from '../../../server/documents/index-record.ts';
import { headlineOf } from '../../../server/documents/headline.ts';
import {
  getDocument,
  getVersion,
  savePage,
  textOf,
  updateDocument,
} from '../../../server/documents/store.ts';
import { indexPages } from '../../../server/search/index-document.ts';
import type { TestService } from '../../kit/service.ts';
import { newPlace, upload, type Place } from '../../kit/upload.ts';
import { contractPaper, fapiaoPaper, invoicePaper, type Paper } from './paper-records.ts';
import { fapiao, invoice } from './papers.ts';
import { drawSheet, type Sheet } from './sheet.ts';

export interface Seeded {
  places: { roofing: Place; office: Place; estates: Place };
  /** An invoice with a wrong sum, waiting for review. */
  invoice: number;
  fapiao: number;
  /** Twelve pages. */
  contract: number;
  broken: number;
  approved: number;
}

export async function addPaper(service: TestService, place: Place, paper: Paper): Promise<number> {
  const { profiles } = await service.admin.call('listProfiles', { query: { limit: 200 } });
  const profile = profiles.find(({ name }) => name === paper.profile)!;
  const { id } = await upload(
    service.admin,
    place,
    `%PDF-1.4 ${paper.filename} ${Math.random()}`,
    paper.filename,
    { profile_id: profile.id },
  );
  await service.ctx.transaction(async (ctx) => {
    for (const [index, { page }] of paper.sheets.entries())
      await savePage(ctx, { document_id: id, version: 1 }, { ...page, number: index + 1 });
    const pages = paper.sheets.map(({ page }, index) => ({ number: index + 1, text: textOf(page) }));
    await indexPages(ctx, id, pages);
    const after = await updateDocument(ctx, await getDocument(ctx, id), {
      ...rowOf(paper, profile.fields),
      ...headlineOf(profile.fields, paper.values),
    });
    await indexDocumentRecord(ctx, after);
  });
  await keepImages(service, id, paper.sheets);
  return id;
}

function rowOf(paper: Paper, fields: ProfileField[]) {
  const evidence = paper.sheets.flatMap((sheet, index) =>
    Object.entries(sheet.evidence).map(([key, place]) => [key, [{ ...place, page: index + 1 }]] as const),
  );
  const values = Object.fromEntries(fields.map(({ key }) => [key, paper.values[key] ?? null]));
  const lineage = fields.map(({ key }) => [key, lineageOf(paper, key)] as const);
  return {
    status: paper.status,
    status_changed_at: new Date(),
    doc_type: paper.doc_type,
    doc_date: paper.doc_date,
    language: paper.language,
    ai_summary: paper.summary,
    confidence_score: paper.score,
    confidence_reasoning: paper.reasoning,
    extracted_fields: JSON.stringify(values),
    line_items: JSON.stringify(paper.line_items ?? []),
    evidence: JSON.stringify(Object.fromEntries(evidence.filter(([key]) => values[key] !== null))),
    checks: JSON.stringify(paper.checks ?? []),
    lineage: JSON.stringify(Object.fromEntries(lineage)),
    engine: 'builtin',
    page_count: paper.sheets.length,
    pages_read: paper.sheets.length,
    processing_error: paper.processing_error ?? null,
  };
}

function lineageOf({ confidence = {}, lineage = {} }: Paper, key: string): Lineage {
  return {
    source: 'engine',
    by: 'builtin',
    at: '2026-03-14T08:30:00Z',
    detail: null,
    confidence: confidence[key] ?? 96,
    proposed: null,
    ...lineage[key],
  };
}

/** Where the service would keep what it has rendered. */
async function keepImages({ ctx }: TestService, id: number, sheets: Sheet[]): Promise<void> {
  const { sha256 } = await getVersion(ctx, id, 1);
  const folder = path.join(dataPaths(ctx.config).page_images, sha256.slice(0, 2), sha256);
  await mkdir(folder, { recursive: true });
  for (const [index, { png }] of sheets.entries()) {
    for (const width of [240, 1000, 1600, 2400])
      await writeFile(
        path.join(folder, `${index + 1}-${width}.webp`),
        await sharp(png).resize(width).webp({ quality: 80 }).toBuffer(),
      );
  }
}

const MORE: [status: DocumentStatus, score: number | null, type: string, total: string | null][] = [
  ['Needs Review', 93, 'Invoice', '1284.00'],
  ['Needs Review', 88, 'Receipt', '46.20'],
  ['Missing Info', 64, 'Invoice', null],
  ['Exception', 38, 'Other', null],
  ['Approved', 98, 'Invoice', '16500.00'],
  ['Approved', 95, 'Credit Note', '-120.00'],
  ['Archived', 91, 'Letter', null],
  ['Needs Review', 71, 'Purchase Order', '7340.50'],
  ['New', null, '', null],
  ['Processing', null, '', null],
];

export async function seed(service: TestService, browser: Browser): Promise<Seeded> {
  const places = {
    roofing: await newPlace(service.admin, 'Northgate Roofing Ltd'),
    office: await newPlace(service.admin, '云帆办公用品（苏州）有限公司'),
    estates: await newPlace(service.admin, 'Harrow & Pine Estates'),
  };
  await service.admin.call('editContact', {
    params: { id: places.roofing.contact_id },
    body: {
      type: 'Vendor',
      email: 'accounts@northgate.example',
      company: 'Northgate Roofing Ltd',
      ai_chat_instructions: 'Amounts are in GBP unless a document says otherwise.',
    },
  });
  await service.admin.call('createContact', {
    body: { name: 'Mill Street site office', type: 'Internal', parent_id: places.estates.contact_id },
  });
  const sheet = await drawSheet(browser, invoice());
  const chinese = await drawSheet(browser, fapiao());
  for (const [index, [status, score, type, total]] of [...MORE, ...MORE, ...MORE].entries()) {
    const place = [places.roofing, places.estates, places.office][index % 3]!;
    await addPaper(service, place, {
      ...invoicePaper(sheet),
      filename: `${['scan', 'invoice', 'receipt', 'letter'][index % 4]}-${2026_0301 + index}.pdf`,
      status,
      score,
      doc_type: type,
      doc_date:
        status === 'New' || status === 'Processing'
          ? null
          : `2026-0${1 + (index % 3)}-${String(10 + (index % 18)).padStart(2, '0')}`,
      reasoning:
        status === 'Exception'
          ? 'The scan is too faint to read the amounts; the vendor was not found.'
          : 'All required fields were found and the sums are right.',
      values: {
        ...invoicePaper(sheet).values,
        total_amount: total,
        vendor: status === 'Exception' ? null : 'Northgate Roofing Ltd',
      },
      checks: [],
      ...(status === 'Exception'
        ? { processing_error: 'Nothing legible was found on page 1. Scan it again with at least 200 dpi.' }
        : {}),
    });
  }
  return {
    places,
    contract: await addPaper(service, places.estates, await contractPaper(browser)),
    broken: await addPaper(service, places.roofing, {
      ...invoicePaper(sheet),
      filename: 'fax 14 March.tiff',
      sheets: [],
      status: 'Exception',
      score: 12,
      reasoning: 'The file could not be read.',
      values: {},
      line_items: [],
      checks: [],
      processing_error: 'The file is damaged: it ends in the middle of page 1.',
    }),
    approved: await addPaper(
      service,
      places.roofing,
      invoicePaper(await drawSheet(browser, invoice('NW-1987')), {
        filename: 'invoice-northgate-1987.pdf',
        status: 'Approved',
        score: 98,
        reasoning: 'All required fields were found and the sums are right.',
      }),
    ),
    fapiao: await addPaper(service, places.office, fapiaoPaper(chinese)),
    invoice: await addPaper(service, places.roofing, invoicePaper(sheet)),
  };
}
