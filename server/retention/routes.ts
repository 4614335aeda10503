// Retention rules and holds: HTTP in and out.
import type { retentionEndpoints } from '../../contract/retention.ts';
import type { Context } from '../context.ts';
import { pageHead } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { liftHold, placeHold } from './holds.ts';
import { createRule, deleteRule, replaceRule } from './manage-rules.ts';
import { READY_RETENTION } from './ready.ts';
import { getRule, listRules, listStanding, readRetentions } from './store.ts';

/** Deletions by two people are in documents/version-routes.ts. */
export const retentionRoutes: Handlers<Context, Omit<typeof retentionEndpoints, 'decideDeletions'>> = {
  listRetentionRules: async ({ ctx }) => ({ rules: await listRules(ctx) }),
  listReadyRetention: async () => ({ ready: [...READY_RETENTION] }),
  createRetentionRule: async ({ ctx, body }) => getRule(ctx, await createRule(ctx, body)),
  async replaceRetentionRule({ ctx, params, body }) {
    await replaceRule(ctx, params.id, body);
    return getRule(ctx, params.id);
  },
  deleteRetentionRule: ({ ctx, params }) => deleteRule(ctx, params.id),

  async listHolds({ ctx, query }) {
    const { holds, ...page } = await listStanding(ctx, query);
    return { ...pageHead(query, page), holds };
  },
  placeHold: ({ ctx, body }) => placeHold(ctx, body),
  liftHold: ({ ctx, params, body }) => liftHold(ctx, params.id, body.reason),

  async getRetention({ ctx, params: { id } }) {
    const documents = ctx.db.selectFrom('documents').select(['id', 'contact_id', 'status']);
    const document = await documents.where('id', '=', id).executeTakeFirst();
    if (document === undefined) throw notFound('refusals.noDocument', { id });
    return (await readRetentions(ctx, [document])).get(id)!;
  },
};
