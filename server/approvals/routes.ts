// Teams, chains and absences: HTTP in and out.
import type { approvalEndpoints } from '../../contract/approvals.ts';
import type { Context } from '../context.ts';
import { forbidden } from '../platform/errors.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { getUser } from '../users/store.ts';
import { createChain, deleteChain, replaceChain } from './manage-chains.ts';
import { createTeam, deleteTeam, replaceTeam } from './manage-teams.ts';
import { personOf } from './pass-gate.ts';
import { saveAbsence } from './save-absence.ts';
import { findAbsence, getChain, getTeam, listChains, listTeams } from './store.ts';

/** Those of documents are in review/approval-routes.ts. */
export const approvalRoutes: Handlers<
  Context,
  Omit<typeof approvalEndpoints, 'getApprovals' | 'withdrawApproval'>
> = {
  listTeams: async ({ ctx }) => ({ teams: await listTeams(ctx) }),
  createTeam: async ({ ctx, body }) => getTeam(ctx, await createTeam(ctx, body)),
  async replaceTeam({ ctx, params, body }) {
    await replaceTeam(ctx, params.id, body);
    return getTeam(ctx, params.id);
  },
  deleteTeam: ({ ctx, params }) => deleteTeam(ctx, params.id),

  listApprovalChains: async ({ ctx }) => ({ chains: await listChains(ctx) }),
  createApprovalChain: async ({ ctx, body }) => getChain(ctx, await createChain(ctx, body)),
  async replaceApprovalChain({ ctx, params, body }) {
    await replaceChain(ctx, params.id, body);
    return getChain(ctx, params.id);
  },
  deleteApprovalChain: ({ ctx, params }) => deleteChain(ctx, params.id),

  getAbsence: async ({ ctx }) => ({ absence: await findAbsence(ctx, requirePerson(ctx)) }),
  async saveAbsence({ ctx, body }) {
    await saveAbsence(ctx, requirePerson(ctx), body.absence);
    return body;
  },
  async getUserAbsence({ ctx, params }) {
    await getUser(ctx, params.id);
    return { absence: await findAbsence(ctx, params.id) };
  },
  async saveUserAbsence({ ctx, params, body }) {
    await saveAbsence(ctx, params.id, body.absence);
    return body;
  },
};

/** Access `person` lets nobody else in. */
function requirePerson(ctx: Context): number {
  const id = personOf(ctx);
  if (id === undefined) throw forbidden('refusals.personOnly');
  return id;
}
