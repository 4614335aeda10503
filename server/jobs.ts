// Every kind of job: what it carries, how often it is tried, how many run at once. worker.ts has a handler for each.
import { z } from 'zod';
import { UNTIL_DONE, type JobDefinitions } from './platform/queue/queue.ts';

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
      deleteAfterSeconds: 3600,
    },
  },
  /** Looks at what people decided about documents that touchless rules held back. */
  tend_watches: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { retryLimit: 0, deleteAfterSeconds: 3600 },
    schedule: '* * * * *',
  },
  /** Runs the rules with the trigger schedule whose time has come. */
  run_scheduled_rules: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { retryLimit: 0, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
    schedule: '* * * * *',
  },
} satisfies JobDefinitions;

const paperJobs = {
  /** Makes an order, or a receipt of one, of an approved document that is one, or takes it back. */
  take_order: {
    payload: z.strictObject({ document_id: id }),
    concurrency: () => 1,
    options: { ...UNTIL_DONE, deleteAfterSeconds: 3600 },
  },
  /** Makes a bank statement of an approved document that is one, or takes it back. */
  take_statement: {
    payload: z.strictObject({ document_id: id }),
    concurrency: () => 1,
    options: { ...UNTIL_DONE, deleteAfterSeconds: 3600 },
  },
} satisfies JobDefinitions;

const deliveryJobs = {
  /** Lets go deliveries that were held, after a change of the settings. */
  release_deliveries: {
    payload: z.object({}),
    concurrency: () => 1,
    options: UNTIL_DONE,
  },
  /** Sends what is due to the host of this delivery; at most four at once per host, whatever stands here. */
  deliver_webhook: {
    payload: z.strictObject({ delivery_id: id }),
    concurrency: () => 8,
    options: UNTIL_DONE,
  },
} satisfies JobDefinitions;

const mailJobs = {
  /** Hands one mail to the server, and notes when it is to be tried again. */
  send_mail: {
    payload: z.strictObject({ mail_id: id }),
    concurrency: () => 2,
    options: { ...UNTIL_DONE, expireInSeconds: 3600 },
  },
  /** Mails notifications to those who want them by mail, and digests whose hour has come. */
  mail_work: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { retryLimit: 0, deleteAfterSeconds: 3600 },
    schedule: '* * * * *',
  },
  /** Makes the link that somebody asked for who has lost the password; 0 for addresses that nobody has. */
  mail_password_link: {
    payload: z.strictObject({ user_id: z.int().min(0) }),
    concurrency: () => 1,
    options: UNTIL_DONE,
  },
} satisfies JobDefinitions;

const profileJobs = {
  /** Tries a changed profile on reviewed documents. */
  test_profile: {
    payload: z.strictObject({ test_id: id }),
    concurrency: () => 1,
    options: { ...UNTIL_DONE, expireInSeconds: 3600 },
  },
} satisfies JobDefinitions;

export const jobs = {
  /**
   * Reads and extracts one version of a document. `run` tells a later request from an earlier one. The queue never gives up
   * on it: processing itself counts what was the document's own failure, and ends it (processing/record-failure.ts).
   */
  process_document: {
    payload: z.strictObject({ document_id: id, run: id }),
    concurrency: (workers) => workers,
    options: { ...UNTIL_DONE, expireInSeconds: 6 * 3600 },
  },
  /** Judges records anew that another one's change makes duplicates, or duplicates no more. */
  judge_documents: {
    payload: z.strictObject({ document_ids: z.array(id).max(100) }),
    concurrency: () => 1,
    options: { retryLimit: 5, retryDelay: 2, retryBackoff: true, deleteAfterSeconds: 3600 },
  },
  /** Looks for whose documents are that came in without a contact. */
  file_documents: {
    payload: z.strictObject({ document_ids: z.array(id).max(100) }),
    concurrency: () => 1,
    options: {
      retryLimit: 20,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 60,
      deleteAfterSeconds: 3600,
    },
  },
  /** Judges all documents of a profile anew, after its threshold for doubt has changed. */
  judge_profile: {
    payload: z.strictObject({ profile_id: id }),
    concurrency: () => 1,
    options: { ...UNTIL_DONE, expireInSeconds: 3600 },
  },
  /** Judges documents with signatures anew, after the list of trusted certificates has changed. */
  judge_signed: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { ...UNTIL_DONE, expireInSeconds: 3600 },
  },
  ...profileJobs,
  ...ruleJobs,
  ...paperJobs,
  ...deliveryJobs,
  ...mailJobs,
  /** Tells people what waits for their approval, and others once the time of that, or of an assignment, is over. */
  call_approvers: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { retryLimit: 0, deleteAfterSeconds: 3600 },
    schedule: '* * * * *',
  },
  /** Verifies the audit log and tells the Admins should it not hold. */
  verify_audit: {
    payload: z.object({}),
    concurrency: () => 1,
    options: {
      retryLimit: 2,
      retryDelay: 60,
      expireInSeconds: 6 * 3600,
      deleteAfterSeconds: 3600,
    },
    schedule: '40 3 * * *',
  },
  /** Compares the sums of the quality page with the approvals that they are of, and mends them. */
  compare_quality: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { retryLimit: 2, retryDelay: 60, expireInSeconds: 3600, deleteAfterSeconds: 3600 },
    schedule: '20 2 * * *',
  },
  /** Documents whose time is over go to the trash, and what lies there for long goes for good. */
  purge_documents: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { retryLimit: 2, retryDelay: 60, expireInSeconds: 6 * 3600, deleteAfterSeconds: 3600 },
    schedule: '50 1 * * *',
  },
  /** Makes the backup of the day when its time has come. One that runs leaves room for the look that finds it running. */
  back_up: {
    payload: z.object({}),
    concurrency: () => 2,
    options: { retryLimit: 0, expireInSeconds: 23 * 3600, deleteAfterSeconds: 3600 },
    schedule: '* * * * *',
  },
  /** Folds tallies, ends old sessions, drops old keys and temporary files. */
  tidy: {
    payload: z.object({}),
    concurrency: () => 1,
    options: { retryLimit: 0, deleteAfterSeconds: 3600 },
    schedule: '* * * * *',
  },
} satisfies JobDefinitions;

export type Jobs = typeof jobs;
