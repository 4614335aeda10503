// A list that is sorted or filtered by a field of the profile: the order over all pages, and after every way in which a value changes.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

const KEY = 'document_number';
const VALUES = ['12', 'B-2', null, '9', 'a-1', null, '12.0'];

let service: TestService;
let place: Place;
const ids: number[] = [];
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api);
  for (const [index, value] of VALUES.entries()) {
    const { id } = await upload(service.api, place, `A page without values, ${index}`, `${index}.txt`);
    await untilProcessed(service.api, id);
    await set(id, value);
    ids.push(id);
  }
}, 120_000);
afterAll(() => service.stop());

const set = (id: number, value: string | null) =>
  service.api.call('editDocument', { params: { id }, body: { extracted_fields: { [KEY]: value } } });

const page = async (query: object) => {
  const { documents, total } = await service.api.call('listDocuments', {
    query: { folder_id: place.folder_id, sort: `field.${KEY}`, columns: KEY, ...query },
  });
  return { total, ids: documents.map(({ id }) => id), values: documents.map(({ fields }) => fields[KEY]) };
};

test('numbers, then texts, then documents without a value, in either direction', async () => {
  expect((await page({ order: 'asc' })).values).toEqual(['9', '12', '12.0', 'B-2', 'a-1', null, null]);
  expect((await page({ order: 'desc' })).values).toEqual(['12.0', '12', '9', 'a-1', 'B-2', null, null]);
});

test.each(['asc', 'desc'] as const)('pages are pieces of the whole list, %s', async (order) => {
  const whole = await page({ order });
  for (const limit of [1, 2, 3, 4]) {
    const pieces: number[] = [];
    for (let offset = 0; offset < whole.total; offset += limit)
      pieces.push(...(await page({ order, limit, offset })).ids);
    expect(pieces).toEqual(whole.ids);
  }
  expect((await page({ order, offset: 100 })).ids).toEqual([]);
});

test('a corrected value, a deleted document and one that is back are where they belong', async () => {
  const [, second] = ids as [number, number];
  await set(second, '1');
  expect((await page({ order: 'asc' })).ids[0]).toBe(second);
  await service.admin.call('deleteDocument', { params: { id: second } });
  expect((await page({ order: 'asc' })).ids).not.toContain(second);
  await service.admin.call('restoreDocument', { params: { id: second } });
  expect((await page({ order: 'asc', limit: 1 })).ids).toEqual([second]);
  await set(second, null);
  expect((await page({ order: 'asc' })).values.slice(-3)).toEqual([null, null, null]);
  await set(second, 'B-2');
});

test.each([
  ['empty', [null, null]],
  ['filled', ['9', '12', '12.0', 'B-2', 'a-1']],
  ['eq:12', ['12', '12.0']],
  ['eq:b-2', ['B-2']],
  ['ne:12', ['9', 'B-2', 'a-1', null, null]],
  ['gt:9', ['12', '12.0']],
  ['contains:-', ['B-2', 'a-1']],
])('filtered by %s', async (filter, values) => {
  const found = await page({ order: 'asc', field: [`${KEY}:${filter}`] });
  expect(found).toMatchObject({ total: values.length, values });
});

test('a text that is longer than an entry of an index can be is kept, sorted and found', async () => {
  const [first] = ids as [number];
  const long = `z${'长'.repeat(4000)}end`;
  await set(first, long);
  expect((await page({ order: 'asc', field: [`${KEY}:contains:长end`] })).values).toEqual([long]);
  expect((await page({ order: 'desc', field: [`${KEY}:filled`] })).values).toContain(long);
});
