// What a rule would do to the documents there are, without doing it.
import type { DryRun, RuleInput } from '../../contract/rules.ts';
import type { Context } from '../context.ts';
import type { Language } from '../platform/sentences/language.ts';
import { say } from '../platform/sentences/say.ts';
import { scanCandidates } from './candidates.ts';
import { allMet, checkConditions } from './conditions.ts';
import type { Subject } from './condition-fields.ts';
import { effectOf } from './effect.ts';
import { findTarget, type Target } from './target.ts';
import { conditionsOf } from './touchless.ts';

const EXAMINED_AT_MOST = 50_000;

type Change = DryRun['documents'][number];

export async function dryRun(ctx: Context, rule: RuleInput, limit: number): Promise<DryRun> {
  const { profile_id, conditions } = rule;
  const targetFor = targets(ctx, rule);
  const documents: Change[] = [];
  let [examined, total] = [0, 0];
  for await (const subjects of scanCandidates(ctx, { profile_id, conditions })) {
    for (const subject of subjects) {
      const change = await changeOf(rule, subject, targetFor, ctx.language);
      if (change === undefined) continue;
      total += 1;
      if (documents.length < limit) documents.push(change);
    }
    examined += subjects.length;
    if (examined >= EXAMINED_AT_MOST) return { examined, complete: false, total, documents };
  }
  return { examined, complete: true, total, documents };
}

async function changeOf(
  rule: RuleInput,
  subject: Subject,
  targetFor: (contact_id: number) => Promise<Target>,
  language: Language,
): Promise<Change | undefined> {
  const conditions = checkConditions(conditionsOf(rule, subject), subject);
  if (!allMet(conditions)) return undefined;
  const { id, filename, status, contact_id } = subject.document;
  // As on a schedule: who set the present status does not matter once the document is processed again.
  const effect = effectOf(rule.action, 'schedule', subject, await targetFor(contact_id));
  return effect.kind === 'change'
    ? { id, filename, status, change: say(effect.detail, language), conditions }
    : undefined;
}

/** Asked once per contact. */
function targets(ctx: Context, rule: RuleInput) {
  const known = new Map<number, Promise<Target>>();
  return (contact_id: number) => {
    const target = known.get(contact_id) ?? findTarget(ctx, rule.action, contact_id);
    known.set(contact_id, target);
    return target;
  };
}
