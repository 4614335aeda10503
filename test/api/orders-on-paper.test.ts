// Orders and goods receipts that come as documents: they hold from the approval on, and are taken back with it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderPapers, SCREWS, SHELF } from '../kit/order-papers.ts';
import { orderBlockers, orderKit, VENDOR, type OrderKit } from '../kit/orders.ts';
import { newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until } from '../kit/upload.ts';

let service: TestService;
let its: OrderKit;
let papers: ReturnType<typeof orderPapers>;
beforeAll(async () => {
  service = await startTestService();
  const place = await newPlace(service.api, 'Purchasing', true);
  its = orderKit(service, place);
  papers = orderPapers(service, place);
  await its.newVendor();
});
afterAll(() => service.stop());

const order = (external_id: string) =>
  service.api.call('getOrder', { params: { external_id } }).catch(() => undefined);
const untilOrder = (external_id: string) => until(() => order(external_id), `the order ${external_id}`);
const untilNone = (external_id: string) =>
  until(async () => (await order(external_id)) === undefined || undefined, `no order ${external_id}`);

test('an approved purchase order is an order; an invoice is compared with it, with both places on paper', async () => {
  const document = await papers.purchaseOrder('4700001', [SHELF, SCREWS]);
  expect(document).toMatchObject({ doc_type: 'Purchase Order', vendor_number: VENDOR.number, payee: null });
  expect(await order('4700001')).toBeUndefined();
  await its.setStatus(document.id, 'Approved');
  const made = await untilOrder('4700001');
  expect(made).toMatchObject({
    vendor_number: VENDOR.number,
    currency: 'EUR',
    ordered_on: '2026-03-02',
    document_id: document.id,
    active: true,
    lines: [
      {
        number: '1',
        article_numbers: ['AX-1001'],
        description: 'Oak shelf wide',
        quantity: 10,
        unit: 'pcs',
        unit_price: 12.5,
      },
      { number: '2', quantity: 10, unit: 'box', pack_size: 12, unit_price: 24 },
    ],
  });
  const invoice = await its.invoice('4700001', [
    { text: 'Oak shelf wide', quantity: 10, price: 13 },
    { text: 'Wood screws', quantity: 120, price: 2 },
  ]);
  expect(invoice.order_match).toMatchObject({
    result: 'differs',
    by: 'number',
    lines: [
      {
        order_line: '1',
        result: 'price_differs',
        order_document_id: document.id,
        order_version: 1,
        order_evidence: [{ page: 1, text: '12.50' }],
      },
      {
        order_line: '2',
        result: 'matched',
        quantity: 10,
        order_evidence: [{ text: expect.stringContaining('Wood screws') }],
      },
    ],
  });
  expect(orderBlockers(invoice).map(({ message }) => message)).toEqual([
    'Line 1 on page 1, order 4700001 line 1 on page 1: 10 × 13.00 = 130.00, ordered at 12.50: 10 × 12.50 = 125.00, difference 5.00',
  ]);
  // Who does not see the contact of the order reads that there is one.
  const elsewhere = await newPlace(service.api, 'Elsewhere', true);
  const theirs = await its.invoice('4700001', [{ text: 'Oak shelf wide', quantity: 1, price: 12.5 }], {
    in: elsewhere,
  });
  const { client, id } = await newPerson(service, 'elsewhere@recto.local', 'reviewer', 'Elsewhere');
  await service.admin.call('editUser', { params: { id }, body: { contact_ids: [theirs.contact_id] } });
  expect((await its.get(theirs.id, client)).order_match!.lines).toMatchObject([
    { order_line: '1', result: 'matched', order_document_id: null, order_evidence: [] },
  ]);
  expect(await client.call('getOrder', { params: { external_id: '4700001' } })).toMatchObject({
    document_id: null,
  });
});

test('undoing the approval takes the order back; one that invoices have used is closed until it is approved again', async () => {
  const document = await papers.purchaseOrder('4700002', [SHELF]);
  const { change_id } = await its.setStatus(document.id, 'Approved');
  await untilOrder('4700002');
  expect(await service.api.refused('deleteOrder', { params: { external_id: '4700002' } })).toMatchObject({
    status: 409,
    detail: expect.stringContaining(`document ${document.id}`),
  });
  await service.admin.call('undoChanges', { body: { changes: [change_id!] } });
  await untilNone('4700002');
  await its.setStatus(document.id, 'Approved');
  await untilOrder('4700002');
  const invoice = await its.invoice('4700002', [{ text: 'Oak shelf wide', quantity: 4, price: 12.5 }]);
  await its.setStatus(invoice.id, 'Approved');
  await service.admin.call('changeStatus', { params: { id: document.id }, body: { status: 'Needs Review' } });
  await until(async () => (await order('4700002'))?.active === false || undefined, 'the order to be closed');
  await its.setStatus(document.id, 'Approved');
  await until(async () => (await order('4700002'))?.active || undefined, 'the order to be open');
  expect(await its.line('4700002', '1')).toMatchObject({ used: 4, remaining: 6 });
});

