// Sentences of a page, and what a question asks for, in both languages.
import { expect, test } from 'vitest';
import { expectationsOf, focusOf } from './answer-type.ts';
import { sentencesOf } from './sentences.ts';

test.each([
  ['《卡拉OK！我》是一张专辑。它卖得不好。', ['《卡拉OK！我》是一张专辑。', '它卖得不好。']],
  ['入口后有鲍荣茂像（St. John）。两旁有别的。', ['入口后有鲍荣茂像（St. John）。', '两旁有别的。']],
  ['真的吗？是的！', ['真的吗？', '是的！']],
  [
    '码头的新仓库一共有三座，分别租给做纸张生意的老\n陈和小林。\n这一行特别长，长得比页面上其他任何一行都要长出许多许多许多许多许多许多。',
    [
      '码头的新仓库一共有三座，分别租给做纸张生意的老\n陈和小林。',
      '这一行特别长，长得比页面上其他任何一行都要长出许多许多许多许多许多许多。',
    ],
  ],
  ['Delivered by Mr. Pell on No. 5 quay. He left.', ['Delivered by Mr. Pell on No. 5 quay.', 'He left.']],
])('%s', (text, said) => expect(sentencesOf(text)).toEqual(said));

test.each([
  ['Date of the invoice from Pell & Sons?', 'date'],
  ['What is the berth number in the charter?', 'berth number'],
  ['Who is the consignee of the bill of lading?', 'consignee'],
  ['How long does the agreement last?', ''],
  ['What is the GSTIN of Pell Cars?', 'gstin'],
  ['Terms of payment on the Pell & Sons invoice', 'terms of payment'],
  ['公司的成立日期是什么？', '日期'],
])('%s names %s', (question, focus) => expect(focusOf(question)).toBe(focus));

test.each([
  ['How long does the agreement last?', 'for a period of two (2) years', 'until either party withdraws'],
  ['When does it end?', 'on 3 May 2026', 'on the day of delivery'],
  ['Where does the ferry leave from?', 'from pier nine in Hull', 'twice a day'],
  ['合同的有效期是多久？', '有效期为三年。', '双方应当保密。'],
  ['有哪些雕像？', '有甲、乙和丙。', '有一座。'],
])('%s: what has such a thing, and what has none', (question, has, lacks) => {
  const expected = expectationsOf(question);
  expect(expected.length).toBeGreaterThan(0);
  expect(expected.every(({ holds }) => holds(has))).toBe(true);
  expect(expected.every(({ holds }) => holds(lacks))).toBe(false);
});
