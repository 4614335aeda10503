// Rules that say with which profile documents are read. They act before anything is extracted, so that they look at what is known of a
// document by then: where it lies, how it came, its name, and its kind.
import type { RuleAction } from '../../contract/rules.ts';
import type { Context } from '../context.ts';
import type { DocumentRow } from '../documents/store.ts';
import { findProfile, type ProfileRow } from '../profiles/store.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import type { Subject } from './condition-fields.ts';
import { allMet, checkConditions } from './conditions.ts';
import type { Effect } from './effect.ts';
import { listActiveRules } from './store.ts';

/** The kind is asked for where a rule looks at it; recognising it takes a while. */
export interface ReadDocument {
  document: DocumentRow;
  kind: () => Promise<string>;
}

export interface Ruled {
  profile: ProfileRow;
  rule: { name: string };
}

/** By the first rule that applies; undefined where none does. */
export async function ruledProfile(
  ctx: Context,
  { document, kind }: ReadDocument,
): Promise<Ruled | undefined> {
  for (const rule of await listActiveRules(ctx, 'processed')) {
    const { action, conditions, name } = rule;
    if (action.type !== 'set_profile') continue;
    const doc_type = conditions.some(({ field }) => field === 'doc_type') ? await kind() : null;
    const subject: Subject = { document: { ...document, doc_type }, fields: [], now: ctx.clock.now() };
    if (!allMet(checkConditions(conditions, subject))) continue;
    const profile = await findProfile(ctx, action.profile_id);
    if (profile !== undefined) return { profile, rule: { name } };
  }
  return undefined;
}

type SetProfile = Extract<RuleAction, { type: 'set_profile' }>;

/** What it would do to documents that come in as this one did: nothing where somebody has named a profile. */
export const profileEffect = (
  { profile_id }: SetProfile,
  { document }: Subject,
  profile: { name: string } | undefined,
): Effect =>
  document.profile_named || document.profile_id === profile_id || profile === undefined
    ? { kind: 'none' }
    : { kind: 'change', detail: sentence('notices.ruleProfile', { name: profile.name }) };

/** After processing: whether it was this rule that chose the profile, which goes into the trace then. */
export function profileWasSet(
  { name, action }: { name: string; action: SetProfile },
  { document }: Subject,
  profile: { name: string } | undefined,
): Effect {
  const { profile_reason: reason } = document;
  const own =
    typeof reason === 'object' && reason?.code === 'setup.profileByRule' && reason.values?.['name'] === name;
  return own && document.profile_id === action.profile_id
    ? { kind: 'change', detail: sentence('notices.ruleProfile', { name: profile?.name ?? '' }) }
    : { kind: 'none' };
}
