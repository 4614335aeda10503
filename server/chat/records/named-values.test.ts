// Shops named in other ways than they are stored: short, by their leading words, with other legal forms, without accents.
import { describe, expect, test } from 'vitest';
import { folderRecord } from '../../../test/kit/folder-record.ts';
import { createMarks } from '../questions/marks.ts';
import type { FieldValue, FolderRecord } from './folder-record.ts';
import { findNamedValues } from './named-values.ts';

const NAMES = [
  'ENG SENG HOLDINGS Pte Ltd',
  'ENG SENG Home Pte Ltd',
  'WARUNG YONG FATT',
  'YONG FATT PARKING SERVICES',
  'Keller & Söhne Eisenwaren OHG',
  'Salon de thé Val Fleuri SARL',
  'Salon de thé Val Fleuri EURL',
  'S.K. TAN RESOURCES SDN. BHD.',
  'RAJU TRADING Sdn Bhd',
  '百味酒店',
  '四季酒店',
  '青山集团2023年度大会',
  'Greengate',
  'GREENGATE DIY',
];

const records = NAMES.map((value, i): FolderRecord => {
  const sender: FieldValue = { key: 'sender', label: 'Sender', type: 'text', value, evidence: [] };
  return folderRecord({
    id: i + 1,
    filename: `scan_${i + 1}.jpg`,
    status: 'Ready',
    doc_type: 'Receipt',
    uploaded: '2026-05-15',
    values: new Map([['sender', sender]]),
  });
});

const named = (question: string): string[] =>
  findNamedValues(createMarks(question), records).flatMap(({ values }) => values);

describe('names in questions', () => {
  test.each([
    ['how much did we pay eng seng', ['ENG SENG HOLDINGS Pte Ltd', 'ENG SENG Home Pte Ltd']],
    ['how much did we pay eng seng holdings', ['ENG SENG HOLDINGS Pte Ltd']],
    ['receipts from yong fatt', ['WARUNG YONG FATT', 'YONG FATT PARKING SERVICES']],
    ['receipts from warung yong fatt', ['WARUNG YONG FATT']],
    ['receipts from greengate', ['Greengate']],
    ['sum for keller & soehne eisenwaren', ['Keller & Söhne Eisenwaren OHG']],
    ['sum for keller und söhne eisenwaren', ['Keller & Söhne Eisenwaren OHG']],
    ['salon de the val fleuri', ['Salon de thé Val Fleuri SARL', 'Salon de thé Val Fleuri EURL']],
    ['how much to sk tan', ['S.K. TAN RESOURCES SDN. BHD.']],
    ['raju trading sendirian berhad', ['RAJU TRADING Sdn Bhd']],
    ['2023年的总奖金', []],
    ['青山集团的发票', ['青山集团2023年度大会']],
    ['百味的收据有几张', ['百味酒店']],
    ['sum for the tandoori house', []],
  ])('%s', (question, names) => {
    expect(named(question).toSorted()).toEqual(names.toSorted());
  });
});

test('a name that goes on otherwise is another name, and a label names nobody', () => {
  expect(named('Which vessel carries the goods of Raju Freight Solutions?')).toEqual([]);
  expect(named('What did Raju charge?')).toEqual(['RAJU TRADING Sdn Bhd']);
  const label = { start: 0, end: 'raju account'.length };
  expect(findNamedValues(createMarks('raju account'), records, [label])).toEqual([]);
});
