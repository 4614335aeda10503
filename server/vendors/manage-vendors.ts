// Adding, replacing and deleting vendors.
import type { VendorContent } from '../../contract/vendors.ts';
import { audit } from '../audit/audit.ts';
import { changedValues, isChanged } from '../audit/changed-values.ts';
import type { Context } from '../context.ts';
import { forbidden } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { getProfile } from '../profiles/store.ts';
import { judgeDocumentsOf } from './judge-unmatched.ts';
import { deleteVendorRow, findVendor, getVendor, writeVendors, type VendorRow } from './store.ts';
import { contentOf } from './vendor.ts';

const LOCK = 7_210_190;

/** Vendors are written one after the other: an import compares with what there is. */
export const lockVendors = (ctx: Context): Promise<void> => ctx.lock(LOCK);

/** The master data is that of the whole instance; those who see some of its contacts read it. */
export function requireWholeInstance({ scope }: Context): void {
  if (scope !== null) throw forbidden('refusals.scoped');
}

export async function putVendor(
  ctx: Context,
  external_id: string,
  content: VendorContent,
  if_match: string | undefined,
): Promise<VendorRow> {
  requireWholeInstance(ctx);
  return ctx.transaction(async (ctx) => {
    await lockVendors(ctx);
    const known = await findVendor(ctx, external_id);
    if (known !== undefined) requireRevision('vendor', known.revision, if_match);
    if (content.default_profile_id !== null) await getProfile(ctx, content.default_profile_id);
    const after = { ...content, external_id };
    const changes = known === undefined ? undefined : changedValues(contentOf(known), after);
    if (known !== undefined && !isChanged(changes!)) return known;
    const [vendor] = await writeVendors(ctx, [after]);
    await judgeDocumentsOf(ctx, vendor!);
    await audit(ctx, {
      event: known === undefined ? 'vendor.created' : 'vendor.updated',
      detail: { vendor: content.name, external_id, ...changes },
    });
    return vendor!;
  });
}

export async function deleteVendor(ctx: Context, external_id: string): Promise<void> {
  requireWholeInstance(ctx);
  await ctx.transaction(async (ctx) => {
    await lockVendors(ctx);
    const vendor = await getVendor(ctx, external_id);
    await judgeDocumentsOf(ctx, vendor);
    await deleteVendorRow(ctx, vendor);
    await audit(ctx, { event: 'vendor.deleted', detail: { vendor: vendor.name, external_id } });
  });
}
