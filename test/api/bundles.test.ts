// One file that holds several documents: split by itself or by a person, joined again, and what its parts are elsewhere.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { splitInto } from '../../server/documents/split-document.ts';
import { lockDocument } from '../../server/documents/store.ts';
import { loadPdfium } from '../../server/reading/pdf/pdfium.ts';
import { PdfDocument } from '../../server/reading/pdf/pdf-document.ts';
import { bundleKit, contractPage, threeInvoices, type BundleKit } from '../kit/bundle.ts';
import { pdfOfPages } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, upload, uploadForm, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let kit: BundleKit;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Bundles', true);
  kit = bundleKit(service, place);
});
afterAll(() => service.stop());

const api = () => service.api;
const params = (id: number) => ({ params: { id } });

/** Pages of every part, with the words on them. */
async function textsOf(id: number): Promise<string[]> {
  const { text } = await api().call('getText', params(id));
  return text.split('\f').filter((page) => page.trim() !== '');
}

const contract = () => pdfOfPages([1, 2, 3].map((page) => contractPage(page, 3)));

test('a file that surely holds several documents is split by itself, and nothing is read again', async () => {
  await kit.splitting(true);
  const bytes = threeInvoices();
  const parent = await kit.processed(bytes, 'three.pdf');
  expect(parent).toMatchObject({
    status: 'Archived',
    page_count: 3,
    parent_id: null,
    pages: null,
    blockers: [],
  });
  expect(parent.children.map(({ pages }) => pages)).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  const download = await service.admin.raw('GET', `/api/documents/${parent.id}/original`);
  const original = Buffer.from(await download.arrayBuffer());
  expect(original.equals(bytes)).toBe(true);

  const numbers = [];
  for (const { id, pages } of parent.children) {
    const child = await untilProcessed(api(), id);
    expect(child).toMatchObject({
      parent_id: parent.id,
      pages,
      page_count: 1,
      children: [],
      contact_id: place.contact_id,
    });
    expect(child.filename).toBe(`three (${pages[0]}).pdf`);
    expect(child.doc_url).toMatch(new RegExp(`/documents/${id}$`));
    expect(await textsOf(id)).toHaveLength(1);
    numbers.push(child.extracted_fields['invoice_number']);
  }
  expect(numbers).toEqual(['RE-1001', '2026/77', 'K-4711']);

  const listed = await api().call('listDocuments', {
    query: { parent_id: parent.id, sort: 'created_at', order: 'asc' },
  });
  expect(new Set(listed.documents.map(({ id }) => id))).toEqual(new Set(parent.children.map(({ id }) => id)));
  expect(listed.documents.every(({ parent_id }) => parent_id === parent.id)).toBe(true);
  const { entries } = await service.admin.call('listAudit', { query: { document_id: parent.id } });
  expect(entries.map(({ event }) => event)).toContain('document.split');
});

test('the answer of the upload is that of any other', async () => {
  const answer = await upload(api(), place, threeInvoices(), 'answer.pdf');
  expect(Object.keys(answer).sort()).toEqual([
    'contact_id',
    'created_at',
    'filename',
    'folder_id',
    'id',
    'status',
  ]);
  await untilProcessed(api(), answer.id);
});

