// Settings that an Admin changes at run time, with their defaults. Stored one row per key; unknown rows are ignored.
import { z } from 'zod';
import { listeningUrl } from '../config.ts';
import type { Context } from '../context.ts';
import type { Said } from '../platform/sentences/sentence.ts';

/** Value and default of every key. Secrets are not here: they stand encrypted in the table of that name. */
const stored = {
  instance_name: z.string().default('Recto'),
  base_url: z.string().nullable().default(null),
  exception_below: z.int().default(50),
  default_profile_id: z.int().nullable().default(null),
  offline_mode: z.boolean().default(false),
  learning: z.boolean().default(true),
  approval_gate: z.boolean().default(false),
  /** Of new documents in which a value is planted. */
  vigilance_percent: z.int().default(0),
  payee_four_eyes: z.boolean().default(false),
  require_trusted_signatures: z.boolean().default(false),
  order_tolerance_percent: z.number().nullable().default(null),
  order_tolerance_amount: z.number().nullable().default(null),
  /** Of assignments for which nothing else is said. */
  assignment_due_hours: z.int().nullable().default(null),
  escalation_user_id: z.int().nullable().default(null),
  escalation_team_id: z.int().nullable().default(null),
  split_bundles: z.boolean().default(true),
  /** Percent. */
  split_from: z.int().default(90),
  split_blank_pages: z.boolean().default(false),
  reject_reasons: z.array(z.string()).default([]),
  /** What senders of rejected mail are told; null: nothing. */
  reject_reply: z.string().nullable().default(null),
  /** Days in the trash; null: until somebody empties it. */
  purge_trash_after_days: z.int().nullable().default(null),
  sso_enabled: z.boolean().default(false),
  sso_name: z.string().default('Company sign-on'),
  sso_issuer: z.string().nullable().default(null),
  sso_client_id: z.string().nullable().default(null),
  sso_new_users: z.enum(['reviewer', 'viewer']).nullable().default(null),
  sso_domains: z.array(z.string()).default([]),
  sso_hosts: z.array(z.string()).default([]),
  /** The description of the provider as it was when the settings were saved. */
  sso_provider: z.record(z.string(), z.unknown()).nullable().default(null),
  model_enabled: z.boolean().default(true),
  model_url: z.string().nullable().default(null),
  model_name: z.string().nullable().default(null),
  model_context_tokens: z.int().nullable().default(null),
  model_vision: z.boolean().nullable().default(null),
  model_allowed_hosts: z.array(z.string()).default([]),
  model_concurrency: z.int().default(1),
  /** Documents below this id may have been approved before approvals were kept; null when all were looked at. */
  approvals_missing_below: z.int().nullable().default(null),
  smtp_host: z.string().nullable().default(null),
  smtp_port: z.int().default(587),
  smtp_security: z.enum(['tls', 'starttls', 'none']).default('starttls'),
  smtp_user: z.string().nullable().default(null),
  smtp_from: z.string().nullable().default(null),
  last_backup: z.object({ at: z.string(), problems: z.int() }).nullable().default(null),
  /** The last scheduled backup that failed, if none was made since. */
  failed_backup: z.object({ at: z.string(), reason: z.string() }).nullable().default(null),
  webhook_url: z.string().nullable().default(null),
  webhook_paused: z.boolean().default(false),
  webhook_paused_reason: z.custom<Said>().nullable().default(null),
  webhook_pause_after_days: z.number().default(5),
  webhook_allowed_hosts: z.array(z.string()).default([]),
} as const;

type Stored = typeof stored;
export type StoredSettings = { [Key in keyof Stored]: z.output<Stored[Key]> };

export async function readSettings(ctx: Context): Promise<StoredSettings> {
  const rows = await ctx.db.selectFrom('settings').select(['key', 'value']).execute();
  const values = new Map(rows.map((row) => [row.key, row.value]));
  const entries = Object.entries(stored).map(([key, schema]) => [
    key,
    schema.parse(values.get(key) ?? undefined),
  ]);
  return Object.fromEntries(entries) as StoredSettings;
}

export async function writeSettings(
  ctx: Pick<Context, 'db' | 'clock'>,
  changes: Partial<StoredSettings>,
): Promise<void> {
  for (const [key, value] of Object.entries(changes)) {
    const row = { value: JSON.stringify(value ?? null), updated_at: ctx.clock.now() };
    await ctx.db
      .insertInto('settings')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
}

/** The address people open: the setting, else RECTO_BASE_URL, else where the server listens. No slash at the end. */
export const baseUrlOf = (ctx: Context, settings: Pick<StoredSettings, 'base_url'>): string =>
  (settings.base_url ?? listeningUrl(ctx.config)).replace(/\/+$/, '');

/** Name and address, for links, mails and authenticator apps. */
export async function readInstance(ctx: Context): Promise<{ name: string; base_url: string }> {
  const settings = await readSettings(ctx);
  return { name: settings.instance_name, base_url: baseUrlOf(ctx, settings) };
}

/** Deep link that opens a document in the UI after sign-in. */
export const docUrl = (base_url: string, document_id: number): string =>
  `${base_url}/documents/${document_id}`;
