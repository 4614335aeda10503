// Which statuses say that a record is right. For the service and the pages; it brings no schema with it.
import type { DocumentStatus } from './documents.ts';

/** In these a document waits for whoever looks after it. */
export const QUEUE_STATUSES = [
  'Needs Review',
  'Missing Info',
  'Exception',
] as const satisfies DocumentStatus[];

export const isQueued = (status: DocumentStatus): boolean =>
  (QUEUE_STATUSES as readonly DocumentStatus[]).includes(status);

/** In these it has been decided on; what was archived may have been rejected. */
export const SETTLED_STATUSES = ['Approved', 'Export', 'Archived'] as const satisfies DocumentStatus[];

export const isSettled = (status: DocumentStatus): boolean =>
  (SETTLED_STATUSES as readonly DocumentStatus[]).includes(status);

/** Whether a status says that the record is right. */
export const goesOn = (status: DocumentStatus): status is 'Approved' | 'Export' =>
  status === 'Approved' || status === 'Export';

/**
 * Whether what is on a paper counts (an order, a payment): from its approval on.
 *
 * @param counted it counted until now: what is archived after its approval goes on to
 */
export const countsOnPaper = (
  { status, rejection, deleted_at }: { status: DocumentStatus; rejection: unknown; deleted_at: unknown },
  counted: boolean,
): boolean =>
  deleted_at === null && (goesOn(status) || (counted && status === 'Archived' && rejection === null));
