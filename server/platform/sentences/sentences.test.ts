import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkFieldValue } from '../../documents/field-value.ts';
import { RectoError, notFound } from '../errors.ts';
import { parseInput } from '../http/parse-input.ts';
import { en } from './en/index.ts';
import { languageOf } from './language.ts';
import { say, sayWithin } from './say.ts';
import { sentence, wrongValue } from './sentence.ts';
import { zh } from './zh/index.ts';

const gapsOf = (text: string) => [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name);

describe('the catalogues', () => {
  const texts = Object.entries(en).flatMap(([part, keys]) =>
    Object.entries(keys).map(([key, text]) => ({
      code: `${part}.${key}`,
      text: text as string,
      chinese: (zh as Record<string, Record<string, string>>)[part]?.[key] ?? '',
    })),
  );

  test('Chinese sentences leave no gap that the English one does not fill', () => {
    const wrong = texts.filter(({ text, chinese }) =>
      gapsOf(chinese).some((gap) => !gapsOf(text).includes(gap)),
    );
    expect(wrong.map(({ code }) => code)).toEqual([]);
  });

  test('Chinese sentences are Chinese', () => {
    const plain = texts.filter(
      ({ text, chinese }) =>
        /[a-z]{3}/.test(text.replaceAll(/\{\{.*?\}\}/g, '')) && !/\p{Script=Han}/u.test(chinese),
    );
    expect(plain.map(({ code }) => code)).toEqual([]);
  });
});

describe('what is said', () => {
  test.each([
    [sentence('refusals.noDocument', { id: 12 }), 'Document 12 does not exist', '文档 12 不存在。'],
    [
      sentence('setup.contactInUse', { name: 'Acme (Ltd.)', count: 2 }),
      'Acme (Ltd.) has 2 documents (trash included); move or purge them first',
      '“Acme (Ltd.)”有 2 份文档（含回收站），请先移走或彻底删除。',
    ],
    [
      sentence('refusals.changed', { noun: 'profile' }),
      'The profile was changed by someone else meanwhile; load it again and repeat the change',
      '提取模板已被他人修改，请重新加载后再修改。',
    ],
    [
      sentence('refusals.otherStatus', { status: 'Approved', onlyStatus: 'Ready', newStatus: 'Archived' }),
      'The document has the status Approved; only Ready ones can be set to Archived',
      '文档状态为“已批准”，只有“就绪”的文档可以设为“已归档”。',
    ],
    [
      sentence('setup.profileThere', { name: '{{name}} $& $1' }),
      'There is already a profile called {{name}} $& $1',
      '已有名为“{{name}} $& $1”的提取模板。',
    ],
    [
      sentence('notices.ruleValue', {
        fieldKey: 'total_amount',
        before: sentence('notices.empty'),
        after: '10.00',
      }),
      'total amount: (empty) -> 10.00',
      '总金额：（空） → 10.00',
    ],
    [
      sentence('problems.unreadPage', { number: 3, reason: sentence('problems.tooLong') }),
      'Page 3 could not be read: it took too long.',
      '第 3 页无法读取：耗时过长。',
    ],
    [
      sentence('problems.noModel', { reason: sentence('model.busy', { status: 503 }) }),
      'The model could not be used: The model server is busy (503). The built-in engine read this document alone; process it again once the model answers.',
      '无法使用模型：模型服务器繁忙（503）。此文档仅由内置引擎读取；模型恢复后可重新处理。',
    ],
    [
      sentence('notices.notTaken', { channel: 'Scans', name: 'a.xyz', reason: sentence('setup.itemEmpty') }),
      'Intake "Scans": a.xyz did not become a document. The file is empty.',
      '接入渠道“Scans”：a.xyz 未能成为文档。文件为空。',
    ],
  ])('%#', (said, english, chinese) => {
    expect(say(said)).toBe(english);
    expect(say(said, 'zh')).toBe(chinese);
  });

  test('text that 0.1 stored stays as it is, and a code of a later version is shown', () => {
    expect(say('Something nobody has heard of', 'zh')).toBe('Something nobody has heard of');
    expect(say({ code: 'later.version' as 'refusals.internal', values: {} }, 'zh')).toBe('later.version');
  });

  test('sentences within a value of JSON', () => {
    const detail = {
      reason: sentence('problems.fileEmpty'),
      before: { code: 'a' },
      list: [1, 'x'],
      none: null,
    };
    expect(sayWithin(detail, 'zh')).toEqual({ ...detail, reason: '文件为空。' });
  });

  test.each([
    [undefined, 'en'],
    ['zh-CN,zh;q=0.9,en;q=0.8', 'zh'],
    ['de, en;q=0.5, zh;q=0.4', 'en'],
    ['fr', 'en'],
    ['zh;q=0', 'en'],
  ])('Accept-Language %s is %s', (accept, language) => expect(languageOf(accept)).toBe(language));
});

