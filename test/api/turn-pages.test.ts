// Pages that a person turns: the upload stays as it is; words, boxes, pictures, the PDF and what is found follow.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bundleKit, contractPage, invoicePage, type BundleKit } from '../kit/bundle.ts';
import { newPerson } from '../kit/people.ts';
import { pdfOfPages } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed } from '../kit/upload.ts';

let service: TestService;
let kit: BundleKit;
beforeAll(async () => {
  service = await startTestService();
  kit = bundleKit(service, await newPlace(service.api, 'Turns', true));
  await kit.splitting(false);
});
afterAll(() => service?.stop());

const api = () => service.api;
const params = (id: number) => ({ params: { id } });
type Turn = { number: number; turn: 90 | 180 | 270 };
async function turn(id: number, ...pages: Turn[]) {
  await api().call('turnPages', { ...params(id), body: { pages } });
  return untilProcessed(api(), id);
}
const refused = async (id: number, pages: Turn[], headers = {}) =>
  (await api().refused('turnPages', { ...params(id), body: { pages }, headers })).status;
const pageOf = (id: number, number: number, version?: number) =>
  api().call('getPage', { params: { id, number }, query: version === undefined ? {} : { version } });
const bytesOf = async (address: string) =>
  Buffer.from(await (await service.admin.raw('GET', address)).arrayBuffer());
const rotations = (pdf: Buffer) =>
  [...pdf.toString('latin1').matchAll(/\/Rotate (\d+)/g)].map(([, angle]) => Number(angle));
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test('a page of a whole document is turned: reading, boxes, picture and PDF follow, the upload stays', async () => {
  const bytes = pdfOfPages([contractPage(1, 2), invoicePage('RE-1001', 'Muster GmbH', 'Oak shelf')]);
  const { id } = await kit.processed(bytes, 'turned.pdf');
  const placed = (await kit.record(id)).evidence;
  const [first, before] = [await pageOf(id, 1), await pageOf(id, 2)];
  const turned = await turn(id, { number: 2, turn: 90 });
  expect(turned).toMatchObject({ version: 2, page_count: 2, filename: 'turned.pdf' });
  const after = await pageOf(id, 2);
  expect([after.width, after.height, after.turn]).toEqual([before.height, before.width, 90]);
  expect(await pageOf(id, 1)).toEqual(first);
  const box = (page: typeof before) => page.words.find(({ text }) => text === 'RE-1001')!.box;
  const [x0, y0, x1, y1] = box(before);
  for (const [i, at] of [1 - y1, x0, 1 - y0, x1].entries()) expect(box(after)[i]).toBeCloseTo(at, 3);
  // What stands on the turned page is marked where it stands now.
  const placesOn = (evidence: typeof placed) =>
    Object.entries(evidence).flatMap(([key, places]) =>
      places.filter(({ page }) => page === 2).map(({ text, box }) => ({ key, text, box })),
    );
  const marked = placesOn(turned.evidence).flatMap((now) =>
    placesOn(placed)
      .filter(({ key, text }) => key === now.key && text === now.text)
      .map(({ box }) => ({ now: now.box, before: box })),
  );
  expect(marked.length).toBeGreaterThan(0);
  for (const { now, before: was } of marked) {
    const [left, top, right, bottom] = was;
    for (const [i, at] of [1 - bottom, left, 1 - top, right].entries()) expect(now[i]).toBeCloseTo(at, 2);
  }
  const picture = await sharp(await bytesOf(`/api/documents/${id}/pages/2/image?width=240`)).metadata();
  expect(picture.width).toBeGreaterThan(picture.height);
  const old = await sharp(await bytesOf(`/api/documents/${id}/pages/2/image?width=240&version=1`)).metadata();
  expect(old.width).toBeLessThan(old.height);
  expect(digest(await bytesOf(`/api/documents/${id}/versions/1/original`))).toBe(digest(bytes));
  expect(rotations(await bytesOf(`/api/documents/${id}/original`))).toEqual([0, 90]);
  const { text } = await api().call('getText', params(id));
  expect(text).toContain('RE-1001');
  const { entries } = await service.admin.call('listAudit', { query: { document_id: id } });
  expect(entries.find(({ event }) => event === 'document.pages_turned')?.detail).toEqual({
    version: 2,
    turns: [{ page: 2, turn: 90 }],
  });
  // Back again: as it was read at first, evidence included.
  const back = await turn(id, { number: 2, turn: 270 });
  expect((await pageOf(id, 2)).words).toEqual(before.words);
  expect(rotations(await bytesOf(`/api/documents/${id}/original`))).toEqual([0, 0]);
  expect(back.version).toBe(3);
});

