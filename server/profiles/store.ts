// Extraction profiles and their versions: SQL.
import { sql, type Selectable } from 'kysely';
import type { Context } from '../context.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import type { Tables } from '../database/tables.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import { notFound } from '../platform/errors.ts';

export type ProfileRow = Selectable<Tables['profiles']>;
export type ProfileVersionRow = Selectable<Tables['profile_versions']>;

/** What a version of a profile says. */
export interface ProfileContent {
  name: string;
  description: string;
  doc_type_hint: string | null;
  line_items: boolean;
  tax_breakdown: boolean;
  line_columns: LineColumn[];
  fields: ProfileField[];
}

const storedContent = ({ line_columns, fields, ...content }: ProfileContent) => ({
  ...content,
  line_columns: JSON.stringify(line_columns),
  fields: JSON.stringify(fields),
});

/** What holds for a profile whatever its version. */
export interface ProfileUse {
  doubtful_below?: number;
  chosen_for?: string[];
}

const storedUse = <More extends ProfileUse>({ chosen_for, ...more }: More) => ({
  ...more,
  ...(chosen_for === undefined ? {} : { chosen_for: JSON.stringify(chosen_for) }),
});

export async function findProfile(ctx: Context, id: number): Promise<ProfileRow | undefined> {
  return ctx.db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function getProfile(ctx: Context, id: number): Promise<ProfileRow> {
  const profile = await findProfile(ctx, id);
  if (profile === undefined) throw notFound('setup.noProfile', { id });
  return profile;
}

/** Also of deleted profiles: documents remember the version they were processed with. */
export async function getProfileVersion(
  ctx: Context,
  profile_id: number,
  version: number,
): Promise<ProfileVersionRow> {
  return ctx.db
    .selectFrom('profile_versions')
    .selectAll()
    .where('profile_id', '=', profile_id)
    .where('version', '=', version)
    .executeTakeFirstOrThrow();
}

export async function listProfileVersions(ctx: Context, profile_id: number): Promise<ProfileVersionRow[]> {
  const query = ctx.db.selectFrom('profile_versions').selectAll().where('profile_id', '=', profile_id);
  return query.orderBy('version', 'desc').execute();
}

export async function listProfiles(
  ctx: Context,
  filter: PageQuery & { built_in?: boolean | undefined },
): Promise<{ total: number; next_cursor: string | null; profiles: ProfileRow[] }> {
  const matching = ctx.db
    .selectFrom('profiles')
    .where('deleted_at', 'is', null)
    .$if(filter.built_in !== undefined, (query) =>
      query.where('built_in', filter.built_in === true ? 'is not' : 'is', null),
    );
  const { n: total } = await matching.select(rowCount).executeTakeFirstOrThrow();
  const order = listOrder('profiles', 'asc', { id: 'integer' });
  const { rows, next_cursor } = await takePage(matching.selectAll(), order, filter);
  return { total, next_cursor, profiles: rows };
}

/** Those that may be chosen for a kind of documents, an operator's own before the built-in ones. */
export async function listProfilesFor(ctx: Context, doc_type: string): Promise<ProfileRow[]> {
  return ctx.db
    .selectFrom('profiles')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`chosen_for ? ${doc_type}`)
    .orderBy((eb) => eb('built_in', 'is not', null))
    .orderBy('id')
    .execute();
}

export async function insertProfile(
  ctx: Context,
  content: ProfileContent,
  more: { built_in?: string; built_in_revision?: number } & ProfileUse,
): Promise<ProfileRow> {
  const now = ctx.clock.now();
  const profile = await ctx.db
    .insertInto('profiles')
    .values({
      ...storedContent(content),
      ...storedUse(more),
      created_at: now,
      updated_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await insertVersion(ctx, profile.id, profile.version, content);
  return profile;
}

/** Makes the content the profile's next version. */
export async function updateProfile(
  ctx: Context,
  profile: ProfileRow,
  content: ProfileContent,
  more: { built_in_revision?: number } & ProfileUse = {},
): Promise<ProfileRow> {
  const version = profile.version + 1;
  await insertVersion(ctx, profile.id, version, content);
  return ctx.db
    .updateTable('profiles')
    .set({
      ...storedContent(content),
      version,
      updated_at: ctx.clock.now(),
      built_in_revision: null,
      ...storedUse(more),
    })
    .where('id', '=', profile.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function insertVersion(
  ctx: Context,
  profile_id: number,
  version: number,
  content: ProfileContent,
): Promise<void> {
  const row = { profile_id, version, ...storedContent(content), created_at: ctx.clock.now() };
  await ctx.db.insertInto('profile_versions').values(row).execute();
}

export async function markProfileDeleted(ctx: Context, id: number): Promise<void> {
  await ctx.db.updateTable('profiles').set({ deleted_at: ctx.clock.now() }).where('id', '=', id).execute();
}

/** Locks the row, so that two changes of one profile come one after the other. */
export async function lockProfile(ctx: Context, id: number): Promise<ProfileRow> {
  const query = ctx.db
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  const profile = await query.forUpdate().executeTakeFirst();
  if (profile === undefined) throw notFound('setup.noProfile', { id });
  return profile;
}

export async function countProfileUsers(
  ctx: Context,
  id: number,
): Promise<{ contacts: number; is_default: boolean }> {
  const contacts = await ctx.db
    .selectFrom('contacts')
    .select(rowCount)
    .where('default_profile_id', '=', id)
    .executeTakeFirstOrThrow();
  const setting = await ctx.db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', 'default_profile_id')
    .executeTakeFirst();
  return { contacts: contacts.n, is_default: setting?.value === id };
}

/** Percent of confidence below which a value of this profile is doubtful. */
export async function doubtfulBelow(ctx: Context, profile_id: number): Promise<number> {
  const query = ctx.db.selectFrom('profiles').select('doubtful_below').where('id', '=', profile_id);
  return (await query.executeTakeFirstOrThrow()).doubtful_below;
}
