// Stands before a server and can cut every connection, as a failing network does, or fall silent, as a hanging server does.
import { createServer, connect, type NetConnectOpts, type Server, type Socket } from 'node:net';

export interface Gate {
  port: number;
  /** Cuts all connections, and new ones at once. */
  shut(): void;
  /** Keeps and accepts connections and passes nothing on any more. */
  mute(): void;
  /** Lets connections through again; those that were muted are cut. */
  open(): void;
  stop(): Promise<unknown>;
}

export async function startGate(target: NetConnectOpts): Promise<Gate> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'shut' | 'mute' = 'open';
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
  };
  const cutAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  const server: Server = createServer((incoming) => {
    if (state === 'shut') return void incoming.destroy();
    keep(incoming);
    if (state === 'mute') return void incoming.resume();
    const outgoing = connect('path' in target ? target : { host: '127.0.0.1', ...target });
    keep(outgoing);
    incoming.on('data', (chunk) => void (state === 'open' && outgoing.write(chunk)));
    outgoing.on('data', (chunk) => void (state === 'open' && incoming.write(chunk)));
    incoming.on('close', () => outgoing.destroy());
    outgoing.on('close', () => incoming.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    shut() {
      state = 'shut';
      cutAll();
    },
    mute: () => void (state = 'mute'),
    open() {
      if (state === 'mute') cutAll();
      state = 'open';
    },
    stop() {
      cutAll();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
