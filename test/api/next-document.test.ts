// The next document, whatever the list is sorted and filtered by: the same as who walks through the whole list would find.
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DOCUMENT_SORTS } from '../../contract/document-query.ts';
import { STATUSES, type DocumentStatus, type DocumentSummary } from '../../contract/documents.ts';
import { copyDocument } from '../kit/many-documents.ts';
import { startReviewService, type ReviewService } from '../kit/review.ts';

const COPIES = 150;
const WAITING = ['Needs Review', 'Missing Info', 'Exception'];

let its: ReviewService;
let ids: number[];
/** Bert looks at these. */
let busy: Set<number>;

beforeAll(async () => {
  its = await startReviewService();
  await copyDocument(its.service.database_url, await its.processed('Q-1'), COPIES);
  const { db } = its.service.ctx;
  // Few values and many gaps, so that documents often have the same or none.
  const roll = (what: string, sides: number) =>
    sql`(('x' || substr(md5(id || ${sql.lit(what)}), 1, 7))::bit(28)::integer % ${sql.lit(sides)})`;
  const few = (what: string, values: string) =>
    sql`(array[${sql.raw(values)}])[1 + ${roll(what, values.split(', ').length)}]`;
  await sql`update documents set
    status = ${few('status', STATUSES.map((status) => `'${status}'`).join(', '))},
    confidence_score = ${few('score', 'null, 10, 55, 80, 95')},
    vendor = ${few('vendor', "null, 'Acme', 'acme', 'Zoë', '云帆'")},
    number = ${few('number', "null, '1', '2', '10'")},
    total = ${few('total', 'null, 5.50, 5.5, 1200')},
    doc_date = ${few('date', "null, '2026-01-02', '2026-01-03'")}::date,
    due_date = ${few('due', "null, '2026-02-02', '2026-01-03'")}::date,
    filename = ${few('name', "'a.txt', 'B.txt', 'ä.txt'")},
    blockers_open = ${roll('open', 3)},
    blockers_blocking = ${roll('open', 2)},
    created_at = created_at + ${roll('created', 4)} * interval '1 microsecond',
    updated_at = updated_at + ${roll('updated', 4)} * interval '1 microsecond',
    assignee_id = (array[null, null, ${its.annas}::integer, ${its.berts}::integer])[1 + ${roll('assignee', 4)}],
    postponed_until = ${few('postponed', "null, null, '2020-01-01', '2999-01-01'")}::date,
    extracted_fields = jsonb_build_object('total_amount', ${few('field', "null, '3', '20.00', '3.0', 'three', ''")})`.execute(
    db,
  );
  ids = (await db.selectFrom('documents').select('id').orderBy('id').execute()).map(({ id }) => id);
  busy = new Set(ids.filter((_, index) => index % 7 === 3));
  for (const id of busy) await its.bert.call('enterDocument', { params: { id } });
}, 120_000);
afterAll(() => its.service.stop());

const order = fc.constantFrom('asc' as const, 'desc' as const);
const sort = fc.constantFrom(...DOCUMENT_SORTS, 'field.total_amount', 'field.nowhere');
const filter = fc.record(
  {
    status: fc.subarray([...STATUSES], { minLength: 1 }),
    blocked: fc.boolean(),
    postponed: fc.constantFrom('hide' as const, 'only' as const, 'all' as const),
    assignee_id: fc.constantFrom('me' as const, 'none' as const),
    confidence_label: fc.subarray(['High' as const, 'Good' as const, 'Poor' as const], { minLength: 1 }),
    field: fc.constantFrom(['total_amount:gte:3'], ['total_amount:filled'], ['total_amount:empty']),
  },
  { requiredKeys: [] },
);

async function listed(query: object): Promise<DocumentSummary[]> {
  const { documents, total } = await its.anna.call('listDocuments', { query: { limit: 200, ...query } });
  expect(documents).toHaveLength(total);
  return documents;
}

test('is the one that the list has behind the one that was left', async () => {
  const place = fc.integer({ min: -1, max: COPIES });
  await fc.assert(
    fc.asyncProperty(sort, order, filter, place, async (sort, order, filter, place) => {
      const by = { sort, order };
      const everything = (await listed(by)).map(({ id }) => id);
      const waiting = { status: WAITING as DocumentStatus[], postponed: 'hide' as const };
      const queue = (await listed({ ...waiting, ...filter, ...by }))
        .filter(
          ({ assignee }) => filter.assignee_id !== undefined || [its.annas, undefined].includes(assignee?.id),
        )
        .map(({ id }) => id)
        .filter((id) => !busy.has(id));
      // Before all of them there is a number that no document has.
      const after = everything[place] ?? 999_999;
      const others = queue.filter((id) => id !== after);
      const behind = others.filter((id) => everything.indexOf(id) > place);
      const next = await its.anna.call('nextDocument', { query: { ...filter, ...by, after } });
      expect(next).toEqual({ id: behind[0] ?? others[0] ?? null, remaining: others.length });
    }),
    { numRuns: 200 },
  );
}, 300_000);

test('without one that was left it is the first', async () => {
  await fc.assert(
    fc.asyncProperty(sort, order, async (sort, order) => {
      const query = { sort, order, assignee_id: 'none' as const };
      const waiting = { status: WAITING as DocumentStatus[], postponed: 'hide' as const };
      const queue = (await listed({ ...waiting, ...query })).filter(({ id }) => !busy.has(id));
      const next = await its.anna.call('nextDocument', { query });
      expect(next).toEqual({ id: queue[0]?.id ?? null, remaining: queue.length });
    }),
    { numRuns: 40 },
  );
}, 120_000);
