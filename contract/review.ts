// What reviewers do with documents over HTTP: accept blockers, reject, undo, assign, postpone, and see who else is there.
import { z } from 'zod';
import { Evidence, DocumentRecord, DocumentStatus, LineItem, StatusResult } from './documents.ts';
import { DocumentQuery } from './document-query.ts';
import { Person, Viewer } from './blockers.ts';
import {
  CalendarDate,
  GivenId,
  ListedId,
  Id,
  IdParams,
  Timestamp,
  label,
  pathId,
  queryId,
  queryInteger,
  text,
} from './common.ts';
import { endpoint } from './endpoint.ts';
import { Box } from './pages.ts';
import { PRESENCE_SECONDS, UNDO_MOST } from './review-limits.ts';
import { Role } from './users.ts';

const unknown = { 404: 'Unknown document' } as const;
const changed = { 412: 'Changed by someone else meanwhile (If-Match)' } as const;
const ifMatch = { 'If-Match': 'The ETag of the record; 412 when it has changed since.' };
const blockerIds = z.array(z.string().min(1).max(300)).min(1).max(500);

export const FieldCandidate = z
  .object({
    value: z.string(),
    confidence: z.int().min(0).max(100).describe('All together: at most what the value leaves.'),
    evidence: z.array(Evidence),
  })
  .meta({ id: 'FieldCandidate' });
export type FieldCandidate = z.infer<typeof FieldCandidate>;

export const AssignInput = z
  .strictObject({
    assignee_id: GivenId.nullable().describe('null: to nobody.'),
    due_at: z.iso
      .datetime({ offset: true })
      .nullable()
      .optional()
      .describe('By when it is to be done; null: no time. As the settings say when omitted.')
      .meta({ example: '2026-03-25T16:00:00Z' }),
    escalation_user_id: GivenId.nullable()
      .optional()
      .describe('Who is told once it is overdue; null: nobody. As the settings say when omitted.'),
    escalation_team_id: GivenId.nullable()
      .optional()
      .describe('Which team is told once it is overdue; null: none. As the settings say when omitted.'),
  })
  .meta({ id: 'AssignInput' });
export type AssignInput = z.output<typeof AssignInput>;

export const RejectInput = z.strictObject({
  reason: label(200).describe("One of the operator's reasons (settings.reject_reasons), or any other."),
  note: text(2000).nullable().default(null),
  answer_sender: z
    .boolean()
    .default(false)
    .describe(
      'Whether the sender of the mail that brought the document is told the reason (settings.reject_reply).',
    ),
});

export const ChangeKind = z.enum([
  'status',
  'approved',
  'assigned',
  'postponed',
  'moved',
  'vendor',
  'deleted',
]);
export type ChangeKind = z.infer<typeof ChangeKind>;

/** The document is described as the change left it. */
export const UndoableChange = z
  .object({
    change_id: Id,
    kind: ChangeKind,
    document_id: Id,
    filename: z.string(),
    before: DocumentStatus,
    after: DocumentStatus,
    assignee: z.string().nullable().describe('By name.'),
    postponed_until: CalendarDate.nullable(),
    rejection_reason: z.string().nullable(),
    at: Timestamp,
    undo_until: Timestamp,
  })
  .meta({ id: 'UndoableChange' });
export type UndoableChange = z.infer<typeof UndoableChange>;

export const TableColumn = z.object({
  role: z
    .string()
    .describe('The key that the column has in `line_items`; `other` where line items have no place for it.'),
  x0: z.number(),
  x1: z.number(),
});

export const TableReading = z
  .object({
    columns: z.array(TableColumn),
    line_items: z.array(LineItem),
    evidence: z.record(z.string(), z.array(Evidence)).describe('Keyed line_items[i].<column>.'),
  })
  .meta({ id: 'TableReading' });
export type TableReading = z.infer<typeof TableReading>;