test('a part is a PDF of its own pages, with what stood on them', async () => {
  await kit.splitting(true);
  const [first, second] = (await kit.processed(threeInvoices(), 'copied.pdf')).children;
  const response = await service.admin.raw('GET', `/api/documents/${second!.id}/original`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  const bytes = new Uint8Array(await response.arrayBuffer());
  const pdf = new PdfDocument(await loadPdfium(), bytes);
  expect(pdf.page_count).toBe(1);
  pdf.close();
  const uploaded = await kit.processed(bytes, 'again.pdf', await newPlace(api(), 'Copies'));
  expect(await textsOf(uploaded.id)).toEqual(await textsOf(second!.id));
  expect((await textsOf(uploaded.id))[0]).toContain('Nordlicht');
  // Asked for twice, it is the same file.
  const again = await service.admin.raw('GET', `/api/documents/${second!.id}/original`);
  expect(digest(new Uint8Array(await again.arrayBuffer()))).toBe(digest(bytes));
  const picture = await service.admin.raw('GET', `/api/documents/${second!.id}/pages/1/image?width=240`);
  const other = await service.admin.raw('GET', `/api/documents/${first!.id}/pages/1/image?width=240`);
  expect(digest(new Uint8Array(await picture.arrayBuffer()))).not.toBe(
    digest(new Uint8Array(await other.arrayBuffer())),
  );
});

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('below the threshold it waits with a proposal, which a person takes', async () => {
  await kit.splitting(false);
  const waiting = await kit.processed(threeInvoices(), 'waiting.pdf');
  expect(waiting.blockers.map(({ kind }) => kind)).toContain('bundle');
  const division = await api().call('getDivision', params(waiting.id));
  expect(division).toMatchObject({
    parts: [
      [1, 1],
      [2, 2],
      [3, 3],
    ],
    split: false,
  });
  expect(division.pages.map(({ begins }) => begins! > 0.5)).toEqual([false, true, true]);

  const split = await api().call('splitDocument', {
    ...params(waiting.id),
    body: {
      pages: [
        [1, 1],
        [2, 3],
      ],
    },
  });
  expect(split).toMatchObject({ status: 'Archived', extracted_fields: {}, blockers: [] });
  expect(split.children.map(({ pages }) => pages)).toEqual([
    [1, 1],
    [2, 3],
  ]);
  const last = await untilProcessed(api(), split.children[1]!.id);
  expect(last).toMatchObject({ page_count: 2, pages_read: 2 });
  expect(last.blockers.map(({ kind }) => kind)).not.toContain('bundle');
});

test('one document stays one', async () => {
  await kit.splitting(true, 50);
  const whole = await kit.processed(contract(), 'contract.pdf');
  expect(whole.children).toEqual([]);
  expect(whole.status).not.toBe('Archived');
  expect(whole.blockers.map(({ kind }) => kind)).not.toContain('bundle');
});

test('a split that is cut off before its end leaves nothing behind', async () => {
  await kit.splitting(false);
  const { id } = await kit.processed(threeInvoices(), 'cut off.pdf');
  const cutOff = service.ctx.transaction(async (ctx) => {
    await splitInto(ctx, await lockDocument(ctx, id), [
      [1, 1],
      [2, 3],
    ]);
    throw new Error('cut off');
  });
  await expect(cutOff).rejects.toThrow('cut off');
  const kept = await kit.record(id);
  expect(kept).toMatchObject({ children: [], page_count: 3 });
  expect(kept.status).not.toBe('Archived');
  expect((await api().call('listDocuments', { query: { parent_id: id } })).total).toBe(0);
  expect(await textsOf(id)).toHaveLength(3);
});

test('parts that do not hold each page once are refused', async () => {
  const { id } = await kit.processed(contract(), 'refused.pdf');
  const wrong: [number, number][][] = [
    [
      [1, 1],
      [3, 3],
    ],
    [
      [1, 2],
      [2, 3],
    ],
    [
      [2, 3],
      [1, 1],
    ],
    [
      [1, 1],
      [2, 4],
    ],
    [
      [1, 1],
      [2, 2],
    ],
    [
      [2, 1],
      [2, 3],
    ],
  ];
  for (const pages of wrong)
    expect((await api().refused('splitDocument', { ...params(id), body: { pages } })).status).toBe(422);
  const text = await kit.processed(Buffer.from('A note'), 'note.txt');
  expect(
    (
      await api().refused('splitDocument', {
        ...params(text.id),
        body: {
          pages: [
            [1, 1],
            [2, 2],
          ],
        },
      })
    ).status,
  ).toBe(409);
});

test('joined again it is one document by a person’s word, and is not split anew', async () => {
  await kit.splitting(true);
  const parent = await kit.processed(threeInvoices(), 'joined.pdf');
  await api().call('joinParts', params(parent.id));
  const whole = await untilProcessed(api(), parent.id);
  expect(whole).toMatchObject({ children: [], page_count: 3 });
  expect(whole.status).not.toBe('Archived');
  expect(whole.blockers.map(({ kind }) => kind)).not.toContain('bundle');
  expect(await textsOf(parent.id)).toHaveLength(3);
  for (const { id } of parent.children)
    expect((await api().refused('getDocument', params(id))).status).toBe(404);
  expect((await api().refused('joinParts', params(parent.id))).status).toBe(409);
});

test('parts cannot be joined once one of them was exported', async () => {
  await kit.splitting(true);
  const parent = await kit.processed(threeInvoices(), 'exported.pdf');
  const [child] = parent.children;
  await untilProcessed(api(), child!.id);
  await api().call('changeStatus', { ...params(child!.id), body: { status: 'Export' } });
  expect((await api().refused('joinParts', params(parent.id))).status).toBe(409);
});

test('the parent takes no other status, version or reading while it is split', async () => {
  await kit.splitting(true);
  const { id } = await kit.processed(threeInvoices(), 'held.pdf');
  const body = { status: 'Export' };
  expect((await api().refused('changeStatus', { ...params(id), body })).status).toBe(409);
  expect((await api().refused('reprocessDocument', { ...params(id), body: {} })).status).toBe(409);
  const form = uploadForm({}, contract(), 'other.pdf');
  expect((await api().refused('addVersion', { ...params(id), body: form })).status).toBe(409);
});

test('rules act on the parts, and pass over the parent', async () => {
  await kit.splitting(true);
  const parent = await kit.processed(threeInvoices(), 'ruled.pdf');
  const { id } = await service.admin.call('createRule', {
    body: {
      name: 'Look at scans again',
      trigger: 'schedule',
      interval_minutes: 60,
      conditions: [{ field: 'filename', operator: 'contains', value: 'ruled' }],
      action: { type: 'notify', message: 'A scan' },
    },
  });
  for (const part of parent.children) await untilProcessed(api(), part.id);
  await service.ctx.queue.send(service.ctx.db, 'run_scheduled_rules', {});
  const notified = await until(async () => {
    const { notifications } = await service.admin.call('listNotifications', { query: { limit: 200 } });
    const ids = notifications.flatMap(({ document_id, message }) =>
      message === 'A scan' ? document_id! : [],
    );
    return ids.length >= 3 && ids;
  }, 'three notifications');
  expect(notified.toSorted((a, b) => a - b)).toEqual(parent.children.map((part) => part.id));
  await service.admin.call('deleteRule', params(id));
});

test('parts are found, the parent is not', async () => {
  await kit.splitting(true);
  const where = await newPlace(api(), 'Searched', true);
  const parent = await kit.processed(threeInvoices(), 'searched.pdf', where);
  for (const { id } of parent.children) await untilProcessed(api(), id);
  const { documents } = await api().call('listDocuments', {
    query: { q: 'Nordlicht', contact_id: where.contact_id },
  });
  expect(documents.map(({ id }) => id)).toEqual([parent.children[1]!.id]);
});

test('a part is processed again from its own pages, also where they have to be read anew', async () => {
  await kit.splitting(true);
  const parent = await kit.processed(threeInvoices(), 'anew.pdf');
  const { id } = parent.children[2]!;
  await untilProcessed(api(), id);
  await service.ctx.db.deleteFrom('document_pages').where('document_id', '=', id).execute();
  await api().call('reprocessDocument', { ...params(id), body: {} });
  const again = await untilProcessed(api(), id);
  expect(again).toMatchObject({ page_count: 1, extracted_fields: { invoice_number: 'K-4711' } });
  expect(await textsOf(id)).toHaveLength(1);
});
