// Rules: when all conditions hold for a document, something happens to it by itself.
import { z } from 'zod';
import { GivenId, HttpUrl, Id, Timestamp, label, text } from './common.ts';
import { CHECK_CODES } from './check-codes.ts';
import { DocumentStatus } from './documents.ts';
import { problem } from './problem.ts';
import { TOUCHLESS_CONDITIONS, TouchlessAction } from './touchless.ts';

/** Condition fields besides those of extraction profiles. */
export const CONDITION_FIELDS = [
  'confidence_score',
  'confidence_label',
  'status',
  'doc_type',
  'doc_date',
  'contact_id',
  'folder_id',
  'filename',
  'days_in_status',
  'line_items_total',
  'checks_failed',
  'blockers_open',
  'blockers_blocking',
  'blocker_kinds',
  'blocker_codes',
  'assignee_id',
  'postponed_until',
  'rejection_reason',
  'vendor_number',
  'payee_result',
  'order_result',
  'signature_result',
  'payment_status',
  'source',
  'mail_from',
] as const;

/** What is known of a document before its fields are extracted. */
export const EARLY_FIELDS = [
  'contact_id',
  'folder_id',
  'filename',
  'doc_type',
  'payment_status',
  'source',
  'mail_from',
] as const;

export const OPERATORS = [
  '=',
  '!=',
  '>',
  '>=',
  '<',
  '<=',
  'contains',
  'does_not_contain',
  'is_empty',
  'is_not_empty',
  'matches',
] as const;
export const Operator = z.enum(OPERATORS);
export type Operator = z.infer<typeof Operator>;

export const RuleTrigger = z.enum(['processed', 'schedule']);
export type RuleTrigger = z.infer<typeof RuleTrigger>;

const ConditionField = z
  .string()
  .regex(/^(check\.[a-zA-Z]+|((fields|confidence)\.)?[a-z][a-z0-9]*(_[a-z0-9]+)*)$/, problem('condition'))
  .max(100)
  .describe(
    `One of ${CONDITION_FIELDS.join(', ')}, or the key of a profile field; fields.<key> where both have one name. confidence.<key>: how sure the value of the field is, in percent. check.<code>: passed or failed; ${CHECK_CODES.join(', ')}.`,
  );

export const RuleCondition = z
  .object({
    field: ConditionField,
    operator: Operator,
    value: z.string().nullable().describe('null for is_empty and is_not_empty.'),
  })
  .meta({ id: 'RuleCondition' });
export type RuleCondition = z.infer<typeof RuleCondition>;

const ConditionInput = z.strictObject({
  field: ConditionField,
  operator: Operator,
  value: z
    .union([text(500), z.number().transform(String)])
    .nullable()
    .default(null),
});

const MoveFolder = z
  .strictObject({
    type: z.literal('move_folder'),
    folder_id: Id.optional().describe('This folder, and its contact.'),
    folder_name: label(200).optional().describe("The folder of that name within the document's contact."),
  })
  .refine(
    (action) => (action.folder_id === undefined) !== (action.folder_name === undefined),
    problem('targetFolder'),
  );

