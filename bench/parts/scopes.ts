// What a scope costs, in processor time of the service and its database: the same requests from programs that see everything, and from ones that see all contacts by name, some of
// them, and one. In turns, so that what else the machine does meets all of them.
import { fillContacts, fillDocuments } from '../fill-documents.ts';
import { treeProcessorMs } from '../process-tree.ts';
import { load, openDatabase, withService, type BenchService } from '../kit.ts';
import { count, markdownTable, ms } from '../report.ts';

const DOCUMENTS = Number(process.env['BENCH_DOCUMENTS'] ?? 1_000_000);
const ROUNDS = 8;
const SECONDS = 1;
const CONNECTIONS = 2;

/** Seen by all of them. */
let records: number[] = [];

const REQUESTS: Record<string, () => string> = {
  'one record': () => `/api/documents/${records[Math.floor(Math.random() * records.length)]!}`,
  'list, newest 50 of all, with total': () => '/api/documents',
  'list by status': () => '/api/documents?status=Ready',
  'list by score, lowest first': () => '/api/documents?sort=confidence_score&order=asc',
  'list filtered by a field': () => '/api/documents?field=total_amount:gte:11000',
  'views with their counts': () => '/api/views',
};

export function benchScopes(): Promise<string> {
  return withService({ RECTO_UNSAFE_FAST_DATABASE: 'true' }, ['web'], async (service) => {
    const client = await openDatabase(service);
    // What went wrong is told by what failed, not by the connection that the end of the service cuts.
    client.on('error', () => undefined);
    await fillContacts(client);
    await fillDocuments(client, 1, DOCUMENTS);
    const { rows } = await client.query<{ id: number }>('select id from contacts order by id');
    const contacts = rows.map(({ id }) => id);
    const seen = 'select id from documents where contact_id = $1 order by id limit 10000';
    records = (await client.query<{ id: number }>(seen, [contacts[1]])).rows.map(({ id }) => id);
    const scopes: Record<string, number[] | null> = {
      everything: null,
      'all contacts, by name': contacts,
      'five contacts': contacts.slice(1, 6),
      'one contact': contacts.slice(1, 2),
    };
    const tokens = new Map<string, string>();
    for (const [name, contact_ids] of Object.entries(scopes))
      tokens.set(name, await tokenSeeing(service, name, contact_ids));
    await client.end();
    const lines: string[][] = [];
    for (const [name, path] of Object.entries(REQUESTS)) {
      const found = new Map([...tokens.keys()].map((scope) => [scope, [] as number[]]));
      for (let round = 0; round <= ROUNDS; round += 1)
        for (const [scope, token] of tokens) {
          const headers = { authorization: `Bearer ${token}` };
          const options = { path, headers, connections: CONNECTIONS, seconds: SECONDS };
          const before = treeProcessorMs(service.pid);
          const { answers } = await load(service.url, options);
          // The first round is for plans and caches.
          if (round > 0) found.get(scope)!.push((treeProcessorMs(service.pid) - before) / answers);
        }
      const medians = [...found.values()].map(median);
      lines.push([name, ...medians.map(ms), `${((medians[1]! / medians[0]! - 1) * 100).toFixed(1)} %`]);
    }
    return `${count(DOCUMENTS)} documents of 50 contacts, over HTTP on ${CONNECTIONS} connections: processor time of the service and its database for one answer, in ms, the median of ${ROUNDS} rounds, and what it costs to be
told all contacts by name rather than to see everything.

${markdownTable(['', ...tokens.keys(), 'cost of the scope'], lines)}`;
  });
}

async function tokenSeeing(
  { instance }: BenchService,
  name: string,
  contact_ids: number[] | null,
): Promise<string> {
  const body = { name, scope: 'read', contact_ids };
  return (await instance.admin<{ token: string }>('POST', '/api/me/tokens', body)).token;
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
