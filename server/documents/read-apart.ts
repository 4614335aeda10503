// Reading a file that somebody sent in a process of its own: what may stand in it stays away from the service.
import type { Context } from '../context.ts';
import type { RectoError } from '../platform/errors.ts';
import { runApart } from '../platform/processes/run-apart.ts';

const LIMITS = { timeout_ms: 120_000, memory_mb: 2048 };

/**
 * What `program` answers to `order`, which names the file.
 * @throws `unreadable` where it answers nothing, fails, or takes too long
 */
export async function readApart<Result>(
  ctx: Context,
  program: URL,
  order: unknown,
  unreadable: RectoError,
): Promise<Result> {
  const read = await runApart<Result | undefined>(program, order, LIMITS).catch((error: unknown) => {
    ctx.log.warn({ error }, 'an imported file could not be read');
    return undefined;
  });
  if (read === undefined) throw unreadable;
  return read;
}
