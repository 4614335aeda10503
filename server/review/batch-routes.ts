// Batch actions: HTTP in and out.
import type { batchEndpoints } from '../../contract/batch.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { runBatch } from './batch.ts';

export const batchRoutes: Handlers<Context, typeof batchEndpoints> = {
  batch: ({ ctx, body, is_admin }) => runBatch(ctx, body, is_admin),
};
