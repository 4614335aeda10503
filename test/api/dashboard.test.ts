// The dashboard's figures and the live events.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DocumentEvent } from '../../contract/dashboard.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, until, untilProcessed, upload, type Place } from '../kit/upload.ts';

let service: TestService;
let place: Place;
beforeAll(async () => {
  service = await startTestService();
  place = await newPlace(service.api);
});
afterAll(() => service.stop());

interface Event {
  name: string;
  data: unknown;
}

/** Reads server-sent events until `stop` is called. */
async function listen(path: string): Promise<{ events: Event[]; stop(): void }> {
  const abort = new AbortController();
  const response = await fetch(service.url + path, { headers: service.api.headers, signal: abort.signal });
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  const events: Event[] = [];
  const read = async () => {
    let text = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk;
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(part) ?? [];
        if (name !== undefined) events.push({ name, data: JSON.parse(data!) });
      }
    }
  };
  read().catch(() => undefined);
  return { events, stop: () => abort.abort() };
}

test('an upload is seen going from New through Processing to Needs Review', async () => {
  const { events, stop } = await listen('/api/events');
  await until(async () => events.some((event) => event.name === 'hello'), 'the greeting');
  const { id } = await upload(service.api, place, invoiceText('LIVE-1'), 'live.txt');
  await untilProcessed(service.api, id);
  const statuses = () =>
    events.filter((event) => event.name === 'document').map((event) => DocumentEvent.parse(event.data));
  await until(
    async () => statuses().some((event) => event.id === id && event.status === 'Needs Review'),
    'the last status',
  );
  expect([...new Set(statuses().map((event) => event.status))]).toEqual([
    'New',
    'Processing',
    'Needs Review',
  ]);
  expect(events.some((event) => event.name === 'queue')).toBe(true);
  stop();
});

test('events need a token', async () => {
  expect((await fetch(`${service.url}/api/events`)).status).toBe(401);
});

test('the dashboard counts what is there', async () => {
  for (const name of ['a', 'b'])
    await untilProcessed(
      service.api,
      (await upload(service.api, place, invoiceText(name), `${name}.txt`)).id,
    );
  const { documents } = await service.api.call('listDocuments');
  await service.api.call('changeStatus', { params: { id: documents[0]!.id }, body: { status: 'Exception' } });
  // Longer than the figures are remembered.
  await new Promise((resolve) => setTimeout(resolve, 4_200));
  const dashboard = await service.api.call('getDashboard', { query: { days: 7 } });
  expect(dashboard.documents).toBe(documents.length);
  expect(dashboard.by_status.Exception).toBe(1);
  expect(dashboard.exceptions).toMatchObject([{ id: documents[0]!.id }]);
  expect(dashboard.per_day).toHaveLength(7);
  expect(dashboard.per_day.at(-1)).toMatchObject({ uploaded: documents.length });
  expect(dashboard.queue).toMatchObject({
    waiting: 0,
    processing: 0,
    documents_per_hour: documents.length,
    eta_seconds: 0,
  });
  expect(dashboard.storage.originals).toBe(documents.length);
  expect(dashboard.storage.free_bytes).toBeGreaterThan(0);
});

test('says why a document is an exception in the language of whoever asks', async () => {
  const { id } = await upload(service.api, place, invoiceText('EX-1'), 'exception.txt');
  await untilProcessed(service.api, id);
  await service.api.call('changeStatus', { params: { id }, body: { status: 'Exception' } });
  const reasonIn = async (language: string) => {
    const headers = { ...service.api.headers, 'accept-language': language };
    const answer = await fetch(`${service.url}/api/dashboard?days=9`, { headers });
    const { exceptions } = (await answer.json()) as { exceptions: { id: number; reason: string }[] };
    return exceptions.find((exception) => exception.id === id)?.reason ?? '';
  };
  expect(await reasonIn('en')).toMatch(/^[\x20-\x7e]+$/);
  expect(await reasonIn('zh')).toMatch(/[\u4e00-\u9fff]/);
});
