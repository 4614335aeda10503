// Rules with the trigger schedule: once a minute, those whose interval has passed look at all documents.
import type { Context } from '../context.ts';
import { fireRule } from './fire.ts';
import { scanCandidates } from './candidates.ts';
import { allMet, checkConditions } from './conditions.ts';
import { listActiveRules, type RuleRow } from './store.ts';

export async function runScheduledRules(ctx: Context, signal: AbortSignal): Promise<void> {
  for (const rule of await listActiveRules(ctx, 'schedule')) {
    if (!(await takeTurn(ctx, rule))) continue;
    await runRule(ctx, rule, signal);
  }
}

/** Notes the run first: of two workers one gets it, and a rule that fails is not tried again every minute. */
async function takeTurn(ctx: Context, rule: RuleRow): Promise<boolean> {
  const now = ctx.clock.now();
  const due = new Date(now.getTime() - (rule.interval_minutes ?? 60) * 60_000);
  const taken = await ctx.db
    .updateTable('rules')
    .set({ last_run_at: now })
    .where('id', '=', rule.id)
    .where('enabled', '=', true)
    .where((eb) => eb.or([eb('last_run_at', 'is', null), eb('last_run_at', '<=', due)]))
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}

async function runRule(ctx: Context, rule: RuleRow, signal: AbortSignal): Promise<void> {
  const { profile_id, conditions } = rule;
  for await (const subjects of scanCandidates(ctx, { profile_id, conditions, not_fired_by: rule.id })) {
    for (const subject of subjects) {
      signal.throwIfAborted();
      if (!allMet(checkConditions(conditions, subject))) continue;
      await fireRule(ctx, rule, subject.document.id, subject.document.run);
    }
  }
}
