// A running instance over HTTP: the API token for the work, an Admin's session for the settings.
import type { DemoTarget } from './run-demo.ts';

export interface Instance {
  api<T>(method: string, path: string, body?: object): Promise<T>;
  admin<T>(method: string, path: string, body?: object): Promise<T>;
  upload(fields: Record<string, number>, filename: string, content: Buffer): Promise<{ id: number }>;
}

export async function connect({ url, email, password }: DemoTarget): Promise<Instance> {
  const signIn = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await requireSuccess(signIn);
  const session = { cookie: (signIn.headers.get('set-cookie') ?? '').split(';')[0] ?? '', origin: url };
  const { token } = await call<{ token: string }>(url, session, 'GET', '/api/settings/api-token');
  const bearer = { authorization: `Bearer ${token}` };
  return {
    api: (method, path, body) => call(url, bearer, method, path, body),
    admin: (method, path, body) => call(url, session, method, path, body),
    async upload(fields, filename, content) {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      form.set('file', new Blob([new Uint8Array(content)], { type: 'application/pdf' }), filename);
      const response = await fetch(`${url}/api/documents/upload`, {
        method: 'POST',
        headers: bearer,
        body: form,
      });
      await requireSuccess(response);
      return (await response.json()) as { id: number };
    },
  };
}

async function call<T>(
  url: string,
  headers: Record<string, string>,
  method: string,
  path: string,
  body?: object,
): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  await requireSuccess(response);
  return (await response.json()) as T;
}

async function requireSuccess(response: Response): Promise<void> {
  if (response.ok) return;
  const { detail } = (await response.json().catch(() => ({}))) as { detail?: string };
  throw new Error(`${new URL(response.url).pathname} answered ${response.status}: ${detail ?? 'no detail'}`);
}
