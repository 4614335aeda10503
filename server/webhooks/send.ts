// One signed POST: the headers of the Standard Webhooks specification, and beside them the token that the reference promises to
// the Document Webhook.
import { Webhook } from 'standardwebhooks';
import type { Context } from '../context.ts';
import type { OutboundResult } from '../platform/http/outbound.ts';
import { getWebhookSecrets } from '../settings/webhook-secret.ts';
import { getApiToken } from '../users/api-token.ts';

const TIMEOUT_MS = 15_000;
/** How much of the receiver's answer is kept. */
const EXCERPT_BYTES = 4096;

export interface Message {
  url: string;
  webhook_id: string;
  body: string;
  allowed_hosts: string[];
  /** Signed with the secret of this endpoint, and without the token of the instance, which is none of its business. */
  endpoint_id: number | null;
}

/** Uses the token and the secret of this moment; during a rotation it signs with both secrets. */
export async function sendMessage(ctx: Context, message: Message): Promise<OutboundResult> {
  const { endpoint_id } = message;
  const secrets = await getWebhookSecrets(ctx, endpoint_id ?? undefined);
  const authorization: Record<string, string> =
    endpoint_id === null ? { authorization: `Bearer ${(await getApiToken(ctx)).token}` } : {};
  const now = ctx.clock.now();
  const signatures = [secrets.current, secrets.previous]
    .filter((secret) => secret !== undefined)
    .map((secret) => new Webhook(secret).sign(message.webhook_id, now, message.body));
  return ctx.outbound.send({
    url: message.url,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...authorization,
      'webhook-id': message.webhook_id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
      'webhook-signature': signatures.join(' '),
    },
    body: message.body,
    timeout_ms: TIMEOUT_MS,
    allowed: message.allowed_hosts,
    max_response_bytes: EXCERPT_BYTES,
  });
}
