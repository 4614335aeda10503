// Invoices without line items against their orders: by the total, or not compared.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderBlockers, orderKit, SCREWS, SHELF, type OrderKit } from '../kit/orders.ts';
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

describe('an invoice without lines', () => {
  test('whose total is what remains of its order is covered by it, and uses it', async () => {
    await its.order('4500011', [SHELF, { ...SCREWS, invoiced: 5 }]);
    const invoice = await its.invoice('4500011', [], { total: 245 });
    expect(invoice.order_match).toMatchObject({
      result: 'matched',
      total: { field: 'subtotal', invoiced: 245, remaining: 245, difference: 0 },
      lines: [
        { line: null, order_line: '10', result: 'covered', quantity: 10, remaining: 0 },
        { line: null, order_line: '20', result: 'covered', quantity: 5, remaining: 0 },
      ],
    });
    expect(orderBlockers(invoice)).toEqual([]);
    await its.setStatus(invoice.id, 'Approved');
    expect(await its.line('4500011', '20')).toMatchObject({ used: 10, remaining: 0 });
  });

  test('whose total is another was not compared line by line, and uses nothing', async () => {
    await its.order('4500012', [SHELF, { ...SCREWS, invoiced: 5 }]);
    const invoice = await its.invoice('4500012', [], { total: 300 });
    const uncompared = { line: null, result: 'not_compared', quantity: null, differences: [] };
    expect(invoice.order_match).toMatchObject({
      result: 'differs',
      total: { field: 'subtotal', invoiced: 300, remaining: 245, difference: 55 },
      lines: [
        { ...uncompared, order_line: '10', ordered: 10, invoiced: 0, remaining: 10 },
        { ...uncompared, order_line: '20', ordered: 10, invoiced: 5, remaining: 5 },
      ],
    });
    expect(orderBlockers(invoice)).toMatchObject([
      {
        code: 'order_total',
        severity: 'blocking',
        target: 'subtotal',
        message:
          '300.00 on page 1 before tax, but 10 × 12.50 + 5 × 24.00 = 245.00 are left to invoice of order 4500012: difference 55.00. Its lines were not compared: accept this if the document is for all that is left, or enter its lines',
      },
    ]);
    // By a program, which the gate lets pass.
    await its.setStatus(invoice.id, 'Approved', service.api);
    expect(await its.line('4500012', '20')).toMatchObject({ used: 5, remaining: 5 });
  });

  test('whose total is another uses all that remains once a person says so, until that is taken back', async () => {
    await its.order('4500013', [SHELF, { ...SCREWS, invoiced: 5 }]);
    const invoice = await its.invoice('4500013', [], { total: 300 });
    await its.accept(invoice);
    expect((await its.get(invoice.id)).order_match).toMatchObject({
      result: 'differs',
      lines: [
        { result: 'not_compared', quantity: 10, remaining: 0 },
        { result: 'not_compared', quantity: 5, remaining: 0 },
      ],
    });
    const { change_id } = await its.setStatus(invoice.id, 'Approved');
    expect(await its.line('4500013', '20')).toMatchObject({ used: 10, remaining: 0 });
    await service.admin.call('undoChanges', { body: { changes: [change_id!] } });
    expect(await its.line('4500013', '20')).toMatchObject({ used: 5, remaining: 5 });
    const ids = orderBlockers(invoice).map(({ id }) => id);
    await service.admin.call('reopenBlockers', { params: { id: invoice.id }, body: { ids } });
    expect((await its.get(invoice.id)).order_match).toMatchObject({
      lines: [{ quantity: null, remaining: 10 }, { quantity: null }],
    });
  });

  test('of an order without prices was not compared, and uses nothing', async () => {
    await its.order('4500014', [{ ...SHELF, unit_price: null }]);
    const invoice = await its.invoice('4500014', [], { total: 125 });
    expect(invoice.order_match).toMatchObject({
      result: 'differs',
      total: { invoiced: 125, remaining: null, difference: null },
      lines: [{ result: 'not_compared', quantity: null }],
    });
    expect(orderBlockers(invoice)).toMatchObject([{ code: 'order_lines' }]);
    await its.setStatus(invoice.id, 'Approved', service.api);
    expect(await its.line('4500014')).toMatchObject({ used: 0, remaining: 10 });
  });

  test('may differ as much as its vendor may, of what has come', async () => {
    await its.newVendor({ order_tolerance_amount: 5 });
    await its.order('4500015', [SHELF]);
    await its.receipt('4500015', 'R1', [{ line: '10', quantity: 6 }]);
    const near = await its.invoice('4500015', [], { total: 80 });
    expect(near.order_match).toMatchObject({
      result: 'matched',
      total: { remaining: 75, difference: 5 },
      lines: [{ result: 'covered', quantity: 6, remaining: 4 }],
    });
    const far = await its.invoice('4500015', [], { total: 80.01 });
    expect(far.order_match).toMatchObject({ result: 'differs', lines: [{ result: 'not_compared' }] });
    await its.newVendor();
  });

  test('that an earlier version called matched is put right, and keeps what it has used', async () => {
    await its.order('4500016', [SHELF]);
    await its.order('4500017', [SHELF]);
    const { db } = service.ctx;
    for (const [order, total, result] of [
      ['4500016', 125, 'covered'],
      ['4500017', 130, 'not_compared'],
    ] as const) {
      const { id } = await its.invoice(order, [], { total });
      const { order_match } = await db
        .selectFrom('documents')
        .select('order_match')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { total: _none, lines, ...match } = order_match!;
      const before = { ...match, lines: [{ ...lines[0]!, result: 'matched' as const, quantity: 10 }] };
      await db
        .updateTable('documents')
        .set({ order_match: JSON.stringify(before), status: 'Approved' })
        .where('id', '=', id)
        .execute();
      await sql.raw(readFileSync('server/database/migrations/0460_orders_by_total.sql', 'utf8')).execute(db);
      expect((await its.get(id)).order_match).toMatchObject({
        total: null,
        lines: [{ line: null, result, quantity: 10 }],
      });
    }
  });
});
