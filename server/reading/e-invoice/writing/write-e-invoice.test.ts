// What is written is read again as what was stated, in both syntaxes, and breaks no rule that the original did not break.
import { describe, expect, test } from 'vitest';
import { writeCii } from '../../../../test/kit/samples/drawn-cii.ts';
import { writeUbl } from '../../../../test/kit/samples/drawn-ubl.ts';
import { VALID } from '../../../../test/kit/samples/invoice-mutations.ts';
import { sampleCii, sampleUbl } from '../../../../test/kit/samples/invoices.ts';
import { statementOf } from '../../../../test/kit/samples/statement-of.ts';
import { parseXml } from '../../formats/xml.ts';
import { invoiceModel, type Syntax } from '../model/invoice-model.ts';
import { readEInvoice } from '../read-e-invoice.ts';
import { writeEInvoice } from './write-e-invoice.ts';

const bytesOf = (xml: string) => new TextEncoder().encode(xml);
const statementIn = (xml: string, syntax: Syntax) =>
  statementOf(invoiceModel(parseXml(bytesOf(xml))!, syntax));
const read = (xml: string) => {
  const { values, lines, taxes, allowances, validation } = readEInvoice(bytesOf(xml), 'x')!;
  return { values, lines, taxes, allowances, broken: validation?.broken.map(({ id }) => id) };
};

const SAMPLES = [
  ['cii', 'the sample', sampleCii()] as const,
  ['ubl', 'the sample', sampleUbl()] as const,
  ...VALID.flatMap(([name, draw]) => [
    ['cii', name, writeCii(draw())] as const,
    ['ubl', name, writeUbl(draw())] as const,
  ]),
];

describe.each(['cii', 'ubl'] as const)('written in %s', (syntax) => {
  test.each(SAMPLES)('%s, %s: is read as the original', (from, _, xml) => {
    const written = writeEInvoice(statementIn(xml, from), syntax);
    expect(read(written)).toEqual(read(xml));
    // Nothing is lost or doubled in being written again.
    expect(writeEInvoice(statementIn(written, syntax), syntax)).toBe(written);
  });

  test('terms that begin alike are each written in their place', () => {
    const written = writeEInvoice(
      {
        terms: [
          { id: 'BT-1', text: 'R-1' },
          { id: 'BT-13', text: 'B-9' },
        ],
        groups: [
          {
            id: 'BG-7',
            statement: {
              terms: [
                { id: 'BT-48', text: 'DE987654321' },
                { id: 'BT-48b', text: '12/345/67890' },
              ],
              groups: [],
            },
          },
        ],
      },
      syntax,
    );
    expect(read(written).values).toEqual({
      invoice_number: 'R-1',
      order_number: 'B-9',
      buyer_vat_id: 'DE987654321',
      buyer_tax_number: '12/345/67890',
    });
  });

  test('text of any kind stays text', () => {
    const name = 'A & B <Invoice> "x" 😀 \u0000\u000B 图';
    const written = writeEInvoice(
      {
        terms: [{ id: 'BT-1', text: 'R-1' }],
        groups: [{ id: 'BG-4', statement: { terms: [{ id: 'BT-27', text: name }], groups: [] } }],
      },
      syntax,
    );
    expect(read(written).values).toEqual({ invoice_number: 'R-1', seller_name: 'A & B <Invoice> "x" 😀 图' });
  });
});

test('a credit note in UBL has the names of credit notes', () => {
  const written = writeEInvoice(
    {
      terms: [
        { id: 'BT-1', text: 'G-1' },
        { id: 'BT-3', text: '381' },
        { id: 'BT-9', text: '2025-06-16' },
      ],
      groups: [
        {
          id: 'BG-25',
          statement: {
            terms: [
              { id: 'BT-129', text: '2' },
              { id: 'BT-130', text: 'C62' },
              { id: 'BT-153', text: 'Paper' },
            ],
            groups: [],
          },
        },
      ],
    },
    'ubl',
  );
  expect(written).toMatch(/<CreditNote xmlns="[^"]*CreditNote-2"/);
  expect(written).toContain('<cbc:CreditedQuantity unitCode="C62">2</cbc:CreditedQuantity>');
  expect(read(written)).toMatchObject({
    values: { invoice_number: 'G-1', type_code: '381', due_date: '2025-06-16' },
    lines: [{ description: 'Paper', quantity: '2' }],
  });
});

test('UBL holds what its schema wants: one identifier in each element of them, the network of a card, no group without content', () => {
  const written = writeEInvoice(
    {
      terms: [{ id: 'BT-90', text: 'DE98ZZZ09999999999' }],
      groups: [
        { id: 'BG-4', statement: { terms: [{ id: 'BT-29', text: 'S-1' }], groups: [] } },
        { id: 'BG-13', statement: { terms: [], groups: [] } },
        {
          id: 'BG-16',
          statement: {
            terms: [{ id: 'BT-81', text: '48' }],
            groups: [{ id: 'BG-18', statement: { terms: [{ id: 'BT-87', text: '1234' }], groups: [] } }],
          },
        },
      ],
    },
    'ubl',
  );
  const flat = written.replace(/>\s+</g, '><');
  expect(flat).toContain(
    '<cac:PartyIdentification><cbc:ID>S-1</cbc:ID></cac:PartyIdentification>' +
      '<cac:PartyIdentification><cbc:ID schemeID="SEPA">DE98ZZZ09999999999</cbc:ID></cac:PartyIdentification>',
  );
  expect(flat).toContain(
    '<cac:CardAccount><cbc:PrimaryAccountNumberID>1234</cbc:PrimaryAccountNumberID><cbc:NetworkID>',
  );
  expect(flat).not.toContain('Delivery');
});
