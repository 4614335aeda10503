// The queue over HTTP: who is there, what comes next, views, lists by fields; candidates and tables for the workspace.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../kit/client.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

let its: ReviewService;
let service: ReviewService['service'];
let anna: Client;
let bert: Client;
beforeAll(async () => {
  its = await startReviewService();
  ({ service, anna, bert } = its);
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });
const record = (id: number) => anna.call('getDocument', params(id));

test('who has a document open is told, and the next one is never one of theirs', async () => {
  const there = await newPlace(service.api, 'Queue');
  const ids: number[] = [];
  for (const number of ['N-1', 'N-2', 'N-3', 'N-4']) {
    const { id } = await upload(service.api, there, invoiceText(number), `${number}.txt`);
    await untilProcessed(service.api, id);
    ids.push(id);
  }
  const [first, second, third, fourth] = ids as [number, number, number, number];
  const query = { folder_id: there.folder_id, order: 'asc' as const };
  const next = async (client: Client, after?: number) =>
    client.call('nextDocument', { query: after === undefined ? query : { ...query, after } });
  expect(await anna.call('enterDocument', params(first))).toEqual({ viewers: [] });
  expect(await bert.call('enterDocument', params(first))).toMatchObject({
    viewers: [{ id: its.annas, name: 'Anna' }],
  });
  const { documents } = await service.api.call('listDocuments', { query: { folder_id: there.folder_id } });
  expect(documents.find(({ id }) => id === first)?.viewers.map(({ name }) => name)).toEqual(['Anna', 'Bert']);
  await bert.call('leaveDocument', params(first));
  expect(await next(bert)).toEqual({ id: second, remaining: 3 });
  await service.api.call('assignDocument', { ...params(second), body: { assignee_id: its.annas } });
  expect((await next(bert)).id).toBe(third);
  expect((await next(anna, first)).id).toBe(second);
  // Behind the last one it goes on at the beginning.
  expect((await next(anna, fourth)).id).toBe(first);
  // Anna's browser is gone.
  its.clock.forward(46 / 3600);
  expect((await next(bert)).id).toBe(first);
});

describe('views', () => {
  const body = {
    name: 'Big ones',
    filter: { status: ['Needs Review' as const], field: ['total_amount:gte:100'] },
    columns: ['vendor', 'fields.total_amount'],
    sort: 'field.total_amount',
  };

  test('are private or shared, and count what they show', async () => {
    const view = await anna.call('createView', { body });
    const { total } = await anna.call('listDocuments', { query: { ...body.filter, limit: 1 } });
    expect(view).toMatchObject({ name: 'Big ones', own: true, owner: 'Anna', count: total });
    expect((await bert.call('listViews')).views).toEqual([]);
    await anna.call('replaceView', { ...params(view.id), body: { ...body, shared: true } });
    expect((await bert.call('listViews')).views).toMatchObject([{ id: view.id, own: false, shared: true }]);
    expect((await bert.refused('replaceView', { ...params(view.id), body })).status).toBe(403);
    expect((await bert.refused('deleteView', params(view.id))).status).toBe(403);
    await service.admin.call('deleteView', params(view.id));
    expect((await anna.call('listViews')).views).toEqual([]);
    const events = await service.admin.call('listAudit', {
      query: { event: ['view.created', 'view.updated', 'view.deleted'] },
    });
    expect(events.total).toBe(3);
  });
});

test('everybody has views for the queue, for their own part of it and for what is postponed', async () => {
  const [a, b] = [await its.processed('V-1'), await its.processed('V-2')];
  const counts = async (client: Client) =>
    Object.fromEntries((await client.call('listViews')).built_in.map(({ name, count }) => [name, count]));
  const before = await counts(bert);
  await anna.call('assignDocument', { ...params(a), body: { assignee_id: its.berts } });
  await anna.call('postponeDocument', { ...params(b), body: { until: '2031-01-02' } });
  const after = await counts(bert);
  expect(after['mine']).toBe(before['mine']! + 1);
  expect(after['postponed']).toBe(before['postponed']! + 1);
  expect(after['review']).toBe(before['review']! - 1);
  expect(after['all']).toBe(before['all']);
  for (const { filter, sort, order, count } of (await bert.call('listViews')).built_in) {
    const listed = await bert.call('listDocuments', { query: { ...filter, sort, order, limit: 1 } });
    expect(listed.total).toBe(count);
  }
});

