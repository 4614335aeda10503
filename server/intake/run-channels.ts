// Runs every channel when its time has come. Each worker process looks for itself; a claim keeps two from running one at the
// same time, and the rows of what came in keep it right even if they did.
import type { Context } from '../context.ts';
import { audit } from '../audit/audit.ts';
import { notifyPeople } from '../notifications/notify.ts';
import { RectoError } from '../platform/errors.ts';
import { errorForLog } from '../platform/log.ts';
import { runFolder } from './folder/run-folder.ts';
import { describeMailError } from './mailbox/connect.ts';
import { runMailbox } from './mailbox/run-mailbox.ts';
import { claimDueChannel, finishRun, renewClaim, type ChannelRow } from './store.ts';
import { sentence, type Said } from '../platform/sentences/sentence.ts';

const LOOK_MS = 1_000;
const RENEW_MS = 20_000;
const AT_ONCE = 4;
/** After a run that went wrong. */
const RETRY_MS = 30_000;

export function runChannels(ctx: Context): { stop(): Promise<void> } {
  const ending = new AbortController();
  const running = new Set<Promise<void>>();
  const look = async () => {
    while (running.size < AT_ONCE && !ending.signal.aborted) {
      const channel = await claimDueChannel(ctx);
      if (channel === undefined) return;
      const run: Promise<void> = runChannel(ctx, channel, ending.signal)
        .catch((error: unknown) => ctx.log.error(errorForLog(error), 'intake'))
        .finally(() => running.delete(run));
      running.add(run);
    }
  };
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking
      .then(look)
      .catch((error: unknown) => ctx.log.warn(errorForLog(error), 'intake cannot look for channels'));
  }, LOOK_MS);
  return {
    async stop() {
      clearInterval(timer);
      ending.abort();
      await looking;
      await Promise.all(running);
    },
  };
}

async function runChannel(outer: Context, channel: ChannelRow, signal: AbortSignal): Promise<void> {
  const ctx = outer.as({ kind: 'system', id: null, name: `Intake: ${channel.name}` });
  const renewal = setInterval(() => void renewClaim(ctx, channel.id).catch(() => undefined), RENEW_MS);
  let error: Said | undefined;
  let next_in_ms = RETRY_MS;
  try {
    const { source } = channel;
    ({ next_in_ms } =
      source.kind === 'folder'
        ? await runFolder(ctx, channel, source, signal)
        : await runMailbox(ctx, channel, source, signal));
  } catch (failure) {
    if (signal.aborted) next_in_ms = 0;
    else error = describeFailure(failure);
    ctx.log.warn({ channel: channel.id, ...errorForLog(failure) }, 'intake channel');
  } finally {
    clearInterval(renewal);
  }
  await ctx.transaction(async (ctx) => {
    const { newly_failing } = await finishRun(ctx, channel, { error, next_in_ms });
    if (newly_failing) await tell(ctx, channel, error ?? '');
  });
}

const describeFailure = (error: unknown): Said =>
  error instanceof RectoError ? error.sentence : describeMailError(error);

async function tell(ctx: Context, { id, name }: ChannelRow, reason: Said): Promise<void> {
  await audit(ctx, { event: 'intake.failed', detail: { channel_id: id, channel: name, reason } });
  const message = sentence('notices.channelFailing', { name, reason });
  await notifyPeople(ctx, { kind: 'intake', for_admins: true, message });
}
