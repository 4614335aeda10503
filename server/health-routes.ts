// Whether the process lives, and whether it can work.
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { operationEndpoints } from '../contract/operation.ts';
import type { Context } from './context.ts';
import { errorForLog } from './platform/log.ts';
import { forbidden, unauthorised, unavailable } from './platform/errors.ts';
import type { Handlers } from './platform/http/mount.ts';
import { VERSION } from './version.ts';
import { sentence, type Sentence } from './platform/sentences/sentence.ts';

export const healthRoutes: Handlers<Context, typeof operationEndpoints> = {
  getHealth: async () => ({ status: 'ok', version: VERSION }),

  async getReadiness({ ctx }) {
    await attempt(ctx, sentence('programs.noDatabase'), () =>
      sql`select 1 from settings limit 1`.execute(ctx.db),
    );
    await attempt(ctx, sentence('programs.noOriginals'), () => ctx.files.check());
    return { status: 'ready', database: 'ok', files: 'ok' };
  },

  async getMetrics({ ctx, request }) {
    if (ctx.actor.kind === 'system' && !isFromThisMachine(request)) throw unauthorised('programs.metrics');
    // They count for the whole instance.
    if (ctx.scope !== null) throw forbidden('programs.metrics');
    const text = await ctx.metrics.text();
    return {
      filename: 'metrics.txt',
      media_type: ctx.metrics.content_type,
      disposition: 'inline',
      cache_control: 'no-store',
      open: async () => Readable.from([text]),
    };
  },
};

/** A proxy on this machine passes on what comes from others, so its requests do not count as local. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const { remoteAddress = '' } = socket;
  const local = remoteAddress === '::1' || /^(::ffff:)?127\./.test(remoteAddress);
  const forwarded = [
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
  ];
  return local && forwarded.every((name) => headers[name] === undefined);
}

/** Whoever probes does not wait for long: what takes longer is not ready. */
const READY_MS = 5000;

const silence = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`No answer within ${READY_MS / 1000} s`)), READY_MS).unref();
  });

async function attempt(ctx: Context, detail: Sentence, check: () => Promise<unknown>): Promise<void> {
  try {
    await Promise.race([check(), silence()]);
  } catch (error) {
    ctx.log.warn(errorForLog(error), 'not ready');
    throw unavailable(detail, 5);
  }
}
