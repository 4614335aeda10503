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
    const { name, fields, line_columns } = await getProfileVersion(ctx, profile_id, profile_version);
    const known = columns.get(profile_id) ?? { profile_id, name, fields: [], line_columns: [] };
    known.fields.push(...unknown(fields, known.fields));
    known.line_columns.push(...unknown(line_columns, known.line_columns));
    columns.set(profile_id, known);
  }
  return [...columns.values()];
}

function unknown<One extends { key: string }>(all: One[], known: { key: string }[]): One[] {
  const keys = new Set(known.map(({ key }) => key));
  return all.filter(({ key }) => !keys.has(key));
}
