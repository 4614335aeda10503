// The figures of the dashboard. Each is one query that an index or the tallies answer.
import { sumOf } from '../platform/sum.ts';
import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Dashboard, QueueEvent } from '../../contract/dashboard.ts';
import type { ConfidenceLabel, DocumentStatus } from '../../contract/documents.ts';
import type { Context } from '../context.ts';
import { dataPaths } from '../config.ts';
import { isoDay, isoSeconds } from '../platform/clock.ts';
import { say, sayAll } from '../platform/sentences/say.ts';
import { rowCount } from '../platform/db/connect.ts';
import { readSettings } from '../settings/settings.ts';
import { readSecondsPerDocument } from './processing-pace.ts';
import { remember } from './remember.ts';
import { readReview } from './review-figures.ts';
import { readCorrections, readTouchless } from './touchless.ts';

const REMEMBERED_MS = 4_000;
/** Those over weeks of the audit log change slowly and take longer. */
const TRENDS_REMEMBERED_MS = 60_000;

export function readDashboard(ctx: Context, days: number): Promise<Dashboard> {
  return remember(ctx, `dashboard ${days} ${ctx.language}`, REMEMBERED_MS, () => compute(ctx, days));
}

async function compute(ctx: Context, days: number): Promise<Dashboard> {
  const [by_status, by_confidence, per_day, exceptions, deliveries, storage] = await Promise.all([
    countByStatus(ctx),
    countByConfidence(ctx),
    countPerDay(ctx, days),
    listExceptions(ctx),
    countDeliveries(ctx),
    readStorage(ctx),
  ]);
  const documents = sumOf(Object.values(by_status));
  const [queue, review, touchless, corrections, settings] = await Promise.all([
    readQueue(ctx, by_status),
    readReview(ctx, by_status),
    remember(ctx, 'touchless', TRENDS_REMEMBERED_MS, () => readTouchless(ctx)),
    remember(ctx, 'corrections', TRENDS_REMEMBERED_MS, () => readCorrections(ctx)),
    readSettings(ctx),
  ]);
  return {
    documents,
    by_status,
    by_confidence,
    per_day,
    queue,
    review,
    touchless,
    corrections,
    exceptions,
    deliveries,
    storage,
    backup: settings.last_backup,
    backup_failed: settings.failed_backup,
    steps: { ...(await readSteps(ctx)), webhook: settings.webhook_url !== null },
  };
}

async function countByStatus(ctx: Context): Promise<Partial<Record<DocumentStatus, number>>> {
  const rows = await ctx.db
    .selectFrom('document_totals')
    .select(['status', sql<number>`sum(documents)::bigint`.as('n')])
    .groupBy('status')
    .execute();
  return Object.fromEntries(rows.filter((row) => row.n > 0).map((row) => [row.status, row.n]));
}

export async function readQueueDepth(ctx: Context): Promise<QueueEvent> {
  const counts = await countByStatus(ctx);
  return { waiting: counts.New ?? 0, processing: counts.Processing ?? 0 };
}

async function readQueue(
  ctx: Context,
  counts: Partial<Record<DocumentStatus, number>>,
): Promise<Dashboard['queue']> {
  const oldest = await ctx.db
    .selectFrom('documents')
    .select('status_changed_at')
    .where('status', '=', 'New')
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  const hourAgo = new Date(ctx.clock.now().getTime() - 3_600_000);
  const finished = ctx.db.selectFrom('audit_entries').select(rowCount).where('at', '>', hourAgo);
  const { n: documents_per_hour } = await finished
    .where('event', '=', 'processing.completed')
    .executeTakeFirstOrThrow();
  const waiting = counts.New ?? 0;
  const pace = await readSecondsPerDocument(ctx);
  return {
    waiting,
    processing: counts.Processing ?? 0,
    oldest_waiting_at: oldest === undefined ? null : isoSeconds(oldest.status_changed_at),
    documents_per_hour,
    seconds_per_document: pace === null ? null : Math.round(pace * 1000) / 1000,
    eta_seconds: waiting === 0 ? 0 : pace === null ? null : Math.ceil(waiting * pace),
  };
}

