// Orders: set by API, compared with documents, used by those that are approved and given back when that is undone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderBlockers, orderKit, SCREWS, SHELF, VENDOR, type OrderKit } from '../kit/orders.ts';
import { newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace } from '../kit/upload.ts';

let service: TestService;
let its: OrderKit;
beforeAll(async () => {
  service = await startTestService();
  its = orderKit(service, await newPlace(service.api, 'Purchasing', true));
  await its.newVendor();
});
afterAll(() => service.stop());

test('an order is added and replaced under its number; receipts and uses stay', async () => {
  const made = await its.order('PO 1/a', [SHELF]);
  expect(made).toMatchObject({
    external_id: 'PO 1/a',
    vendor_number: VENDOR.number,
    vendor_name: VENDOR.name,
    lines: [{ ...SHELF, article_numbers: [], received: null, used: 0, remaining: 10 }],
    receipts: [],
    uses: [],
  });
  const received = await its.receipt('PO 1/a', 'R1', [{ line: '10', quantity: 4 }]);
  expect(received.lines).toMatchObject([{ received: 4 }]);
  const replaced = await its.order('PO 1/a', [SHELF, SCREWS]);
  expect(replaced).toMatchObject({ id: made.id, receipts: [{ number: 'R1' }] });
  expect(replaced.lines.map(({ received }) => received)).toEqual([4, 0]);
  const { api } = service;
  expect(
    await api.refused('putReceipt', {
      params: { external_id: 'PO 1/a', number: 'R2' },
      body: { lines: [{ line: '99', quantity: 1 }] },
    }),
  ).toMatchObject({ status: 422 });
  await api.call('deleteReceipt', { params: { external_id: 'PO 1/a', number: 'R1' } });
  await api.call('deleteOrder', { params: { external_id: 'PO 1/a' } });
  expect(await api.refused('getOrder', { params: { external_id: 'PO 1/a' } })).toMatchObject({ status: 404 });
});

test('who has a scope sees the uses of theirs, however many older ones there are of others', async () => {
  const { id: order_id } = await its.order('4500099', [SHELF]);
  const foreign = orderKit(service, await newPlace(service.api, 'Elsewhere', true));
  const theirs = await its.invoice('4500099', [{ text: 'Oak shelf wide', quantity: 1, price: 12.5 }]);
  const others = await foreign.invoice('4500099', [{ text: 'Oak shelf wide', quantity: 2, price: 12.5 }]);
  const { db } = service.ctx;
  const old = { order_id, document_id: others.id, quantity: 0, at: new Date('2020-01-01') };
  const lines = Array.from({ length: 5001 }, (_, i) => ({ ...old, line: `old ${i}` }));
  await db.insertInto('order_uses').values(lines).execute();
  await its.setStatus(theirs.id, 'Approved');

  const { client, id } = await newPerson(service, 'buyer@recto.local', 'reviewer', 'Buyer');
  await service.admin.call('editUser', { params: { id }, body: { contact_ids: [theirs.contact_id] } });
  const seen = async () => (await client.call('getOrder', { params: { external_id: '4500099' } })).uses;
  expect(await seen()).toMatchObject([{ document_id: theirs.id, line: '10', quantity: 1 }]);
  await service.admin.call('editUser', { params: { id }, body: { contact_ids: [] } });
  expect(await seen()).toEqual([]);
});

