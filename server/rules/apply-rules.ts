// Rules after processing: asked for in the transaction that finishes a document, applied by a job of their own, so that a
// rule that cannot do its work never makes a document be read again.
import type { Context } from '../context.ts';
import type { DocumentRow } from '../documents/store.ts';
import { fireRule } from './fire.ts';
import { hasActiveRules, listActiveRules } from './store.ts';
import { isTouchless, stopIfWrong } from './watch.ts';

export async function requestRules(ctx: Context, document: Pick<DocumentRow, 'id' | 'run'>): Promise<void> {
  if (!(await hasActiveRules(ctx, 'processed'))) return;
  await ctx.queue.send(ctx.db, 'apply_rules', { document_id: document.id, run: document.run });
}

/** In order, each on the record as the ones before it left it. */
export async function applyRules(
  ctx: Context,
  { document_id, run }: { document_id: number; run: number },
): Promise<void> {
  for (const rule of await listActiveRules(ctx, 'processed')) {
    if (isTouchless(rule)) await stopIfWrong(ctx, rule);
    await fireRule(ctx, rule, document_id, run);
  }
}
