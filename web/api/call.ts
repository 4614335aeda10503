// Calls an endpoint of the contract by name. Types come from the contract, method and path from its list of addresses, so
// that neither the schemas nor their library reach the browser.
import type { EndpointName } from '../../contract/addresses.ts';
import { requestLine, type Input, type LooseInput, type Result } from '../../contract/calls.ts';
import { ApiError } from './api-error.ts';
import { atBase } from './base-path.ts';
import { readerHeaders } from './reader-headers.ts';
import { sessionEnded } from './session-ended.ts';

export type { Input, Result };

export interface Options {
  signal?: AbortSignal;
  /** The ETag of the record this change was made on. */
  if_match?: string | undefined;
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

async function send(name: EndpointName, input: LooseInput, { signal, if_match }: Options): Promise<Response> {
  const { method } = requestLine(name, input);
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

/** The address of an endpoint, for links, images and uploads. */
export const addressOf = (name: EndpointName, input: Pick<LooseInput, 'params' | 'query'> = {}): string =>
  atBase(requestLine(name, input).path);
