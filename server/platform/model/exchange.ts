// One HTTP request to the model server on node:http: own time-outs instead of fetch's five minutes, no redirects, no
// pooled sockets (one that follows an aborted stream fails), nothing sent before the connected address was checked.
import http from 'node:http';
import https from 'node:https';
import type { Socket } from 'node:net';
import { addressRefusal, guardedLookup, refuseLiteral } from './address-guard.ts';
import type { Endpoint } from './endpoint.ts';
import { ModelError, aborted } from './model-error.ts';
import { connectionError } from './connection-error.ts';
import { createWatch, type Watch } from './watch.ts';
import { sentence } from '../sentences/sentence.ts';

const KEEP_ALIVE_MS = 30_000;

export interface ExchangeOptions {
  method: 'GET' | 'POST';
  url: string;
  /** Sent as JSON. */
  body?: unknown;
  signal?: AbortSignal;
}

export interface Exchange {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The body as text, UTF-8 decoded across chunk borders. Throws `ModelError`. To be read once. */
  text: AsyncIterable<string>;
  /** From now on this much silence is a time-out. */
  allowSilence(silence_ms: number): void;
  /** Closes the socket, which is how a model server learns that nobody waits any more. */
  close(): void;
}

/** Resolves with the first byte of the answer, whatever its status, except redirects. Throws `ModelError`. */
export async function openExchange(endpoint: Endpoint, options: ExchangeOptions): Promise<Exchange> {
  if (options.signal?.aborted === true) throw aborted();
  const url = new URL(options.url);
  refuseLiteral(url, endpoint.allowed_hosts);
  const body = options.body === undefined ? undefined : Buffer.from(JSON.stringify(options.body));
  const { request, watch } = start(endpoint, url, options, body);
  try {
    const response = await answered(request, watch);
    refuseRedirect(response, url);
    return {
      status: response.statusCode ?? 0,
      headers: response.headers,
      text: readText(response, watch, () => request.destroy()),
      allowSilence: (silence_ms) => watch.allowSilence(silence_ms),
      close: () => {
        watch.stop();
        request.destroy();
      },
    };
  } catch (error) {
    watch.stop();
    request.destroy();
    throw error;
  }
}

function start(endpoint: Endpoint, url: URL, options: ExchangeOptions, body: Buffer | undefined) {
  const { allowed_hosts, api_key, timeouts } = endpoint;
  const secure = url.protocol === 'https:';
  const request = (secure ? https : http).request(url, {
    method: options.method,
    agent: false,
    lookup: guardedLookup(allowed_hosts),
    headers: {
      accept: 'text/event-stream, application/x-ndjson, application/json',
      'accept-encoding': 'identity',
      'user-agent': 'Recto',
      ...(api_key === null ? {} : { authorization: `Bearer ${api_key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json', 'content-length': body.length }),
    },
  });
  const watch = createWatch(timeouts, options.signal, (failure) => request.destroy(failure));
  request.once('socket', (socket: Socket) => {
    // Firewalls forget connections that are silent for minutes, as while a long prompt is read.
    socket.setKeepAlive(true, KEEP_ALIVE_MS);
    socket.once(secure ? 'secureConnect' : 'connect', () => {
      const hostname = url.hostname.replace(/^\[|\]$/g, '');
      const refusal = addressRefusal(hostname, socket.remoteAddress ?? '', allowed_hosts);
      if (refusal !== undefined) return request.destroy(refusal);
      watch.allowSilence(timeouts.first_token_ms);
      request.end(body);
    });
  });
  return { request, watch };
}

function answered(request: http.ClientRequest, watch: Watch): Promise<http.IncomingMessage> {
  return new Promise((resolve, reject) => {
    request.once('response', resolve);
    // Stays: an error after the response is reported through the response.
    request.on('error', (error) => reject(watch.failure() ?? connectionError(error)));
  });
}

function refuseRedirect(response: http.IncomingMessage, url: URL): void {
  const status = response.statusCode ?? 0;
  if (status < 300 || status > 399) return;
  const location = response.headers.location ?? '';
  const target = URL.canParse(location, url.href) ? new URL(location, url).origin : 'another address';
  throw new ModelError('refused', sentence('model.redirect', { address: target }), { status });
}

/** The silence timer rests while the reader is busy with what it got: a slow browser is no silent server. */
async function* readText(
  response: http.IncomingMessage,
  watch: Watch,
  close: () => void,
): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  const chunks = response[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  try {
    for (;;) {
      watch.resume();
      const next = await chunks.next();
      watch.rest();
      if (next.done === true) break;
      const text = decoder.decode(next.value, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } catch (error) {
    throw watch.failure() ?? connectionError(error);
  } finally {
    watch.stop();
    close();
  }
}
