// What a value is ahead of, and what speaks for one that was not found.
import { expect, test } from 'vitest';
import { profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import { extract } from '../builtin/extract.ts';
import { findValues } from '../builtin/find-values.ts';
import type { LearnedHint } from '../draft.ts';
import { trainedWeights } from '../ranking/rank.ts';
import type { Standing } from './standing.ts';

const FIELDS = [
  profileField('Vendor'),
  profileField('Vendor Address'),
  profileField('Customer'),
  profileField('Invoice Number'),
  profileField('Invoice Date', 'date'),
  profileField('Due Date', 'date'),
  profileField('Tax', 'amount'),
  profileField('Total Amount', 'amount'),
];

function standingsOf(lines: string[], fields = FIELDS): Record<string, Partial<Record<string, unknown>>> {
  const context = { today: '2026-11-21', learned: [] };
  const { findings } = findValues(typedReading(lines), profileOf(fields), context, trainedWeights);
  return Object.fromEntries(
    findings.fields.map(({ meaning, standing }) => [
      meaning.field.key,
      { ...standing } satisfies Partial<Standing>,
    ]),
  );
}

const INVOICE = [
  'Kornblum Druck GmbH',
  'Gartenstraße 12, 70173 Stuttgart',
  '',
  'Invoice No. 118',
  'Invoice Date 02.03.2026',
  'Total 119,00 EUR',
];

test('a value without rivals is further ahead than one that another label contests', () => {
  const alone = standingsOf(INVOICE)['total_amount'];
  const contested = standingsOf([...INVOICE, 'Total 129,00 EUR'])['total_amount'];
  expect(alone?.['ahead']).toBeGreaterThan(contested?.['ahead'] as number);
});

test('what another field took is no rival any more', () => {
  const both = standingsOf([...INVOICE, '', 'Bill to: Harbour Gardens Ltd'])['vendor'];
  expect(both?.['ahead_of_free']).toBeGreaterThan(both?.['ahead'] as number);
});

test('the sender and the address below are together', () => {
  const { vendor, vendor_address } = standingsOf(INVOICE);
  expect([vendor?.['together'], vendor_address?.['together']]).toEqual([true, true]);
});

test('a recipient that is a street is a line of an address, a firm is none', () => {
  const [street, firm] = [
    ['Bill to:', 'Musterstraße 7', '1070 Wien'],
    ['Bill to:', 'Harbour Gardens Ltd', 'Musterstraße 7', '1070 Wien'],
  ].map((recipient) => standingsOf([...INVOICE, '', ...recipient])['customer']);
  expect(street?.['address_line']).toBe(true);
  expect(firm?.['address_line']).toBe(false);
});

test('a label without a value, a later day and a rate of tax speak against an empty field', () => {
  const none = standingsOf(INVOICE);
  const left = standingsOf([...INVOICE, 'Due Date:', 'VAT 19 %', '', 'Kindly note 16.03.2026']);
  expect(none['due_date']).toMatchObject({ named: 0, left_over: false });
  expect(none['tax']).toMatchObject({ rate: false });
  expect(left['tax']).toMatchObject({ rate: true });
  expect(left['due_date']).toMatchObject({ left_over: true });
  expect(left['due_date']?.['named']).toBeGreaterThan(0.5);
});

test('what a lesson knows to be always so need not stand on the page', () => {
  const constant = {
    label: '',
    relation: 'left',
    page: 1,
    x: 0.2,
    y: 0.1,
    format: '',
    absent: false,
  } as const;
  const lesson: LearnedHint = {
    ...constant,
    field: 'customer',
    document_id: 1,
    value: 'Calder Timber Ltd',
    constant: true,
    weight: 3,
  };
  const { fields } = extract(typedReading(INVOICE), profileOf(FIELDS), {
    today: '2026-11-21',
    learned: [lesson],
  });
  expect(fields['customer']).toMatchObject({ value: 'Calder Timber Ltd', source: 'learned' });
});
