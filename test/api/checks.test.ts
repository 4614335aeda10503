// What edits and approval do to the checks and the evidence of a record, and documents that come twice.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Check } from '../../contract/checks.ts';
import type { DocumentPatch, DocumentRecord } from '../../contract/documents.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { type Place, newPlace, profileId, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let profile_id: number;
beforeAll(async () => {
  service = await startTestService({ settings: { WORKERS: '2' } });
  place = await newPlace(service.api);
  profile_id = await profileId(service.api);
});
afterAll(() => service.stop());

interface Numbers {
  net?: string;
  tax?: string;
  total?: string;
}

/** Lines, net, tax and total as given, so that they may contradict each other. */
const invoice = (number: string, { net = '100.00', tax = '19.00', total = '119.00' }: Numbers = {}) =>
  [
    'Kestrel Paper Mills Ltd',
    '3 Weir Lane, Bath BA1 2QN',
    '',
    'INVOICE',
    '',
    `Invoice Number: ${number}`,
    'Invoice Date: 04/03/2026',
    'Due Date: 13/04/2026',
    'Currency: EUR',
    '',
    'Description        Quantity   Unit Price   Amount',
    'Laid paper A4      4          20.00        80.00',
    'Envelopes          2          10.00        20.00',
    '',
    `Subtotal:      ${net}`,
    `VAT 19%:       ${tax}`,
    `Total Amount:  ${total}`,
    '',
    'Sheets counted by machine: 7731',
    '',
  ].join('\n');

async function processed(content: string, filename: string): Promise<DocumentRecord> {
  const { id } = await upload(service.api, place, content, filename, { profile_id });
  return untilProcessed(service.api, id);
}

const edit = (id: number, body: DocumentPatch) => service.api.call('editDocument', { params: { id }, body });
const check = ({ checks }: { checks: Check[] }, name: string) => checks.find((one) => one.name === name);

