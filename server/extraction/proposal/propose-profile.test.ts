// Profiles proposed from documents with tables.
import { expect, test } from 'vitest';
import { lineItemOf } from '../draft.ts';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
import { proposeProfile } from './propose-profile.ts';

const TODAY = '2026-11-21';
const keyOf = (label: string): string => label.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '_');

const INVOICE = typedReading([
  'Brandt Timber',
  'INVOICE',
  'Invoice Number: BT-2026-17',
  'Invoice Date: 12 March 2026',
  'Berth: 14 East',
  '',
  'Pos  Description                     Quantity    Unit price      Amount',
  '1    Oak shelf                              2         50.00      100.00',
  '     delivered on your order',
  '2    Pine board                             3         10.00       30.00',
  '',
  'Net total                                                        130.00',
  'VAT 20%                                                           26.00',
  'Total                                                            156.00',
  '',
  'VAT rate        Net       VAT     Gross',
  '20%          130.00     26.00    156.00',
  '',
  'Terms of payment',
  'Description         Due date          Amount',
  'in full             11 April 2026     156.00',
]);

test('columns of tables are no fields; the lines are proposed as line items', () => {
  const proposal = proposeProfile(INVOICE, TODAY, keyOf);
  const labels = proposal.fields.map(({ label }) => label);
  expect(labels).toEqual(expect.arrayContaining(['Invoice Number', 'Invoice Date', 'Berth']));
  for (const column of ['Pos', 'Description', 'Quantity', 'Unit price', 'Amount', 'VAT rate', 'Net', 'Gross'])
    expect(labels).not.toContain(column);
  expect(proposal.fields.map(({ value }) => value)).not.toContain('Description');
  expect(proposal.line_items.map(({ description }) => description)).toEqual([
    'Oak shelf delivered on your order',
    'Pine board',
  ]);
});

test('the proposed profile finds in the sample what was proposed', () => {
  const proposal = proposeProfile(INVOICE, TODAY, keyOf);
  const fields = proposal.fields.map(
    ({ value: _value, evidence: _evidence, confidence: _confidence, ...field }) => ({
      ...field,
      key: keyOf(field.label),
    }),
  );
  const profile = { name: '', description: '', doc_type_hint: proposal.doc_type, line_items: true, fields };
  const draft = extract(INVOICE, profile, { today: TODAY, learned: [] });
  for (const { label, value } of proposal.fields)
    expect(draft.fields[keyOf(label)]?.value, label).toBe(value);
  expect(draft.line_items.map(lineItemOf)).toEqual(proposal.line_items);
});
