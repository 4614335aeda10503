// Calls endpoints over HTTP by their names and checks every answer against the contract: the status must be a documented
// one, and the body must match its schema exactly.
import { z } from 'zod';
import { endpoints, type Endpoints } from '../../contract/index.ts';
import { ErrorBody } from '../../contract/common.ts';
import type { Endpoint } from '../../contract/endpoint.ts';
import { allErrors, isBinary, isEventStream } from '../../contract/openapi.ts';

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type Part<E, Name extends string> =
  E extends Record<Name, infer S> ? { [K in Name]: InputOf<S> } : { [K in Name]?: undefined };
type ResponseOf<E> = E extends { response: infer R }
  ? R extends z.ZodType
    ? z.output<R>
    : R extends null
      ? undefined
      : Response
  : never;

export interface Extra {
  headers?: Record<string, string>;
}

export interface Refusal {
  status: number;
  detail: string;
  headers: Headers;
}

export class Client {
  readonly url: string;
  readonly headers: Record<string, string>;

  constructor(url: string, authorization?: string) {
    this.url = url;
    this.headers = authorization === undefined ? {} : { authorization };
  }

  async signIn(email: string, password: string): Promise<void> {
    const response = await this.raw('POST', '/api/session', { body: { email, password } });
    if (response.status !== 200)
      throw new Error(`Sign-in failed: ${response.status} ${await response.text()}`);
    this.headers['cookie'] = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    // As a browser does for a page of the same origin.
    this.headers['origin'] = this.url;
  }

  /** The body of the success answer; fails the test on any other. */
  async call<Name extends keyof Endpoints>(
    name: Name,
    ...[input]: CallArguments<Endpoints[Name]>
  ): Promise<ResponseOf<Endpoints[Name]>> {
    const endpoint: Endpoint = endpoints[name];
    const response = await this.send(endpoint, input ?? {});
    const expected = endpoint.status ?? 200;
    if (response.status !== expected) throw new Error(`${name}: ${response.status} ${await response.text()}`);
    if (endpoint.response === null) return undefined as ResponseOf<Endpoints[Name]>;
    if (isBinary(endpoint.response) || isEventStream(endpoint.response))
      return response as ResponseOf<Endpoints[Name]>;
    return strictly(endpoint.response).parse(await response.json()) as ResponseOf<Endpoints[Name]>;
  }

  /** The refusal; fails the test when the call succeeds or answers with an undocumented status. */
  async refused(name: keyof Endpoints, input: LooseInput): Promise<Refusal> {
    const endpoint: Endpoint = endpoints[name];
    const response = await this.send(endpoint, input);
    const text = await response.text();
    if (response.status < 400) throw new Error(`${name} was not refused: ${response.status} ${text}`);
    if (!(response.status in allErrors(endpoint)))
      throw new Error(`${name}: undocumented ${response.status} ${text}`);
    const { detail } = strictly(ErrorBody).parse(JSON.parse(text)) as z.output<typeof ErrorBody>;
    return { status: response.status, detail, headers: response.headers };
  }

  private send(endpoint: Endpoint, input: LooseInput): Promise<Response> {
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(String(input.params?.[name])),
    );
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(input.query ?? {})) {
      for (const item of Array.isArray(value) ? value : [value])
        if (item !== undefined) query.append(key, String(item));
    }
    const suffix = query.size > 0 ? `?${query.toString()}` : '';
    return this.raw(endpoint.method, path + suffix, { body: input.body, headers: input.headers });
  }

  raw(
    method: string,
    path: string,
    options: { body?: unknown; headers?: Record<string, string> | undefined } = {},
  ): Promise<Response> {
    const { body } = options;
    const json = body !== undefined && !(body instanceof FormData) && typeof body !== 'string';
    return fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        ...this.headers,
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...options.headers,
      },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : body }),
    });
  }
}

export interface LooseInput extends Extra {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Exact<E> = (E extends { params: z.ZodType } ? Part<E, 'params'> : unknown) &
  (E extends { body: z.ZodType } ? { body: InputOf<E['body']> | FormData } : unknown) &
  (E extends { query: infer Q } ? { query?: { [K in keyof InputOf<Q>]?: unknown } } : unknown) &
  Extra;

type CallArguments<E> = E extends { params: z.ZodType } | { body: z.ZodType }
  ? [input: Exact<E>]
  : [input?: Exact<E>];

/** Kept: a schema is compiled when it parses for the first time, which takes many times as long as parsing. */
const strict = new WeakMap<z.ZodType, z.ZodType>();

/** The same schema, refusing keys it does not name: the documentation must be complete. */
function strictly(schema: z.ZodType): z.ZodType {
  if (!(schema instanceof z.ZodObject) || schema.def.catchall instanceof z.ZodUnknown) return schema;
  const kept = strict.get(schema) ?? schema.strict();
  strict.set(schema, kept);
  return kept;
}