describe('after an edit', () => {
  test('the checks are about the new values, in both directions', async () => {
    const before = await processed(invoice('KP-1'), 'kp-1.txt');
    expect(check(before, 'Net plus tax is the total')).toMatchObject({ passed: true });
    const wrong = await edit(before.id, { extracted_fields: { total_amount: '120.00' } });
    expect(wrong.checks[0]).toMatchObject({
      name: 'Net plus tax is the total',
      passed: false,
      detail: '100.00 + 19.00 = 119.00, stated 120.00, difference 1.00',
    });
    const right = await edit(before.id, { extracted_fields: { total_amount: '119.00' } });
    expect(right.checks.filter(({ passed }) => !passed)).toEqual([]);
  });

  test('what was missing is no longer reported, and what is cleared is', async () => {
    const { id } = await processed(invoice('KP-2'), 'kp-2.txt');
    const cleared = await edit(id, { extracted_fields: { vendor: null } });
    expect(check(cleared, 'Required fields')).toMatchObject({ passed: false, detail: 'not found: Vendor' });
    const filled = await edit(id, { extracted_fields: { vendor: 'Kestrel Paper Mills Ltd' } });
    expect(check(filled, 'Required fields')?.passed).toBe(true);
  });

  test('line items are checked with their arithmetic', async () => {
    const before = await processed(invoice('KP-3'), 'kp-3.txt');
    expect(check(before, 'Line items add up')?.passed).toBe(true);
    const items = before.line_items.map((item) => ({ ...item }));
    items[0]!.quantity = 5;
    const after = await edit(before.id, { line_items: items });
    expect(check(after, 'Quantity times price, line 1')).toMatchObject({
      passed: false,
      detail: '5 x 20.00 = 100.00, stated 80.00, difference 20.00',
    });
    expect(check(after, 'Line items add up')?.passed).toBe(true);
    const shorter = await edit(before.id, { line_items: items.slice(1) });
    expect(check(shorter, 'Line items add up')).toMatchObject({ passed: false });
    expect(check(shorter, 'Quantity times price, line 1')).toBeUndefined();
  });

  test('score, reasoning and summary follow; what a person entered counts as sure', async () => {
    const before = await processed(invoice('KP-4', { total: '121.00' }), 'kp-4.txt');
    expect(check(before, 'Net plus tax is the total')?.passed).toBe(false);
    const after = await edit(before.id, { extracted_fields: { total_amount: '119.00' } });
    expect(after.confidence_score).toBeGreaterThan(before.confidence_score ?? 100);
    expect(before.confidence_reasoning).toContain('Net plus tax is the total fails');
    expect(after.confidence_reasoning).not.toContain('fails');
    expect(before.ai_summary).toContain('121.00');
    expect(after.ai_summary).toContain('119.00');
    expect(after.lineage['total_amount']).toMatchObject({ source: 'person', confidence: 100 });
    expect(check(after, 'Net plus tax is the total')?.passed).toBe(true);
  });

  test('processing again checks the values that people entered, not those it would propose', async () => {
    const { id } = await processed(invoice('KP-5'), 'kp-5.txt');
    await edit(id, { extracted_fields: { total_amount: '130.00' } });
    await service.api.call('reprocessDocument', { params: { id }, body: {} });
    const after = await untilProcessed(service.api, id);
    expect(after.extracted_fields['total_amount']).toBe('130.00');
    expect(check(after, 'Net plus tax is the total')).toMatchObject({ passed: false });
  });

  test('a document is told that another has become its duplicate', async () => {
    const first = await processed(invoice('KP-6'), 'kp-6.txt');
    const second = await processed(invoice('KP-6b'), 'kp-6b.txt');
    // The second now says what the first says, without the first having been touched.
    await edit(second.id, { extracted_fields: { invoice_number: 'KP-6' } });
    await expect
      .poll(async () => check(await record(first.id), 'Not a duplicate'))
      .toMatchObject({
        passed: false,
        detail: `Kestrel Paper Mills Ltd, number KP-6, total 119.00 is also document ${second.id} (kp-6b.txt)`,
      });
  });
});

const record = (id: number) => service.api.call('getDocument', { params: { id } });

describe('the place of an entered value', () => {
  test('a value that is printed gets its place in whatever form; one that is not has none', async () => {
    const { id } = await processed(invoice('KP-20', { total: '1,119.00' }), 'kp-20.txt');
    const after = await edit(id, {
      extracted_fields: {
        invoice_number: '7731',
        // The engine reads 4 March; the person says it is 3 April.
        invoice_date: '2026-04-03',
        total_amount: '1119.00',
        payment_terms: 'net cash',
      },
    });
    expect(after.evidence['invoice_number']).toMatchObject([{ page: 1, text: '7731', match: 'exact' }]);
    expect(after.evidence['invoice_date']).toMatchObject([{ text: '04/03/2026', match: 'normalised' }]);
    expect(after.evidence['total_amount']).toMatchObject([{ text: '1,119.00', match: 'normalised' }]);
    expect(after.evidence['payment_terms']).toEqual([]);
    expect(
      (await edit(id, { extracted_fields: { invoice_number: null } })).evidence['invoice_number'],
    ).toEqual([]);
  });

  test('of several places the one behind the label of the field is taken', async () => {
    const text = invoice('KP-21', { net: '119.00', tax: '0.00', total: '119.00' });
    const { id } = await processed(text, 'kp-21.txt');
    await edit(id, { extracted_fields: { total_amount: '1.00', subtotal: '1.00' } });
    const after = await edit(id, { extracted_fields: { total_amount: '119.00', subtotal: '119.00' } });
    const y = (key: string) => after.evidence[key]![0]!.box[1];
    expect(y('total_amount')).toBeGreaterThan(y('subtotal'));
  });

  test('values of line items that stayed keep their place, new ones are looked up in their row', async () => {
    const before = await processed(invoice('KP-22'), 'kp-22.txt');
    expect(before.evidence['line_items[1].amount']).toHaveLength(1);
    const [paper, envelopes] = before.line_items;
    const after = await edit(before.id, {
      line_items: [
        { ...envelopes!, unit_price: 20, amount: 10 },
        { ...paper!, description: 'Laid paper' },
        { ...paper!, amount: 5 },
      ],
    });
    const y = (key: string) => after.evidence[key]?.[0]?.box[1];
    expect(after.evidence['line_items[0].amount']).toMatchObject([{ text: '10.00' }]);
    expect(y('line_items[0].amount')).toBe(y('line_items[0].description'));
    expect(after.evidence['line_items[1].description']).toMatchObject([{ text: 'Laid paper' }]);
    expect(after.evidence['line_items[1].amount']).toMatchObject([{ text: '80.00' }]);
    expect(after.evidence['line_items[2].amount'] ?? []).toEqual([]);
  });

  test('in a long document the page that holds the value is found', async () => {
    const pages = Array.from(
      { length: 30 },
      (_, i) => `Page of notes ${i + 1}\nNothing much is said here.\n`,
    );
    pages[24] += 'Reference of the mill: QX-88-LATE\n';
    const { id } = await processed([invoice('KP-23'), ...pages].join('\f'), 'kp-23.txt');
    const after = await edit(id, { extracted_fields: { po_number: 'QX-88-LATE' } });
    expect(after.evidence['po_number']).toMatchObject([{ page: 26, text: 'QX-88-LATE' }]);
  });
});

