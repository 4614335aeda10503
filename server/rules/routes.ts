// Rules: HTTP in and out.
import type { ruleEndpoints } from '../../contract/rule-endpoints.ts';
import type { Rule, RuleFiring } from '../../contract/rules.ts';
import type { Context } from '../context.ts';
import { requireDocument } from '../documents/store.ts';
import { isoSeconds } from '../platform/clock.ts';
import { setEtag } from '../platform/http/etag.ts';
import type { Handlers } from '../platform/http/mount.ts';
import type { Language } from '../platform/sentences/language.ts';
import { invalid } from '../platform/errors.ts';
import { say } from '../platform/sentences/say.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { dryRun } from './dry-run.ts';
import { createRule, deleteRule, replaceRule } from './manage-rules.ts';
import { previewTouchless } from './preview-touchless.ts';
import { proposeThresholds } from './prove-thresholds.ts';
import { requireUsable } from './require-usable.ts';
import { getRule, listFirings, listRules, type FiringRow, type ListedRule } from './store.ts';
import { pageHead } from '../platform/db/list-page.ts';

export const ruleRoutes: Handlers<Context, typeof ruleEndpoints> = {
  async listRules({ ctx, query }) {
    const { total, next_cursor, rules } = await listRules(ctx, query);
    return { ...pageHead(query, { total, next_cursor }), rules: rules.map(presentRule) };
  },

  async createRule({ ctx, body, reply }) {
    const rule = await createRule(ctx, body);
    reply.header('location', `/api/rules/${rule.id}`);
    return presentRule({ ...rule, fired: 0 });
  },

  async dryRunRule({ ctx, body, query }) {
    await requireUsable(ctx, body);
    return dryRun(ctx, body, query.limit);
  },

  async previewTouchless({ ctx, body }) {
    await requireUsable(ctx, body);
    const { profile_id, action } = body;
    if (profile_id === null || action.type !== 'touchless')
      throw invalid(wrongValue('action', sentence('values.oneOf', { options: ['touchless'] })));
    return previewTouchless(ctx, { ...body, profile_id, action });
  },

  async chooseThresholds({ ctx, body }) {
    await requireUsable(ctx, body);
    const { profile_id, conditions, action } = body;
    if (profile_id === null || action.type !== 'touchless')
      throw invalid(wrongValue('action', sentence('values.oneOf', { options: ['touchless'] })));
    if (action.target === undefined) throw invalid(wrongValue('action.target', sentence('values.required')));
    return proposeThresholds(ctx, { profile_id, conditions }, action.target);
  },

  async getRule({ ctx, params, reply }) {
    const rule = await getRule(ctx, params.id);
    setEtag(reply, rule.revision);
    return presentRule(rule);
  },

  async replaceRule({ ctx, params, body, request, reply }) {
    await replaceRule(ctx, params.id, body, request.headers['if-match']);
    const rule = await getRule(ctx, params.id);
    setEtag(reply, rule.revision);
    return presentRule(rule);
  },

  deleteRule: ({ ctx, params }) => deleteRule(ctx, params.id),

  async listRuleFirings({ ctx, params, is_admin }) {
    await requireDocument(ctx, params.id);
    return {
      firings: (await listFirings(ctx, params.id)).map((row) => presentFiring(row, ctx.language, is_admin)),
    };
  },
};

function presentRule({ revision: _revision, ...row }: ListedRule): Rule {
  return {
    ...row,
    last_run_at: row.last_run_at && isoSeconds(row.last_run_at),
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  };
}

/** Thresholds would tell which documents should have gone, and so which are held back. */
function presentFiring(row: FiringRow, language: Language, is_admin: boolean): RuleFiring {
  const { id, rule_id, rule_name, trigger, outcome, touchless, at } = row;
  const conditions = touchless && !is_admin ? [] : row.conditions;
  const detail = say(row.detail, language);
  return { id, rule_id, rule_name, trigger, outcome, detail, conditions, at: isoSeconds(at) };
}
