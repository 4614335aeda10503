// Builds the context and runs the web server, the worker, or both in one process; ends them in order.
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import { createApi } from '../api.ts';
import { dataPaths, type Config } from '../config.ts';
import { SYSTEM, createContext, type Context, type Edges } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { jobs } from '../jobs.ts';
import { systemClock } from '../platform/clock.ts';
import { createDatabase, createPool } from '../platform/db/connect.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createNotifications } from '../platform/db/notifications.ts';
import { resolveDatabase } from '../platform/db/resolve-database.ts';
import { sweepTemporaryFiles } from '../platform/files/file-store.ts';
import { openStore } from '../platform/files/open-store.ts';
import { outbound } from '../platform/http/outbound.ts';
import type { Logger } from '../platform/log.ts';
import { createModels } from '../platform/model/models.ts';
import { startQueue } from '../platform/queue/queue.ts';
import { createSecretBox, loadOrCreateKey, parseKey } from '../platform/secret-box.ts';
import { openReaderPool } from '../reading/reader-pool.ts';
import { jobHandlers } from '../worker.ts';
import { ensureInstance, type FirstSecrets } from './first-start.ts';

export const MIGRATIONS = path.join(import.meta.dirname, '..', 'database', 'migrations');

export interface Roles {
  web: boolean;
  worker: boolean;
}

export interface Service {
  ctx: Context;
  /** Undefined for a worker without web server. */
  address: string | undefined;
  first: FirstSecrets;
  stop(): Promise<void>;
}

/** How long running jobs may take to finish when the service ends; they are taken up again later. */
const GRACE_MS = 20_000;

/** @param replaced parts that tests put in place of the real ones */
export async function startService(
  config: Config,
  roles: Roles,
  log: Logger,
  replaced: Partial<Edges> = {},
): Promise<Service> {
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse())
      await end().catch((error: unknown) => log.warn({ error: String(error) }, 'while stopping'));
  };
  try {
    const edges = await buildEdges(config, roles, log, stops);
    const ctx = createContext({ ...edges, ...replaced }, SYSTEM);
    const first = await ensureInstance(ctx);
    await sweepTemporaryFiles(dataPaths(config).temporary);
    let address: string | undefined;
    if (roles.web) {
      const app = await createApi(ctx);
      stops.push(() => app.close());
      address = await listen(app, config);
    }
    if (roles.worker) await ctx.queue.work(jobHandlers(ctx), config.workers);
    return { ctx, address, first, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function buildEdges(
  config: Config,
  roles: Roles,
  log: Logger,
  stops: (() => Promise<unknown>)[],
): Promise<Edges> {
  const paths = dataPaths(config);
  const database = await resolveDatabase({
    database_url: config.database_url,
    data_dir: paths.root,
    bin_dir: config.pg_bin_dir,
    unsafe_fast: config.unsafe_fast_database,
    log,
  });
  stops.push(() => database.stop());
  const pool = createPool(database.connection, { max: roles.web ? 16 : 8, log });
  const db = createDatabase<Tables>(pool);
  stops.push(() => db.destroy());
  const applied = await migrate(db, MIGRATIONS);
  if (applied.length > 0) log.info({ applied }, 'database migrated');
  const notifications = createNotifications(database.connection, log);
  stops.push(() => notifications.stop());
  const readers = openReaderPool(roles.worker ? config.workers : 1);
  const renderers = openReaderPool(1);
  stops.push(() => Promise.all([readers.close(), renderers.close()]));
  const queue = await startQueue({
    connection: database.connection,
    jobs: jobs(config.max_attempts),
    log,
    works: roles.worker,
  });
  stops.push(() => queue.stop(GRACE_MS));
  const key =
    config.secret_key === undefined
      ? await loadOrCreateKey(paths.secret_key)
      : parseKey(config.secret_key, 'RECTO_SECRET_KEY');
  const files = await openStore({
    storage_url: config.storage_url,
    default_dir: paths.originals,
    temp_dir: paths.temporary,
    access_key_id: config.s3_access_key_id,
    secret_access_key: config.s3_secret_access_key,
  });
  return {
    db,
    files,
    queue,
    readers,
    renderers,
    notifications,
    secrets: createSecretBox(key),
    clock: systemClock,
    outbound,
    models: createModels(),
    log,
    config,
  };
}

async function listen(app: FastifyInstance, config: Config): Promise<string> {
  try {
    return await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${config.port} is in use. Stop what uses it, or set RECTO_PORT to another one.`, {
      cause: error,
    });
  }
}
