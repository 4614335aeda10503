// Photos of the sheets of one document, sent at once by the phone page.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPerson } from '../kit/people.ts';
import { photoOfSheet, type Photo } from '../kit/photos.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, until, untilProcessed, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let first: Photo;
let second: Photo;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api, 'Scanned');
  first = await photoOfSheet(['Delivery note 4711', 'Brightwater Supplies Ltd', 'Two oak shelves']);
  second = await photoOfSheet(['Received by the warehouse', 'Signed on 14 March 2026'], -11);
});
afterAll(() => service?.stop());

interface Sent {
  photos?: Buffer[];
  sheets?: unknown;
  key?: string;
  fields?: Record<string, string | number>;
  as?: Record<string, string>;
}

async function send({ photos = [first.jpeg], sheets, key, fields = {}, as }: Sent) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...place, ...fields })) form.set(name, String(value));
  if (sheets !== undefined) form.set('sheets', typeof sheets === 'string' ? sheets : JSON.stringify(sheets));
  for (const [i, photo] of photos.entries())
    form.append('file', new Blob([new Uint8Array(photo)]), `photo-${i}.jpg`);
  const headers = {
    ...(as ?? service.api.headers),
    ...(key === undefined ? {} : { 'idempotency-key': key }),
  };
  const response = await fetch(`${service.url}/api/documents/scan`, { method: 'POST', headers, body: form });
  const answer = (await response.json()) as { id: number; detail?: string; filename: string };
  return { ...answer, code: response.status, replayed: response.headers.get('idempotent-replayed') };
}

test('each sheet is cut out of its photo and is a page, in the order sent', async () => {
  const sent = await send({
    photos: [first.jpeg, second.jpeg],
    sheets: [first.corners, second.corners],
    fields: { filename: 'Delivery.pdf' },
  });
  expect(sent).toMatchObject({ code: 201, filename: 'Delivery.pdf' });
  const record = await untilProcessed(service.api, sent.id);
  expect(record).toMatchObject({ page_count: 2, media_type: 'application/pdf', ...place });
  const { text } = await service.api.call('getText', { params: { id: sent.id } });
  const [one, two] = text.split('\f');
  expect(one).toContain('Delivery note 4711');
  expect(two).toContain('Signed on 14 March 2026');
  const page = await service.api.call('getPage', { params: { id: sent.id, number: 1 } });
  // The sheet, and neither the table around it nor its slant.
  expect(page.width / page.height).toBeCloseTo(900 / 1260, 1);
  expect(Math.abs(page.turn ?? 0)).toBeLessThan(1);
});

test('a photo whose sheet nobody marked is a page as it is', async () => {
  const { id } = await send({ photos: [first.jpeg, second.jpeg], sheets: [null, second.corners] });
  await untilProcessed(service.api, id);
  const page = await service.api.call('getPage', { params: { id, number: 1 } });
  expect(Math.abs(page.turn ?? 0)).toBeGreaterThan(5);
});

test('the same key brings the same document once, also where both come at the same moment', async () => {
  const request = { photos: [first.jpeg], sheets: [first.corners], key: 'phone-1' };
  const both = await Promise.all([send(request), send(request)]);
  expect(new Set(both.map(({ id }) => id)).size).toBe(1);
  const again = await send(request);
  expect(again).toMatchObject({ code: 201, id: both[0].id, replayed: 'true' });
  expect((await send({ ...request, sheets: [null] })).code).toBe(409);
  expect((await send({ ...request, photos: [second.jpeg] })).code).toBe(409);
  const listed = async () =>
    (await service.api.call('listDocuments', { query: { contact_id: place.contact_id } })).documents;
  await until(async () => (await listed()).every(({ status }) => status !== 'New'), 'all to be read');
  expect((await listed()).filter(({ id }) => id === again.id)).toHaveLength(1);
});

test.each<[string, Sent & { status: number }]>([
  ['no photo', { photos: [], status: 422 }],
  ['an empty one', { photos: [Buffer.alloc(0)], status: 422 }],
  ['a text', { photos: [Buffer.from('A letter in plain text')], status: 415 }],
  ['random bytes', { photos: [Buffer.from([1, 2, 3, 200, 0, 7])], status: 415 }],
  ['half a picture', { photos: [Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])], status: 409 }],
  ['no JSON', { sheets: '[[', status: 422 }],
  ['an object', { sheets: {}, status: 422 }],
  ['an entry too many', { sheets: [null, null], status: 422 }],
  [
    'three corners',
    {
      sheets: [
        [
          [0, 0],
          [1, 0],
          [1, 1],
        ],
      ],
      status: 422,
    },
  ],
  [
    'a corner outside',
    {
      sheets: [
        [
          [0, 0],
          [1.2, 0],
          [1, 1],
          [0, 1],
        ],
      ],
      status: 422,
    },
  ],
  [
    'crossing sides',
    {
      sheets: [
        [
          [0, 0],
          [1, 1],
          [1, 0],
          [0, 1],
        ],
      ],
      status: 422,
    },
  ],
  [
    'counterclockwise corners',
    {
      sheets: [
        [
          [0, 0],
          [0, 1],
          [1, 1],
          [1, 0],
        ],
      ],
      status: 422,
    },
  ],
  [
    'a dent',
    {
      sheets: [
        [
          [0, 0],
          [1, 0],
          [0.3, 0.3],
          [0, 1],
        ],
      ],
      status: 422,
    },
  ],
  [
    'no area',
    {
      sheets: [
        [
          [0.5, 0.5],
          [0.5, 0.5],
          [0.5, 0.5],
          [0.5, 0.5],
        ],
      ],
      status: 422,
    },
  ],
  ['too many photos', { photos: Array.from({ length: 51 }, () => Buffer.from('x')), status: 422 }],
  ['an unknown folder', { fields: { folder_id: 999_999 }, status: 404 }],
  ['an unknown field', { fields: { colour: 'red' }, status: 422 }],
])('%s is refused', async (_name, { status, ...sent }) => {
  expect((await send(sent)).code).toBe(status);
});

test('only the person who took the photos sends them', async () => {
  const one = await newPerson(service, 'takes@example.com', 'reviewer');
  const other = await newPerson(service, 'sends@example.com', 'reviewer');
  const fields = { sender_id: one.id };
  expect((await send({ fields, as: other.client.headers })).code).toBe(409);
  expect((await send({ fields })).code).toBe(409);
  expect((await send({ fields, as: one.client.headers })).code).toBe(201);
  const viewer = await newPerson(service, 'looks@example.com', 'viewer');
  expect((await send({ as: viewer.client.headers })).code).toBe(403);
});
