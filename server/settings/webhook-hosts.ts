// The allow-list of hosts that webhooks may go to grows with every URL an Admin saves.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { hostOf } from '../platform/http/address-policy.ts';
import { readSettings, writeSettings } from './settings.ts';

export async function allowWebhookHost(ctx: Context, url: string): Promise<void> {
  const { webhook_allowed_hosts: before } = await readSettings(ctx);
  const host = hostOf(url);
  if (before.includes(host)) return;
  const webhook_allowed_hosts = [...before, host];
  await writeSettings(ctx, { webhook_allowed_hosts });
  const detail = { before: { webhook_allowed_hosts: before }, after: { webhook_allowed_hosts } };
  await audit(ctx, { event: 'settings.webhook_updated', detail });
}
