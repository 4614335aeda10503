// Names that are looked up at the beginning of documents, beside those that records have.
import { expect, test } from 'vitest';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import { EVERYTHING, type Query } from '../questions/query.ts';
import { relaxed } from './match-text.ts';

/** `confidence`: how sure the engine was of the sender. */
const record = (id: number, sender: string, confidence = 0.7) =>
  folderRecord({
    id,
    filename: `scan_${id}.pdf`,
    status: 'Ready',
    doc_type: 'Invoice',
    uploaded: '2026-05-15',
    values: new Map([
      [
        'sender',
        { key: 'vendor', label: 'Vendor', type: 'text' as const, value: sender, evidence: [], confidence },
      ],
    ]),
  });

const query: Query = {
  ...EVERYTHING,
  filters: [{ kind: 'value', field: 'sender', values: ['Over Lake Ltd'], said: 'over lake' }],
};
const folder = {
  contact_id: 1,
  folder_id: 1,
  records: [
    record(1, 'Over Lake Ltd'),
    record(2, 'Pell & Sons'),
    record(3, 'Hillside Clinic'),
    record(4, 'Harrow Motors', 1),
  ],
  coverage: { documents_in_folder: 4, documents_read: 4, pages_read: 4, not_available: [] },
  read: new Map(),
};

test('a letterhead that begins with the name has sent a document that is not sure of its sender, one with a longer word has not', () => {
  const texts = new Map([
    [1, 'Over Lake Ltd\nInvoice'],
    [2, 'OVER LAKE\nInvoice for Pell'],
    [3, 'Overlakes Park 3\nHillside Clinic'],
    [4, 'OVER LAKE\nof Harrow Motors'],
  ]);
  expect(relaxed(query, folder, texts).filters).toMatchObject([{ kind: 'documents', ids: [1, 2] }]);
});
