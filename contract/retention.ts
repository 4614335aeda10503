// Retention: how long documents are kept, what holds them beyond that, and deleting for good by two people.
import { z } from 'zod';
import { RETENTION_STATES } from './retention-state.ts';
import { CalendarDate, GivenId, Id, IdParams, ListedId, Timestamp, label, pageOf, paging } from './common.ts';
import { endpoint } from './endpoint.ts';
import { problem } from './problem.ts';

export const MOST_RETENTION_RULES = 100;
const MOST_AT_ONCE = 500;

export const RETENTION_COVERS = ['received', 'approved'] as const;
export const RETENTION_OVER = ['keep', 'trash'] as const;

export const RetentionRuleInput = z
  .strictObject({
    name: label(100).describe('One that no other rule has.'),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, problem('country'))
      .nullable()
      .default(null)
      .describe('Whose law it is (ISO 3166); which documents it covers is said by profiles and contacts.'),
    years: z
      .int()
      .min(1)
      .max(100)
      .describe(
        'Counted from the end of the year of the document’s date, or of its receipt if that is earlier.',
      ),
    profile_ids: z
      .array(GivenId)
      .max(200)
      .default([])
      .describe('Documents of these profiles; empty: of all.'),
    contact_ids: z
      .array(GivenId)
      .max(1000)
      .default([])
      .describe('Documents of these contacts; empty: of all.'),
    covers: z
      .enum(RETENTION_COVERS)
      .default('received')
      .describe('Every document that was processed, or those only that were Approved or exported.'),
    over: z
      .enum(RETENTION_OVER)
      .default('keep')
      .describe(
        'What becomes of a document once its time is over: it stays, or the night moves it to the trash.',
      ),
  })
  .meta({ id: 'RetentionRuleInput' });
export type RetentionRuleInput = z.output<typeof RetentionRuleInput>;

export const RetentionRule = z
  .object({
    id: Id,
    ...RetentionRuleInput.shape,
    documents: z.int().min(0).describe('How many documents it keeps at the longest.'),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'RetentionRule' });
export type RetentionRule = z.infer<typeof RetentionRule>;

export const ReadyRetention = z
  .object({
    country: z.string().describe('ISO 3166.'),
    years: z.int().describe('From the end of the year.'),
    law: z.string().describe('Where it stands.'),
  })
  .meta({ id: 'ReadyRetention' });
export type ReadyRetention = z.infer<typeof ReadyRetention>;

export const Hold = z
  .object({
    id: Id,
    document_id: Id.nullable(),
    contact_id: Id.nullable(),
    name: z.string().describe('Of the document or the contact.'),
    reason: z.string(),
    placed_by: z.string().describe('Who placed it.'),
    placed_at: Timestamp.describe('When it was placed.'),
  })
  .meta({ id: 'Hold' });
export type Hold = z.infer<typeof Hold>;

export const DeletionRequest = z.object({
  reason: z.string(),
  by: z.string(),
  user_id: Id.describe('Somebody else confirms it.'),
  at: Timestamp,
});

export const DocumentRetention = z
  .object({
    state: z
      .enum(RETENTION_STATES)
      .describe(
        'free: no rule and no hold, one person may remove it for good. kept: nobody may before kept_until is over. held: nobody may while a hold stands. over: two people may.',
      ),
    kept_until: CalendarDate.nullable().describe('The last day.'),
    rule: z.string().nullable().describe('The rule that keeps it the longest.'),
    holds: z.array(Hold).describe('Those that stand, of the document and of its contact.'),
    deletion: DeletionRequest.nullable().describe('Asked for by one person; waits for another.'),
  })
  .meta({ id: 'DocumentRetention' });
export type DocumentRetention = z.infer<typeof DocumentRetention>;

export const DeletionsInput = z
  .strictObject({
    action: z.enum(['request', 'confirm', 'withdraw']),
    document_ids: z.array(ListedId).min(1).max(MOST_AT_ONCE).describe('Documents in the trash.'),
    reason: label(500).nullable().default(null).describe('Why; with request.'),
  })
  .refine(({ action, reason }) => action !== 'request' || reason !== null, {
    path: ['reason'],
    error: problem('reason'),
  })
  .meta({ id: 'DeletionsInput' });
