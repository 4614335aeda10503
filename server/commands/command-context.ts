// The context of a command that reads or changes settings and people: without queue, originals and child processes.
import os from 'node:os';
import type { Config } from '../config.ts';
import { createContext, type Context, type Edges } from '../context.ts';
import { systemClock } from '../platform/clock.ts';
import { createNotifications } from '../platform/db/notifications.ts';
import type { Logger } from '../platform/log.ts';
import { openDatabase, openSecrets, type Stops } from './parts.ts';
import { requireSchema } from './prepare-schema.ts';

/** @param command as the audit log names who acts, with the user of the operating system */
export async function openCommandContext(
  config: Config,
  command: string,
  log: Logger,
  stops: Stops,
): Promise<Context> {
  const { db, connection } = await openDatabase(config, 2, log, stops);
  await requireSchema(db);
  const notifications = createNotifications(connection, log);
  stops.push(() => notifications.stop());
  const secrets = await openSecrets(config);
  const parts: Partial<Edges> = { db, secrets, notifications, clock: systemClock, log, config };
  const name = `${command} (${os.userInfo().username})`;
  return createContext(parts as Edges, { kind: 'system', id: null, name });
}
