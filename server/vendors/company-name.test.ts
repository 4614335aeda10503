import { expect, test } from 'vitest';
import { companyName, gramsOf, sameForm } from './company-name.ts';

test.each([
  ['Nordwind Logistik GmbH & Co. KG', 'nordwindlogistik', true],
  ['NORDWIND  LOGISTIK', 'nordwindlogistik', false],
  ['Brightwater Supplies Ltd.', 'brightwatersupplies', true],
  ['Émile Dupont S.A.R.L.', 'emiledupont', true],
  ['深圳华兴科技有限公司', '深圳华兴科技', true],
  ['株式会社山田', '山田', true],
  ['GmbH', 'gmbh', false],
])('%s', (name, core, form) => {
  const found = companyName(name);
  expect(found.core).toBe(core);
  expect(found.form !== '').toBe(form);
});

test.each([
  ['Ltd', 'Limited', true],
  ['Inc.', 'Incorporated', true],
  ['AG', 'KG', false],
  ['SA', 'SAS', false],
  ['GmbH', 'GmbH & Co. KG', false],
])('%s and %s', (one, other, same) => {
  expect(sameForm(companyName(`Muster ${one}`).form, companyName(`Muster ${other}`).form)).toBe(same);
});

test('grams are of three letters, and of two where a letter is a word', () => {
  expect(gramsOf('nord')).toEqual(['^no', 'nor', 'ord', 'rd$']);
  expect(gramsOf('华兴')).toEqual(['^华', '华兴', '兴$']);
});
