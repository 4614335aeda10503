// What a server's error means. The same trouble comes as a status code, as an event in a stream that began with 200, as an
// object, or as a bare string, depending on the server; the patterns are those of llama.cpp, vLLM, Ollama and LM Studio.
import { at, numberAt, textAt } from './json-at.ts';
import { ModelError, type ModelErrorKind } from './model-error.ts';
import { sentence, type Code, type Sentence } from '../sentences/sentence.ts';

const TOO_LONG =
  /exceed_context_size|context_length_exceeded|maximum context length|available context size|longer than the (maximum )?(context|model)|exceeds? (the |its )?(maximum |model'?s? )*context|input length exceeds|prompt (is )?too long|context window|context length of only|greater than the context length/i;
// llama.cpp shares one context among its slots: a full one is other requests' doing, the prompt itself would have fit.
const SHARED_CONTEXT_FULL = /context size has been exceeded/i;
const LOADING =
  /loading model|model is (currently )?(being )?load|is loading|not finished loading|starting up/i;
const BUSY =
  /server busy|too many requests|overloaded|queue is full|no slot|maximum pending requests|rate limit/i;

/** How much of the server's own words is kept. */
const SAID_CHARS = 300;

export interface ServerError {
  /** HTTP status; for an error inside a stream the one it names, else 500. */
  status: number;
  /** The error's text. */
  said: string;
  /** The parsed document, for the numbers some servers add. */
  document?: unknown;
  retry_after_ms?: number;
}

/** The error in a document of a reply, or undefined if it is none. */
export function errorInDocument(document: unknown): ServerError | undefined {
  const error = at(document, 'error');
  const isError =
    (error !== undefined && error !== null && error !== '') || at(document, 'object') === 'error';
  if (!isError) return undefined;
  const code = numberAt(error, 'code') ?? numberAt(document, 'code') ?? numberAt(document, 'status');
  const status = code !== undefined && code >= 400 && code < 600 ? code : 500;
  return { status, said: wordsOf(document), document };
}

/** The body of an answer with an error status: JSON of some shape, plain text or a proxy's web page. */
export function errorInBody(status: number, body: string, retry_after: string | undefined): ServerError {
  let document: unknown;
  try {
    document = JSON.parse(body);
  } catch {
    document = undefined;
  }
  const said = document === undefined ? body.replace(/<[^>]*>/g, ' ') : wordsOf(document);
  const seconds = Number(retry_after);
  const wait = retry_after !== undefined && Number.isFinite(seconds) && seconds > 0;
  return { status, said, document, ...(wait ? { retry_after_ms: Math.min(seconds, 600) * 1000 } : {}) };
}

function wordsOf(document: unknown): string {
  const candidates = [
    textAt(document, 'error', 'message'),
    textAt(document, 'error'),
    textAt(document, 'message'),
    textAt(document, 'detail'),
    textAt(document, 'detail', 0, 'msg'),
  ];
  const words = candidates.find((text) => text !== undefined && text !== '') ?? '';
  // The type alone tells some errors apart: exceed_context_size_error.
  return [words, textAt(document, 'error', 'type') ?? ''].join(' ').trim();
}

/** @param api_key removed from the server's words, which some servers repeat in full. */
export function modelErrorOf(error: ServerError, api_key: string | null): ModelError {
  const kind = kindOf(error);
  const plain = error.said.replace(/\s+/g, ' ');
  const said = (api_key === null ? plain : plain.replaceAll(api_key, '[key]')).slice(0, SAID_CHARS);
  const numbers = kind === 'context' ? contextNumbers(error) : {};
  const wait = error.retry_after_ms === undefined ? {} : { retry_after_ms: error.retry_after_ms };
  return new ModelError(kind, sentenceOf(kind, error.status), {
    status: error.status,
    said,
    ...numbers,
    ...wait,
  });
}

function kindOf({ status, said }: ServerError): ModelErrorKind {
  if (status === 401 || status === 403 || status === 407) return 'auth';
  if (SHARED_CONTEXT_FULL.test(said)) return 'busy';
  if (TOO_LONG.test(said)) return 'context';
  if (LOADING.test(said) && (status === 503 || status < 500)) return 'loading';
  if (status === 429 || status === 503 || (status !== 400 && BUSY.test(said))) return 'busy';
  if (status === 408 || status === 504) return 'timeout';
  return status < 500 || status === 501 ? 'bad_request' : 'server';
}

const SENTENCES: Record<ModelErrorKind, Code> = {
  context: 'model.promptLong',
  auth: 'model.wrongKey',
  busy: 'model.busy',
  loading: 'model.loading',
  server: 'model.failed',
  bad_request: 'model.notAccepted',
  timeout: 'model.outOfTime',
  // Kinds that no status of an answer means.
  unreachable: 'model.failed',
  aborted: 'model.failed',
  interrupted: 'model.failed',
  protocol: 'model.failed',
  refused: 'model.failed',
};

const sentenceOf = (kind: ModelErrorKind, status: number): Sentence =>
  status === 413 ? sentence('model.requestLarge') : { code: SENTENCES[kind], values: { status } };

/** The numbers of llama.cpp (`n_ctx`, `n_prompt_tokens`), or those in vLLM's and OpenAI's sentence. */
function contextNumbers({ document, said }: ServerError): {
  context_tokens?: number;
  prompt_tokens?: number;
} {
  const inSentence = (pattern: RegExp) => {
    const found = pattern.exec(said)?.[1];
    return found === undefined ? undefined : Number(found);
  };
  const context =
    numberAt(document, 'error', 'n_ctx') ??
    inSentence(/maximum context length (?:is|of) (\d+)/i) ??
    inSentence(/context size \((\d+)/i);
  const prompt =
    numberAt(document, 'error', 'n_prompt_tokens') ??
    inSentence(/(?:has|requested|contains) (?:about |at least )?(\d+) (?:input )?tokens/i) ??
    inSentence(/request \((\d+) tokens/i);
  return {
    ...(context === undefined ? {} : { context_tokens: context }),
    ...(prompt === undefined ? {} : { prompt_tokens: prompt }),
  };
}
