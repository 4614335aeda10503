// Values that are read from the database when the metrics are: how much waits and for how long, and what there is.
import { Gauge } from 'prom-client';
import type { Context } from '../context.ts';
import { errorForLog } from '../platform/log.ts';
import { readSettings, type StoredSettings } from '../settings/settings.ts';

/** Scrapes that come closer together share one reading. */
const FRESH_MS = 2000;

interface State {
  queue: { job: string; waiting: number; active: number; oldest_seconds: number }[];
  documents: { status: string; documents: number }[];
  deliveries: { state: string; deliveries: number }[];
  settings: StoredSettings;
}

type AddGauge = <Label extends string>(
  name: string,
  help: string,
  labelNames: Label[],
  fill: (state: State, set: (labels: Record<Label, string>, value: number) => void) => void,
) => void;

/** Adds the gauges to the registry of the context. While the database cannot be reached they are left out. */
export function observeState(ctx: Context): void {
  const read = createReader(ctx);
  const gauge: AddGauge = (name, help, labelNames, fill) =>
    void new Gauge({
      name,
      help,
      labelNames,
      registers: [ctx.metrics.registry],
      async collect() {
        this.reset();
        const state = await read();
        if (state !== undefined) fill(state, (labels, value) => this.set(labels, value));
      },
    });
  gauge(
    'recto_queue_jobs',
    'Jobs that wait or run, over all processes.',
    ['queue', 'state'],
    (state, set) => {
      for (const { job: queue, waiting, active } of state.queue) {
        set({ queue, state: 'waiting' }, waiting);
        set({ queue, state: 'active' }, active);
      }
    },
  );
  gauge(
    'recto_queue_oldest_seconds',
    'How long the oldest job that is due has waited.',
    ['queue'],
    (state, set) => {
      for (const { job: queue, oldest_seconds } of state.queue) set({ queue }, oldest_seconds);
    },
  );
  gauge('recto_documents', 'Documents by status, without those in the trash.', ['status'], (state, set) => {
    for (const { status, documents } of state.documents) set({ status }, documents);
  });
  gauge('recto_webhook_deliveries', 'Deliveries that are not done.', ['state'], (state, set) => {
    for (const { state: name, deliveries } of state.deliveries) set({ state: name }, deliveries);
  });
  observeBackups(ctx, gauge);
}

function observeBackups({ config }: Context, gauge: AddGauge): void {
  gauge(
    'recto_backup_last_success_timestamp_seconds',
    'When the last backup was made; 0 where a schedule is set and none was made yet.',
    [],
    ({ settings: { last_backup } }, set) => {
      if (last_backup !== null) set({}, Date.parse(last_backup.at) / 1000);
      else if (config.backup_dir !== undefined) set({}, 0);
    },
  );
  gauge(
    'recto_backup_failed',
    '1 when the last scheduled backup failed and none was made since.',
    [],
    ({ settings: { failed_backup } }, set) => set({}, failed_backup === null ? 0 : 1),
  );
  gauge(
    'recto_backup_lost_originals',
    'Originals that the last backup misses because the instance misses them.',
    [],
    ({ settings: { last_backup } }, set) => set({}, last_backup?.problems ?? 0),
  );
}

function createReader(ctx: Context): () => Promise<State | undefined> {
  let last: { at: number; state: Promise<State | undefined> } | undefined;
  return () => {
    if (last === undefined || performance.now() - last.at > FRESH_MS)
      last = {
        at: performance.now(),
        state: readState(ctx).catch((error: unknown) => {
          ctx.log.warn(errorForLog(error), 'metrics without the state of the database');
          return undefined;
        }),
      };
    return last.state;
  };
}

async function readState(ctx: Context): Promise<State> {
  const queue = await ctx.queue.load(ctx.db);
  const documents = await ctx.db
    .selectFrom('document_totals')
    .select(['status', (eb) => eb.fn.sum<string>('documents').as('documents')])
    .groupBy('status')
    .execute();
  const deliveries = await ctx.db
    .selectFrom('deliveries')
    .select(['state', (eb) => eb.fn.countAll<number>().as('deliveries')])
    .where('state', 'in', ['pending', 'retrying', 'held'])
    .groupBy('state')
    .execute();
  return {
    queue,
    documents: documents.map(({ status, documents }) => ({ status, documents: Number(documents) })),
    deliveries,
    settings: await readSettings(ctx),
  };
}
