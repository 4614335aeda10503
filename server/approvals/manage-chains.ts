// Making, changing and deleting chains; one that could never be done is refused when it is saved.
import { MOST_CHAINS, type ApprovalChainInput } from '../../contract/approvals.ts';
import { audit } from '../audit/audit.ts';
import { findContact } from '../contacts/store.ts';
import type { Context } from '../context.ts';
import { conflict, invalid, notFound } from '../platform/errors.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { getProfile } from '../profiles/store.ts';
import { CREATE_LOCK, unlessTaken } from './manage-teams.ts';
import { countRows, getChain, listTeams, saveSteps } from './store.ts';

/** Returns its id. */
export async function createChain(ctx: Context, input: ApprovalChainInput): Promise<number> {
  return unlessTaken(input.name, () =>
    ctx.transaction(async (ctx) => {
      await ctx.lock(CREATE_LOCK);
      if ((await countRows(ctx, 'approval_chains')) >= MOST_CHAINS)
        throw conflict('refusals.manyChains', { most: MOST_CHAINS });
      await requireUsable(ctx, input);
      const { steps, ...columns } = input;
      const { last } = await ctx.db
        .selectFrom('approval_chains')
        .select((eb) => eb.fn.max<number | null>('position').as('last'))
        .executeTakeFirstOrThrow();
      const now = ctx.clock.now();
      const { id } = await ctx.db
        .insertInto('approval_chains')
        .values({ ...columns, position: input.position ?? (last ?? 0) + 1, created_at: now, updated_at: now })
        .returning('id')
        .executeTakeFirstOrThrow();
      await saveSteps(ctx, id, steps);
      await audit(ctx, { event: 'approval.chain_created', detail: { chain_id: id, ...input } });
      return id;
    }),
  );
}

export async function replaceChain(ctx: Context, id: number, input: ApprovalChainInput): Promise<void> {
  await unlessTaken(input.name, () =>
    ctx.transaction(async (ctx) => {
      await lockChain(ctx, id);
      const { created_at: _created, updated_at: _updated, id: _id, ...before } = await getChain(ctx, id);
      await requireUsable(ctx, input);
      const { steps, ...columns } = input;
      const position = input.position ?? before.position;
      const changed = JSON.stringify(before.steps) !== JSON.stringify(steps.map(inOrder));
      await ctx.db
        .updateTable('approval_chains')
        .set((eb) => ({
          ...columns,
          position,
          updated_at: ctx.clock.now(),
          ...(changed ? { version: eb('version', '+', 1) } : {}),
        }))
        .where('id', '=', id)
        .execute();
      if (changed) await saveSteps(ctx, id, steps);
      const detail = { chain_id: id, before, after: { ...input, position } };
      await audit(ctx, { event: 'approval.chain_updated', detail });
    }),
  );
}

/** With its keys as they are read. */
const inOrder = ({
  name,
  team_id,
  needed,
  due_hours,
  escalation_team_id,
}: ApprovalChainInput['steps'][number]) => ({ name, team_id, needed, due_hours, escalation_team_id });

export async function deleteChain(ctx: Context, id: number): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { name } = await getChain(ctx, id);
    await ctx.db.deleteFrom('approval_chains').where('id', '=', id).execute();
    await audit(ctx, { event: 'approval.chain_deleted', detail: { chain_id: id, name } });
  });
}

async function lockChain(ctx: Context, id: number): Promise<void> {
  await ctx.db.selectFrom('approval_chains').select('id').where('id', '=', id).forUpdate().execute();
}

async function requireUsable(
  ctx: Context,
  { profile_id, contact_id, steps }: ApprovalChainInput,
): Promise<void> {
  if (profile_id !== null) await getProfile(ctx, profile_id);
  if (contact_id !== null && (await findContact(ctx, contact_id)) === undefined)
    throw notFound('setup.noContact', { id: contact_id });
  const teams = new Map((await listTeams(ctx)).map((team) => [team.id, team]));
  steps.forEach(({ team_id, escalation_team_id, needed }, index) => {
    for (const id of [team_id, escalation_team_id])
      if (id !== null && !teams.has(id)) throw notFound('refusals.noTeam', { id });
    const most = teams.get(team_id)!.member_ids.length;
    if (needed > most)
      throw invalid(wrongValue(`steps.${index}.needed`, sentence('values.atMostMembers', { count: most })));
  });
}
