// Search in an archive of several spans, against plain statements over all of it: which documents, how many, in which order.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findHits, COUNTED, RANKED } from '../../server/search/find-hits.ts';
import { random } from '../../bench/random.ts';
import type { SearchScope } from '../../server/search/find-documents.ts';
import { RECORD_PAGE } from '../../server/search/index-document.ts';
import { requireTerms } from '../../server/search/matching.ts';
import { SPAN } from '../../server/search/spans.ts';
import { neighboursOf } from '../../server/search/neighbours.ts';
import { tokens, toTsTerm, vectorOf } from '../../server/search/tokenize.ts';
import { copyDocument } from '../kit/many-documents.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { newPlace, upload } from '../kit/upload.ts';

let service: TestService;
let elsewhere: number;
let small: number;

/** Like those of a language: a few are everywhere, some are rare, and one stands in the oldest documents only. */
const SHARES: Record<string, number> = {
  everywhere: 1,
  frequent: 0.8,
  half: 0.5,
  halfway: 0.3,
  seldom: 0.05,
  rare: 0.03,
  增值税: 0.4,
  值税: 0.3,
  税增: 0.5,
  'INV-2026': 0.3,
  'INV 7 2026': 0.3,
};

beforeAll(async () => {
  service = await startTestService({ worker: false });
  const place = await newPlace(service.api, 'Acme Ltd');
  const { id } = await upload(service.api, place, 'Copied', 'first.txt');
  elsewhere = (await newPlace(service.api, 'Northwind')).folder_id;
  small = (await newPlace(service.api, 'Harbour Road')).folder_id;
  const { db } = service.ctx;
  // Three batches with gaps between them, as purged documents leave them.
  for (const [first, copies] of [
    [2, 500],
    [3 * SPAN - 300, 600],
    [5 * SPAN + 700, 900],
  ] as const) {
    await sql`select setval(pg_get_serial_sequence('documents', 'id'), ${first}, false)`.execute(db);
    await copyDocument(service.database_url, id, copies);
  }
  await sql`update documents set deleted_at = now() where id % 10 = 3`.execute(db);
  await sql`update documents set folder_id = ${elsewhere} where id % 3 = 0`.execute(db);
  await sql`update documents set folder_id = ${small} where id % 40 = 1`.execute(db);
  await writeChunks();
});
afterAll(() => service.stop());

async function writeChunks(): Promise<void> {
  // Every run makes the same texts.
  const { next } = random(7);
  const { db } = service.ctx;
  const { rows } = await sql<{ id: number }>`select id from documents order by id`.execute(db);
  const chunks = rows.flatMap(({ id }, i) =>
    [RECORD_PAGE, 1, 2].slice(Math.floor(next() * 3)).map((page) => {
      const words = Object.entries(SHARES).flatMap(([word, share]) =>
        next() >= share / 2 ? [] : Array.from({ length: 1 + Math.floor(next() ** 3 * 4) }, () => word),
      );
      const fillers = Array.from({ length: Math.floor(next() * 30) }, (_, k) => `filler${k}`);
      const text = [...words, ...fillers, ...(i < 40 ? ['antique'] : [])]
        .map((word) => ({ word, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ word }) => word)
        .join(' ');
      return { id, page, text };
    }),
  );
  await sql`delete from document_chunks`.execute(db);
  await sql`
    insert into document_chunks (document_id, page, neighbours, text, tsv)
    select * from unnest(${chunks.map(({ id }) => id)}::integer[], ${chunks.map(({ page }) => page)}::integer[],
      ${chunks.map(({ text }) => neighboursOf([...tokens(text)]))}::bytea[], ${chunks.map(({ text }) => text)}::text[], ${chunks.map(({ text }) => vectorOf(tokens(text)))}::tsvector[])`.execute(
    db,
  );
}

interface Expected {
  id: number;
  score: number;
}

/** The newest that are ranked, best first, by reading everything. */
async function expected(q: string, scope: SearchScope): Promise<{ total: number; hits: Expected[] }> {
  const terms = requireTerms(q).map(toTsTerm);
  const each = terms.map(
    (term) =>
      sql`exists (select from document_chunks where document_id = documents.id and tsv @@ ${term}::tsquery)`,
  );
  const weights = terms.map((term) => sql`ts_rank(tsv, ${term}::tsquery)`);
  const any = terms.map((term) => sql`tsv @@ ${term}::tsquery`);
  const { rows } = await sql<Expected & { total: number }>`
    with matching as (
      select id, count(*) over ()::integer as total from documents where deleted_at is null and ${sql.join(each, sql` and `)}
        and ${scope.folder_id === undefined ? sql`true` : sql`folder_id = ${scope.folder_id}`}
      order by id desc limit ${RANKED}),
    scored as (
      select document_id, (${sql.join(weights, sql` + `)}) / ${terms.length}::integer / log(2, length(tsv) + 1)
        * case when page = ${RECORD_PAGE} then 2 else 1 end as score
      from document_chunks where ${sql.join(any, sql` or `)})
    select matching.id, matching.total, max(score) + 0.1 * max(score) * ln(count(*)) as score
    from matching join scored on document_id = matching.id group by 1, 2 order by score desc, id desc`.execute(
    service.ctx.db,
  );
  return { total: rows[0]?.total ?? 0, hits: rows };
}

