// General and webhook settings: HTTP in and out.
import type {
  settingsEndpoints,
  Settings,
  SettingsPatch,
  WebhookSettings,
  WebhookSettingsInput,
} from '../../contract/settings.ts';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { changedValues, isChanged } from '../audit/changed-values.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { hostOf, isAllowListEntry } from '../platform/http/address-policy.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { requireEscalation } from './escalation.ts';
import { baseUrlOf, readSettings, writeSettings, type StoredSettings } from './settings.ts';
import { getWebhookSecrets, rotateWebhookSecret } from './webhook-secret.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';

// Sending a test delivery is the business of webhooks/, the API token that of users/.
type Own = Omit<typeof settingsEndpoints, 'testWebhook' | 'getApiToken' | 'regenerateApiToken'>;

export const settingsRoutes: Handlers<Context, Own> = {
  getSettings: async ({ ctx }) => presentSettings(ctx),

  async saveSettings({ ctx, body }) {
    await ctx.transaction((ctx) => saveSettings(ctx, body));
    return presentSettings(ctx);
  },

  getWebhookSettings: async ({ ctx }) => presentWebhookSettings(ctx),

  async saveWebhookSettings({ ctx, body }) {
    await ctx.transaction((ctx) => saveWebhookSettings(ctx, body));
    return presentWebhookSettings(ctx);
  },
};

async function presentSettings(ctx: Context): Promise<Settings> {
  const settings = await readSettings(ctx);
  return {
    instance_name: settings.instance_name,
    base_url: baseUrlOf(ctx, settings),
    exception_below: settings.exception_below,
    default_profile_id: settings.default_profile_id ?? 0,
    offline_mode: settings.offline_mode,
    learning: settings.learning,
    approval_gate: settings.approval_gate,
    vigilance_percent: settings.vigilance_percent,
    payee_four_eyes: settings.payee_four_eyes,
    require_trusted_signatures: settings.require_trusted_signatures,
    order_tolerance_percent: settings.order_tolerance_percent,
    order_tolerance_amount: settings.order_tolerance_amount,
    assignment_due_hours: settings.assignment_due_hours,
    escalation_user_id: settings.escalation_user_id,
    escalation_team_id: settings.escalation_team_id,
    split_bundles: settings.split_bundles,
    split_from: settings.split_from,
    split_blank_pages: settings.split_blank_pages,
    reject_reasons: settings.reject_reasons,
    reject_reply: settings.reject_reply,
    purge_trash_after_days: settings.purge_trash_after_days,
  };
}

/** Within a transaction. */
export async function saveSettings(ctx: Context, patch: SettingsPatch): Promise<void> {
  const { default_profile_id } = patch;
  if (default_profile_id !== undefined) {
    const profiles = ctx.db.selectFrom('profiles').select('id').where('id', '=', default_profile_id);
    const profile = await profiles.where('deleted_at', 'is', null).executeTakeFirst();
    if (profile === undefined) throw notFound('setup.noProfile', { id: default_profile_id });
  }
  await requireEscalation(ctx, patch);
  await change(ctx, 'settings.updated', patch);
  if (patch.offline_mode === false) await releaseDeliveries(ctx);
  if (patch.require_trusted_signatures !== undefined) await ctx.queue.send(ctx.db, 'judge_signed', {});
}

/** Webhooks stand to the right of settings; a job lets go what was held. */
async function releaseDeliveries(ctx: Context): Promise<void> {
  await ctx.queue.send(ctx.db, 'release_deliveries', {});
}

/** Writes the changes and records what was before and after. */
async function change(
  ctx: Context,
  event: 'settings.updated' | 'settings.webhook_updated',
  changes: Partial<StoredSettings>,
) {
  const detail = changedValues(await readSettings(ctx), changes);
  if (!isChanged(detail)) return;
  await writeSettings(ctx, detail.after);
  await audit(ctx, { event, detail });
}

async function presentWebhookSettings(ctx: Context): Promise<WebhookSettings> {
  const settings = await readSettings(ctx);
  return {
    url: settings.webhook_url,
    paused: settings.webhook_paused,
    paused_reason:
      settings.webhook_paused_reason === null ? null : say(settings.webhook_paused_reason, ctx.language),
    pause_after_days: settings.webhook_pause_after_days,
    allowed_hosts: settings.webhook_allowed_hosts,
    secret: (await getWebhookSecrets(ctx)).current,
  };
}

/** Within a transaction. */
export async function saveWebhookSettings(ctx: Context, input: WebhookSettingsInput): Promise<void> {
  const settings = await readSettings(ctx);
  const wrong = input.allowed_hosts?.find((entry) => !isAllowListEntry(entry));
  if (wrong !== undefined)
    throw invalid(wrongValue('allowed_hosts', sentence('values.hosts', { name: wrong })));
  const hosts = new Set(input.allowed_hosts ?? settings.webhook_allowed_hosts);
  // Who saves a URL wants deliveries to reach it.
  if (input.url !== undefined && input.url !== null) hosts.add(hostOf(input.url));
  await change(ctx, 'settings.webhook_updated', {
    ...(input.url === undefined ? {} : { webhook_url: input.url }),
    ...(input.paused === undefined ? {} : { webhook_paused: input.paused, webhook_paused_reason: null }),
    ...(input.pause_after_days === undefined ? {} : { webhook_pause_after_days: input.pause_after_days }),
    webhook_allowed_hosts: [...hosts],
  });
  // Another address, or a fresh start: the failures so far count no more.
  if (input.url !== undefined || input.paused === false)
    await ctx.db.deleteFrom('receiver_failures').execute();
  await releaseDeliveries(ctx);
  if (input.rotate_secret === true) {
    await rotateWebhookSecret(ctx);
    await audit(ctx, { event: 'settings.webhook_updated', detail: { secret: 'rotated' } });
  }
}
