// A profile that asks for little must not get less of it right: what it depends on is looked for all the same.
import { describe, expect, test } from 'vitest';
import type { FieldType, ProfileField } from '../../../contract/profiles.ts';
import type { Reading, Word } from '../../reading/reading.ts';
import { extract } from './extract.ts';

const field = (label: string, type: FieldType): ProfileField => ({
  label,
  key: label.toLowerCase().replaceAll(' ', '_'),
  type,
  required: false,
  description: '',
  aliases: [],
  pattern: null,
  options: [],
});

/** A page set in a type of equal widths: 90 characters and 60 lines. */
function readingOf(lines: string[]): Reading {
  const words: Word[] = lines.flatMap((text, line) =>
    [...text.matchAll(/\S+/g)].map((match): Word => {
      const [left, right] = [match.index, match.index + match[0].length];
      return {
        text: match[0],
        box: [left / 90, line / 60, right / 90, (line + 0.7) / 60],
        confidence: 1,
        line,
      };
    }),
  );
  return {
    format: 'txt',
    media_type: 'text/plain',
    page_count: 1,
    language: 'en',
    attachments: [],
    e_invoice: null,
    warnings: [],
    pages: [
      { number: 1, width: 595, height: 842, source: 'converted', words, codes: [], part: null, warnings: [] },
    ],
  };
}

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

function valuesOf(fields: ProfileField[], line_items = true) {
  const draft = extract(
    readingOf(INVOICE),
    { name: 'Test', description: '', fields, line_items, doc_type_hint: null },
    { today: '2026-11-21', learned: [] },
  );
  const values = Object.fromEntries(Object.entries(draft.fields).map(([key, { value }]) => [key, value]));
  return { draft, values };
}

describe('what a profile does not ask for', () => {
  test('the total is not the sum of the lines where tax is added to them', () => {
    const { draft, values } = valuesOf([field('Total Amount', 'amount')]);
    expect(values).toEqual({ total_amount: '119.00' });
    expect(draft.checks.find(({ name }) => name === 'Net plus tax is the total')).toMatchObject({
      passed: true,
      detail: '100.00 + 19.00 = 119.00',
      fields: ['total_amount'],
    });
  });

  test('the only name is the sender, not the recipient', () => {
    const { draft, values } = valuesOf([field('Recipient', 'text')]);
    expect(values).toEqual({ recipient: null });
    expect(draft.summary).not.toContain(' to Brightwater');
    expect(valuesOf([field('Sender', 'text'), field('Recipient', 'text')]).values).toEqual({
      sender: 'Brightwater Supplies Ltd',
      recipient: null,
    });
  });
});
