// What a person decides on two documents that may be one paper twice: both are kept, or the later one becomes a version of the
// other. The third choice, to discard it, is what rejects any document.
import type { Context } from '../context.ts';
import type { PairReason } from '../database/document-tables.ts';
import type { StoredBlocker } from '../database/stored-record.ts';
import { isOfContent } from '../extraction/judgement/twin.ts';
import { conflict, invalid } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { insertVersion } from './add-version.ts';
import { getVersion, lockDocument, requireDocument, type DocumentRow } from './store.ts';
import { storedTurns } from './page-turns.ts';
import { deleteDocument } from './trash.ts';

/** Within the transaction that has locked the document. Nobody is asked about these pairs again, on either side. */
export async function keepBoth(
  ctx: Context,
  { id }: Pick<DocumentRow, 'id'>,
  blockers: readonly StoredBlocker[],
): Promise<void> {
  await setKept(ctx, id, blockers, keptNow(ctx));
}

/** Takes that back. */
export async function askAgain(
  ctx: Context,
  { id }: Pick<DocumentRow, 'id'>,
  blockers: readonly StoredBlocker[],
): Promise<void> {
  await setKept(ctx, id, blockers, { kept_by: null, kept_at: null });
}

interface Kept {
  kept_by: string | null;
  kept_at: Date | null;
}

const keptNow = (ctx: Context): Kept => ({ kept_by: ctx.actor.name, kept_at: ctx.clock.now() });

interface Pair {
  other_id: number;
  reason: PairReason;
}

const keepPair = (ctx: Context, document_id: number, pair: Pair, kept: Kept): Promise<unknown> =>
  ctx.db
    .insertInto('duplicates')
    .values({ ...pair, ...kept, document_id })
    .onConflict((conflict) => conflict.columns(['document_id', 'other_id']).doUpdateSet({ ...kept }))
    .execute();

async function setKept(
  ctx: Context,
  id: number,
  blockers: readonly StoredBlocker[],
  kept: Kept,
): Promise<void> {
  for (const blocker of blockers) {
    const pair = pairOf(blocker);
    if (pair === undefined) continue;
    await keepPair(ctx, id, pair, kept);
    // One file that is there three times is one question.
    if (isOfContent(pair))
      await ctx.db
        .updateTable('duplicates')
        .set(kept)
        .where('document_id', '=', id)
        .where('reason', '=', pair.reason)
        .execute();
    await ctx.queue.send(ctx.db, 'judge_documents', { document_ids: [pair.other_id] });
  }
}

const REASONS: Record<string, PairReason> = {
  sameRecord: 'same_record',
  reissued: 'reissued',
  corrected: 'corrected',
};

/** The other document; undefined of one that is none of duplicates, or about a document that the caller does not see. */
function pairOf({ kind, code, message }: StoredBlocker): Pair | undefined {
  if (kind !== 'duplicate') return undefined;
  const { detail } = message.values;
  const about = typeof detail === 'object' && !Array.isArray(detail) ? detail : message;
  const other_id = about.values['id'];
  if (typeof other_id !== 'number') return undefined;
  const reason = REASONS[code] ?? (code.startsWith('sameFile') ? 'same_file' : 'same_pages');
  return { other_id, reason };
}

/** The file of a document becomes the current version of another one of its contact; the document goes to the trash. */
export async function becomeVersion(
  ctx: Context,
  id: number,
  { document_id, if_match }: { document_id: number; if_match?: string | undefined },
): Promise<DocumentRow> {
  if (document_id === id) throw invalid('refusals.ownVersion');
  return ctx.transaction(async (ctx) => {
    const document = await lockDocument(ctx, id);
    requireRevision('document', document.revision, if_match);
    if (document.split) throw conflict('refusals.split');
    const { contact_id } = await requireDocument(ctx, document_id);
    if (contact_id !== document.contact_id) throw conflict('refusals.versionElsewhere');
    const version = await getVersion(ctx, id, document.version);
    const { sha256, size_bytes, media_type, first_page, last_page, filename } = version;
    // The file that now stands in both is no question.
    await keepPair(ctx, id, { other_id: document_id, reason: 'same_file' }, keptNow(ctx));
    const after = await insertVersion(
      ctx,
      document_id,
      { filename, from: id },
      { sha256, size_bytes, media_type, first_page, last_page, turns: storedTurns(version.turns ?? {}) },
    );
    await deleteDocument(ctx, id);
    return after;
  });
}
