// Fills a service with what a working day leaves behind, through the API as an integrator would: contacts, papers in every
// status, deliveries. All of them are really read.
import type { Browser } from 'playwright-core';
import type { DocumentStatus } from '../../../contract/documents.ts';
import type { Client } from '../../kit/client.ts';
import { newPlace, untilProcessed, upload, type Place } from '../../kit/upload.ts';
import { INVOICE, WRONG_INVOICE, contract, fapiao, invoice } from './papers.ts';
import { printPaper, scanPaper, type Printed } from './print.ts';

export interface Seeded {
  places: { roofing: Place; office: Place; estates: Place };
  /** An invoice with a wrong line, waiting for review. */
  wrong: number;
  invoice: number;
  /** Where its values stand. */
  printed: Printed;
  fapiao: number;
  /** Twelve pages. */
  contract: number;
  /** Cannot be read. */
  broken: number;
  /** A picture. */
  scan: number;
  /** invoice-2057.pdf, to be deleted. */
  deleted: number;
}

/** What happens to further invoices, one each. */
const MORE: (DocumentStatus | undefined)[] = [
  undefined,
  'Approved',
  'Missing Info',
  undefined,
  'Ready',
  'Export',
  'Archived',
  undefined,
];

export async function seed(api: Client, browser: Browser): Promise<Seeded> {
  const places = {
    roofing: await newPlace(api, 'Northgate Roofing Ltd'),
    office: await newPlace(api, '云帆办公用品（苏州）有限公司'),
    estates: await newPlace(api, 'Harrow & Pine Estates'),
  };
  const { profiles } = await api.call('listProfiles', { query: { limit: 200 } });
  const profile_id = profiles.find(({ name }) => name === 'Standard Invoice')!.id;
  const chinese = profiles.find(({ name }) => name.includes('发票'))!.id;
  await api.call('editContact', {
    params: { id: places.roofing.contact_id },
    body: {
      type: 'Vendor',
      email: 'accounts@northgate.example',
      company: 'Northgate Roofing Ltd',
      default_profile_id: profile_id,
      ai_chat_instructions: 'Amounts are in GBP unless a document says otherwise.',
    },
  });
  await api.call('createContact', {
    body: { name: 'Mill Street site office', type: 'Internal', parent_id: places.estates.contact_id },
  });
  const printed = await printPaper(browser, invoice(INVOICE));
  const wrong = await printPaper(browser, invoice(WRONG_INVOICE));
  const long = await printPaper(browser, contract(12));
  const fapiaoPdf = await printPaper(browser, fapiao());
  const scan = await scanPaper(browser, invoice({ ...INVOICE, number: 'NW-2039', date: '2026-03-02' }));

  const add = async (place: Place, content: Uint8Array, name: string, fields = {}) =>
    (await upload(api, place, content, name, fields)).id;
  const contractId = await add(places.estates, long.pdf, 'Framework agreement maintenance 2026.pdf');
  const scanId = await add(places.roofing, scan, 'scan 14 March.png');
  const broken = await add(places.roofing, wrong.pdf.subarray(0, 900), 'fax 14 March.pdf');
  const more: number[] = [];
  for (const [index] of MORE.entries()) {
    const paper = await printPaper(browser, invoice(variant(index)));
    more.push(
      await add(index % 3 === 1 ? places.estates : places.roofing, paper.pdf, `invoice-${2050 + index}.pdf`, {
        profile_id,
      }),
    );
  }
  const fapiaoId = await add(places.office, fapiaoPdf.pdf, '电子发票-云帆办公-187443920.pdf', {
    profile_id: chinese,
  });
  const wrongId = await add(places.roofing, wrong.pdf, 'invoice-northgate-2044.pdf', { profile_id });
  const invoiceId = await add(places.roofing, printed.pdf, 'invoice-northgate-2041.pdf', { profile_id });

  for (const [index, status] of MORE.entries()) {
    const id = more[index]!;
    await untilProcessed(api, id, 120_000);
    if (status === 'Export') await api.call('changeStatus', { params: { id }, body: { status: 'Approved' } });
    if (status !== undefined) await api.call('changeStatus', { params: { id }, body: { status } });
  }
  for (const id of [contractId, scanId, broken, fapiaoId, wrongId, invoiceId])
    await untilProcessed(api, id, 120_000);
  return {
    places,
    printed,
    wrong: wrongId,
    invoice: invoiceId,
    fapiao: fapiaoId,
    contract: contractId,
    broken,
    scan: scanId,
    deleted: more.at(-1)!,
  };
}

const variant = (index: number) => ({
  ...INVOICE,
  vendor: ['Northgate Roofing Ltd', 'Calder Timber & Sons', 'Pennine Glass Works'][index % 3]!,
  number: `${['NW', 'CT', 'PG'][index % 3]}-${2050 + index}`,
  date: `2026-0${1 + (index % 3)}-${10 + index}`,
  due: `2026-0${2 + (index % 3)}-${10 + index}`,
  lines: INVOICE.lines
    .slice(0, 1 + (index % 4))
    .map((line) => ({ ...line, quantity: line.quantity + index })),
});
