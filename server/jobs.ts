// Every kind of job: what it carries, how often it is tried, how many run at once. worker.ts has a handler for each.
import { z } from 'zod';
import type { JobDefinitions } from './platform/queue/queue.ts';

const id = z.int().min(1);

export const jobs = (max_attempts: number) =>
  ({
    /** Reads and extracts one version of a document. `run` tells a later request from an earlier one. */
    process_document: {
      payload: z.strictObject({ document_id: id, run: id }),
      concurrency: (workers) => workers,
      options: {
        retryLimit: max_attempts - 1,
        retryDelay: 1,
        retryBackoff: true,
        retryDelayMax: 60,
        // Long documents keep their job alive by heartbeat; a killed worker is noticed after this many seconds.
        heartbeatSeconds: 10,
        expireInSeconds: 6 * 3600,
        deleteAfterSeconds: 3600,
      },
      dead_letter: 'give_up_document',
    },
    /** All attempts to process a document have failed or were killed. */
    give_up_document: {
      payload: z.strictObject({ document_id: id, run: id }),
      concurrency: () => 1,
      options: {
        retryLimit: 20,
        retryDelay: 5,
        retryBackoff: true,
        retryDelayMax: 300,
        deleteAfterSeconds: 3600,
      },
    },
    /** One attempt of a webhook delivery; the next one is sent with a delay by the attempt itself. */
    deliver_webhook: {
      payload: z.strictObject({ delivery_id: id }),
      concurrency: () => 4,
      options: {
        retryLimit: 20,
        retryDelay: 2,
        retryBackoff: true,
        retryDelayMax: 60,
        heartbeatSeconds: 10,
        deleteAfterSeconds: 3600,
      },
    },
    /** Folds tallies, ends old sessions, drops old keys and temporary files. */
    tidy: {
      payload: z.object({}),
      concurrency: () => 1,
      options: { retryLimit: 0, deleteAfterSeconds: 3600 },
      schedule: '* * * * *',
    },
  }) satisfies JobDefinitions;

export type Jobs = ReturnType<typeof jobs>;
