// What a touchless rule would have done to the last documents that people have decided.
import type { RuleInput } from '../../contract/rules.ts';
import type { TouchlessAction, TouchlessPreview } from '../../contract/touchless.ts';
import type { Context } from '../context.ts';
import { passes } from '../quality/thresholds.ts';
import { getProfile } from '../profiles/store.ts';
import { readHistory } from './touchless-history.ts';
import { thresholdsOf } from './touchless.ts';

const EXAMINED = 500;
const LISTED = 100;

export async function previewTouchless(
  ctx: Context,
  rule: RuleInput & { profile_id: number; action: TouchlessAction },
): Promise<TouchlessPreview> {
  const { fields } = await getProfile(ctx, rule.profile_id);
  const history = await readHistory(ctx, rule, { most: EXAMINED });
  const thresholds = thresholdsOf(rule.action, fields);
  const gone = history.filter((document) => document.eligible && passes(document, thresholds));
  const documents = gone.toSorted((a, b) => Number(b.wrong) - Number(a.wrong));
  return {
    examined: history.length,
    touchless: gone.length,
    corrected: gone.filter(({ wrong }) => wrong).length,
    documents: documents.slice(0, LISTED).map(({ id, filename, wrong, rejected, wrong_fields }) => ({
      id,
      filename,
      corrected: wrong,
      rejected,
      wrong_fields,
    })),
  };
}
