// Full-text search over English and Chinese, words rare and frequent, two-character words among them: 100,000 full pages, and
// 1,000 to 1,000,000 documents of one short page.
import type pg from 'pg';
import { neighboursOf } from '../../server/search/neighbours.ts';
import { tokens, vectorOf } from '../../server/search/tokenize.ts';
import { random } from '../random.ts';
import { fillContacts, fillDocuments, withoutIndexes } from '../fill-documents.ts';
import { load, openDatabase, withService, type BenchService } from '../kit.ts';
import { count, markdownTable, ms } from '../report.ts';

/** What stands on a page. */
interface PageForm {
  words: number;
  chinese_characters: number;
}

const FULL_PAGE: PageForm = { words: 220, chinese_characters: 160 };
const FULL_DOCUMENTS = 20_000;
const FULL_PAGES_EACH = 5;
/** As on a receipt, so that a million are written in a minute or two. */
const SHORT_PAGE: PageForm = { words: 16, chinese_characters: 8 };
const SIZES = [1_000, 100_000, 1_000_000];

/** Texts that are made; each stands on as many pages as it takes, with a number of the page's own. */
const TEXTS = 4_000;
const VOCABULARY = 20_000;
const CHARACTERS = 2_500;
const SECONDS = 1.5;
const CONNECTIONS = 2;
const MANY_CONNECTIONS = 8;

const SYLLABLES =
  'ba ce di fo gu ha je ki lo mu na pe qui ro su ta ve wi xo yu zen lor tam pri ste gra'.split(' ');

/** Words as language has them: few are frequent, most are rare (Zipf's law). */
const word = (rank: number) => {
  let [rest, text] = [rank + 1, ''];
  while (rest > 0) {
    text += SYLLABLES[rest % SYLLABLES.length];
    rest = Math.floor(rest / SYLLABLES.length);
  }
  return text;
};
const zipf = (next: () => number, size: number) => Math.min(size - 1, Math.floor(size ** next()) - 1);
const FIRST_HAN = 0x4e00;
const han = (rank: number) => String.fromCharCode(FIRST_HAN + rank);

function pageText(next: () => number, form: PageForm): string {
  const words = Array.from({ length: form.words }, () => word(zipf(next, VOCABULARY)));
  const characters = Array.from({ length: form.chinese_characters }, (_, i) =>
    i % 12 === 11 ? '，' : han(zipf(next, CHARACTERS)),
  );
  return `${words.join(' ')}\n${characters.join('')}`;
}

const QUERIES: Record<string, string[]> = {
  'rare word': [word(9_001), word(12_345), word(15_500), word(18_000)],
  'frequent word': [word(0), word(1), word(2), word(5)],
  'two words': [`${word(40)} ${word(900)}`, `${word(3)} ${word(7)}`, `${word(300)} ${word(6_000)}`],
  'number of one page': ['p4711x', 'p99999x', 'p12345x'],
  'Chinese, two characters, frequent': [han(0) + han(1), han(2) + han(0), han(3) + han(5)],
  'Chinese, two characters, rare': [han(700) + han(20), han(60) + han(800), han(1_200) + han(3)],
  'Chinese, four characters': [han(0) + han(1) + han(2) + han(0), han(5) + han(0) + han(1) + han(3)],
  'beginning of a word': [word(50).slice(0, 3), word(4_000).slice(0, 4)],
};

const FREQUENT = QUERIES['frequent word']!;
/** What is asked of archives of every size; a folder holds one of fifty documents. */
const GROWING: Record<string, { queries: string[]; of_a_folder?: boolean }> = {
  'rare word': { queries: QUERIES['rare word']! },
  'frequent word': { queries: FREQUENT },
  'frequent word, in one folder': { queries: FREQUENT, of_a_folder: true },
  'two words': { queries: QUERIES['two words']! },
  'number of one page': { queries: ['p711x', 'p999x', 'p345x'] },
  'Chinese, two characters, frequent': { queries: QUERIES['Chinese, two characters, frequent']! },
  'Chinese, two characters, rare': { queries: QUERIES['Chinese, two characters, rare']! },
};

export async function benchSearch(): Promise<string> {
  // Filling needs no durability, and reading does not use any.
  const settings = { RECTO_UNSAFE_FAST_DATABASE: 'true' };
  const full = await withService(settings, ['web'], benchFullPages);
  const growing = await withService(settings, ['web'], benchGrowing);
  return `${full}\n\n${growing}`;
}

interface Figure {
  p50: number;
  p95: number;
}

async function measure(
  service: BenchService,
  queries: readonly string[],
  { connections = CONNECTIONS, scope = '' }: { connections?: number; scope?: string } = {},
): Promise<Figure> {
  let turn = 0;
  const path = () => pathOf(queries[turn++ % queries.length]!) + scope;
  const options = { path, headers: { authorization: `Bearer ${service.token}` }, connections };
  await load(service.url, { ...options, seconds: 0.3 });
  return (await load(service.url, { ...options, seconds: SECONDS })).latency_ms;
}

const pathOf = (query: string) => `/api/search?q=${encodeURIComponent(query)}`;

