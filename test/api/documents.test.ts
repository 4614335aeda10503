// Records, statuses, lists.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STATUSES, type DocumentRecord } from '../../contract/documents.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
let document: DocumentRecord;

async function processed(
  content: string,
  filename: string,
  at: Place = place,
  fields: Record<string, string | number> = {},
) {
  const { id } = await upload(service.api, at, content, filename, fields);
  return untilProcessed(service.api, id);
}

beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api);
  document = await processed(invoiceText('INV-100'), 'invoice-100.txt');
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });

describe('the record', () => {
  test('has every field of the reference, under its name', () => {
    const reference = [
      'id',
      'filename',
      'status',
      'doc_type',
      'doc_date',
      'contact_id',
      'contact_name',
      'folder_id',
      'folder_name',
      'ai_summary',
      'confidence_score',
      'confidence_label',
      'confidence_reasoning',
      'extracted_fields',
      'line_items',
      'external_refs',
      'notes',
      'created_at',
      'updated_at',
    ];
    expect(Object.keys(document).slice(0, reference.length)).toEqual(reference);
    expect(document).toMatchObject({
      contact_name: 'Acme Ltd',
      folder_name: 'Documents',
      source: 'api',
      version: 1,
      page_count: 1,
      pages_read: 1,
    });
    expect(document.created_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/);
    expect(document.doc_url).toBe(`https://recto.example/documents/${document.id}`);
  });

  test('extracted_fields has exactly the keys of the profile, in its order', async () => {
    const profile = await service.api.call('getProfile', params(document.profile_id));
    expect(Object.keys(document.extracted_fields)).toEqual(profile.fields.map((field) => field.key));
  });

  test('carries an ETag that moves with every change', async () => {
    const etag = async () =>
      (await service.api.raw('GET', `/api/documents/${document.id}`)).headers.get('etag');
    const before = await etag();
    expect(await etag()).toBe(before);
    await service.api.call('editDocument', { ...params(document.id), body: { notes: 'moved' } });
    expect(await etag()).not.toBe(before);
  });

  test('its page has words with boxes inside the page, its text has them all', async () => {
    const page = await service.api.call('getPage', { params: { id: document.id, number: 1 } });
    expect(page.words.map((word) => word.text).join(' ')).toContain('INV-100');
    for (const { box } of page.words) {
      expect(Math.min(...box)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...box)).toBeLessThanOrEqual(1);
    }
    expect((await service.api.call('getText', params(document.id))).text).toContain('Brightwater Supplies');
    expect((await service.api.refused('getPage', { params: { id: document.id, number: 99 } })).status).toBe(
      404,
    );
  });

  test('its page is shown as an image of the kind it says', async () => {
    const image = await service.api.call('getPageImage', {
      params: { id: document.id, number: 1 },
      query: { width: 800 },
    });
    const bytes = Buffer.from(await image.arrayBuffer());
    expect(image.headers.get('content-type')).toBe('image/webp');
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  });
});

describe('statuses', () => {
  test('any of the nine can be set from any other', async () => {
    for (const status of STATUSES) {
      const answer = await service.api.call('changeStatus', { ...params(document.id), body: { status } });
      expect(Object.keys(answer)).toEqual(['id', 'status', 'updated_at', 'change_id', 'undo_until']);
      expect(answer).toMatchObject({ id: document.id, status });
    }
    await service.api.call('changeStatus', { ...params(document.id), body: { status: 'Needs Review' } });
  });

  test.each([
    ['a value outside the nine', { status: 'Done' }, 400],
    ['another case', { status: 'needs review' }, 400],
    ['a space too many', { status: 'Export ' }, 400],
    ['an empty value', { status: '' }, 400],
    ['no status', {}, 422],
    ['a number', { status: 5 }, 422],
    ['null', { status: null }, 422],
    ['an unknown key', { status: 'New', why: 'x' }, 422],
  ])('%s', async (_name, body, status) => {
    expect((await service.api.refused('changeStatus', { ...params(document.id), body })).status).toBe(status);
  });

  test('an unknown document is 404, also with a wrong status', async () => {
    expect(
      (await service.api.refused('changeStatus', { ...params(999_999), body: { status: 'New' } })).status,
    ).toBe(404);
  });

  test('every change is in the audit log with before and after', async () => {
    const { id } = await processed(invoiceText('INV-101'), 'audited.txt');
    await service.api.call('changeStatus', { ...params(id), body: { status: 'Approved' } });
    const { entries } = await service.admin.call('listAudit', { query: { document_id: id } });
    const story = entries
      .toReversed()
      .map((entry) => [entry.event, entry.actor_kind, entry.detail['after'] ?? null]);
    expect(story).toEqual([
      ['document.uploaded', 'token', null],
      ['document.status_changed', 'system', 'Processing'],
      ['processing.completed', 'system', null],
      ['confidence.assigned', 'system', null],
      ['document.status_changed', 'system', 'Needs Review'],
      ['document.status_changed', 'token', 'Approved'],
    ]);
  });

  test('two reviewers cannot overwrite each other', async () => {
    const etag = (await service.api.raw('GET', `/api/documents/${document.id}`)).headers.get('etag')!;
    const headers = { 'if-match': etag };
    await service.api.call('changeStatus', { ...params(document.id), body: { status: 'Ready' }, headers });
    const late = await service.api.refused('changeStatus', {
      ...params(document.id),
      body: { status: 'Missing Info' },
      headers,
    });
    expect(late.status).toBe(412);
    expect((await service.api.call('getDocument', params(document.id))).status).toBe('Ready');
  });
});

