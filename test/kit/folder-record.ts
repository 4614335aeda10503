// A document as the chat sees it, for tests of questions.
import type { FieldValue, FolderRecord } from '../../server/chat/records/folder-record.ts';

/** With everything that the tests do not speak of filled in. */
export const folderRecord = (
  said: Pick<FolderRecord, 'id' | 'filename' | 'status' | 'doc_type' | 'uploaded'> & {
    values: Map<string, FieldValue>;
  },
): FolderRecord => ({
  ...said,
  version: 1,
  confidence: 90,
  currency: 'EUR',
  summary: null,
  notes: null,
  page_count: 1,
  items: [],
  duplicate_of: null,
  failed_checks: [],
});
