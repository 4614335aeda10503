// Telling endpoints what happened: the feed of changes is read for each, and every change it wants becomes a delivery. The
// deliveries, their jobs and how far it has been told stand or fall together, so that none is missed and none is doubled.
import type { Context } from '../../context.ts';
import type { ChangeWebhookBody, EndpointEvent } from '../../../contract/webhook-endpoints.ts';
import { CHANGE_STATUSES } from '../../../contract/feed.ts';
import { presentChange, wantedBy, type ChangeRow } from '../../feed/change.ts';
import { readChanges } from '../../feed/read-changes.ts';
import { whenChanged } from '../../feed/when-changed.ts';
import { randomToken } from '../../platform/secret-box.ts';
import { baseUrlOf, docUrl, readSettings } from '../../settings/settings.ts';
import { holdReason } from '../hold.ts';
import type { EndpointRow } from './store.ts';

const PORTION = 500;
/** A change that an endpoint does not want moves it on only after so many, since that is a write of its own. */
const STEP = 1000;

/** Every worker process looks; a lock on the row keeps two from telling one endpoint at the same time. */
export function tellEndpoints(ctx: Context): { stop(): Promise<void> } {
  return whenChanged(ctx, async (signal) => {
    for (const id of await findBehind(ctx)) {
      while (!signal.aborted && (await ctx.transaction((ctx) => queueChanges(ctx, id))));
    }
  });
}

/** Endpoints that something has happened since. */
async function findBehind(ctx: Context): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('webhook_endpoints')
    .select('id')
    .where('told', '<', (eb) => eb.selectFrom('audit_entries').select((one) => one.fn.max('id').as('newest')))
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Queues the next changes. Returns whether there are more. */
async function queueChanges(ctx: Context, endpoint_id: number): Promise<boolean> {
  const endpoint = await ctx.db
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', endpoint_id)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (endpoint === undefined) return false;
  const { rows, next, more } = await readChanges(ctx, endpoint.told, PORTION, wantedBy(endpoint.events));
  if (rows.length > 0) await insertDeliveries(ctx, endpoint, rows);
  if (rows.length > 0 || next - endpoint.told >= STEP) {
    await ctx.db.updateTable('webhook_endpoints').set({ told: next }).where('id', '=', endpoint_id).execute();
  }
  return more;
}

async function insertDeliveries(ctx: Context, endpoint: EndpointRow, rows: ChangeRow[]): Promise<void> {
  const settings = await readSettings(ctx);
  const base_url = baseUrlOf(ctx, settings);
  const held = holdReason(settings, endpoint) !== undefined;
  const now = ctx.clock.now();
  const filenames = await namesOf(ctx, rows);
  const values = rows.flatMap((row) => {
    const filename = filenames.get(row.document_id);
    // Removed for good since.
    if (filename === undefined) return [];
    const body = bodyOf(row, endpoint.events, filename, base_url);
    return {
      webhook_id: `msg_${randomToken(18)}`,
      document_id: row.document_id,
      endpoint_id: endpoint.id,
      event: body.event,
      url: endpoint.url,
      body: JSON.stringify(body),
      state: held ? ('held' as const) : ('pending' as const),
      next_attempt_at: held ? null : now,
      created_at: now,
    };
  });
  if (values.length === 0) return;
  const queued = await ctx.db.insertInto('deliveries').values(values).returning('id').execute();
  if (held) return;
  await ctx.queue.sendAll(
    ctx.db,
    'deliver_webhook',
    queued.map(({ id }) => ({ delivery_id: id })),
  );
}

/** Locked, so that none is removed for good before its delivery is there. */
async function namesOf(ctx: Context, rows: ChangeRow[]): Promise<Map<number, string>> {
  const ids = [...new Set(rows.map(({ document_id }) => document_id))];
  const documents = await ctx.db
    .selectFrom('documents')
    .select(['id', 'filename'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(documents.map(({ id, filename }) => [id, filename]));
}

function bodyOf(
  row: ChangeRow,
  wanted: EndpointEvent[],
  filename: string,
  base_url: string,
): ChangeWebhookBody {
  const { id, at, ...change } = presentChange(row);
  return {
    schema_version: '1.0',
    event: eventOf(change, wanted),
    timestamp: at,
    change_id: id,
    document_id: change.document_id,
    filename,
    contact_id: change.contact_id,
    by: change.by,
    before: change.before,
    after: change.after,
    record_url: `${base_url}/api/documents/${change.document_id}`,
    document_url: docUrl(base_url, change.document_id),
  };
}

/** The narrowest name that the endpoint asked for: document.exported rather than document.status_changed. */
function eventOf(
  { type, after }: Pick<ReturnType<typeof presentChange>, 'type' | 'after'>,
  wanted: EndpointEvent[],
): EndpointEvent {
  const statuses = Object.entries(CHANGE_STATUSES) as [keyof typeof CHANGE_STATUSES, string][];
  const narrow = statuses.find(([name, status]) => status === after && wanted.includes(name));
  return narrow?.[0] ?? (type as EndpointEvent);
}
