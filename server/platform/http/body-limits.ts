// What a request may send and how slowly: one table for all endpoints, by whom they let in. Addresses that lead nowhere are
// held to what nobody in particular may send.
import { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Access } from '../../../contract/endpoint.ts';
import { languageOf } from '../sentences/language.ts';
import { say } from '../sentences/say.ts';
import { sentence } from '../sentences/sentence.ts';

const KB = 1024;

/** Bytes of a JSON body. Parsing holds up everybody, so strangers get little of it. Files have RECTO_MAX_UPLOAD_MB. */
export const BODY_BYTES: Record<Access, number> = {
  public: 16 * KB,
  token: 128 * KB,
  person: 128 * KB,
  writer: 4 * KB * KB,
  admin: 4 * KB * KB,
};

/** How long clients may take. What they send slower than this ends with 408 and their connection. */
export interface Patience {
  /** For the headers. */
  headers_ms: number;
  /** For the first bytes of a body, and as a reserve for pauses. */
  grace_ms: number;
  /** For the rest, whatever its size. */
  bytes_per_second: number;
  /** For what is still sent of a body once it was answered: refused, that is. */
  answered_ms: number;
  /** For a connection where nothing moves at all, such as a download that nobody takes. */
  idle_ms: number;
}

export const PATIENCE: Patience = {
  headers_ms: 15_000,
  grace_ms: 15_000,
  bytes_per_second: KB,
  answered_ms: 2_000,
  idle_ms: 10 * 60_000,
};

interface OpenBody {
  request: FastifyRequest;
  reply: FastifyReply;
  /** Bytes that the connection had brought before. */
  before: number;
  /** How long the client has been waited for. */
  waited_ms: number;
  since_answer_ms: number;
}

/** To be called before any route is made. */
export function limitBodies(app: FastifyInstance, patience: Patience): void {
  const open = new Set<OpenBody>();
  const tick_ms = Math.min(1000, patience.grace_ms / 4, patience.answered_ms / 2);
  const timer = setInterval(() => {
    for (const body of open) if (isOver(body, tick_ms, patience)) open.delete(body);
  }, tick_ms).unref();
  app.addHook('onClose', async () => clearInterval(timer));
  app.addHook('onRequest', async (request, reply) => {
    const { headers, socket } = request.raw;
    if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
    // What the process asks itself has no connection, and is there as a whole.
    if (!(socket instanceof Socket)) return;
    open.add({ request, reply, before: socket.bytesRead, waited_ms: 0, since_answer_ms: 0 });
  });
}

/** True once there is nothing more to watch. */
function isOver(body: OpenBody, tick_ms: number, patience: Patience): boolean {
  const { request, reply, before } = body;
  const { raw } = request;
  if (raw.complete || raw.destroyed || raw.socket.destroyed) return true;
  if (reply.raw.writableEnded) {
    body.since_answer_ms += tick_ms;
    if (body.since_answer_ms < patience.answered_ms) return false;
    raw.socket.destroy();
    return true;
  }
  // What has come and was not taken yet waits for us, not we for the client.
  if (raw.readableLength === 0) body.waited_ms += tick_ms;
  const received = raw.socket.bytesRead - before;
  if (body.waited_ms <= patience.grace_ms + (received / patience.bytes_per_second) * 1000) return false;
  refuseSlow(reply);
  return true;
}

function refuseSlow(reply: FastifyReply): void {
  const { raw, request } = reply;
  const { socket } = request.raw;
  if (raw.headersSent) return void socket.destroy();
  reply.hijack();
  raw.once('finish', () => socket.destroy());
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(408, { 'content-type': 'application/json; charset=utf-8', connection: 'close' });
  raw.end(
    JSON.stringify({
      detail: say(sentence('refusals.bodySlow'), languageOf(request.headers['accept-language'])),
    }),
  );
}
