// Why the service refuses something, in Chinese: nobody who works in Chinese shall have to read an English sentence.
import path from 'node:path';
import i18next from 'i18next';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { checkFieldValue } from '../server/documents/field-value.ts';
import { notFound, outdated, storageFull } from '../server/platform/errors.ts';
import { parseInput } from '../server/platform/http/errors.ts';
import { modelErrorOf } from '../server/platform/model/reply-error.ts';
import { ApiError } from '../web/api/api-error.ts';
import { modelRefusals } from '../web/text/en/model-refusals.ts';
import { notices } from '../web/text/en/notices.ts';
import { refusals } from '../web/text/en/refusals.ts';
import { setupRefusals } from '../web/text/en/setup-refusals.ts';
import { shownRefusal as inChinese } from '../web/text/refusals.ts';
import { loadRefusals, shownRefusal } from '../web/text/service-texts.ts';
import zh from '../web/text/zh/index.ts';
import { describeError } from '../web/ui/describe-error.ts';
import { importsFrom, readSources, saidBy, type SourceFile, type Speaker } from './kit/said-sentences.ts';

let server: SourceFile[];
let contract: SourceFile[];

beforeAll(async () => {
  await i18next.init({ lng: 'zh', resources: { zh: { translation: zh } }, fallbackLng: false });
  await loadRefusals('zh');
  const here = (folder: string) => path.join(import.meta.dirname, '..', folder);
  server = await readSources(
    here('server'),
    /errors\.ts'|etag\.ts'|ModelError|pauseWebhook|notifyPeople|\b(reason|detail):/,
  );
  contract = await readSources(here('contract'), /zod/);
}, 60_000);

/** The functions of server/platform/errors.ts, with what each makes of its arguments. */
const REFUSERS: Speaker[] = [
  ...['badRequest', 'unauthorised', 'forbidden', 'conflict', 'tooLarge', 'unsupported', 'invalid'].map(
    (name) => ({ name }),
  ),
  ...['tooMany', 'unavailable'].map((name) => ({ name })),
  { name: 'new RectoError', says: (at) => at(1) },
  {
    name: 'notFound',
    says: (at) => at(0)?.flatMap((noun) => (at(1) ?? ['7']).map((id) => notFound(noun, id).message)),
  },
  { name: 'outdated', says: (at) => at(0)?.map((noun) => outdated(noun).message) },
  { name: 'requireRevision', says: (at) => at(0)?.map((noun) => outdated(noun).message) },
  { name: 'storageFull', says: () => [storageFull(undefined).message] },
];

/** Sentences that only the author of a program meets: no page of the UI sends what they are about. */
const FOR_PROGRAMS = [
  // Values and parts of an upload or a batch that the pages choose from what the service offers, or never send.
  '"7" is not a status; use one of: 7',
  '7 does not belong to the action 7',
  'status is required for set_status',
  'folder_id is required for move',
  'folder_id is required beside contact_id',
  'contact_id and folder_id belong together: give both or neither',
  'interval_minutes belongs to rules with the trigger schedule',
  'Send one file per upload',
  'This Idempotency-Key was used with other fields within the last 24 hours',
  'Send the file as multipart/form-data, in a part named file',
  'The upload has too many fields',
  'Unknown file part "7"; the file goes into the part named file',
  '7 was sent twice',
  '7: the value is too long',
  // References to records of other systems, which those systems write.
  'Reference of 7 does not exist',
  'A document can have references of at most 50 systems',
  'external_record_id needs external_system beside it',
  'external_refs is not valid JSON',
  // Headers.
  'Idempotency-Key must have 1 to 200 characters',
  'This Idempotency-Key was used for another file within the last 24 hours',
  'The range lies outside the file of 7 bytes',
  'Metrics need a token from other machines: send the header Authorization: Bearer <API_TOKEN>',
];