test('the newest of several papers of one number holds; without it, the one before', async () => {
  const first = await papers.purchaseOrder('4700003', [SHELF]);
  const second = await papers.purchaseOrder('4700003', [{ ...SHELF, quantity: 20 }]);
  for (const { id } of [first, second]) await its.setStatus(id, 'Approved');
  const untilOrdered = (quantity: number) =>
    until(
      async () => (await order('4700003'))?.lines[0]?.quantity === quantity || undefined,
      `${quantity} ordered`,
    );
  await untilOrdered(20);
  await service.admin.call('rejectDocument', { params: { id: second.id }, body: { reason: 'Withdrawn' } });
  await untilOrdered(10);
  expect(await order('4700003')).toMatchObject({ document_id: first.id });
});

test('what the bookkeeping says of an order counts before paper; an order to somebody unknown is none', async () => {
  await its.order('4700004', [{ number: '10', description: 'Oak shelf wide', quantity: 3, unit_price: 12 }]);
  const paperOrder = await papers.purchaseOrder('4700004', [SHELF]);
  const foreign = await papers.purchaseOrder('4700005', [SHELF], 'Somebody Else Entirely Ltd');
  const known = await papers.purchaseOrder('4700006', [SHELF]);
  for (const { id } of [paperOrder, foreign, known]) await its.setStatus(id, 'Approved');
  await untilOrder('4700006');
  expect(await order('4700004')).toMatchObject({ document_id: null, lines: [{ number: '10', quantity: 3 }] });
  expect(await order('4700005')).toBeUndefined();
  // Set by a program, it belongs to the bookkeeping.
  await its.order('4700006', [{ number: '1', description: 'Oak shelf wide', quantity: 30, unit_price: 12 }]);
  await service.admin.call('changeStatus', { params: { id: known.id }, body: { status: 'Needs Review' } });
  await its.setStatus(known.id, 'Approved');
  // Papers are looked at one after the other: once this one is an order, the other has been looked at.
  const last = await papers.purchaseOrder('4700010', [SHELF]);
  await its.setStatus(last.id, 'Approved');
  await untilOrder('4700010');
  expect(await order('4700006')).toMatchObject({ document_id: null, lines: [{ quantity: 30 }] });
});

test('an approved delivery note is a receipt of the order that it names, also where that comes later', async () => {
  await its.order('4700007', [
    {
      number: '10',
      description: 'Oak shelf wide',
      article_numbers: ['AX-1001'],
      quantity: 10,
      unit: 'pcs',
      unit_price: 12.5,
    },
    {
      number: '20',
      description: 'Wood screws',
      article_numbers: ['BQ-2002'],
      quantity: 10,
      unit: 'box',
      pack_size: 12,
      unit_price: 24,
    },
  ]);
  const note = await papers.deliveryNote('4700007', 'LS-81', [
    { ...SHELF, quantity: 6 },
    { article: 'BQ-2002', text: 'Wood screws', quantity: 60, unit: 'pcs' },
    { article: 'ZT-9', text: 'Gift calendar', quantity: 1, unit: 'pcs' },
  ]);
  expect(note).toMatchObject({ doc_type: 'Delivery Note', order_match: null });
  const invoice = await its.invoice('4700007', [{ text: 'Oak shelf wide', quantity: 10, price: 12.5 }]);
  expect(invoice.order_match).toMatchObject({ result: 'matched' });
  await its.setStatus(note.id, 'Approved');
  const differing = await its.untilResult(invoice.id, 'differs');
  expect(differing.order_match!.lines).toMatchObject([
    {
      result: 'quantity_differs',
      received: 6,
      receipts: [{ number: 'LS-81', document_id: note.id, version: 1, evidence: [{ page: 1, text: '6' }] }],
      differences: [
        {
          message:
            'Line 1 on page 1, order 4700007 line 10: 10 invoiced and 0 before, but 6 received (LS-81 on page 1): 4 too many',
        },
      ],
    },
  ]);
  // Who does not see the contact of the delivery note reads its number only.
  const elsewhere = await newPlace(service.api, 'Unloading', true);
  const theirs = await its.invoice('4700007', [{ text: 'Oak shelf wide', quantity: 7, price: 12.5 }], {
    in: elsewhere,
  });
  const { client, id } = await newPerson(service, 'unloading@recto.local', 'reviewer', 'Unloading');
  await service.admin.call('editUser', { params: { id }, body: { contact_ids: [theirs.contact_id] } });
  const [seen] = (await its.get(theirs.id, client)).order_match!.lines;
  expect(seen!.receipts).toEqual([{ number: 'LS-81', document_id: null, version: null, evidence: [] }]);
  expect(await order('4700007')).toMatchObject({
    receipts: [
      {
        number: 'LS-81',
        received_on: '2026-03-20',
        document_id: note.id,
        lines: [
          { line: '10', quantity: 6 },
          { line: '20', quantity: 5 },
        ],
      },
    ],
  });
  await service.admin.call('rejectDocument', { params: { id: note.id }, body: { reason: 'Not ours' } });
  await its.untilResult(invoice.id, 'matched');
  expect(await order('4700007')).toMatchObject({ receipts: [] });

  const early = await papers.deliveryNote('4700008', 'LS-82', [{ ...SHELF, quantity: 2 }]);
  await its.setStatus(early.id, 'Approved');
  await its.order('4700008', [
    { number: '10', description: 'Oak shelf wide', quantity: 10, unit_price: 12.5 },
  ]);
  await until(async () => (await order('4700008'))?.receipts.length === 1 || undefined, 'the receipt');
});
