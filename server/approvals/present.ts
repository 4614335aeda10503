// Where a document stands in its chain, as the workspace shows it.
import type { DocumentApprovals } from '../../contract/approvals.ts';
import type { Context } from '../context.ts';
import { isoSeconds } from '../platform/clock.ts';
import { personOf } from './pass-gate.ts';
import { readCandidates, readSteps, type StepRow } from './progress.ts';

export async function presentApprovals(ctx: Context, document_id: number): Promise<DocumentApprovals> {
  const steps = await readSteps(ctx, document_id);
  const [first] = steps;
  if (first === undefined) return { chain: null, steps: [], waits_for_me: false, approved_by_me: false };
  const approvals = await listApprovals(ctx, first);
  const candidates = await readCandidates(ctx, [document_id]);
  const me = personOf(ctx);
  const { chain_id: id, chain_name: name, in_order, four_eyes } = first;
  return {
    chain: { id, name, in_order, four_eyes },
    steps: steps.map((step) => ({
      name: step.name,
      needed: step.needed,
      state: step.given >= step.needed ? 'done' : step.open ? 'open' : 'later',
      approvals: approvals
        .filter((one) => one.step === step.step)
        .map(({ user_id, name, for_name, at }) => ({ user_id, name, for_name, at: isoSeconds(at) })),
      waits_for: candidates
        .filter((one) => one.step === step.step)
        .map(({ user_id, name, for_name }) => ({ user_id, name, for_name })),
      due_at: step.due_at && isoSeconds(step.due_at),
      escalated: step.escalated_at !== null,
    })),
    waits_for_me: candidates.some(({ user_id }) => user_id === me),
    approved_by_me: approvals.some(({ user_id }) => user_id === me),
  };
}

const listApprovals = (ctx: Context, { document_id, chain_id, chain_version, seal }: StepRow) =>
  ctx.db
    .selectFrom('chain_approvals')
    .innerJoin('users', 'users.id', 'user_id')
    .leftJoin('users as absent', 'absent.id', 'for_user_id')
    .select(['step', 'user_id', 'users.name', 'absent.name as for_name', 'at'])
    .where('document_id', '=', document_id)
    .where('chain_id', '=', chain_id)
    .where('chain_version', '=', chain_version)
    .where('seal', '=', seal)
    .where('void_by', 'is', null)
    .orderBy('chain_approvals.id')
    .execute();
