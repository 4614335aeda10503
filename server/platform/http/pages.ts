// Serves the built web UI: files with their content in the name for a year, the pages themselves fresh every time with a
// nonce of their own. Deep links open; an address that is no page is answered with JSON, or, to a browser, with the page
// that says so.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const NONCE_PLACE = '__CSP_NONCE__';
const BASE_PLACE = '__BASE_PATH__';

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Recto</title>
<h1>Recto is running</h1>
<p>Its pages have not been built. Run <code>npm run build</code> and start Recto again.</p>
<p><a href="/api/docs">API explorer</a></p></html>
`;

export interface PagesOptions {
  /** What the build made: assets/, index.html and a folder for each further page. */
  web_dir: string;
  /** First parts of addresses that the main page answers; '' is the root. */
  roots: readonly string[];
  /** Put before what the pages load and call. */
  base_path: string;
}

/** Reads the pages once and serves them and their files. */
export async function servePages(
  app: FastifyInstance,
  { web_dir, roots, base_path }: PagesOptions,
): Promise<void> {
  const main = await readPage(path.join(web_dir, 'index.html'), base_path);
  if (main !== undefined) {
    await app.register(fastifyStatic, {
      root: path.join(web_dir, 'assets'),
      prefix: '/assets/',
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
      index: false,
    });
    // What makes the scan page an application of its own: its manifest and icons, and the worker that keeps it.
    await app.register(fastifyStatic, {
      root: path.join(web_dir, 'scan'),
      prefix: '/scan/',
      wildcard: false,
      globIgnore: ['**/*.html'],
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => {
        reply.header('content-security-policy', "default-src 'self'").header('cache-control', 'no-cache');
      },
    });
  }
  for (const name of ['chat', 'scan']) {
    const page = await readPage(path.join(web_dir, name, 'index.html'), base_path);
    app.get(`/${name}`, (_request, reply) => reply.redirect(`/${name}/`, 308));
    app.get(`/${name}/*`, (_request, reply) => sendPage(reply, 200, page));
  }
  for (const root of roots) {
    app.get(`/${root}`, (_request, reply) => sendPage(reply, 200, main));
    if (root !== '') app.get(`/${root}/*`, (_request, reply) => sendPage(reply, 200, main));
  }
  app.get('/*', (request, reply) => {
    const isBrowser = request.headers.accept?.includes('text/html') === true;
    if (!isBrowser || main === undefined || request.url.startsWith('/api/')) return reply.callNotFound();
    return sendPage(reply, 404, main);
  });
}

/** The build names files by their way from the page; a page answers at many depths. */
const readPage = (file: string, base_path: string): Promise<string | undefined> =>
  readFile(file, 'utf8').then(
    (html) =>
      html.replaceAll(/"(?:\.\.?\/)+assets\//g, `"${base_path}/assets/`).replaceAll(BASE_PLACE, base_path),
    () => undefined,
  );

function sendPage(reply: FastifyReply, code: number, html: string = NOT_BUILT): FastifyReply {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .code(code)
    .header('content-security-policy', policy(nonce))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(html.replaceAll(NONCE_PLACE, nonce));
}

/** No `upgrade-insecure-requests`: on a plain http address in a LAN it would blank the page. */
const policy = (nonce: string): string =>
  [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
