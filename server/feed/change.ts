// Which entries of the audit log are changes of a document, and what they are called outside.
import { CHANGE_STATUSES, type Change, type ChangeFilter } from '../../contract/feed.ts';
import type { AuditEvent } from '../../contract/audit.ts';
import type { DocumentStatus } from '../../contract/documents.ts';
import { isoInstant } from '../platform/clock.ts';

/** Events of the audit log by what they are to the outside. */
export const EVENTS: Record<Change['type'], AuditEvent[]> = {
  'document.received': ['document.uploaded', 'document.split_off'],
  'document.processed': ['processing.completed'],
  'document.status_changed': ['document.status_changed', 'document.change_undone'],
  'document.updated': [
    'document.field_edited',
    'document.edited',
    'document.moved',
    'document.version_added',
    'document.split',
    'document.joined',
    'document.blockers_accepted',
    'document.blockers_reopened',
    'document.assigned',
    'document.vendor_chosen',
    'document.overdue',
    'document.postponed',
    'document.rejected',
  ],
  'document.payment_changed': ['document.payment_noted', 'document.payment_removed'],
  'document.deleted': ['document.deleted'],
  'document.restored': ['document.restored'],
  'document.purged': ['document.purged'],
  'delivery.failed': ['webhook.attempt'],
};

const TYPES = new Map(
  Object.entries(EVENTS).flatMap(([type, events]) => events.map((event) => [event, type as Change['type']])),
);

/** What is asked for: events of the audit log, and for changes of status the statuses (undefined: any). */
export interface Wanted {
  events: AuditEvent[];
  statuses: DocumentStatus[] | undefined;
}

export function wantedBy(filters: readonly ChangeFilter[] = Object.keys(EVENTS) as Change['type'][]): Wanted {
  const types = new Set<Change['type']>();
  const statuses: DocumentStatus[] = [];
  for (const filter of filters) {
    if (filter in CHANGE_STATUSES) {
      statuses.push(CHANGE_STATUSES[filter as keyof typeof CHANGE_STATUSES]);
    } else {
      types.add(filter as Change['type']);
    }
  }
  const any = types.has('document.status_changed') || statuses.length === 0;
  if (statuses.length > 0) types.add('document.status_changed');
  return { events: [...types].flatMap((type) => EVENTS[type]), statuses: any ? undefined : statuses };
}

export interface ChangeRow {
  id: number;
  at: Date;
  actor_name: string;
  event: AuditEvent;
  document_id: number;
  contact_id: number | null;
  before: string | null;
  after: string | null;
}

export function presentChange({ id, at, actor_name, event, ...row }: ChangeRow): Change {
  const type = TYPES.get(event)!;
  const moved = type === 'document.status_changed';
  return {
    id: String(id),
    type,
    at: isoInstant(at),
    document_id: row.document_id,
    contact_id: row.contact_id,
    by: actor_name,
    before: moved ? (row.before as DocumentStatus) : null,
    after: moved ? (row.after as DocumentStatus) : null,
  };
}
