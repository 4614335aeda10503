// The ledger of proposals and approvals: SQL. Its sums are kept by a trigger.
import { sql, type Insertable } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { FieldLabel } from '../database/quality-tables.ts';

export interface NewApproval extends Omit<Insertable<Tables['approvals']>, 'fields' | 'seconds' | 'first'> {
  fields: FieldLabel[];
}

/** What the approval that is replaced says, when it is the first of a person. */
const FIRST = sql<string | null>`coalesce(approvals.first, case when approvals.actor_kind = 'person' then
  jsonb_build_object('hand', approvals.hand, 'clean', approvals.clean, 'fields', approvals.fields) end)`;

/** In the transaction of the approval. Takes the place of an earlier one, and the time that people worked until now. */
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
    .onConflict((conflict) => conflict.column('document_id').doUpdateSet({ ...row, first: FIRST }))
    .execute();
}

/** An approval that is undone was none. The time that it took goes to the next one. */
export async function withdrawApproval(ctx: Context, document_id: number): Promise<void> {
  const approval = await ctx.db
    .deleteFrom('approvals')
    .where('document_id', '=', document_id)
    .returning(['actor_kind', 'actor_id', 'seconds'])
    .executeTakeFirst();
  if (approval?.actor_kind !== 'person' || approval.actor_id === null || approval.seconds === null) return;
  await addSeconds(ctx, document_id, approval.actor_id, approval.seconds);
}

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
