// What the worker does for each kind of job.
import type { Context } from './context.ts';
import type { Jobs } from './jobs.ts';
import type { JobHandlers } from './platform/queue/queue.ts';
import { verifyAuditDaily } from './notifications/broken-audit.ts';
import { giveUpDocument } from './processing/give-up.ts';
import { giveUpProfileTest, runProfileTest } from './profile-design/run-test.ts';
import { processDocument } from './processing/process-document.ts';
import { tidy } from './processing/tidy.ts';
import { applyRules } from './rules/apply-rules.ts';
import { runScheduledRules } from './rules/run-schedule.ts';
import { deliverWebhook } from './webhooks/deliver-webhook.ts';
import { releaseHeldDeliveries } from './webhooks/hold.ts';

export function jobHandlers(ctx: Context): JobHandlers<Jobs> {
  return {
    process_document: (payload, job) => processDocument(ctx, payload, job.signal),
    give_up_document: (payload) => giveUpDocument(ctx, payload),
    deliver_webhook: (payload, job) => deliverWebhook(ctx, payload, job.signal),
    release_deliveries: () => releaseHeldDeliveries(ctx),
    test_profile: (payload, job) => runProfileTest(ctx, payload.test_id, job.signal),
    give_up_profile_test: (payload) => giveUpProfileTest(ctx, payload.test_id),
    apply_rules: (payload) => applyRules(ctx, payload),
    run_scheduled_rules: (_payload, job) => runScheduledRules(ctx, job.signal),
    verify_audit: () => verifyAuditDaily(ctx),
    tidy: () => tidy(ctx),
  };
}
