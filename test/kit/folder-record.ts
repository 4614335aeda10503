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

const TYPES = { sender: 'text', date: 'date', due_date: 'date', total: 'amount' } as const;

/** An invoice with these fields, which came in on its date. */
export function invoiceRecord(id: number, said: Record<keyof typeof TYPES, string>): FolderRecord {
  const values = new Map<string, FieldValue>();
  for (const [key, value] of Object.entries(said) as [keyof typeof TYPES, string][])
    values.set(key, { key, label: key.replace('_', ' '), type: TYPES[key], value, evidence: [] });
  const facts = { filename: `${id}.pdf`, status: 'Ready', doc_type: 'Invoice', uploaded: said.date } as const;
  return folderRecord({ ...facts, id, values });
}
