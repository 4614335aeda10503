// A question to one of the server's own endpoints, while finding out what it is.
import type { Endpoint } from './endpoint.ts';
import { openExchange } from './exchange.ts';
import { ModelError, type ModelErrorKind } from './model-error.ts';
import { errorInBody, errorInDocument, modelErrorOf } from './reply-error.ts';
import { sentence } from '../sentences/sentence.ts';

const ANSWER_MS = 8000;
const MAX_CHARS = 8_000_000;

/** The document. Throws `ModelError` for errors of any kind, those inside a 200 included. */
export async function getJson(
  endpoint: Endpoint,
  url: string,
  signal: AbortSignal | undefined,
  body?: unknown,
): Promise<unknown> {
  const timeouts = {
    ...endpoint.timeouts,
    first_token_ms: ANSWER_MS,
    idle_ms: ANSWER_MS,
    total_ms: ANSWER_MS,
  };
  const method = body === undefined ? 'GET' : 'POST';
  const exchange = await openExchange({ ...endpoint, timeouts }, { method, url, body, signal });
  let text = '';
  try {
    for await (const part of exchange.text) {
      text += part;
      if (text.length > MAX_CHARS) throw notApi();
    }
  } finally {
    exchange.close();
  }
  if (exchange.status < 200 || exchange.status > 299)
    throw modelErrorOf(errorInBody(exchange.status, text, exchange.headers['retry-after']), endpoint.api_key);
  const document = parse(text);
  const error = errorInDocument(document);
  if (error !== undefined) throw modelErrorOf(error, endpoint.api_key);
  return document;
}

/** A server in one of these states says nothing about itself, rather than that it lacks an endpoint. */
const SAYS_NOTHING: readonly ModelErrorKind[] = ['aborted', 'refused', 'unreachable', 'busy', 'loading'];

/** The same for endpoints that only some servers have: undefined where there is none. */
export async function findJson(
  endpoint: Endpoint,
  url: string,
  signal: AbortSignal | undefined,
  body?: unknown,
): Promise<unknown> {
  try {
    return await getJson(endpoint, url, signal, body);
  } catch (error) {
    if (error instanceof ModelError && SAYS_NOTHING.includes(error.kind)) throw error;
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw notApi();
  }
}

const notApi = () => new ModelError('protocol', sentence('model.notJson'));
