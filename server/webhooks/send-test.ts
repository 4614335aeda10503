// A test event, sent at once and shown at once: no delivery, no second attempt.
import type { WebhookTestResult } from '../../contract/webhook-test.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { isoSeconds } from '../platform/clock.ts';
import { randomToken } from '../platform/secret-box.ts';
import { readSettings } from '../settings/settings.ts';
import { sendMessage } from './send.ts';

/** @param endpoint whose secret signs it; without one it is the Document Webhook's */
export async function sendTest(
  ctx: Context,
  { url, endpoint }: { url: string; endpoint?: { id: number; name: string } },
): Promise<WebhookTestResult> {
  const body = JSON.stringify({
    schema_version: '1.0',
    event: 'webhook.test',
    timestamp: isoSeconds(ctx.clock.now()),
  });
  const { webhook_allowed_hosts: allowed_hosts } = await readSettings(ctx);
  const webhook_id = `msg_${randomToken(18)}`;
  const result = await sendMessage(ctx, {
    url,
    webhook_id,
    body,
    allowed_hosts,
    endpoint_id: endpoint?.id ?? null,
  });
  const outcome = {
    delivered: result.answered && result.status === 200,
    response_code: result.answered ? result.status : null,
    error: result.answered ? null : `${result.error_class}: ${result.message}`,
    duration_ms: result.duration_ms,
  };
  const of = endpoint === undefined ? {} : { endpoint_id: endpoint.id, name: endpoint.name };
  await audit(ctx, { event: 'webhook.tested', detail: { ...of, url, ...outcome } });
  return { ...outcome, response_excerpt: result.answered ? result.body : null };
}
