// Speech to text by a server with OpenAI's interface (`POST /v1/audio/transcriptions`). Recordings are documents: like the
// model server it is contacted on the private network only.
import { openAsBlob } from 'node:fs';
import { Agent, FormData, request } from 'undici';
import { z } from 'zod';
import { guardedConnector, type Judge } from '../http/guarded-connector.ts';
import { addressRefusal } from './address-guard.ts';
import { textAt } from './json-at.ts';
import { ModelError } from './model-error.ts';
import { sentence } from '../sentences/sentence.ts';

export interface TranscribeOptions {
  /** The server, with or without `/v1` and the path behind it. */
  url: string;
  model: string;
  api_key?: string | undefined;
  /** Hosts outside the private network that may be contacted. */
  allowed_hosts?: readonly string[];
  /** For the whole exchange; a long recording takes minutes. */
  timeout_ms: number;
}

export interface Recording {
  path: string;
  filename: string;
  media_type: string;
}

export interface Transcript {
  text: string;
  /** Stretches of speech in order, seconds from the start; empty when the server does not tell. */
  segments: { start: number; end: number; text: string }[];
}

const Answer = z.object({
  text: z.string(),
  segments: z
    .array(z.object({ start: z.number(), end: z.number(), text: z.string() }))
    .nullish()
    .transform((segments) => segments ?? []),
});
const CONNECT_MS = 10_000;
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const BAD_REQUEST = 400;

/** Throws `ModelError`: `refused` for an address that must not be contacted, `bad_request` for a file it does not take, … */
export async function transcribe(
  recording: Recording,
  options: TranscribeOptions,
  signal?: AbortSignal,
): Promise<Transcript> {
  const address = transcriptionAddress(options.url);
  const judge: Judge = (host, found) => addressRefusal(host, found, options.allowed_hosts ?? []);
  const agent = new Agent({ connect: guardedConnector(judge, CONNECT_MS), pipelining: 0 });
  const limit = AbortSignal.timeout(options.timeout_ms);
  const ask = (format: string) =>
    post(agent, address, recording, options, format, signal ? AbortSignal.any([signal, limit]) : limit);
  try {
    // Only this form tells when something was said; servers that do not know it are asked for the plain one.
    const detailed = await ask('verbose_json');
    const answer = detailed.status === BAD_REQUEST ? await ask('json') : detailed;
    return readAnswer(answer);
  } catch (error) {
    if (signal?.aborted === true) throw signal.reason;
    throw failure(error);
  } finally {
    await agent.destroy().catch(() => undefined);
  }
}

/** `http://host:9000`, `…/v1` and the full address all mean the same. */
export function transcriptionAddress(url: string): URL {
  const trimmed = url.replace(/\/+$/, '');
  if (trimmed.endsWith('/audio/transcriptions')) return new URL(trimmed);
  return new URL(`${trimmed}${/\/v\d+$/.test(trimmed) ? '' : '/v1'}/audio/transcriptions`);
}

interface Answered {
  status: number;
  body: string;
}

async function post(
  dispatcher: Agent,
  url: URL,
  { path, filename, media_type }: Recording,
  { model, api_key, timeout_ms }: TranscribeOptions,
  response_format: string,
  signal: AbortSignal,
): Promise<Answered> {
  const body = new FormData();
  body.set('file', await openAsBlob(path, { type: media_type }), filename);
  body.set('model', model);
  body.set('response_format', response_format);
  const response = await request(url, {
    dispatcher,
    method: 'POST',
    body,
    headers: api_key === undefined ? {} : { authorization: `Bearer ${api_key}` },
    signal,
    headersTimeout: timeout_ms,
    bodyTimeout: timeout_ms,
  });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response.body as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw new ModelError('protocol', sentence('model.transcriptLong'));
    parts.push(part);
  }
  return { status: response.statusCode, body: Buffer.concat(parts).toString('utf8') };
}

function readAnswer({ status, body }: Answered): Transcript {
  if (status !== 200) throw statusError(status);
  try {
    return Answer.parse(JSON.parse(body));
  } catch (cause) {
    throw new ModelError('protocol', sentence('model.transcriptUnclear'), {
      cause,
    });
  }
}

function statusError(status: number): ModelError {
  const kind =
    status === 401 || status === 403
      ? 'auth'
      : status === 429 || status === 503
        ? 'busy'
        : status >= 500
          ? 'server'
          : 'bad_request';
  return new ModelError(kind, sentence('model.transcriptStatus', { status }), { status });
}

function failure(error: unknown): ModelError {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  for (const candidate of [error, cause]) if (candidate instanceof ModelError) return candidate;
  const code = textAt(cause, 'code') ?? '';
  const late = cause instanceof Error && cause.name === 'TimeoutError';
  if (late || code.includes('TIMEOUT'))
    return new ModelError('timeout', sentence('model.transcriptSlow'), { cause });
  const gone = code === '' ? sentence('model.transcriptGone') : sentence('model.transcriptGoneBy', { code });
  return new ModelError('unreachable', gone, { cause });
}
