// The audit log does not hold any more: the Admins must know.
import { verifyAudit } from '../audit/verify.ts';
import type { Context } from '../context.ts';
import { notifyPeople } from './notify.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';

export async function tellOfBrokenAudit(ctx: Context, reason: Said): Promise<void> {
  await notifyPeople(ctx, {
    kind: 'audit',
    for_admins: true,
    message: sentence('notices.auditChanged', { said: reason }),
  });
}

/** Once a day, whether or not anybody looks. */
export async function verifyAuditDaily(ctx: Context): Promise<void> {
  const { intact, entries, problems, duration_ms } = await verifyAudit(ctx);
  ctx.log.info({ intact, entries, duration_ms }, 'audit log verified');
  const [first] = problems;
  if (first !== undefined) await tellOfBrokenAudit(ctx, first.detail);
}
