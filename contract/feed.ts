// The feed of changes: what happened to documents, in order, for programs that must miss nothing.
import { z } from 'zod';
import { Id, Timestamp, queryInteger, queryList } from './common.ts';
import { DocumentStatus } from './documents.ts';
import { endpoint } from './endpoint.ts';
import { problem } from './problem.ts';

export const CHANGE_TYPES = [
  'document.received',
  'document.processed',
  'document.status_changed',
  'document.updated',
  'document.payment_changed',
  'document.deleted',
  'document.restored',
  'document.purged',
  'delivery.failed',
] as const;
/** Changes of status to one of these, for those who wait for nothing else. */
export const CHANGE_STATUSES = {
  'document.needs_review': 'Needs Review',
  'document.exception': 'Exception',
  'document.approved': 'Approved',
  'document.exported': 'Export',
} as const;
export type ChangeFilter = (typeof CHANGE_TYPES)[number] | keyof typeof CHANGE_STATUSES;
const FILTERS = [...CHANGE_TYPES, ...Object.keys(CHANGE_STATUSES)] as [ChangeFilter, ...ChangeFilter[]];
export const ChangeFilter = z.enum(FILTERS);

export const Change = z
  .object({
    id: z.string().describe('Grows with each change; also the cursor behind which the next one stands.'),
    type: z.enum(CHANGE_TYPES),
    at: Timestamp,
    document_id: Id,
    contact_id: Id.nullable(),
    by: z.string().describe('Who did it: a person, a token, a rule or the system.'),
    before: DocumentStatus.nullable().describe('With document.status_changed.'),
    after: DocumentStatus.nullable(),
  })
  .meta({ id: 'Change' });
export type Change = z.infer<typeof Change>;

/** `latest`: behind everything there is. */
export const Cursor = z.string().regex(/^(?:latest|\d{1,15})$/, problem('since'));

export const feedEndpoints = {
  getChanges: endpoint('getChanges', {
    access: 'token',
    tag: 'Events',
    summary: 'What happened to documents, in order and without gaps',
    description:
      'Begin with `after=latest` (or without `after`, with the oldest change there is), then ask again with `next` of the answer before. Changes are kept as long as the audit log, across restarts and restores; each is told once, and changes of one document stay in their order.',
    query: z.strictObject({
      after: Cursor.default('0').describe('`next` of the answer before, or `latest`.'),
      limit: queryInteger(z.int().min(1).max(1000)).default(200),
      type: queryList(ChangeFilter)
        .optional()
        .describe(
          'Only these; may be repeated. `document.needs_review`, `.exception`, `.approved` and `.exported` are changes to that status.',
        ),
      wait: queryInteger(z.int().min(0).max(60))
        .default(0)
        .describe('Seconds to wait for the first change when there is none yet.'),
    }),
    response: z.object({
      changes: z.array(Change),
      next: z.string().describe('Where to go on.'),
      more: z.boolean().describe('Whether there are more already.'),
    }),
  }),
};
