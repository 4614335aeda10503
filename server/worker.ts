// What the worker does for each kind of job.
import { callApprovers } from './approvals/call-approvers.ts';
import { backUpOnSchedule } from './backup/back-up-on-schedule.ts';
import type { Context } from './context.ts';
import type { Jobs } from './jobs.ts';
import type { JobHandlers } from './platform/queue/queue.ts';
import { wakeMails } from './mails/store.ts';
import { verifyAuditDaily } from './notifications/broken-audit.ts';
import { sendMailOrTell } from './notifications/failed-mail.ts';
import { judgeDocuments, judgeProfile, judgeSigned } from './documents/judge-others.ts';
import { purgeBySchedule } from './documents/purge-by-schedule.ts';
import { mailNotices } from './notifications/mail-notices.ts';
import { runProfileTest } from './profile-design/run-test.ts';
import { fileDocuments } from './processing/file-documents.ts';
import { processDocument } from './processing/process-document.ts';
import { tidy } from './processing/tidy.ts';
import { compareQuality } from './quality/tallies.ts';
import { escalateAssignments } from './review/escalate-assignments.ts';
import { mailDigests } from './review/mail-digest.ts';
import { takePaper } from './orders/take-paper.ts';
import { takeDocument } from './statements/take-document.ts';
import { applyRules } from './rules/apply-rules.ts';
import { runScheduledRules } from './rules/run-schedule.ts';
import { tendWatches } from './rules/watch.ts';
import { mailPasswordLink } from './users/one-time-links.ts';
import { deliverWebhook } from './webhooks/deliver-webhook.ts';
import { releaseHeldDeliveries } from './webhooks/hold.ts';

export function jobHandlers(ctx: Context): JobHandlers<Jobs> {
  return {
    process_document: (payload, job) => processDocument(ctx, payload, job.signal),
    deliver_webhook: (payload, job) => deliverWebhook(ctx, payload, job.signal),
    release_deliveries: async () => {
      await releaseHeldDeliveries(ctx);
      await wakeMails(ctx, 0);
    },
    send_mail: (payload, job) => sendMailOrTell(ctx, payload, job.signal),
    mail_work: async () => {
      await mailNotices(ctx);
      await mailDigests(ctx);
    },
    mail_password_link: (payload) => mailPasswordLink(ctx, payload),
    judge_documents: ({ document_ids }) => judgeDocuments(ctx, document_ids),
    file_documents: ({ document_ids }) => fileDocuments(ctx, document_ids),
    judge_profile: ({ profile_id }, job) => judgeProfile(ctx, profile_id, job.signal),
    judge_signed: (_payload, job) => judgeSigned(ctx, job.signal),
    test_profile: (payload, job) => runProfileTest(ctx, payload.test_id, job.signal),
    apply_rules: (payload) => applyRules(ctx, payload),
    tend_watches: () => tendWatches(ctx),
    run_scheduled_rules: (_payload, job) => runScheduledRules(ctx, job.signal),
    take_order: ({ document_id }) => takePaper(ctx, document_id),
    take_statement: ({ document_id }) => takeDocument(ctx, document_id),
    call_approvers: async () => {
      await callApprovers(ctx);
      await escalateAssignments(ctx);
    },
    verify_audit: () => verifyAuditDaily(ctx),
    compare_quality: async () => void (await compareQuality(ctx)),
    purge_documents: () => purgeBySchedule(ctx),
    back_up: (_payload, job) => backUpOnSchedule(ctx, job.signal),
    tidy: () => tidy(ctx),
  };
}
