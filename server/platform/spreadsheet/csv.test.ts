import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { neutralise, toCsv } from './csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30 1234', "'+49 30 1234"],
  ['-cmd', "'-cmd"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['－5', "'－5"],
  ['-5.00', '-5.00'],
  ['-16500', '-16500'],
  ['16500.00', '16500.00'],
  ['深圳市腾讯', '深圳市腾讯'],
  ['a=b', 'a=b'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(neutralise(text)).toBe(expected);
});

test('what is written is read back the same, whatever is in it', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('"', ',', '\r\n', ';', '\u2028'));
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 5 }),
      (rows) => {
        const even = rows.map((row) => [...row, '', '', ''].slice(0, 4));
        const read = parse(toCsv(even), { record_delimiter: '\r\n' });
        expect(read).toEqual(even.map((row) => row.map(neutralise)));
      },
    ),
  );
  expect(
    toCsv([
      ['a', null],
      ['b"c', '1,5'],
    ]),
  ).toBe('a,\r\n"b""c","1,5"\r\n');
});
