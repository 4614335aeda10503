// Where documents of a channel go: its contact and folder, else the Inbox of the built-in contact System.
import type { Context } from '../context.ts';
import type { Place } from './take-document.ts';
import type { ChannelRow } from './store.ts';

export async function placeOf(ctx: Context, channel: ChannelRow): Promise<Place> {
  const { contact_id, folder_id } = channel;
  const profile_id = channel.profile_id ?? undefined;
  if (contact_id !== null && folder_id !== null) return { contact_id, folder_id, profile_id };
  const inbox = await ctx.db
    .selectFrom('folders')
    .innerJoin('contacts', 'contacts.id', 'folders.contact_id')
    .select(['folders.id as folder_id', 'contacts.id as contact_id'])
    .where('contacts.built_in', '=', true)
    .where('folders.built_in', '=', true)
    .orderBy('folders.id')
    .executeTakeFirstOrThrow();
  return { ...inbox, profile_id, find_contact: true };
}

/**
 * The place that sub-folders name: a contact, and a folder of it; without the latter its first folder. Undefined when there
 * is no such contact. Capital letters do not matter.
 */
export async function placeBySubfolder(
  ctx: Context,
  [contact, folder]: string[],
): Promise<{ contact_id: number; folder_id: number } | undefined> {
  if (contact === undefined) return undefined;
  const folders = await ctx.db
    .selectFrom('folders')
    .innerJoin('contacts', 'contacts.id', 'folders.contact_id')
    .select(['contacts.id as contact_id', 'folders.id as folder_id', 'folders.name'])
    .where((eb) => eb(eb.fn<string>('lower', ['contacts.name']), '=', contact.toLowerCase()))
    .orderBy('contacts.id')
    .orderBy('folders.id')
    .execute();
  const wanted = folder?.toLowerCase();
  const found = folders.find(({ name }) => name.toLowerCase() === wanted) ?? folders[0];
  return found && { contact_id: found.contact_id, folder_id: found.folder_id };
}
