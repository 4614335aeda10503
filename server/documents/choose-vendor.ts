// A person says which vendor a document is from; the spelling of its name is remembered for others, until that is taken back.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import type { SavedState } from '../database/review-tables.ts';
import { notFound } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { getProfileVersion } from '../profiles/store.ts';
import { judgeSpelling } from '../vendors/judge-unmatched.ts';
import { findVendorById } from '../vendors/store.ts';
import { announceDocument } from './announce.ts';
import { noteChange } from './note-change.ts';
import { indexDocumentRecord } from './index-record.ts';
import { recode } from './recode.ts';
import { recompute } from './recompute.ts';
import { lockDocument, updateDocument, type DocumentRow } from './store.ts';

/** @param vendor_id null: what was chosen before is taken back, and not remembered any more */
export async function chooseVendor(
  ctx: Context,
  id: number,
  { vendor_id, if_match }: { vendor_id: number | null; if_match?: string | undefined },
): Promise<DocumentRow> {
  return ctx.transaction(async (ctx) => {
    const before = await lockDocument(ctx, id);
    requireRevision('document', before.revision, if_match);
    if (vendor_id !== null && (await findVendorById(ctx, vendor_id)) === undefined)
      throw notFound('setup.noVendor', { number: vendor_id });
    const spelling = before.vendor_match?.spelling ?? null;
    const known = spelling === null ? undefined : await knownSpelling(ctx, spelling);
    const taken = before.vendor_choice;
    if (vendor_id !== null) await remember(ctx, spelling, { vendor_id, chosen_by: ctx.actor.name });
    else if (known !== undefined && known.vendor_id === taken) await remember(ctx, spelling, null);
    const after = await store(ctx, before, {
      vendor_choice: vendor_id,
      vendor_choice_by: vendor_id === null ? null : ctx.actor.name,
    });
    await noteChange(ctx, before, {
      kind: 'vendor',
      saved: { choice: taken, by: before.vendor_choice_by, spelling, remembered: known ?? null },
    });
    if (spelling !== null) await judgeSpelling(ctx, spelling);
    return after;
  });
}

/** Puts back what a choice has replaced: the choice before, and what was remembered. */
export async function restoreVendor(
  ctx: Context,
  before: DocumentRow,
  { choice, by, spelling, remembered }: SavedState['vendor'],
): Promise<DocumentRow> {
  await remember(ctx, spelling, remembered);
  const after = await store(ctx, before, { vendor_choice: choice, vendor_choice_by: by });
  if (spelling !== null) await judgeSpelling(ctx, spelling);
  return after;
}

async function store(
  ctx: Context,
  before: DocumentRow,
  choice: Pick<DocumentRow, 'vendor_choice' | 'vendor_choice_by'>,
): Promise<DocumentRow> {
  const profile = await getProfileVersion(ctx, before.profile_id, before.profile_version);
  const judged = await recompute(ctx, { ...before, ...choice }, profile.fields);
  const after = await updateDocument(ctx, before, {
    ...judged,
    ...(await recode(ctx, before, choice, profile, judged)),
    ...choice,
  });
  await indexDocumentRecord(ctx, after);
  await audit(ctx, {
    event: 'document.vendor_chosen',
    document_id: after.id,
    contact_id: after.contact_id,
    detail: {
      before: { external_id: before.vendor_number },
      after: { external_id: after.vendor_number },
    },
  });
  await announceDocument(ctx, after);
  return after;
}

const knownSpelling = (ctx: Context, spelling: string) =>
  ctx.db
    .selectFrom('vendor_spellings')
    .select(['vendor_id', 'chosen_by'])
    .where('spelling', '=', spelling)
    .executeTakeFirst();

async function remember(
  ctx: Context,
  spelling: string | null,
  memory: { vendor_id: number; chosen_by: string } | null,
): Promise<void> {
  if (spelling === null) return;
  await ctx.db.deleteFrom('vendor_spellings').where('spelling', '=', spelling).execute();
  if (memory === null || (await findVendorById(ctx, memory.vendor_id)) === undefined) return;
  await ctx.db
    .insertInto('vendor_spellings')
    .values({ spelling, ...memory, created_at: ctx.clock.now() })
    .execute();
}