describe('the list', () => {
  test('filters combine, status may be repeated, and total counts all matches', async () => {
    const there = await newPlace(service.api, 'Filtered');
    const ids: number[] = [];
    for (const number of [1, 2, 3])
      ids.push((await processed(invoiceText(`F-${number}`), `f-${number}.txt`, there)).id);
    await service.api.call('changeStatus', { ...params(ids[0]!), body: { status: 'Ready' } });
    await service.api.call('changeStatus', { ...params(ids[1]!), body: { status: 'Archived' } });
    const list = async (query: object) => {
      const { total, documents } = await service.api.call('listDocuments', {
        query: { contact_id: there.contact_id, ...query },
      });
      expect(documents).toHaveLength(total);
      return documents.map((summary) => ids.indexOf(summary.id));
    };
    expect(await list({})).toEqual([2, 1, 0]);
    expect(await list({ order: 'asc' })).toEqual([0, 1, 2]);
    expect(await list({ status: 'Ready' })).toEqual([0]);
    expect(await list({ status: ['Ready', 'Archived'] })).toEqual([1, 0]);
    expect(await list({ folder_id: place.folder_id })).toEqual([]);
    expect(await list({ sort: 'filename', order: 'asc' })).toEqual([0, 1, 2]);
    expect(await list({ sort: 'confidence_score' })).toHaveLength(3);
    expect(await list({ q: 'F-2' })).toEqual([1]);
    expect(await list({ q: 'Brightwater Bristol' })).toEqual([2, 1, 0]);
    const today = new Date().toISOString().slice(0, 10);
    expect(await list({ date_from: today, date_to: today })).toEqual([2, 1, 0]);
    expect(await list({ date_to: '2026-01-01' })).toEqual([]);
    expect(await list({ date_from: '2026-01-01T00:00:00+02:00' })).toEqual([2, 1, 0]);
    expect(await list({ doc_type: ['Invoice', 'Receipt'] })).toHaveLength(3);
    expect(await list({ doc_type: 'Letter' })).toEqual([]);
  });

  test('a summary has the fields of the reference', async () => {
    const { documents } = await service.api.call('listDocuments', { query: { limit: 1 } });
    expect(documents[0]).toMatchObject({ contact_name: expect.any(String) as string });
    for (const key of [
      'id',
      'filename',
      'status',
      'confidence_score',
      'confidence_label',
      'contact_id',
      'folder_id',
      'created_at',
    ]) {
      expect(documents[0]).toHaveProperty(key);
    }
  });

  test('a page past the end is empty and counts right', async () => {
    const { total } = await service.api.call('listDocuments');
    expect(await service.api.call('listDocuments', { query: { offset: 10_000, limit: 200 } })).toEqual({
      total,
      limit: 200,
      offset: 10_000,
      next_cursor: null,
      documents: [],
    });
  });

  test('the score bands of the labels', async () => {
    const bands = await Promise.all(
      (['High', 'Good', 'Low', 'Poor'] as const).map((label) =>
        service.api.call('listDocuments', { query: { confidence_label: label, limit: 200 } }),
      ),
    );
    const all = bands.flatMap((band) => band.documents);
    expect(new Set(all.map((summary) => summary.id)).size).toBe(all.length);
    expect(
      bands.every((band, i) =>
        band.documents.every((summary) => summary.confidence_label === ['High', 'Good', 'Low', 'Poor'][i]),
      ),
    ).toBe(true);
  });
});

test('a deleted document is in no list, no count and no search, and only an Admin may delete', async () => {
  const there = await newPlace(service.api, 'Deleted from');
  const { id } = await processed(`${invoiceText('DEL-1')}\nunmistakable-word`, 'deleted.txt', there);
  expect((await service.api.refused('deleteDocument', params(id))).status).toBe(403);
  await service.admin.call('deleteDocument', params(id));
  expect((await service.api.refused('getDocument', params(id))).status).toBe(404);
  expect((await service.api.refused('getOriginal', params(id))).status).toBe(404);
  expect((await service.api.call('listDocuments', { query: { q: 'unmistakable-word' } })).total).toBe(0);
  expect((await service.api.call('listDocuments', { query: { contact_id: there.contact_id } })).total).toBe(
    0,
  );
});

test('statistics of a contact count by status and add up totals per currency', async () => {
  const there = await newPlace(service.api, 'Counted');
  for (const total of ['119.00', '238.00']) {
    const { id } = await processed(invoiceText(`S-${total}`, total), `${total}.txt`, there);
    await service.api.call('editDocument', {
      ...params(id),
      body: { extracted_fields: { total_amount: total, currency: 'EUR' } },
    });
  }
  const { statistics } = await service.api.call('getContact', params(there.contact_id));
  expect(statistics.documents).toBe(2);
  expect(Object.values(statistics.by_status).reduce((sum, n) => sum + n, 0)).toBe(2);
  expect(statistics.invoice_totals).toEqual([{ currency: 'EUR', total: '357.00', documents: 2 }]);
});
