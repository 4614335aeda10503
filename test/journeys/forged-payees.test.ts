// Forged copies of invoices among honest ones: every forged one is held, and hardly an honest one. `npm run test:payees` does the
// same with 1,000 honest and 200 forged records; some of both are drawn on paper and read.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { random } from '../../bench/random.ts';
import { changeStatus } from '../../server/documents/change-status.ts';
import { RectoError } from '../../server/platform/errors.ts';
import { drawPayers, forgedOne, honestOne, type DrawnPayee } from '../kit/forged-payees.ts';
import { copyDocument } from '../kit/many-documents.ts';
import { linesDownFrom, pdfOfPages } from '../kit/samples/pdf.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { untilProcessed, upload } from '../kit/upload.ts';

const HONEST = Number(process.env['PAYEES_HONEST'] ?? 75);
const FORGED = Number(process.env['PAYEES_FORGED'] ?? 21);
const PAYERS = Math.ceil(HONEST / 25);
const ON_PAPER = Math.ceil(FORGED / 3);

let its: ReviewService;
const dice = random(2300);
const payers = drawPayers(dice, PAYERS);

beforeAll(async () => {
  its = await startReviewService();
  for (const { vendor } of payers)
    await its.service.api.call('putVendor', {
      params: { external_id: vendor.external_id },
      // Accounts are learned from what is approved.
      body: { name: vendor.name, tax_ids: vendor.tax_ids, email_domains: vendor.email_domains },
    });
}, 600_000);
afterAll(() => its.service.stop());

/** Approved by a person; false where the change of the payee holds it. */
async function approve(id: number): Promise<boolean> {
  const anna = its.service.ctx.as({ kind: 'person', id: its.annas, name: 'Anna' });
  try {
    await changeStatus(anna, id, { status: 'Approved' });
    return true;
  } catch (error) {
    if (error instanceof RectoError && error.kind === 'conflict') return false;
    throw error;
  }
}

/** Writes what the drawn one says into a copy. */
async function write(id: number, { vendor, accounts, domain }: DrawnPayee): Promise<void> {
  const { db } = its.service.ctx;
  const { check_facts, extracted_fields } = await db
    .selectFrom('documents')
    .select(['check_facts', 'extracted_fields'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const places = [{ page: 1, box: [0.1, 0.8, 0.4, 0.82], text: '', match: 'exact' }];
  const printed = [
    ...accounts.map((value) => ({ kind: 'iban', value, evidence: places })),
    ...vendor.tax_ids.map((value) => ({ kind: 'tax', value, evidence: places })),
    { kind: 'domain', value: domain, evidence: places },
  ];
  await db
    .updateTable('documents')
    .set({
      status: 'Needs Review',
      check_facts: JSON.stringify({ ...(check_facts as object), printed }),
      extracted_fields: JSON.stringify({
        ...extracted_fields,
        vendor: vendor.name,
        invoice_number: `F-${id}`,
      }),
    })
    .where('id', '=', id)
    .execute();
}

test('records: all forged ones are held, and fewer than one honest one in a hundred', async () => {
  const source = await its.processed('PAYEE-1');
  await copyDocument(its.service.database_url, source, HONEST + FORGED);
  const copies = await its.service.ctx.db
    .selectFrom('documents')
    .select('id')
    .where('filename', 'like', 'copy %')
    .orderBy('id')
    .execute();
  const ids = copies.map(({ id }) => id);
  const alarms: DrawnPayee[] = [];
  const missed: DrawnPayee[] = [];
  for (let i = 0; i < HONEST; i += 1) {
    const drawn = honestOne(dice, payers[i % PAYERS]!, i < PAYERS);
    await write(ids[i]!, drawn);
    if (!(await approve(ids[i]!))) alarms.push(drawn);
  }
  for (let i = 0; i < FORGED; i += 1) {
    const drawn = forgedOne(dice, dice.pick(payers), i);
    const id = ids[HONEST + i]!;
    await write(id, drawn);
    if (await approve(id)) missed.push(drawn);
  }
  console.info(`${FORGED - missed.length} of ${FORGED} forged held, ${alarms.length} of ${HONEST} honest`);
  expect(missed).toEqual([]);
  expect(alarms.length / HONEST).toBeLessThan(0.01);
}, 3_600_000);

/** The account below its label, or behind it. */
const paper = ({ vendor, accounts, domain }: DrawnPayee, number: string): Uint8Array =>
  pdfOfPages([
    linesDownFrom(800, [
      vendor.name,
      ...vendor.addresses[0]!.split('\n'),
      ...vendor.tax_ids.map((id) => `VAT ID: ${id}`),
      '',
      'INVOICE',
      `Invoice Number: ${number}`,
      'Invoice Date: 2026-03-14',
      'Bill To: Harrow Joinery Ltd',
      '',
      `Total: EUR ${number.length}19.00`,
      '',
      ...accounts.flatMap((account, i) => (i === 0 ? ['Please pay to', account] : [`IBAN: ${account}`])),
      `Questions: billing@${domain}`,
    ]),
  ]);

test('on paper: forged ones are held, honest ones go through', async () => {
  const latin = (drawn: DrawnPayee) => /^[\u0020-\u007f]*$/.test(drawn.domain);
  const before = random(11);
  for (let i = 0; i < ON_PAPER * 2; i += 1) {
    const payer = payers[i % PAYERS]!;
    const honest = i < ON_PAPER;
    const drawn = honest ? honestOne(before, payer, false) : forgedOne(before, payer, i);
    // The font of the drawn page has Latin letters only.
    if (!latin(drawn)) continue;
    const content = paper({ ...drawn, vendor: { ...drawn.vendor } }, `PP-${i}`);
    const { profile_id, place, service } = its;
    const { id } = await upload(service.api, place, content, `paper-${i}.pdf`, { profile_id });
    const record = await untilProcessed(service.api, id);
    expect(record.vendor_number, JSON.stringify(drawn)).toBe(drawn.vendor.external_id);
    expect([drawn, await approve(id)]).toEqual([drawn, honest]);
  }
}, 600_000);
