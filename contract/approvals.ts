// Approval chains: which documents need whose approval before they are Approved, and who stands in for whom.
import { z } from 'zod';
import { CalendarDate, GivenId, Id, IdParams, Timestamp, label } from './common.ts';
import { endpoint } from './endpoint.ts';
import type { DocumentStatus } from './documents.ts';
import { problem } from './problem.ts';

export const MOST_TEAMS = 200;
export const MOST_CHAINS = 100;
const MOST_STEPS = 10;

/** The statuses in which a document waits for its approvals. */
export const WAITING_STATUSES = ['Needs Review', 'Ready'] as const satisfies DocumentStatus[];

export const Team = z
  .object({
    id: Id,
    name: z.string(),
    member_ids: z.array(Id).describe('The people in it.'),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'Team' });
export type Team = z.infer<typeof Team>;

export const TeamInput = z
  .strictObject({
    name: label(100).describe('One that no other team has.'),
    member_ids: z.array(GivenId).min(1).max(500).describe('The people in it.'),
  })
  .meta({ id: 'TeamInput' });
export type TeamInput = z.output<typeof TeamInput>;

const step = {
  name: label(100).nullable().default(null).describe('What the step is called; null: like its team.'),
  team_id: GivenId.describe('Who approves.'),
  needed: z.int().min(1).max(50).default(1).describe('How many of the team, each of them once.'),
  due_hours: z
    .int()
    .min(1)
    .max(8760)
    .nullable()
    .default(null)
    .describe('How long it may wait; null: any time.'),
  escalation_team_id: GivenId.nullable()
    .default(null)
    .describe('Who may approve as well, and is told, once that time is over.'),
};
export const ApprovalStepInput = z
  .strictObject(step)
  .refine((one) => one.escalation_team_id === null || one.due_hours !== null, {
    path: ['due_hours'],
    error: problem('escalationTime'),
  });

