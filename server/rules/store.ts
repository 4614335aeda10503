// Rules and their firings: SQL.
import { sql, type Selectable } from 'kysely';
import type { ConditionResult, RuleInput, RuleTrigger, RuleFiring } from '../../contract/rules.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';
import type { Said } from '../platform/sentences/sentence.ts';

export type RuleRow = Selectable<Tables['rules']>;
export type ListedRule = RuleRow & { fired: number };
export type FiringRow = Selectable<Tables['rule_firings']>;

const firedCount = sql<number>`(select count(*) from rule_firings where rule_id = rules.id)`.as('fired');

export async function listRules(
  ctx: Context,
  page: PageQuery,
): Promise<{ total: number; next_cursor: string | null; rules: ListedRule[] }> {
  const query = ctx.db.selectFrom('rules').selectAll().select(firedCount);
  const order = listOrder('rules', 'asc', { position: 'integer', id: 'integer' });
  const { n: total } = await ctx.db.selectFrom('rules').select(rowCount).executeTakeFirstOrThrow();
  const { rows, next_cursor } = await takePage(query, order, page);
  return { total, next_cursor, rules: rows };
}

export async function getRule(ctx: Context, id: number): Promise<ListedRule> {
  const query = ctx.db.selectFrom('rules').selectAll().select(firedCount).where('id', '=', id);
  const rule = await query.executeTakeFirst();
  if (rule === undefined) throw notFound('setup.noRule', { id });
  return rule;
}

export async function lockRule(ctx: Context, id: number): Promise<RuleRow> {
  const query = ctx.db.selectFrom('rules').selectAll().where('id', '=', id).forUpdate();
  const rule = await query.executeTakeFirst();
  if (rule === undefined) throw notFound('setup.noRule', { id });
  return rule;
}

/** In the order of evaluation. */
export async function listActiveRules(ctx: Context, trigger: RuleTrigger): Promise<RuleRow[]> {
  const query = ctx.db.selectFrom('rules').selectAll().where('enabled', '=', true);
  return query.where('trigger', '=', trigger).orderBy('position').orderBy('id').execute();
}

export async function hasActiveRules(ctx: Context, trigger: RuleTrigger): Promise<boolean> {
  const query = ctx.db.selectFrom('rules').select('id').where('enabled', '=', true);
  return (await query.where('trigger', '=', trigger).limit(1).executeTakeFirst()) !== undefined;
}

function columnsOf(input: RuleInput) {
  const { name, enabled, profile_id, trigger, conditions, action } = input;
  return {
    name,
    enabled,
    profile_id,
    trigger,
    interval_minutes: trigger === 'schedule' ? (input.interval_minutes ?? 60) : null,
    conditions: JSON.stringify(conditions),
    action: JSON.stringify(action),
  };
}

export async function insertRule(ctx: Context, input: RuleInput): Promise<RuleRow> {
  const now = ctx.clock.now();
  const last = sql<number>`coalesce((select max(position) from rules), 0) + 1`;
  const row = { ...columnsOf(input), position: input.position ?? last, created_at: now, updated_at: now };
  return ctx.db.insertInto('rules').values(row).returningAll().executeTakeFirstOrThrow();
}

export async function updateRule(ctx: Context, rule: RuleRow, input: RuleInput): Promise<RuleRow> {
  const position = input.position ?? rule.position;
  const row = { ...columnsOf(input), position, revision: rule.revision + 1, updated_at: ctx.clock.now() };
  const query = ctx.db.updateTable('rules').set(row).where('id', '=', rule.id);
  return query.returningAll().executeTakeFirstOrThrow();
}

export async function deleteRuleRow(ctx: Context, id: number): Promise<void> {
  await ctx.db.deleteFrom('rules').where('id', '=', id).execute();
}

export interface NewFiring {
  document_id: number;
  run: number;
  outcome: RuleFiring['outcome'];
  detail: Said;
  conditions: ConditionResult[];
}

/** The loop guard: false when the rule has fired already for this processing of the document. */
export async function insertFiring(ctx: Context, rule: RuleRow, firing: NewFiring): Promise<boolean> {
  const row = await ctx.db
    .insertInto('rule_firings')
    .values({
      ...firing,
      rule_id: rule.id,
      rule_name: rule.name,
      trigger: rule.trigger,
      touchless: rule.action.type === 'touchless',
      detail: JSON.stringify(firing.detail),
      conditions: JSON.stringify(firing.conditions),
      at: ctx.clock.now(),
    })
    .onConflict((conflict) => conflict.constraint('rule_firings_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function hasFired(
  ctx: Context,
  rule_id: number,
  document_id: number,
  run: number,
): Promise<boolean> {
  const query = ctx.db.selectFrom('rule_firings').select('id').where('rule_id', '=', rule_id);
  const row = await query.where('document_id', '=', document_id).where('run', '=', run).executeTakeFirst();
  return row !== undefined;
}

export async function listFirings(ctx: Context, document_id: number): Promise<FiringRow[]> {
  const query = ctx.db.selectFrom('rule_firings').selectAll().where('document_id', '=', document_id);
  return query.orderBy('id', 'desc').limit(500).execute();
}
