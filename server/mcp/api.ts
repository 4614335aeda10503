// The endpoints of the service as the tools call them: by name, as the holder of a token, over HTTP or within the process.
import type { EndpointName } from '../../contract/addresses.ts';
import { detailOf, requestLine, type Input, type LooseInput, type Result } from '../../contract/calls.ts';
import type { UploadResult } from '../../contract/uploads.ts';

export interface ApiRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Carries a request to the service, with the token of the caller. */
export type Send = (request: ApiRequest) => Promise<{ status: number; body: string }>;

/** The service refuses; the message is its sentence. */
export class ApiRefusal extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

export interface Upload {
  contact_id: number;
  folder_id: number;
  profile_id?: number | undefined;
  filename: string;
  content: Buffer;
  /** The same upload under the same key makes one document. */
  key?: string | undefined;
}

export interface Api {
  /** Throws `ApiRefusal`. */
  call<Name extends EndpointName>(name: Name, input: Input<Name>): Promise<Result<Name>>;
  upload(upload: Upload): Promise<UploadResult>;
}

export const createApiCaller = (send: Send): Api => ({
  async call(name, input) {
    const { body } = input as LooseInput;
    const json = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' };
    return read(await send({ ...requestLine(name, input), headers, ...(json && { body: json }) }));
  },

  async upload({ contact_id, folder_id, profile_id, filename, content, key }) {
    const form = new FormData();
    form.set('contact_id', String(contact_id));
    form.set('folder_id', String(folder_id));
    if (profile_id !== undefined) form.set('profile_id', String(profile_id));
    form.set('file', new Blob([new Uint8Array(content)]), filename);
    const encoded = new Response(form);
    const headers = {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(key === undefined ? {} : { 'idempotency-key': key }),
    };
    const body = Buffer.from(await encoded.arrayBuffer());
    return read(await send({ ...requestLine('uploadDocument'), headers, body }));
  },
});

/** What the service answers has the shape of the contract; its own serializer sees to that. */
function read({ status, body }: { status: number; body: string }) {
  // oxlint-disable-next-line typescript/no-unsafe-return -- see above
  if (status < 300) return JSON.parse(body);
  throw new ApiRefusal(status, detailOf(body) ?? `The service answered ${status}`);
}
