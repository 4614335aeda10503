// Sockets to places outside, opened only to addresses that were judged. The name is resolved once; what was judged is what
// is connected to, and the connected socket is looked at again before anything is sent: answers of name servers that change
// in between change nothing.
import dns from 'node:dns';
import net from 'node:net';
import { callbackify } from 'node:util';
import { buildConnector } from 'undici';

/** How this machine reaches others: the edge that tests replace, so that nothing they do leaves the machine. */
export interface Network {
  /** Every address of a name. */
  resolve(hostname: string): Promise<dns.LookupAddress[]>;
  /** Opens a socket to one of the addresses that `options.lookup` names, or to the address that `options.host` is. */
  connect(options: net.TcpNetConnectOpts): net.Socket;
}

export const NETWORK: Network = {
  resolve: (hostname) => dns.promises.lookup(hostname, { all: true }),
  connect: (options) => net.connect(options),
};

/** Why an address of a host must not be contacted, or undefined. */
export type Judge = (hostname: string, address: string) => Error | undefined;

/** The addresses of a host, all of them allowed: which one is used is not ours to choose. Throws what the judge says. */
export async function judgedAddresses(
  host: string,
  judge: Judge,
  network: Network,
): Promise<dns.LookupAddress[]> {
  const hostname = host.replace(/^\[|\]$/g, '');
  const family = net.isIP(hostname);
  const found = family === 0 ? await network.resolve(hostname) : [{ address: hostname, family }];
  for (const { address } of found) {
    const refusal = judge(hostname, address);
    if (refusal !== undefined) throw refusal;
  }
  if (found.length === 0) throw new Error(`${hostname} has no address`);
  return found;
}

/** For undici. */
export function guardedConnector(
  judge: Judge,
  timeout_ms: number,
  network: Network = NETWORK,
): buildConnector.connector {
  const secure = buildConnector({ timeout: timeout_ms });
  return (options, callback) => {
    const { hostname, port, protocol } = options;
    const standard = protocol === 'https:' ? 443 : 80;
    open(hostname, Number(port) || standard, judge, timeout_ms, network, (error, socket) => {
      if (error !== null) callback(error, null);
      else if (protocol === 'https:') secure({ ...options, httpSocket: socket }, callback);
      else callback(null, socket);
    });
  };
}

const open = callbackify(openSocket);

async function openSocket(
  host: string,
  port: number,
  judge: Judge,
  timeout_ms: number,
  network: Network,
): Promise<net.Socket> {
  const addresses = await judgedAddresses(host, judge, network);
  const hostname = host.replace(/^\[|\]$/g, '');
  const [first] = addresses;
  const socket = network.connect({
    host: hostname,
    port,
    autoSelectFamily: true,
    lookup: (_name, options, done) =>
      options.all === true ? done(null, addresses) : done(null, first!.address, first!.family),
  });
  socket.setNoDelay(true).setKeepAlive(true, 60_000);
  await connected(socket, timeout_ms);
  const refusal = judge(hostname, socket.remoteAddress ?? '');
  if (refusal === undefined) return socket;
  socket.destroy();
  throw refusal;
}

function connected(socket: net.Socket, timeout_ms: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => socket.destroy(Object.assign(new Error('Connect timeout'), { code: 'ETIMEDOUT' })),
      timeout_ms,
    );
    // Stays: until somebody uses the socket, nobody else listens.
    socket.on('error', reject);
    socket.once('connect', resolve);
    socket.once('close', () => reject(new Error('The connection was closed')));
    for (const event of ['connect', 'error', 'close']) socket.once(event, () => clearTimeout(timer));
  });
}
