// What blind samples say of a touchless rule while it works: how many are held back, and when it is stopped.
import type { RuleAction } from '../../contract/rules.ts';
import type { TouchlessAction, TouchlessTarget } from '../../contract/touchless.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { Stop } from '../database/quality-tables.ts';
import { notifyPeople } from '../notifications/notify.ts';
import { conflict } from '../platform/errors.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { cusum, isMissed, samplesToProve } from '../quality/drift.ts';
import { AT_FIRST, shareToHold } from '../quality/sample-share.ts';
import { countPasses, judgedSamples, type JudgedSample } from './blind-samples.ts';
import { listActiveRules, lockRule, type RuleRow } from './store.ts';

const DAY_MS = 86_400_000;
/** Older samples say little of the engine as it is. */
const YEAR_MS = 365 * DAY_MS;
/** The number of documents a year is judged by these days. */
const VOLUME_MS = 90 * DAY_MS;
/** Wrong samples that Admins are told of by name. */
const EXAMPLES = 5;

/** What a rule is watched for that names no target but wants samples. */
const USUAL_TARGET: Pick<TouchlessTarget, 'percent' | 'confidence'> = { percent: 1, confidence: 95 };

export const watchedTarget = ({
  target = { ...USUAL_TARGET, fields: [] },
}: TouchlessAction): TouchlessTarget => target;

export const isSampled = ({ target, sample_percent }: TouchlessAction): boolean =>
  target !== undefined || (sample_percent ?? 0) > 0;

export interface TouchlessRule extends RuleRow {
  profile_id: number;
  action: TouchlessAction;
}

export const isTouchless = (rule: Pick<RuleRow, 'action' | 'profile_id'>): rule is TouchlessRule =>
  rule.action.type === 'touchless' && rule.profile_id !== null;

/** Of a touchless rule: it begins when that is saved. */
export const readWatch = (ctx: Context, rule_id: number) =>
  ctx.db.selectFrom('touchless_watches').selectAll().where('rule_id', '=', rule_id).executeTakeFirstOrThrow();

/**
 * A rule that asks for something else is another one: what was found of it before proves nothing. A stop stays.
 * @param proven whether what people decided proves that it keeps its target; undefined: it has none
 */
export async function watchAnew(
  ctx: Context,
  before: RuleRow | undefined,
  after: RuleRow,
  proven = true,
): Promise<void> {
  const asked = ({ profile_id, conditions, action }: RuleRow) =>
    JSON.stringify({ profile_id, conditions, action: withoutShare(action) });
  if (!isTouchless(after) || (before !== undefined && asked(before) === asked(after))) return;
  const anew = { since: ctx.clock.now(), share: proven ? AT_FIRST : 1, proven };
  await ctx.db
    .insertInto('touchless_watches')
    .values({ rule_id: after.id, ...anew, stopped_at: null, stopped: null })
    .onConflict((conflict) => conflict.column('rule_id').doUpdateSet(anew))
    .execute();
}

const withoutShare = (action: RuleAction): object =>
  action.type === 'touchless' ? { ...action, sample_percent: undefined, status: undefined } : action;

/** Samples since the rule is as it is, of a year at most. */
export async function watchedSamples(ctx: Context, rule_id: number, since: Date): Promise<JudgedSample[]> {
  return judgedSamples(ctx, rule_id, { from: yearSince(ctx, since) });
}

export const yearSince = (ctx: Context, since: Date): Date =>
  new Date(Math.max(since.getTime(), ctx.clock.now().getTime() - YEAR_MS));

/** Every minute, and before each document that could go: nothing goes any more once the samples speak against it. */
export async function stopIfWrong(ctx: Context, rule: TouchlessRule): Promise<void> {
  if (!isSampled(rule.action)) return;
  const { since, stopped_at } = await readWatch(ctx, rule.id);
  if (stopped_at !== null) return;
  const samples = await watchedSamples(ctx, rule.id, since);
  const { percent, confidence } = watchedTarget(rule.action);
  const wrong = samples.map((sample) => sample.wrong);
  const drift = cusum(wrong, percent / 100).alarm;
  if (!drift && !isMissed(wrong, percent / 100, confidence / 100)) return;
  await stop(ctx, rule, drift ? 'drift' : 'bound', samples);
}

