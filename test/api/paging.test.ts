// Pages of lists by cursor, and answers that a client has already.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DOCUMENT_SORTS } from '../../contract/document-query.ts';
import { copyDocument } from '../kit/many-documents.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

const COPIES = 23;
const WORD = 'lighthouse';

let service: TestService;
let place: Place;
let first: number;

beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api);
  ({ id: first } = await upload(service.api, place, `A page about a ${WORD}.`, 'page.txt'));
  await untilProcessed(service.api, first);
  await copyDocument(service.database_url, first, COPIES);
  // Values that repeat and values that are missing.
  await change(`update documents set vendor = case when id % 3 > 0 then 'V' || id % 4 end,
    number = case when id % 2 = 0 then id::text end, total = case when id % 5 > 0 then (id % 3) + 0.10 end,
    due_date = case when id % 4 > 0 then '2026-01-01'::date + id % 3 end, confidence_score = nullif(id % 6, 0),
    doc_date = null, blockers_open = id % 2, updated_at = now() + id % 3 * interval '1 microsecond'`);
  await change(`insert into document_values (document_id, key, number, text)
    select id, 'size', case when id % 3 = 0 then id % 2 end, 'S' || id % 2 from documents where id % 4 > 0
    on conflict do nothing`);
  await change(`insert into document_chunks (document_id, page, text, tsv, neighbours)
    select documents.id, page, text, tsv, neighbours from document_chunks, documents
    where document_id = ${first} and documents.id <> ${first} and documents.id % 2 = 0`);
}, 120_000);
afterAll(() => service.stop());

