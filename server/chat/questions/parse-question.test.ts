// Questions as queries: what is denied or absent. (What questions lead to over HTTP is in test/api/chat.test.ts.)
import { describe, expect, test } from 'vitest';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import type { FieldValue, FolderRecord } from '../records/folder-record.ts';
import { matches } from '../records/match.ts';
import { vocabularyOf } from '../records/vocabulary.ts';
import { parseQuestion } from './parse-question.ts';

const value = (key: string, label: string, text: string, type: FieldValue['type'] = 'text'): FieldValue => ({
  key,
  label,
  type,
  value: text,
  evidence: [],
});

function record(
  id: number,
  status: FolderRecord['status'],
  fields: { due?: string; order?: string } = {},
): FolderRecord {
  const values = new Map<string, FieldValue>([
    ['sender', value('vendor', 'Vendor', 'Brightwater Supplies Ltd')],
    ['total', value('total_amount', 'Total Amount', '119.00', 'amount')],
    ['date', value('invoice_date', 'Invoice Date', '2026-03-14', 'date')],
  ]);
  if (fields.due !== undefined) values.set('due_date', value('due_date', 'Due Date', fields.due, 'date'));
  if (fields.order !== undefined) values.set('po_number', value('po_number', 'PO Number', fields.order));
  return folderRecord({
    id,
    filename: `invoice-${id}.pdf`,
    status,
    doc_type: 'Invoice',
    uploaded: '2026-03-15',
    values,
  });
}

const records = [
  record(1, 'Approved', { due: '2026-04-13', order: 'HP-1' }),
  record(2, 'Needs Review', { due: '2026-04-20' }),
  record(3, 'Export', { order: 'HP-3' }),
  record(4, 'Approved'),
];
const background = {
  records,
  vocabulary: vocabularyOf(records),
  today: '2026-05-01',
  previous: undefined,
};

function meant(question: string) {
  const query = parseQuestion(question, background);
  const ids = records.filter((one) => matches(one, query?.filters ?? [])).map(({ id }) => id);
  return [query?.operation, ids];
}

describe('what is absent', () => {
  test.each([
    ['Which invoices have no due date?', 'list', [3, 4]],
    ['How many invoices are without a due date?', 'count', [3, 4]],
    ['List all invoices without PO number', 'list', [2, 4]],
    ['Which documents are missing the due date?', 'list', [3, 4]],
    ["Which invoices don't state a due date?", 'list', [3, 4]],
    ['没有到期日的发票有哪些？', 'list', [3, 4]],
    ['有几张发票缺少到期日？', 'count', [3, 4]],
  ])('%s', (question, operation, ids) => expect(meant(question)).toEqual([operation, ids]));
});

describe('what is denied', () => {
  test.each([
    ['Which invoices are not approved?', 'list', [2, 3]],
    ['How many invoices have not been exported yet?', 'count', [1, 2, 4]],
    ['What is the total of all unapproved invoices?', 'sum', [2, 3]],
    ['尚未批准的发票有哪些？', 'list', [2, 3]],
    ['未导出的发票有几张？', 'count', [1, 2, 4]],
    ['Which invoices are approved?', 'list', [1, 4]],
    ['Which invoices are approved but have no due date?', 'list', [4]],
  ])('%s', (question, operation, ids) => expect(meant(question)).toEqual([operation, ids]));
});

test('"no" alone denies nothing', () => {
  expect(meant('What is the invoice number of each invoice of at least 119?')[1]).toEqual([1, 2, 3, 4]);
});
