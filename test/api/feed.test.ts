// The feed of changes, answers that wait, and the stream that goes on where it was cut off.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Change } from '../../contract/feed.ts';
import { readChangeStream } from '../kit/change-stream.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload, uploadForm, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api);
});
afterAll(() => service.stop());

/** Everything behind `after`, page by page. */
async function readAll(after: string, limit = 200): Promise<Change[]> {
  const all: Change[] = [];
  for (;;) {
    const { changes, next, more } = await service.api.call('getChanges', { query: { after, limit } });
    all.push(...changes);
    after = next;
    if (!more) return all;
  }
}

const latest = async () => (await service.api.call('getChanges', { query: { after: 'latest' } })).next;

test('a document from arrival to trash, each step once and in order', async () => {
  const begin = await latest();
  const { id } = await upload(service.api, place, invoiceText('FEED-1'), 'feed.txt');
  await untilProcessed(service.api, id);
  const params = { id };
  await service.admin.call('changeStatus', { params, body: { status: 'Ready' } });
  await service.admin.call('editDocument', { params, body: { notes: 'looked at' } });
  await service.admin.call('deleteDocument', { params });
  const changes = await readAll(begin, 2);
  expect(changes.map(({ type, before, after }) => (before === null ? type : `${before} > ${after}`))).toEqual(
    [
      'document.received',
      'New > Processing',
      'document.processed',
      'Processing > Needs Review',
      'Needs Review > Ready',
      'document.updated',
      'document.deleted',
    ],
  );
  const ids = changes.map((change) => Number(change.id));
  expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
  expect(
    changes.every(({ document_id, contact_id }) => document_id === id && contact_id === place.contact_id),
  ).toBe(true);
  expect(changes[0]?.by).toBe('API token');
  expect(changes.at(-1)?.by).toBe('Admin');
});

test('only what was asked for, and the cursor moves on over the rest', async () => {
  const begin = await latest();
  const { id } = await upload(service.api, place, invoiceText('FEED-2'), 'filtered.txt');
  await untilProcessed(service.api, id);
  const query = { after: begin, type: ['document.needs_review' as const] };
  const found = await service.api.call('getChanges', { query });
  expect(found.changes).toMatchObject([
    { type: 'document.status_changed', after: 'Needs Review', document_id: id },
  ]);
  expect((await service.api.call('getChanges', { query: { ...query, after: found.next } })).changes).toEqual(
    [],
  );
  const exceptions = await service.api.call('getChanges', {
    query: { after: begin, type: ['document.exception'] },
  });
  expect([exceptions.changes, Number(exceptions.next) >= Number(found.next)]).toEqual([[], true]);
});

test('an answer waits for the first change, or until the time is up', async () => {
  const after = await latest();
  const started = performance.now();
  expect((await service.api.call('getChanges', { query: { after, wait: 1 } })).changes).toEqual([]);
  expect(performance.now() - started).toBeGreaterThanOrEqual(999);
  const waiting = service.api.call('getChanges', { query: { after, wait: 30 } });
  const { id } = await upload(service.api, place, 'words that end the waiting', 'wakes.txt');
  expect((await waiting).changes[0]).toMatchObject({ type: 'document.received', document_id: id });
});

test('upload and record wait until the document is processed', async () => {
  const send = (wait: number, text: string) =>
    service.api.call('uploadDocument', {
      body: uploadForm({ ...place }, text, 'waits.txt'),
      query: { wait },
    });
  expect((await send(30, invoiceText('WAIT-1'))).status).toBe('Needs Review');
  const { id, status } = await send(0, invoiceText('WAIT-2'));
  expect(status).toBe('New');
  const record = await service.api.call('getDocument', { params: { id }, query: { wait: 30 } });
  expect(record.status).toBe('Needs Review');
  expect(
    (await service.api.refused('getDocument', { params: { id: 999_999 }, query: { wait: 30 } })).status,
  ).toBe(404);
  expect((await service.api.refused('getDocument', { params: { id }, query: { wait: 61 } })).status).toBe(
    422,
  );
});

test('readers beside writers miss nothing, see nothing twice, and keep the order of each document', async () => {
  const begin = await latest();
  const documents = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      upload(service.api, place, invoiceText(`MANY-${index}`), `m-${index}.txt`),
    ),
  );
  let writing = true;
  const follow = async (): Promise<Change[]> => {
    const seen: Change[] = [];
    let after = begin;
    for (;;) {
      const wrote = writing;
      const { changes, next, more } = await service.api.call('getChanges', { query: { after, limit: 3 } });
      seen.push(...changes);
      after = next;
      if (!wrote && !more && changes.length === 0) return seen;
    }
  };
  const readers = [follow(), follow(), follow()];
  await Promise.all(
    documents.map(async ({ id }) => {
      await untilProcessed(service.api, id);
      for (const status of ['Ready', 'Approved', 'Ready', 'Archived'] as const)
        await service.api.call('changeStatus', { params: { id }, body: { status } });
    }),
  );
  writing = false;
  const all = await readAll(begin);
  for (const seen of await Promise.all(readers)) expect(seen).toEqual(all);
  for (const { id } of documents) {
    const statuses = all.filter((change) => change.document_id === id && change.after !== null);
    expect(statuses.map(({ before }) => before).slice(1)).toEqual(
      statuses.map(({ after }) => after).slice(0, -1),
    );
    expect(statuses).toHaveLength(6);
  }
});

/** The changes of a stream of events, until there are so many. */
async function streamed(last: string | undefined, count: number): Promise<Change[]> {
  const gone = new AbortController();
  const response = await fetch(`${service.url}/api/events?changes=true`, {
    headers: { ...service.api.headers, ...(last === undefined ? {} : { 'last-event-id': last }) },
    signal: gone.signal,
  });
  const changes: Change[] = [];
  for await (const { id, change } of readChangeStream(response)) {
    expect(change.id).toBe(id);
    changes.push(change);
    if (changes.length >= count) break;
  }
  gone.abort();
  return changes;
}

test('a stream goes on behind Last-Event-ID', async () => {
  const begin = await latest();
  const { id } = await upload(service.api, place, invoiceText('STREAM-1'), 'stream.txt');
  await untilProcessed(service.api, id);
  const first = await streamed(begin, 2);
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Ready' } });
  const rest = await streamed(first[1]!.id, 3);
  expect([...first.slice(0, 2), ...rest]).toEqual(await readAll(begin));
  const live = streamed(undefined, 1);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Archived' } });
  expect(await live).toMatchObject([{ before: 'Ready', after: 'Archived' }]);
});
