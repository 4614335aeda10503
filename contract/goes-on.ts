// Which statuses say that a record is right. For the service and the pages; it brings no schema with it.
import type { DocumentStatus } from './documents.ts';

/** Whether a status says that the record is right. */
export const goesOn = (status: DocumentStatus): status is 'Approved' | 'Export' =>
  status === 'Approved' || status === 'Export';
