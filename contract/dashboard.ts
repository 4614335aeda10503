// The dashboard: what is there, what waits, what went wrong; and live events for open pages.
import { z } from 'zod';
import { endpoint, eventStream } from './endpoint.ts';
import { CalendarDate, Id, Timestamp, queryBoolean, queryInteger } from './common.ts';
import { Change } from './feed.ts';
import { ConfidenceLabel, DocumentStatus } from './documents.ts';
import { NotificationKind } from './notifications.ts';
import { PresenceEvent } from './review.ts';

export const Dashboard = z
  .object({
    documents: z.int(),
    by_status: z.partialRecord(DocumentStatus, z.int()),
    by_confidence: z.partialRecord(ConfidenceLabel, z.int()),
    per_day: z
      .array(z.object({ day: CalendarDate, uploaded: z.int(), exported: z.int() }))
      .describe('The last `days` days, oldest first, days without documents included.'),
    queue: z.object({
      waiting: z.int(),
      processing: z.int(),
      oldest_waiting_at: Timestamp.nullable(),
      documents_per_hour: z.int().describe('Finished within the last hour.'),
      seconds_per_document: z
        .number()
        .nullable()
        .describe('While something is processed, all workers together, over the last 50 documents.'),
      eta_seconds: z
        .int()
        .nullable()
        .describe('Until the queue is empty at that pace; null before the first document was processed.'),
    }),
    review: z
      .object({
        waiting: z.int(),
        seconds_per_document: z
          .int()
          .nullable()
          .describe(
            'Median time between two decisions of a person, breaks and batches left out; null below five.',
          ),
        decisions_measured: z.int(),
        left_seconds: z.int().nullable().describe('What waits, at that pace.'),
        oldest_at: Timestamp.nullable(),
        ages: z
          .array(z.object({ under_days: z.int().nullable(), documents: z.int() }))
          .describe('By age, youngest first; the last has no upper end.'),
      })
      .describe('What waits for a person: Needs Review, Missing Info and Exception.'),
    touchless: z
      .array(
        z.object({
          week: CalendarDate,
          decided: z.int(),
          touchless: z
            .int()
            .describe('Approved without a person, by a rule or over the API, and not corrected.'),
          as_read: z.int().describe('Approved by a person as they were read.'),
        }),
      )
      .describe(
        'Eight weeks from Monday, oldest first; a document counts when it is first Approved, Ready or exported.',
      ),
    corrections: z
      .object({
        fields: z.array(
          z.object({
            field: z.string(),
            profile_id: Id,
            profile_name: z.string(),
            corrections: z.int(),
            documents: z.int(),
          }),
        ),
        senders: z.array(
          z.object({ sender: z.string(), contact_id: Id, corrections: z.int(), documents: z.int() }),
        ),
      })
      .describe('What people corrected most within 90 days, most frequent first.'),
    backup: z
      .object({ at: Timestamp, problems: z.int() })
      .nullable()
      .describe('The last backup, by the schedule or by `recto backup`; null when there was none.'),
    backup_failed: z
      .object({ at: Timestamp, reason: z.string() })
      .nullable()
      .describe('The last scheduled backup that failed, when none was made since.'),
    steps: z
      .object({
        contact: z.boolean().describe('There is a contact beside the built-in one.'),
        file: z.boolean().describe('A file came in.'),
        approval: z.boolean().describe('A document was approved.'),
        webhook: z.boolean().describe('A webhook is set.'),
      })
      .describe('What a new instance has been through.'),
    exceptions: z.array(
      z.object({
        id: Id,
        filename: z.string(),
        contact_name: z.string(),
        reason: z.string(),
        updated_at: Timestamp,
      }),
    ),
    deliveries: z.object({ failed: z.int(), retrying: z.int(), held: z.int() }),
    storage: z.object({ originals: z.int(), bytes: z.int(), free_bytes: z.int().nullable() }),
  })
  .meta({ id: 'Dashboard' });
export type Dashboard = z.infer<typeof Dashboard>;

/** One server-sent event `document`: the document has moved on. */
export const DocumentEvent = z
  .object({
    id: Id,
    status: DocumentStatus,
    contact_id: Id,
    folder_id: Id,
    page_count: z.int().nullable(),
    pages_read: z.int(),
    confidence_score: z.int().nullable(),
    revision: z.int(),
  })
  .meta({ id: 'DocumentEvent' });
export type DocumentEvent = z.infer<typeof DocumentEvent>;

/** One server-sent event `queue`: how many documents wait and are being processed. */
export const QueueEvent = z.object({ waiting: z.int(), processing: z.int() }).meta({ id: 'QueueEvent' });
export type QueueEvent = z.infer<typeof QueueEvent>;

/** One server-sent event `notification`: there is a new one for the caller. */
export const NotificationEvent = z
  .object({ id: Id, kind: NotificationKind })
  .meta({ id: 'NotificationEvent' });
export type NotificationEvent = z.infer<typeof NotificationEvent>;

export const dashboardEndpoints = {
  getDashboard: endpoint('getDashboard', {
    access: 'token',
    tag: 'Operation',
    summary: 'Counts, queue, exceptions, deliveries, storage',
    query: z.strictObject({ days: queryInteger(z.int().min(1).max(366)).default(30) }),
    response: Dashboard,
  }),
  getEvents: endpoint('getEvents', {
    access: 'token',
    tag: 'Operation',
    summary: 'Live events: documents moving on, progress page by page, queue depth',
    description:
      'Server-sent events. `hello` on connect; `document` (DocumentEvent) whenever a document changes or another page was read; `queue` (QueueEvent) when the depth changes, looked at every few seconds; `notification` (NotificationEvent) when there is a new one for the caller; `presence` (PresenceEvent) when somebody opens or closes a document. These may be missed while disconnected; load lists again after a reconnect. With `changes=true` also `change` (Change), with ids: a client that reconnects with `Last-Event-ID`, as EventSource does by itself, gets every change since.',
    headers: { 'Last-Event-ID': 'With `changes=true`: the id of the last change that was received.' },
    query: z.strictObject({ changes: queryBoolean().default(false) }),
    response: eventStream({
      document: DocumentEvent,
      queue: QueueEvent,
      notification: NotificationEvent,
      presence: PresenceEvent,
      change: Change,
    }),
  }),
};
