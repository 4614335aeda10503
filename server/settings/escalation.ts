// Who is told of assignments that are overdue, where settings, rules and people name them.
import type { Context } from '../context.ts';
import { notFound } from '../platform/errors.ts';

export interface Escalation {
  escalation_user_id?: number | null | undefined;
  escalation_team_id?: number | null | undefined;
}

/**
 * People and teams stand elsewhere; all that matters here is that the rows are there. Throws `not_found` (404) for nobody, for
 * people who are disabled, and for a team that does not exist.
 */
export async function requireEscalation(
  { db }: Context,
  { escalation_user_id: user, escalation_team_id: team }: Escalation,
): Promise<void> {
  if (user != null) {
    const person = db.selectFrom('users').select('id').where('id', '=', user).where('disabled', '=', false);
    if ((await person.executeTakeFirst()) === undefined) throw notFound('refusals.noUser', { id: user });
  }
  if (team != null) {
    const found = await db.selectFrom('teams').select('id').where('id', '=', team).executeTakeFirst();
    if (found === undefined) throw notFound('refusals.noTeam', { id: team });
  }
}
