// Names that are looked up at the beginning of documents, beside those that records have.
import { expect, test } from 'vitest';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import { EVERYTHING, type Query } from '../questions/query.ts';
import { relaxed } from './settle-query.ts';

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
const records = [
  record(1, 'Over Lake Ltd'),
  record(2, 'Pell & Sons'),
  record(3, 'Hillside Clinic'),
  record(4, 'Harrow Motors', 1),
];

test('a letterhead that begins with the name has sent a document that is not sure of its sender, one with a longer word has not', () => {
  const texts = new Map([
    [1, 'Over Lake Ltd\nInvoice'],
    [2, 'OVER LAKE\nInvoice for Pell'],
    [3, 'Overlakes Park 3\nHillside Clinic'],
    [4, 'OVER LAKE\nof Harrow Motors'],
  ]);
  expect(relaxed(query, records, texts).filters).toMatchObject([{ kind: 'documents', ids: [1, 2] }]);
});