describe('an invoice that names its order', () => {
  test('fits it, in pieces for boxes too; approving uses the lines, undoing gives them back', async () => {
    await its.order('4500001', [SHELF, SCREWS]);
    const invoice = await its.invoice('4500001', [
      { text: 'Oak shelf wide', quantity: 10, price: 12.5 },
      { text: 'Wood screws zinc plated', quantity: 120, price: 2 },
    ]);
    expect(invoice.order_match).toMatchObject({
      result: 'matched',
      by: 'number',
      orders: [{ external_id: '4500001', field: 'po_number', evidence: [{ page: 1 }] }],
      lines: [
        { line: 0, order_line: '10', result: 'matched', quantity: 10, remaining: 0 },
        { line: 1, order_line: '20', result: 'matched', quantity: 10, unit: 'box', remaining: 0 },
      ],
    });
    expect(orderBlockers(invoice)).toEqual([]);
    expect(await its.line('4500001')).toMatchObject({ used: 0 });
    const { change_id } = await its.setStatus(invoice.id, 'Approved');
    expect(await its.line('4500001')).toMatchObject({ used: 10, remaining: 0 });
    await service.admin.call('undoChanges', { body: { changes: [change_id!] } });
    expect(await its.line('4500001')).toMatchObject({ used: 0, remaining: 10 });
  });

  test('that differs is held, with both places and the arithmetic; accepting it lets it go', async () => {
    await its.order('4500002', [SHELF]);
    const invoice = await its.invoice('4500002', [
      { text: 'Oak shelf wide', quantity: 12, price: 13 },
      { text: 'Express surcharge', quantity: 1, price: 40 },
    ]);
    expect(invoice.order_match).toMatchObject({ result: 'differs' });
    expect(orderBlockers(invoice).map(({ target, message }) => [target, message])).toEqual([
      [
        'line_items[0].quantity',
        'Line 1 on page 1, order 4500002 line 10: 12 invoiced, 10 ordered: 2 too many',
      ],
      [
        'line_items[0].unit_price',
        'Line 1 on page 1, order 4500002 line 10: 12 × 13.00 = 156.00, ordered at 12.50: 12 × 12.50 = 150.00, difference 6.00',
      ],
      [
        'line_items[1].description',
        'Line 2 on page 1 is in none of the lines of order 4500002: Express surcharge, 40.00',
      ],
    ]);
    await its.accept(invoice);
    const accepted = await its.get(invoice.id);
    expect(orderBlockers(accepted).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'accepted']);
    await its.setStatus(invoice.id, 'Approved');
    expect(await its.line('4500002')).toMatchObject({ used: 12, remaining: -2 });
  });

  test('of another vendor, in another currency, with a number that no order has', async () => {
    await its.order('4500003', [SHELF], { vendor_number: '99999', currency: 'USD' });
    const shelf = { text: 'Oak shelf wide', quantity: 10, price: 12.5 };
    const foreign = await its.invoice('4500003', [shelf]);
    expect(foreign.order_match!.questions.map(({ code }) => code)).toEqual(['vendor', 'currency']);
    const unknown = await its.invoice('4599999', [shelf]);
    expect(unknown.order_match).toMatchObject({
      result: 'unclear',
      questions: [{ code: 'unknown', field: 'po_number' }],
    });
    expect(orderBlockers(unknown)).toMatchObject([
      { code: 'order_unknown', severity: 'blocking', target: 'po_number' },
    ]);
    // The order comes later: the invoice is compared again.
    await its.order('4599999', [SHELF]);
    expect(await its.untilResult(unknown.id, 'matched')).toMatchObject({ order_match: { by: 'number' } });
  });

  test('is compared with what was received', async () => {
    await its.order('4500004', [SHELF]);
    await its.receipt('4500004', 'R1', [{ line: '10', quantity: 6 }]);
    const invoice = await its.invoice('4500004', [{ text: 'Oak shelf wide', quantity: 8, price: 12.5 }]);
    expect(orderBlockers(invoice)).toMatchObject([{ code: 'quantity_differs' }]);
    await its.receipt('4500004', 'R2', [{ line: '10', quantity: 2 }]);
    await its.untilResult(invoice.id, 'matched');
  });

  test('may differ as much as its vendor may', async () => {
    await its.newVendor({ order_tolerance_percent: 5, order_tolerance_amount: 5 });
    await its.order('4500005', [SHELF]);
    const near = await its.invoice('4500005', [{ text: 'Oak shelf wide', quantity: 10, price: 12.99 }]);
    expect(near.order_match).toMatchObject({ result: 'matched' });
    const far = await its.invoice('4500005', [{ text: 'Oak shelf wide', quantity: 10, price: 13.01 }]);
    expect(orderBlockers(far)).toMatchObject([{ code: 'price_differs' }]);
    await its.newVendor();
  });
});

