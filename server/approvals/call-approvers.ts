// Telling people what waits for their approval, and the next team once the time is over. Every minute; each once.
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { groupBy } from '../platform/group-by.ts';
import { notifyPeople } from '../notifications/notify.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { readCandidates, readOpenSteps, type CandidateRow, type StepRow } from './progress.ts';
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
  for (const step of open) {
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

/** One notification for the same people, however many documents it is about. */
async function tell(
  ctx: Context,
  steps: StepRow[],
  one: (filename: string) => Sentence,
  many: (count: number) => Sentence,
): Promise<void> {
  if (steps.length === 0) return;
  const wanted = new Set(steps.map(keyOf));
  const candidates = await readCandidates(ctx, [...new Set(steps.map(({ document_id }) => document_id))]);
  const byStep = groupBy(
    candidates.filter((candidate) => wanted.has(keyOf(candidate))),
    keyOf,
  );
  const byPeople = groupBy(
    steps.filter((step) => byStep.has(keyOf(step))),
    (step) => idsOf(byStep.get(keyOf(step))!).join(),
  );
  for (const [ids, about] of byPeople) {
    const [first] = about;
    const user_ids = ids.split(',').map(Number);
    const documents = new Set(about.map(({ document_id }) => document_id)).size;
    await notifyPeople(
      ctx,
      documents === 1
        ? { kind: 'approval', message: one(first!.filename), document_id: first!.document_id, user_ids }
        : { kind: 'approval', message: many(documents), user_ids },
    );
  }
}

const idsOf = (candidates: CandidateRow[]): number[] =>
  [...new Set(candidates.map(({ user_id }) => user_id))].sort((a, b) => a - b);
