// Every operation of the OpenAPI document with generated requests: never a failure of the server, never a status that is not
// documented, answers as documented. `npm run soak:api` sends 20,000; SOAK_SEED repeats a run.
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '../../contract/endpoint.ts';
import { endpoints } from '../../contract/index.ts';
import { isBinary, isEventStream } from '../../contract/openapi.ts';
import { z } from 'zod';
import {
  createGenerator,
  operationsOf,
  type GeneratedRequest,
  type Operation,
} from '../kit/arbitrary-requests.ts';
import { startTestService, type TestService } from '../kit/service.ts';
import { invoiceText, newPlace, untilProcessed, upload } from '../kit/upload.ts';

const requests = Number(process.env['SOAK_REQUESTS'] ?? 250);
const seed = Number(process.env['SOAK_SEED'] ?? Date.now() % 2 ** 31);

/** They would end the session or the token that the rest works with, so they are only called by others. */
const ENDS_ACCESS = new Set([
  'signOut',
  'regenerateApiToken',
  'endOtherSessions',
  'endOwnSession',
  'endUserSessions',
  'editUser',
  'createPasswordLink',
  'saveSingleSignOn',
]);

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ settings: { WEBHOOK_RETRY_DELAYS: '60' } });
  const place = await newPlace(service.api);
  for (const n of [1, 2, 3]) {
    const { id } = await upload(service.api, place, invoiceText(`PROP-${n}`), `property-${n}.txt`);
    await untilProcessed(service.api, id, 60_000);
  }
});
afterAll(() => service.stop());

test(
  'no request makes the server fail or answer in an undocumented way',
  async () => {
    const document = (await (await fetch(`${service.url}/api/openapi.json`)).json()) as Parameters<
      typeof createGenerator
    >[0];
    const operations = operationsOf(document);
    expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(endpoints).sort());
    const generate = createGenerator(document);
    const each = Math.ceil(requests / operations.length);
    const counts: Record<number, number> = {};
    const problems: string[] = [];
    // In turns, so that what one operation makes is there for the next.
    const samples = operations.map((operation) => fc.sample(generate(operation), { numRuns: each, seed }));
    for (let turn = 0; turn < each; turn += 1)
      for (const [i, operation] of operations.entries()) {
        const request = samples[i]![turn]!;
        const { status, problem } = await send(operation, request);
        counts[status] = (counts[status] ?? 0) + 1;
        if (problem !== undefined)
          problems.push(`${operation.name}: ${problem} for ${JSON.stringify(request).slice(0, 600)}`);
      }
    if (process.env['SOAK_REQUESTS'] !== undefined)
      process.stdout.write(`seed ${seed}: ${JSON.stringify(counts)}\n`);
    expect(problems.slice(0, 10), `seed ${seed}`).toEqual([]);
    // The generator reaches beyond the checks of the input.
    expect(counts[200] ?? 0).toBeGreaterThan(each * 5);
    expect((await fetch(`${service.url}/readyz`)).status).toBe(200);
  },
  Math.max(120_000, requests * 100),
);

async function send(
  operation: Operation,
  request: GeneratedRequest,
): Promise<{ status: number; problem?: string }> {
  const { name, method, statuses } = operation;
  const query = new URLSearchParams(request.query.map(([key, value]) => [key, value.toWellFormed()]));
  const url = service.url + request.path + (query.size > 0 ? `?${query.toString()}` : '');
  const controller = new AbortController();
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...headersOf(name, request),
      ...(request.body?.media_type === 'application/json' ? { 'content-type': 'application/json' } : {}),
    },
    ...(request.body === undefined || method === 'GET' ? {} : { body: bodyOf(request.body) }),
    signal: controller.signal,
  });
  const { status } = response;
  const endpoint: Endpoint = endpoints[name as keyof typeof endpoints];
  if (isEventStream(endpoint.response) && status === 200) {
    controller.abort();
    return { status };
  }
  const text = await response.text();
  // A generated id may be empty, or two dots, and then the address is another one.
  const moved =
    request.path.split('/').length !== operation.path.split('/').length ||
    /\/\.{0,2}(\/|$)/.test(request.path);
  if (moved) return status < 500 ? { status } : { status, problem: `${status} ${text.slice(0, 200)}` };
  if (status >= 500 || !(statuses.has(status) || isFileStatus(endpoint, status)))
    return { status, problem: `${status} ${text.slice(0, 200)}` };
  if (response.headers.get('content-type')?.startsWith('text/event-stream') === true)
    return { status, ...checkEvents(endpoint, text) };
  return { status, ...checkBody(endpoint, status, text) };
}

/** Ranges and conditions of files. */
const isFileStatus = (endpoint: Endpoint, status: number) =>
  endpoint.response !== null && isBinary(endpoint.response) && [206, 304].includes(status);

function checkBody(endpoint: Endpoint, status: number, text: string): { problem?: string } {
  if (status >= 400) {
    const keys = Object.keys(JSON.parse(text) as object).join();
    return keys === 'detail' ? {} : { problem: `an error with the keys ${keys}` };
  }
  const { response } = endpoint;
  if (response === null || isBinary(response) || isEventStream(response) || status >= 300) return {};
  const parsed = response.safeParse(JSON.parse(text));
  return parsed.success
    ? {}
    : { problem: `an answer that is not as documented: ${z.prettifyError(parsed.error).slice(0, 300)}` };
}

/** Every event has a documented name, and data as documented. */
function checkEvents({ streamed }: Endpoint, text: string): { problem?: string } {
  for (const event of text.split('\n\n').filter((part) => part.startsWith('event:'))) {
    const [, name = '', data = ''] = /^event: (\w+)\ndata: ([^]*)$/.exec(event) ?? [];
    const parsed = streamed?.events[name]?.safeParse(JSON.parse(data));
    if (parsed?.success !== true)
      return { problem: `an event that is not documented: ${event.slice(0, 200)}` };
  }
  return text.includes('event: ') ? {} : { problem: 'a stream without events' };
}

function headersOf(name: string, { caller }: GeneratedRequest): Record<string, string> {
  if (caller === 'nobody') return {};
  if (caller === 'wrong' || ENDS_ACCESS.has(name)) return { authorization: 'Bearer re_not_a_token' };
  return caller === 'token' ? service.api.headers : service.admin.headers;
}

function bodyOf({ media_type, content }: NonNullable<GeneratedRequest['body']>): string | FormData {
  if (media_type === 'application/json') return JSON.stringify(content);
  const form = new FormData();
  for (const [name, value] of Object.entries((content ?? {}) as Record<string, unknown>)) {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    if (name === 'file') form.set('file', new Blob([text]), `${text.slice(0, 40)}.txt`);
    else form.set(name.toWellFormed(), text.toWellFormed());
  }
  return form;
}
