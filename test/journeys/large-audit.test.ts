// A long audit log: verified and exported within seconds, in bounded memory.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sealPads } from '../../server/audit/chain.ts';
import { sized } from '../kit/full-size.ts';
import { startTestService, type TestService } from '../kit/service.ts';

/** The full size gives the figures of docs/audit.md. */
const ENTRIES = sized(4_000, 100_000);
let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
  const { inner, outer } = sealPads(service.ctx.secrets);
  await sql`select append_audit((select jsonb_agg(jsonb_build_object('actor_kind', 'system', 'actor_id', null, 'actor_name', 'System',
    'event', 'document.downloaded', 'document_id', n, 'contact_id', null, 'detail', '{"filename":"an invoice.pdf","version":1}'))
    from generate_series(1, ${ENTRIES}::integer) n), ${inner}, ${outer})`.execute(service.ctx.db);
});
afterAll(() => service.stop());

test(`${ENTRIES} entries`, async () => {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const result = await service.admin.call('verifyAudit');
  expect(result).toMatchObject({ intact: true });
  expect(result.entries).toBeGreaterThan(ENTRIES);

  const started = performance.now();
  const response = await service.admin.call('exportAudit');
  let bytes = 0;
  let lines = 0;
  for await (const chunk of response.body!) {
    bytes += chunk.length;
    for (const byte of chunk) if (byte === 10) lines += 1;
  }
  clearInterval(watch);
  const seconds = (performance.now() - started) / 1000;
  const grown = Math.round((most - before) / 1024 / 1024);
  console.info(
    `verified ${result.entries} entries in ${result.duration_ms} ms, exported ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, memory grew by ${grown} MB`,
  );
  expect(lines).toBeGreaterThan(ENTRIES);
  expect(bytes).toBe(Number(response.headers.get('content-length')));
  expect(result.duration_ms).toBeLessThan(30_000);
  expect(grown).toBeLessThan(200);
});
