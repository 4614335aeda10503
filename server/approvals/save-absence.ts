// Noting when somebody is absent, and who stands in.
import type { Absence } from '../../contract/approvals.ts';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import { invalid, notFound } from '../platform/errors.ts';
import { sentence, wrongValue } from '../platform/sentences/sentence.ts';
import { getUser } from '../users/store.ts';
import { findAbsence } from './store.ts';

/** @param absence null: the person is there */
export async function saveAbsence(ctx: Context, user_id: number, absence: Absence | null): Promise<void> {
  await ctx.transaction(async (ctx) => {
    const { name } = await getUser(ctx, user_id);
    const before = await findAbsence(ctx, user_id);
    if (absence !== null) await requireUsable(ctx, user_id, absence);
    await ctx.db.deleteFrom('absences').where('user_id', '=', user_id).execute();
    if (absence !== null)
      await ctx.db
        .insertInto('absences')
        .values({ user_id, ...absence })
        .execute();
    await audit(ctx, { event: 'user.absence_set', detail: { user_id, name, before, after: absence } });
  });
}

async function requireUsable(
  ctx: Context,
  user_id: number,
  { substitute_id, from_day, until_day }: Absence,
): Promise<void> {
  if (until_day < from_day) throw invalid(wrongValue('absence.until_day', sentence('values.notBefore')));
  const { id, disabled } = await getUser(ctx, substitute_id);
  if (disabled || id === user_id) throw notFound('refusals.noUser', { id: substitute_id });
}
