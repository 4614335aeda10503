// What blind samples say of each touchless rule, in totals.
import type { AutomationWatch } from '../../contract/automation.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { documentsFor, upperBound } from '../quality/clopper-pearson.ts';
import { cusum, LIMIT } from '../quality/drift.ts';
import { countPasses, latestGone } from '../rules/blind-samples.ts';
import {
  isSampled,
  isTouchless,
  neededSamples,
  readWatch,
  watchedSamples,
  watchedTarget,
  yearSince,
  type TouchlessRule,
} from '../rules/watch.ts';

export async function readAutomation(ctx: Context): Promise<AutomationWatch[]> {
  const rules = await ctx.db.selectFrom('rules').selectAll().orderBy('position').orderBy('id').execute();
  const watches: AutomationWatch[] = [];
  for (const rule of rules.filter(isTouchless)) watches.push(await readRule(ctx, rule));
  return watches;
}

async function readRule(ctx: Context, rule: TouchlessRule): Promise<AutomationWatch> {
  const { id, name, action, enabled, profile_id } = rule;
  const watch = await readWatch(ctx, id);
  const from = yearSince(ctx, watch.since);
  const samples = await watchedSamples(ctx, id, watch.since);
  const { documents } = await countPasses(ctx, id, { from });
  const wrong = samples.map((sample) => sample.wrong);
  const errors = wrong.filter(Boolean).length;
  const { percent, confidence } = watchedTarget(action);
  const bound = upperBound(errors, samples.length, confidence / 100);
  const needed = watch.proven
    ? documentsFor(errors, percent / 100, confidence / 100)
    : neededSamples(action, errors);
  const profile = await ctx.db
    .selectFrom('profiles')
    .select('name')
    .where('id', '=', profile_id)
    .executeTakeFirstOrThrow();
  return {
    rule_id: id,
    rule_name: name,
    profile_id,
    profile_name: profile.name,
    enabled,
    sampled: isSampled(action),
    proven: watch.proven,
    target_percent: percent,
    confidence,
    since: isoSeconds(from),
    share_percent: isSampled(action)
      ? Math.round(Math.max(action.sample_percent ?? 0, watch.share * 100) * 10) / 10
      : 0,
    documents,
    samples: samples.length,
    errors,
    bound_percent: samples.length === 0 ? null : boundPercent(bound),
    kept: bound <= percent / 100,
    more: Math.max(0, needed - samples.length),
    drift: Math.round(cusum(wrong, percent / 100).highest * 100) / 100,
    drift_limit: LIMIT,
    stopped:
      watch.stopped_at === null || watch.stopped === null
        ? null
        : { at: isoSeconds(watch.stopped_at), ...watch.stopped },
    latest: (await latestGone(ctx, id)).map(({ at, ...rest }) => ({ ...rest, at: isoSeconds(at) })),
  };
}

/** Shown no smaller than it is, but for what computing adds to it. */
export const boundPercent = (share: number): number => Math.ceil(share * 10_000 - 1e-6) / 100;