export const ApprovalChainInput = z
  .strictObject({
    name: label(100).describe('One that no other chain has.'),
    enabled: z.boolean().default(true),
    position: z
      .int32()
      .min(1)
      .optional()
      .describe('The first chain that fits a document holds. The end when omitted.'),
    profile_id: GivenId.nullable().default(null).describe('Only documents of this profile.'),
    contact_id: GivenId.nullable().default(null).describe('Only documents of this contact.'),
    vendor: label(200)
      .nullable()
      .default(null)
      .describe('Only where the vendor has these words in its name.'),
    minimum: z
      .string()
      .regex(/^\d{1,15}(\.\d{1,4})?$/, problem('decimal'))
      .nullable()
      .default(null)
      .describe('Only from this total on, whatever its sign. A document without a total counts as one.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, problem('currency'))
      .nullable()
      .default(null)
      .describe('Only totals in this currency. A document without a currency counts as one.'),
    in_order: z.boolean().default(true).describe('One step after the other; otherwise all at once.'),
    four_eyes: z.boolean().default(true).describe('Nobody approves what they uploaded themselves.'),
    steps: z.array(ApprovalStepInput).min(1).max(MOST_STEPS),
  })
  .meta({ id: 'ApprovalChainInput' });
export type ApprovalChainInput = z.output<typeof ApprovalChainInput>;

export const ApprovalChain = z
  .object({
    ...ApprovalChainInput.shape,
    id: Id,
    enabled: z.boolean(),
    position: z.int(),
    profile_id: Id.nullable(),
    contact_id: Id.nullable(),
    vendor: z.string().nullable().describe('Only where the vendor has these words in its name; null: any.'),
    minimum: z.string().nullable(),
    currency: z.string().nullable(),
    in_order: z.boolean(),
    four_eyes: z.boolean(),
    steps: z.array(
      z.object({
        name: z.string().nullable(),
        team_id: Id,
        needed: z.int(),
        due_hours: z.int().nullable(),
        escalation_team_id: Id.nullable(),
      }),
    ),
    created_at: Timestamp,
    updated_at: Timestamp,
  })
  .meta({ id: 'ApprovalChain' });
export type ApprovalChain = z.infer<typeof ApprovalChain>;

export const DocumentApprovals = z
  .object({
    chain: z
      .object({ id: Id, name: z.string(), in_order: z.boolean(), four_eyes: z.boolean() })
      .nullable()
      .describe('The chain that holds for the document as it is; null: none.'),
    steps: z.array(
      z.object({
        name: z.string(),
        needed: z.int().describe('How many approvals it takes.'),
        state: z.enum(['done', 'open', 'later']).describe('later: after the steps before it.'),
        approvals: z.array(
          z.object({
            user_id: Id,
            name: z.string(),
            for_name: z.string().nullable().describe('Who is absent, where a substitute approved.'),
            at: Timestamp,
          }),
        ),
        waits_for: z
          .array(
            z.object({
              user_id: Id,
              name: z.string(),
              for_name: z.string().nullable().describe('Who is absent, where a substitute may approve.'),
            }),
          )
          .describe('Who may approve now.'),
        due_at: Timestamp.nullable().describe(
          'Until when; null where nothing is set, or nobody was told yet.',
        ),
        escalated: z.boolean().describe('The time is over.'),
      }),
    ),
    waits_for_me: z.boolean().describe('Whether the caller may approve now.'),
    approved_by_me: z.boolean().describe('Whether the caller has approved, so that it can be withdrawn.'),
  })
  .meta({ id: 'DocumentApprovals' });
export type DocumentApprovals = z.infer<typeof DocumentApprovals>;

export const Absence = z
  .object({
    substitute_id: GivenId.describe('Who approves meanwhile.'),
    from_day: CalendarDate.describe('The first day.'),
    until_day: CalendarDate.describe('The last day.'),
  })
  .meta({ id: 'Absence' });
export type Absence = z.output<typeof Absence>;

const absence = z.object({ absence: Absence.nullable().describe('null: none is noted.') });
const AbsenceInput = z.strictObject({
  absence: z.strictObject(Absence.shape).nullable().describe('null: not absent.'),
});

const tag = 'Approvals';
const unknownChain = { 404: 'Unknown chain, profile, contact or team' } as const;
const taken = 'The name is taken, or there are too many already';

export const approvalEndpoints = {
  getApprovals: endpoint('getApprovals', {
    access: 'token',
    tag,
    summary: 'Who has approved a document, and who is next',
    params: IdParams,
    response: DocumentApprovals,
    errors: { 404: 'Unknown document' },
  }),
  withdrawApproval: endpoint('withdrawApproval', {
    access: 'writer',
    tag,
    summary: "Take the caller's own approval back",
    description: 'As long as the document is not Approved.',
    params: IdParams,
    response: DocumentApprovals,
    errors: { 404: 'Unknown document', 409: 'There is nothing to take back' },
  }),
  listTeams: endpoint('listTeams', {
    access: 'admin',
    tag,
    summary: 'List teams',
    response: z.object({ teams: z.array(Team).describe('By name.') }),
  }),
  createTeam: endpoint('createTeam', {
    access: 'admin',
    tag,
    summary: 'Add a team',
    body: TeamInput,
    status: 201,
    response: Team,
    errors: { 404: 'Unknown person', 409: taken },
  }),
  replaceTeam: endpoint('replaceTeam', {
    access: 'admin',
    tag,
    summary: 'Change a team',
    params: IdParams,
    body: TeamInput,
    response: Team,
    errors: { 404: 'Unknown team or person', 409: 'The name is taken' },
  }),
  deleteTeam: endpoint('deleteTeam', {
    access: 'admin',
    tag,
    summary: 'Delete a team',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown team', 409: 'A chain needs it' },
  }),
  listApprovalChains: endpoint('listApprovalChains', {
    access: 'admin',
    tag,
    summary: 'List approval chains',
    response: z.object({ chains: z.array(ApprovalChain).describe('In the order in which they are tried.') }),
  }),
  createApprovalChain: endpoint('createApprovalChain', {
    access: 'admin',
    tag,
    summary: 'Add an approval chain',
    description:
      'From then on the documents it fits become Approved, or Export, when every step has the approvals it needs: PATCH …/status with Approved gives one, and the document is Ready until the last. Who is not asked gets 409.',
    body: ApprovalChainInput,
    status: 201,
    response: ApprovalChain,
    errors: { ...unknownChain, 409: taken },
  }),
  replaceApprovalChain: endpoint('replaceApprovalChain', {
    access: 'admin',
    tag,
    summary: 'Change an approval chain',
    description: 'With other steps, documents that are under way start anew.',
    params: IdParams,
    body: ApprovalChainInput,
    response: ApprovalChain,
    errors: { ...unknownChain, 409: 'The name is taken' },
  }),
  deleteApprovalChain: endpoint('deleteApprovalChain', {
    access: 'admin',
    tag,
    summary: 'Delete an approval chain',
    params: IdParams,
    status: 204,
    response: null,
    errors: { 404: 'Unknown chain' },
  }),
  getAbsence: endpoint('getAbsence', {
    access: 'person',
    tag,
    summary: 'When the caller is absent, and who stands in',
    response: absence,
  }),
  saveAbsence: endpoint('saveAbsence', {
    access: 'person',
    tag,
    summary: 'Say when the caller is absent, and who stands in',
    body: AbsenceInput,
    response: absence,
    errors: { 404: 'No active person with this id' },
  }),
  getUserAbsence: endpoint('getUserAbsence', {
    access: 'admin',
    tag,
    summary: 'When a person is absent, and who stands in',
    params: IdParams,
    response: absence,
    errors: { 404: 'Unknown person' },
  }),
  saveUserAbsence: endpoint('saveUserAbsence', {
    access: 'admin',
    tag,
    summary: 'Say when a person is absent, and who stands in',
    params: IdParams,
    body: AbsenceInput,
    response: absence,
    errors: { 404: 'Unknown person' },
  }),
};
