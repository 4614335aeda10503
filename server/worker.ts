// What the worker does for each kind of job.
import type { Context } from './context.ts';
import type { Jobs } from './jobs.ts';
import type { JobHandlers } from './platform/queue/queue.ts';
import { giveUpDocument } from './processing/give-up.ts';
import { processDocument } from './processing/process-document.ts';
import { tidy } from './processing/tidy.ts';
import { deliverWebhook } from './webhooks/deliver-webhook.ts';

export function jobHandlers(ctx: Context): JobHandlers<Jobs> {
  return {
    process_document: (payload, job) => processDocument(ctx, payload, job.signal),
    give_up_document: (payload) => giveUpDocument(ctx, payload),
    deliver_webhook: (payload) => deliverWebhook(ctx, payload),
    tidy: () => tidy(ctx),
  };
}
