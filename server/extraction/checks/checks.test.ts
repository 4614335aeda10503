// Checks with the arithmetic that a reviewer sees.
import { describe, expect, test } from 'vitest';
import { shownChecks, profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
import { presentCheck } from './check.ts';
import { duplicateCheck, identityKey, identityOf, relationOf, type KnownDocument } from './duplicates.ts';

const PROFILE = profileOf([
  profileField('Invoice Number', 'text', { required: true }),
  profileField('Invoice Date', 'date'),
  profileField('Due Date', 'date'),
  profileField('Net Total', 'amount'),
  profileField('Tax Total', 'amount'),
  profileField('Grand Total', 'amount'),
  profileField('IBAN'),
  profileField('Seller VAT ID'),
]);

const checksOf = (...lines: string[]) =>
  shownChecks(extract(typedReading(lines), PROFILE, { today: '2026-11-21', learned: [] }));
const named = (checks: ReturnType<typeof checksOf>, name: RegExp) =>
  checks.find((check) => name.test(check.name));

describe('sums', () => {
  test('net and tax give the total', () => {
    const check = named(checksOf('Net Total: 1,240.00', 'VAT: 235.60', 'Grand Total: 1,475.60'), /plus tax/u);
    expect(check).toMatchObject({ passed: true, detail: '1240.00 + 235.60 = 1475.60' });
  });

  test('freight, a surcharge and a discount may stand between net and total', () => {
    const between = (...charges: string[]) =>
      named(checksOf('Net Total: 1,000.00', ...charges, 'VAT: 200.00', 'Grand Total: 1,235.00'), /plus tax/u);
    expect(between('Freight: 30.00', 'Insurance: 5.00')).toMatchObject({
      passed: true,
      detail: '1000.00 + 200.00 + 30.00 + 5.00 = 1235.00',
    });
    expect(between('Shipping: 50.00', 'Discount: -15.00')).toMatchObject({
      passed: true,
      detail: '1000.00 + 200.00 + 50.00 - 15.00 = 1235.00',
    });
    expect(between('Freight: 30.00')).toMatchObject({ passed: false });
    expect(between('Paid before: 35.00')).toMatchObject({ passed: false });
  });

  test('without tax, what freight and insurance make of the net amount is the total', () => {
    const { fields } = extract(
      typedReading([
        'Net Value:                9,305.00 EUR',
        'Freight:                    320.00 EUR',
        'Insurance:                   75.00 EUR',
        'Customs Value (CIF):      9,700.00 EUR',
      ]),
      profileOf([profileField('Net Total', 'amount'), profileField('Grand Total', 'amount')]),
      { today: '2026-11-21', learned: [] },
    );
    expect(fields['net_total']?.value).toBe('9305.00');
    expect(fields['grand_total']?.value).toBe('9700.00');
  });

  test('a sum that fails says by how much, and names its fields', () => {
    const check = named(checksOf('Net Total: 1,240.00', 'VAT: 235.60', 'Grand Total: 1,475.50'), /plus tax/u);
    expect(check).toMatchObject({
      passed: false,
      detail: '1240.00 + 235.60 = 1475.60, stated 1475.50, difference 0.10',
      fields: ['net_total', 'tax_total', 'grand_total'],
    });
  });
});

test('a due date before the date of the invoice fails', () => {
  const check = named(checksOf('Invoice Date: 14.03.2026', 'Due Date: 01.03.2026'), /before due/u);
  expect(check).toMatchObject({ passed: false });
});

test('a required field that is missing is named', () => {
  expect(named(checksOf('Hello'), /Required/u)).toMatchObject({
    passed: false,
    detail: 'not found: Invoice Number',
  });
});

test('check digits of IBAN and VAT number', () => {
  const good = checksOf('IBAN: DE89 3704 0044 0532 0130 00', 'VAT ID: DE136695976');
  expect(named(good, /IBAN/u)?.passed).toBe(true);
  expect(named(good, /VAT/u)?.passed).toBe(true);
  expect(named(checksOf('IBAN: DE89 3704 0044 0532 0130 01'), /IBAN/u)?.passed).toBe(false);
});

test('the amount in capital numerals is compared with the figures', () => {
  const right = checksOf('价税合计（大写） 壹佰贰拾叁圆肆角伍分   （小写） ¥123.45');
  expect(named(right, /大写/u)).toMatchObject({ passed: true });
});

describe('duplicates', () => {
  const fields = [
    profileField('Vendor'),
    profileField('Invoice Number'),
    profileField('Total Amount', 'amount'),
  ];
  const identity = (vendor: string, invoice_number: string | null, total_amount: string) =>
    identityOf(fields, { vendor, invoice_number, total_amount });

  const other = (known: Partial<KnownDocument>): KnownDocument => ({
    id: 7,
    filename: 'a.pdf',
    contact_id: 2,
    business_key: 'mustergmbh|re1|10',
    doc_date: null,
    ...known,
  });

  test('same sender, number and total, however they are written', () => {
    const known = identity('Muster GmbH', 'RE 1', '10.00')!;
    const again = identity('MUSTER GMBH', 're-1', '10.0')!;
    expect(identityKey(again)).toBe(identityKey(known));
    expect(identityKey(identity('Muster GmbH', 'RE 1', '11.00')!)).not.toBe(identityKey(known));
    expect(presentCheck(duplicateCheck(again, other({}), 'same_record'), 'en')).toMatchObject({
      passed: false,
      detail: 'MUSTER GMBH, number re-1, total 10.0 is also document 7 (a.pdf)',
      fields: ['vendor', 'invoice_number', 'total_amount'],
    });
  });

  test('another date makes it one that was issued again, another total of that day one that was corrected', () => {
    const dated = [...fields, profileField('Invoice Date', 'date')];
    const values = { vendor: 'Muster GmbH', invoice_number: 'RE 1', total_amount: '10.00' };
    const one = identityOf(dated, { ...values, invoice_date: '2026-03-04' })!;
    const key = identityKey(one);
    const corrected = 'mustergmbh|re1|11';
    expect(relationOf(one, key, other({ doc_date: '2026-03-04' }))).toBe('same_record');
    expect(relationOf(one, key, other({ doc_date: null }))).toBe('same_record');
    expect(relationOf(one, key, other({ doc_date: '2026-04-01' }))).toBe('reissued');
    expect(relationOf(one, key, other({ business_key: corrected, doc_date: '2026-03-04' }))).toBe(
      'corrected',
    );
    expect(relationOf(one, key, other({ business_key: corrected, doc_date: '2026-04-01' }))).toBeUndefined();
    expect(relationOf(one, key, other({ business_key: corrected, doc_date: null }))).toBeUndefined();
  });

  test('nothing is compared where one of them is not known', () => {
    expect(identity('Muster GmbH', null, '10.00')).toBeNull();
    expect(identity('–', 'RE 1', '10.00')).toBeNull();
  });
});
