// Names that are looked up at the beginning of documents, beside those that records have.
import { expect, test } from 'vitest';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import { EVERYTHING, type Query } from '../questions/query.ts';
import { relaxed } from './settle-query.ts';

const record = (id: number, sender: string) =>
  folderRecord({
    id,
    filename: `scan_${id}.pdf`,
    status: 'Ready',
    doc_type: 'Invoice',
    uploaded: '2026-05-15',
    values: new Map([
      ['sender', { key: 'vendor', label: 'Vendor', type: 'text' as const, value: sender, evidence: [] }],
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
  record(4, 'Ovr Lake'),
];

test('a document whose record names nobody else has been sent by who stands at its beginning', () => {
  const texts = new Map([
    [1, 'Over Lake Ltd\nInvoice'],
    [2, 'OVER LAKE\nInvoice for Pell'],
    [3, 'Overlakes Park 3\nHillside Clinic'],
    [4, 'Over Lake\nInvoice'],
  ]);
  expect(relaxed(query, records, texts).filters).toMatchObject([{ kind: 'documents', ids: [1, 4] }]);
});
