// Rules that could never work are refused when they are saved, with what is wrong; only Admins manage rules.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { RuleInput } from '../../contract/rules.ts';
import { startTestService, type TestService } from '../kit/service.ts';

type Input = z.input<typeof RuleInput>;

let service: TestService;
beforeAll(async () => {
  service = await startTestService({ worker: false });
});
afterAll(() => service.stop());

const params = (id: number) => ({ params: { id } });
const rule = (body: Input) => service.admin.call('createRule', { body });

describe('what could never work is refused', () => {
  const good: Input = {
    name: 'Good',
    conditions: [{ field: 'status', operator: '=', value: 'New' }],
    action: { type: 'flag_review' },
  };
  const condition = (field: string, operator: string, value: unknown = 'x') => ({
    conditions: [{ field, operator, value }],
  });
  test.each([
    ['no condition', { conditions: [] }, 422, 'conditions'],
    [
      'six conditions',
      { conditions: Array.from({ length: 6 }, () => good.conditions[0]) },
      422,
      'conditions',
    ],
    ['an unknown field', condition('colour', '='), 422, 'conditions.0.field'],
    [
      'the confidence of a field no profile has',
      condition('confidence.colour', '>='),
      422,
      'conditions.0.field',
    ],
    [
      'a confidence that is no number',
      condition('confidence.total_amount', '>=', 'high'),
      422,
      'decimal number',
    ],
    ['a part of a confidence', condition('confidence.total_amount', 'contains', '9'), 422, 'must be one of'],
    ['an unknown check', condition('check.colour', '=', 'passed'), 422, 'conditions.0.field'],
    ['an outcome that no check has', condition('check.iban', '=', 'maybe'), 422, 'passed, failed'],
    ['an order of outcomes', condition('check.iban', '>', 'passed'), 422, 'must be one of'],
    ['an unknown operator', condition('status', '~'), 422, 'operator'],
    [
      'an operator that does not fit',
      condition('status', '>'),
      422,
      'conditions.0.operator must be one of: =,',
    ],
    ['contains on a number', condition('confidence_score', 'contains', '9'), 422, 'must be one of'],
    ['a number that is none', condition('confidence_score', '>=', 'ninety'), 422, 'decimal number'],
    ['a date that is none', condition('doc_date', '<', '2026-02-30'), 422, 'a date'],
    ['a pattern that does not compile', condition('filename', 'matches', '('), 422, 'regular expression'],
    ['no value', condition('filename', 'contains', null), 422, 'required'],
    ['a value for is_empty', condition('doc_type', 'is_empty', 'x'), 422, 'must be empty'],
    ['an unknown action', { action: { type: 'explode' } }, 422, 'action'],
    ['a status outside the nine', { action: { type: 'set_status', status: 'Done' } }, 422, 'status'],
    [
      'a field no profile has',
      { action: { type: 'set_field', field: 'colour', value: 'x' } },
      422,
      'action.field',
    ],
    [
      'a value that does not fit the field',
      { action: { type: 'set_field', field: 'total_amount', value: 'x' } },
      422,
      'decimal',
    ],
    [
      'both ways to name a folder',
      { action: { type: 'move_folder', folder_id: 1, folder_name: 'x' } },
      422,
      'name a folder',
    ],
    ['no folder', { action: { type: 'move_folder' } }, 422, 'name a folder'],
    ['a webhook without address', { action: { type: 'webhook', url: 'ftp://x' } }, 422, 'http'],
    ['an unknown folder', { action: { type: 'move_folder', folder_id: 999_999 } }, 404, 'Folder'],
    ['an unknown profile', { profile_id: 999_999 }, 404, 'Profile'],
    ['an interval without schedule', { interval_minutes: 5 }, 422, 'interval_minutes'],
    ['no name', { name: ' ' }, 422, 'name'],
    ['an unknown key', { colour: 'red' }, 422, 'colour'],
  ])('%s', async (_name, wrong, status, says) => {
    for (const name of ['createRule', 'dryRunRule'] as const) {
      const refusal = await service.admin.refused(name, { body: { ...good, ...wrong } });
      expect(refusal.status).toBe(status);
      expect(refusal.detail).toContain(says);
    }
  });

  test('only Admins manage rules; who changes an outdated one is told', async () => {
    expect((await service.api.refused('listRules', {})).status).toBe(403);
    expect((await service.api.refused('createRule', { body: good })).status).toBe(403);
    const { id } = await rule(good);
    const etag = (await service.admin.raw('GET', `/api/rules/${id}`)).headers.get('etag')!;
    await service.admin.call('replaceRule', { ...params(id), body: { ...good, name: 'Better' } });
    const late = await service.admin.refused('replaceRule', {
      ...params(id),
      body: good,
      headers: { 'if-match': etag },
    });
    expect(late.status).toBe(412);
    const { entries } = await service.admin.call('listAudit', { query: { event: 'rule.updated' } });
    expect(entries[0]!.detail).toMatchObject({ before: { name: 'Good' }, after: { name: 'Better' } });
    expect((await service.admin.refused('getRule', params(999_999))).status).toBe(404);
    expect((await service.api.refused('listRuleFirings', params(999_999))).status).toBe(404);
  });
});
