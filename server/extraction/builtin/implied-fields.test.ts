// A profile that asks for little must not get less of it right: what it depends on is looked for all the same.
import { describe, expect, test } from 'vitest';
import { shownChecks, profileField, profileOf, typedReading } from '../../../test/kit/typed-page.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { extract } from './extract.ts';

const INVOICE = [
  'Brightwater Supplies Ltd',
  '12 Harbour Road, Bristol',
  '',
  'INVOICE',
  'Invoice Number: BW-11',
  'Invoice Date: 14 March 2026',
  '',
  'Description        Quantity   Unit Price   Amount',
  'Oak shelf          2          50.00        100.00',
  '',
  'Subtotal: EUR 100.00',
  'VAT 19%: EUR 19.00',
  'Total: EUR 119.00',
];

function valuesOf(fields: ProfileField[]) {
  const profile = { ...profileOf(fields), line_items: true };
  const draft = extract(typedReading(INVOICE), profile, { today: '2026-11-21', learned: [] });
  const values = Object.fromEntries(Object.entries(draft.fields).map(([key, { value }]) => [key, value]));
  return { draft, values };
}

describe('what a profile does not ask for', () => {
  test('the total is not the sum of the lines where tax is added to them', () => {
    const { draft, values } = valuesOf([profileField('Total Amount', 'amount')]);
    expect(values).toEqual({ total_amount: '119.00' });
    expect(shownChecks(draft).find(({ name }) => name === 'Net plus tax is the total')).toMatchObject({
      passed: true,
      detail: '100.00 + 19.00 = 119.00',
      fields: ['total_amount'],
    });
  });

  test('the only name is the sender, not the recipient', () => {
    const { draft, values } = valuesOf([profileField('Recipient')]);
    expect(values).toEqual({ recipient: null });
    expect(draft.summary).not.toContain(' to Brightwater');
    expect(valuesOf([profileField('Sender'), profileField('Recipient')]).values).toEqual({
      sender: 'Brightwater Supplies Ltd',
      recipient: null,
    });
  });
});
