// Whether a document that a touchless rule may let go is kept for people. Decided before anything tells of the rule: a document that is held
// back looks to everybody as if the conditions of the rule did not hold for it.
import type { TouchlessAction } from '../../contract/touchless.ts';
import { goesOn } from '../../contract/goes-on.ts';
import type { RuleAction } from '../../contract/rules.ts';
import type { Context } from '../context.ts';
import { openBlockersNow } from '../documents/change-status.ts';
import type { DocumentRow } from '../documents/store.ts';
import { reach } from '../platform/fault-points.ts';
import { findPass, isDecidedByPerson, isHeld, lotOf, savePass } from './blind-samples.ts';
import type { RuleRow } from './store.ts';
import { isSampled, readWatch } from './watch.ts';

/**
 * To be called with the document locked and all conditions met, in the transaction that would let it go. Notes the document, so that it is
 * drawn once, whichever rule comes to it and however often.
 */
export async function keepsForPeople(
  ctx: Context,
  rule: RuleRow,
  action: TouchlessAction,
  document: DocumentRow,
): Promise<boolean> {
  const { share, stopped_at } = await readWatch(ctx, rule.id);
  if (stopped_at !== null) return true;
  // It is as a person left it: what the rule does with it says nothing of the rule.
  if (await isDecidedByPerson(ctx, document.id)) return false;
  const pass = await findPass(ctx, document.id);
  if (pass !== undefined) return pass.held;
  const least = (action.sample_percent ?? 0) / 100;
  const held = isSampled(action) && lotOf(ctx.secrets, document.id) < Math.max(least, share);
  await reach('touchless.drawn');
  // What would stay anyway is no sample: the rule fails openly.
  if (held && (await openBlockersNow(ctx, document)).length > 0) return false;
  await savePass(ctx, rule.id, document, held);
  await reach('touchless.noted');
  return held;
}

/** Whether another rule would let go what is held back: only people do. */
export const letsGoHeld = async (ctx: Context, action: RuleAction, document_id: number): Promise<boolean> =>
  action.type === 'set_status' && goesOn(action.status) && isHeld(ctx, document_id);
