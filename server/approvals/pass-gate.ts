// The gate before Approved and Export: where a chain holds, asking for Approved is an approval, and the last one opens it.
import { sql } from 'kysely';
import type { DocumentStatus } from '../../contract/documents.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { conflict } from '../platform/errors.ts';
import { readCandidates, readSteps, type CandidateRow, type StepRow } from './progress.ts';

type Document = { id: number; contact_id: number };

/** What asking for a status comes to. */
export interface Passage {
  status: DocumentStatus;
  /** The approval that goes with it; see `giveApproval`. */
  approval?: { step: StepRow; candidate: CandidateRow };
}

/**
 * To be called with the document locked. The status wanted where no chain holds or all is approved; Ready where approvals
 * are missing after this one. Throws conflict (409) for a caller who is not asked.
 */
export async function passGate(
  ctx: Context,
  document: Document,
  wanted: 'Approved' | 'Export',
): Promise<Passage> {
  const steps = await readSteps(ctx, document.id);
  const missing = steps.reduce((sum, { needed, given }) => sum + Math.max(0, needed - given), 0);
  if (missing === 0) return { status: wanted };
  const candidates = await readCandidates(ctx, [document.id]);
  const candidate =
    wanted === 'Export' ? undefined : candidates.find(({ user_id }) => user_id === personOf(ctx));
  if (candidate === undefined) throw await refusal(ctx, document, steps, wanted);
  const step = steps.find((one) => one.step === candidate.step)!;
  return { status: missing === 1 ? 'Approved' : 'Ready', approval: { step, candidate } };
}

export const personOf = ({ actor }: Context): number | undefined =>
  actor.kind === 'person' ? actor.id : undefined;

async function refusal(ctx: Context, { id }: Document, steps: StepRow[], wanted: 'Approved' | 'Export') {
  const list = steps
    .filter(({ open }) => open)
    .map(({ name, given, needed }) => `${name} (${given}/${needed})`);
  const me = personOf(ctx);
  if (me === undefined || wanted === 'Export') return conflict('refusals.approvalsMissing', { list });
  if (await hasApproved(ctx, id, me)) return conflict('refusals.approvedAlready', { list });
  const uploaded = await ctx.db
    .selectFrom('document_versions')
    .select('version')
    .where('document_id', '=', id)
    .where('uploader_id', '=', me)
    .executeTakeFirst();
  return uploaded !== undefined && steps[0]?.four_eyes === true
    ? conflict('refusals.ownUpload', { list })
    : conflict('refusals.notAsked', { list });
}

/** Whether the person has approved the document as it is. */
export async function hasApproved(ctx: Context, document_id: number, user_id: number): Promise<boolean> {
  const [step] = await readSteps(ctx, document_id);
  if (step === undefined) return false;
  const row = await ctx.db
    .selectFrom('chain_approvals')
    .select('id')
    .where('document_id', '=', document_id)
    .where('chain_id', '=', step.chain_id)
    .where('chain_version', '=', step.chain_version)
    .where('seal', '=', step.seal)
    .where('user_id', '=', user_id)
    .where('void_by', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** @param change_id the change of the document that an undo names */
export async function giveApproval(
  ctx: Context,
  document: Document,
  { step, candidate }: NonNullable<Passage['approval']>,
  change_id: number,
): Promise<void> {
  const { chain_id, chain_version, seal, needed, given } = step;
  const { user_id, for_user_id, for_name } = candidate;
  await ctx.db
    .insertInto('chain_approvals')
    .values({
      document_id: document.id,
      chain_id,
      chain_version,
      step: step.step,
      seal,
      user_id,
      for_user_id,
      change_id,
      at: ctx.clock.now(),
    })
    .execute();
  await audit(ctx, {
    event: 'approval.given',
    document_id: document.id,
    contact_id: document.contact_id,
    detail: {
      chain: step.chain_name,
      step: step.name,
      given: given + 1,
      needed,
      ...(for_name === null ? {} : { for: for_name }),
    },
  });
}

/** A document that leaves Approved again has to be approved anew. */
export async function voidApprovals(ctx: Context, document_id: number, change_id: number): Promise<void> {
  await ctx.db
    .updateTable('chain_approvals')
    .set({ void_by: change_id })
    .where('document_id', '=', document_id)
    .where('void_by', 'is', null)
    .execute();
}

/** What a change has given is taken back, and what it has made void holds again. */
export async function undoApprovals(ctx: Context, document: Document, change_id: number): Promise<void> {
  await ctx.db
    .updateTable('chain_approvals')
    .set({ void_by: null })
    .where('void_by', '=', change_id)
    .execute();
  await takeBack(ctx, document, sql<boolean>`change_id = ${change_id}`);
}

/** False where the caller has not approved the document. */
export const takeBackOwn = (ctx: Context, document: Document): Promise<boolean> =>
  takeBack(ctx, document, sql<boolean>`user_id = ${personOf(ctx) ?? 0} and void_by is null`);

async function takeBack(
  ctx: Context,
  { id, contact_id }: Document,
  which: ReturnType<typeof sql<boolean>>,
): Promise<boolean> {
  const rows = await ctx.db
    .deleteFrom('chain_approvals')
    .where('document_id', '=', id)
    .where(which)
    .returning('id')
    .execute();
  if (rows.length > 0)
    await audit(ctx, { event: 'approval.withdrawn', document_id: id, contact_id, detail: {} });
  return rows.length > 0;
}
