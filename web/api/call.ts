// Calls an endpoint of the contract by name. Types come from the contract, method and path from its list of addresses, so
// that neither the schemas nor their library reach the browser.
import type { z } from 'zod';
import { addresses, type EndpointName } from '../../contract/addresses.ts';
import type { BinaryContent, EventStream } from '../../contract/endpoint.ts';
import type { Endpoints } from '../../contract/index.ts';
import { ApiError } from './api-error.ts';
import { atBase } from './base-path.ts';
import { readerHeaders } from './reader-headers.ts';
import { sessionEnded } from './session-ended.ts';

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<E, Name extends string> = E extends Record<Name, infer S> ? S : undefined;

type Given<Name extends string, T> = [T] extends [undefined]
  ? { [K in Name]?: undefined }
  : { [K in Name]: T };
type BodyOf<E> = E extends { body_type: 'multipart' }
  ? undefined
  : Part<E, 'body'> extends z.ZodType
    ? z.input<Part<E, 'body'>>
    : undefined;
type QueryOf<E> = Part<E, 'query'> extends z.ZodType ? Partial<z.output<Part<E, 'query'>>> : undefined;

/** What an endpoint takes: path parameters, query, body. */
export type Input<Name extends EndpointName> = Given<'params', Output<Part<Endpoints[Name], 'params'>>> &
  Given<'body', BodyOf<Endpoints[Name]>> & { query?: QueryOf<Endpoints[Name]> };

/** What an endpoint answers. */
export type Result<Name extends EndpointName> = Endpoints[Name] extends { response: infer R }
  ? R extends z.ZodType
    ? z.output<R>
    : R extends BinaryContent | EventStream
      ? never
      : undefined
  : never;

export interface Options {
  signal?: AbortSignal;
  /** The ETag of the record this change was made on. */
  if_match?: string | undefined;
}

interface Loose {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

type Arguments<Name extends EndpointName> =
  object extends Input<Name>
    ? [input?: Input<Name>, options?: Options]
    : [input: Input<Name>, options?: Options];

export async function call<Name extends EndpointName>(
  name: Name,
  ...rest: Arguments<Name>
): Promise<Result<Name>> {
  return (await callWithEtag(name, ...rest)).data;
}

/** The same, with the ETag that a later change names in If-Match. */
export async function callWithEtag<Name extends EndpointName>(
  name: Name,
  ...[input, options]: Arguments<Name>
): Promise<{ data: Result<Name>; etag: string | undefined }> {
  const response = await send(name, input ?? {}, options ?? {});
  if (!response.ok) throw await refusal(name, response);
  const data = (response.status === 204 ? undefined : await response.json()) as Result<Name>;
  return { data, etag: response.headers.get('etag') ?? undefined };
}

async function send(name: EndpointName, input: Loose, { signal, if_match }: Options): Promise<Response> {
  const [method] = splitAddress(name);
  const headers: Record<string, string> = { accept: 'application/json', ...readerHeaders() };
  if (input.body !== undefined) headers['content-type'] = 'application/json';
  if (if_match !== undefined) headers['if-match'] = if_match;
  try {
    return await fetch(addressOf(name, input), {
      method,
      headers,
      credentials: 'same-origin',
      ...(signal === undefined ? {} : { signal }),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  } catch (error) {
    if (signal?.aborted === true) throw error;
    throw new ApiError(0, '');
  }
}

async function refusal(name: EndpointName, response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => ({}))) as { detail?: unknown };
  const detail = typeof body.detail === 'string' ? body.detail : '';
  if (response.status === 401 && name !== 'signIn') sessionEnded();
  return new ApiError(response.status, detail, response.headers.get('x-second-factor') === 'required');
}

const splitAddress = (name: EndpointName) => addresses[name].split(' ') as [method: string, path: string];

/** The address of an endpoint, for links, images and uploads. */
export function addressOf(name: EndpointName, { params, query }: Omit<Loose, 'body'> = {}): string {
  const [, path] = splitAddress(name);
  const filled = atBase(path).replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(String(params?.[key])),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(key, String(item));
  }
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}
