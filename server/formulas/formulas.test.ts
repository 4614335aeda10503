// The language of formulas: what it computes, what it refuses, and that nothing reaches beyond it.
import { describe, expect, test } from 'vitest';
import type { LineItem } from '../../contract/documents.ts';
import { plainField } from '../../contract/plain-field.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import { say } from '../platform/sentences/say.ts';
import { checkFormulas, wrongFormulas } from './check-formulas.ts';
import { computeValues } from './compute-values.ts';

type Values = Record<string, string | null>;

const field = (key: string, type: ProfileField['type'], formula?: string): ProfileField =>
  plainField(key.replaceAll('_', ' '), key, type, formula === undefined ? {} : { formula });
const column = (key: string, type: LineColumn['type'], formula?: string): LineColumn => ({
  key,
  label: key,
  type,
  required: false,
  aliases: [],
  ...(formula === undefined ? {} : { formula }),
});

const FIELDS = [
  field('net', 'amount'),
  field('rate', 'number'),
  field('name', 'text'),
  field('issued', 'date'),
  field('due', 'date'),
  field('paid', 'boolean'),
];
const COLUMNS = [column('tax_rate', 'number'), column('sku', 'text')];
const VALUES: Values = {
  net: '100.05',
  rate: '19',
  name: 'Northgate',
  issued: '2026-01-30',
  due: '2026-03-01',
  paid: 'false',
};
const LINES = [
  { description: 'Paper', quantity: 3, unit_price: 0.1, amount: 0.3, tax_rate: 7 },
  { description: 'Ink', quantity: 1, unit_price: 20, amount: 20, tax_rate: 19 },
  { description: 'Note', quantity: null, unit_price: null, amount: null },
];

function record(values: Values = VALUES, line_items: object[] = LINES) {
  return {
    extracted_fields: values,
    line_items: line_items as LineItem[],
    tax_breakdown: [{ rate: 19, base: 100, tax: 19, category: null, exemption_reason: null }],
    evidence: {},
    lineage: {},
  };
}

/** The result, or in brackets why there is none. */
function compute(formula: string, type: ProfileField['type'] = 'number', values: Values = VALUES): string {
  const profile = { fields: [...FIELDS, field('result', type, formula)], line_columns: COLUMNS };
  checkFormulas(profile);
  const { extracted_fields, lineage } = computeValues(record(values), profile, '2026-01-01T00:00:00Z');
  const { detail } = (lineage as Record<string, { detail: Parameters<typeof say>[0] | null }>)['result']!;
  return extracted_fields['result'] ?? `(${say(detail!)})`;
}

