// Every sentence and code by which a lost connection has ever been reported, made by the libraries themselves where they can.
import net from 'node:net';
import pg from 'pg';
import { request } from 'undici';
import { expect, test } from 'vitest';
import { isConnectionError } from './connection-error.ts';

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('it succeeded'),
    (error: unknown) => error,
  );

async function listen(onConnection: (socket: net.Socket) => void) {
  const server = net.createServer((socket) => onConnection(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as net.AddressInfo;
  return { port, stop: () => new Promise((resolve) => server.close(resolve)) };
}

test('a PostgreSQL client that nobody answers, hangs up on, or that was closed', async () => {
  const silent = await listen(() => undefined);
  const at = { host: '127.0.0.1', user: 'nobody', port: silent.port };
  const waiting = new pg.Client({ ...at, connectionTimeoutMillis: 50 });
  waiting.on('error', () => undefined);
  const expired = await failure(waiting.connect());
  const pool = new pg.Pool({ ...at, connectionTimeoutMillis: 50 });
  const pooled = await failure(pool.connect());
  const rude = await listen((socket) => socket.destroy());
  const cut = new pg.Client({ ...at, port: rude.port });
  cut.on('error', () => undefined);
  const terminated = await failure(cut.connect());
  await cut.end();
  const closed = await failure(cut.query('select 1'));
  const errors = [expired, pooled, terminated, closed];
  expect(errors.map((error) => [String(error), isConnectionError(error)])).toEqual([
    ['Error: timeout expired', true],
    ['Error: Connection terminated due to connection timeout', true],
    [expect.stringMatching(/Connection terminated unexpectedly|ECONNRESET/), true],
    ['Error: Client was closed and is not queryable', true],
  ]);
  await Promise.all([rude.stop(), pool.end()]);
});

test('an HTTP request that is refused, cut off, or not answered', async () => {
  const rude = await listen((socket) => socket.destroy());
  const silent = await listen(() => undefined);
  const refused = await failure(request('http://127.0.0.1:1/'));
  const cut = await failure(request(`http://127.0.0.1:${rude.port}/`));
  const unanswered = await failure(request(`http://127.0.0.1:${silent.port}/`, { headersTimeout: 50 }));
  const timed = await failure(
    request(`http://127.0.0.1:${silent.port}/`, { signal: AbortSignal.timeout(50) }),
  );
  const fetched = await failure(fetch(`http://127.0.0.1:${rude.port}/`));
  for (const error of [refused, cut, unanswered, timed, fetched])
    expect([String(error), isConnectionError(error)]).toEqual([String(error), true]);
  await rude.stop();
});

const coded = (code: string, more: object = {}) => Object.assign(new Error('said'), { code, ...more });

test.each([
  ['the server shuts down', coded('57P01')],
  ['the server has crashed', coded('57P02')],
  ['the server is starting up', coded('57P03')],
  ['too many connections', coded('53300')],
  ['a missing socket', coded('ENOENT', { syscall: 'connect' })],
  ['a client that was cut off', new Error('Client has encountered a connection error and is not queryable')],
  ['a pool that waited', new Error('timeout exceeded when trying to connect')],
  ['a migration that was cut off', new Error('not migrated', { cause: coded('ECONNRESET') })],
  ['every address of a name', new AggregateError([coded('ECONNREFUSED')])],
])('%s is a lost connection', (_name, error) => expect(isConnectionError(error)).toBe(true));

test.each([
  ['a missing file', coded('ENOENT', { syscall: 'open' })],
  ['a violated constraint', coded('23505')],
  ['a wrong password', coded('28P01')],
  ['a full disk', coded('ENOSPC')],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['nothing', undefined],
])('%s is none', (_name, error) => expect(isConnectionError(error)).toBe(false));
