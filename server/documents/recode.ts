// Another vendor means other accounts: what was proposed for the one before goes, with all that followed from it.
import type { Context } from '../context.ts';
import { computeValues } from '../formulas/compute-values.ts';
import { isoSeconds } from '../platform/clock.ts';
import type { ProfileVersionRow } from '../profiles/store.ts';
import { isDecided } from '../quality/approval.ts';
import { hasCodings, proposeCodings, storedCodings } from './propose-codings.ts';
import { recompute, type Recomputed } from './recompute.ts';
import type { DocumentRow, updateDocument } from './store.ts';

/** What else is to be stored where judgement has found another vendor. A decided document stays as it was decided. */
export async function recode(
  ctx: Context,
  document: DocumentRow,
  profile: ProfileVersionRow,
  { vendor_id }: Recomputed,
): Promise<Partial<Parameters<typeof updateDocument>[2]>> {
  if (!hasCodings(profile) || isDecided(document.status) || vendor_id === document.vendor_id) return {};
  const at = isoSeconds(ctx.clock.now());
  const coded = await proposeCodings(ctx, document, profile, vendor_id);
  const record = computeValues({ ...document, ...coded }, profile, at);
  return { ...storedCodings(record), ...(await recompute(ctx, record, profile.fields)) };
}
