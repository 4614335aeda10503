// Views: HTTP in and out.
import type { viewEndpoints } from '../../contract/views.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { listBuiltIn } from './built-in.ts';
import { createView, deleteView, listViews, replaceView } from './store.ts';

export const viewRoutes: Handlers<Context, typeof viewEndpoints> = {
  listViews: async ({ ctx }) => ({ built_in: await listBuiltIn(ctx), views: await listViews(ctx) }),
  createView: ({ ctx, body }) => createView(ctx, body),
  replaceView: ({ ctx, params, body, is_admin }) => replaceView(ctx, params.id, body, is_admin),
  deleteView: ({ ctx, params, is_admin }) => deleteView(ctx, params.id, is_admin),
};