async function change(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: service.database_url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

type Query = Record<string, string | number>;

const list = (query: Query) =>
  service.api.call('listDocuments', { query: { folder_id: place.folder_id, ...query } });

/** All pages by cursor; `meanwhile` runs after each. */
async function allPages(query: Query, meanwhile: (page: number) => Promise<void> = async () => undefined) {
  const ids: number[] = [];
  let cursor: string | null = null;
  for (let page = 1; ; page += 1) {
    const answer = await list({ ...query, ...(cursor === null ? {} : { cursor }) });
    ids.push(...answer.documents.map(({ id }) => id));
    cursor = answer.next_cursor;
    if (cursor === null) return ids;
    await meanwhile(page);
  }
}

describe.each([...DOCUMENT_SORTS, 'field.size'])('sorted by %s', (sort) => {
  test.each(['asc', 'desc'])('%s, the pages are pieces of the list', async (order) => {
    const whole = (await list({ sort, order, limit: 200 })).documents.map(({ id }) => id);
    expect(whole).toHaveLength(COPIES + 1);
    for (const limit of [1, 5, 8, COPIES + 1]) expect(await allPages({ sort, order, limit })).toEqual(whole);
  });
});

test('documents that come in or go between two pages make none appear twice or be left out', async () => {
  const before = await allPages({ limit: 200 });
  const gone: number[] = [];
  const seen = await allPages({ limit: 5 }, async (page) => {
    await copyDocument(service.database_url, first, 4);
    // The last one of the page that was read, on which the cursor stands.
    const last = before[page * 5 - 1]!;
    gone.push(last);
    await service.admin.call('deleteDocument', { params: { id: last } });
  });
  expect(seen).toEqual(before);
  for (const id of gone) await service.admin.call('restoreDocument', { params: { id } });
});

test('what is found by words is paged by cursor, its total the same on every page', async () => {
  const one = await list({ q: WORD, limit: 1 });
  expect(one.total).toBeGreaterThan(0);
  const ids = await allPages({ q: WORD, limit: 1 });
  expect(ids).toHaveLength(one.total);
  if (one.next_cursor !== null)
    expect((await list({ q: WORD, limit: 1, cursor: one.next_cursor })).total).toBe(one.total);
});

describe('every list', () => {
  beforeAll(async () => {
    for (const name of ['Northgate', 'Harrow', 'Pine'])
      await service.admin.call('createContact', { body: { name } });
    for (const name of ['One', 'Two'])
      await service.admin.call('createRule', {
        body: {
          name,
          enabled: false,
          trigger: 'processed',
          profile_id: null,
          conditions: [{ field: 'confidence_score', operator: '>', value: '99' }],
          action: { type: 'set_status', status: 'Approved' },
        },
      });
    await service.admin.call('deleteDocument', { params: { id: first } });
  });

  test.each([
    ['contacts', '/api/contacts'],
    ['folders', '/api/folders'],
    ['profiles', '/api/profiles'],
    ['rules', '/api/rules'],
    ['users', '/api/users'],
    ['entries', '/api/audit'],
    ['documents', '/api/trash'],
    ['notifications', '/api/notifications'],
    ['deliveries', '/api/webhook-deliveries'],
    ['lessons', '/api/lessons'],
    ['sessions', '/api/chat/sessions'],
  ])('%s of %s', async (noun, address) => {
    const read = async (query: string) => {
      const answer = await service.admin.raw('GET', `${address}?${query}`);
      expect(answer.status).toBe(200);
      return (await answer.json()) as { next_cursor: string | null } & Record<string, { id: number }[]>;
    };
    const whole = (await read('limit=200'))[noun]!.map(({ id }) => id);
    const ids: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof read>> = await read(
        `limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
      );
      ids.push(...page[noun]!.map(({ id }) => id));
      cursor = page.next_cursor;
    } while (cursor !== null);
    expect(ids.slice(-whole.length)).toEqual(whole.slice(-ids.length));
    expect(ids.length).toBeGreaterThanOrEqual(Math.min(whole.length, 200));
  });
});

describe('cursors that are none', () => {
  const cursorOf = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url');

  test.each([
    ['of another order', cursorOf('documents.filename', 'desc', 'a.txt', 1)],
    ['of another direction', cursorOf('documents.created_at', 'asc', '2026-03-22T08:30:00.000001+00:00', 1)],
    ['a day that does not exist', cursorOf('documents.created_at', 'desc', '2026-02-31T08:30:00+00:00', 1)],
    ['too few values', cursorOf('documents.created_at', 'desc', '2026-03-22T08:30:00+00:00')],
    [
      'an id that is a text',
      cursorOf('documents.created_at', 'desc', '2026-03-22T08:30:00+00:00', '1; drop'),
    ],
    ['no JSON', 'abc'],
    ['an empty one', ''],
  ])('%s: 422', async (_name, cursor) => {
    expect((await service.api.refused('listDocuments', { query: { cursor } })).status).toBe(422);
  });

  test('a text that no column can hold: 422', async () => {
    const cursor = cursorOf('documents.filename', 'desc', 'a\u0000b', 1);
    const query = { cursor, sort: 'filename', order: 'desc' };
    expect((await service.api.refused('listDocuments', { query })).status).toBe(422);
  });

  test('beside an offset: 422', async () => {
    const { next_cursor } = await list({ limit: 1 });
    const query = { cursor: next_cursor, offset: 1 };
    expect((await service.api.refused('listDocuments', { query })).status).toBe(422);
  });
});

describe('If-None-Match', () => {
  const read = (path: string, headers: Record<string, string> = {}) =>
    service.api.raw('GET', path, { headers });

  test.each(['/api/documents?limit=5', '/api/contacts', '/api/documents/next'])('%s', async (path) => {
    const etag = (await read(path)).headers.get('etag')!;
    const again = await read(path, { 'if-none-match': `"other", W/${etag}` });
    expect(again.status).toBe(304);
    expect(again.headers.get('etag')).toBe(etag);
    expect(await again.text()).toBe('');
    expect((await read(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('a record that changes, and one whose contact gets another name, are sent again', async () => {
    const { id } = (await list({ limit: 1 })).documents[0]!;
    const path = `/api/documents/${id}`;
    const etag = async () => (await read(path)).headers.get('etag')!;
    const before = await etag();
    expect((await read(path, { 'if-none-match': before })).status).toBe(304);
    await service.api.call('editContact', {
      params: { id: place.contact_id },
      body: { name: 'Acme Limited' },
    });
    expect((await read(path, { 'if-none-match': before })).status).toBe(200);
    expect((await read(path, { 'if-none-match': before, 'accept-language': 'zh' })).status).toBe(200);
    // For writers it is the same record still.
    const edit = (if_match: string) =>
      service.api.raw('PATCH', path, { body: { notes: if_match }, headers: { 'if-match': if_match } });
    expect((await edit(before)).status).toBe(200);
    expect((await edit(before)).status).toBe(412);
    expect(await etag()).not.toBe(before);
  });
});
