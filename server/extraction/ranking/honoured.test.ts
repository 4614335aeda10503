// 御中 and 様 behind a name, on invoices of companies made up here.
import { expect, test } from 'vitest';
import { extractedValues } from '../../../test/kit/extracted-values.ts';
import { profileField, profileOf } from '../../../test/kit/typed-page.ts';

const NAMES = profileOf([profileField('Seller Name'), profileField('Buyer Name')]);

test('who is honoured behind the name is the buyer, however far above the seller', () => {
  const { seller_name, buyer_name } = extractedValues(
    NAMES,
    '請求書',
    'みどり建設株式会社 御中',
    '',
    '山田設計',
    '〒100-0001 東京都千代田区千代田1-1',
    '',
    '請求書番号: 2026-118',
    '合計金額 ¥132,000',
  );
  expect({ seller_name, buyer_name }).toEqual({ seller_name: '山田設計', buyer_name: 'みどり建設株式会社' });
});

test('the honorific may stand apart from the name', () => {
  const { seller_name, buyer_name } = extractedValues(
    NAMES,
    '有限会社あおば印刷          御中',
    '川上 一郎',
    '東京都千代田区千代田1-1',
    '',
    '請求書',
    'ご請求金額 ¥11,550',
    '口座名義： カワカミ イチロウ',
  );
  expect(buyer_name).toBe('有限会社あおば印刷');
  expect(seller_name).not.toBe('有限会社あおば印刷');
});

test('who is written to may be a firm with a person of it below', () => {
  const lines = ['請求書', '', '株式会社みどり', '青木太郎 様', '', 'ご請求金額 ¥20,000'];
  expect(extractedValues(NAMES, ...lines)).toEqual({ seller_name: null, buyer_name: '株式会社みどり' });
});