test('checks of the contract carry codes, never texts', async () => {
  const folder = path.join(import.meta.dirname, '../../../contract');
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  expect(
    texts.flatMap((text) => text.match(/\.(?:regex|refine)\([^()]*(?:\([^()]*\)[^()]*)*,\s*[`'"]/g) ?? []),
  ).toEqual([]);
});

describe('what is wrong with a value', () => {
  const refused = (work: () => unknown) => {
    try {
      work();
    } catch (error) {
      if (error instanceof RectoError) return error.sentence;
    }
    throw new Error('it was taken');
  };

  test.each<[z.ZodType, unknown, string, string]>([
    [z.string(), undefined, 'email is required', 'email：必须填写'],
    [z.string(), 7, 'email must be a text', 'email：必须是文本'],
    [z.int(), 1.5, 'email must be a whole number', 'email：必须是整数'],
    [z.coerce.number(), 'x', 'email must be a number', 'email：必须是数字'],
    [z.boolean(), 'x', 'email must be true or false', 'email：必须是布尔值'],
    [z.array(z.string()), 'x', 'email must be a list', 'email：必须是列表'],
    [z.strictObject({}), 'x', 'email must be an object', 'email：必须是对象'],
    [z.record(z.string(), z.string()), 'x', 'email must be an object', 'email：必须是对象'],
    [z.string().min(1), '', 'email is required', 'email：必须填写'],
    [z.string().min(2), 'x', 'email must have at least 2 characters', 'email：至少 2 个字符'],
    [z.string().max(3), 'long', 'email must have at most 3 characters', 'email：最多 3 个字符'],
    [z.number().min(1), 0, 'email must be at least 1', 'email：不能小于 1'],
    [z.number().positive(), 0, 'email must be greater than 0', 'email：必须大于 0'],
    [z.int().max(1), 2, 'email must be at most 1', 'email：不能大于 1'],
    [z.array(z.string()).min(1), [], 'email must have at least 1 entry', 'email：至少 1 项'],
    [z.array(z.string()).max(1), ['a', 'b'], 'email must have at most 1 entry', 'email：最多 1 项'],
    [z.email(), 'x', 'email must be an e-mail address', 'email：不是有效的电子邮箱'],
    [z.url(), 'x', 'email must be a web address', 'email：不是有效的地址'],
    [z.uuid(), 'x', 'email must be a UUID', 'email：不是有效的 UUID'],
    [z.enum(['a', 'b']), 'c', 'email must be one of: a, b', 'email：必须是以下之一：a、b'],
    [z.iso.date(), 'x', 'email must be a date (YYYY-MM-DD)', 'email：必须是日期（年-月-日）'],
    [z.union([z.string(), z.number()]), true, 'email is not valid', 'email：不符合要求'],
  ])('%#', (shape, value, english, chinese) => {
    const said = refused(() => parseInput('body', z.object({ email: shape }), { email: value }));
    expect(say(said)).toBe(english);
    expect(say(said, 'zh')).toBe(chinese);
  });

  test('of a field of a profile, by its name', () => {
    const field = { key: 'invoice_date', label: 'Invoice Date', type: 'date', pattern: null } as const;
    const said = refused(() => checkFieldValue({ ...field, options: [] }, '?'));
    expect(say(said)).toBe('extracted_fields.invoice_date must be a date (YYYY-MM-DD)');
    const form = '/api/documents/:id';
    expect(say(said, { language: 'en', form })).toBe('“Invoice Date” must be a date (YYYY-MM-DD)');
    expect(say(said, { language: 'zh', form })).toBe('发票日期：必须是日期（年-月-日）');
  });

  test.each([
    ['conditions.1.value', '/api/rules', '“Value of condition 2” is required', '条件 2 的值：必须填写'],
    ['allowed_hosts.3', '/api/settings/webhooks', '“Allowed hosts” is required', '允许的主机：必须填写'],
    [
      'url',
      '/api/settings/model/test',
      '“Address of the model server” is required',
      '模型服务器地址：必须填写',
    ],
    ['crm.record_url', '/api/documents/:id', '“Address” is required', '地址：必须填写'],
    ['not_of_a_form', '/api/rules', '“One of the values” is required', '其中一项：必须填写'],
  ])('at %s of the form of %s', (place, form, english, chinese) => {
    const said = wrongValue(place, sentence('values.required'));
    expect(say(said)).toBe(`${place} is required`);
    expect(say(said, { language: 'en', form })).toBe(english);
    expect(say(said, { language: 'zh', form })).toBe(chinese);
  });

  test('errors say it in English in logs', () => {
    expect(notFound('refusals.noDocument', { id: 7 }).message).toBe('Document 7 does not exist');
  });
});
