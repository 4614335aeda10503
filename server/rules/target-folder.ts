// Where a move_folder action leads for a document.
import type { RuleAction } from '../../contract/rules.ts';
import type { Context } from '../context.ts';
import type { ResolvedFolder } from './effect.ts';

/** The folder itself, or the one of that name within the document's contact. */
export async function findTargetFolder(
  ctx: Context,
  action: RuleAction,
  contact_id: number,
): Promise<ResolvedFolder | undefined> {
  if (action.type !== 'move_folder') return undefined;
  const folders = ctx.db.selectFrom('folders').select(['id', 'name', 'contact_id']);
  if (action.folder_id !== undefined) return folders.where('id', '=', action.folder_id).executeTakeFirst();
  return folders
    .where('contact_id', '=', contact_id)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', action.folder_name!.toLowerCase()))
    .executeTakeFirst();
}
