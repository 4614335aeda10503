// The service as `recto push` sees it: sends a file, or finds that it is there.
import { openAsBlob } from 'node:fs';
import path from 'node:path';
import type { EndpointName } from '../../../contract/addresses.ts';
import { detailOf, requestLine, type Input, type Result } from '../../../contract/calls.ts';
import type { UploadResult } from '../../../contract/uploads.ts';
import type { Sending } from './journal.ts';

export interface Destination {
  url: string;
  token: string;
  contact_id: number;
  folder_id: number;
  profile_id: number | undefined;
}

/** The service will not have this file, with what it says. */
export class Refused extends Error {
  override name = 'Refused';
}

/** The service cannot be reached, or takes nothing from this caller: no other file would fare better. */
export class Stopped extends Error {
  override name = 'Stopped';
}

const ATTEMPTS = 8;
const TRANSIENT = new Set([408, 425, 429, 500, 502, 503, 504, 507]);

/** Sends the file. The key stands for its place and content, so that one that is sent again makes no other document. */
export async function sendFile(to: Destination, folder: string, sending: Sending): Promise<number> {
  const form = new FormData();
  form.set('contact_id', String(to.contact_id));
  form.set('folder_id', String(to.folder_id));
  if (to.profile_id !== undefined) form.set('profile_id', String(to.profile_id));
  const name = path.posix.basename(sending.file);
  form.set('file', await openAsBlob(path.join(folder, sending.file)), name);
  const key = `push-${sending.sha256.slice(0, 40)}-${Buffer.from(sending.file).toString('base64url').slice(-100)}`;
  const { id } = (await send(to, requestLine('uploadDocument'), { form, key })) as UploadResult;
  return id;
}

/** The document of that name and content, for files of which it is unknown whether they arrived. */
export async function findDocument(to: Destination, sending: Sending): Promise<number | undefined> {
  const { contact_id, folder_id } = to;
  const filename = path.posix.basename(sending.file);
  const query = { contact_id, folder_id, filename, limit: 200 };
  const { documents } = await call(to, 'listDocuments', { query });
  for (const { id } of documents) {
    const { versions } = await call(to, 'listVersions', { params: { id } });
    if (versions.some(({ sha256 }) => sha256 === sending.sha256)) return id;
  }
  return undefined;
}

interface Upload {
  form: FormData;
  key: string;
}

const call = async <Name extends EndpointName>(
  to: Destination,
  name: Name,
  input: Input<Name>,
): Promise<Result<Name>> => (await send(to, requestLine(name, input))) as Result<Name>;

async function send(
  to: Destination,
  { method, path: address }: ReturnType<typeof requestLine>,
  upload?: Upload,
): Promise<unknown> {
  const headers = {
    authorization: `Bearer ${to.token}`,
    ...(upload === undefined ? {} : { 'idempotency-key': upload.key }),
  };
  for (let attempt = 1; ; attempt += 1) {
    const request = { method, headers, ...(upload === undefined ? {} : { body: upload.form }) };
    const answer = await fetch(to.url + address, request).catch((error: unknown) => error as Error);
    if (answer instanceof Response && answer.ok) return answer.json();
    const said = answer instanceof Response ? await refusalOf(answer) : reasonOf(answer);
    const transient = !(answer instanceof Response) || TRANSIENT.has(answer.status);
    if (!transient && (answer.status === 401 || answer.status === 403 || answer.status === 404))
      throw new Stopped(said);
    if (!transient) throw new Refused(said);
    if (attempt === ATTEMPTS) throw new Stopped(said);
    const asked = answer instanceof Response ? Number(answer.headers.get('retry-after') ?? '') : 0;
    await new Promise((resolve) => setTimeout(resolve, Math.max(asked * 1000, 100 * 2 ** attempt)));
  }
}

const refusalOf = async (answer: Response): Promise<string> =>
  detailOf(await answer.text().catch(() => '')) ?? `${answer.status} ${answer.statusText}`;

const reasonOf = (error: Error): string =>
  error.cause instanceof Error && error.cause.message !== '' ? error.cause.message : error.message;
