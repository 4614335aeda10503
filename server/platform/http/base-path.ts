// The path below which a reverse proxy shows the service. Everything inside is written for the root: the path is taken off
// requests as they come, whether the proxy has left it on or not, and put before the addresses that answers name.
import type { FastifyInstance } from 'fastify';

/** For Fastify's `rewriteUrl`. */
export function withoutBasePath(base_path: string, url: string): string {
  if (base_path === '' || !url.startsWith(base_path)) return url;
  const rest = url.slice(base_path.length);
  if (rest.startsWith('/')) return rest;
  return rest === '' || rest.startsWith('?') ? `/${rest}` : url;
}

/** Redirects and cookies of every answer. */
export function addBasePath(app: FastifyInstance, base_path: string): void {
  if (base_path === '') return;
  app.addHook('onSend', async (_request, reply) => {
    const location = reply.getHeader('location');
    if (typeof location === 'string' && /^\/(?!\/)/.test(location))
      reply.header('location', base_path + location);
    const cookies = [reply.getHeader('set-cookie') ?? []].flat();
    if (cookies.length === 0) return;
    reply.removeHeader('set-cookie');
    reply.header(
      'set-cookie',
      cookies.map((cookie) => String(cookie).replace(/; Path=\//i, `; Path=${base_path}/`)),
    );
  });
}
