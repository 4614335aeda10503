// Jobs whose time has come. A new job tells the workers by itself; one that waits for a later time, as each retry does, comes
// due without a word.
import type { PgBoss } from 'pg-boss';
import { errorForLog, type Logger } from '../log.ts';

/** How late such a job may begin. */
const LOOK_EVERY_MS = 500;

const DUE = `select name from unnest($1::text[]) name where exists (select from pgboss.job
  where job.name = name.name and job.state < 'active' and not job.blocked and job.start_after <= now())`;

/**
 * Wakes the workers of every queue that has a job to do. One look at all queues takes the place of a poll by each of some thirty
 * workers, which would keep an idle service and its database busy.
 * @param workers ids by the name of the queue
 * @returns how to end it
 */
export function wakeForDueJobs(
  boss: PgBoss,
  workers: ReadonlyMap<string, string[]>,
  log: Logger,
): () => void {
  const names = [...workers.keys()];
  let looking = false;
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const { rows } = await boss.getDb().executeSql(DUE, [names]);
      for (const { name } of rows) for (const id of workers.get(name) ?? []) boss.notifyWorker(id);
    } catch (error) {
      log.warn(errorForLog(error), 'queue');
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS);
  return () => clearInterval(timer);
}
