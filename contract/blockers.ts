// What keeps a document from going on without a person, and what reviewers do about it.
import { z } from 'zod';
import { CalendarDate, DecimalString, Id, Timestamp } from './common.ts';

export const BLOCKER_KINDS = [
  'field_missing',
  'field_doubtful',
  'check_failed',
  'line_doubtful',
  'reading',
  'duplicate',
  'profile',
  'bundle',
  'contact',
  'vendor',
  'payee_changed',
  'payee_first',
  'order',
] as const;
export const BlockerKind = z.enum(BLOCKER_KINDS).meta({ id: 'BlockerKind' });
export type BlockerKind = z.infer<typeof BlockerKind>;

export const BlockerSeverity = z.enum(['blocking', 'advice']);

/** One reason why a document should not go on without a person. The server finds them all; nothing else judges a record. */
export const Blocker = z
  .object({
    id: z.string().describe('The same as long as the reason is the same.'),
    kind: BlockerKind,
    severity: BlockerSeverity,
    target: z
      .string()
      .nullable()
      .describe(
        'A field key, line_items, line_items[i] or line_items[i].<column>, allowances, tax_breakdown or tax_breakdown[i], page[n]; null: the document.',
      ),
    code: z.string().describe('For programs; `message` says it to people.'),
    message: z.string().describe('In the language of the request; English in webhooks and exports.'),
    state: z
      .enum(['open', 'accepted', 'resolved'])
      .describe('accepted: a person said so, until the values change; resolved: no longer true.'),
    resolved_by: z.string().nullable(),
    resolved_at: Timestamp.nullable(),
    reason: z.string().nullable().describe('Why it was accepted.'),
    second_person: z.boolean().describe('Whether two people have to accept it.'),
    accepted_by: z.string().nullable().describe('Who has accepted it where a second person has to as well.'),
  })
  .meta({ id: 'Blocker' });
export type Blocker = z.infer<typeof Blocker>;

/** The blocker that a row of a list shows. */
export const FirstBlocker = Blocker.pick({
  code: true,
  kind: true,
  severity: true,
  target: true,
  message: true,
}).meta({ id: 'FirstBlocker' });
export type FirstBlocker = z.infer<typeof FirstBlocker>;

export const Remedy = z.enum(['password', 'new_version', 'enter_by_hand', 'reprocess', 'reject']);
export type Remedy = z.infer<typeof Remedy>;

export const Approving = z
  .object({
    offered: z.boolean().describe('False where nothing could be read: there is nothing to approve.'),
    helps: z
      .array(Remedy)
      .describe(
        'What helps instead; empty where approving is offered. `password`: the PDF opens with one, see /unlock.',
      ),
  })
  .meta({ id: 'Approving' });
export type Approving = z.infer<typeof Approving>;

/** The arithmetic of one line item: quantity x unit price, less a discount, is the amount. */
export const LineCheck = z
  .object({
    line: z.int().min(0).describe('Index into line_items.'),
    adds_up: z.boolean().nullable().describe('null while one of the three numbers is missing.'),
    expected: DecimalString.nullable(),
    difference: DecimalString.nullable().describe('Amount less what is expected; null where it adds up.'),
  })
  .meta({ id: 'LineCheck' });
export type LineCheck = z.infer<typeof LineCheck>;

/** A sum below a column of line items, against an amount of the record. */
export const ColumnSum = z
  .object({
    column: z.enum(['quantity', 'amount']),
    sum: DecimalString,
    field: z.string().nullable().describe('Key of the field it is compared with; null: with none.'),
    label: z.string().nullable(),
    stated: z.string().nullable(),
    difference: DecimalString.nullable().describe('Sum less what is stated.'),
    agrees: z.boolean().nullable(),
  })
  .meta({ id: 'ColumnSum' });
export type ColumnSum = z.infer<typeof ColumnSum>;

export const Person = z.object({ id: Id, name: z.string() }).meta({ id: 'Person' });
export type Person = z.infer<typeof Person>;

export const Viewer = Person.extend({ since: Timestamp }).meta({ id: 'Viewer' });
export type Viewer = z.infer<typeof Viewer>;

export const Rejection = z
  .object({
    reason: z.string(),
    note: z.string().nullable(),
    by: z.string(),
    at: Timestamp,
  })
  .meta({ id: 'Rejection' });
export type Rejection = z.infer<typeof Rejection>;

/** By when whoever a document is assigned to is done with it, and who is told when they are not. */
export const Assignment = z
  .object({
    due_at: Timestamp.nullable(),
    overdue: z.boolean(),
    escalated_at: Timestamp.nullable(),
    escalation_user: Person.nullable(),
    escalation_team: z.object({ id: Id, name: z.string() }).nullable(),
  })
  .meta({ id: 'Assignment' });
export type Assignment = z.infer<typeof Assignment>;

/** What people do with a record besides correcting it; part of every record. */
export const reviewState = {
  blockers: z
    .array(Blocker)
    .describe('Open ones first, blocking before advice; then accepted ones; then those resolved.'),
  approving: Approving,
  assignee: Person.nullable(),
  assignment: Assignment.nullable().describe('Null where it is assigned to nobody.'),
  postponed_until: CalendarDate.nullable(),
  rejection: Rejection.nullable(),
  lines: z.array(LineCheck).describe('One for each line item.'),
  sums: z.array(ColumnSum).describe('Sums below the columns of the line items, reconciled with the record.'),
};
