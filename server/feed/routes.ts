// The feed of changes: HTTP out.
import type { feedEndpoints } from '../../contract/feed.ts';
import { AUDIT_CHANNEL } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { longPoll } from '../platform/http/long-poll.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { presentChange, wantedBy } from './change.ts';
import { latestChange, readChanges } from './read-changes.ts';

export const feedRoutes: Handlers<Context, typeof feedEndpoints> = {
  async getChanges({ ctx, query, request }) {
    const { limit, type, wait: seconds } = query;
    const wanted = wantedBy(type);
    let after = query.after === 'latest' ? await latestChange(ctx) : Number(query.after);
    let more = false;
    const rows = await longPoll(request, ctx.notifications, { channel: AUDIT_CHANNEL, seconds }, async () => {
      const found = await readChanges(ctx, after, limit, wanted);
      ({ next: after, more } = found);
      return found.rows.length === 0 ? undefined : found.rows;
    });
    return { changes: (rows ?? []).map(presentChange), next: String(after), more };
  },
};
