// The context of a command that reads or changes settings and people: without originals and child processes.
import os from 'node:os';
import type { Config } from '../config.ts';
import { createContext, type Context, type Edges } from '../context.ts';
import type { Jobs } from '../jobs.ts';
import { systemClock } from '../platform/clock.ts';
import { createNotifications } from '../platform/db/notifications.ts';
import type { Logger } from '../platform/log.ts';
import { startQueue } from '../platform/queue/queue.ts';
import { openDatabase, openSecrets, type Stops } from './parts.ts';
import { requireSchema } from './prepare-schema.ts';

/**
 * @param command as the audit log names who acts, with the user of the operating system
 * @param sends where what is changed makes work for the service
 */
export async function openCommandContext(
  config: Config,
  command: string,
  log: Logger,
  stops: Stops,
  sends?: Jobs,
): Promise<Context> {
  const { db, scoped, connection } = await openDatabase(config, 2, log, stops);
  await requireSchema(db);
  const notifications = createNotifications(connection, log);
  stops.push(() => notifications.stop());
  const secrets = await openSecrets(config);
  const queue =
    sends === undefined ? undefined : await startQueue({ connection, jobs: sends, log, works: false });
  if (queue !== undefined) stops.push(() => queue.stop(0));
  const parts: Partial<Edges> = {
    db,
    scoped,
    ...(queue === undefined ? {} : { queue }),
    secrets,
    notifications,
    clock: systemClock,
    log,
    config,
  };
  const name = `${command} (${os.userInfo().username})`;
  return createContext(parts as Edges, { kind: 'system', id: null, name });
}