async function stop(
  ctx: Context,
  rule: TouchlessRule,
  reason: Stop['reason'],
  samples: JudgedSample[],
): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const rules = (
      await ctx.db.selectFrom('rules').selectAll().where('profile_id', '=', rule.profile_id).execute()
    ).filter(isTouchless);
    const bad = samples.filter(({ wrong }) => wrong).toReversed();
    const stopped: Stop = {
      reason,
      rule_id: rule.id,
      rule_name: rule.name,
      samples: samples.length,
      errors: bad.length,
      examples: bad.slice(0, EXAMPLES).map(({ document_id: id, filename }) => ({ id, filename })),
    };
    const rows = await ctx.db
      .updateTable('touchless_watches')
      .set({ stopped_at: ctx.clock.now(), stopped: JSON.stringify(stopped) })
      .where(
        'rule_id',
        'in',
        rules.map(({ id }) => id),
      )
      .where('stopped_at', 'is', null)
      .returning('rule_id')
      .execute();
    // Another process was as quick.
    if (!rows.some(({ rule_id }) => rule_id === rule.id)) return;
    await audit(ctx, {
      event: 'touchless.stopped',
      detail: { ...stopped, profile_id: rule.profile_id, rule_ids: rows.map(({ rule_id }) => rule_id) },
    });
    const { name } = await ctx.db
      .selectFrom('profiles')
      .select('name')
      .where('id', '=', rule.profile_id)
      .executeTakeFirstOrThrow();
    await notifyPeople(ctx, {
      kind: 'automation',
      for_admins: true,
      message: sentence(reason === 'drift' ? 'notices.touchlessDrift' : 'notices.touchlessBound', {
        profile: name,
        samples: samples.length,
        errors: bad.length,
        list: stopped.examples.map(({ filename }) => filename),
      }),
    });
  });
}

/** What was found before does not count against it: who switches it on again has seen to the cause. */
export async function resumeRule(ctx: Context, rule_id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const rule = await lockRule(ctx, rule_id);
    if (!isTouchless(rule)) throw conflict('refusals.notStopped');
    const { stopped_at, stopped } = await readWatch(ctx, rule_id);
    if (stopped_at === null) throw conflict('refusals.notStopped');
    await ctx.db
      .updateTable('touchless_watches')
      .set({ since: ctx.clock.now(), stopped_at: null, stopped: null })
      .where('rule_id', '=', rule_id)
      .execute();
    await audit(ctx, {
      event: 'touchless.resumed',
      detail: { rule_id, name: rule.name, profile_id: rule.profile_id, stopped_at, ...stopped },
    });
  });
}

/** Looks at all touchless rules, and sets how many documents each holds back from now on. */
export async function tendWatches(ctx: Context): Promise<void> {
  for (const rule of await listActiveRules(ctx, 'processed')) {
    if (!isTouchless(rule) || !isSampled(rule.action)) continue;
    await stopIfWrong(ctx, rule);
    await ctx.db
      .updateTable('touchless_watches')
      .set(await lookAt(ctx, rule))
      .where('rule_id', '=', rule.id)
      .execute();
  }
}

/** Once proven it stays so: what speaks against it later stops it. */
async function lookAt(ctx: Context, { id, action }: TouchlessRule) {
  const now = ctx.clock.now().getTime();
  const watch = await readWatch(ctx, id);
  const { all, first } = await countPasses(ctx, id, { from: new Date(now - VOLUME_MS) });
  const samples = await watchedSamples(ctx, id, watch.since);
  const { percent, confidence } = watchedTarget(action);
  const errors = samples.filter(({ wrong }) => wrong).length;
  const proven = watch.proven || samples.length >= neededSamples(action, errors);
  if (!proven) return { proven, share: 1 };
  return {
    proven,
    share: shareToHold({
      share: percent / 100,
      confidence: confidence / 100,
      errors,
      documents: all,
      days: first === null ? 0 : (now - first.getTime()) / DAY_MS,
    }),
  };
}

/** Samples, with so many errors among them, that prove all that the target says: an error may have been in any field. */
export function neededSamples(action: TouchlessAction, errors: number): number {
  const { percent, fields, confidence } = watchedTarget(action);
  const strictest = Math.min(percent, ...fields.map((field) => field.percent));
  return samplesToProve(errors, strictest / 100, confidence / 100);
}
