// The fields of the profiles that a selection contains, over all versions of them.
import type { ExportQuery } from '../../contract/exports.ts';
import type { Context } from '../context.ts';
import { getProfileVersion } from '../profiles/store.ts';
import type { ProfileColumns } from './columns.ts';
import { selectedProfiles } from './selection.ts';

export async function profileColumns(ctx: Context, query: ExportQuery): Promise<ProfileColumns[]> {
  const columns = new Map<number, ProfileColumns>();
  // Newest version of each profile first: its name and its order of fields count.
  for (const { profile_id, profile_version } of await selectedProfiles(ctx, query)) {
    const { name, fields } = await getProfileVersion(ctx, profile_id, profile_version);
    const known = columns.get(profile_id) ?? { profile_id, name, fields: [] };
    const keys = new Set(known.fields.map((field) => field.key));
    known.fields.push(...fields.filter((field) => !keys.has(field.key)));
    columns.set(profile_id, known);
  }
  return [...columns.values()];
}
