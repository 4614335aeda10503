// A browser that somebody has signed in with keeps a cookie that says so. It lets nobody in; it keeps the wrong guesses of
// strangers apart from the person's own (OWASP: Slow Down Online Guessing Attacks with Device Cookies).
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { randomToken } from '../platform/secret-box.ts';

const COOKIE = 'recto_device';
const DAYS = 180;

export interface KnownDevice {
  id: string;
}

export const deviceCookie = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

/** Undefined unless the cookie is of a browser that this person has signed in with. */
export function findDevice(
  ctx: Context,
  cookie: string | undefined,
  user_id: number | undefined,
): KnownDevice | undefined {
  try {
    const { device, user } = JSON.parse(ctx.secrets.unseal(cookie ?? '')) as Record<string, unknown>;
    return user === user_id && typeof device === 'string' ? { id: device } : undefined;
  } catch {
    // No cookie, or not one of ours.
    return undefined;
  }
}

export function rememberDevice(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  user_id: number,
): void {
  const device = findDevice(ctx, deviceCookie(request), user_id)?.id ?? randomToken(12);
  reply.setCookie(COOKIE, ctx.secrets.seal(JSON.stringify({ device, user: user_id })), {
    path: '/api/session',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: DAYS * 86_400,
  });
}