/** Calls whose sentence is made elsewhere, each with where it is looked at. */
const MADE_ELSEWHERE = [
  // Sentences about reading, which shown-texts.test.ts looks at.
  'documents/page-image.ts: conflict(error.message)',
  // Whether the service is up, for programs that watch it.
  'health-routes.ts: unavailable(detail, 5)',
  // Below: what is wrong with a value.
  "platform/http/errors.ts: new RectoError('invalid', describeIssue(place, result.error.issues[0]))",
  // REFUSERS has requireRevision.
  'platform/http/etag.ts: outdated(noun)',
  // Below: roles.
  'platform/http/mount.ts: forbidden(caller.reason)',
  // Below: the model server.
  'settings/model.ts: invalid(error.message)',
];

/** Templates that consist of gaps; what they say is looked at below. */
const GAPS_ONLY = ['7 7', 'extracted_fields.7: 7', 'external_refs7: 7'];

const unknown = (sentences: string[]) => sentences.filter((sentence) => inChinese(sentence) === undefined);

describe('every sentence has one in Chinese', () => {
  test('of all refusals', () => {
    // Other modules have functions of the same names; only those of the platform's errors are meant.
    const own = ['/errors.ts', '/etag.ts'];
    const said = server
      .filter(({ name }) => name !== 'platform/errors.ts')
      .map((file) => {
        const imported = own.flatMap((ending) => importsFrom(file, ending));
        const names = imported.map((name) => (name === 'RectoError' ? 'new RectoError' : name));
        return saidBy(
          [file],
          REFUSERS.filter(({ name }) => names.includes(name)),
        );
      });
    const sentences = [...new Set(said.flatMap((each) => each.sentences))];
    expect(sentences.length).toBeGreaterThan(120);
    expect(said.flatMap(({ elsewhere }) => elsewhere)).toEqual(MADE_ELSEWHERE);
    expect(unknown(sentences).toSorted()).toEqual([...FOR_PROGRAMS, ...GAPS_ONLY].toSorted());
  });

  test('of the framework, in the one place that maps errors', () => {
    const place = server.filter(({ name }) => /^platform\/http\/(errors|server)\.ts$/.test(name));
    expect(unknown(saidBy(place, [{ name: 'detail:' }]).sentences)).toEqual([
      '7 is not possible here; use 7',
    ]);
    for (const detail of [
      'The body is too large',
      'The address is not valid',
      'A part of the address is too long',
      'The request is not valid',
    ])
      expect(inChinese(detail), detail).toBeDefined();
  });

  test('of roles', () => {
    const access = server.filter(({ name }) => name === 'users/access.ts');
    expect(unknown(saidBy(access, [{ name: 'reason:' }]).sentences)).toEqual([
      // Programs only.
      'This token may read, but not change anything',
    ]);
  });

  test('of the model server', () => {
    const { sentences, elsewhere } = saidBy(server, [
      { name: 'new ModelError', says: (at) => at(1) },
      { name: 'because' },
    ]);
    expect(sentences.length).toBeGreaterThan(35);
    expect(unknown(sentences)).toEqual([]);
    expect(elsewhere).toEqual([
      // Its sentences are those of `because`.
      "platform/model/connection-error.ts: new ModelError('unreachable', sentence, { cause: error })",
      // By the status of the answer, below.
      'platform/model/reply-error.ts: new ModelError(kind, sentence(kind, error.status), { status: error.status, said, ...numbers, ...wait, })',
    ]);
  });

  test.each([
    [401, ''],
    [400, ''],
    [400, 'the request exceeds the available context size'],
    [503, 'Loading model'],
    [503, ''],
    [504, ''],
    [413, ''],
    [500, ''],
  ])('of the model server that answers with %i %s', (status, said) => {
    const { message } = modelErrorOf({ status, said, document: {} }, null);
    expect(inChinese(message), message).toBeDefined();
  });

  test('of intake and paused deliveries', () => {
    const intake = server.filter(({ name }) => name.startsWith('intake/'));
    const said = saidBy(intake, [{ name: 'reason:' }, { name: 'detail:' }]).sentences;
    expect(said.length).toBeGreaterThan(2);
    expect(unknown(said)).toEqual([]);
    const paused = saidBy(server, [{ name: 'pauseWebhook', says: (at) => at(1) }]);
    expect(paused.sentences).toHaveLength(2);
    expect(unknown(paused.sentences)).toEqual([]);
  });
});

