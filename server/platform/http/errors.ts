// The one place that turns errors of every layer into HTTP: {"detail": "<one sentence>"} and nothing else.
import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isNotStarted } from '../processes/process-error.ts';
import { RectoError, isDiskFull, storageFull, unavailable, type ErrorKind } from '../errors.ts';
import { isConnectionError } from '../connection-error.ts';
import { StoreUnavailable } from '../files/file-store.ts';
import { errorForLog } from '../log.ts';
import { languageOf, type Language } from '../sentences/language.ts';
import { say } from '../sentences/say.ts';
import { sentence, type Said, type Sentence } from '../sentences/sentence.ts';

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
const FRAMEWORK: Record<string, [status: number, said: Sentence]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [415, sentence('programs.contentType')],
  FST_ERR_CTP_EMPTY_JSON_BODY: [400, sentence('programs.emptyBody')],
  FST_ERR_CTP_INVALID_JSON_BODY: [400, sentence('programs.notJson')],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, sentence('refusals.bodyLarge')],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [400, sentence('programs.contentLength')],
  FST_ERR_BAD_URL: [400, sentence('refusals.address')],
  FST_ERR_MAX_PARAM_LENGTH: [422, sentence('refusals.addressLong')],
  FST_ERR_ASYNC_CONSTRAINT: [400, sentence('refusals.address')],
};

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.header('x-request-id', request.id);
  const known = toRectoError(error);
  if (known !== undefined) {
    if (known.kind === 'unauthorised') reply.header('www-authenticate', 'Bearer');
    if (known.retry_after_s !== undefined) reply.header('retry-after', String(known.retry_after_s));
    return reply
      .headers(known.headers)
      .code(STATUS[known.kind])
      .send(refusal(known.sentence, request, reply));
  }
  const code = (error as FastifyError | null)?.code ?? '';
  const framework = FRAMEWORK[code] ?? syntaxProblem(error);
  if (framework !== undefined) return reply.code(framework[0]).send(refusal(framework[1], request, reply));
  request.log.error(errorForLog(error), 'unexpected error');
  return reply.code(500).send(refusal(sentence('refusals.internal'), request, reply));
}

/** What the pages ask for (RFC 7240): values by the labels of the form that a person filled in, where programs know keys. */
const LABELS = 'names=labels';

/** The body of an error, in the language of the request. */
export function refusal(said: Said, request: FastifyRequest, reply: FastifyReply): { detail: string } {
  nameLanguage(request, reply);
  reply.header('vary', 'Accept-Language, Prefer');
  const language = requestLanguage(request);
  if (request.headers['prefer'] !== LABELS) return { detail: say(said, language) };
  const text = say(said, { language, form: request.routeOptions.url ?? request.url });
  return { detail: language === 'en' ? text.replace(/(?<![.!?])$/, '.') : text };
}

const requestLanguage = (request: FastifyRequest): Language => languageOf(request.headers['accept-language']);

/** Answers differ by the language that was asked for, which caches have to know. */
export function nameLanguage(request: FastifyRequest, reply: FastifyReply): void {
  reply.header('content-language', requestLanguage(request));
  reply.header('vary', 'Accept-Language');
}

/** What is wrong before there is a request, and so a language: Node's HTTP parser gives up. */
const MALFORMED: Record<string, [status: number, detail: string]> = {
  HPE_HEADER_OVERFLOW: [431, say(sentence('programs.headersLarge'))],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, say(sentence('refusals.bodyLarge'))],
  ERR_HTTP_REQUEST_TIMEOUT: [408, say(sentence('programs.requestSlow'))],
};

/** Answers on the bare connection and ends it. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, detail] = MALFORMED[error.code ?? ''] ?? [400, say(sentence('programs.notHttp'))];
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
  if (error instanceof StoreUnavailable) return unavailable(sentence('refusals.noOriginals'), 5);
  if (isConnectionError(error)) return unavailable(sentence('refusals.noDatabase'), 5);
  if (isNotStarted(error)) return unavailable(sentence('refusals.noProcess'), 15);
  return undefined;
}

function syntaxProblem(error: unknown): [number, Sentence] | undefined {
  const { statusCode } = (error ?? {}) as FastifyError;
  if (error instanceof SyntaxError && statusCode === 400) return [400, sentence('programs.notJson')];
  // From the server of static files, for addresses that leave its folder.
  if (statusCode === 403 || statusCode === 404) return [404, sentence('refusals.address')];
  return undefined;
}