test('a credit note gives back what was invoiced', async () => {
  await its.order('4500006', [SHELF]);
  const shelf = { text: 'Oak shelf wide', quantity: 10, price: 12.5 };
  const invoice = await its.invoice('4500006', [shelf]);
  await its.setStatus(invoice.id, 'Approved');
  const credit = await its.invoice('4500006', [{ ...shelf, quantity: 4 }], { title: 'CREDIT NOTE' });
  expect(credit.order_match).toMatchObject({ result: 'matched', credit: true, lines: [{ quantity: -4 }] });
  await its.setStatus(credit.id, 'Approved');
  expect(await its.line('4500006')).toMatchObject({ used: 6, remaining: 4 });
  const again = await its.invoice('4500006', [{ ...shelf, quantity: 7 }], { title: 'CREDIT NOTE' });
  expect(orderBlockers(again)).toMatchObject([{ code: 'quantity_differs' }]);
});

describe('without a number', () => {
  test('one order with exactly these lines is found; of two alike, a person says which', async () => {
    const line = { ...SHELF, description: 'Walnut cabinet tall', quantity: 3, unit_price: 411 };
    await its.order('4500007', [line]);
    const bought = [{ text: 'Walnut cabinet tall', quantity: 3, price: 411 }];
    const found = await its.invoice(null, bought);
    expect(found.order_match).toMatchObject({
      result: 'matched',
      by: 'lines',
      orders: [{ external_id: '4500007' }],
    });
    await its.order('4500008', [line]);
    const open = await its.untilResult(found.id, 'unclear');
    expect(open.order_match).toMatchObject({
      questions: [{ code: 'several', field: 'po_number' }],
      proposals: [{ external_id: '4500007', fitting: 1, lines: 1 }, { external_id: '4500008' }],
    });
    await service.admin.call('editDocument', {
      params: { id: found.id },
      body: { extracted_fields: { po_number: '4500008' } },
    });
    expect((await its.get(found.id)).order_match).toMatchObject({ result: 'matched', by: 'number' });
  });
});

test('in the trash a document gives its lines back; another that has used them meanwhile keeps them', async () => {
  await its.order('4500009', [SHELF]);
  const shelf = { text: 'Oak shelf wide', quantity: 10, price: 12.5 };
  const [first, second] = [await its.invoice('4500009', [shelf]), await its.invoice('4500009', [shelf])];
  await its.setStatus(first.id, 'Approved');
  await its.untilResult(second.id, 'differs');
  await service.admin.call('deleteDocument', { params: { id: first.id } });
  expect(await its.line('4500009')).toMatchObject({ used: 0 });
  await its.untilResult(second.id, 'matched');
  await its.setStatus(second.id, 'Approved');
  expect(await service.admin.refused('restoreDocument', { params: { id: first.id } })).toMatchObject({
    status: 409,
  });
  expect(await service.api.refused('deleteOrder', { params: { external_id: '4500009' } })).toMatchObject({
    status: 409,
  });
});

/** `npm run test:orders` takes 50. */
const AT_ONCE = Number(process.env['ORDERS_AT_ONCE'] ?? 12);

test(`${AT_ONCE} invoices for one remainder, approved at once: it is used once`, async () => {
  await its.order('4500010', [{ ...SHELF, quantity: 30 }]);
  const shelf = { text: 'Oak shelf wide', quantity: 10, price: 12.5 };
  const invoices = [];
  while (invoices.length < AT_ONCE)
    invoices.push(...(await Promise.all(Array.from({ length: 4 }, () => its.invoice('4500010', [shelf])))));
  const outcomes = await Promise.allSettled(invoices.map(({ id }) => its.setStatus(id, 'Approved')));
  const refused = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  expect(outcomes.length - refused.length).toBe(3);
  expect(await its.line('4500010')).toMatchObject({ used: 30, remaining: 0 });
  for (const reason of refused) expect(reason).toContain('30 are invoiced already');
});