async function found(q: string, scope: SearchScope = {}, page = { limit: RANKED, offset: 0 }) {
  const { total, hits } = await findHits(service.ctx, requireTerms(q), scope, page);
  return { total, hits: hits.map(({ document_id: id, score }) => ({ id, score })) };
}

const byId = (hits: Expected[]) => hits.map(({ id }) => id).sort((a, b) => a - b);

// Whole words and pairs: what ts_rank gives them is what ranking promises.
const RANKED_QUERIES = [
  '"everywhere"',
  '"half"',
  '"seldom" "frequent"',
  '"rare"',
  '"rare" "seldom"',
  '值税',
  '税增 "half"',
  '"frequent" "half" "everywhere" 增值',
  '"antique"',
  '"antique" "everywhere"',
];
// Beginnings of words and what stands together: which documents, not how they are ranked.
const FOUND_QUERIES = [
  'half',
  'ever',
  'halfw rare',
  '增值税',
  '增值税 half',
  'INV-2026',
  'INV-2026 增值税 freq',
  '增值税 antique',
  'f',
  'filler29',
  '税',
  '"half half"',
  'nowhere',
  'antique rare seldom',
];

describe('as reading everything gives', () => {
  test.each(RANKED_QUERIES)('the newest documents with %s, in their order', async (q) => {
    const all = await expected(q, {});
    expect(all.total).toBeGreaterThan(0);
    const { total, hits } = await found(q);
    expect(total).toBe(Math.min(all.total, COUNTED + 1));
    expect(byId(hits)).toEqual(byId(all.hits));
    for (const [i, { score }] of hits.entries()) expect(score).toBeCloseTo(all.hits[i]!.score, 6);
  });

  test.each(FOUND_QUERIES)('the newest documents with %s', async (q) => {
    for (const scope of [{}, { folder_id: elsewhere }, { folder_id: small }]) {
      const all = await expected(q, scope);
      const { total, hits } = await found(q, scope);
      expect(total).toBe(Math.min(all.total, COUNTED + 1));
      expect(byId(hits)).toEqual(byId(all.hits));
    }
  });

  test('page by page', async () => {
    const whole = (await found('half')).hits;
    const pages = await Promise.all(
      [0, 150, 300, 450].map((offset) => found('half', {}, { limit: 150, offset })),
    );
    expect(pages.flatMap(({ hits }) => hits)).toEqual(whole);
    expect(pages.map(({ total }) => total)).toEqual(pages.map(() => pages[0]!.total));
  });
});

test('a word that only the oldest documents hold is found behind thousands that do not, in the list too', async () => {
  const { hits } = await found('antique frequent');
  const { documents } = await service.api.call('listDocuments', { query: { q: 'antique frequent' } });
  expect(hits.length).toBeGreaterThan(0);
  expect(Math.max(...hits.map(({ id }) => id))).toBeLessThan(SPAN);
  expect(byId(documents.map(({ id }) => ({ id, score: 0 })))).toEqual(byId(hits));
});

test('a list by words has the same exact total on every page and beyond the last', async () => {
  const total = (await expected('half', { folder_id: elsewhere })).total;
  const pages = await Promise.all(
    [0, 60, 5000].map((offset) =>
      service.api.call('listDocuments', { query: { q: 'half', folder_id: elsewhere, offset, limit: 60 } }),
    ),
  );
  expect(pages.map((page) => page.total)).toEqual([total, total, total]);
  const ids = pages.map(({ documents }) => documents.map(({ id }) => id));
  expect(ids.map(({ length }) => length)).toEqual([60, 60, 0]);
  expect(ids.flat()).toEqual([...new Set(ids.flat())].sort((a, b) => b - a));
});

test('looking words up reads the index, never the whole table', async () => {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`
    explain select document_id from document_chunks where search_words(document_id, tsv) @@ '''5:rare'''::tsquery`.execute(
    service.ctx.db,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('document_chunks_words');
});
