// The figures of the quality page, from the sums that are kept: a few hundred rows, however many documents there are.
import { sumBy } from '../platform/sum.ts';
import { sql, type SqlBool } from 'kysely';
import type { CalibrationBin, FieldQuality, Quality, QualityQuery } from '../../contract/quality.ts';
import type { Context } from '../context.ts';
import { isoDay } from '../platform/clock.ts';
import { clopperPearson } from './clopper-pearson.ts';
import { readVigilance } from './vigilance.ts';

const DAY_MS = 86_400_000;
const DEFAULT_DAYS = 90;
/** Longer times are shown in weeks, still longer ones in months. */
const [MOST_DAYS, MOST_WEEKS] = [35, 27];
/** Lowest confidence of each bin, as the database has them (migration 0200). */
const BINS = [0, 50, 60, 70, 80, 90, 95, 98] as const;
/** The first bin whose values were proposed as sure. */
const SURE = BINS.indexOf(90);

interface Counts {
  correct: number;
  wrong: number;
}

interface FieldBin extends Counts {
  profile_id: number;
  profile_name: string;
  field: string;
  bin: number;
  missed: number;
  rejected: number;
  confidence: number;
}

export async function readQuality(ctx: Context, query: QualityQuery): Promise<Quality> {
  const { from, to } = daysOf(ctx, query);
  const period = periodOf(from, to);
  const [{ bins, periods, engines }, vigilance] = await Promise.all([
    readCounts(ctx, { ...query, from, to }, period),
    readVigilance(ctx, from, to),
  ]);
  const sum = (name: 'documents' | 'automatic' | 'corrected' | 'rejected' | 'timed' | 'seconds') =>
    sumBy(periods, (row) => row[name]);
  return {
    from,
    to,
    engines,
    total: {
      documents: sum('documents'),
      automatic: sum('automatic'),
      corrected: sum('corrected'),
      rejected: sum('rejected'),
      timed: sum('timed'),
      seconds: sum('seconds'),
      ...accuracyOf(bins),
    },
    fields: fieldsOf(bins),
    calibration: calibrationOf(bins),
    period,
    periods,
    vigilance,
  };
}

function daysOf(ctx: Context, query: QualityQuery): { from: string; to: string } {
  const to = query.date_to ?? isoDay(ctx.clock.now());
  return { from: query.date_from ?? isoDay(new Date(Date.parse(to) - (DEFAULT_DAYS - 1) * DAY_MS)), to };
}

function periodOf(from: string, to: string): Quality['period'] {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  if (days <= MOST_DAYS) return 'day';
  return days <= MOST_WEEKS * 7 ? 'week' : 'month';
}

type Span = QualityQuery & { from: string; to: string };

/** Sums are not kept by vendor, of which there may be many thousands: those of one are added up from its approvals. */
const countsOf = ({ vendor_id, from, to }: Span) =>
  vendor_id === undefined
    ? sql`quality_totals`
    : sql`(select q.* from documents join approvals a on document_id = documents.id,
          quality_of(a.day, a.contact_id, a.profile_id, a.engine, a.actor_kind, a.hand, a.seconds, a.fields, 1) q
        where vendor_id = ${vendor_id} and a.day between ${from} and ${to}) of_vendor`;

