// A network for tests: names and addresses as the test says, and every connection ends at a port of this machine.
import net from 'node:net';
import type { Network } from '../../server/platform/http/guarded-connector.ts';

export interface TestNetwork extends Network {
  /** Where connections were opened to, as the service saw it. */
  opened: string[];
}

/**
 * @param answers addresses that a name resolves to, one list after the other; the last stays
 * @param port where connections really go
 * @param shown the address that a connected socket seems to have; the one that was asked for if undefined
 */
export function testNetwork(answers: Record<string, string[][]>, port: number, shown?: string): TestNetwork {
  const opened: string[] = [];
  const next = (name: string): string[] => {
    const lists = answers[name] ?? [];
    return (lists.length > 1 ? lists.shift() : lists[0]) ?? [];
  };
  return {
    opened,
    async resolve(hostname) {
      const found = next(hostname);
      if (found.length === 0) throw Object.assign(new Error(`ENOTFOUND ${hostname}`), { code: 'ENOTFOUND' });
      return found.map((address) => ({ address, family: net.isIP(address) }));
    },
    connect(options) {
      const socket = new net.Socket();
      const open = (address: string) => {
        opened.push(address);
        Object.defineProperty(socket, 'remoteAddress', { value: shown ?? address });
        socket.connect(port, '127.0.0.1');
      };
      const { host = '', lookup } = options;
      if (net.isIP(host) !== 0 || lookup === undefined) open(host);
      else
        lookup(host, { all: true }, (_error, found) =>
          open(Array.isArray(found) ? (found[0]?.address ?? '') : found),
        );
      return socket;
    },
  };
}
