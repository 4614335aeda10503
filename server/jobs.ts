// Every kind of job: what it carries, how often it is tried, how many run at once. worker.ts has a handler for each.
import { z } from 'zod';
import type { JobDefinitions } from './platform/queue/queue.ts';

const id = z.int().min(1);

const ruleJobs = {
  /** Applies the rules to a document that has just been processed. */
  apply_rules: {
    payload: z.strictObject({ document_id: id, run: id }),
    concurrency: () => 2,
    options: {
      retryLimit: 20,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 60,
      heartbeatSeconds: 10,
      deleteAfterSeconds: 3600,
    },
  },
  /** Runs the rules with the trigger schedule whose time has come. */
  run_scheduled_rules: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { retryLimit: 0, heartbeatSeconds: 10, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
    schedule: '* * * * *',
  },
} satisfies JobDefinitions;

const deliveryJobs = {
  /** Lets go deliveries that were held, after a change of the settings. */
  release_deliveries: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { retryLimit: 3, retryDelay: 2, deleteAfterSeconds: 3600 },
  },
  /** Sends what is due to the host of this delivery; at most four at once per host, whatever stands here. */
  deliver_webhook: {
    payload: z.strictObject({ delivery_id: id }),
    concurrency: () => 8,
    options: {
      retryLimit: 20,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 60,
      heartbeatSeconds: 10,
      deleteAfterSeconds: 3600,
    },
  },
} satisfies JobDefinitions;

const profileJobs = {
  /** Tries a changed profile on reviewed documents. */
  test_profile: {
    payload: z.strictObject({ test_id: id }),
    concurrency: () => 1,
    options: {
      retryLimit: 1,
      retryDelay: 2,
      heartbeatSeconds: 10,
      expireInSeconds: 3600,
      deleteAfterSeconds: 3600,
    },
    dead_letter: 'give_up_profile_test',
  },
  /** Every attempt at a test has failed or was killed. */
  give_up_profile_test: {
    payload: z.strictObject({ test_id: id }),
    concurrency: () => 1,
    options: {
      retryLimit: 20,
      retryDelay: 5,
      retryBackoff: true,
      retryDelayMax: 300,
      deleteAfterSeconds: 3600,
    },
  },
} satisfies JobDefinitions;

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
    ...profileJobs,
    ...ruleJobs,
    ...deliveryJobs,
    /** Verifies the audit log and tells the Admins should it not hold. */
    verify_audit: {
      payload: z.object({}),
      concurrency: () => 1,
      options: {
        retryLimit: 2,
        retryDelay: 60,
        heartbeatSeconds: 10,
        expireInSeconds: 6 * 3600,
        deleteAfterSeconds: 3600,
      },
      schedule: '40 3 * * *',
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
