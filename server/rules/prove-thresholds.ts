// Thresholds with which a touchless rule keeps its target, and what the documents that people decided say of those it has.
import type { RuleInput } from '../../contract/rules.ts';
import type { TouchlessAction, TouchlessTarget, TouchlessThresholds } from '../../contract/touchless.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { Context } from '../context.ts';
import { getProfile } from '../profiles/store.ts';
import {
  checkThresholds,
  chooseThresholds,
  type Example,
  type ThresholdSet,
} from '../quality/choose-thresholds.ts';
import type { Claim, Thresholds } from '../quality/thresholds.ts';
import { countUnopened, readHistory } from './touchless-history.ts';
import { thresholdsOf } from './touchless.ts';

/** What is older says little of the engine as it is. */
const EXAMINED = 5000;
/** Points of the curve: more than an eye tells apart. */
const POINTS = 40;

type Rule = Pick<RuleInput, 'conditions'> & { profile_id: number };

export async function proposeThresholds(
  ctx: Context,
  rule: Rule,
  target: TouchlessTarget,
): Promise<TouchlessThresholds> {
  const { fields } = await getProfile(ctx, rule.profile_id);
  const examples = await readExamples(ctx, rule, fields);
  const choice = chooseThresholds(examples, claimsOf(target), target.confidence / 100);
  const { result, best, sets, counted, more } = choice;
  const found = result === 'found' && best !== undefined;
  const none = { default_threshold: null, thresholds: [] };
  return {
    result,
    examined: examples.length,
    unopened: await countUnopened(ctx, rule.profile_id),
    counted,
    more,
    ...(found ? forAction(best.thresholds, fields) : none),
    documents: best?.documents ?? 0,
    claims: (best?.evidence ?? claimsOf(target).map((claim) => ({ ...claim, errors: 0, upper: 1 }))).map(
      ({ field, share, errors, upper }) => ({
        field,
        percent: share * 100,
        errors,
        bound_percent: toPercent(upper),
      }),
    ),
    curve: curveOf(sets, found ? best : undefined),
  };
}

/** What the documents that people decided say of the thresholds a rule has: kept in the audit log with the rule. */
export async function evidenceFor(
  ctx: Context,
  rule: Rule,
  action: TouchlessAction,
  target: TouchlessTarget,
) {
  const { fields } = await getProfile(ctx, rule.profile_id);
  const examples = await readExamples(ctx, rule, fields);
  const set = checkThresholds(
    examples,
    thresholdsOf(action, fields),
    claimsOf(target),
    target.confidence / 100,
  );
  return {
    documents: set.documents,
    errors: set.evidence[0]!.errors,
    bound_percent: toPercent(set.evidence[0]!.upper),
    kept: set.evidence.every(({ upper, share }) => upper <= share),
  };
}

/** The whole first. */
const claimsOf = ({ percent, fields }: TouchlessTarget): Claim[] => [
  { field: null, share: percent / 100 },
  ...fields.map((one) => ({ field: one.field, share: one.percent / 100 })),
];

/** Bounds are shown no smaller than they are. */
const toPercent = (share: number): number => Math.ceil(share * 10_000) / 100;

/** Only confidences of fields that the profile has: a rule can ask for no others. */
async function readExamples(ctx: Context, rule: Rule, fields: ProfileField[]): Promise<Example[]> {
  const known = new Set(fields.map(({ key }) => key));
  const history = await readHistory(ctx, rule, { most: EXAMINED, opened: true });
  return history.map((document) => ({
    ...document,
    confidence: Object.fromEntries(Object.entries(document.confidence).filter(([key]) => known.has(key))),
  }));
}

/** A required field that was never seen with a value is sure enough at no confidence. */
function forAction(
  set: Thresholds,
  fields: ProfileField[],
): Pick<TouchlessThresholds, 'default_threshold' | 'thresholds'> {
  const required = fields.filter((field) => field.required).map(({ key }) => set[key] ?? NEVER);
  const default_threshold = Math.min(100, ...required);
  const thresholds = fields.flatMap((field) => {
    const percent = set[field.key] ?? (field.required ? NEVER : 0);
    return percent === (field.required ? default_threshold : 0) ? [] : [{ field: field.key, percent }];
  });
  return { default_threshold, thresholds };
}

const NEVER = 101;

/** Of sets that let the same documents through one is enough. */
function curveOf(sets: ThresholdSet[], chosen: ThresholdSet | undefined): TouchlessThresholds['curve'] {
  const byDocuments = new Map<number, ThresholdSet>();
  for (const set of sets) {
    if (set.documents === 0 || byDocuments.get(set.documents) === chosen) continue;
    byDocuments.set(set.documents, set);
  }
  const distinct = [...byDocuments.values()];
  const step = Math.max(1, Math.ceil(distinct.length / POINTS));
  return distinct
    .filter((set, index) => set === chosen || index % step === 0 || index === distinct.length - 1)
    .map((set) => ({
      documents: set.documents,
      errors: set.evidence[0]!.errors,
      bound_percent: toPercent(set.evidence[0]!.upper),
      chosen: set === chosen,
    }));
}