test('every notification has a sentence in Chinese', () => {
  const tellers = server.filter((file) => importsFrom(file, '/notify.ts').includes('notifyPeople'));
  const { sentences, elsewhere } = saidBy(tellers, [{ name: 'message:' }]);
  expect(sentences).toContain('Intake "7": 7 did not become a document. 7.');
  expect(unknown(sentences)).toEqual([]);
  // What the author of a rule wrote.
  expect(elsewhere.filter((call) => !call.startsWith('rules/fire.ts'))).toEqual([]);
});

test('all that a rule can do to a document has a sentence in Chinese', () => {
  const effects = server.filter(({ name }) => name === 'rules/effect.ts');
  const { sentences, elsewhere } = saidBy(effects, [{ name: 'detail:' }]);
  expect(sentences.length).toBeGreaterThan(8);
  expect(unknown(sentences)).toEqual([]);
  expect(elsewhere).toEqual([]);
});

test('no key stands in two parts of the catalogue', () => {
  const keys = [refusals, setupRefusals, modelRefusals, notices].flatMap((part) => Object.keys(part));
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

describe('what is wrong with a value', () => {
  const refused = (work: () => unknown): string => {
    try {
      work();
    } catch (error) {
      return (error as Error).message;
    }
    throw new Error('it was taken');
  };

  test('every sentence about a value of a field has one in Chinese', () => {
    const field = { key: 'x', pattern: null, options: ['a', 'b'] };
    const said = (['date', 'amount', 'number', 'integer', 'boolean', 'choice'] as const).map((type) =>
      refused(() => checkFieldValue({ ...field, type }, '?')),
    );
    said.push(refused(() => checkFieldValue({ ...field, type: 'text', pattern: '[A-Z]+' }, '?')));
    expect(unknown(said)).toEqual([]);
  });

  test.each<[string, z.ZodType, unknown]>([
    ['nothing', z.string(), undefined],
    ['another type', z.string(), 7],
    ['a fraction', z.int(), 1.5],
    ['no number', z.coerce.number(), 'x'],
    ['no truth', z.boolean(), 'x'],
    ['no list', z.array(z.string()), 'x'],
    ['no object', z.strictObject({}), 'x'],
    ['no table', z.record(z.string(), z.string()), 'x'],
    ['a short text', z.string().min(1), ''],
    ['a long text', z.string().max(3), 'long'],
    ['a small number', z.number().min(1), 0],
    ['a big number', z.int().max(1), 2],
    ['far too big a number', z.int(), 1e300],
    ['not above', z.number().positive(), 0],
    ['few items', z.array(z.string()).min(1), []],
    ['many items', z.array(z.string()).max(1), ['a', 'b']],
    ['no address of mail', z.email(), 'x'],
    ['no address', z.url(), 'x'],
    ['no identifier', z.uuid(), 'x'],
    ['no option', z.enum(['a', 'b']), 'c'],
    ['no date', z.iso.date(), 'x'],
    ['no time', z.iso.datetime(), 'x'],
    ['another form', z.string().regex(/^a/), 'x'],
    ['none of several', z.union([z.string(), z.number()]), true],
    ['NUL', z.string(), 'a\u0000'],
  ])('%s', (_, shape, value) => {
    const detail = refused(() => parseInput('body', z.object({ email: shape }), { email: value }));
    expect(inChinese(detail), detail).toMatch(/^电子邮箱：/);
  });

  test('every sentence that the contract has of its own', () => {
    const second = (at: (index: number) => string[] | undefined) => at(1) ?? [];
    const said = saidBy(contract, [
      { name: '.refine', says: second },
      { name: '.regex', says: second },
      { name: '.min', says: second },
      { name: '.max', says: second },
      { name: 'error:', says: (at) => at(0) ?? [] },
    ]).sentences;
    expect(said.length).toBeGreaterThan(8);
    expect(unknown(said.map((sentence) => `x: ${sentence}`))).toEqual([
      // A patch or batch without anything in it, and references of other systems: programs only.
      'x: give either ids or filter',
      'x: name at least one field to change',
      'x: at most 50 systems',
      // Cursors are given back as they came.
      'x: must be next of an earlier answer, or latest',
      // Where to go after signing in, which the pages say.
      'x: must be a path like /documents/5',
    ]);
  });
});

describe('what a person sees', () => {
  test.each([
    ['Document 12 does not exist', '文档 12 不存在。'],
    ['Folder 3 of contact 4 does not exist', '联系人 4 没有文件夹 3。'],
    [
      'Acme (Ltd.) has 2 documents (trash included); move or purge them first',
      '“Acme (Ltd.)”有 2 份文档（含回收站），请先移走或彻底删除。',
    ],
    [
      'The profile was changed by someone else meanwhile; load it again and repeat the change',
      '提取模板已被他人修改，请重新加载后再修改。',
    ],
    [
      'The document has the status Approved; only Ready ones can be set to Archived',
      '文档状态为“已批准”，只有“就绪”的文档可以设为“已归档”。',
    ],
    [
      'No document of Standard Invoice has been reviewed yet: approve some, or correct their values, and test again',
      '还没有用“标准发票”读取并已审核的文档：请批准或更正一些文档后再试。',
    ],
    ['extracted_fields.invoice_date: must be a date like 2026-03-22', '发票日期：必须是日期，如 2026-03-22'],
    ['extracted_fields.cost_centre: must be one of: A, B', 'cost centre：必须是以下之一：A, B'],
    ['source.host: must be a host name or an address', '服务器：必须是主机名或地址'],
    ['name is required', '名称：必须填写'],
    ['There is already a profile called {{name}} $& $1', '已有名为“{{name}} $& $1”的提取模板。'],
    ['Page 3 could not be read: it took too long.', '第 3 页无法读取：耗时过长。'],
    ['status Ready -> Approved', '状态：就绪 → 已批准'],
    ['total_amount: (empty) -> 10.00', '总金额：（空） → 10.00'],
    ['Something nobody has heard of', 'Something nobody has heard of'],
    ['', ''],
  ])('%s', (detail, shown) => {
    expect(describeError(new ApiError(409, detail))).toEqual({ title: '与已有数据冲突。', detail: shown });
  });

  test('a reason within a sentence about a document', () => {
    const warning =
      'The model could not be used: The model server is busy (503). The built-in engine read this document alone; process it again once the model answers.';
    expect(shownRefusal(warning)).toBe(
      '无法使用模型：模型服务器繁忙（503）。此文档仅由内置引擎读取；模型恢复后可重新处理。',
    );
  });

  test('a reason within a notification', () => {
    const message =
      'Intake "Scans": a.xyz did not become a document. Files of this type cannot be read. Accepted are: PDF, PNG. More such failures of this hour stand under Intake only.';
    expect(shownRefusal(message)).toBe(
      '接入渠道“Scans”：a.xyz 未能成为文档。无法读取此类型的文件。支持：PDF, PNG。本小时内的其他同类失败只显示在“接入”中。',
    );
    const failing =
      'Intake "Mail" does not work: The server refuses user or password (NO). It is tried again every half minute or so.';
    expect(shownRefusal(failing)).toBe(
      '接入渠道“Mail”无法工作：服务器不接受用户名或密码（NO）。系统大约每半分钟重试一次。',
    );
  });

  test('in English the sentence stays as it came', async () => {
    await i18next.changeLanguage('en');
    expect(shownRefusal('Document 12 does not exist')).toBe('Document 12 does not exist');
    await i18next.changeLanguage('zh');
  });
});
