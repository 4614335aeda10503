// Orders and goods receipts imported from files as ERPs and spreadsheets write them.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../kit/client.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { uploadForm } from '../kit/upload.ts';

let service: TestService;
let api: Client;
beforeAll(async () => {
  service = await startTestService({ worker: false });
  api = service.api;
});
afterAll(() => service.stop());

const take = (content: string | Uint8Array, fields: Record<string, string> = {}, filename = 'orders.csv') =>
  api.call('importOrders', { body: uploadForm(fields, content, filename) });
const get = (external_id: string) => api.call('getOrder', { params: { external_id } });

const SAP = [
  'EBELN;EBELP;LIFNR;BEDAT;MATNR;EAN;TXZ01;MENGE;MEINS;NETPR;PEINH;WAERS',
  '4500012;10;70001;20.03.2026;AX-100;4012345678901;Holzschrauben;1.200,000;ST;12,50;100;EUR',
  '4500012;20;70001;20.03.2026;AX-200;;Regal Eiche;3,000;ST;411,00;1;EUR',
  '4500013;10;70002;20.03.2026;;;Reinigung;8,500;STD;38,00;1;EUR',
].join('\n');
const MAPPING = JSON.stringify({
  EBELN: 'external_id',
  EBELP: 'line',
  LIFNR: 'vendor_number',
  BEDAT: 'ordered_on',
  MATNR: 'article_numbers',
  EAN: 'article_numbers',
  TXZ01: 'description',
  MENGE: 'quantity',
  MEINS: 'unit',
  NETPR: 'unit_price',
  PEINH: 'price_per',
  WAERS: 'currency',
});

describe('orders', () => {
  test('rows of one number are one order; the mapping is remembered, and the second run writes nothing', async () => {
    const trial = await take(SAP, { mapping: MAPPING, dry_run: 'true' });
    expect(trial).toMatchObject({ rows: 3, new: 2, changed: 0, refused: 0, problems: [] });
    expect((await api.call('listOrders', { query: {} })).total).toBe(0);
    await take(SAP, { mapping: MAPPING });
    expect(await get('4500012')).toMatchObject({
      vendor_number: '70001',
      currency: 'EUR',
      ordered_on: '2026-03-20',
      lines: [
        {
          number: '10',
          article_numbers: ['AX-100', '4012345678901'],
          quantity: 1200,
          unit: 'ST',
          unit_price: 12.5,
          price_per: 100,
        },
        { number: '20', article_numbers: ['AX-200'], quantity: 3, unit_price: 411 },
      ],
    });
    expect(await take(SAP)).toMatchObject({ new: 0, changed: 0, unchanged: 2 });
    const dearer = await take(SAP.replace('411,00', '420,00'));
    expect(dearer).toMatchObject({ changed: 1, unchanged: 1 });
    expect(dearer.changes).toEqual([
      {
        change: 'changed',
        external_id: '4500012',
        name: '70001',
        fields: [{ field: 'unit_price', before: '12.5; 411', after: '12.5; 420' }],
      },
    ]);
  });

  test('that are not in the file are closed where that is asked for', async () => {
    const rest = SAP.split('\n').slice(0, 3).join('\n');
    expect(await take(rest, { gone: 'deactivate' })).toMatchObject({ gone: 1 });
    expect((await get('4500013')).active).toBe(false);
    expect((await api.call('listOrders', { query: { active: true } })).total).toBe(1);
  });

  test('from JSON with their lines in a list, and from NDJSON', async () => {
    const order = (external_id: string) => ({
      external_id,
      vendor_number: '70003',
      lines: [
        { line: '1', description: 'Walnut cabinet', quantity: 2, unit_price: 411.125 },
        { line: '2', description: 'Oak shelf', quantity: 0.5, unit_price: 1000 },
      ],
    });
    await take(JSON.stringify({ orders: [order('J-1')] }), {}, 'orders.json');
    expect((await get('J-1')).lines).toMatchObject([
      { number: '1', quantity: 2, unit_price: 411.125 },
      { quantity: 0.5 },
    ]);
    await take(`${JSON.stringify(order('N-1'))}\n${JSON.stringify(order('N-2'))}\n`, {}, 'orders.ndjson');
    expect((await get('N-2')).lines).toHaveLength(2);
  });

  test('with wrong rows are named and left out, all of their lines', async () => {
    const report = await take(
      [
        'external_id,line,quantity,unit_price,currency',
        'W-1,10,2,5.50,EUR',
        'W-1,20,many,5.50,EUR',
        'W-2,10,2,5.50,EUR',
        'W-2,20,2,5.50,USD',
        'W-3,10,2,5.50,EUR',
        'W-3,10,2,5.50,EUR',
        ',10,2,5.50,EUR',
        'W-4,10,2,5.50,EUR',
      ].join('\n'),
    );
    expect(report).toMatchObject({ rows: 8, new: 1, refused: 7 });
    expect(report.problems.map(({ row }) => row)).toEqual([2, 5, 6, 8]);
    expect(report.problems[1]!.detail).toContain('“Currency”');
    expect(await api.refused('getOrder', { params: { external_id: 'W-1' } })).toMatchObject({ status: 404 });
  });

  test('with numbers that may be two numbers are not guessed', async () => {
    const report = await take('external_id;line;quantity\nA-1;10;12.000\nA-2;10;7\n');
    expect(report).toMatchObject({ new: 1, refused: 1 });
    expect(report.problems).toMatchObject([{ row: 2, detail: expect.stringContaining('12.000') }]);
  });

  test('without the columns that they are told by are refused', async () => {
    const response = await api.raw('POST', '/api/orders/import', {
      body: uploadForm({}, 'external_id;line\nA-1;10\n', 'o.csv'),
    });
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('need a column each');
  });
});

test('receipts belong to orders; the second run writes nothing, unknown orders and lines are named', async () => {
  const file = [
    'external_id,receipt,line,received_on,quantity',
    '4500012,R1,10,2026-03-22,400.0',
    '4500012,R1,20,2026-03-22,3',
    '4500012,R2,10,2026-03-24,200.0',
    '4599999,R1,10,2026-03-22,1',
    '4500012,R3,99,2026-03-22,1',
  ].join('\n');
  const report = await take(file, { content: 'receipts' });
  expect(report).toMatchObject({ rows: 5, new: 2, refused: 2 });
  expect(report.problems.map(({ row }) => row)).toEqual([5, 6]);
  expect((await get('4500012')).lines.map(({ received }) => received)).toEqual([600, 3]);
  expect(await take(file, { content: 'receipts' })).toMatchObject({ new: 0, unchanged: 2 });
});
