// What configuration files call what the database knows by its id: profiles, contacts, folders and people by their names.
import type { Context } from '../../context.ts';
import { groupBy } from '../../platform/group-by.ts';
import { Misplaced } from './misplaced.ts';

export type Kind = 'profile' | 'contact' | 'folder' | 'person' | 'vendor' | 'team';

/** Folders are called `contact / folder`, people by their e-mail address, vendors by their number. */
export interface Names {
  nameOf(kind: Kind, id: number): string;
  /** Throws `Misplaced` for a name that is unknown or that several have. */
  idOf(kind: Kind, name: unknown, place: string): number;
  contactOf(folder_id: number): number;
  vendors: { id: number; name: string }[];
}

const lower = (name: string) => name.toLowerCase();

/** @param earlier of the same transaction: the vendors, which no file makes, are not read again */
export async function readNames(ctx: Context, earlier?: Names): Promise<Names> {
  const profiles = await ctx.db
    .selectFrom('profiles')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .execute();
  const contacts = await ctx.db.selectFrom('contacts').select(['id', 'name']).execute();
  const folders = await ctx.db
    .selectFrom('folders')
    .innerJoin('contacts', 'contacts.id', 'folders.contact_id')
    .select(['folders.id', 'folders.name', 'contact_id', 'contacts.name as contact'])
    .execute();
  const people = await ctx.db.selectFrom('users').select(['id', 'email as name']).execute();
  const vendors =
    earlier?.vendors ?? (await ctx.db.selectFrom('vendors').select(['id', 'external_id as name']).execute());
  const teams = await ctx.db.selectFrom('teams').select(['id', 'name']).execute();
  const named = {
    profile: profiles,
    contact: contacts,
    folder: folders.map(({ id, name, contact }) => ({ id, name: `${contact} / ${name}` })),
    person: people,
    vendor: vendors,
    team: teams,
  };
  const byId = new Map(
    Object.entries(named).map(([kind, rows]) => [kind, new Map(rows.map(({ id, name }) => [id, name]))]),
  );
  const byName = new Map(
    Object.entries(named).map(([kind, rows]) => [kind, groupBy(rows, ({ name }) => lower(name))]),
  );
  const contactOf = new Map(folders.map(({ id, contact_id }) => [id, contact_id]));
  return {
    vendors,
    contactOf: (folder_id) => contactOf.get(folder_id)!,
    nameOf: (kind, id) => byId.get(kind)?.get(id) ?? String(id),
    idOf(kind, name, place) {
      if (typeof name !== 'string') throw new Misplaced(place, `must be the name of a ${kind}`);
      const found = byName.get(kind)?.get(lower(name)) ?? [];
      if (found.length > 1)
        throw new Misplaced(place, `${found.length} are called "${name}"; give them names of their own`);
      if (found[0] === undefined) throw new Misplaced(place, `there is no ${kind} "${name}"`);
      return found[0].id;
    },
  };
}
