// How long a model server may take. Time is moved by hand; the connections are real.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { EVENT_STREAM, delta, event, says, type Answer } from '../../../test/kit/model-answers.ts';
import { connectionTo } from '../../../test/kit/model-connection.ts';
import { after, neverAnswers, staysSilent } from '../../../test/kit/model-faults.ts';
import { startModelServer, type ModelServer } from '../../../test/kit/model-server.ts';
import { createModel } from './create-model.ts';
import { DEFAULT_TIMEOUTS, type Timeouts } from './endpoint.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => vi.useRealTimers());

const model = (timeouts: Partial<Timeouts> = {}) => createModel(connectionTo(server.url, { timeouts }));

const request = { messages: [{ role: 'user', content: 'Hello' }], max_tokens: 50 } as const;

/** Lets sockets do their work, then moves the clock, until the promise settles. */
async function advanceUntil<T>(
  promise: Promise<T>,
  step_ms: number,
): Promise<{ value: T; passed_ms: number }> {
  const start = Date.now();
  let settled = false;
  const mark = () => (settled = true);
  promise.then(mark, mark);
  while (!settled) {
    for (let i = 0; i < 20 && !settled; i += 1) await new Promise((resolve) => setImmediate(resolve));
    if (!settled) await vi.advanceTimersByTimeAsync(step_ms);
  }
  return { value: await promise, passed_ms: Date.now() - start };
}

test('an answer whose first byte takes 310 s arrives: there is no wall at five minutes', async () => {
  server.script(after(310_000, says('Patience.')));
  const { value, passed_ms } = await advanceUntil(model().generate(request), 10_000);
  expect(value.text).toBe('Patience.');
  expect(passed_ms).toBeGreaterThanOrEqual(310_000);
});

test('a slow drip arrives, however long it takes in all', async () => {
  const drips: Answer = async (_seen, response) => {
    response.writeHead(200, EVENT_STREAM);
    for (let i = 0; i < 10; i += 1) {
      response.write(event(delta({ content: `${i} ` })));
      await new Promise((resolve) => setTimeout(resolve, 100_000));
    }
    response.end(event(delta({}, 'stop')));
  };
  server.script(drips);
  const { value, passed_ms } = await advanceUntil(model().generate(request), 10_000);
  expect(value.text).toBe('0 1 2 3 4 5 6 7 8 9 ');
  expect(passed_ms).toBeGreaterThanOrEqual(1_000_000);
});

test.each([
  ['not even headers', neverAnswers],
  ['headers and nothing more', staysSilent()],
])('a server that sends %s is a time-out', async (_name, answer) => {
  server.script(answer);
  const asked = model()
    .generate(request)
    .catch((error: unknown) => error);
  const { value, passed_ms } = await advanceUntil(asked, 30_000);
  expect(value).toMatchObject({ kind: 'timeout' });
  expect(passed_ms).toBeLessThanOrEqual(DEFAULT_TIMEOUTS.first_token_ms + 60_000);
  expect(passed_ms).toBeGreaterThanOrEqual(DEFAULT_TIMEOUTS.first_token_ms);
  expect(await server.questions().at(-1)?.hungUp).toBe(true);
});

test('pings keep a request alive, but not beyond its total time', async () => {
  server.script(staysSilent(30_000));
  const asked = model({ first_token_ms: 60_000, total_ms: 600_000 }).generate(request);
  const { value, passed_ms } = await advanceUntil(
    asked.catch((error: unknown) => error),
    10_000,
  );
  expect(value).toMatchObject({ kind: 'timeout' });
  expect(passed_ms).toBeGreaterThanOrEqual(600_000);
});

test('once it writes, silence counts for less', async () => {
  const stalls: Answer = (_seen, response) => {
    response.writeHead(200, EVENT_STREAM);
    response.write(event(delta({ content: 'The' })));
  };
  server.script(stalls);
  const asked = model({ idle_ms: 20_000 }).generate(request);
  const { value, passed_ms } = await advanceUntil(
    asked.catch((error: unknown) => error),
    5000,
  );
  expect(value).toMatchObject({ kind: 'timeout', message: 'The model server was silent for 20 s' });
  expect(passed_ms).toBeLessThan(60_000);
});

test('a reader that takes its time is no silent server', async () => {
  let goOn = () => undefined as void;
  const twoParts: Answer = (_seen, response) => {
    response.writeHead(200, EVENT_STREAM);
    response.write(event(delta({ content: 'Take your ' })));
    goOn = () => void response.end(event(delta({ content: 'time.' }, 'stop')));
  };
  server.script(twoParts);
  let text = '';
  for await (const one of model({ idle_ms: 1000 }).stream(request)) {
    if (one.type !== 'text') continue;
    if (text === '') {
      await vi.advanceTimersByTimeAsync(60_000);
      goOn();
    }
    text += one.text;
  }
  expect(text).toBe('Take your time.');
});
