// Where documents may go: refused addresses and models are refused before anything is sent.
import dns from 'node:dns';
import net from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { modelSettings } from '../../../test/kit/model-connection.ts';
import { startModelServer } from '../../../test/kit/model-server.ts';
import { addressRefusal } from './address-guard.ts';
import { parseEndpoint, type ModelSettings } from './endpoint.ts';
import { openExchange } from './exchange.ts';
import { createModels } from './models.ts';

afterEach(() => vi.restoreAllMocks());

const settings = ({ url = 'http://127.0.0.1:9', ...change }: Partial<ModelSettings>) =>
  modelSettings(url, change);

test.each([
  '127.0.0.1',
  '::1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.178.20',
  'fd12:3456::1',
  '::ffff:10.0.0.1',
])('%s is on the private network', (address) => {
  expect(addressRefusal('host', address, [])).toBeUndefined();
});

test.each([
  '8.8.8.8',
  '172.32.0.1',
  '100.64.0.1',
  '2001:4860:4860::8888',
  '::ffff:8.8.8.8',
  '64:ff9b::808:808',
])('%s is contacted only when its host or address is allowed', (address) => {
  expect(addressRefusal('model.example.com', address, [])?.kind).toBe('refused');
  expect(addressRefusal('model.example.com', address, ['other.example.com'])?.kind).toBe('refused');
  expect(addressRefusal('model.example.com', address, ['*.example.com'])).toBeUndefined();
  expect(addressRefusal(address, address, [address])).toBeUndefined();
});

test.each([
  '169.254.169.254',
  'fe80::1',
  '0.0.0.0',
  '::',
  '224.0.0.1',
  'fd00:ec2::254',
  '100.100.100.200',
  '::ffff:169.254.169.254',
])('%s is never contacted, allowed or not', (address) => {
  expect(addressRefusal('host', address, ['host', address, '0.0.0.0/0', '::/0'])?.kind).toBe('refused');
});

/** Fails the test if anything tries to connect. */
function forbidConnections() {
  return vi.spyOn(net.Socket.prototype, 'connect').mockImplementation(() => {
    throw new Error('a connection was opened');
  });
}

test.each([
  'http://8.8.8.8:11434',
  'http://[2001:4860:4860::8888]/v1',
  'http://0x08080808:8000/v1',
  'http://134744072/v1',
  'https://169.254.169.254/v1',
  'http://0.0.0.0:11434',
])('%s is refused without any connection', async (url) => {
  const connect = forbidConnections();
  await expect(createModels().connect(settings({ url }))).rejects.toMatchObject({ kind: 'refused' });
  expect(connect).not.toHaveBeenCalled();
});

test.each(['gpt-oss:120b-cloud', 'deepseek-v3.1:cloud', 'qwen3-coder:480b-CLOUD', 'glm-4.6:cloud '])(
  'the cloud model %s is refused without any connection, with the reason',
  async (name) => {
    const connect = forbidConnections();
    const refused = createModels().connect(settings({ name }));
    await expect(refused).rejects.toMatchObject({ kind: 'refused' });
    await expect(refused).rejects.toThrow('ollama.com');
    expect(connect).not.toHaveBeenCalled();
  },
);

/** Lets a name resolve to these addresses. */
function resolveTo(...addresses: string[]) {
  const answers = addresses.map((address) => ({ address, family: net.isIP(address) }));
  return vi
    .spyOn(dns, 'lookup')
    .mockImplementation(((
      _name: string,
      _options: unknown,
      callback: (error: null, addresses: unknown) => void,
    ) => process.nextTick(callback, null, answers)) as never);
}

test('a name that resolves to a public address, alone or among private ones, is refused', async () => {
  const server = await startModelServer();
  const url = `http://models.example:${server.port}`;
  for (const addresses of [['93.184.216.34'], ['127.0.0.1', '93.184.216.34'], ['169.254.169.254']]) {
    resolveTo(...addresses);
    const endpoint = parseEndpoint(settings({ url }));
    await expect(openExchange(endpoint, { method: 'GET', url })).rejects.toMatchObject({ kind: 'refused' });
  }
  expect(server.seen).toEqual([]);
  resolveTo('127.0.0.1');
  const exchange = await openExchange(parseEndpoint(settings({ url })), { method: 'GET', url });
  expect(exchange.status).toBe(404);
  exchange.close();
  await server.close();
});

test('the connected address is checked again before anything is sent', async () => {
  const server = await startModelServer();
  // What Node's `remoteAddress` reads.
  const prototype = net.Socket.prototype as unknown as { _getpeername(): net.AddressInfo };
  vi.spyOn(prototype, '_getpeername').mockReturnValue({ address: '93.184.216.34', family: 'IPv4', port: 80 });
  const endpoint = parseEndpoint(settings({ url: server.url, api_key: 'secret' }));
  const options = {
    method: 'POST',
    url: `${server.url}/v1/chat/completions`,
    body: { messages: ['document'] },
  } as const;
  await expect(openExchange(endpoint, options)).rejects.toMatchObject({ kind: 'refused' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.seen).toEqual([]);
  await server.close();
});

test('a proxy in the environment is not used', async () => {
  const [server, proxy] = [await startModelServer(), await startModelServer()];
  vi.stubEnv('HTTP_PROXY', proxy.url);
  vi.stubEnv('http_proxy', proxy.url);
  await createModels().connect(settings({ url: server.url }));
  expect(proxy.seen).toEqual([]);
  vi.unstubAllEnvs();
  await Promise.all([server.close(), proxy.close()]);
});
