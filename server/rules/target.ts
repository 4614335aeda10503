// What a rule's action names besides the document: a folder, a person, a profile.
import type { RuleAction } from '../../contract/rules.ts';
import type { Context } from '../context.ts';
import { findProfile } from '../profiles/store.ts';
import type { Escalation } from '../settings/escalation.ts';
import { findPerson } from '../review/assign.ts';

/** Names of folders and contacts, for sentences people read. */
export interface ResolvedFolder {
  id: number;
  name: string;
  contact_id: number;
}

/** Absent where there is no such folder, person or profile. */
export interface Target {
  folder?: ResolvedFolder | undefined;
  person?: { id: number; name: string } | undefined;
  /** Who is told once it is overdue; keys that the rule does not name are absent. */
  told?: Escalation | undefined;
  profile?: { id: number; name: string } | undefined;
}

export async function findTarget(ctx: Context, action: RuleAction, contact_id: number): Promise<Target> {
  if (action.type === 'move_folder') return { folder: await findFolder(ctx, action, contact_id) };
  if (action.type === 'assign' && action.assignee_id !== null)
    return {
      person: await findPerson(ctx, action.assignee_id, contact_id),
      told: await findTold(ctx, action, contact_id),
    };
  if (action.type === 'set_profile') return { profile: await findProfile(ctx, action.profile_id) };
  return {};
}

/** Somebody who was disabled since, or does not see the document, is told nothing. */
async function findTold(
  ctx: Context,
  { escalation_user_id, escalation_team_id }: Extract<RuleAction, { type: 'assign' }>,
  contact_id: number,
): Promise<Escalation> {
  const person =
    escalation_user_id === undefined ? undefined : await findPerson(ctx, escalation_user_id, contact_id);
  return {
    ...(escalation_user_id === undefined ? {} : { escalation_user_id: person?.id ?? null }),
    ...(escalation_team_id === undefined ? {} : { escalation_team_id }),
  };
}

/** The folder itself, or the one of that name within the document's contact. */
async function findFolder(
  ctx: Context,
  action: Extract<RuleAction, { type: 'move_folder' }>,
  contact_id: number,
): Promise<ResolvedFolder | undefined> {
  const folders = ctx.db.selectFrom('folders').select(['id', 'name', 'contact_id']);
  if (action.folder_id !== undefined) return folders.where('id', '=', action.folder_id).executeTakeFirst();
  return folders
    .where('contact_id', '=', contact_id)
    .where((eb) => eb(eb.fn<string>('lower', ['name']), '=', action.folder_name!.toLowerCase()))
    .executeTakeFirst();
}
