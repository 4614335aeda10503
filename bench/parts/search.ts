// Full-text search over 100,000 pages of English and Chinese, words rare and frequent, two-character words among them.
import type pg from 'pg';
import { toTsVector } from '../../server/search/tokenize.ts';
import { random } from '../random.ts';
import { fillContacts, fillDocuments, withoutIndexes } from '../fill-documents.ts';
import { load, openDatabase, withService } from '../kit.ts';
import { count, markdownTable, ms } from '../report.ts';

const DOCUMENTS = 20_000;
const PAGES_EACH = 5;
/** Texts that are made; each stands on as many pages as it takes, with a number of the page's own. */
const TEXTS = 4_000;
const WORDS_A_PAGE = 220;
const CHINESE_CHARACTERS_A_PAGE = 160;
const VOCABULARY = 20_000;
const CHARACTERS = 2_500;
const SECONDS = 2;
const CONNECTIONS = 2;

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

function pageText(next: () => number): string {
  const words = Array.from({ length: WORDS_A_PAGE }, () => word(zipf(next, VOCABULARY)));
  const characters = Array.from({ length: CHINESE_CHARACTERS_A_PAGE }, (_, i) =>
    i % 12 === 11 ? '，' : han(zipf(next, CHARACTERS)),
  );
  return `${words.join(' ')}\n${characters.join('')}`;
}

export const QUERIES: Record<string, string[]> = {
  'rare word': [word(9_001), word(12_345), word(15_500), word(18_000)],
  'frequent word': [word(0), word(1), word(2), word(5)],
  'two words': [`${word(40)} ${word(900)}`, `${word(3)} ${word(7)}`, `${word(300)} ${word(6_000)}`],
  'number of one page': ['p4711x', 'p99999x', 'p12345x'],
  'Chinese, two characters, frequent': [han(0) + han(1), han(2) + han(0), han(3) + han(5)],
  'Chinese, two characters, rare': [han(700) + han(20), han(60) + han(800), han(1_200) + han(3)],
  'Chinese, four characters': [han(0) + han(1) + han(2) + han(0), han(5) + han(0) + han(1) + han(3)],
  'beginning of a word': [word(50).slice(0, 3), word(4_000).slice(0, 4)],
};

export function benchSearch(): Promise<string> {
  return withService({ RECTO_UNSAFE_FAST_DATABASE: 'true' }, ['web'], async (service) => {
    const client = await openDatabase(service);
    await fillSearch(client);
    const { rows: sizes } = await client.query<{ pages: string; mb: string }>(
      `select count(*) as pages, pg_total_relation_size('document_chunks') / 1048576 as mb from document_chunks`,
    );
    await client.end();
    const headers = { authorization: `Bearer ${service.token}` };
    const rows: (string | number)[][] = [];
    for (const [kind, queries] of Object.entries(QUERIES)) {
      let turn = 0;
      const path = () => `/api/search?q=${encodeURIComponent(queries[turn++ % queries.length]!)}`;
      const options = { path, headers, connections: CONNECTIONS };
      await load(service.url, { ...options, seconds: 0.5 });
      const { latency_ms } = await load(service.url, { ...options, seconds: SECONDS });
      const first = await service.instance.api<{ total: number }>(
        'GET',
        `/api/search?q=${encodeURIComponent(queries[0]!)}`,
      );
      rows.push([kind, count(first.total), ms(latency_ms.p50), ms(latency_ms.p95)]);
    }
    return `${count(Number(sizes[0]!.pages))} pages of ${WORDS_A_PAGE} words and ${CHINESE_CHARACTERS_A_PAGE} Chinese characters each in ${count(DOCUMENTS)} documents (${count(Number(sizes[0]!.mb))} MB with the index); words are as unevenly frequent
as in language. Over HTTP on ${CONNECTIONS} connections, 20 hits with snippets. Counting stops at 1,000.

${markdownTable(['query', 'documents found by the first', 'p50 ms', 'p95 ms'], rows)}`;
  });
}

export async function fillSearch(client: pg.Client): Promise<void> {
  await fillContacts(client);
  await fillDocuments(client, 1, DOCUMENTS);
  await fillPages(client);
}

/** Indexed exactly as the service does it, then repeated over the pages. */
async function fillPages(client: pg.Client): Promise<void> {
  // Repeatable, so that every run searches the same texts.
  const { next } = random(4_711);
  await client.query('create temporary table texts (n integer, text text, tsv tsvector)');
  for (let from = 0; from < TEXTS; from += 500) {
    const texts = Array.from({ length: Math.min(500, TEXTS - from) }, () => pageText(next));
    await client.query(
      'insert into texts select $1::integer + i - 1, t, v::tsvector from unnest($2::text[], $3::text[]) with ordinality as u (t, v, i)',
      [from, texts, texts.map(toTsVector)],
    );
  }
  await client.query('set session_replication_role = replica');
  await withoutIndexes(client, ['document_chunks'], async () => {
    await client.query(
      `insert into document_chunks (document_id, page, text, tsv)
       select 1 + p / ${PAGES_EACH}, 1 + p % ${PAGES_EACH}, t.text || ' p' || p || 'x', t.tsv || ('''p' || p || 'x'':9000')::tsvector
       from generate_series(0, ${DOCUMENTS * PAGES_EACH - 1}) p join texts t on t.n = p % ${TEXTS}`,
    );
  });
  await client.query('set session_replication_role = default');
  await client.query('vacuum analyze document_chunks');
}
