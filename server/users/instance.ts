// Name and address of the instance, for links and authenticator apps. Read from the table itself: settings stand to the
// right of users.
import type { Context } from '../context.ts';
import { listeningUrl } from '../config.ts';

export async function readInstance(ctx: Context): Promise<{ name: string; base_url: string }> {
  const rows = await ctx.db
    .selectFrom('settings')
    .select(['key', 'value'])
    .where('key', 'in', ['instance_name', 'base_url'])
    .execute();
  const textOf = (key: string) => {
    const value = rows.find((row) => row.key === key)?.value;
    return typeof value === 'string' ? value : undefined;
  };
  const base_url = textOf('base_url') ?? listeningUrl(ctx.config);
  return { name: textOf('instance_name') ?? 'Recto', base_url: base_url.replace(/\/+$/, '') };
}
