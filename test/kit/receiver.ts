// A real HTTP receiver for webhooks: keeps what arrives, answers as told.
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  /** When its headers came, in milliseconds. */
  at: number;
}

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
  /** Ends the connection without an answer. */
  hang_up?: boolean;
}

export interface Receiver {
  url: string;
  received: Received[];
  /** Decides each answer; 200 by default. */
  answer: (request: Received, index: number) => Answer | Promise<Answer>;
  /** Told how many requests are open whenever one comes. */
  during: (open: number) => void;
  stop(): Promise<void>;
}

export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    const at = performance.now();
    receiver.during((open += 1));
    response.once('close', () => (open -= 1));
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void respond());
    const respond = async () => {
      const message = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
        at,
      };
      received.push(message);
      const {
        status = 200,
        headers = {},
        body = 'ok',
        hang_up = false,
      } = await receiver.answer(message, received.length - 1);
      if (hang_up) request.socket.destroy();
      else response.writeHead(status, headers).end(body);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const receiver: Receiver = {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    answer: () => ({}),
    during: () => undefined,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return receiver;
}
