// How far documents have come in their chains, and who may approve them now. Which chain holds follows from the record as it
// is; nothing has to be kept in step with it.
import { sql, type RawBuilder } from 'kysely';
import { WAITING_STATUSES } from '../../contract/approvals.ts';
import type { Context } from '../context.ts';
import { isoDay } from '../platform/clock.ts';

/** A step of the chain that holds for a document. */
export interface StepRow {
  document_id: number;
  filename: string;
  contact_id: number;
  chain_id: number;
  chain_name: string;
  chain_version: number;
  in_order: boolean;
  four_eyes: boolean;
  step: number;
  name: string;
  team_id: number;
  needed: number;
  due_hours: number | null;
  escalation_team_id: number | null;
  /** SHA-256 over what is approved. */
  seal: Buffer;
  given: number;
  due_at: Date | null;
  escalated_at: Date | null;
  /** Whether people were told that it waits. */
  called: boolean;
  open: boolean;
}

/** Somebody who may approve a step now. */
export interface CandidateRow {
  document_id: number;
  step: number;
  user_id: number;
  name: string;
  /** Who is absent, where it is a substitute. */
  for_user_id: number | null;
  for_name: string | null;
}

/** The first chain that fits. What could not be read does not keep a document out of a chain with a limit. */
const CHAIN = sql`(
  select chain.* from approval_chains as chain
  where chain.enabled
    and (chain.profile_id is null or chain.profile_id = documents.profile_id)
    and (chain.contact_id is null or chain.contact_id = documents.contact_id)
    and (chain.vendor is null or position(lower(chain.vendor) in lower(documents.vendor)) > 0)
    and (chain.minimum is null or documents.total is null or abs(documents.total) >= chain.minimum)
    and (chain.currency is null or documents.currency is null or upper(documents.currency) = chain.currency)
  order by chain.position, chain.id
  limit 1)`;

/** The values, and what decides what they mean. Notes, folders and assignments may change under an approval. */
const SEAL = sql`(select sha256(convert_to(jsonb_build_array(
    documents.version, documents.contact_id, documents.profile_id, documents.doc_type, documents.doc_date,
    documents.extracted_fields, documents.line_items)::text
    || case when documents.tax_breakdown = '[]' then '' else documents.tax_breakdown::text end
    || case when documents.allowances = '[]' then '' else documents.allowances::text end, 'UTF8')) as seal)`;

const sameRound = (other: RawBuilder<unknown>) => sql`
  ${other}.document_id = counted.document_id and ${other}.chain_id = counted.chain_id
  and ${other}.chain_version = counted.chain_version and ${other}.seal = counted.seal`;

/** Common table expressions that end with `steps`. @param where on `documents`, and on `chain`, the one that holds */
const steps = (where: RawBuilder<unknown>) => sql`
  counted as (
    select documents.id as document_id, documents.filename, documents.contact_id, chain.id as chain_id,
      chain.name as chain_name, chain.version as chain_version, chain.in_order, chain.four_eyes, step.step,
      coalesce(step.name, teams.name) as name, step.team_id, step.needed, step.due_hours, step.escalation_team_id, seal.seal,
      (select count(*)::integer from chain_approvals as approvals
        where approvals.document_id = documents.id and approvals.chain_id = chain.id
          and approvals.chain_version = chain.version and approvals.seal = seal.seal
          and approvals.step = step.step and approvals.void_by is null) as given
    from documents
    cross join lateral ${CHAIN} as chain
    cross join lateral (${SEAL} offset 0) as seal
    join approval_steps as step on step.chain_id = chain.id
    join teams on teams.id = step.team_id
    where documents.deleted_at is null and not documents.split and ${where}),
  steps as (
    select counted.*, call.due_at, call.escalated_at, call.called_at is not null as called,
      counted.given < counted.needed and not (counted.in_order and exists (
        select from counted as earlier where earlier.document_id = counted.document_id
          and earlier.step < counted.step and earlier.given < earlier.needed)) as open
    from counted
    left join approval_calls as call on ${sameRound(sql`call`)} and call.step = counted.step)`;

