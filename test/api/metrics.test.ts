// Metrics as Prometheus reads them: what they hold, who may read them, and that they name no document.
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startReceiver } from '../kit/receiver.ts';
import { ADMIN, startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload } from '../kit/upload.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

type Samples = Map<string, number>;

async function scrape(headers: Record<string, string> = {}): Promise<Samples> {
  const response = await fetch(`${service.url}/metrics`, { headers });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const lines = (await response.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const [, name, value] = /^(.+) (\S+)$/.exec(line)!;
      return [name!, Number(value)];
    }),
  );
}

test('a processed and delivered document shows in every figure', async () => {
  const receiver = await startReceiver();
  await service.admin.signIn(ADMIN.email, ADMIN.password);
  await service.admin.call('saveWebhookSettings', { body: { url: receiver.url } });
  const place = await newPlace(service.api);
  const { id } = await upload(service.api, place, invoiceText('METRIC-77'), 'very-private-name.txt');
  await untilProcessed(service.api, id);
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Export' } });
  const key = 'recto_webhook_attempt_duration_seconds_count{outcome="delivered"}';
  const samples = await until(async () => {
    const now = await scrape();
    return now.get(key) === 1 && now.get('recto_documents{status="Export"}') === 1 && now;
  }, 'the delivery to be counted');
  for (const stage of ['read', 'extract', 'finish'])
    expect(samples.get(`recto_stage_duration_seconds_count{stage="${stage}",outcome="done"}`)).toBe(1);
  expect(samples.get('recto_job_duration_seconds_count{queue="process_document",outcome="done"}')).toBe(1);
  expect(samples.get('recto_queue_jobs{queue="process_document",state="waiting"}')).toBe(0);
  expect(samples.get('recto_queue_oldest_seconds{queue="process_document"}')).toBe(0);
  const uploads =
    'recto_http_request_duration_seconds_count{method="POST",route="/api/documents/upload",status="201"}';
  expect(samples.get(uploads)).toBe(1);
  expect(samples.get('recto_pool_members{pool="database",state="waiting"}')).toBe(0);
  expect(samples.get('process_resident_memory_bytes')).toBeGreaterThan(1e6);
  const names = [...samples.keys()].join('\n');
  expect(names).not.toMatch(/private|METRIC-77|Acme|re_ab12/);
  expect(names).not.toContain(`/${id}`);
  // Prometheus sets these itself, and would rename those of the service.
  expect(names).not.toMatch(/[{,](job|instance)="/);
  await receiver.stop();
});

test('what waits is counted, with its age', async () => {
  // Held back by a date of its own, so that the worker does not take it.
  await service.ctx.queue.send(service.ctx.db, 'release_deliveries', {}, { after_ms: 60_000 });
  await until(
    async () => (await scrape()).get('recto_queue_jobs{queue="release_deliveries",state="waiting"}') === 1,
    'the waiting job',
  );
});

test('behind a proxy on the same machine a token is needed', async () => {
  const forwarded = { 'x-forwarded-for': '192.0.2.7' };
  const refused = await fetch(`${service.url}/metrics`, { headers: forwarded });
  expect(refused.status).toBe(401);
  expect(Object.keys((await refused.json()) as object)).toEqual(['detail']);
  await scrape({ ...forwarded, ...service.api.headers });
});

const hasPromtool = spawnSync('promtool', ['--version']).error === undefined;
if (!hasPromtool) console.warn('Left out: what promtool says of the metrics. It comes with prometheus.');

test.skipIf(!hasPromtool)('promtool finds nothing to say against them', async () => {
  const input = await (await fetch(`${service.url}/metrics`)).text();
  const { status, stderr } = spawnSync('promtool', ['check', 'metrics'], { input, encoding: 'utf8' });
  // What Node itself measures is named by prom-client.
  expect(stderr.split('\n').filter((line) => line.startsWith('recto_'))).toEqual([]);
  expect([0, 3]).toContain(status);
});
