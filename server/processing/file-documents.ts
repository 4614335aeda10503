// Documents that came in without a contact are filed where it is sure whose they are; the others wait with proposals. A job of its own,
// asked for when one is processed and when contacts change; rules come after it, so that they know the contact.
import { getContact } from '../contacts/store.ts';
import type { Context } from '../context.ts';
import type { StoredContactMatch } from '../database/stored-record.ts';
import { announceDocument } from '../documents/announce.ts';
import { editDocument } from '../documents/edit-document.ts';
import { recompute } from '../documents/recompute.ts';
import { askedOf } from '../documents/settle-contact.ts';
import { startRun } from '../documents/start-run.ts';
import { listPageTexts, type DocumentRow } from '../documents/store.ts';
import { matchContact, type FoundContact } from '../filing/match-contact.ts';
import { notifyPeople, toldSince } from '../notifications/notify.ts';
import { audit } from '../audit/audit.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { getProfile, getProfileVersion } from '../profiles/store.ts';
import { requestRules } from '../rules/apply-rules.ts';
import { readAsVendor } from './read-as-vendor.ts';

/**
 * In the transaction that has processed a document: once more with the profile of its vendor, or rules at once, or after somebody has
 * been looked for whose it is.
 */
export async function goOn(ctx: Context, document: DocumentRow): Promise<void> {
  if (await readAsVendor(ctx, document)) return;
  if (document.contact_open && !document.split)
    await ctx.queue.send(ctx.db, 'file_documents', { document_ids: [document.id] });
  else await requestRules(ctx, document);
}

/** One after the other, each in its own transaction. */
export async function fileDocuments(ctx: Context, ids: number[]): Promise<void> {
  for (const id of ids) await fileDocument(ctx, id);
}

async function fileDocument(ctx: Context, id: number): Promise<void> {
  const document = await findWaiting(ctx, id);
  if (document === undefined) return;
  const { fields } = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  const pages = await listPageTexts(ctx, { document_id: id, version: document.version });
  const texts = pages.slice(0, LOOKED_AT).map(({ text }) => text);
  const found = await matchContact(ctx, { ...askedOf(document, fields), texts });
  await ctx.transaction(async (ctx) => {
    const now = await findWaiting(ctx, id, true);
    if (now === undefined) return;
    // Somebody has worked on it meanwhile.
    if (now.revision !== document.revision)
      return ctx.queue.send(ctx.db, 'file_documents', { document_ids: [id] });
    if (found.place === undefined) await propose(ctx, now, found.match);
    else await file(ctx, now, { ...found, place: found.place });
  });
}

/** Of the pages; a name on the hundredth is nobody's letterhead. */
const LOOKED_AT = 3;

/** Undefined once it has a contact, was decided, or a person has said that it stays where it is. */
async function findWaiting(ctx: Context, id: number, locked = false): Promise<DocumentRow | undefined> {
  const document = await ctx.db
    .selectFrom('documents')
    .selectAll()
    .where('id', '=', id)
    .where('contact_open', '=', true)
    .where('deleted_at', 'is', null)
    .where('split', '=', false)
    .where('status', 'in', ['Needs Review', 'Missing Info', 'Exception', 'Ready'])
    .where((eb) => eb.or([eb('engine', 'is not', null), eb('processing_error', 'is not', null)]))
    .$if(locked, (query) => query.forUpdate())
    .executeTakeFirst();
  const stays = document?.blockers.some(({ kind, state }) => kind === 'contact' && state === 'accepted');
  return stays === true ? undefined : document;
}

/** Nothing that people see as a change of theirs: neither `updated_at` nor the revision moves. */
async function propose(
  ctx: Context,
  document: DocumentRow,
  contact_match: StoredContactMatch,
): Promise<void> {
  const { fields } = await getProfileVersion(ctx, document.profile_id, document.profile_version);
  const judged = await recompute(ctx, { ...document, contact_match }, fields);
  await ctx.db
    .updateTable('documents')
    .set({ ...judged, contact_match: JSON.stringify(contact_match) })
    .where('id', '=', document.id)
    .execute();
  if (document.contact_match === null) await tellOfUnsorted(ctx, document);
  await requestRules(ctx, document);
  await announceDocument(ctx, document);
}

const HOUR_MS = 3_600_000;

/** A hundred documents of one morning are one message. */
async function tellOfUnsorted(ctx: Context, { id, filename }: DocumentRow): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - HOUR_MS);
  if (await toldSince(ctx, 'intake', 'notices.unsorted', since)) return;
  const message = sentence('notices.unsorted', { filename });
  await notifyPeople(ctx, { kind: 'intake', message, document_id: id });
}

async function file(
  ctx: Context,
  document: DocumentRow,
  { match, place }: FoundContact & { place: { contact_id: number; folder_id: number } },
): Promise<void> {
  const after = await editDocument(ctx, document.id, place, undefined, {
    contact_open: false,
    contact_match: match,
  });
  await audit(ctx, {
    event: 'document.filed',
    document_id: after.id,
    contact_id: after.contact_id,
    detail: { ...place, percent: percentOf(match), reasons: match.reasons.map(({ message }) => message) },
  });
  if (!(await readAsContact(ctx, after))) await requestRules(ctx, after);
}

const percentOf = ({ probability }: StoredContactMatch) => Math.floor((probability ?? 0) * 100);

/** With the profile of its contact, where nobody named one and the contact has one of its own. */
async function readAsContact(ctx: Context, document: DocumentRow): Promise<boolean> {
  if (document.profile_named) return false;
  const { default_profile_id } = await getContact(ctx, document.contact_id);
  const profile = await getProfile(ctx, default_profile_id);
  if (profile.built_in === 'default' || profile.id === document.profile_id) return false;
  await startRun(ctx, document, {
    profile_id: profile.id,
    profile_version: profile.version,
    profile_open: false,
    profile_reason: null,
    profile_sure: null,
  });
  return true;
}
