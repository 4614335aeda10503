// The job of the schedule: once a minute it looks whether the backup of the day is due, and makes it.
import path from 'node:path';
import type { Context } from '../context.ts';
import type { Config } from '../config.ts';
import { isoSeconds } from '../platform/clock.ts';
import { errorForLog } from '../platform/log.ts';
import { sentence } from '../platform/sentences/sentence.ts';
import { notifyPeople, toldSince } from '../notifications/notify.ts';
import { readSettings, writeSettings } from '../settings/settings.ts';
import { listGenerations, makeGeneration, requireBackupFolder } from './generations.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { generationTime, type Kept } from './retention.ts';
import { isBackupDue } from './schedule.ts';

export const keptOf = (config: Config): Kept => ({
  daily: config.backup_keep_daily,
  weekly: config.backup_keep_weekly,
  monthly: config.backup_keep_monthly,
});

export async function backUpOnSchedule(ctx: Context, signal: AbortSignal): Promise<void> {
  const { backup_dir } = ctx.config;
  if (backup_dir === undefined) return;
  await oneAtATime(ctx.db, async () => {
    try {
      if (await isDue(ctx, path.resolve(backup_dir))) await backUp(ctx, path.resolve(backup_dir), signal);
    } catch (error) {
      // The service stops: nothing has failed, and the next process begins anew.
      signal.throwIfAborted();
      ctx.log.error(errorForLog(error), 'backup failed');
      await tellOfFailure(ctx, error instanceof Error ? error.message : String(error));
    }
  });
}

async function isDue(ctx: Context, root: string): Promise<boolean> {
  const { failed_backup } = await readSettings(ctx);
  const failed = failed_backup === null ? undefined : new Date(failed_backup.at);
  const now = ctx.clock.now();
  // One that fails at the folder is tried again as seldom as any other.
  if (!isBackupDue(now, ctx.config.backup_at, { made: undefined, failed })) return false;
  await requireBackupFolder(root);
  const times = (await listGenerations(root)).flatMap((name) => generationTime(name) ?? []);
  // One of a day to come was made while the clock was wrong.
  const made = times.findLast((time) => time <= now);
  return isBackupDue(now, ctx.config.backup_at, { made, failed });
}

async function backUp(ctx: Context, root: string, signal: AbortSignal): Promise<void> {
  const started = performance.now();
  const { folder, copied, kept, removed, problems } = await makeGeneration(
    ctx,
    root,
    keptOf(ctx.config),
    signal,
  );
  await writeSettings(ctx, {
    last_backup: { at: isoSeconds(ctx.clock.now()), problems: problems.length },
    failed_backup: null,
  });
  const ms = Math.round(performance.now() - started);
  ctx.log.info({ folder, copied, kept, removed, problems, ms }, 'backup made');
  if (problems.length > 0) await tell(ctx, 'notices.backupIncomplete', problems[0]!);
}

async function tellOfFailure(ctx: Context, reason: string): Promise<void> {
  await writeSettings(ctx, { failed_backup: { at: isoSeconds(ctx.clock.now()), reason } });
  await tell(ctx, 'notices.backupFailed', reason);
}

const TOLD_AGAIN_MS = 24 * 3600_000;

async function tell(
  ctx: Context,
  code: 'notices.backupFailed' | 'notices.backupIncomplete',
  reason: string,
): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - TOLD_AGAIN_MS);
  await ctx.transaction(async (ctx) => {
    if (await toldSince(ctx, 'backup', code, since)) return;
    await notifyPeople(ctx, { kind: 'backup', for_admins: true, message: sentence(code, { reason }) });
  });
}
