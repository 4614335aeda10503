// The approvals of a document: HTTP in and out.
import type { approvalEndpoints } from '../../contract/approvals.ts';
import { presentApprovals } from '../approvals/present.ts';
import type { Context } from '../context.ts';
import { requireDocument } from '../documents/store.ts';
import type { Handlers } from '../platform/http/mount.ts';
import { withdrawApproval } from './withdraw-approval.ts';

export const documentApprovalRoutes: Handlers<
  Context,
  Pick<typeof approvalEndpoints, 'getApprovals' | 'withdrawApproval'>
> = {
  async getApprovals({ ctx, params }) {
    await requireDocument(ctx, params.id);
    return presentApprovals(ctx, params.id);
  },

  async withdrawApproval({ ctx, params }) {
    await withdrawApproval(ctx, params.id);
    return presentApprovals(ctx, params.id);
  },
};
