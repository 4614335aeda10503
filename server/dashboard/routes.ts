// Dashboard and live events: HTTP out.
import type { dashboardEndpoints } from '../../contract/dashboard.ts';
import type { Context } from '../context.ts';
import { followChanges } from '../feed/follow-changes.ts';
import { streamEvents } from '../platform/http/event-stream.ts';
import { TAKEN_OVER, type Handlers } from '../platform/http/mount.ts';
import { watchAccess } from '../users/access.ts';
import { readDashboard } from './read-dashboard.ts';
import { followEvents } from './follow-events.ts';

export const dashboardRoutes: Handlers<Context, typeof dashboardEndpoints> = {
  getDashboard: ({ ctx, query }) => readDashboard(ctx, query.days),

  async getEvents({ ctx, is_admin, query, request, reply }) {
    const last = request.headers['last-event-id'];
    streamEvents(request, reply, (sink) => {
      // The client comes again, and then it is asked anew what it may listen to.
      const stop = watchAccess(ctx, request, () => sink.end());
      sink.closed.addEventListener('abort', stop);
      followEvents(ctx, sink, is_admin);
      if (query.changes) followChanges(ctx, sink, typeof last === 'string' ? last : undefined);
    });
    return TAKEN_OVER;
  },
};
