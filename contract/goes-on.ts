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

/** Whether a status says that the record is right. */
export const goesOn = (status: DocumentStatus): status is 'Approved' | 'Export' =>
  status === 'Approved' || status === 'Export';
