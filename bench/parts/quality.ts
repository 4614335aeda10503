// The figures of the quality page with a million documents approved over two years, each asked for by itself.
import type pg from 'pg';
import { fillApprovals } from '../fill-approvals.ts';
import { fillContacts, fillDocuments } from '../fill-documents.ts';
import { openDatabase, summarise, withService } from '../kit.ts';
import { count, markdownTable, ms } from '../report.ts';

const DOCUMENTS = Number(process.env['BENCH_DOCUMENTS'] ?? 1_000_000);
/** Of the only vendor. */
const OF_VENDOR = 20_000;
const REQUESTS = 60;

const QUERIES: Record<string, string> = {
  'the last 90 days': '',
  'two years': '?date_from=2020-01-01',
  'two years, one contact': '?date_from=2020-01-01&contact_id=10',
  'two years, one profile and engine': '?date_from=2020-01-01&profile_id=2&engine=builtin%200.1.0',
  'the last 90 days, one vendor': '?vendor_id=1',
  'two years, one vendor': '?date_from=2020-01-01&vendor_id=1',
};

export function benchQuality(): Promise<string> {
  return withService({ RECTO_UNSAFE_FAST_DATABASE: 'true' }, ['web'], async (service) => {
    const client = await openDatabase(service);
    client.on('error', () => undefined);
    await fillContacts(client);
    await fillDocuments(client, 1, DOCUMENTS);
    await fillVendor(client);
    await fillApprovals(client);
    await client.end();
    const lines: string[][] = [];
    for (const [name, query] of Object.entries(QUERIES)) {
      const times: number[] = [];
      for (let request = 0; request <= REQUESTS; request += 1) {
        const started = performance.now();
        await service.instance.admin('GET', `/api/quality${query}`);
        // The first one is for plans and caches.
        if (request > 0) times.push(performance.now() - started);
      }
      const { p50, p95, max } = summarise(times);
      lines.push([name, ms(p50), ms(p95), ms(max)]);
    }
    return `\`GET /api/quality\`, ${count(DOCUMENTS)} approved documents of 50 contacts with eight fields each, spread over 730 days, ${count(OF_VENDOR)} of them of one vendor; ${REQUESTS} requests of each
kind, one after the other, in ms.

${markdownTable(['', 'p50', 'p95', 'slowest'], lines)}`;
  });
}

/** As superuser: without the triggers, which have nothing to do for it. */
export async function fillVendor(client: pg.ClientBase): Promise<void> {
  await client.query(`insert into vendors (id, external_id, name, search, created_at, updated_at)
     overriding system value values (1, 'V-1', 'Supplier 1', 'supplier 1', now(), now())`);
  await client.query(`set session_replication_role = replica`);
  await client.query(`update documents set vendor_id = 1 where id % $1 = 0`, [
    Math.max(1, Math.floor(DOCUMENTS / OF_VENDOR)),
  ]);
  await client.query(`set session_replication_role = default`);
  await client.query('vacuum analyze documents');
}