describe('a document that came before', () => {
  test('same sender, number and total is a failed check that names the other one', async () => {
    const first = await processed(invoice('KP-40'), 'kp-40.txt');
    expect(check(first, 'Not a duplicate')).toBeUndefined();
    const again = await processed(`${invoice('KP-40')}\nSecond copy\n`, 'kp-40-copy.txt');
    expect(check(again, 'Not a duplicate')).toMatchObject({
      passed: false,
      detail: `Kestrel Paper Mills Ltd, number KP-40, total 119.00 is also document ${first.id} (kp-40.txt)`,
      fields: ['vendor', 'invoice_number', 'total_amount'],
    });
    expect(again.confidence_reasoning).toContain(`also document ${first.id}`);
    const other = await edit(again.id, { extracted_fields: { invoice_number: 'KP-41' } });
    expect(check(other, 'Not a duplicate')).toBeUndefined();
    const back = await edit(again.id, { extracted_fields: { invoice_number: 'kp 40' } });
    expect(check(back, 'Not a duplicate')?.passed).toBe(false);
    await service.admin.call('deleteDocument', { params: { id: first.id } });
    const alone = await edit(again.id, { extracted_fields: { invoice_number: 'KP-40' } });
    expect(check(alone, 'Not a duplicate')).toBeUndefined();
  });

  test('another total or number is another document', async () => {
    await processed(invoice('KP-50'), 'kp-50.txt');
    const total = await processed(invoice('KP-50', { tax: '20.00', total: '120.00' }), 'kp-50-b.txt');
    const number = await processed(invoice('KP-51'), 'kp-51.txt');
    for (const document of [total, number]) expect(check(document, 'Not a duplicate')).toBeUndefined();
  });

  test('of three that are processed side by side, two are flagged', async () => {
    const texts = [1, 2, 3].map((i) => `${invoice('KP-60')}\nCopy ${i}\n`);
    const ids = await Promise.all(
      texts.map(
        async (text, i) => (await upload(service.api, place, text, `kp-60-${i}.txt`, { profile_id })).id,
      ),
    );
    const records = await Promise.all(ids.map((id) => untilProcessed(service.api, id)));
    expect(records.filter((one) => check(one, 'Not a duplicate') !== undefined)).toHaveLength(2);
  });
});
