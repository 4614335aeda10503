// `recto mcp`: the Model Context Protocol over standard input and output, for a program on the same machine that starts it. It calls
// the service over HTTP, which may run elsewhere.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createApiCaller, type Send } from './api.ts';
import { createMcpServer } from './server.ts';

export interface Target {
  url: string;
  token: string;
}

const TIMEOUT_MS = 120_000;

/** Resolves when the service has accepted the token; ends with the standard input. Throws what keeps it from starting. */
export async function serveMcp(target: Target): Promise<void> {
  const api = createApiCaller(over(target));
  // A wrong address or token is told at once, not with the first tool.
  await api.call('getMe', {});
  serveStdio(() => createMcpServer(api));
}

const over =
  ({ url, token }: Target): Send =>
  async ({ method, path, headers, body }) => {
    const answer = await fetch(`${url}${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: new Uint8Array(body) }),
    }).catch((error: unknown) => {
      throw new Error(`${url} cannot be reached`, { cause: error });
    });
    return { status: answer.status, body: await answer.text() };
  };