/** What a new instance has been through; the first approval counts whoever gave it. */
async function readSteps(ctx: Context): Promise<Omit<Dashboard['steps'], 'webhook'>> {
  const { rows } = await sql<Omit<Dashboard['steps'], 'webhook'>>`
    select exists (select 1 from contacts where not built_in) as contact,
      exists (select 1 from audit_entries where event = 'document.uploaded') as file,
      exists (select 1 from audit_entries where event = 'document.status_changed'
        and detail::json->>'after' in ('Approved', 'Ready', 'Export')) as approval`.execute(ctx.db);
  return rows[0]!;
}

async function countByConfidence(ctx: Context): Promise<Partial<Record<ConfidenceLabel, number>>> {
  const band = sql<ConfidenceLabel>`case when confidence_score >= 90 then 'High' when confidence_score >= 70 then 'Good'
    when confidence_score >= 50 then 'Low' else 'Poor' end`;
  const rows = await ctx.db
    .selectFrom('documents')
    .select([band.as('label'), rowCount])
    .where('confidence_score', 'is not', null)
    .where('deleted_at', 'is', null)
    .groupBy('label')
    .execute();
  return Object.fromEntries(rows.map((row) => [row.label, row.n]));
}

async function countPerDay(ctx: Context, days: number): Promise<Dashboard['per_day']> {
  const today = isoDay(ctx.clock.now());
  const { rows } = await sql<{ day: string; uploaded: number; exported: number }>`
    with days as (select generate_series(${today}::date - ${days - 1}::integer, ${today}::date, interval '1 day')::date as day),
    uploads as (
      select (created_at at time zone 'UTC')::date as day, count(*) as n from documents
      where created_at >= (select min(day) from days)::timestamp at time zone 'UTC' group by 1),
    exports as (
      select (created_at at time zone 'UTC')::date as day, count(*) as n from deliveries
      where created_at >= (select min(day) from days)::timestamp at time zone 'UTC' and event = 'document.exported' and endpoint_id is null group by 1)
    select day, coalesce(uploads.n, 0) as uploaded, coalesce(exports.n, 0) as exported
    from days left join uploads using (day) left join exports using (day) order by day`.execute(ctx.db);
  return rows;
}

async function listExceptions(ctx: Context): Promise<Dashboard['exceptions']> {
  const rows = await ctx.db
    .selectFrom('documents')
    .innerJoin('contacts', 'contacts.id', 'documents.contact_id')
    .select([
      'documents.id',
      'filename',
      'contacts.name as contact_name',
      'processing_error',
      'confidence_reasoning',
      'documents.updated_at',
    ])
    .where('status', '=', 'Exception')
    .where('deleted_at', 'is', null)
    .orderBy('documents.created_at', 'desc')
    .limit(8)
    .execute();
  return rows.map(({ processing_error, confidence_reasoning, updated_at, ...row }) => ({
    ...row,
    reason:
      processing_error === null
        ? sayAll(confidence_reasoning ?? [], ctx.language)
        : say(processing_error, ctx.language),
    updated_at: isoSeconds(updated_at),
  }));
}

async function countDeliveries(ctx: Context): Promise<Dashboard['deliveries']> {
  const query = ctx.db
    .selectFrom('deliveries')
    .select(['state', rowCount])
    .where('state', 'in', ['failed', 'retrying', 'held']);
  const counts = new Map((await query.groupBy('state').execute()).map((row) => [row.state, row.n]));
  return {
    failed: counts.get('failed') ?? 0,
    retrying: counts.get('retrying') ?? 0,
    held: counts.get('held') ?? 0,
  };
}

async function readStorage(ctx: Context): Promise<Dashboard['storage']> {
  const { originals, bytes } = await ctx.db
    .selectFrom('document_versions')
    .select([
      sql<number>`count(*)`.as('originals'),
      sql<number>`coalesce(sum(size_bytes), 0)::bigint`.as('bytes'),
    ])
    .executeTakeFirstOrThrow();
  const disk = await statfs(dataPaths(ctx.config).root).catch(() => undefined);
  return { originals, bytes, free_bytes: disk === undefined ? null : disk.bavail * disk.bsize };
}
