// Server-sent events: headers, heartbeats, and an end when the client goes away.
import type { Server } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export interface EventSink {
  emit(event: string, data: unknown): void;
  /** Ends the stream from the server's side. */
  end(): void;
  /** Aborted when the client has gone or the server ends. */
  closed: AbortSignal;
}

/** Proxies end connections that are silent for a minute. */
const HEARTBEAT_MS = 20_000;

/** Open streams per server: they never end by themselves, so a server that closes has to end them. */
const open = new WeakMap<Server, Set<() => void>>();

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
  const streams = open.get(request.server.server) ?? new Set();
  open.set(request.server.server, streams);
  const end = () => {
    close();
    response.end();
  };
  streams.add(end);
  const heartbeat = setInterval(() => response.write(':\n\n'), HEARTBEAT_MS);
  const close = () => {
    clearInterval(heartbeat);
    streams.delete(end);
    gone.abort();
  };
  response.on('close', close);
  source({
    closed: gone.signal,
    emit: (event, data) => {
      if (!gone.signal.aborted) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    end,
  });
}