function within({ from, to, contact_id, profile_id, vendor_id }: Span) {
  const conditions = [sql<SqlBool>`day between ${from} and ${to}`];
  // 0: all contacts together, which only the sums that are kept have.
  if (contact_id !== undefined || vendor_id === undefined)
    conditions.push(sql<SqlBool>`contact_id = ${contact_id ?? 0}`);
  if (profile_id !== undefined) conditions.push(sql<SqlBool>`profile_id = ${profile_id}`);
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

interface Counted {
  bins: FieldBin[];
  periods: Quality['periods'];
  engines: string[];
}

/** All that the page shows, of one pass over what is counted. */
async function readCounts(ctx: Context, span: Span, period: Quality['period']): Promise<Counted> {
  const { engine } = span;
  const chosen = engine === undefined ? sql<SqlBool>`true` : sql<SqlBool>`engine = ${engine}`;
  const { rows } = await sql<Counted>`
    with counted as materialized (
      select date_trunc(${period}::text, day::timestamp)::date as day, profile_id, engine, field, bin, sum(documents)::bigint as documents,
        sum(automatic)::bigint as automatic, sum(corrected)::bigint as corrected, sum(rejected)::bigint as rejected,
        sum(timed)::bigint as timed, sum(seconds)::bigint as seconds, sum(correct)::bigint as correct, sum(wrong)::bigint as wrong,
        sum(missed)::bigint as missed, sum(confidence)::bigint as confidence
      from ${countsOf(span)} where ${within(span)} group by 1, 2, 3, 4, 5),
    bins as (
      select profile_id, field, bin, sum(correct) as correct, sum(wrong) as wrong, sum(missed) as missed, sum(rejected) as rejected,
        sum(confidence) as confidence
      from counted where field <> '' and ${chosen} group by 1, 2, 3),
    decided as (
      select day, sum(documents) as documents, sum(automatic) as automatic, sum(corrected) as corrected, sum(rejected) as rejected,
        sum(timed) as timed, sum(seconds) as seconds
      from counted where field = '' and ${chosen} group by day having sum(documents) > 0),
    begins as (
      select generate_series(min(day)::timestamp, max(day)::timestamp, ('1 ' || ${period}::text)::interval)::date as day from decided),
    periods as (
      select day, coalesce(documents, 0) as documents, coalesce(automatic, 0) as automatic, coalesce(corrected, 0) as corrected,
        coalesce(rejected, 0) as rejected, coalesce(timed, 0) as timed, coalesce(seconds, 0) as seconds
      from begins left join decided using (day)),
    engines as (
      select engine from counted where field = '' and engine <> '' group by engine having sum(documents) > 0)
    select
      (select coalesce(jsonb_agg(to_jsonb(bins) || jsonb_build_object('profile_name', profiles.name)), '[]')
        from bins join profiles on profiles.id = profile_id where correct + wrong + missed + rejected > 0) as bins,
      (select coalesce(jsonb_agg(periods order by day), '[]') from periods) as periods,
      (select coalesce(jsonb_agg(engine order by engine), '[]') from engines) as engines`.execute(ctx.db);
  return rows[0]!;
}

/** What was missed is no value of the engine's, but it is not right either. */
function accuracyOf(rows: (Counts & { missed: number })[]) {
  const missed = sumBy(rows, (row) => row.missed);
  return { ...measure(rows, missed), missed };
}

function measure(rows: Counts[], missed = 0) {
  const correct = sumBy(rows, (row) => row.correct);
  const wrong = sumBy(rows, (row) => row.wrong);
  const labels = correct + wrong + missed;
  if (labels === 0) return { correct, wrong, accuracy: null, lower: null, upper: null };
  return { correct, wrong, accuracy: correct / labels, ...clopperPearson(correct, labels) };
}

function fieldsOf(bins: FieldBin[]): FieldQuality[] {
  const byField = new Map<string, FieldBin[]>();
  for (const row of bins) {
    const key = `${row.profile_id} ${row.field}`;
    byField.set(key, [...(byField.get(key) ?? []), row]);
  }
  const errors = ({ wrong, missed }: FieldQuality) => wrong + missed;
  return [...byField.values()]
    .map((rows) => {
      const { profile_id, profile_name, field } = rows[0]!;
      const rejected = sumBy(rows, (row) => row.rejected);
      return { profile_id, profile_name, field, ...accuracyOf(rows), rejected, remedy: remedyOf(rows) };
    })
    .toSorted((a, b) => errors(b) - errors(a) || a.profile_id - b.profile_id || (a.field < b.field ? -1 : 1));
}

function remedyOf(rows: FieldBin[]): FieldQuality['remedy'] {
  const missed = sumBy(rows, (row) => row.missed);
  const wrong = sumBy(rows, (row) => row.wrong);
  if (missed + wrong === 0) return null;
  if (missed > wrong) return 'describe';
  const sure = sumBy(
    rows.filter(({ bin }) => bin >= SURE),
    (row) => row.wrong,
  );
  return sure * 2 > wrong ? 'threshold' : 'lessons';
}

function calibrationOf(bins: FieldBin[]): CalibrationBin[] {
  return BINS.flatMap((from, bin) => {
    const rows = bins.filter((row) => row.bin === bin);
    const values = sumBy(rows, ({ correct, wrong }) => correct + wrong);
    if (values === 0) return [];
    const confidence = sumBy(rows, (row) => row.confidence) / values / 100;
    return [{ from, to: (BINS[bin + 1] ?? 101) - 1, ...measure(rows), confidence }];
  });
}
