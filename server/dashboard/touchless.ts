// How many documents go their way without a person, and what people correct most in the others.
import { sql } from 'kysely';
import type { Dashboard } from '../../contract/dashboard.ts';
import type { Context } from '../context.ts';
import { isoDay } from '../platform/clock.ts';

const WEEKS = 8;
const DAY_MS = 86_400_000;
/** Corrections are counted over this time, and the most frequent shown. */
const [DAYS, SHOWN] = [90, 5];

/** Weeks from Monday, UTC, oldest first, the present one last; a document counts in the week in which it was decided first. */
export async function readTouchless(ctx: Context): Promise<Dashboard['touchless']> {
  const today = isoDay(ctx.clock.now());
  const { rows } = await sql<Dashboard['touchless'][number]>`
    with weeks as (
      select generate_series(date_trunc('week', ${today}::date) - ${WEEKS - 1} * interval '1 week',
        date_trunc('week', ${today}::date), interval '1 week')::date as week),
    decided as (
      select distinct on (document_id) document_id, id, at, actor_kind from audit_entries
      where event = 'document.status_changed' and at >= (select min(week) from weeks)::timestamp at time zone 'UTC'
        and detail::json->>'after' in ('Approved', 'Ready', 'Export')
      order by document_id, id),
    judged as (
      select date_trunc('week', at at time zone 'UTC')::date as week, actor_kind = 'person' as by_person,
        exists (select 1 from audit_entries edit where edit.document_id = decided.document_id and edit.id < decided.id
          and edit.actor_kind = 'person' and edit.event in ('document.field_edited', 'document.edited')) as corrected
      from decided)
    select week, count(judged.week)::integer as decided,
      count(*) filter (where not by_person and not corrected)::integer as touchless,
      count(*) filter (where by_person and not corrected)::integer as as_read
    from weeks left join judged using (week) group by week order by week`.execute(ctx.db);
  return rows;
}

/** Fields and senders of the last 90 days whose values people changed most. */
export async function readCorrections(ctx: Context): Promise<Dashboard['corrections']> {
  const since = new Date(ctx.clock.now().getTime() - DAYS * DAY_MS);
  const edits = sql`
    select edit.document_id, edit.detail::json->>'field' as field, documents.profile_id, documents.contact_id,
      coalesce(extracted_fields->>'vendor', extracted_fields->>'seller_name', contacts.name) as sender
    from audit_entries edit join documents on documents.id = edit.document_id and documents.deleted_at is null
    join contacts on contacts.id = documents.contact_id
    where edit.event = 'document.field_edited' and edit.actor_kind = 'person' and edit.at > ${since}
      and (edit.detail::json->'before')::text is distinct from (edit.detail::json->'after')::text`;
  // A value that is typed, mistyped and typed again was corrected once.
  const counts = sql`count(distinct (document_id, field))::integer as corrections, count(distinct document_id)::integer as documents`;
  const fields = sql<Dashboard['corrections']['fields'][number]>`
    select field, profile_id, profiles.name as profile_name, ${counts}
    from (${edits}) edits join profiles on profiles.id = profile_id
    group by field, profile_id, profiles.name order by corrections desc, field limit ${SHOWN}`.execute(
    ctx.db,
  );
  const senders = sql<Dashboard['corrections']['senders'][number]>`
    select sender, contact_id, ${counts} from (${edits}) edits
    group by sender, contact_id order by corrections desc, sender limit ${SHOWN}`.execute(ctx.db);
  const [by_field, by_sender] = await Promise.all([fields, senders]);
  return { fields: by_field.rows, senders: by_sender.rows };
}