export const RuleAction = z
  .discriminatedUnion('type', [
    z.strictObject({ type: z.literal('set_status'), status: DocumentStatus }),
    MoveFolder,
    z.strictObject({
      type: z.literal('notify'),
      message: text(500).optional().describe("The rule's name and the file name when omitted."),
    }),
    z.strictObject({ type: z.literal('flag_review') }).describe('Sets Needs Review.'),
    z.strictObject({
      type: z.literal('set_field'),
      field: z.string().max(80).describe('Key of a profile field.'),
      value: text(20_000).nullable().describe('null clears.'),
    }),
    z
      .strictObject({ type: z.literal('webhook'), url: HttpUrl })
      .describe('Sends the record to this address as event rule.fired, like the Document Webhook.'),
    z
      .strictObject({
        type: z.literal('assign'),
        assignee_id: GivenId.nullable().describe('Who looks after the document; null: nobody.'),
        due_hours: z
          .int()
          .min(1)
          .max(8760)
          .optional()
          .describe('How long they have for it. As the settings say when omitted.'),
        escalation_user_id: GivenId.optional().describe('Who is told once it is overdue.'),
        escalation_team_id: GivenId.optional().describe('Which team is told once it is overdue.'),
      })
      .describe('To this person; null: to nobody. Whom people chose stays.'),
    z
      .strictObject({
        type: z.literal('postpone'),
        days: z.int().min(1).max(365).describe('Until so many days from now.'),
      })
      .describe('Hides the document for so many days.'),
    z
      .strictObject({
        type: z.literal('reject'),
        reason: label(200).describe('Why it is not wanted.'),
        note: text(2000).optional().describe('More on the reason.'),
        answer_sender: z
          .boolean()
          .optional()
          .describe('Whether the sender of the mail is told, where that is possible.'),
      })
      .describe('Sets Archived and keeps the reason, as a rejection by a person does.'),
    z
      .strictObject({
        type: z.literal('set_profile'),
        profile_id: GivenId.describe('The profile that the document is read with.'),
      })
      .describe(
        `Acts before anything is extracted, where nobody has named a profile; the first rule that applies decides. Its conditions look at ${EARLY_FIELDS.join(', ')}.`,
      ),
    TouchlessAction,
  ])
  .meta({ id: 'RuleAction' });
export type RuleAction = z.infer<typeof RuleAction>;

export const Rule = z
  .object({
    id: Id,
    name: z.string(),
    enabled: z.boolean(),
    position: z.int().describe('Rules are evaluated in this order.'),
    profile_id: Id.nullable().describe('Only documents of this profile.'),
    trigger: RuleTrigger,
    interval_minutes: z.int().nullable().describe('How often a rule with trigger schedule runs.'),
    conditions: z.array(RuleCondition),
    action: RuleAction,
    last_run_at: Timestamp.nullable(),
    fired: z.int().describe('How often it has fired.'),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Rule' });
export type Rule = z.infer<typeof Rule>;

export const RuleInput = z
  .strictObject({
    name: label(120),
    enabled: z.boolean().default(true),
    position: z.int32().min(1).optional().describe('The end when omitted.'),
    profile_id: GivenId.nullable().default(null),
    trigger: RuleTrigger.default('processed'),
    interval_minutes: z.int().min(1).max(10_080).nullable().default(null).describe('60 when omitted.'),
    conditions: z
      .array(ConditionInput)
      .max(5)
      .describe(
        `All must hold. At least one, but for the action touchless, which takes ${TOUCHLESS_CONDITIONS.join(', ')}, profile fields and their confidence.`,
      ),
    action: RuleAction,
  })
  .refine(({ conditions, action }) => conditions.length > 0 || action.type === 'touchless', {
    message: problem('oneCondition'),
    path: ['conditions'],
  })
  .meta({ id: 'RuleInput' });
export type RuleInput = z.output<typeof RuleInput>;

/** One condition and what it was compared with. */
export const ConditionResult = z
  .object({ ...RuleCondition.shape, actual: z.string().nullable(), met: z.boolean() })
  .meta({ id: 'ConditionResult' });
export type ConditionResult = z.infer<typeof ConditionResult>;

export const RuleFiring = z
  .object({
    id: z.int(),
    rule_id: z.int(),
    rule_name: z.string(),
    trigger: RuleTrigger,
    outcome: z
      .enum(['done', 'skipped', 'failed'])
      .describe("skipped: a person's value or status stands; failed: the action was not possible."),
    detail: z.string(),
    conditions: z
      .array(ConditionResult)
      .describe('Of rules that let documents go without a person, for Admins only; empty for others.'),
    at: Timestamp,
  })
  .meta({ id: 'RuleFiring' });
export type RuleFiring = z.infer<typeof RuleFiring>;

export const DryRun = z
  .object({
    examined: z.int().describe('Documents that were looked at.'),
    complete: z.boolean().describe('False when there were more documents than could be looked at.'),
    total: z.int().describe('Documents that would change.'),
    documents: z
      .array(
        z.object({
          id: Id,
          filename: z.string(),
          status: DocumentStatus,
          change: z.string(),
          conditions: z.array(ConditionResult),
        }),
      )
      .describe('The newest of them.'),
  })
  .meta({ id: 'RuleDryRun' });
export type DryRun = z.infer<typeof DryRun>;
