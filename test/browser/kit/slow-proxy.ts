// Stands between the browser and the service and lets every answer of the API wait, each for another while.
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SlowProxy {
  url: string;
  /** How long the next request waits. */
  delay_ms: () => number;
  stop(): Promise<void>;
}

export async function startSlowProxy(target: string, delay_ms: () => number): Promise<SlowProxy> {
  const { hostname, port } = new URL(target);
  const proxy: SlowProxy = { url: '', delay_ms, stop: async () => undefined };
  const server: Server = createServer((incoming, outgoing) => {
    const { method, url = '/', headers } = incoming;
    const slow = url.startsWith('/api/') && !url.startsWith('/api/events');
    // The service compares the origin of a change with the host it was sent to.
    const onward = request({ hostname, port, method, path: url, headers }, (answer) => {
      const pass = () => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      };
      if (slow) setTimeout(pass, proxy.delay_ms());
      else pass();
    });
    onward.on('error', () => outgoing.destroy());
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  proxy.stop = () =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return proxy;
}
