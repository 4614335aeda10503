// Taking one's own approval back, while others are still missing.
import { goesOn } from '../../contract/goes-on.ts';
import { takeBackOwn } from '../approvals/pass-gate.ts';
import type { Context } from '../context.ts';
import { announceDocument } from '../documents/announce.ts';
import { lockDocument, updateDocument } from '../documents/store.ts';
import { conflict } from '../platform/errors.ts';

/** Throws conflict (409) where there is nothing to take back: not given, or the document is Approved already. */
export async function withdrawApproval(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const document = await lockDocument(ctx, id);
    const passed = goesOn(document.status);
    if (passed || !(await takeBackOwn(ctx, document))) throw conflict('refusals.nothingApproved');
    await announceDocument(ctx, await updateDocument(ctx, document, {}));
  });
}
