// Telling people what waits for their approval, and the next team once the time is over. Every minute; each once.
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { groupBy } from '../platform/group-by.ts';
import { tellAbout } from '../notifications/tell-about.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { readCandidates, readOpenSteps, type StepRow } from './progress.ts';
import { hasChains } from './store.ts';

const HOUR_MS = 3600_000;

export async function callApprovers(ctx: Context): Promise<void> {
  if (!(await hasChains(ctx))) return;
  await ctx.transaction(async (ctx) => {
    const open = await readOpenSteps(ctx);
    const called = await noteCalls(ctx, open);
    const escalated = await noteEscalations(ctx, open);
    await tell(
      ctx,
      called,
      (filename) => sentence('notices.approvalWaits', { filename }),
      (count) => sentence('notices.approvalsWait', { count }),
    );
    await tell(
      ctx,
      escalated,
      (filename) => sentence('notices.approvalLate', { filename }),
      (count) => sentence('notices.approvalsLate', { count }),
    );
  });
}

const keyOf = ({ document_id, step }: Pick<StepRow, 'document_id' | 'step'>) => `${document_id}.${step}`;

/** Those that nobody was told of. */
async function noteCalls(ctx: Context, open: StepRow[]): Promise<StepRow[]> {
  const now = ctx.clock.now();
  const called: StepRow[] = [];
  for (const step of open.filter((one) => !one.called)) {
    const { document_id, chain_id, chain_version, seal, due_hours } = step;
    const row = await ctx.db
      .insertInto('approval_calls')
      .values({
        document_id,
        chain_id,
        chain_version,
        step: step.step,
        seal,
        called_at: now,
        due_at: due_hours === null ? null : new Date(now.getTime() + due_hours * HOUR_MS),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('step')
      .executeTakeFirst();
    if (row !== undefined) called.push(step);
  }
  return called;
}

/** Those whose time is over since the last look. */
async function noteEscalations(ctx: Context, open: StepRow[]): Promise<StepRow[]> {
  const now = ctx.clock.now();
  const late = open.filter(
    ({ due_at, escalated_at }) => due_at !== null && due_at <= now && escalated_at === null,
  );
  for (const step of late) {
    const { document_id, contact_id, chain_id, chain_version, seal, chain_name, name, escalation_team_id } =
      step;
    await ctx.db
      .updateTable('approval_calls')
      .set({ escalated_at: now })
      .where('document_id', '=', document_id)
      .where('chain_id', '=', chain_id)
      .where('chain_version', '=', chain_version)
      .where('step', '=', step.step)
      .where('seal', '=', seal)
      .execute();
    const to = escalation_team_id === null ? {} : { to: await teamName(ctx, escalation_team_id) };
    const detail = { chain: chain_name, step: name, ...to };
    await audit(ctx, { event: 'approval.escalated', document_id, contact_id, detail });
  }
  return late;
}

async function teamName(ctx: Context, id: number): Promise<string> {
  const query = ctx.db.selectFrom('teams').select('name').where('id', '=', id);
  return (await query.executeTakeFirstOrThrow()).name;
}

async function tell(
  ctx: Context,
  steps: StepRow[],
  one: (filename: string) => Sentence,
  many: (count: number) => Sentence,
): Promise<void> {
  if (steps.length === 0) return;
  const candidates = await readCandidates(ctx, [...new Set(steps.map(({ document_id }) => document_id))]);
  const byStep = groupBy(candidates, keyOf);
  const tellings = steps.map((step) => ({
    document_id: step.document_id,
    filename: step.filename,
    user_ids: (byStep.get(keyOf(step)) ?? []).map(({ user_id }) => user_id),
  }));
  await tellAbout(ctx, tellings, { kind: 'approval', one: ({ filename }) => one(filename), many });
}
