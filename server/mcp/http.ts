// `/mcp`: the Model Context Protocol over HTTP. Each request stands alone and carries its token; the tools call the API of this
// process with it, so that access, limits, audit and metrics are those of the API.
import { createMcpHandler, type McpRequestContext } from '@modelcontextprotocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_BYTES } from '../platform/http/body-limits.ts';
import { unauthorised } from '../platform/errors.ts';
import { errorForLog } from '../platform/log.ts';
import { createApiCaller, type Send } from './api.ts';
import { createMcpServer } from './server.ts';

/** @param authenticate tells whether the request carries a token that is accepted */
export function mountMcp(
  app: FastifyInstance,
  authenticate: (request: FastifyRequest) => Promise<unknown>,
): void {
  const clients = new WeakMap<Request, FastifyRequest>();
  const handler = createMcpHandler(
    ({ requestInfo }: McpRequestContext) =>
      createMcpServer(createApiCaller(within(app, clients.get(requestInfo!)!))),
    {
      // The tools never change: there is nothing to subscribe to.
      maxSubscriptions: 0,
      onerror: (error) => app.log.debug(errorForLog(error), 'mcp'),
    },
  );
  app.addHook('onClose', () => handler.close());
  app.route({
    method: ['GET', 'POST', 'DELETE'],
    url: '/mcp',
    bodyLimit: BODY_BYTES.writer,
    onRequest: async (request) => {
      // A session would let any page of the browser call tools.
      const known =
        request.headers.authorization !== undefined && (await authenticate(request)) !== undefined;
      if (!known) throw unauthorised('refusals.signIn');
    },
    handler: async (request, reply) => {
      const asked = new Request(`http://recto/mcp`, {
        method: request.method,
        headers: headersOf(request),
        ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? null) } : {}),
      });
      clients.set(asked, request);
      const answer = await handler.fetch(asked, { parsedBody: request.body });
      return reply
        .code(answer.status)
        .headers(Object.fromEntries(answer.headers))
        .send(Buffer.from(await answer.arrayBuffer()));
    },
  });
}

const within =
  (app: FastifyInstance, { headers, ip }: FastifyRequest): Send =>
  async ({ method, path, headers: own, body }) => {
    const { statusCode, payload } = await app.inject({
      method: method as 'GET',
      url: path,
      remoteAddress: ip,
      headers: {
        ...own,
        authorization: headers.authorization ?? '',
        'accept-language': headers['accept-language'] ?? 'en',
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    return { status: statusCode, body: payload };
  };

/** Those of the protocol. */
function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const names = Object.keys(headers).filter((name) => /^(?:accept|content-type|mcp-.*)$/.test(name));
  return Object.fromEntries(names.map((name) => [name, String(headers[name])]));
}
