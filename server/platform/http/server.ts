// The HTTP server without any endpoint: limits, headers, error shape, one log line per request, API explorer, web UI.
import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from 'fastify';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { Logger } from '../log.ts';
import { addBasePath, withoutBasePath } from './base-path.ts';
import { BODY_BYTES, PATIENCE, limitBodies } from './body-limits.ts';
import { refusal, refuseMalformed, sendError } from './errors.ts';
import { endStreamsOnClose } from './event-stream.ts';
import { sentence } from '../sentences/sentence.ts';

export interface HttpServerOptions {
  log: Logger;
  /** Addresses of proxies whose X-Forwarded-* headers are believed; false for none. */
  trust_proxy: boolean | string;
  /** Makes the OpenAPI document, when it is first asked for: that takes a tenth of the start. */
  api: () => Record<string, unknown>;
  endpoints: Endpoint[];
  max_upload_bytes: number;
  observe: RequestObserver;
  /** In front of every address; '' for none. */
  base_path: string;
  /** How long requests that are under way may take to end when the server closes. */
  drain_ms: number;
}

/** Told of every answer; `route` is the pattern of the address. */
export type RequestObserver = (
  labels: { method: string; route: string; status: number },
  seconds: number,
) => void;

/**
 * Headers of every answer. The pages set a policy with a nonce; this one fits JSON and the explorer. No upgrade to https and no
 * Strict-Transport-Security: on a plain http address in a LAN they would blank every page.
 */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none';form-action 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  // The filters of old browsers made holes of their own.
  'x-xss-protection': '0',
};

export async function createHttpServer(options: HttpServerOptions): Promise<FastifyInstance> {
  // Widened, so that the instance keeps the framework's general type.
  const logger: FastifyBaseLogger = options.log;
  const app = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    trustProxy: options.trust_proxy,
    bodyLimit: BODY_BYTES.public,
    connectionTimeout: PATIENCE.idle_ms,
    // A large upload may take its time; limitBodies sees to it that it goes on.
    requestTimeout: 0,
    http: { headersTimeout: PATIENCE.headers_ms, connectionsCheckingInterval: 2_000 },
    keepAliveTimeout: 65_000,
    routerOptions: { maxParamLength: 500 },
    genReqId: () => randomUUID(),
    rewriteUrl: ({ url = '/' }) => withoutBasePath(options.base_path, url),
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply),
    clientErrorHandler: refuseMalformed,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  limitBodies(app, PATIENCE);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(HEADERS).header('x-request-id', request.id);
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply);
    options.observe(
      { method: request.method, route: request.routeOptions.url ?? 'unknown', status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    done();
  });
  endConnectionsAfter(app, options.drain_ms);
  endStreamsOnClose(app);
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((request, reply) => refuseUnknown(request, reply, options.endpoints));
  await app.register(cookie);
  // After the cookies, which are written at the same moment.
  addBasePath(app, options.base_path);
  // What programs send as a form without files unless they are told otherwise: the endpoint says what it wants instead.
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => body,
  );
  await app.register(multipart, {
    throwFileSizeLimit: false,
    limits: {
      fileSize: options.max_upload_bytes + 1,
      files: 1,
      fields: 20,
      fieldSize: 70_000,
      parts: 30,
      headerPairs: 50,
    },
  });
  await registerExplorer(app, options);
  return app;
}

/** A client that stalls in the middle of a request would otherwise hold up the end of the service for ever. */
function endConnectionsAfter(app: FastifyInstance, drain_ms: number): void {
  app.addHook('preClose', async () => {
    setTimeout(() => app.server.closeAllConnections(), drain_ms).unref();
  });
}

/** Swagger UI from the package itself, with the document computed from the contract. */
async function registerExplorer(
  app: FastifyInstance,
  { api, base_path }: Pick<HttpServerOptions, 'api' | 'base_path'>,
): Promise<void> {
  await app.register(swagger, {
    openapi: {},
    // The document comes from the contract, and nothing of it from the routes.
    transform: ({ url }) => ({ schema: { hide: true }, url }),
    // Requests that the explorer tries out go below the path, too.
    transformObject: () => (base_path === '' ? api() : { ...api(), servers: [{ url: base_path }] }),
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    indexPrefix: base_path,
    staticCSP: true,
    transformStaticCSP: (header) => header.replace(/\s*upgrade-insecure-requests;?/, ''),
    uiConfig: {
      persistAuthorization: true,
      displayRequestDuration: true,
      docExpansion: 'none',
    },
    // Without the bar that offers to explore other addresses.
    theme: {
      title: 'Recto API',
      css: [{ filename: 'explorer.css', content: '.swagger-ui .topbar { display: none }' }],
    },
  });
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(app.swagger()),
  );
}

function logRequest(request: FastifyRequest, reply: { statusCode: number; elapsedTime: number }): void {
  // The route, not the address: ids are logged apart, and queries may hold what people searched for.
  const { id } = (request.params ?? {}) as { id?: string };
  request.log.info(
    {
      address: request.ip,
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      ...(id !== undefined && /^\d+$/.test(id) ? { id: Number(id) } : {}),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    },
    'request',
  );
}

function refuseUnknown(
  request: FastifyRequest,
  reply: Parameters<typeof sendError>[2],
  endpoints: Endpoint[],
) {
  const path = request.url.split('?')[0] ?? '';
  const allowed = endpoints
    .filter((endpoint) => patternOf(endpoint.path).test(path))
    .map((endpoint) => endpoint.method);
  // A method that is allowed gets here when a part of the path is longer than any that exists.
  if (allowed.length === 0 || allowed.includes(request.method as Endpoint['method']))
    return reply
      .code(404)
      .send(
        refusal(
          sentence('refusals.nothingThere', { method: request.method, path: path.slice(0, 200) }),
          request,
          reply,
        ),
      );
  return reply
    .code(405)
    .header('allow', [...new Set(allowed)].join(', '))
    .send(
      refusal(
        sentence('programs.method', { method: request.method, methods: [...new Set(allowed)] }),
        request,
        reply,
      ),
    );
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`);
