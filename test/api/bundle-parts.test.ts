// What becomes of the parts of a file: trash, duplicates, the feed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleKit, invoicePage, threeInvoices, type BundleKit } from '../kit/bundle.ts';
import { pdfOfPages } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, type Place } from '../kit/upload.ts';

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

test('parts outlive their parent: deleted and purged, it takes neither them nor their pages along', async () => {
  await kit.splitting(true);
  const bytes = pdfOfPages([
    invoicePage('P-1001', 'Muster GmbH', 'Oak shelf'),
    invoicePage('77/2026', 'Nordlicht Energie AG', 'Power for hall'),
  ]);
  const parent = await kit.processed(bytes, 'outlived.pdf');
  const [first, second] = parent.children;
  await untilProcessed(api(), first!.id);
  await service.admin.call('deleteDocument', params(parent.id));
  expect(await kit.record(first!.id)).toMatchObject({ parent_id: parent.id });
  await service.admin.call('purgeDocument', params(parent.id));
  expect(await kit.record(first!.id)).toMatchObject({ parent_id: null, pages: [1, 1] });
  const response = await service.admin.raw('GET', `/api/documents/${second!.id}/original`);
  expect(response.status).toBe(200);
});

test('a part in the trash comes back to its parent, and goes for good where the parts are joined', async () => {
  await kit.splitting(true);
  const parent = await kit.processed(threeInvoices(), 'trashed.pdf');
  const [first] = parent.children;
  await untilProcessed(api(), first!.id);
  await service.admin.call('deleteDocument', params(first!.id));
  expect((await kit.record(parent.id)).children).toHaveLength(2);
  await service.admin.call('restoreDocument', params(first!.id));
  expect((await kit.record(parent.id)).children).toHaveLength(3);
  await service.admin.call('deleteDocument', params(first!.id));
  await api().call('joinParts', params(parent.id));
  const { documents } = await service.admin.call('listTrash');
  expect(documents.map(({ id }) => id)).not.toContain(first!.id);
});

test('the same bundle twice: parent and parts are duplicates, each of its own', async () => {
  await kit.splitting(true);
  const where = await newPlace(api(), 'Twice', true);
  const one = await kit.processed(threeInvoices(), 'one.pdf', where);
  const two = await kit.processed(threeInvoices(), 'two.pdf', where);
  expect(two.duplicate_of).toBe(one.id);
  const parts = await Promise.all(two.children.map(({ id }) => kit.record(id)));
  expect(parts.map(({ duplicate_of }) => duplicate_of)).toEqual(one.children.map(({ id }) => id));
  expect((await kit.record(one.children[0]!.id)).duplicate_of).toBeNull();
});

test('the feed tells of parts as of documents that came in', async () => {
  await kit.splitting(true);
  const parent = await kit.processed(threeInvoices(), 'fed.pdf');
  const ids = parent.children.map(({ id }) => id);
  await until(async () => {
    const { changes } = await api().call('getChanges', {
      query: { type: ['document.received'], limit: 500 },
    });
    return ids.every((id) => changes.some(({ document_id }) => document_id === id));
  }, 'the changes');
});
