// Teams, chains and absences: SQL.
import { sql, type Selectable } from 'kysely';
import type { Absence, ApprovalChain, ApprovalChainInput, Team } from '../../contract/approvals.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { isoSeconds } from '../platform/clock.ts';
import { rowCount } from '../platform/db/connect.ts';
import { notFound } from '../platform/errors.ts';

export type ChainRow = Selectable<Tables['approval_chains']>;
export type ChainSteps = ApprovalChain['steps'];

export async function listTeams(ctx: Context, id?: number): Promise<Team[]> {
  const rows = await ctx.db
    .selectFrom('teams')
    .selectAll()
    .select(
      sql<number[]>`(select coalesce(array_agg(user_id order by user_id), '{}') from team_members
        where team_id = teams.id)`.as('member_ids'),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy(sql`lower(name)`)
    .execute();
  return rows.map(({ created_at, updated_at, ...row }) => ({
    ...row,
    created_at: isoSeconds(created_at),
    updated_at: isoSeconds(updated_at),
  }));
}

export async function getTeam(ctx: Context, id: number): Promise<Team> {
  const [team] = await listTeams(ctx, id);
  if (team === undefined) throw notFound('refusals.noTeam', { id });
  return team;
}

export async function saveMembers(ctx: Context, team_id: number, member_ids: number[]): Promise<void> {
  await ctx.db.deleteFrom('team_members').where('team_id', '=', team_id).execute();
  const rows = [...new Set(member_ids)].map((user_id) => ({ team_id, user_id }));
  await ctx.db.insertInto('team_members').values(rows).execute();
}

export async function countRows(ctx: Context, table: 'teams' | 'approval_chains'): Promise<number> {
  return (await ctx.db.selectFrom(table).select(rowCount).executeTakeFirstOrThrow()).n;
}

export async function listChains(ctx: Context, id?: number): Promise<ApprovalChain[]> {
  const rows = await ctx.db
    .selectFrom('approval_chains')
    .selectAll()
    .select(
      sql<ChainSteps>`(select json_agg(json_build_object('name', name, 'team_id', team_id, 'needed', needed,
          'due_hours', due_hours, 'escalation_team_id', escalation_team_id) order by step)
        from approval_steps where chain_id = approval_chains.id)`.as('steps'),
    )
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .orderBy('position')
    .orderBy('id')
    .execute();
  return rows.map(({ version: _version, created_at, updated_at, ...row }) => ({
    ...row,
    created_at: isoSeconds(created_at),
    updated_at: isoSeconds(updated_at),
  }));
}

export async function getChain(ctx: Context, id: number): Promise<ApprovalChain> {
  const [chain] = await listChains(ctx, id);
  if (chain === undefined) throw notFound('refusals.noChain', { id });
  return chain;
}

/** Without them nothing waits. */
export async function hasChains(ctx: Context): Promise<boolean> {
  const query = ctx.db.selectFrom('approval_chains').select('id').where('enabled', '=', true);
  return (await query.limit(1).executeTakeFirst()) !== undefined;
}

export async function saveSteps(
  ctx: Context,
  chain_id: number,
  steps: ApprovalChainInput['steps'],
): Promise<void> {
  await ctx.db.deleteFrom('approval_steps').where('chain_id', '=', chain_id).execute();
  const rows = steps.map((step, index) => ({ ...step, chain_id, step: index + 1 }));
  await ctx.db.insertInto('approval_steps').values(rows).execute();
}

export async function findAbsence(ctx: Context, user_id: number): Promise<Absence | null> {
  const row = await ctx.db
    .selectFrom('absences')
    .select(['substitute_id', 'from_day', 'until_day'])
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return row ?? null;
}