test('what people have entered stays with a document whose pages are turned, in its place', async () => {
  const { id } = await kit.processed(
    pdfOfPages([contractPage(1, 2), invoicePage('RE-2002', 'Muster GmbH', 'Oak shelf')]),
    'entered.pdf',
  );
  const { admin } = service;
  const before = await kit.record(id);
  const key = Object.keys(before.evidence).find(
    (one) =>
      before.extracted_fields[one] !== undefined && before.evidence[one]!.some(({ page }) => page === 2),
  )!;
  const value = before.extracted_fields[key]!;
  // Confirmed as it stands, so that its place on the page is kept; another one is of a person alone.
  const other = Object.keys(before.extracted_fields).find(
    (one) => one !== key && before.extracted_fields[one] === null,
  )!;
  const entered = { [key]: value, [other]: null };
  await admin.call('editDocument', {
    ...params(id),
    body: { extracted_fields: entered, doc_type: 'Letter' },
  });
  const line_items = [{ description: 'By hand', quantity: 1, unit_price: 2, amount: 2 }];
  await admin.call('editDocument', { ...params(id), body: { line_items } });
  const confirmed = await kit.record(id);
  const turned = await turn(id, { number: 2, turn: 90 });
  expect(turned).toMatchObject({ version: 2, doc_type: 'Letter', line_items });
  expect(turned.extracted_fields[key]).toBe(value);
  expect(turned.lineage[key]).toMatchObject({ source: 'person' });
  expect(turned.lineage[other]).toMatchObject({ source: 'person' });
  expect(turned.lineage['line_items']).toMatchObject({ source: 'person' });
  const [place] = confirmed.evidence[key]!.filter(({ page }) => page === 2);
  const [x0, y0, x1, y1] = place!.box;
  const [now] = turned.evidence[key]!.filter(({ page }) => page === 2);
  for (const [i, at] of [1 - y1, x0, 1 - y0, x1].entries()) expect(now!.box[i]).toBeCloseTo(at, 3);
  // Turned back, all is as it was.
  const back = await turn(id, { number: 2, turn: 270 });
  expect(back.evidence[key]!.map(({ box }) => box.map((at) => at.toFixed(3)))).toEqual(
    confirmed.evidence[key]!.map(({ box }) => box.map((at) => at.toFixed(3))),
  );
  expect(back.line_items).toEqual(line_items);
});

test('pages of a split file are turned in the parts that hold them', async () => {
  const { id } = await kit.processed(
    pdfOfPages([contractPage(1, 2), contractPage(2, 2), invoicePage('RE-7', 'Muster GmbH', 'Oak shelf')]),
    'parts.pdf',
  );
  const body = {
    pages: [
      [1, 2],
      [3, 3],
    ] as [number, number][],
  };
  const { children } = await api().call('splitDocument', { ...params(id), body });
  for (const child of children) await untilProcessed(api(), child.id);
  await api().call('turnPages', { ...params(id), body: { pages: [{ number: 2, turn: 180 }] } });
  const [part, other] = children.map((child) => child.id) as [number, number];
  expect(await untilProcessed(api(), part)).toMatchObject({ version: 2, page_count: 2, pages: [1, 2] });
  expect((await kit.record(other)).version).toBe(1);
  expect((await pageOf(part, 2)).turn).toBe(180);
  expect(rotations(await bytesOf(`/api/documents/${part}/original`))).toEqual([0, 180]);
  // A page that goes to the neighbour goes as it stands.
  const moved = {
    pages: [
      [1, 1],
      [2, 3],
    ] as [number, number][],
  };
  await api().call('movePages', { ...params(id), body: moved });
  for (const child of children) await untilProcessed(api(), child.id);
  expect((await pageOf(other, 1)).turn).toBe(180);
  expect(rotations(await bytesOf(`/api/documents/${other}/original`))).toEqual([180, 0]);
  // Joined again, it stands so in the whole file.
  await api().call('joinParts', params(id));
  expect(await untilProcessed(api(), id)).toMatchObject({ version: 2, page_count: 3, children: [] });
  expect((await pageOf(id, 2)).turn).toBe(180);
  expect(rotations(await bytesOf(`/api/documents/${id}/original`))).toEqual([0, 180, 0]);
});

test('a page that was turned just now is turned back before it is read', async () => {
  const { id } = await kit.processed(pdfOfPages([contractPage(1, 2), contractPage(2, 2)]), 'at-once.pdf');
  const before = await pageOf(id, 1);
  for (const turn of [90, 270] as const)
    await api().call('turnPages', { ...params(id), body: { pages: [{ number: 1, turn }] } });
  expect((await untilProcessed(api(), id)).version).toBe(3);
  expect((await pageOf(id, 1)).words).toEqual(before.words);
});

test('what cannot be turned is refused, and nothing has changed', async () => {
  const { id } = await kit.processed(pdfOfPages([contractPage(1, 1)]), 'refused.pdf');
  expect(await refused(id, [{ number: 2, turn: 90 }])).toBe(404);
  expect(await refused(900_000, [{ number: 1, turn: 90 }])).toBe(404);
  expect(
    await refused(id, [
      { number: 1, turn: 90 },
      { number: 1, turn: 90 },
    ]),
  ).toBe(422);
  expect(await refused(id, [{ number: 1, turn: 45 as 90 }])).toBe(422);
  expect(await refused(id, [{ number: 1, turn: 90 }], { 'if-match': '"999"' })).toBe(412);
  const text = await kit.processed(Buffer.from('A letter about the harbour and its boats.'), 'letter.txt');
  expect(await refused(text.id, [{ number: 1, turn: 90 }])).toBe(409);
  await api().call('changeStatus', { ...params(id), body: { status: 'Approved' } });
  expect(await refused(id, [{ number: 1, turn: 90 }])).toBe(409);
  expect((await kit.record(id)).version).toBe(1);
  const viewer = await newPerson(service, 'turns@example.com', 'viewer');
  const body = { pages: [{ number: 1, turn: 90 as const }] };
  expect((await viewer.client.refused('turnPages', { ...params(id), body })).status).toBe(403);
});
