// Outgoing connections: HTTP out.
import type { egressEndpoints } from '../../contract/egress.ts';
import type { Context } from '../context.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { listDestinations } from './list-destinations.ts';

export const egressRoutes: Handlers<Context, typeof egressEndpoints> = {
  getEgress: async ({ ctx }) => ({ destinations: await listDestinations(ctx) }),
};