async function benchFullPages(service: BenchService): Promise<string> {
  const client = await openDatabase(service);
  await fillFullPages(client);
  const sizes = await sizesOf(client);
  await client.end();
  const rows: (string | number)[][] = [];
  for (const [kind, queries] of Object.entries(QUERIES)) {
    const few = await measure(service, queries);
    const many = await measure(service, queries, { connections: MANY_CONNECTIONS });
    const first = await service.instance.api<{ total: number }>('GET', pathOf(queries[0]!));
    rows.push([kind, count(first.total), ms(few.p50), ms(few.p95), ms(many.p95)]);
  }
  return `${count(FULL_DOCUMENTS * FULL_PAGES_EACH)} pages of ${FULL_PAGE.words} words and ${FULL_PAGE.chinese_characters} Chinese characters each in ${count(FULL_DOCUMENTS)} documents (${sizes});
words are as unevenly frequent as in language. Over HTTP on ${CONNECTIONS} connections, and on ${MANY_CONNECTIONS}; 20 hits with snippets. Counting stops at 1,000.

${markdownTable(['query', 'documents found by the first', 'p50 ms', 'p95 ms', `p95 ms, ${MANY_CONNECTIONS} at once`], rows)}`;
}

export async function fillFullPages(client: pg.Client): Promise<void> {
  await fillContacts(client);
  await fillDocuments(client, 1, FULL_DOCUMENTS);
  await fillPages(client, FULL_PAGE, { from: 0, to: FULL_DOCUMENTS * FULL_PAGES_EACH }, FULL_PAGES_EACH);
}

async function benchGrowing(service: BenchService): Promise<string> {
  const client = await openDatabase(service);
  await fillContacts(client);
  const { rows: folders } = await client.query<{ id: number }>(
    `select min(id) as id from folders where name = 'Documents' and contact_id > 1`,
  );
  const scope = `&folder_id=${folders[0]!.id + 7}`;
  const figures = new Map<string, Figure[]>();
  let filled = 0;
  for (const size of SIZES) {
    await fillDocuments(client, filled + 1, size);
    await fillPages(client, SHORT_PAGE, { from: filled, to: size }, 1);
    filled = size;
    for (const [kind, { queries, of_a_folder }] of Object.entries(GROWING)) {
      const figure = await measure(service, queries, { scope: of_a_folder === true ? scope : '' });
      figures.set(kind, [...(figures.get(kind) ?? []), figure]);
    }
  }
  const sizes = await sizesOf(client);
  await client.end();
  const rows = [...figures].map(([kind, all]) => [
    kind,
    ...all.map(({ p50, p95 }) => `${ms(p50)} / ${ms(p95)}`),
    (all.at(-1)!.p95 / all[0]!.p95).toFixed(2),
  ]);
  return `Documents of one short page, ${SHORT_PAGE.words} words and ${SHORT_PAGE.chinese_characters} Chinese characters (${sizes} for the last column): p50 / p95 in ms on
${CONNECTIONS} connections. What is frequent is found among the newest documents; for what is rare the whole index is looked through.

${markdownTable(['query', ...SIZES.map(count), 'p95 last / first'], rows)}`;
}

/** Of the pages' texts and of their index, in words. */
async function sizesOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ texts: string; found_by: string }>(
    `select (pg_total_relation_size('document_chunks') - pg_relation_size('document_chunks_words')) / 1048576 as texts,
       pg_relation_size('document_chunks_words') / 1048576 as found_by`,
  );
  return `${count(Number(rows[0]!.texts))} MB of texts and positions of words, ${count(Number(rows[0]!.found_by))} MB of index`;
}

/** Pages `from` to `to`, end exclusive, in the order of their documents: indexed exactly as the service does it, then repeated. */
async function fillPages(
  client: pg.Client,
  form: PageForm,
  { from, to }: { from: number; to: number },
  pages_each: number,
): Promise<void> {
  await makeTexts(client, form);
  await client.query('set session_replication_role = replica');
  // The texts are joined to the pages as these come: in memory.
  await client.query(`set work_mem = '256MB'`);
  await withoutIndexes(client, ['document_chunks'], async () => {
    await client.query(
      `insert into document_chunks (document_id, page, neighbours, text, tsv)
       select 1 + p / ${pages_each}, 1 + p % ${pages_each}, t.neighbours, t.text || ' p' || p || 'x', t.tsv || ('''p' || p || 'x'':9000')::tsvector
       from generate_series(${from}, ${to - 1}) p join texts t on t.n = p % ${TEXTS}`,
    );
  });
  await client.query('set session_replication_role = default');
  // As the migration has it; an index that is made anew does not keep it.
  await client.query('alter index document_chunks_words alter column 1 set statistics 0');
  await client.query('vacuum analyze document_chunks');
}

async function makeTexts(client: pg.Client, form: PageForm): Promise<void> {
  // Repeatable, so that every run searches the same texts.
  const { next } = random(4_711);
  await client.query('drop table if exists texts');
  await client.query('create temporary table texts (n integer, text text, tsv tsvector, neighbours bytea)');
  for (let from = 0; from < TEXTS; from += 500) {
    const texts = Array.from({ length: Math.min(500, TEXTS - from) }, () => pageText(next, form));
    const words = texts.map((text) => [...tokens(text)]);
    await client.query(
      `insert into texts select $1::integer + i - 1, t, v::tsvector, b
       from unnest($2::text[], $3::text[], $4::bytea[]) with ordinality as u (t, v, b, i)`,
      [from, texts, words.map(vectorOf), words.map(neighboursOf)],
    );
  }
  await client.query('analyze texts');
}