/**
 * The members of the team, once the time is over also those of the next one, and who stands in for them. Each acts once in a
 * chain, for themselves or for somebody else, and, with four eyes, not on what either of them uploaded.
 */
const candidates = (ctx: Context, where: RawBuilder<unknown>) => sql`
  ${steps(where)},
  members as (
    select distinct counted.*, team_members.user_id as principal from steps as counted
    join team_members on team_members.team_id = counted.team_id
      or (counted.escalated_at is not null and team_members.team_id = counted.escalation_team_id)
    where counted.open),
  acting as (
    select members.*, principal as actor from members
    union all
    select members.*, absences.substitute_id as actor from members
    join absences on absences.user_id = members.principal
      and ${isoDay(ctx.clock.now())}::date between absences.from_day and absences.until_day)
  select counted.document_id, counted.step, counted.due_at, person.id as user_id, person.name,
    case when principal.id <> person.id then principal.id end as for_user_id,
    case when principal.id <> person.id then principal.name end as for_name
  from acting as counted
  join users as person on person.id = counted.actor
  join users as principal on principal.id = counted.principal
  where not person.disabled and not principal.disabled and person.role <> 'viewer'
    and (person.contact_ids is null or counted.contact_id = any (person.contact_ids))
    and not (counted.four_eyes and exists (
      select from document_versions as version where version.document_id = counted.document_id
        and version.uploader_id in (person.id, principal.id)))
    and not exists (
      select from chain_approvals as approvals where ${sameRound(sql`approvals`)} and approvals.void_by is null
        and (approvals.user_id in (person.id, principal.id) or approvals.for_user_id in (person.id, principal.id)))`;

const isDocument = (id: number) => sql`documents.id = ${id}`;
export const IS_WAITING = sql`documents.status = any (${[...WAITING_STATUSES]})`;

/** Of the chain that holds for a document, the first one first; none where no chain holds. */
export async function readSteps(ctx: Context, document_id: number): Promise<StepRow[]> {
  const query = sql<StepRow>`with ${steps(isDocument(document_id))} select * from steps order by step`;
  return (await query.execute(ctx.db)).rows;
}

/** The open steps of all documents that wait. */
export async function readOpenSteps(ctx: Context): Promise<StepRow[]> {
  const query = sql<StepRow>`with ${steps(IS_WAITING)} select * from steps where open order by document_id, step`;
  return (await query.execute(ctx.db)).rows;
}

/** By the step, people for themselves before substitutes. */
export async function readCandidates(ctx: Context, document_ids: number[]): Promise<CandidateRow[]> {
  const query = sql<CandidateRow>`
    select * from (with ${candidates(ctx, sql`documents.id = any (${document_ids})`)}) as candidate
    order by document_id, step, for_user_id is not null, name, user_id`;
  return (await query.execute(ctx.db)).rows;
}

/** Whether a person, or somebody they stand in for, is in any team of a chain: of other documents nothing is computed. */
const concerns = (ctx: Context, user_id: number) => sql`${IS_WAITING} and chain.id in (
  select step.chain_id from approval_steps as step
  join team_members on team_members.team_id in (step.team_id, step.escalation_team_id)
  where team_members.user_id = ${user_id} or team_members.user_id in (
    select absences.user_id from absences where absences.substitute_id = ${user_id}
      and ${isoDay(ctx.clock.now())}::date between absences.from_day and absences.until_day))`;

/** The ids of the documents that wait for a person. */
export const waitingFor = (ctx: Context, user_id: number): RawBuilder<number> => sql<number>`(
  select document_id from (with ${candidates(ctx, concerns(ctx, user_id))}) as waiting where user_id = ${user_id})`;

/** Until when the approvals that wait for a person are to be given; those without a time are not among them. */
export async function readDueTimes(ctx: Context, user_id: number): Promise<Map<number, Date>> {
  const query = sql<{ document_id: number; due_at: Date }>`
    select document_id, min(due_at) as due_at from (with ${candidates(ctx, concerns(ctx, user_id))}) as waiting
    where user_id = ${user_id} and due_at is not null group by document_id`;
  return new Map((await query.execute(ctx.db)).rows.map(({ document_id, due_at }) => [document_id, due_at]));
}
