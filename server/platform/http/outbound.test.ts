// Which addresses may be reached, against a real server on this machine: every spelling of an address that is not
// allowed stays unreached, at connect and after name resolution.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hostOf, isAllowListEntry, isAllowed, refusedAlways } from './address-policy.ts';
import { outbound } from './outbound.ts';

let port = 0;
let reached: string[] = [];
const server = createServer((request, response) => {
  reached.push(request.url ?? '');
  if (request.url === '/redirect')
    response.writeHead(302, { location: `http://127.0.0.1:${port}/elsewhere` }).end();
  else response.writeHead(200).end('x'.repeat(10_000));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '::', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  reached = [];
});

const send = (host: string, allowed: string[], path = '/') =>
  outbound.send({
    url: `http://${host}:${port}${path}`,
    method: 'POST',
    headers: {},
    body: '{}',
    timeout_ms: 3000,
    allowed,
    max_response_bytes: 4096,
  });

test.each([
  ['an IPv4 literal', '127.0.0.1'],
  ['an IPv6 literal', '[::1]'],
  ['an IPv4 address inside IPv6', '[::ffff:127.0.0.1]'],
  ['the same in hexadecimal', '[::ffff:7f00:1]'],
  ['a decimal host', '2130706433'],
  ['an octal host', '0177.0.0.1'],
  ['a hexadecimal host', '0x7f.1'],
  ['a short host', '127.1'],
  ['a name that resolves to this machine', 'localhost'],
  ['the unspecified address', '0.0.0.0'],
  ['the unspecified address in IPv6', '[::]'],
])('%s is blocked unless it is allowed', async (_name, host) => {
  expect(await send(host, ['receiver.example', '10.0.0.0/8'])).toMatchObject({
    answered: false,
    error_class: 'blocked',
  });
  expect(reached).toEqual([]);
});

test.each([
  ['this address', '127.0.0.1', '127.0.0.1'],
  ['a range', '127.0.0.1', '127.0.0.0/8'],
  ['an IPv4 range and the address inside IPv6', '[::ffff:127.0.0.1]', '127.0.0.0/8'],
  ['a decimal host whose address is allowed', '2130706433', '127.0.0.1'],
  ['a name', 'localhost', 'localhost'],
])('%s is reached when it is allowed', async (_name, host, entry) => {
  expect(await send(host, [entry])).toMatchObject({ answered: true, status: 200 });
  expect(reached).toEqual(['/']);
});

test('a redirect is answered as it is, never followed', async () => {
  expect(await send('127.0.0.1', ['127.0.0.1'], '/redirect')).toMatchObject({ answered: true, status: 302 });
  expect(reached).toEqual(['/redirect']);
});

test('no more of an answer is kept than asked for', async () => {
  const result = await send('127.0.0.1', ['127.0.0.1']);
  expect(result.answered && result.body.length).toBe(4096);
});

test.each([
  '169.254.169.254',
  '::ffff:169.254.169.254',
  'fe80::1',
  'fd00:ec2::254',
  '100.100.100.200',
  '192.0.0.192',
  '0.0.0.0',
  '::',
  '224.0.0.1',
  'ff02::1',
  '255.255.255.255',
  'no address',
])('%s is refused whatever the list says', (address) => {
  expect(refusedAlways(address)).toBeDefined();
});

test('names match exactly or below a starred domain, without regard to case', () => {
  const allowed = ['Receiver.example', '*.lan'];
  expect(isAllowed('receiver.EXAMPLE.', '192.0.2.1', allowed)).toBe(true);
  expect(isAllowed('erp.lan', '192.0.2.1', allowed)).toBe(true);
  expect(isAllowed('evil-receiver.example', '192.0.2.1', allowed)).toBe(false);
  expect(isAllowed('receiver.example.evil', '192.0.2.1', allowed)).toBe(false);
  expect(isAllowed('lan', '192.0.2.1', allowed)).toBe(false);
});

test('the host of a URL is what the browser would contact', () => {
  expect(hostOf('http://2130706433/hook')).toBe('127.0.0.1');
  expect(hostOf('http://[::1]:8080/')).toBe('::1');
  expect(hostOf('https://Receiver.Example/')).toBe('receiver.example');
  expect(isAllowListEntry('10.0.0.0/8')).toBe(true);
  expect(isAllowListEntry('10.0.0.0/99')).toBe(false);
});