/** What is said of a formula that a profile cannot have. */
function refused(formula: string, type: ProfileField['type'] = 'number'): string {
  try {
    checkFormulas({ fields: [...FIELDS, field('result', type, formula)], line_columns: COLUMNS });
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error(`${formula} was taken`);
}

test.each([
  ['1 + 2 * 3', '7'],
  ['(1 + 2) * 3', '9'],
  ['0.1 + 0.2', '0.3'],
  ['10 / 4', '2.5'],
  ['10 / 3', '3.3333333333'],
  ['-10 / 4', '-2.5'],
  ['10 / -4', '-2.5'],
  ['7 - 9', '-2'],
  ['-net + 1', '-99.05'],
  ['net * rate / 100', '19.0095'],
  ['round(net * rate / 100, 2)', '19.01'],
  ['round(2.5)', '3'],
  ['abs(1 - 3)', '2'],
  ['sum(lines.amount)', '20.3'],
  ['count(lines.amount)', '2'],
  ['average(lines.quantity)', '2'],
  ['min(lines.unit_price)', '0.1'],
  ['max(1, rate, 3)', '19'],
  ['sum(taxes.tax)', '19'],
  ['if(net > 100, 1, 2)', '1'],
  ['if(paid, 1, 2)', '2'],
  ['if(not paid and rate = 19.0, 1, 2)', '1'],
  ['if(name == "Northgate" or 1 > 2, 1, 2)', '1'],
  ['if(name <> "007", 1, 2)', '1'],
  ['due - issued', '30'],
  ['1e2 * 1', undefined],
  [Array.from({ length: 100 }, () => '1').join('+'), '100'],
])('%s is %s', (formula, result) => {
  if (result === undefined) expect(refused(formula)).toContain('must consist of');
  else expect(compute(formula)).toBe(result);
});

test.each([
  ['net * rate / 100', 'amount', '19.01'],
  ['net * 0', 'amount', '0.00'],
  ['rate / 2', 'integer', '10'],
  ['issued + 30', 'date', '2026-03-01'],
  ['due - 30', 'date', '2026-01-30'],
  ['net > 100', 'boolean', 'true'],
  ['concat(name, " ", rate)', 'text', 'Northgate 19'],
  ['rate', 'text', '19'],
] as const)('%s as %s is %s', (formula, type, result) => {
  expect(compute(formula, type)).toBe(result);
});

test('amounts keep three places where the currency has them', () => {
  expect(compute('net * 2', 'amount', { ...VALUES, net: '152.050' })).toBe('304.100');
});

describe('a value that is missing', () => {
  const values = { ...VALUES, net: null, name: null };
  test.each([
    ['net * 2', '(net is empty. Enter it, and this is computed.)'],
    ['if(is_empty(net), 1, 2)', '1'],
    ['or_else(net, 5) * 2', '10'],
    ['if(paid or net > 1, 1, 2)', '(net is empty. Enter it, and this is computed.)'],
    ['if(paid and net > 1, 1, 2)', '2'],
    ['1 / (rate - 19)', '(What it is divided by is 0. Correct that, and this is computed.)'],
    ['round(1, rate)', '(Numbers are rounded to 0 to 10 places. An Admin can correct the formula.)'],
    ['min(lines.tax_rate) + sum(lines.amount)', '27.3'],
  ])('%s is %s', (formula, result) => {
    expect(compute(formula, 'number', values)).toBe(result);
  });

  test('what somebody entered before the field was a number is none', () => {
    expect(compute('net * 2', 'number', { ...VALUES, net: 'n/a' })).toBe(
      '(net is no number. Correct it, and this is computed.)',
    );
  });

  test('a result that nobody could book is none', () => {
    const large = Array.from({ length: 12 }, () => '99999999999').join('*');
    expect(compute(large)).toContain('too large');
    expect(compute('issued + 999999999999', 'date')).toContain('no date');
  });
});

test.each([
  ['name * 2', '* other values: it does not take text and a number'],
  ['net +', 'has an error (at position 6)'],
  ['nett * 2', 'must not use nett: the profile has nothing of that key'],
  ['net / 0', 'must not divide by 0'],
  ['net / 0.00', 'must not divide by 0'],
  ['net > 1', 'must result in a number, not yes or no'],
  ['lines.amount', 'must result in a number, not a whole column'],
  ['sum(net, lines.amount)', 'does not take'],
  ['sum()', 'it does not take nothing'],
  ['median(net)', 'must not use median: there is no such function'],
  ['result + 1', 'must not need itself'],
  ['document.net', 'must call the field net without'],
  ['products.net', 'columns are called lines'],
  ['lines.colour', 'must not use lines.colour'.replace('lines.', '')],
  ['sum(taxes.category)', 'must not use taxes.category'],
])('%s is refused: %s', (formula, said) => {
  expect(refused(formula)).toContain(said);
});

/** The marked part between brackets. */
function marked(formula: string, type: ProfileField['type'] = 'number', more: ProfileField[] = []): string {
  const fields = [...FIELDS, field('result', type, formula), ...more];
  const [wrong] = wrongFormulas({ fields, line_columns: COLUMNS });
  const [from, to] = wrong!.place!;
  const shown = fields[wrong!.index]!.formula!;
  return `${shown.slice(0, from)}[${shown.slice(from, to)}]${shown.slice(to)}`;
}

test.each([
  ['net * (nett + 1)', 'net * ([nett] + 1)'],
  ['1 + sum( lines.colour )', '1 + sum( [lines.colour] )'],
  ['net + name * 2 ', 'net + [name * 2] '],
  ['net + (name * 2) + 1', 'net + [(name * 2)] + 1'],
  ['1 + round(net, 1, 2)', '1 + [round(net, 1, 2)]'],
  ['if(net > 1, 2)', '[if(net > 1, 2)]'],
  ['1 + median(net)', '1 + [median(net)]'],
  ['1 + products.net', '1 + [products.net]'],
  ['1 + document.net', '1 + [document.net]'],
  ['net / 0.00', 'net / [0.00]'],
  ['net > 1', '[net > 1]'],
  ['-name', '[-name]'],
  ['net + [1]', 'net + [[1]]'],
  ['net net', '[net net]'],
  ['net + )', 'net + [)]'],
  ['1 + result', '1 + [result]'],
])('%s is wrong at %s', (formula, shown) => expect(marked(formula)).toBe(shown));

test('a circle is told at a formula that is in it', () => {
  expect(
    marked('first * 2', 'number', [
      field('first', 'number', '1 + second'),
      field('second', 'number', 'first'),
    ]),
  ).toBe('1 + [second]');
});

test.each([
  'constructor',
  '9'.repeat(60),
  '__proto__',
  'constructor("return 1")()',
  'lines.__proto__',
  'count(taxes.constructor)',
  'count(taxes.__proto__)',
  'lines["constructor"]',
  'lines.amount.constructor',
  'sum.constructor(1)',
  '[1, 2]',
  'this',
  '1, 2',
  '1 ? 2 : 3',
  'a = b = c',
  '`x`',
  '~1',
  '1 >>> 2',
  'null',
  '',
  '   ',
  '(('.repeat(250),
  '\u{1F600} + 1',
])('%s is no formula', (formula) => {
  expect(() => refused(formula)).not.toThrow();
});

describe('columns', () => {
  const columns = [
    ...COLUMNS,
    column('gross', 'amount', 'amount + tax'),
    column('tax', 'amount', 'round(amount * tax_rate / 100, 2)'),
  ];

  test('are computed for each line, in the order in which they need each other, before what adds them up', () => {
    const profile = {
      fields: [...FIELDS, field('taxes', 'amount', 'sum(lines.tax)')],
      line_columns: columns,
    };
    checkFormulas(profile);
    const computed = computeValues(record(), profile, '2026-01-01T00:00:00Z');
    expect(computed.line_items).toMatchObject([
      { tax: 0.02, gross: 0.32 },
      { tax: 3.8, gross: 23.8 },
      { description: 'Note' },
    ]);
    expect(computed.line_items[2]).not.toHaveProperty('tax');
    expect(computed.extracted_fields['taxes']).toBe('3.82');
  });

  test.each([
    ['amount * document.rate', undefined],
    ['sum(lines.amount)', 'sees its own line only'],
    ['document.total', 'that field is computed from the lines'],
    ['gross + 1', 'must not need itself'],
  ])('%s', (formula, said) => {
    const profile = {
      fields: [...FIELDS, field('total', 'amount', 'sum(lines.amount)')],
      line_columns: [...COLUMNS, column('gross', 'number', formula)],
    };
    if (said === undefined) expect(() => checkFormulas(profile)).not.toThrow();
    else expect(() => checkFormulas(profile)).toThrow(said);
  });
});

test('what is required or chosen from a list is not computed', () => {
  const required = { ...field('result', 'number', '1 + 1'), required: true };
  expect(() => checkFormulas({ fields: [required], line_columns: [] })).toThrow(
    'require what it is computed from',
  );
  expect(() => checkFormulas({ fields: [field('result', 'choice', '"a"')], line_columns: [] })).toThrow(
    'choice',
  );
});

test('a refusal names the field whose formula is wrong, not one computed before it', () => {
  const profile = {
    fields: [...FIELDS, field('gross', 'amount', 'net * 2'), field('tax', 'amount', 'net +')],
  };
  expect(() => checkFormulas({ ...profile, line_columns: [] })).toThrow('fields.7.formula has an error');
});
