// Calling an endpoint by its name: what a caller gives and gets, and the address. Neither the schemas nor their library are loaded.
import type { z } from 'zod';
import { addresses, type EndpointName } from './addresses.ts';
import type { BinaryContent, EventStream } from './endpoint.ts';
import type { Endpoints } from './index.ts';

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

/** The same without the types of one endpoint. */
export interface LooseInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?: unknown;
}

/** The sentence of a refusal; undefined for a body that has none. */
export function detailOf(body: string): string | undefined {
  try {
    const { detail } = JSON.parse(body) as { detail?: unknown };
    return typeof detail === 'string' ? detail : undefined;
  } catch {
    return undefined;
  }
}

/** Method and address, with path parameters and query filled in. */
export function requestLine(
  name: EndpointName,
  { params, query }: Pick<LooseInput, 'params' | 'query'> = {},
): { method: string; path: string } {
  const [method = '', pattern = ''] = addresses[name].split(' ');
  const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params?.[key])));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value])
      if (item !== undefined && item !== null) search.append(key, String(item));
  }
  return { method, path: search.size > 0 ? `${path}?${search.toString()}` : path };
}