export type DeletionsInput = z.output<typeof DeletionsInput>;

const ofAdmin = { access: 'admin', tag: 'Retention' } as const;
const badRule = 'A profile or contact does not exist';

export const retentionEndpoints = {
  listRetentionRules: endpoint('listRetentionRules', {
    ...ofAdmin,
    summary: 'Retention rules, by name',
    response: z.object({ rules: z.array(RetentionRule) }),
  }),
  listReadyRetention: endpoint('listReadyRetention', {
    ...ofAdmin,
    summary: 'How long invoices and receipts are kept, by country',
    description: 'To begin with: have it confirmed by whoever answers for your books.',
    response: z.object({ ready: z.array(ReadyRetention).describe('One for each country.') }),
  }),
  createRetentionRule: endpoint('createRetentionRule', {
    ...ofAdmin,
    summary: 'Add a retention rule',
    description:
      'It covers documents that are there and those to come. What a document is kept until never gets earlier afterwards, whatever becomes of the rule.',
    body: RetentionRuleInput,
    status: 201,
    response: RetentionRule,
    errors: { 404: badRule, 409: `The name is taken, or there are ${MOST_RETENTION_RULES} rules` },
  }),
  replaceRetentionRule: endpoint('replaceRetentionRule', {
    ...ofAdmin,
    summary: 'Change a retention rule',
    description:
      'Longer periods count for documents that are there too, shorter ones for those to come only.',
    params: IdParams,
    body: RetentionRuleInput,
    response: RetentionRule,
    errors: { 404: `Unknown rule. ${badRule}`, 409: 'The name is taken' },
  }),
  deleteRetentionRule: endpoint('deleteRetentionRule', {
    ...ofAdmin,
    summary: 'Delete a retention rule',
    description: 'Documents that it covers are kept as long as before.',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown rule' },
  }),
  listHolds: endpoint('listHolds', {
    ...ofAdmin,
    summary: 'Legal holds that stand, newest first',
    query: z.strictObject({ ...paging }),
    response: pageOf('holds', Hold),
  }),
  placeHold: endpoint('placeHold', {
    ...ofAdmin,
    summary: 'Place a legal hold',
    description:
      'On a document, or on a contact with all its documents. While it stands nobody removes them for good, and they stay with the contact.',
    body: z
      .strictObject({
        document_id: GivenId.nullable().default(null),
        contact_id: GivenId.nullable().default(null),
        reason: label(500),
      })
      .refine((one) => (one.document_id === null) !== (one.contact_id === null), {
        path: ['document_id'],
        error: problem('oneOfBoth'),
      }),
    status: 201,
    response: Hold,
    errors: { 404: 'Unknown document or contact' },
  }),
  liftHold: endpoint('liftHold', {
    ...ofAdmin,
    summary: 'Lift a legal hold',
    description: 'Two people remove afterwards what it held.',
    params: IdParams,
    body: z.strictObject({ reason: label(500) }),
    status: 204,
    response: null,
    errors: { 404: 'Unknown hold, or lifted already' },
  }),
  getRetention: endpoint('getRetention', {
    access: 'token',
    tag: 'Retention',
    summary: 'How long a document is kept, and what holds it',
    params: IdParams,
    response: DocumentRetention,
    errors: { 404: 'Unknown document' },
  }),
  decideDeletions: endpoint('decideDeletions', {
    ...ofAdmin,
    summary: 'Remove documents for good by two people',
    description:
      'For documents in the trash whose retention period is over, and those that were once under a hold: one person asks (`request`), another one confirms, which removes them. Anybody of them may withdraw it. The audit log proves what was removed.',
    body: DeletionsInput,
    response: z.object({
      results: z.array(
        z.object({ id: z.int(), ok: z.boolean(), detail: z.string().nullable().describe('Why not.') }),
      ),
    }),
  }),
};
