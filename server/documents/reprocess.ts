// Processing a document again: with its profile as it is now, or with another one. Values people entered are kept.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { conflict } from '../platform/errors.ts';
import { getProfile } from '../profiles/store.ts';
import { announceDocument } from './announce.ts';
import { startRun } from './start-run.ts';
import { lockDocument, type DocumentRow } from './store.ts';

const CHOSEN_BY_A_PERSON = {
  profile_open: false,
  profile_named: true,
  profile_reason: null,
  profile_sure: null,
};

export async function reprocessDocument(
  ctx: Context,
  id: number,
  profile_id: number | undefined,
): Promise<DocumentRow> {
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    if (before.split) throw conflict('refusals.split');
    if (before.status === 'Approved') throw conflict('refusals.lockedReading');
    const profile = await getProfile(ctx, profile_id ?? before.profile_id);
    await forgetBadPages(ctx, before);
    const after = await startRun(ctx, before, {
      profile_id: profile.id,
      profile_version: profile.version,
      ...(profile_id === undefined ? {} : CHOSEN_BY_A_PERSON),
      ...(profile.id === before.profile_id ? {} : { profile_changed: true }),
      processing_error: null,
    });
    const about = { document_id: id, contact_id: after.contact_id };
    await audit(ctx, {
      ...about,
      event: 'document.reprocessed',
      detail: { profile_id: profile.id, profile_version: profile.version },
    });
    if (before.status !== 'New') {
      await audit(ctx, {
        ...about,
        event: 'document.status_changed',
        detail: { before: before.status, after: 'New' },
      });
    }
    await announceDocument(ctx, after);
    return after;
  });
}

/** Pages that were read well need not be read again; after a failure everything is. */
async function forgetBadPages(ctx: Context, document: DocumentRow): Promise<void> {
  let query = ctx.db
    .deleteFrom('document_pages')
    .where('document_id', '=', document.id)
    .where('version', '=', document.version);
  if (document.processing_error === null) query = query.where('source', '=', 'none');
  await query.execute();
}
