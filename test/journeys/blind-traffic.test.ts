// What a reviewer gets of a document that was held back as a sample, and of the same document that the rule did not let through for an
// ordinary reason: byte for byte the same, at every address there is, before, during and after the decision.
import { expect, test } from 'vitest';
import { endpoints } from '../../contract/index.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import type { Clock } from '../../server/platform/clock.ts';
import type { Client } from '../kit/client.ts';
import { newPerson } from '../kit/people.ts';
import { ruleKit, touchlessRule } from '../kit/rules.ts';
import { startTestService } from '../kit/service.ts';
import { invoiceText, newPlace, profileId, until, untilProcessed, upload } from '../kit/upload.ts';

/** It stands still, so that times are the same in both runs. */
const NOW = new Date('2026-03-02T09:00:00.000Z');
const clock: Clock = { now: () => new Date(NOW) };

/** Streams, which are followed beside, metrics that hold processor time, and the dashboard, which is remembered: it is read once, at the end. */
const LEFT_OUT = new Set([
  'getDashboard',
  'getEvents',
  'getMetrics',
  'startSingleSignOn',
  'finishSingleSignOn',
]);

/** Everything that a reviewer can read. */
const READABLE = Object.values(endpoints as Record<string, Endpoint>).filter(
  ({ name, method, access }) => method === 'GET' && access !== 'admin' && !LEFT_OUT.has(name),
);

/** Each of these starts a process, and only whether it comes is compared: they are read while the document is held, and at the end. */
const MADE_APART = new Set(['reportOne', 'reportMany', 'getSeparatorSheet', 'getPagePdf']);

interface Answer {
  what: string;
  status: number;
  headers: [string, string][];
  body: string;
}

/** Of the machine rather than of the service: the time that the database or the network noted, keys drawn at random. */
const DRAWN = ['date', 'x-request-id', 'set-cookie', 'connection', 'keep-alive'];
const YEAR = String(new Date().getUTCFullYear());

async function answerOf(what: string, response: Response): Promise<Answer> {
  const type = response.headers.get('content-type') ?? '';
  const isText = /^(text|application)\/(json|xml|csv|plain|html|jsonl)/.test(type);
  const headers = [...response.headers].filter(
    ([name]) => !DRAWN.includes(name) && (isText || name !== 'content-length'),
  );
  const body = isText ? await response.text() : `${type}, ${(await response.arrayBuffer()).byteLength > 0}`;
  return { what, status: response.status, headers, body };
}

async function readAll(client: Client, document_id: number, apart = false): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const { name, path } of READABLE) {
    if (MADE_APART.has(name) && !apart) continue;
    const address = path.replaceAll(/:(\w+)/g, (_, key: string) =>
      key === 'id' && path.startsWith('/api/documents/') ? String(document_id) : '1',
    );
    for (const suffix of name === 'searchDocuments'
      ? ['?q=invoice']
      : name === 'getChanges'
        ? ['?after=0']
        : [''])
      answers.push(await answerOf(name, await client.raw('GET', address + suffix)));
  }
  return answers;
}

/** Live events are told apart by what they say: how often progress is told, and how long the queue is, are matters of time. */
const TIMED = /^event: queue$|"status":"(?:New|Processing)"/m;

/** Follows the live events until it is told to stop. */
async function followEvents(client: Client): Promise<() => Promise<Answer>> {
  const response = await client.raw('GET', '/api/events?changes=true');
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  const read = (async () => {
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }));
      if (done) return;
      text += value;
    }
  })();
  return async () => {
    // Whatever is on its way has arrived when the last change has.
    const { changes } = await client.call('getChanges', { query: { limit: 500 } });
    await until(async () => text.includes(`id: ${changes.at(-1)!.id}\n`), 'the last change in the stream');
    await reader.cancel();
    await read;
    // A comment keeps the connection open when nothing happens for a while.
    const events = text.split('\n\n').filter((event) => !TIMED.test(event) && !event.startsWith(':'));
    const told = events.filter((event) => event.includes('event: change\n'));
    const others = new Set(events.filter((event) => !told.includes(event)));
    return {
      what: 'getEvents',
      status: response.status,
      headers: [...response.headers].filter(([name]) => !DRAWN.includes(name)),
      body: [...told, ...[...others].toSorted()].join('\n\n'),
    };
  };
}

