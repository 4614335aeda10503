// Numbers of taxpayers in the forms of countries that print them without their letters.
import { expect, test } from 'vitest';
import { typedReading } from '../../../test/kit/typed-page.ts';
import { buildLayout } from '../layout/build-layout.ts';
import { findCandidates } from './find-candidates.ts';

const numbersIn = (line: string): string[] =>
  findCandidates(buildLayout(typedReading([line])), '2026-11-21')
    .all.filter(({ kind }) => kind === 'vat_id')
    .map(({ value }) => value);

test.each([
  ['GSTIN: 29AABCT1332L1ZD', '29AABCT1332L1ZD'],
  ['VAT 232 153 895', '232153895'],
  ['登録番号：T1234567890123', 'T1234567890123'],
  ['118-43-71-006', '118-43-71-006'],
  ['118-437-10-06', '118-437-10-06'],
  ['등록번호 123-45-67890', '123-45-67890'],
  ['01.234.567.8-901.000', '01.234.567.8-901.000'],
  ['Org. nr. 987 654 321 MVA', '987654321MVA'],
  ['0456.789.123', '0456.789.123'],
  ['1234.56.789.B01', '1234.56.789.B01'],
])('tax numbers without the letters of their country: %s', (line, number) => {
  expect(numbersIn(line)).toEqual([number]);
});

test.each(['022-123-45-67', '010-1234-5678', 'IP 010.123.456.789', '2026-11-04'])(
  'no tax number: %s',
  (line) => {
    expect(numbersIn(line)).toEqual([]);
  },
);
