// Whether the service lives and whether it can work.
import { z } from 'zod';
import { binary, endpoint } from './endpoint.ts';

export const operationEndpoints = {
  getHealth: endpoint('getHealth', {
    access: 'public',
    tag: 'Operation',
    summary: 'Whether the process lives',
    response: z.object({ status: z.literal('ok'), version: z.string() }),
  }),
  getReadiness: endpoint('getReadiness', {
    access: 'public',
    tag: 'Operation',
    summary: 'Whether the service can take work: database reachable and migrated, originals writable',
    response: z.object({ status: z.literal('ready'), database: z.literal('ok'), files: z.literal('ok') }),
    errors: { 503: 'Not ready; detail says what is missing' },
  }),
  getMetrics: endpoint('getMetrics', {
    access: 'public',
    tag: 'Operation',
    summary: 'Metrics of this process in the Prometheus text format',
    description:
      'From this machine itself no token is needed; from elsewhere any valid token is. Queue, documents and deliveries are those of the whole instance, the rest is of the process that answers.',
    response: binary('text/plain'),
    errors: { 401: 'No valid token, and the request does not come from this machine' },
  }),
};
