// The one place that turns errors of every layer into HTTP: {"detail": "<one sentence>"} and nothing else.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { RectoError, isDiskFull, storageFull, unavailable, type ErrorKind } from '../errors.ts';
import { isConnectionError } from '../connection-error.ts';
import { StoreUnavailable } from '../files/file-store.ts';
import { errorForLog } from '../log.ts';

const STATUS: Record<ErrorKind, number> = {
  bad_request: 400,
  unauthorised: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  outdated: 412,
  too_large: 413,
  unsupported: 415,
  bad_range: 416,
  invalid: 422,
  too_many: 429,
  unavailable: 503,
  storage_full: 507,
};

/** What the framework itself refuses, in words a caller can act on. */
const FRAMEWORK: Record<string, [status: number, detail: string]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'Send the body as application/json (or multipart/form-data for an upload)',
  ],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, 'The body is empty; send a JSON object'],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, 'The body is not valid JSON'],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'The body is too large'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, 'The body does not match its Content-Length'],
  FST_ERR_BAD_URL: [400, 'The address is not valid'],
  FST_ERR_MAX_PARAM_LENGTH: [422, 'A part of the address is too long'],
  FST_ERR_ASYNC_CONSTRAINT: [400, 'The address is not valid'],
};

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('x-request-id', request.id);
  const known = toRectoError(error);
  if (known !== undefined) {
    if (known.kind === 'unauthorised') reply.header('www-authenticate', 'Bearer');
    if (known.retry_after_s !== undefined) reply.header('retry-after', String(known.retry_after_s));
    return reply.headers(known.headers).code(STATUS[known.kind]).send({ detail: known.message });
  }
  const code = (error as FastifyError | null)?.code ?? '';
  const framework = FRAMEWORK[code] ?? syntaxProblem(error);
  if (framework !== undefined) return reply.code(framework[0]).send({ detail: framework[1] });
  request.log.error({ ...errorForLog(error), request_id: request.id }, 'unexpected error');
  return reply.code(500).send({ detail: 'Internal server error' });
}

/** What is wrong before there is a request: Node's HTTP parser gives up. */
const MALFORMED: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers are too large'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The body is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request came too slowly'],
};

/** Answers on the bare connection and ends it. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, detail] = MALFORMED[error.code ?? ''] ?? [400, 'The request is not valid HTTP'];
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
    'Connection: close',
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
}

function toRectoError(error: unknown): RectoError | undefined {
  if (error instanceof RectoError) return error;
  if (isDiskFull(error)) return storageFull(error);
  if (error instanceof StoreUnavailable)
    return unavailable('The store of originals cannot be reached at the moment; try again shortly', 5);
  if (isConnectionError(error))
    return unavailable('The database cannot be reached at the moment; try again shortly', 5);
  return undefined;
}

function syntaxProblem(error: unknown): [number, string] | undefined {
  const { statusCode } = (error ?? {}) as FastifyError;
  if (error instanceof SyntaxError && statusCode === 400) return [400, 'The body is not valid JSON'];
  // From the server of static files, for addresses that leave its folder.
  if (statusCode === 403 || statusCode === 404) return [404, 'The address is not valid'];
  return undefined;
}

/** Parses input against its schema; the error names the place and what to do about it. */
export function parseInput<S extends z.ZodType>(
  place: 'path' | 'query' | 'body',
  schema: S,
  value: unknown,
): z.output<S> {
  const result = schema.safeParse(value);
  if (!result.success) throw new RectoError('invalid', describeIssue(place, result.error.issues[0]));
  requireStorable(place, result.data);
  return result.data;
}

/** Deeper than anything people write, and far from where recursive functions such as JSON.stringify give up. */
const MAX_DEPTH = 100;

/**
 * Refuses valid JSON that PostgreSQL cannot hold: texts, keys included, with the character NUL or half of a surrogate pair,
 * and what is nested too deeply.
 */
export function requireStorable(place: string, input: unknown): void {
  const open: { value: unknown; path: string[] }[] = [{ value: input, path: [] }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path } = next;
    const refuse = (what: string) => new RectoError('invalid', `${path[0] ?? place} ${what}`);
    if (typeof value === 'string' && isUnfit(value)) throw refuse(UNFIT);
    if (typeof value !== 'object' || value === null) continue;
    if (path.length > MAX_DEPTH) throw refuse('is nested too deeply');
    for (const [key, item] of Object.entries(value)) {
      if (isUnfit(key)) throw refuse(UNFIT);
      open.push({ value: item, path: [...path, key] });
    }
  }
}

const UNFIT = 'holds the character NUL or half of a surrogate pair';
const isUnfit = (text: string) => text.includes('\u0000') || !text.isWellFormed();

export function describeIssue(place: 'path' | 'query' | 'body', issue: z.core.$ZodIssue | undefined): string {
  if (issue === undefined) return 'The request is not valid';
  const name = issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const noun = place === 'query' ? 'query parameter' : 'field';
    return `Unknown ${noun} ${issue.keys.map((key) => `"${[...issue.path, key].join('.')}"`).join(', ')}`;
  }
  if (name === '')
    return place === 'body' ? `The body must be a JSON object: ${lowerFirst(issue.message)}` : issue.message;
  if (issue.message.endsWith('received undefined')) return `${name} is required`;
  if (issue.code === 'invalid_type') return `${name} must be ${NOUNS[issue.expected] ?? issue.expected}`;
  return `${name}: ${lowerFirst(issue.message.replace(/^Invalid input: /, ''))}`;
}

const NOUNS: Record<string, string> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
