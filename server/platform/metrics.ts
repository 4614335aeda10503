// What the process measures about itself, for Prometheus. One registry per service, so that several can live in one process.
import { Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';

export interface PoolUse {
  used: number;
  /** Where that is known. */
  idle?: number;
  /** Callers in line for a connection. */
  waiting: number;
}

export interface Metrics {
  /** `route` is the pattern, never the address: ids would make a series each. */
  httpRequest(labels: { method: string; route: string; status: number }, seconds: number): void;
  job(name: string, outcome: 'done' | 'failed', seconds: number): void;
  /** Measures one stage of processing; the result and errors pass through. */
  stage<T>(stage: string, work: () => Promise<T>): Promise<T>;
  /** One attempt to deliver a webhook. */
  webhookAttempt(outcome: string, seconds: number): void;
  /** One answer of a model server. */
  modelRequest(outcome: string, seconds: number): void;
  /** A value that is read whenever the metrics are. */
  pool(name: string, read: () => PoolUse): void;
  /** The Prometheus text format, version 0.0.4. */
  text(): Promise<string>;
  content_type: string;
  /** For values that are computed when they are read. */
  registry: Registry;
}

const SHORT_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];
const LONG_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900, 3600];

export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const histogram = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    buckets: number[],
  ) => new Histogram({ name, help, labelNames, buckets, registers });
  const http = histogram(
    'recto_http_request_duration_seconds',
    'Time from the first byte of a request to the end of its answer.',
    ['method', 'route', 'status'],
    SHORT_S,
  );
  const jobs = histogram('recto_job_duration_seconds', 'Run time of jobs.', ['queue', 'outcome'], LONG_S);
  const stages = histogram(
    'recto_stage_duration_seconds',
    'Time a document spends in a stage of processing.',
    ['stage', 'outcome'],
    LONG_S,
  );
  const attempts = histogram(
    'recto_webhook_attempt_duration_seconds',
    'Duration of attempts to deliver a webhook, by what they came to.',
    ['outcome'],
    SHORT_S,
  );
  const model = histogram(
    'recto_model_request_duration_seconds',
    'Duration of requests to the model server.',
    ['outcome'],
    LONG_S,
  );
  return {
    registry,
    content_type: registry.contentType,
    text: () => registry.metrics(),
    httpRequest: ({ method, route, status }, seconds) =>
      http.observe({ method, route, status: String(status) }, seconds),
    job: (queue, outcome, seconds) => jobs.observe({ queue, outcome }, seconds),
    stage: (stage, work) => measure(work, (outcome, seconds) => stages.observe({ stage, outcome }, seconds)),
    webhookAttempt: (outcome, seconds) => attempts.observe({ outcome }, seconds),
    modelRequest: (outcome, seconds) => model.observe({ outcome }, seconds),
    pool: createPoolGauge(registry),
  };
}

async function measure<T>(
  work: () => Promise<T>,
  observe: (outcome: 'done' | 'failed', seconds: number) => void,
): Promise<T> {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  try {
    const result = await work();
    observe('done', seconds());
    return result;
  } catch (error) {
    observe('failed', seconds());
    throw error;
  }
}

function createPoolGauge(registry: Registry): Metrics['pool'] {
  const pools = new Map<string, () => PoolUse>();
  new Gauge({
    name: 'recto_pool_members',
    help: 'Database connections and child processes: in use, idle, and callers waiting for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, read] of pools) {
        const { used, idle, waiting } = read();
        this.set({ pool, state: 'used' }, used);
        if (idle !== undefined) this.set({ pool, state: 'idle' }, idle);
        this.set({ pool, state: 'waiting' }, waiting);
      }
    },
  });
  return (name, read) => void pools.set(name, read);
}
