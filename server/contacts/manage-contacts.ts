// Creating, changing and deleting contacts; every contact starts with the folders Documents and Review.
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { changedValues } from '../audit/changed-values.ts';
import { conflict, forbidden, invalid, notFound } from '../platform/errors.ts';
import { requireRevision } from '../platform/http/etag.ts';
import { readSettings } from '../settings/settings.ts';
import type { ContactInput, ContactPatch } from '../../contract/contacts.ts';
import { requestFiling } from './request-filing.ts';
import {
  countDependents,
  deleteContactRow,
  getContact,
  insertContact,
  isBelow,
  lockContact,
  updateContact,
  type ContactRow,
} from './store.ts';

const FIRST_FOLDERS = ['Documents', 'Review'];
const LOCK = 7_210_003;

export async function createContact(ctx: Context, input: ContactInput): Promise<ContactRow> {
  requireNoScope(ctx);
  return ctx.transaction(async (ctx) => {
    if (typeof input.parent_id === 'number') await getContact(ctx, input.parent_id);
    const wanted = input.default_profile_id ?? (await readSettings(ctx)).default_profile_id;
    const default_profile_id = await requireProfile(ctx, wanted);
    await requireVendor(ctx, input);
    const contact = await insertContact(ctx, { ...input, default_profile_id });
    await insertFolders(ctx, contact.id, FIRST_FOLDERS, false);
    await requestFiling(ctx);
    await audit(ctx, {
      event: 'contact.created',
      contact_id: contact.id,
      detail: { name: contact.name, type: contact.type },
    });
    return contact;
  });
}

export async function editContact(
  ctx: Context,
  id: number,
  given: ContactPatch,
  if_match: string | undefined,
): Promise<ContactRow> {
  return ctx.transaction(async (ctx) => {
    const before = await lockContact(ctx, id);
    requireRevision('contact', before.revision, if_match);
    const patch = withinScope(ctx, before, given);
    if (typeof patch.parent_id === 'number') {
      await getContact(ctx, patch.parent_id);
      if (await isBelow(ctx, patch.parent_id, id)) throw conflict('setup.contactBelow');
    }
    if (patch.default_profile_id !== undefined) await requireProfile(ctx, patch.default_profile_id);
    await requireVendor(ctx, { ...before, ...patch });
    const contact = await updateContact(ctx, before, patch);
    await requestFiling(ctx);
    await audit(ctx, { event: 'contact.updated', contact_id: id, detail: changedValues(before, patch) });
    return contact;
  });
}

export async function deleteContact(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const contact = await lockContact(ctx, id);
    requireNoScope(ctx);
    if (contact.built_in) throw conflict('setup.builtIn', { contact: contact.name });
    const { documents, children } = await countDependents(ctx, id);
    if (documents > 0) throw conflict('setup.contactInUse', { name: contact.name, count: documents });
    if (children > 0) throw conflict('setup.contactParent', { name: contact.name, count: children });
    await requireNoHold(ctx, contact);
    await deleteContactRow(ctx, id);
    await forgetInScopes(ctx, id);
    await audit(ctx, { event: 'contact.deleted', contact_id: id, detail: { name: contact.name } });
  });
}

/** As with profiles, only that there is none. */
async function requireNoHold(ctx: Context, { id, name }: ContactRow): Promise<void> {
  const holds = ctx.db.selectFrom('holds').select(['placed_by as by', 'reason']).where('contact_id', '=', id);
  const hold = await holds.where('lifted_at', 'is', null).executeTakeFirst();
  if (hold !== undefined) throw conflict('retention.contactHeld', { name, ...hold });
}

/** Nobody sees a contact that is gone; who saw nothing else sees nothing. */
async function forgetInScopes({ db }: Context, id: number): Promise<void> {
  const contact_ids = sql<number[]>`array_remove(contact_ids, ${id})`;
  const seen = sql<boolean>`${id} = any(contact_ids)`;
  await db.updateTable('users').set({ contact_ids }).where(seen).execute();
  await db.updateTable('personal_tokens').set({ contact_ids }).where(seen).execute();
}

/** Which contacts there are, and how they hang together, is up to those who see all of them. */
function requireNoScope({ scope }: Context): void {
  if (scope !== null) throw forbidden('refusals.scoped');
}

/** The contact that it is below may be out of sight, and stays. */
function withinScope(ctx: Context, before: ContactRow, patch: ContactPatch): ContactPatch {
  if (ctx.scope === null || patch.parent_id === undefined) return patch;
  const { parent_id, ...others } = patch;
  if (parent_id !== before.parent_id) requireNoScope(ctx);
  return others;
}

/** Profiles stand to the right of contacts in the module order; all that matters here is that the row is there. */
async function requireProfile(ctx: Context, id: number | null): Promise<number> {
  const query = ctx.db
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const profile = await query.executeTakeFirst();
  if (profile === undefined) throw notFound('setup.noProfile', { id: id ?? 'by default' });
  return profile.id;
}

/** As with profiles, only that the row is there. */
async function requireVendor(
  ctx: Context,
  { type, vendor_id = null }: Pick<ContactInput, 'type' | 'vendor_id'>,
): Promise<void> {
  if (vendor_id === null) return;
  if (type !== 'Vendor') throw invalid('setup.notVendor');
  const query = ctx.db.selectFrom('vendors').select('id').where('id', '=', vendor_id);
  if ((await query.executeTakeFirst()) === undefined) throw notFound('setup.noVendor', { number: vendor_id });
}

async function insertFolders(
  ctx: Context,
  contact_id: number,
  names: string[],
  built_in: boolean,
): Promise<void> {
  const now = ctx.clock.now();
  const rows = names.map((name) => ({ contact_id, name, built_in, created_at: now, updated_at: now }));
  await ctx.db.insertInto('folders').values(rows).execute();
}

/** The built-in contact System with its folder Inbox, where documents of no particular contact arrive. */
export async function ensureSystemContact(ctx: Context): Promise<void> {
  await ctx.transaction(async (ctx) => {
    await ctx.lock(LOCK);
    const known = await ctx.db
      .selectFrom('contacts')
      .select('id')
      .where('built_in', '=', true)
      .executeTakeFirst();
    if (known !== undefined) return;
    const default_profile_id = await requireProfile(ctx, (await readSettings(ctx)).default_profile_id);
    const system = await insertContact(ctx, {
      name: 'System',
      type: 'Internal',
      default_profile_id,
      built_in: true,
    });
    await insertFolders(ctx, system.id, ['Inbox'], true);
  });
}
