// By when an assignment is to be done and who is told once it is overdue: as said, as it was, or as the settings say.
import type { AssignInput } from '../../contract/review.ts';
import type { Context } from '../context.ts';
import type { SavedTerms } from '../database/review-tables.ts';
import type { DocumentRow } from '../documents/store.ts';
import { readSettings } from '../settings/settings.ts';

const HOUR_MS = 3600_000;

type Terms = Pick<
  DocumentRow,
  'assignment_due_at' | 'escalation_user_id' | 'escalation_team_id' | 'escalated_at'
>;

const NONE: Terms = {
  assignment_due_at: null,
  escalation_user_id: null,
  escalation_team_id: null,
  escalated_at: null,
};

/** What is not given stays for the same person; for another one it is what the settings say. */
export async function termsOf(ctx: Context, before: DocumentRow, given: AssignInput): Promise<Terms> {
  if (given.assignee_id === null) return NONE;
  const same = before.assignee_id === given.assignee_id;
  const usual: Terms = same ? before : await usualTerms(ctx);
  const { due_at, escalation_user_id, escalation_team_id } = given;
  const assignment_due_at = due_at === undefined ? usual.assignment_due_at : dateOf(due_at);
  const unmoved = same && assignment_due_at?.getTime() === before.assignment_due_at?.getTime();
  return {
    assignment_due_at,
    escalation_user_id: escalation_user_id === undefined ? usual.escalation_user_id : escalation_user_id,
    escalation_team_id: escalation_team_id === undefined ? usual.escalation_team_id : escalation_team_id,
    // With another time the clock starts anew.
    escalated_at: unmoved ? before.escalated_at : null,
  };
}

async function usualTerms(ctx: Context): Promise<Terms> {
  const { assignment_due_hours: hours, escalation_user_id, escalation_team_id } = await readSettings(ctx);
  return {
    assignment_due_at: hours === null ? null : inHours(ctx, hours),
    escalation_user_id,
    escalation_team_id,
    escalated_at: null,
  };
}

export const inHours = (ctx: Context, hours: number): Date =>
  new Date(ctx.clock.now().getTime() + hours * HOUR_MS);

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export const isNewTerm = (before: Terms, after: Terms): boolean =>
  before.assignment_due_at?.getTime() !== after.assignment_due_at?.getTime() ||
  before.escalation_user_id !== after.escalation_user_id ||
  before.escalation_team_id !== after.escalation_team_id;

export const savedTerms = (before: Terms): SavedTerms => ({
  assignment_due_at: before.assignment_due_at?.toISOString() ?? null,
  escalation_user_id: before.escalation_user_id,
  escalation_team_id: before.escalation_team_id,
  escalated_at: before.escalated_at?.toISOString() ?? null,
});
