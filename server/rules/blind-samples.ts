// Documents that a touchless rule may let go, each once, and what people decided about those that were held back: SQL.
import { createHmac } from 'node:crypto';
import { sql, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import { engineOf } from '../documents/record-decision.ts';
import type { DocumentRow } from '../documents/store.ts';
import type { SecretBox } from '../platform/secret-box.ts';

/** A person decided it, now or before. Decisions of rules and the API token do not count. */
const DECIDED_BY_PERSON = sql<SqlBool>`(approvals.actor_kind = 'person' or approvals.first is not null)`;

/**
 * Wrong as in the history of the rule: a person set any value or rejected it, in any decision. A profile that a person changed makes all
 * of it wrong.
 */
const WRONG = sql<boolean>`(approvals.profile_id <> touchless_passes.profile_id
  or (approvals.actor_kind = 'person' and approvals.hand in ('corrected', 'rejected'))
  or coalesce(approvals.first ->> 'hand' in ('corrected', 'rejected'), false))`;

/**
 * The same for a document however often it is asked, so that neither a killed process nor processing it again is another chance. Nobody can
 * tell it beforehand without the secret key.
 * @returns 0..1
 */
export function lotOf(secrets: SecretBox, document_id: number): number {
  const digest = createHmac('sha256', secrets.derive('recto blind samples'))
    .update(String(document_id))
    .digest();
  return digest.readUIntBE(0, 6) / 2 ** 48;
}

export const findPass = (ctx: Context, document_id: number) =>
  ctx.db.selectFrom('touchless_passes').selectAll().where('document_id', '=', document_id).executeTakeFirst();

export async function savePass(
  ctx: Context,
  rule_id: number,
  document: DocumentRow,
  held: boolean,
): Promise<void> {
  await ctx.db
    .insertInto('touchless_passes')
    .values({
      document_id: document.id,
      rule_id,
      profile_id: document.profile_id,
      profile_version: document.profile_version,
      engine: engineOf(document),
      at: ctx.clock.now(),
      held,
    })
    .execute();
}

export async function isDecidedByPerson(ctx: Context, document_id: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('approvals')
    .select('document_id')
    .where('document_id', '=', document_id)
    .where(DECIDED_BY_PERSON)
    .executeTakeFirst();
  return row !== undefined;
}

/** Held back, and no person has decided yet. */
export async function isHeld(ctx: Context, document_id: number): Promise<boolean> {
  const pass = await findPass(ctx, document_id);
  return pass?.held === true && !(await isDecidedByPerson(ctx, document_id));
}

export interface Span {
  from: Date;
  /** Before this; without end when omitted. */
  to?: Date;
}

export interface JudgedSample {
  document_id: number;
  filename: string;
  wrong: boolean;
}

const passesOf = (ctx: Context, rule_id: number, { from, to }: Span) =>
  ctx.db
    .selectFrom('touchless_passes')
    .where('touchless_passes.rule_id', '=', rule_id)
    .where('touchless_passes.at', '>=', from)
    .$if(to !== undefined, (query) => query.where('touchless_passes.at', '<', to!));

/** In the order in which they were held back; those that nobody has decided are left out. */
export const judgedSamples = (ctx: Context, rule_id: number, span: Span): Promise<JudgedSample[]> =>
  passesOf(ctx, rule_id, span)
    .innerJoin('approvals', 'approvals.document_id', 'touchless_passes.document_id')
    .innerJoin('documents', 'documents.id', 'touchless_passes.document_id')
    .where('held', '=', true)
    .where(DECIDED_BY_PERSON)
    .select(['touchless_passes.document_id', 'documents.filename', WRONG.as('wrong')])
    .orderBy('touchless_passes.at')
    .orderBy('touchless_passes.document_id')
    .execute();

export interface PassCounts {
  /** Went without a person. */
  documents: number;
  /** With those held back that people have decided. */
  all: number;
  first: Date | null;
}

export const countPasses = (ctx: Context, rule_id: number, span: Span): Promise<PassCounts> =>
  passesOf(ctx, rule_id, span)
    .leftJoin('approvals', (join) =>
      // Of those that went, nothing is looked up.
      join.onRef('approvals.document_id', '=', 'touchless_passes.document_id').on('held', '=', true),
    )
    .select([
      sql<number>`(count(*) filter (where not held))::integer`.as('documents'),
      sql<number>`(count(*) filter (where not held or ${DECIDED_BY_PERSON}))::integer`.as('all'),
      sql<Date | null>`min(touchless_passes.at)`.as('first'),
    ])
    .executeTakeFirstOrThrow();

/** A person can still decide it as it was held back. */
const IN_REVIEW = sql<boolean>`(documents.deleted_at is null and not documents.split
  and documents.status in ('New', 'Processing', 'Needs Review', 'Missing Info', 'Ready', 'Exception'))`;

/** What became of the samples of a time that no person decided. */
export async function unjudgedSamples(
  ctx: Context,
  rule_id: number,
  span: Span,
): Promise<{ open: number; lost: number }> {
  return passesOf(ctx, rule_id, span)
    .innerJoin('documents', 'documents.id', 'touchless_passes.document_id')
    .leftJoin('approvals', 'approvals.document_id', 'touchless_passes.document_id')
    .where('held', '=', true)
    .where(sql<SqlBool>`${DECIDED_BY_PERSON} is not true`)
    .select([
      sql<number>`(count(*) filter (where ${IN_REVIEW}))::integer`.as('open'),
      sql<number>`(count(*) filter (where not ${IN_REVIEW}))::integer`.as('lost'),
    ])
    .executeTakeFirstOrThrow();
}

const LATEST = 20;

/** The last documents that went without a person, newest first. */
export const latestGone = (ctx: Context, rule_id: number) =>
  ctx.db
    .selectFrom('touchless_passes')
    .innerJoin('documents', 'documents.id', 'touchless_passes.document_id')
    .where('touchless_passes.rule_id', '=', rule_id)
    .where('held', '=', false)
    .where('deleted_at', 'is', null)
    .select(['documents.id', 'documents.filename', 'touchless_passes.at'])
    .orderBy('touchless_passes.at', 'desc')
    .limit(LATEST)
    .execute();

/** Versions of the profile, and engines with their versions, that proposed what went or was held back. */
export const proposersOf = (ctx: Context, rule_id: number, span: Span) =>
  passesOf(ctx, rule_id, span)
    .select([
      sql<number[]>`coalesce(array_agg(distinct profile_version), '{}')`.as('versions'),
      sql<string[]>`coalesce(array_agg(distinct engine), '{}')`.as('engines'),
    ])
    .executeTakeFirstOrThrow();
