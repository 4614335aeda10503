// Pages that go from one part of a file to its neighbour: each is in one part at any moment, and the upload stays as it is.
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { movePages } from '../../server/documents/move-pages.ts';
import type { PageRange } from '../../server/database/stored-record.ts';
import { bundleKit, contractPage, invoicePage, type BundleKit } from '../kit/bundle.ts';
import { newPerson } from '../kit/people.ts';
import { pdfOfPages } from '../kit/samples/pdf.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, uploadForm } from '../kit/upload.ts';

let service: TestService;
let kit: BundleKit;
beforeAll(async () => {
  service = await startTestService();
  kit = bundleKit(service, await newPlace(service.api, 'Moves', true));
  await kit.splitting(false);
});
afterAll(() => service?.stop());

const api = () => service.api;
const params = (id: number) => ({ params: { id } });
const SPLIT: PageRange[] = [
  [1, 2],
  [3, 3],
  [4, 5],
];
const MOVED: PageRange[] = [
  [1, 1],
  [2, 3],
  [4, 5],
];

/** Five pages in three parts, all of them read. */
async function bundle(name: string) {
  const pages = [
    contractPage(1, 2),
    contractPage(2, 2),
    invoicePage('RE-1001', 'Muster GmbH', 'Oak shelf'),
    invoicePage('K-4711', 'Beispiel Partner KG', 'Advice in month'),
    contractPage(2, 2).replaceAll('Page 2', `Appendix ${name}`),
  ];
  const bytes = pdfOfPages(pages);
  const { id } = await kit.processed(bytes, `${name}.pdf`);
  const { children } = await api().call('splitDocument', { ...params(id), body: { pages: SPLIT } });
  for (const child of children) await untilProcessed(api(), child.id);
  return { id, bytes, children: children.map((child) => child.id) };
}

const move = (id: number, pages: PageRange[]) => api().call('movePages', { ...params(id), body: { pages } });
const refused = async (id: number, pages: PageRange[], headers = {}) =>
  (await api().refused('movePages', { ...params(id), body: { pages }, headers })).status;

async function textsOf(ids: number[]): Promise<string[][]> {
  const texts = [];
  for (const id of ids) {
    const { text } = await api().call('getText', params(id));
    texts.push(
      text
        .split('\f')
        .map((page) => page.trim())
        .filter((page) => page !== ''),
    );
  }
  return texts;
}

test('the page is in the other part, with what was read, and goes back again', async () => {
  const { id, bytes, children } = await bundle('moved');
  const before = await textsOf(children);
  const untouched = await kit.record(children[2]!);
  const record = await move(id, MOVED);
  expect(record.children.map(({ id, pages }) => ({ id, pages }))).toEqual(
    children.map((id, i) => ({ id, pages: MOVED[i] })),
  );
  for (const child of children) await untilProcessed(api(), child);
  const after = await textsOf(children);
  expect(after.flat()).toEqual(before.flat());
  expect(after.map((pages) => pages.length)).toEqual([1, 2, 2]);
  expect(await kit.record(children[1]!)).toMatchObject({
    version: 2,
    pages: [2, 3],
    page_count: 2,
    filename: 'moved (2-3).pdf',
  });
  expect(await kit.record(children[2]!)).toEqual(untouched);
  const part = await service.admin.raw('GET', `/api/documents/${children[1]}/original`);
  expect(
    Buffer.from(await part.arrayBuffer())
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g),
  ).toHaveLength(2);
  const whole = await service.admin.raw('GET', `/api/documents/${id}/original`);
  const digest = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
  expect(digest(new Uint8Array(await whole.arrayBuffer()))).toBe(digest(bytes));
  const { entries } = await service.admin.call('listAudit', { query: { document_id: id } });
  expect(entries.find(({ event }) => event === 'document.pages_moved')?.detail).toEqual({
    parts: {
      before: children.map((id, i) => ({ id, pages: SPLIT[i] })),
      after: children.map((id, i) => ({ id, pages: MOVED[i] })),
    },
  });
  await move(id, SPLIT);
  for (const child of children) await untilProcessed(api(), child);
  expect(await textsOf(children)).toEqual(before);
});

test('what does not hold each page once, in as many parts as there are, is refused', async () => {
  const { id } = await bundle('counted');
  for (const pages of [
    [[1, 5]],
    [
      [1, 2],
      [3, 5],
    ],
    [
      [1, 1],
      [2, 3],
      [4, 4],
      [5, 5],
    ],
    [
      [1, 2],
      [2, 3],
      [4, 5],
    ],
    [
      [1, 1],
      [3, 3],
      [4, 5],
    ],
    [
      [1, 2],
      [4, 5],
      [3, 3],
    ],
    [
      [1, 2],
      [3, 3],
      [4, 6],
    ],
    [
      [1, 2],
      [3, 2],
      [3, 5],
    ],
  ] satisfies PageRange[][])
    expect(await refused(id, pages), JSON.stringify(pages)).toBe(422);
  expect((await kit.record(id)).children.map(({ pages }) => pages)).toEqual(SPLIT);
  expect(await refused(id, MOVED, { 'if-match': '"999"' })).toBe(412);
  expect(await refused(900_000, MOVED)).toBe(404);
  const viewer = await newPerson(service, 'views@example.com', 'viewer');
  const answer = await viewer.client.refused('movePages', { ...params(id), body: { pages: MOVED } });
  expect(answer.status).toBe(403);
});

test('pages stay where they are in a part that is approved, deleted, replaced or not read yet', async () => {
  const { id, children } = await bundle('fixed');
  const [first, second] = children as [number, number];
  const status = (id: number, status: string) =>
    api().call('changeStatus', { ...params(id), body: { status } });
  await status(second, 'Approved');
  expect(await refused(id, MOVED)).toBe(409);
  await status(second, 'Needs Review');
  await service.admin.call('deleteDocument', params(first));
  expect(await refused(id, MOVED)).toBe(409);
  await service.admin.call('restoreDocument', params(first));
  await api().call('addVersion', {
    ...params(first),
    body: uploadForm({}, pdfOfPages([contractPage(1, 1)]), 'other.pdf'),
  });
  await untilProcessed(api(), first);
  expect(await refused(id, MOVED)).toBe(409);
  const whole = await kit.processed(pdfOfPages([contractPage(1, 1)]), 'whole.pdf');
  expect(
    await refused(whole.id, [
      [1, 1],
      [2, 2],
    ]),
  ).toBe(409);
});

test('a move that is cut off leaves everything as it was, and two at once leave each page in one part', async () => {
  const { id, children } = await bundle('cut');
  const before = await textsOf(children);
  const cut = service.ctx.transaction(async (ctx) => {
    await movePages(ctx, id, { pages: MOVED });
    throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  expect(await textsOf(children)).toEqual(before);
  expect((await kit.record(id)).children.map(({ pages }) => pages)).toEqual(SPLIT);
  const other: PageRange[] = [
    [1, 2],
    [3, 4],
    [5, 5],
  ];
  await Promise.allSettled([move(id, MOVED), move(id, other)]);
  for (const child of children) await untilProcessed(api(), child);
  expect((await textsOf(children)).flat()).toEqual(before.flat());
});
