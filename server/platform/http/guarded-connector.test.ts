// Addresses outside, judged at the moment of use. The network is the test's own: nothing here leaves this machine.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testNetwork } from '../../../test/kit/network.ts';
import { refusedAlways } from './address-policy.ts';
import { createOutbound, resolveAllowed } from './outbound.ts';

let port = 0;
let reached = 0;
const server = createServer((_request, response) => {
  reached += 1;
  response.end('answer');
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());
beforeEach(() => {
  reached = 0;
});

const request = (url: string, allowed: string[]) => ({
  url,
  method: 'POST' as const,
  headers: {},
  body: 'secret',
  timeout_ms: 3000,
  allowed,
  max_response_bytes: 4096,
});

/** Each beside an allow-list that names it, its host and everything. */
test.each([
  ['Azure', '168.63.129.16'],
  ['AWS, in an address of IPv6', '::ffff:169.254.169.254'],
  ['Alibaba', '100.100.100.200'],
  ['Oracle', '192.0.0.192'],
  ['AWS over IPv6', 'fd00:ec2::254'],
  ['AWS for containers over IPv6', 'fd00:ec2::23'],
  ['Google over IPv6', 'fd20:ce::254'],
  ['Scaleway over IPv6', 'fd00:42::42'],
  ['a gateway to metadata', '64:ff9b::169.254.169.254'],
  ['a gateway to Azure', '64:ff9b::a83f:8110'],
  ['a gateway to loopback', '64:ff9b::7f00:1'],
  ['a gateway to the private network', '64:ff9b::10.0.0.1'],
  ['a local gateway', '64:ff9b:1::8.8.8.8'],
  ['6to4', '2002:a9fe:a9fe::1'],
  ['6to4 to a public address', '2002:808:808::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['an IPv4-compatible address', '::127.0.0.1'],
  ['an IPv4-translated address', '::ffff:0:127.0.0.1'],
  ['ISATAP', '2001:4860:4860::5efe:127.0.0.1'],
  ['ISATAP with the universal bit', '2001:4860:4860::200:5efe:127.0.0.1'],
  ['a site-local address', 'fec0::1'],
  ['an address nobody has', '4000::1'],
  ['link-local', '169.254.1.1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['this network', '0.1.2.3'],
  ['the unspecified address', '::'],
  ['multicast', 'ff02::1'],
  ['broadcast', '255.255.255.255'],
  ['the former class E', '250.1.2.3'],
  ['the discard range', '100::1'],
])('%s is never contacted: %s', async (_name, address) => {
  expect(refusedAlways(address)).toBeDefined();
  const network = testNetwork(
    { 'name.example': [[address]], 'mixed.example': [['192.168.1.9', address]] },
    port,
  );
  const allowed = ['name.example', 'mixed.example', '0.0.0.0/0', '::/0', address];
  for (const host of ['name.example', 'mixed.example'])
    expect(await createOutbound(network).send(request(`http://${host}/`, allowed))).toMatchObject({
      answered: false,
      error_class: 'blocked',
    });
  await expect(resolveAllowed('mixed.example', allowed, network)).rejects.toThrow('never contacted');
  expect([reached, network.opened]).toEqual([0, []]);
});

test.each([
  '93.184.215.14',
  '10.1.2.3',
  '2606:2800:21f:cb07:6820:80da:af6b:8b2c',
  'fd12::5',
  '64:ff9b::93.184.215.14',
  '100.64.0.9',
])('%s is contacted where the list allows it, and at this very address', async (address) => {
  expect(refusedAlways(address)).toBeUndefined();
  const network = testNetwork({ 'name.example': [[address]] }, port);
  expect(await createOutbound(network).send(request('http://name.example/', ['name.example']))).toMatchObject(
    {
      answered: true,
      body: 'answer',
    },
  );
  expect(network.opened).toEqual([address]);
  expect(
    await createOutbound(network).send(request('http://name.example/', ['other.example'])),
  ).toMatchObject({
    answered: false,
    error_class: 'blocked',
  });
  expect(reached).toBe(1);
});

test('a name is resolved once: an answer that changes is either judged or never asked for', async () => {
  const network = testNetwork({ 'flips.example': [['93.184.215.14'], ['169.254.169.254']] }, port);
  const outbound = createOutbound(network);
  expect(await outbound.send(request('http://flips.example/', ['flips.example']))).toMatchObject({
    answered: true,
  });
  expect(network.opened).toEqual(['93.184.215.14']);
  expect(await outbound.send(request('http://flips.example/', ['flips.example']))).toMatchObject({
    answered: false,
    error_class: 'blocked',
  });
  expect(network.opened).toEqual(['93.184.215.14']);
});

test('a socket that ends elsewhere gets nothing', async () => {
  const network = testNetwork({ 'name.example': [['93.184.215.14']] }, port, '169.254.169.254');
  for (const scheme of ['http', 'https'])
    expect(
      await createOutbound(network).send(request(`${scheme}://name.example/`, ['name.example'])),
    ).toMatchObject({
      answered: false,
      error_class: 'blocked',
    });
  expect(reached).toBe(0);
});
