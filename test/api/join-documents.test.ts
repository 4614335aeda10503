// Several pictures and PDFs become one document.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePdf } from '../../server/platform/pdf/make-pdf.ts';
import { newPerson } from '../kit/people.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Joined');
});
afterAll(() => service?.stop());

async function photo(text: string, turn = 0): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="100%" height="100%" fill="#fff"/>
    <text x="80" y="200" font-family="DejaVu Sans" font-size="48">${text}</text></svg>`;
  return sharp(await sharp(Buffer.from(svg)).png().toBuffer())
    .rotate(turn)
    .jpeg()
    .toBuffer();
}
const pdf = (...pages: string[]) =>
  makePdf({
    content: pages.map((text, i) => ({ text, ...(i > 0 ? { pageBreak: 'before' as const } : {}) })),
  });
const add = async (content: Buffer, name: string, where = place) =>
  (await upload(service.api, where, content, name)).id;
const join = (documents: number[], filename?: string) =>
  service.api.call('joinDocuments', { body: { documents, ...(filename === undefined ? {} : { filename }) } });
const refused = async (documents: number[]) =>
  (await service.api.refused('joinDocuments', { body: { documents } })).status;

test('photos and a PDF are the pages of one document, in the order given', async () => {
  const first = await add(await photo('The first sheet of the lease'), 'first.jpg');
  const last = await add(await photo('Signed by both parties'), 'last.jpg');
  const middle = await add(await pdf('Clause one of the lease', 'Clause two of the lease'), 'middle.pdf');
  await service.api.call('editDocument', { params: { id: first }, body: { notes: 'From the phone' } });
  const made = await join([first, middle, last]);
  expect(made).toMatchObject({ filename: 'first.pdf', ...place });
  const record = await untilProcessed(service.api, made.id);
  expect(record).toMatchObject({ page_count: 4, media_type: 'application/pdf', notes: 'From the phone' });
  const { text } = await service.api.call('getText', { params: { id: made.id } });
  const pages = text.split('\f');
  expect(pages[0]).toContain('first sheet');
  expect(pages[1]).toContain('Clause one');
  expect(pages[2]).toContain('Clause two');
  expect(pages[3]).toContain('Signed by both');
  const { documents } = await service.admin.call('listTrash', { query: {} });
  expect(new Set(documents.map(({ id }) => id))).toEqual(new Set([first, last, middle]));
  const { entries } = await service.admin.call('listAudit', { query: { document_id: made.id } });
  expect(entries.find(({ event }) => event === 'document.joined')?.detail).toMatchObject({
    parts: [{ id: first }, { id: middle }, { id: last }],
  });
  expect(await refused([first, middle])).toBe(404);
});

test('what cannot be joined stays as it is', async () => {
  const one = await add(await photo('One'), 'one.jpg');
  const two = await add(await photo('Two'), 'two.jpg');
  const text = await add(Buffer.from('A letter in plain text'), 'letter.txt');
  const elsewhere = await add(await photo('Elsewhere'), 'e.jpg', await newPlace(service.api, 'Elsewhere'));
  const damaged = await add(Buffer.from('%PDF-1.4 and nothing else'), 'damaged.pdf');
  expect(await refused([one])).toBe(422);
  expect(await refused([one, one])).toBe(422);
  expect(await refused([one, text])).toBe(409);
  expect(await refused([one, elsewhere])).toBe(409);
  expect(await refused([one, damaged])).toBe(409);
  expect(await refused([one, 900_000])).toBe(404);
  // Larger than any id can be.
  expect(await refused([one, 2_147_483_648])).toBe(404);
  await untilProcessed(service.api, two);
  await service.api.call('acceptBlockers', {
    params: { id: two },
    body: {
      ids: (await service.api.call('getDocument', { params: { id: two } })).blockers.map(({ id }) => id),
      reason: null,
    },
  });
  for (const id of [one, two, text])
    expect((await service.api.call('getDocument', { params: { id } })).id).toBe(id);
});

test('only documents that the caller sees are joined', async () => {
  const other = await newPlace(service.api, 'Unseen');
  const mine = await add(await photo('Mine'), 'mine.jpg');
  const theirs = await add(await photo('Theirs'), 'theirs.jpg', other);
  const person = await newPerson(service, 'joins@example.com', 'reviewer');
  await service.admin.call('editUser', {
    params: { id: person.id },
    body: { contact_ids: [place.contact_id] },
  });
  const answer = await person.client.refused('joinDocuments', { body: { documents: [mine, theirs] } });
  expect(answer.status).toBe(404);
});
