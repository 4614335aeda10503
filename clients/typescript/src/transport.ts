// One request: its address and body, attempts, and what becomes of the answer.
import { ConnectionError, errorOf, secondsOf } from './errors.ts';

export interface ClientOptions {
  /** Where the service is, `https://recto.example.com`; a path of it belongs to it. */
  url: string;
  /** The API token, or a personal token. Without one, call `signIn`. */
  token?: string;
  /** How often a call is tried again; 4 when left out. */
  retries?: number;
  /** Milliseconds until an attempt without an answer is given up; 100 000 when left out. */
  timeout?: number;
  /** In place of the global one. */
  fetch?: typeof fetch;
}

export interface CallOptions {
  /** Besides those of the call, as `If-None-Match` or `Accept-Language`. */
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** A file with its name: a `File`, or content beside a name. */
export type FileInput = File | { name: string; content: Blob | Uint8Array | string };

type Value = string | number | boolean | null | undefined;
type Values = Record<string, Value | readonly Value[]>;

export interface Call {
  method: string;
  /** With `{name}` for each of `params`. */
  path: string;
  params?: Values;
  query?: Values;
  headers?: Values;
  body?: unknown;
  multipart?: boolean;
  result: 'json' | 'none' | 'stream';
}

/** Statuses after which the same request may succeed. */
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504]);
const SAFE = new Set(['GET', 'HEAD', 'PUT', 'DELETE']);
const LONGEST_WAIT_S = 60;

export class Transport {
  readonly #options: Required<Omit<ClientOptions, 'token'>>;
  readonly #token: string | undefined;
  #cookie: string | undefined;

  constructor({ url, token, retries = 4, timeout = 100_000, fetch = globalThis.fetch }: ClientOptions) {
    this.#options = { url: url.replace(/\/+$/, ''), retries, timeout, fetch };
    this.#token = token;
  }

  /** For the methods of the API. Throws `RectoError` for a refusal and `ConnectionError` where no answer came. */
  async send<T>(call: Call, options: CallOptions): Promise<T> {
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.#attempt(call, options).catch((error: unknown) => {
        if (options.signal?.aborted === true) throw error;
        return new ConnectionError(`${call.method} ${call.path}: ${String(error)}`, { cause: error });
      });
      const failed = answer instanceof ConnectionError || TRANSIENT.has(answer.status);
      if (!failed || attempt >= this.#options.retries || !mayRepeat(call, answer)) {
        if (answer instanceof ConnectionError) throw answer;
        return resultOf<T>(call, answer);
      }
      const asked = answer instanceof ConnectionError ? null : answer.headers.get('retry-after');
      const seconds = secondsOf(asked) ?? 0.25 * 2 ** attempt * (1 + Math.random());
      if (!(answer instanceof ConnectionError)) {
        if (seconds > LONGEST_WAIT_S) throw await errorOf(answer);
        await answer.body?.cancel();
      }
      await pause(seconds * 1000, options.signal);
    }
  }

  async #attempt(call: Call, { headers, signal }: CallOptions): Promise<Response> {
    const { url, timeout, fetch } = this.#options;
    const body =
      call.multipart === true
        ? formOf(call.body as Record<string, Value | FileInput>)
        : JSON.stringify(call.body);
    const patience = AbortSignal.timeout(timeout);
    const response = await fetch(url + addressOf(call), {
      method: call.method,
      redirect: 'manual',
      signal: signal === undefined ? patience : AbortSignal.any([signal, patience]),
      headers: {
        ...(this.#token === undefined ? {} : { authorization: `Bearer ${this.#token}` }),
        // A session is believed from the service's own origin only.
        ...(this.#cookie === undefined ? {} : { cookie: this.#cookie, origin: new URL(url).origin }),
        ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
        ...textsOf(call.headers),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.#cookie = cookie;
    return response;
  }
}

/** What was not done can be done again; of what may have been done, only what does no more the second time. */
function mayRepeat({ method, headers }: Call, answer: Response | ConnectionError): boolean {
  if (!(answer instanceof ConnectionError) && answer.status === 429) return true;
  return SAFE.has(method) || headers?.['Idempotency-Key'] !== undefined;
}

async function resultOf<T>({ result }: Call, response: Response): Promise<T> {
  const redirected = result === 'stream' && response.status >= 301 && response.status <= 303;
  if (!response.ok && !redirected) throw await errorOf(response);
  if (result === 'stream') return response as T;
  return (result === 'none' ? undefined : await response.json()) as T;
}

function addressOf({ path, params = {}, query = {} }: Call): string {
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of isList(value) ? value : [value])
      if (one !== undefined && one !== null) search.append(name, String(one));
  }
  return search.size === 0 ? address : `${address}?${search.toString()}`;
}

const isList = (value: Value | readonly Value[]): value is readonly Value[] => Array.isArray(value);

function formOf(fields: Record<string, Value | FileInput>): FormData {
  const form = new FormData();
  // Fields first: a receiver may refuse by them before it reads the file.
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== null && typeof value !== 'object') form.set(name, String(value));
  const file = fields['file'] as FileInput;
  if (file instanceof File) form.set('file', file, file.name);
  else
    form.set(
      'file',
      file.content instanceof Blob ? file.content : new Blob([file.content as BlobPart]),
      file.name,
    );
  return form;
}

const textsOf = (values: Values = {}): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