test('lists filter, sort and show by fields of the profile', async () => {
  const there = await newPlace(service.api, 'By field');
  const ids: number[] = [];
  for (const [number, total] of [
    ['F-1', '9.50'],
    ['F-2', '100.00'],
    ['F-3', '20.00'],
  ] as const) {
    const { id } = await upload(
      service.api,
      there,
      `Invoice Number: ${number}\nTotal Amount: ${total}`,
      'f.txt',
    );
    await untilProcessed(service.api, id);
    ids.push(id);
  }
  const { folder_id } = there;
  const listed = async (query: object) =>
    (await service.api.call('listDocuments', { query: { folder_id, ...query } })).documents;
  const totals = async (query: object) =>
    (await listed({ columns: 'total_amount', ...query })).map(({ fields }) => fields['total_amount']);
  expect(await totals({ sort: 'field.total_amount' })).toEqual(['100.00', '20.00', '9.50']);
  expect(await totals({ sort: 'field.total_amount', order: 'asc' })).toEqual(['9.50', '20.00', '100.00']);
  expect(await totals({ sort: 'total', field: ['total_amount:gte:10', 'total_amount:lt:100'] })).toEqual([
    '20.00',
  ]);
  expect(await totals({ field: ['total_amount:contains:00.0'] })).toEqual(['100.00']);
  expect(await totals({ field: ['vendor:filled'] })).toEqual([]);
  expect((await listed({ field: ['total_amount:eq:9.5'] })).map(({ id }) => id)).toEqual([ids[0]]);
  const wrong = await service.api.refused('listDocuments', { query: { field: ['x'] } });
  expect(wrong.status).toBe(422);
});

test('other candidates of the engine are offered, and a table is read from a rectangle', async () => {
  const id = await its.processed(
    'C-1',
    [
      'Invoice Number: C-1      Invoice Date: 2026-03-14',
      'Description              Quantity    Price     Amount',
      'Oak shelf                2           50.00     100.00',
      'Pine board               3           10.00      30.00',
      'Total Amount: 130.00',
    ].join('\n'),
  );
  const { candidates } = await anna.call('listCandidates', params(id));
  const { extracted_fields, lineage } = await record(id);
  const likelihood = (of: { confidence: number }[]) =>
    of.reduce((sum, { confidence }) => sum + confidence, 0);
  expect(candidates['total_amount']).not.toEqual([]);
  for (const [key, others] of Object.entries(candidates)) {
    for (const other of others) expect(other.value).not.toBe(extracted_fields[key]);
    if (extracted_fields[key] === null) continue;
    // Together no likelier than that the value is wrong; each is rounded.
    expect(likelihood(others), key).toBeLessThanOrEqual(101.5 - lineage[key]!.confidence!);
  }
  await anna.call('editDocument', { ...params(id), body: { extracted_fields: { total_amount: '131.00' } } });
  expect((await anna.call('listCandidates', params(id))).candidates['total_amount']?.[0]?.value).toBe(
    '130.00',
  );
  const page = await anna.call('getPage', { params: { id, number: 1 } });
  const rows = page.words.filter(({ text }) => /^(?:Description|Oak|30\.00)$/.test(text));
  const box = rows.reduce<[number, number, number, number]>(
    ([x0, y0, x1, y1], { box: [a, b, c, d] }) => [
      Math.min(x0, a),
      Math.min(y0, b),
      Math.max(x1, c),
      Math.max(y1, d),
    ],
    [1, 1, 0, 0],
  );
  const table = await anna.call('readTable', { params: { id, number: 1 }, body: { box } });
  expect(table.line_items).toEqual([
    { description: 'Oak shelf', quantity: 2, unit_price: 50, amount: 100 },
    { description: 'Pine board', quantity: 3, unit_price: 10, amount: 30 },
  ]);
  expect(table.columns.map(({ role }) => role)).toEqual(['description', 'quantity', 'unit_price', 'amount']);
  // The same by columns that a person has drawn.
  const edges = table.columns.slice(1).map(({ x0 }) => x0 - 0.005);
  const drawn = await anna.call('readTable', { params: { id, number: 1 }, body: { box, columns: edges } });
  expect(drawn.line_items).toEqual(table.line_items);
});
