// One action on many documents: up to 500 by id, or all that match a filter.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { CalendarDate, GivenId, Id, ListedId, label, text } from './common.ts';
import { DocumentStatus, STATUSES } from './documents.ts';
import { documentFilters } from './document-query.ts';
import { problem } from './problem.ts';

export const BATCH_IDS = 500;
/** A filter may match more than can be listed by id, but not without end. */
export const BATCH_MATCHES = 5000;

export const BatchAction = z.enum([
  'approve',
  'export',
  'set_status',
  'move',
  'reprocess',
  'archive',
  'delete',
  'assign',
  'postpone',
  'reject',
]);
export type BatchAction = z.infer<typeof BatchAction>;

export const BatchRequest = z
  .strictObject({
    ids: z.array(ListedId).min(1).max(BATCH_IDS).optional(),
    filter: z
      .strictObject(documentFilters)
      .optional()
      .describe(`The filters of the list, instead of ids; at most ${BATCH_MATCHES} documents may match.`),
    action: BatchAction,
    // A plain string: a value outside the nine is 400, as for a single document.
    status: z
      .string()
      .optional()
      .describe(`For set_status, one of: ${STATUSES.join(', ')}`),
    folder_id: GivenId.optional().describe('For move.'),
    contact_id: GivenId.optional().describe('For move to another contact, beside folder_id.'),
    assignee_id: GivenId.nullable().optional().describe('For assign; null: to nobody.'),
    due_at: z.iso
      .datetime({ offset: true })
      .nullable()
      .optional()
      .describe('For assign; null: no time. As the settings say when omitted.'),
    postponed_until: CalendarDate.nullable().optional().describe('For postpone; null: not any more.'),
    reason: label(200).optional().describe('For reject.'),
    note: text(2000).nullable().optional().describe('For reject.'),
    answer_sender: z
      .boolean()
      .optional()
      .describe(
        'For reject: whether the senders of mail are told the reason. Documents whose sender cannot be told are rejected, too.',
      ),
    profile_id: GivenId.optional().describe('For reprocess; the profile each document has when omitted.'),
  })
  .refine((batch) => (batch.ids === undefined) !== (batch.filter === undefined), problem('idsOrFilter'))
  .meta({ id: 'BatchRequest' });
export type BatchRequest = z.output<typeof BatchRequest>;

export const BatchResult = z
  .object({
    action: BatchAction,
    total: z.int(),
    succeeded: z.int(),
    failed: z.int(),
    results: z.array(
      z.object({
        id: z.int().describe('As it was given.'),
        ok: z.boolean(),
        status: DocumentStatus.nullable().describe(
          'Afterwards; null when the document was deleted or is unknown.',
        ),
        detail: z
          .string()
          .nullable()
          .describe('Why it was not done, or why the sender of one that was rejected is not told.'),
        change_id: Id.nullable().describe('For undoing a change of status, an assignment or a postponement.'),
      }),
    ),
  })
  .meta({ id: 'BatchResult' });
export type BatchResult = z.infer<typeof BatchResult>;

export const batchEndpoints = {
  batch: endpoint('batch', {
    access: 'writer',
    tag: 'Documents',
    summary: 'One action on many documents',
    description:
      'Each document is done as a whole or not at all, and has its own result. `export` takes Approved documents only and sends one delivery for each; `delete` needs an Admin.',
    body: BatchRequest,
    response: BatchResult,
    errors: { 400: 'Not one of the nine statuses', 404: 'Unknown folder_id, contact_id or profile_id' },
  }),
};
