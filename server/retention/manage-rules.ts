// Making, changing and deleting retention rules.
import { MOST_RETENTION_RULES, type RetentionRuleInput } from '../../contract/retention.ts';
import { audit } from '../audit/audit.ts';
import { changedValues } from '../audit/changed-values.ts';
import type { Context } from '../context.ts';
import { rowCount, violatedUnique } from '../platform/db/connect.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { getRule, lockRules, retainAll } from './store.ts';

/** Returns its id. */
export async function createRule(ctx: Context, input: RetentionRuleInput): Promise<number> {
  return unlessTaken(input.name, () =>
    ctx.transaction(async (ctx) => {
      await lockRules(ctx);
      const { n } = await ctx.db.selectFrom('retention_rules').select(rowCount).executeTakeFirstOrThrow();
      if (n >= MOST_RETENTION_RULES) throw conflict('retention.manyRules', { most: MOST_RETENTION_RULES });
      await requireKnown(ctx, input);
      const now = ctx.clock.now();
      const { id } = await ctx.db
        .insertInto('retention_rules')
        .values({ ...input, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await retainAll(ctx);
      await audit(ctx, { event: 'retention.rule_created', detail: { rule_id: id, ...input } });
      return id;
    }),
  );
}

/** Documents that the rule covers are kept at least as long as before: see migration 0340. */
export async function replaceRule(ctx: Context, id: number, input: RetentionRuleInput): Promise<void> {
  await unlessTaken(input.name, () =>
    ctx.transaction(async (ctx) => {
      await lockRules(ctx);
      const before = await getRule(ctx, id);
      await requireKnown(ctx, input);
      await ctx.db
        .updateTable('retention_rules')
        .set({ ...input, updated_at: ctx.clock.now() })
        .where('id', '=', id)
        .execute();
      await retainAll(ctx);
      const detail = { rule_id: id, name: input.name, ...changedValues(before, input) };
      await audit(ctx, { event: 'retention.rule_updated', detail });
    }),
  );
}

export async function deleteRule(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await lockRules(ctx);
    const { name, years } = await getRule(ctx, id);
    await ctx.db.updateTable('retentions').set({ rule_name: name }).where('rule_id', '=', id).execute();
    await ctx.db.deleteFrom('retention_rules').where('id', '=', id).execute();
    await audit(ctx, { event: 'retention.rule_deleted', detail: { rule_id: id, name, years } });
  });
}

async function requireKnown(ctx: Context, { profile_ids, contact_ids }: RetentionRuleInput): Promise<void> {
  if (profile_ids.length > 0) {
    const profiles = ctx.db.selectFrom('profiles').select('id').where('deleted_at', 'is', null);
    const known = (await profiles.where('id', 'in', profile_ids).execute()).map(({ id }) => id);
    const missing = profile_ids.find((id) => !known.includes(id));
    if (missing !== undefined) throw notFound('setup.noProfile', { id: missing });
  }
  if (contact_ids.length > 0) {
    const contacts = ctx.db.selectFrom('contacts').select('id').where('id', 'in', contact_ids);
    const known = (await contacts.execute()).map(({ id }) => id);
    const missing = contact_ids.find((id) => !known.includes(id));
    if (missing !== undefined) throw notFound('setup.noContact', { id: missing });
  }
}

async function unlessTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (violatedUnique(error) === 'retention_rules_name') throw conflict('refusals.nameTaken', { name });
    throw error;
  }
}
