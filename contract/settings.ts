// What an Admin sets at run time: general settings, the API token, the Document Webhook.
import { z } from 'zod';
import { WebhookBody } from './deliveries.ts';
import { endpoint } from './endpoint.ts';
import { GivenId, HttpUrl, Timestamp, label, text } from './common.ts';
import { WebhookTestResult } from './webhook-test.ts';

export const Settings = z
  .object({
    instance_name: z.string(),
    base_url: z.string().describe('The address people open; links in records and webhooks start with it.'),
    exception_below: z.int().min(0).max(100).describe('Documents with a lower score become Exception.'),
    default_profile_id: z.int(),
    offline_mode: z.boolean().describe('Holds all deliveries; they go out when it ends.'),
    learning: z.boolean().describe('Whether corrections help the next document of the same sender.'),
    approval_gate: z
      .boolean()
      .describe('Whether Approved and Export are refused by the API while blocking blockers are open.'),
    vigilance_percent: z
      .int()
      .describe(
        'In so many of 100 new documents people are shown one value with two digits exchanged, to measure what they overlook; 0: in none. The record holds the value that was read.',
      ),
    payee_four_eyes: z
      .boolean()
      .describe('Whether a change of the bank account of a vendor is accepted by two people.'),
    require_trusted_signatures: z
      .boolean()
      .describe(
        'Whether a signature blocks its document unless its signer leads to a trusted certificate. Broken ones always do.',
      ),
    order_tolerance_percent: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .describe(
        'By how much a line may differ from its order, in percent, unless its vendor says otherwise; null: no such limit. Where both are set the smaller one counts, where neither is nothing may differ.',
      ),
    order_tolerance_amount: z.number().min(0).nullable().describe('The same in the currency of the order.'),
    assignment_due_hours: z
      .int()
      .nullable()
      .describe('How long whoever is assigned a document has for it, unless said otherwise; null: any time.'),
    escalation_user_id: z.int().nullable(),
    escalation_team_id: z.int().nullable().describe('The team that is told once it is overdue; null: none.'),
    split_bundles: z
      .boolean()
      .describe('Whether a file that holds several documents is split by itself where that is sure enough.'),
    split_from: z.int().min(50).max(100).describe('How sure that must be, in percent.'),
    split_blank_pages: z.boolean().describe('Whether blank pages part documents.'),
    reject_reasons: z.array(z.string()).describe('What the form for rejecting offers.'),
    reject_reply: z
      .string()
      .nullable()
      .describe('What the sender of a rejected mail may be told; null: nobody is told.'),
    purge_trash_after_days: z
      .int()
      .nullable()
      .describe('After how many days in the trash documents go for good that nothing keeps; null: never.'),
  })
  .meta({ id: 'Settings' });
export type Settings = z.infer<typeof Settings>;

export const SettingsPatch = z
  .strictObject({
    instance_name: label(80),
    base_url: HttpUrl,
    exception_below: z.int().min(0).max(100),
    default_profile_id: z.int32().min(1),
    offline_mode: z.boolean(),
    learning: z.boolean(),
    approval_gate: z.boolean(),
    vigilance_percent: z.int().min(0).max(20),
    payee_four_eyes: z.boolean(),
    require_trusted_signatures: z.boolean(),
    order_tolerance_percent: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .describe('By how much a line may differ from its order, in percent; null: no such limit.'),
    order_tolerance_amount: z
      .number()
      .min(0)
      .max(1e9)
      .nullable()
      .describe('The same in the currency of the order; null: no such limit.'),
    assignment_due_hours: z
      .int()
      .min(1)
      .max(8760)
      .nullable()
      .describe('How long whoever is assigned a document has for it, unless said otherwise; null: any time.'),
    escalation_user_id: GivenId.nullable(),
    escalation_team_id: GivenId.nullable().describe('The team that is told once it is overdue; null: none.'),
    split_bundles: z.boolean(),
    split_from: z.int().min(50).max(100),
    split_blank_pages: z.boolean(),
    reject_reasons: z.array(label(200)).max(50),
    reject_reply: text(4000)
      .nullable()
      .describe('With {reason}, {file} and {instance} in the places of the values; null: nobody is told.'),
    purge_trash_after_days: z
      .int()
      .min(1)
      .max(3650)
      .nullable()
      .describe('Those that a retention rule or a hold keeps stay; null: never.'),
  })
  .partial()
  .meta({ id: 'SettingsPatch' });
export type SettingsPatch = z.output<typeof SettingsPatch>;

export const WebhookSettings = z
  .object({
    url: z.string().nullable(),
    paused: z.boolean(),
    paused_reason: z.string().nullable(),
    pause_after_days: z.int().describe('Pauses after so many days of failures only; 0 never.'),
    allowed_hosts: z.array(z.string()).describe('Hosts and CIDR ranges that deliveries may go to.'),
    secret: z.string().describe('whsec_…, for the webhook-signature header.'),
  })
  .meta({ id: 'WebhookSettings' });
export type WebhookSettings = z.infer<typeof WebhookSettings>;

export const WebhookSettingsInput = z
  .strictObject({
    url: HttpUrl.nullable(),
    paused: z.boolean(),
    pause_after_days: z.int().min(0).max(365),
    allowed_hosts: z.array(label(260)).max(100),
    rotate_secret: z.boolean(),
  })
  .partial()
  .meta({ id: 'WebhookSettingsInput' });
export type WebhookSettingsInput = z.output<typeof WebhookSettingsInput>;

export const ApiToken = z.object({ token: z.string(), created_at: Timestamp }).meta({ id: 'ApiToken' });

export const settingsEndpoints = {
  getSettings: endpoint('getSettings', {
    access: 'admin',
    tag: 'Settings',
    summary: 'General settings',
    response: Settings,
  }),
  saveSettings: endpoint('saveSettings', {
    access: 'admin',
    tag: 'Settings',
    summary: 'Change general settings',
    description: 'Keys that are not sent stay as they are.',
    body: SettingsPatch,
    response: Settings,
    errors: { 404: 'Unknown default_profile_id, escalation_user_id or escalation_team_id' },
  }),
  getApiToken: endpoint('getApiToken', {
    access: 'admin',
    tag: 'Settings',
    summary: 'The API token of this instance',
    response: ApiToken,
  }),
  regenerateApiToken: endpoint('regenerateApiToken', {
    access: 'admin',
    tag: 'Settings',
    summary: 'Replace the API token',
    description: 'The old token ends at once, for incoming calls and outgoing webhooks alike.',
    response: ApiToken,
  }),
  getWebhookSettings: endpoint('getWebhookSettings', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'Document Webhook settings',
    response: WebhookSettings,
  }),
  saveWebhookSettings: endpoint('saveWebhookSettings', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'Change Document Webhook settings',
    description: 'Saving a URL allows its host. Keys that are not sent stay as they are.',
    callback: { summary: 'An exported document', body: WebhookBody },
    body: WebhookSettingsInput,
    response: WebhookSettings,
  }),
  testWebhook: endpoint('testWebhook', {
    access: 'admin',
    tag: 'Webhooks',
    summary: 'Send a test delivery now',
    response: WebhookTestResult,
    errors: { 409: 'No webhook URL is set' },
  }),
};