/** What the database timed by itself, and the address; a hash of these says nothing. */
function withoutMachine({ body, headers, ...answer }: Answer, url: string): Answer {
  const timed = new RegExp(`${YEAR}-\\d\\d-\\d\\dT[\\d:.]+Z`, 'g');
  const same = body
    .replaceAll(url, 'URL')
    .replaceAll(timed, (at) => (at.startsWith('2026-03-02') ? at : 'TIME'))
    .replaceAll(/("documents_per_hour":\d+,"seconds_per_document":)[\d.]+/g, '$1TIME')
    .replaceAll(/"free_bytes":\d+/g, '"free_bytes":0');
  const kept =
    same === body ? headers : headers.filter(([name]) => name !== 'etag' && name !== 'content-length');
  return { ...answer, body: same, headers: kept };
}

/** A whole life of a document, as a reviewer sees it. */
async function trafficOf(action: object): Promise<Answer[]> {
  const service = await startTestService({ clock, settings: { SECRET_KEY: '5e'.repeat(32) } });
  try {
    const place = await newPlace(service.api, 'Reviewed');
    const profile_id = await profileId(service.api);
    const { client: anna } = await newPerson(service, 'anna@recto.local', 'reviewer', 'Anna');
    const kit = ruleKit(service, place);
    const events = await followEvents(anna);
    await kit.rule(touchlessRule(profile_id, { status: 'Export', ...action }));
    await kit.rule({
      name: 'Afterwards',
      conditions: [{ field: 'filename', operator: 'contains', value: 'held' }],
      action: { type: 'notify' },
    });
    const { id } = await upload(service.api, place, invoiceText('H-1', '1190.00'), 'held.txt', {
      profile_id,
    });
    await untilProcessed(service.api, id);
    await kit.fired(id, 1);
    const answers = await readAll(anna, id, true);
    const change = async (what: string, method: string, address: string, body: object) =>
      answers.push(await answerOf(what, await anna.raw(method, `/api/documents${address}`, { body })));
    await change('presence', 'PUT', `/${id}/presence`, { active_seconds: 10 });
    await change('edit', 'PATCH', `/${id}`, { extracted_fields: { vendor: 'Somebody Else' } });
    answers.push(...(await readAll(anna, id)));
    // Nobody looks while it is processed: how far it has come is a matter of time.
    await service.api.call('reprocessDocument', { params: { id }, body: {} });
    await untilProcessed(service.api, id);
    await kit.fired(id, 2);
    answers.push(...(await readAll(anna, id)));
    await change('approve', 'PATCH', `/${id}/status`, { status: 'Approved' });
    answers.push(...(await readAll(anna, id)));
    await change('back', 'PATCH', `/${id}/status`, { status: 'Needs Review' });
    await change('reject', 'POST', `/${id}/reject`, { reason: 'Not ours', note: null });
    answers.push(...(await readAll(anna, id, true)));
    answers.push(await answerOf('getDashboard', await anna.raw('GET', '/api/dashboard')));
    answers.push(await events());
    return answers.map((answer) => withoutMachine(answer, service.url));
  } finally {
    await service.stop();
  }
}

/** Where two answers part, with what stands around it. */
function differenceOf(one: Answer, other: Answer): string[] {
  const [a, b] = [one, other].map((answer) => JSON.stringify(answer)) as [string, string];
  if (a === b) return [];
  let at = 0;
  while (a[at] === b[at]) at += 1;
  return [a, b].map((text) => `${one.what}: ${text.slice(Math.max(0, at - 80), at + 80)}`);
}

test('a sample and a document that stays for an ordinary reason are the same to a reviewer', async () => {
  const held = await trafficOf({ sample_percent: 100 });
  const ordinary = await trafficOf({
    sample_percent: 0,
    thresholds: [{ field: 'invoice_date', percent: 101 }],
  });
  expect(held.length).toBeGreaterThan(5 * 40);
  expect(held.filter(({ status }) => status === 200).length).toBeGreaterThan(5 * 25);
  for (const event of ['change', 'document', 'presence'])
    expect(held.at(-1)!.body).toContain(`event: ${event}\n`);
  expect(held.map(({ what }) => what)).toEqual(ordinary.map(({ what }) => what));
  expect(held.flatMap((answer, index) => differenceOf(answer, ordinary[index]!))).toEqual([]);
}, 600_000);
