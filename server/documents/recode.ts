// Another vendor means other accounts: what was proposed for the one before goes, with all that followed from it.
import type { Context } from '../context.ts';
import type { ProfileVersionRow } from '../profiles/store.ts';
import { isDecided } from '../quality/approval.ts';
import { hasCodings, proposeCodings, storedCodings } from './propose-codings.ts';
import { recompute, type Recomputed } from './recompute.ts';
import type { DocumentRow, updateDocument } from './store.ts';

/**
 * What else is to be stored where judgement has found another vendor, or the document goes to another contact, whose documents say
 * what is usual there. A decided document stays as it was decided.
 * @param before the document as it is stored; `record` as it will be
 */
export async function recode(
  ctx: Context,
  before: DocumentRow,
  record: Partial<DocumentRow>,
  profile: ProfileVersionRow,
  { vendor_id }: Recomputed,
): Promise<Partial<Parameters<typeof updateDocument>[2]>> {
  const document = { ...before, ...record };
  const same = vendor_id === before.vendor_id && document.contact_id === before.contact_id;
  if (!hasCodings(profile) || isDecided(before.status) || same) return {};
  const coded = await proposeCodings(ctx, document, profile, vendor_id);
  const judged = await recompute(ctx, { ...document, ...coded }, profile.fields);
  return { ...storedCodings(coded), ...judged };
}
