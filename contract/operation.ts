// Whether the service lives and whether it can work.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

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
};
