// What the night does with documents whose time is over: to the trash where their rule says so, and out of the trash what lies there
// for long and nothing keeps.
import type { Context } from '../context.ts';
import { isoDay } from '../platform/clock.ts';
import { RectoError } from '../platform/errors.ts';
import { readSettings } from '../settings/settings.ts';
import { emptyTrash } from './purge.ts';
import { deleteDocument } from './trash.ts';

/** Documents of one night; the next one goes on. */
const AT_ONCE = 10_000;

export async function purgeBySchedule(ctx: Context): Promise<void> {
  await trashOverdue(ctx);
  const { purge_trash_after_days: days } = await readSettings(ctx);
  if (days === null) return;
  const before = new Date(ctx.clock.now().getTime() - days * 86_400_000);
  await emptyTrash(ctx, before);
}

async function trashOverdue(ctx: Context): Promise<void> {
  const overdue = await ctx.db
    .selectFrom('documents')
    .innerJoin('retentions', 'retentions.document_id', 'documents.id')
    .innerJoin('retention_rules as rule', 'rule.id', 'retentions.rule_id')
    .select('documents.id')
    .where('rule.over', '=', 'trash')
    .where('retentions.until', '<', isoDay(ctx.clock.now()))
    .where('documents.deleted_at', 'is', null)
    .where('documents.split', '=', false)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('holds')
            .select('holds.id')
            .where('holds.lifted_at', 'is', null)
            .where((hold) =>
              hold.or([
                hold('holds.document_id', '=', hold.ref('documents.id')),
                hold('holds.contact_id', '=', hold.ref('documents.contact_id')),
              ]),
            ),
        ),
      ),
    )
    .orderBy('documents.id')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of overdue) {
    try {
      await deleteDocument(ctx, id);
    } catch (error) {
      // Somebody has deleted it meanwhile.
      if (!(error instanceof RectoError)) throw error;
    }
  }
}
