// Making, changing and deleting teams.
import { sql } from 'kysely';
import { MOST_TEAMS, type TeamInput } from '../../contract/approvals.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { violatedUnique } from '../platform/db/connect.ts';
import { conflict, notFound } from '../platform/errors.ts';
import { readSettings } from '../settings/settings.ts';
import { countRows, getTeam, saveMembers } from './store.ts';

/** One at a time, so that the limits hold. */
export const CREATE_LOCK = 7_230_000_002;

/** Returns its id. */
export async function createTeam(ctx: Context, { name, member_ids }: TeamInput): Promise<number> {
  return unlessTaken(name, () =>
    ctx.transaction(async (ctx) => {
      await ctx.lock(CREATE_LOCK);
      if ((await countRows(ctx, 'teams')) >= MOST_TEAMS)
        throw conflict('refusals.manyTeams', { most: MOST_TEAMS });
      await requireMembers(ctx, member_ids);
      const now = ctx.clock.now();
      const { id } = await ctx.db
        .insertInto('teams')
        .values({ name, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await saveMembers(ctx, id, member_ids);
      await audit(ctx, { event: 'approval.team_created', detail: { team_id: id, name, member_ids } });
      return id;
    }),
  );
}

export async function replaceTeam(ctx: Context, id: number, { name, member_ids }: TeamInput): Promise<void> {
  await unlessTaken(name, () =>
    ctx.transaction(async (ctx) => {
      const before = await getTeam(ctx, id);
      await requireMembers(ctx, member_ids);
      await ctx.db
        .updateTable('teams')
        .set({ name, updated_at: ctx.clock.now() })
        .where('id', '=', id)
        .execute();
      await saveMembers(ctx, id, member_ids);
      const detail = {
        team_id: id,
        before: { name: before.name, member_ids: before.member_ids },
        after: { name, member_ids },
      };
      await audit(ctx, { event: 'approval.team_updated', detail });
    }),
  );
}

export async function deleteTeam(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { name } = await getTeam(ctx, id);
    const chain = await ctx.db
      .selectFrom('approval_steps')
      .innerJoin('approval_chains', 'approval_chains.id', 'chain_id')
      .select('approval_chains.name')
      .where((eb) => eb.or([eb('team_id', '=', id), eb('escalation_team_id', '=', id)]))
      .executeTakeFirst();
    if (chain !== undefined) throw conflict('refusals.teamNeeded', { name: chain.name });
    if ((await readSettings(ctx)).escalation_team_id === id) throw conflict('refusals.teamInSettings');
    const rule = await ctx.db
      .selectFrom('rules')
      .select('name')
      .where(sql<boolean>`action ->> 'escalation_team_id' = ${String(id)}`)
      .executeTakeFirst();
    if (rule !== undefined) throw conflict('refusals.teamInRule', { name: rule.name });
    await ctx.db.deleteFrom('teams').where('id', '=', id).execute();
    await audit(ctx, { event: 'approval.team_deleted', detail: { team_id: id, name } });
  });
}

async function requireMembers(ctx: Context, member_ids: number[]): Promise<void> {
  const rows = await ctx.db.selectFrom('users').select('id').where('id', 'in', member_ids).execute();
  const missing = member_ids.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw notFound('refusals.noUser', { id: missing });
}

/** Throws conflict (409) where another one has the name. */
export async function unlessTaken<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const violated = violatedUnique(error);
    if (violated === 'teams_name' || violated === 'approval_chains_name')
      throw conflict('refusals.nameTaken', { name });
    throw error;
  }
}