/** One server-sent event `presence`: who has the document open now. */
export const PresenceEvent = z
  .object({ document_id: Id, viewers: z.array(Viewer) })
  .meta({ id: 'PresenceEvent' });
export type PresenceEvent = z.infer<typeof PresenceEvent>;

const {
  limit: _limit,
  offset: _offset,
  cursor: _cursor,
  columns: _columns,
  ...queueQuery
} = DocumentQuery.shape;

/** What is told at once covers no more than the time between two reports. */
const ActiveSeconds = z
  .int()
  .min(0)
  .max(PRESENCE_SECONDS)
  .describe(
    'Seconds since the last report in which the caller worked on the document: typing, clicking, scrolling. Counts no further than the time that has passed.',
  )
  .meta({ example: 12 });

export const reviewEndpoints = {
  acceptBlockers: endpoint('acceptBlockers', {
    access: 'writer',
    tag: 'Review',
    summary: 'Accept blockers of a document',
    description:
      'Says that what is doubtful is right as it stands. An acceptance holds until the values it was about change. Of a blocker with `second_person` the first acceptance is kept and the blocker stays open until another person accepts it too.',
    headers: ifMatch,
    params: IdParams,
    body: z.strictObject({ ids: blockerIds, reason: text(500).nullable().default(null) }),
    response: DocumentRecord,
    errors: {
      404: 'Unknown document or blocker',
      409: 'Nothing could be read, so that there is nothing to accept; or a second person has to accept it',
      ...changed,
    },
  }),
  reopenBlockers: endpoint('reopenBlockers', {
    access: 'writer',
    tag: 'Review',
    summary: 'Open accepted blockers again',
    headers: ifMatch,
    params: IdParams,
    body: z.strictObject({ ids: blockerIds }),
    response: DocumentRecord,
    errors: { 404: 'Unknown document or blocker', ...changed },
  }),
  rejectDocument: endpoint('rejectDocument', {
    access: 'writer',
    tag: 'Review',
    summary: 'Reject a document with a reason',
    description: 'It becomes Archived. The reason is shown, exported and usable in rules.',
    headers: ifMatch,
    params: IdParams,
    body: RejectInput,
    response: StatusResult,
    errors: {
      ...unknown,
      409: 'The sender cannot be answered: it came by no mail, from a machine or a list, or senders are not answered here',
      ...changed,
    },
  }),
  undoChanges: endpoint('undoChanges', {
    access: 'writer',
    tag: 'Review',
    summary: 'Undo changes of status, assignments, postponements and moves',
    description:
      'Each document goes back to the status, the rejection and the lessons it had before, or to the person, day or folder. Refused where that has changed since, and for an Export that has been sent.',
    body: z.strictObject({ changes: z.array(ListedId).min(1).max(UNDO_MOST) }),
    response: z.object({
      results: z.array(
        z.object({
          change_id: z.int().describe('As it was given.'),
          id: Id.nullable(),
          ok: z.boolean(),
          status: DocumentStatus.nullable(),
          detail: z.string().nullable().describe('Why it was not undone.'),
        }),
      ),
    }),
  }),
  listUndoable: endpoint('listUndoable', {
    access: 'token',
    tag: 'Review',
    summary: "The caller's changes that can still be undone, newest first",
    response: z.object({ changes: z.array(UndoableChange) }),
  }),
  chooseVendor: endpoint('chooseVendor', {
    access: 'writer',
    tag: 'Review',
    summary: 'Say which vendor a document is from',
    description:
      'The choice holds for this document whatever its values become, and is remembered for the spelling of the name: other documents with it have the same vendor unless a tax number says otherwise. null takes the choice back. Can be undone.',
    headers: ifMatch,
    params: IdParams,
    body: z.strictObject({
      vendor_id: GivenId.nullable().describe('The vendor; null: what was found holds again.'),
    }),
    response: DocumentRecord,
    errors: { 404: 'Unknown document or vendor', ...changed },
  }),
  assignDocument: endpoint('assignDocument', {
    access: 'writer',
    tag: 'Review',
    summary: 'Assign a document to a person',
    description:
      'Without a time, what the settings say counts from now on. Once it is over and the document still waits, the person, whom `escalation_user_id` names and the team are told, once.',
    params: IdParams,
    body: AssignInput,
    response: DocumentRecord,
    errors: { 404: 'Unknown document, team, or no active person with this id' },
  }),
  postponeDocument: endpoint('postponeDocument', {
    access: 'writer',
    tag: 'Review',
    summary: 'Hide a document from the queue until a day',
    params: IdParams,
    body: z.strictObject({ until: CalendarDate.nullable().describe('null: not any more.') }),
    response: DocumentRecord,
    errors: unknown,
  }),
  listPeople: endpoint('listPeople', {
    access: 'token',
    tag: 'Review',
    summary: 'People whom documents can be assigned to',
    response: z.object({
      people: z.array(Person.extend({ role: Role })),
      teams: z
        .array(z.object({ id: Id, name: z.string() }))
        .describe('Who can be told together when an assignment is overdue, by name.'),
    }),
  }),
  listRejectReasons: endpoint('listRejectReasons', {
    access: 'token',
    tag: 'Review',
    summary: "The operator's reasons for rejecting a document",
    description: 'Admins keep them in the settings; any other reason may be given as well.',
    response: z.object({
      reasons: z.array(z.string()),
      answers_senders: z.boolean().describe('Whether senders of mail can be told.'),
    }),
  }),
  enterDocument: endpoint('enterDocument', {
    access: 'person',
    tag: 'Review',
    summary: 'Say that the caller has a document open',
    description: `Answers with the others who have. To be repeated within ${PRESENCE_SECONDS} seconds.`,
    params: IdParams,
    query: z.strictObject({ active_seconds: queryInteger(ActiveSeconds).default(0) }),
    response: z.object({ viewers: z.array(Viewer) }),
    errors: unknown,
  }),
  leaveDocument: endpoint('leaveDocument', {
    access: 'person',
    tag: 'Review',
    summary: 'Say that the caller has closed a document',
    params: IdParams,
    query: z.strictObject({ active_seconds: queryInteger(ActiveSeconds).default(0) }),
    status: 204,
    response: null,
    errors: { 404: 'No document can have this identifier' },
  }),
  nextDocument: endpoint('nextDocument', {
    access: 'token',
    tag: 'Review',
    summary: 'The next document to review',
    description:
      'The first of the list with these filters that nobody else has open, that is not assigned to another person and not postponed. Without `status`: Needs Review, Missing Info and Exception. With `after`, the first behind that document.',
    query: z.strictObject({ ...queueQuery, after: queryId().optional() }),
    response: z.object({ id: Id.nullable(), remaining: z.int().min(0) }),
  }),
  listCandidates: endpoint('listCandidates', {
    access: 'token',
    tag: 'Review',
    summary: 'Other values that were found for the fields of a document',
    description:
      'At most three of each field, the best first, without the value it has; also of cells that are proposed from approved documents, as `line_items[0].account`.',
    params: IdParams,
    response: z.object({ candidates: z.record(z.string(), z.array(FieldCandidate)) }),
    errors: unknown,
  }),
  readTable: endpoint('readTable', {
    access: 'token',
    tag: 'Review',
    summary: 'Read the table within a rectangle of a page',
    description: 'Nothing is stored: the line items can be edited and sent with PATCH.',
    params: z.strictObject({ id: pathId(), number: queryInteger(z.int().min(1).max(100_000)) }),
    body: z.strictObject({
      box: Box.describe('In fractions of the page.'),
      columns: z
        .array(z.number().min(0).max(1))
        .max(30)
        .optional()
        .describe('Where columns are divided, in fractions of the page; found when omitted.'),
    }),
    response: TableReading,
    errors: { 404: 'Unknown document or page' },
  }),
};
