// Whether the process lives, and whether it can work.
import { sql } from 'kysely';
import type { operationEndpoints } from '../contract/operation.ts';
import type { Context } from './context.ts';
import { errorForLog } from './platform/log.ts';
import { unavailable } from './platform/errors.ts';
import type { Handlers } from './platform/http/mount.ts';
import { VERSION } from './version.ts';

export const healthRoutes: Handlers<Context, typeof operationEndpoints> = {
  getHealth: async () => ({ status: 'ok', version: VERSION }),

  async getReadiness({ ctx }) {
    await attempt(ctx, 'The database cannot be reached', () =>
      sql`select 1 from settings limit 1`.execute(ctx.db),
    );
    await attempt(ctx, 'Originals cannot be written', () => ctx.files.check());
    return { status: 'ready', database: 'ok', files: 'ok' };
  },
};

async function attempt(ctx: Context, detail: string, check: () => Promise<unknown>): Promise<void> {
  try {
    await check();
  } catch (error) {
    ctx.log.warn(errorForLog(error), 'not ready');
    throw unavailable(detail, 5);
  }
}
