// The audit log as JSON lines, with everything that the hashes cover; made completely before it is sent.
import { dataPaths } from '../config.ts';
import type { Context } from '../context.ts';
import { spool, writeTo, type Spooled } from '../platform/files/spool.ts';
import { audit } from './audit.ts';
import { storedPortions, type AuditFilter } from './store.ts';

export async function auditLines(ctx: Context, filter: AuditFilter): Promise<Spooled> {
  let entries = 0;
  const file = await spool(dataPaths(ctx.config).temporary, async (stream) => {
    for await (const portion of storedPortions(ctx, filter)) {
      entries += portion.length;
      await writeTo(stream, portion.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    }
  });
  await audit(ctx, { event: 'audit.exported', detail: { entries, filter } });
  return file;
}
