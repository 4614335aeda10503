// Server-sent events: headers, heartbeats, and an end when the client goes away.
import type { Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface EventSink {
  /** @param id what the client sends back as Last-Event-ID after a reconnect */
  emit(event: string, data: unknown, id?: string): void;
  /** Ends the stream from the server's side. */
  end(): void;
  /** Aborted when the client has gone or the server ends. */
  closed: AbortSignal;
}

/** Proxies end connections that are silent for a minute. */
const HEARTBEAT_MS = 20_000;

/** What never ends by itself, per server: a server that closes has to end it. */
const open = new WeakMap<Server, Set<() => void>>();

/** Calls `end` when the server closes. Returns how to forget that. */
export function endOnClose(request: FastifyRequest, end: () => void): () => void {
  const { server } = request.server;
  const ends = open.get(server) ?? new Set();
  open.set(server, ends.add(end));
  return () => void ends.delete(end);
}

export function endStreamsOnClose(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    for (const end of open.get(app.server) ?? []) end();
  });
}

/** Takes over the reply; `source` emits until the sink is closed. */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  source: (sink: EventSink) => void,
): void {
  reply.hijack();
  const response = reply.raw;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) response.setHeader(name, value);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  const gone = new AbortController();
  const end = () => {
    close();
    response.end();
  };
  const forget = endOnClose(request, end);
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
  const close = () => {
    clearInterval(heartbeat);
    forget();
    gone.abort();
  };
  response.on('close', close);
  source({
    closed: gone.signal,
    emit: (event, data, id) => {
      if (gone.signal.aborted) return;
      const name = id === undefined ? '' : `id: ${id}\n`;
      response.write(`${name}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end,
  });
}
