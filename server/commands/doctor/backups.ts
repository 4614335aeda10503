// Backups: the folder of the schedule, and when the last one was made. None of it keeps Recto from working.
import { stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { requireBackupFolder } from '../../backup/generations.ts';
import { dataPaths, type Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { readSettings } from '../../settings/settings.ts';
import { fine, warning, type Finding } from './finding.ts';
import { nearestExisting } from './machine.ts';

const HOUR_MS = 3600_000;
const OLD_HOURS = 36;
const OLD_BY_HAND_HOURS = 7 * 24;

export async function examineBackupFolder(config: Config): Promise<Finding[]> {
  if (config.backup_dir === undefined) return [];
  const root = path.resolve(config.backup_dir);
  try {
    await requireBackupFolder(root);
  } catch (error) {
    return [warning('backup folder', (error as Error).message, 'Until then no backup is made.')];
  }
  const { bavail, bsize } = await statfs(root);
  const says = `${root}, ${Math.floor((bavail * bsize) / 1024 / 1024)} MB free, every day at ${config.backup_at}`;
  const data = await stat(await nearestExisting(dataPaths(config).root));
  return [
    data.dev === (await stat(root)).dev
      ? warning(
          'backup folder',
          says,
          'It is on the disk of the data: a disk that fails takes both. Use another.',
        )
      : fine('backup folder', says),
  ];
}

export async function examineLastBackup(ctx: Context): Promise<Finding> {
  const { last_backup, failed_backup } = await readSettings(ctx);
  const scheduled = ctx.config.backup_dir !== undefined;
  if (failed_backup !== null)
    return warning(
      'backup',
      `failed at ${failed_backup.at}: ${failed_backup.reason}`,
      'Mend it, then run: recto backup',
    );
  if (last_backup === null)
    return scheduled
      ? warning('backup', 'none yet', 'A running worker makes the first within a minute.')
      : warning('backup', 'none yet', 'Set RECTO_BACKUP_DIR, or run: recto backup FOLDER');
  const hours = (Date.now() - Date.parse(last_backup.at)) / HOUR_MS;
  const says = `the last one was made at ${last_backup.at}`;
  if (last_backup.problems > 0)
    return warning(
      'backup',
      `${says} and misses ${last_backup.problems} originals that the instance misses`,
      'An older backup may hold them: copy them from its folder originals to the store.',
    );
  if (hours <= (scheduled ? OLD_HOURS : OLD_BY_HAND_HOURS)) return fine('backup', says);
  return warning('backup', says, scheduled ? 'Look whether a worker runs.' : 'Run: recto backup FOLDER');
}
