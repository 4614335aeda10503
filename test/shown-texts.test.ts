// What the service says in English and the pages show in Chinese: names of built-in fields and profiles, checks, reasoning.
import path from 'node:path';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import type { FieldFinding } from '../server/extraction/checks/findings.ts';
import { reasoning, type ReasoningInput } from '../server/extraction/confidence/reasoning.ts';
import { builtInProfiles } from '../server/profiles/built-in.ts';
import { readCheckDetail, shownDetail } from '../web/documents/workspace/check-detail.ts';
import { shownReasoning } from '../web/documents/workspace/reasoning.ts';
import { fieldLabels, profileNames } from '../web/text/en/names.ts';
import { shownLabel, shownProfile } from '../web/text/known-names.ts';
import { readServiceText, shownServiceText } from '../web/text/service-texts.ts';
import zh from '../web/text/zh/index.ts';
import { readSources, saidBy } from './kit/said-sentences.ts';

beforeAll(() => i18next.init({ lng: 'zh', resources: { zh: { translation: zh } }, fallbackLng: false }));

describe('names', () => {
  test('every field and profile that comes with the service has a name in Chinese', () => {
    const labels = builtInProfiles.flatMap(({ fields }) => fields.map(({ label }) => label));
    expect(labels.filter((label) => !Object.values(fieldLabels).includes(label))).toEqual([]);
    const names = builtInProfiles.map(({ name }) => name);
    expect(names.filter((name) => !Object.values(profileNames).includes(name))).toEqual([]);
  });

  test('names an operator chose stay', () => {
    expect(shownLabel('Invoice Number')).toBe('发票编号');
    expect(shownLabel('Cost centre')).toBe('Cost centre');
    expect(shownProfile('Standard Invoice')).toBe('标准发票');
    expect(shownProfile('toString')).toBe('toString');
  });
});

test.each([
  ['not found: Invoice Number, Cost centre', '未找到：发票编号, Cost centre'],
  ['1240.00 + 235.60 = 1475.60', '1240.00 + 235.60 = 1475.60'],
  [
    '1240.00 + 235.60 = 1475.60, stated 1475.50, difference 0.10',
    '1240.00 + 235.60 = 1475.60，文中为 1475.50，相差 0.10',
  ],
  [
    'sum of 12 lines = 300.00, stated 310.00, difference 10.00',
    '12 行之和 = 300.00，文中为 310.00，相差 10.00',
  ],
  ['4 x 25.00, less the discount of 10, is 90.00', '4 x 25.00，减去折扣 10，得 90.00'],
  ['2026-03-09 is after 2026-03-01', '2026-03-09 晚于 2026-03-01'],
  ['DE89370400440532013000: remainder modulo 97 is 1', 'DE89370400440532013000：模 97 余 1'],
  [
    'Muster GmbH, number RE-1, total 10.00 is also document 7 (a.pdf)',
    'Muster GmbH，编号 RE-1，金额 10.00，与文档 7（a.pdf）相同',
  ],
])('the check says %s', (said, shown) => expect(shownDetail(said)).toBe(shown));

test('what a check says in another way is shown as it is', () => {
  expect(readCheckDetail('constructor')).toBeUndefined();
  expect(shownDetail('weighs 3 kg')).toBe('weighs 3 kg');
});

describe('what went wrong with a document', () => {
  test('every sentence with which reading can fail has one in Chinese', async () => {
    const sources = await readSources(path.join(import.meta.dirname, '../server'), /new ReadingError\(/);
    const failure = {
      name: 'new ReadingError',
      says: (argument: (index: number) => string[] | undefined) => argument(1),
    };
    const { sentences } = saidBy(sources, [failure]);
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter((sentence) => readServiceText(sentence) === undefined)).toEqual([]);
  });

  test.each([
    ['The file is empty.', '文件为空。'],
    ['Page 3 could not be read: it took too long.', '第 3 页无法读取：耗时过长。'],
    ['Attachment “a (1).pdf” was not read: The PDF has no pages.', '附件“a (1).pdf”未读取：PDF 没有页面。'],
    [
      "The model's value for PO Number stands nowhere in the document and was left out.",
      '模型给出的“采购订单号”在文档中找不到，已舍弃。',
    ],
    ['learned from document 1234', '从文档 1234 学得'],
    ['Something nobody has heard of.', 'Something nobody has heard of.'],
  ])('%s', (said, shown) => expect(shownServiceText(said)).toBe(shown));
});

describe('reasoning', () => {
  const finding = (label: string, value: string | null, more: Partial<FieldFinding> = {}): FieldFinding => ({
    meaning: { field: { label, required: true } } as FieldFinding['meaning'],
    value,
    candidate: null,
    ranked: null,
    rival: null,
    evidence: value === null ? [] : [{ page: 1, box: [0, 0, 1, 1], text: value, match: 'exact' }],
    source: 'engine',
    detail: null,
    on_page: null,
    ...more,
  });
  const input = (more: Partial<ReasoningInput>): ReasoningInput => ({
    fields: [{ finding: finding('Vendor', 'Dr. Smith; Sons (Ltd.)'), confidence: 0.95 }],
    checks: [],
    items: 0,
    structured: null,
    score: 95,
    ...more,
  });
  const check = (name: string, passed: boolean, detail: string) => ({ name, passed, detail, fields: [] });

  test.each<[string, ReasoningInput]>([
    ['1 个字段中找到 1 个，均已对应到页面位置。 没有存疑的字段。', input({})],
    [
      '1 个字段中找到 1 个，均已对应到页面位置，另有 3 行明细。 没有单独存疑的字段；把握最小的是 供应商 (Dr. Smith; Sons (Ltd.): 95 %)。 全部检查通过。',
      input({ score: 80, items: 3, checks: [check('Line items add up', true, 'x')] }),
    ],
    [
      '3 个字段中找到 2 个，其中 1 个对应到页面位置。 缺少：发票编号。 请核对：总金额 (10.00: 40 %, 页面上找不到)；供应商 (A: 60 %, 页面上为 B)。 “各行金额之和相符”未通过：12 行之和 = 3.00，文中为 4.00，相差 1.00。',
      input({
        fields: [
          { finding: finding('Vendor', 'A', { on_page: 'B' }), confidence: 0.6 },
          { finding: finding('Total Amount', '10.00', { evidence: [] }), confidence: 0.4 },
          { finding: finding('Invoice Number', null), confidence: 0 },
        ],
        checks: [
          check('Line items add up', false, 'sum of 12 lines = 3.00, stated 4.00, difference 1.00'),
          check('Required fields', false, 'not found: Invoice Number'),
        ],
      }),
    ],
  ])('%s', (shown, given) => {
    const name = zh.workspace.checkNames.lineItems;
    expect(shownReasoning(reasoning(given))).toBe(shown.replace('各行金额之和相符', name));
  });

  test('another form is shown as it is', () => {
    expect(shownReasoning('Read by a person.')).toBe('Read by a person.');
  });
});
