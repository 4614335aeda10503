// Values that contracts give by their wording.
import { describe, expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';
import { findDurations } from './duration.ts';

const PROFILE = profileOf([
  profileField('Effective Date', 'date'),
  profileField('Governing Law'),
  profileField('Term'),
  profileField('Parties', 'list'),
]);

const valuesOf = (...lines: string[]) => extractedValues(PROFILE, ...lines);

describe('contracts', () => {
  test('English', () => {
    expect(
      valuesOf(
        'NON-DISCLOSURE AGREEMENT',
        '',
        'This Agreement is made and entered into as of March 14, 2026 by and between',
        'Brightwater Holdings, Inc., a Delaware corporation ("Discloser"), and Oakfield',
        'Partners LLC, a New York limited liability company ("Recipient").',
        '',
        'The obligations under this Agreement shall remain in force for a period of two (2) years.',
        '',
        'This Agreement shall be governed by the laws of the State of New York.',
      ),
    ).toEqual({
      effective_date: '2026-03-14',
      governing_law: 'New York',
      term: '2 years',
      parties: 'Brightwater Holdings, Inc.; Oakfield Partners LLC',
    });
  });

  test('Chinese', () => {
    const values = valuesOf(
      '保密协议',
      '甲方：北京示例科技有限公司',
      '乙方：上海样本贸易有限公司',
      '本协议自2026年3月14日起生效，有效期为三年。',
      '本协议适用中华人民共和国法律。',
    );
    expect(values).toMatchObject({
      effective_date: '2026-03-14',
      governing_law: '中华人民共和国',
      term: '3年',
      parties: '北京示例科技有限公司; 上海样本贸易有限公司',
    });
  });
});

test('a Chinese form prints the sides in brackets, below what they are', () => {
  const { parties } = valuesOf(
    '技术开发合同',
    '委托人 ：',
    '（甲方） 北京示例科技有限公司',
    '研究开发人 ：',
    '（乙方） 上海样本贸易有限公司',
    '合同双方就＿＿＿项目的技术开发，经协商一致，签订本合同。',
    '当事人双方约定认为无需填写的条款，在该条款填写的空白处划去。',
  );
  expect(parties).toBe('北京示例科技有限公司; 上海样本贸易有限公司');
});

test('a contract is headed by where and when it is made', () => {
  const signed = profileOf([profileField('Sign Date', 'date')]);
  const day = (head: string) =>
    extractedValues(
      signed,
      'ДОГОВОР № 17',
      head,
      'Стороны заключили настоящий договор о нижеследующем.',
      '1. Услуги оказываются с 05.03.2023 по 12.03.2023.',
    )['sign_date'];
  expect(day('г. Орбис                                        15.09.2022 г.')).toBe('2022-09-15');
});

test('the clauses of a form are nobody', () => {
  const { parties } = valuesOf(
    '技术开发合同',
    '合同双方就＿＿＿项目的开发，经协商一致，',
    '双方约定认为无需填写的条款，在该条款填写的空白',
  );
  expect(parties ?? null).toBeNull();
});

test('a period for something else in a long sentence does not hide the term', () => {
  expect(
    valuesOf(
      'Unless otherwise agreed in writing, the Undersigned agrees that this Agreement and all obligations',
      'of confidentiality in it shall remain in force for a period of two years, except as required by',
      'law, rule or regulation, and that its representatives, each of whom has been told of this duty and',
      'has accepted it before any material was made available, will not solicit any employee of the Company',
      'for a period of nine months.',
    )['term'],
  ).toBe('2 years');
});

test.each([
  ['a period of eighteen (18) months', '18 months'],
  ['for one year', '1 year'],
  ['für die Dauer von drei Jahren', '3 Jahren'],
  ['pendant deux ans', '2 ans'],
  ['自生效之日起五年', '5年'],
  ['pelo prazo de 12 (doze) meses', '12 meses'],
  ['within 30 days', '30 days'],
  ['until the third anniversary of the Effective Date', '3 years'],
  ['upon the second (2nd) anniversary hereof', '2 years'],
  ['the 5th anniversary of the date hereof', '5 years'],
])('%s', (text, value) => expect(findDurations(text).map((one) => one.value)).toEqual([value]));
