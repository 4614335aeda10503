// What the service says in English and the pages show in Chinese: names of built-in fields and profiles, what went wrong.
import path from 'node:path';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { builtInProfiles } from '../server/profiles/built-in.ts';
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
