// Whether a document may be removed for good.
import type { DocumentRetention } from '../../contract/retention.ts';
import type { Context } from '../context.ts';
import { conflict } from '../platform/errors.ts';
import { readRetentions, type Kept } from './store.ts';

/** Throws conflict (409) while a rule or a hold keeps it: for everybody, whoever asks and how. */
export async function requireOver(ctx: Context, document: Kept): Promise<DocumentRetention> {
  const retention = (await readRetentions(ctx, [document])).get(document.id)!;
  const { state, holds, kept_until, rule } = retention;
  const { id } = document;
  const [hold] = holds;
  if (hold !== undefined) throw conflict('retention.held', { id, by: hold.placed_by, reason: hold.reason });
  if (state === 'kept') throw conflict('retention.kept', { id, until: kept_until ?? '', rule: rule ?? '' });
  return retention;
}
