import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FieldKey } from '../../contract/profiles.ts';
import { fieldKey } from './field-key.ts';

test.each([
  ['Invoice Number', 'invoice_number'],
  ['PO Number', 'po_number'],
  ['Follow-Up Date', 'follow_up_date'],
  ['Buyer’s VAT-ID', 'buyers_vat_id'],
  ['Größe (m²)', 'grosse_m2'],
  ['Invoices & Receipts', 'invoices_and_receipts'],
  ['1st Reminder', 'f_1st_reminder'],
  ['发票号码', 'invoice_number'],
  ['统一社会信用代码', 'unified_social_credit_code'],
  ['valueOf', 'valueof'],
  ['Constructor', 'f_constructor'],
])('%s becomes %s', (label, key) => expect(fieldKey(label)).toBe(key));

test('a Chinese label outside the table gets a key of its own, the same every time', () => {
  expect(fieldKey('验收结论')).toBe(fieldKey('验收结论'));
  expect(fieldKey('验收结论')).not.toBe(fieldKey('验收日期'));
  expect(fieldKey('Status 状态')).toMatch(/^status_[0-9a-f]{8}$/);
});

test('every label gives a valid key', () => {
  fc.assert(
    fc.property(
      fc.string({ minLength: 1, maxLength: 120, unit: 'grapheme' }),
      (label) => FieldKey.safeParse(fieldKey(label)).success,
    ),
  );
});
