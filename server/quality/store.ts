// The ledger of proposals and decisions: SQL. Its sums are kept by a trigger.
import { sql, type Insertable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { FieldLabel } from '../database/quality-tables.ts';

export interface NewApproval extends Omit<
  Insertable<Tables['approvals']>,
  'fields' | 'seconds' | 'first' | 'replaced'
> {
  fields: FieldLabel[];
}

/** What the entry that is replaced says, when it is the first of a person. That a person rejected it later on stays with it. */
const FIRST = sql<string | null>`case when approvals.actor_kind <> 'person' then approvals.first
  when approvals.first is null
    then jsonb_build_object('hand', approvals.hand, 'clean', approvals.clean, 'fields', approvals.fields)
  when approvals.hand = 'rejected' then jsonb_set(approvals.first, '{hand}', '"rejected"')
  else approvals.first end`;

/** Without its own, or entries would grow with every decision. */
const REPLACED = sql<string>`to_jsonb(approvals) - 'replaced'`;

/** In the transaction of the decision. Takes the place of an earlier one, and the time that people worked until now. */
export async function saveApproval(ctx: Context, approval: NewApproval): Promise<void> {
  const worked = await ctx.db
    .deleteFrom('review_seconds')
    .where('document_id', '=', approval.document_id)
    .returning('seconds')
    .execute();
  const row = {
    ...approval,
    seconds: worked.length === 0 ? null : worked.reduce((sum, { seconds }) => sum + seconds, 0),
    fields: JSON.stringify(approval.fields),
  };
  await ctx.db
    .insertInto('approvals')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('document_id').doUpdateSet({ ...row, first: FIRST, replaced: REPLACED }),
    )
    .execute();
}

/** A decision that is undone was none: the one before holds again. The time that it took goes to the next one. */
export async function withdrawDecision(ctx: Context, document_id: number): Promise<void> {
  const decision = await ctx.db
    .deleteFrom('approvals')
    .where('document_id', '=', document_id)
    .returning(['actor_kind', 'actor_id', 'seconds', 'replaced'])
    .executeTakeFirst();
  if (decision === undefined) return;
  const { actor_kind, actor_id, seconds, replaced } = decision;
  if (replaced !== null)
    await sql`insert into approvals (${COLUMNS}) select ${COLUMNS}
      from jsonb_populate_record(null::approvals, ${JSON.stringify(replaced)}::jsonb)`.execute(ctx.db);
  if (actor_kind !== 'person' || actor_id === null || seconds === null) return;
  await addSeconds(ctx, document_id, actor_id, seconds);
}

/** All but the day, which the database derives, and what it had replaced itself. */
const COLUMNS = sql.raw(
  `document_id, at, contact_id, profile_id, profile_version, vendor, engine, actor_kind, actor_id, actor_name, by_token, hand, clean, seconds,
   fields, first`,
);

export async function addSeconds(
  ctx: Context,
  document_id: number,
  user_id: number,
  seconds: number,
): Promise<void> {
  await ctx.db
    .insertInto('review_seconds')
    .values({ document_id, user_id, seconds })
    .onConflict((conflict) =>
      conflict
        .columns(['document_id', 'user_id'])
        .doUpdateSet((eb) => ({ seconds: eb('review_seconds.seconds', '+', seconds) })),
    )
    .execute();
}
