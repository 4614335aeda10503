// Creating, changing and deleting rules; a rule that could never work is refused when it is saved.
import type { RuleInput } from '../../contract/rules.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { allowWebhookHost } from '../settings/webhook-hosts.ts';
import { deleteRuleRow, insertRule, lockRule, updateRule, type RuleRow } from './store.ts';
import { evidenceFor } from './prove-thresholds.ts';
import { requireUsable } from './require-usable.ts';
import { watchAnew } from './watch.ts';

export async function createRule(ctx: Context, input: RuleInput): Promise<RuleRow> {
  const evidence = await evidenceOf(ctx, input);
  return ctx.transaction(async (ctx) => {
    await requireUsable(ctx, input);
    const rule = await insertRule(ctx, input);
    await watchAnew(ctx, undefined, rule, evidence?.kept);
    await allowHost(ctx, input);
    await audit(ctx, { event: 'rule.created', detail: { ...describe(rule), evidence } });
    return rule;
  });
}

export async function replaceRule(
  ctx: Context,
  id: number,
  input: RuleInput,
  if_match: string | undefined,
): Promise<RuleRow> {
  const evidence = await evidenceOf(ctx, input);
  return ctx.transaction(async (ctx) => {
    const before = await lockRule(ctx, id);
    requireRevision('rule', before.revision, if_match);
    await requireUsable(ctx, input);
    const rule = await updateRule(ctx, before, input);
    await watchAnew(ctx, before, rule, evidence?.kept);
    await allowHost(ctx, input);
    const detail = { before: describe(before), after: describe(rule), evidence };
    await audit(ctx, { event: 'rule.updated', detail });
    return rule;
  });
}

export async function deleteRule(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const rule = await lockRule(ctx, id);
    await deleteRuleRow(ctx, id);
    await audit(ctx, { event: 'rule.deleted', detail: describe(rule) });
  });
}

/** Who saves a URL wants records to reach it. */
async function allowHost(ctx: Context, { action }: RuleInput): Promise<void> {
  if (action.type === 'webhook') await allowWebhookHost(ctx, action.url);
}

/** For whoever asks later on what grounds its thresholds were set. Before the transaction: it reads thousands of approvals. */
async function evidenceOf(ctx: Context, input: RuleInput) {
  const { profile_id, conditions, action } = input;
  if (profile_id === null || action.type !== 'touchless' || action.target === undefined) return undefined;
  await requireUsable(ctx, input);
  return evidenceFor(ctx, { profile_id, conditions }, action, action.target);
}

function describe({ id, name, enabled, position, profile_id, trigger, conditions, action }: RuleRow) {
  return { rule_id: id, name, enabled, position, profile_id, trigger, conditions, action };
}
