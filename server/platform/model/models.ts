// Models by their settings. Everything that asks the same server shares one connection, and with it the turn-taking and
// what was learned; a server is looked at again from time to time, since operators restart it with other options.
import { createAvailability, sleep } from './availability.ts';
import { createConnection, type Connection } from './connection.ts';
import type { ConnectionReport } from './connection-report.ts';
import { createModel } from './create-model.ts';
import { DEFAULT_TIMEOUTS, type ModelSettings } from './endpoint.ts';
import { inspectServer, type ServerFacts } from './inspect-server.ts';
import { probeVision } from './live-probes.ts';
import { ModelError, aborted, isBusy } from './model-error.ts';
import type { Model } from './model.ts';
import { observeModel, type ModelObserver } from './observe-model.ts';
import { testConnection } from './test-connection.ts';

/** After so long the server is looked at again before it is used. */
const FRESH_MS = 10 * 60_000;
/** A server that was not there is not looked for again by the next document. */
const FAILED_MS = 10_000;
const VISION_PROBE_MS = 60_000;

export interface Models {
  /**
   * The model of these settings, ready to be asked; waits while the server loads it. Throws `ModelError` where there is no
   * server, no such model, or one that we do not talk to; the caller goes on without a model then.
   */
  connect(settings: ModelSettings, signal?: AbortSignal): Promise<Model>;
  /** Looks and asks, for the settings page; what is wrong, a cancellation too, stands in the report. */
  test(settings: ModelSettings, signal?: AbortSignal): Promise<ConnectionReport>;
}

interface Known {
  key: string;
  until: number;
  connection: Promise<Connection>;
}

/**
 * Keeps the latest settings only: there is one model server at a time.
 * @param observe told of every answer, for the metrics
 */
export function createModels(observe: ModelObserver = () => undefined): Models {
  let known: Known | undefined;
  function find(settings: ModelSettings): Promise<Connection> {
    const key = JSON.stringify(settings);
    if (known?.key === key && known.until > Date.now()) return known.connection;
    const earlier = known?.key === key ? known.connection : undefined;
    const next: Known = { key, until: Infinity, connection: open(settings, earlier) };
    known = next;
    next.connection.then(
      () => (next.until = Date.now() + FRESH_MS),
      () => (next.until = Date.now() + FAILED_MS),
    );
    return next.connection;
  }
  return {
    test: testConnection,
    connect: async (settings, signal) =>
      observeModel(createModel(await abortable(find(settings), signal)), observe),
  };
}

/** Keeps what was learned, as long as it is the same model with the same context. */
async function open(settings: ModelSettings, earlier: Promise<Connection> | undefined): Promise<Connection> {
  const facts = await inspectWhenLoaded(settings);
  const before = await earlier?.catch(() => undefined);
  const { endpoint, kind, model, context } = facts;
  const same =
    before?.kind === kind && before.model === model.name && before.context_tokens === context.tokens;
  if (before !== undefined && same) return before;
  const base = { endpoint, kind, model: model.name, context_tokens: context.tokens };
  const connection = createConnection({ ...base, vision: facts.vision ?? false }, settings.concurrency);
  if (facts.vision === null) connection.vision = await canSee(connection);
  return connection;
}

async function inspectWhenLoaded(settings: ModelSettings): Promise<ServerFacts> {
  const availability = createAvailability();
  const give_up_at = Date.now() + (settings.timeouts?.busy_ms ?? DEFAULT_TIMEOUTS.busy_ms);
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inspectServer(settings);
    } catch (error) {
      availability.failed(error, attempt);
      const pause = availability.wait_ms();
      if (!isBusy(error) || Date.now() + pause > give_up_at) throw error;
      await sleep(pause, undefined);
    }
  }
}

/** For servers that do not say it; one that is busy now counts as blind until it is looked at again. */
async function canSee(connection: Connection): Promise<boolean> {
  try {
    return (await probeVision(connection, AbortSignal.timeout(VISION_PROBE_MS))) ?? false;
  } catch (error) {
    if (error instanceof ModelError) return false;
    throw error;
  }
}

/** Lets one caller go without ending what others wait for. */
function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(aborted());
    if (signal.aborted) onAbort();
    signal.addEventListener('abort', onAbort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
