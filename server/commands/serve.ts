// Builds the context and runs the web server, the worker, or both in one process; ends them in order.
import type { FastifyInstance } from 'fastify';
import { createApi, createWorkerApi } from '../api.ts';
import { keepCheckpoints } from '../audit/checkpoints.ts';
import { dataPaths, type Config } from '../config.ts';
import { SYSTEM, createContext, type Context, type Edges } from '../context.ts';
import { runChannels } from '../intake/run-channels.ts';
import { jobs } from '../jobs.ts';
import { systemClock } from '../platform/clock.ts';
import { tellEndpoints } from '../webhooks/endpoints/tell-endpoints.ts';
import { observeState } from '../metrics/observe-state.ts';
import { createNotifications } from '../platform/db/notifications.ts';
import { waitForDatabase } from '../platform/db/wait-for-database.ts';
import { sweepTemporaryFiles } from '../platform/files/file-store.ts';
import { outbound } from '../platform/http/outbound.ts';
import type { Logger } from '../platform/log.ts';
import { createMetrics } from '../platform/metrics.ts';
import type { ProcessPool } from '../platform/processes/process-pool.ts';
import { createModels } from '../platform/model/models.ts';
import { startQueue } from '../platform/queue/queue.ts';
import { openExtractorPool } from '../extraction/process/extractor-pool.ts';
import { openReaderPool } from '../reading/reader-pool.ts';
import { tellOfBrokenAudit } from '../notifications/broken-audit.ts';
import { jobHandlers } from '../worker.ts';
import { ensureInstance, firstSecrets, type FirstSecrets } from './first-start.ts';
import { openDatabase, openFiles, openSecrets, type Stops } from './parts.ts';
import { checkBeforeStart, listenError } from './preflight.ts';
import { prepareSchema } from './prepare-schema.ts';

export interface Roles {
  web: boolean;
  worker: boolean;
}

export interface Service {
  ctx: Context;
  /** Of the web server, or of a worker's health and metrics; undefined for a worker without. */
  address: string | undefined;
  first: FirstSecrets;
  stop(): Promise<void>;
}

/**
 * @param replaced parts that tests put in place of the real ones
 * @param signal ends the waiting for a database that is not ready; its reason is thrown then
 */
export async function startService(
  config: Config,
  roles: Roles,
  log: Logger,
  replaced: Partial<Edges> = {},
  signal?: AbortSignal,
): Promise<Service> {
  const stops: Stops = [];
  const stop = async () => {
    for (const end of stops.splice(0).reverse())
      await end().catch((error: unknown) => log.warn({ error: String(error) }, 'while stopping'));
  };
  try {
    const edges = await buildEdges(config, roles, log, stops, signal);
    const ctx = createContext({ ...edges, ...replaced }, SYSTEM);
    observeState(ctx);
    await ensureInstance(ctx);
    await sweepTemporaryFiles(dataPaths(config).temporary);
    const checkpoints = keepCheckpoints(ctx, (reason) => tellOfBrokenAudit(ctx, reason));
    stops.push(() => checkpoints.stop());
    let address: string | undefined;
    if (roles.web) {
      const app = await createApi(ctx);
      stops.push(() => app.close());
      address = await listen(app, config, config.port);
    } else if (config.worker_port !== undefined) {
      const app = await createWorkerApi(ctx);
      stops.push(() => app.close());
      address = await listen(app, config, config.worker_port);
    }
    if (roles.worker) {
      await ctx.queue.work(jobHandlers(ctx), config.workers);
      const channels = runChannels(ctx);
      stops.push(() => channels.stop());
      const telling = tellEndpoints(ctx);
      stops.push(() => telling.stop());
    }
    const first = roles.web ? await firstSecrets(ctx) : {};
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
  stops: Stops,
  signal?: AbortSignal,
): Promise<Edges> {
  const files = await openFiles(config);
  await checkBeforeStart(config, files, roles.web ? config.port : config.worker_port, log);
  const database = await openDatabase(config, roles.web ? 16 : 8, log, stops);
  const { connection, pool, db, scoped } = database;
  await waitForDatabase(connection, log, signal);
  const metrics = createMetrics();
  metrics.pool('database', () => ({
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  }));
  await prepareSchema(database, log);
  const notifications = createNotifications(connection, log);
  stops.push(() => notifications.stop());
  const readers = openReaderPool(roles.worker ? config.workers : 1);
  const extractors = openExtractorPool(roles.worker ? config.workers : 1);
  const renderers = openReaderPool(1);
  metrics.pool('readers', () => useOf(readers));
  metrics.pool('extractors', () => useOf(extractors));
  metrics.pool('renderers', () => useOf(renderers));
  stops.push(() => Promise.all([readers, extractors, renderers].map((pool) => pool.close())));
  const queue = await startQueue({
    connection,
    jobs,
    log,
    works: roles.worker,
    observe: metrics.job,
  });
  stops.push(() => queue.stop(config.drain_seconds * 1000));
  return {
    db,
    scoped,
    files,
    queue,
    readers,
    extractors,
    renderers,
    notifications,
    secrets: await openSecrets(config),
    clock: systemClock,
    outbound,
    models: createModels((outcome, seconds) => metrics.modelRequest(outcome, seconds)),
    log,
    metrics,
    config,
  };
}

const useOf = ({ load }: ProcessPool) => ({ used: load.running, waiting: load.waiting });

async function listen(app: FastifyInstance, config: Config, port: number): Promise<string> {
  try {
    return await app.listen({ port, host: config.host });
  } catch (error) {
    throw listenError(error, config, port);
  }
}
