// The filters of the list as SQL: batch, export and views take the same.
import { ExpressionWrapper, sql, type ExpressionBuilder, type RawBuilder, type SqlBool } from 'kysely';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import type { DocumentQuery } from '../../contract/document-query.ts';
import type { DocumentStatus } from '../../contract/documents.ts';
import { QUEUE_STATUSES } from '../../contract/goes-on.ts';
import { waitingFor } from '../approvals/progress.ts';
import { isoDay } from '../platform/clock.ts';
import { invalid } from '../platform/errors.ts';
import { inRetentionState, keptUntil } from '../retention/list-by-retention.ts';
import { containsAll, requireTerms } from '../search/matching.ts';

export type DocumentFilter = Omit<
  DocumentQuery,
  'limit' | 'offset' | 'cursor' | 'sort' | 'order' | 'columns'
>;

type Condition = ExpressionWrapper<Tables, 'documents', SqlBool>;

/** The filter as one condition; trash is never listed. */
export const matching =
  (ctx: Context, filter: DocumentFilter) =>
  (eb: ExpressionBuilder<Tables, 'documents'>): Condition =>
    eb.and([...conditionsOf(eb, filter), ...reviewConditions(ctx, eb, filter)]);

function conditionsOf(eb: ExpressionBuilder<Tables, 'documents'>, filter: DocumentFilter): Condition[] {
  const conditions: (Condition | undefined)[] = [
    eb('documents.deleted_at', 'is', null),
    filter.contact_id === undefined ? undefined : eb('documents.contact_id', '=', filter.contact_id),
    filter.folder_id === undefined ? undefined : eb('documents.folder_id', '=', filter.folder_id),
    filter.profile_id === undefined ? undefined : eb('documents.profile_id', '=', filter.profile_id),
    filter.parent_id === undefined ? undefined : eb('documents.parent_id', '=', filter.parent_id),
    filter.status === undefined ? undefined : eb('documents.status', 'in', literals(filter.status)),
    filter.doc_type === undefined ? undefined : eb('documents.doc_type', 'in', filter.doc_type),
    filter.date_from === undefined ? undefined : eb('documents.created_at', '>=', startOf(filter.date_from)),
    filter.date_to === undefined ? undefined : eb('documents.created_at', '<', endOf(filter.date_to)),
    filter.updated_since === undefined
      ? undefined
      : eb('documents.updated_at', '>=', startOf(filter.updated_since)),
    filter.doc_date_from === undefined ? undefined : eb('documents.doc_date', '>=', filter.doc_date_from),
    filter.doc_date_to === undefined ? undefined : eb('documents.doc_date', '<=', filter.doc_date_to),
    filter.confidence_label === undefined
      ? undefined
      : eb.or(filter.confidence_label.map((label) => inBand(eb, label))),
    filter.filename === undefined ? undefined : named(eb, filter.filename),
    filter.duplicates === undefined
      ? undefined
      : eb('documents.duplicate_of', filter.duplicates ? 'is not' : 'is', null),
    externalRef(eb, filter),
    filter.q === undefined ? undefined : containing(filter.q),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

/** Who looks after a document, when, and what keeps it from going on. */
function reviewConditions(
  ctx: Context,
  eb: ExpressionBuilder<Tables, 'documents'>,
  filter: DocumentFilter,
): Condition[] {
  const { assignee_id, overdue, waits_for, postponed, blocked, blocker_kind, rejected, field } = filter;
  const { retention, kept_until_from, kept_until_to } = filter;
  const today = isoDay(ctx.clock.now());
  const conditions: Condition[] = (field ?? []).map((one) => byField(eb, one));
  if (assignee_id === 'none') conditions.push(eb('documents.assignee_id', 'is', null));
  else if (assignee_id === 'me') conditions.push(eb('documents.assignee_id', '=', callerOf(ctx)));
  else if (assignee_id !== undefined) conditions.push(eb('documents.assignee_id', '=', assignee_id));
  if (overdue !== undefined) conditions.push(isOverdue(eb, ctx.clock.now(), overdue));
  if (waits_for === 'me') conditions.push(eb('documents.id', 'in', waitingFor(ctx, callerOf(ctx))));
  // That few have a day at all is known even to a plan that is made for any day.
  if (postponed === 'only')
    conditions.push(
      eb('documents.postponed_until', 'is not', null),
      eb('documents.postponed_until', '>', today),
    );
  if (postponed === 'hide')
    conditions.push(
      eb.or([eb('documents.postponed_until', 'is', null), eb('documents.postponed_until', '<=', today)]),
    );
  if (blocked !== undefined) conditions.push(eb('documents.blockers_blocking', blocked ? '>' : '=', 0));
  if (retention !== undefined) conditions.push(asCondition(inRetentionState(retention, today)));
  if (kept_until_from !== undefined || kept_until_to !== undefined)
    conditions.push(asCondition(keptUntil(kept_until_from, kept_until_to)));
  if (rejected !== undefined) conditions.push(eb('documents.rejection', rejected ? 'is not' : 'is', null));
  if (blocker_kind !== undefined)
    conditions.push(
      eb.or(
        blocker_kind.map((kind) =>
          eb.and([
            eb(sql`documents.blockers`, '@>', sql`${JSON.stringify([{ kind, state: 'open' }])}::jsonb`),
            // Says no more than the above; an index finds the few that wait for a contact.
            ...(kind === 'contact' ? [eb('documents.contact_open', '=', sql.lit(true))] : []),
          ]),
        ),
      ),
    );
  return conditions;
}

function isOverdue(eb: ExpressionBuilder<Tables, 'documents'>, now: Date, wanted: boolean): Condition {
  if (wanted)
    return eb.and([
      eb('documents.assignment_due_at', '<=', now),
      eb('documents.status', 'in', QUEUE_STATUSES),
    ]);
  return eb.or([
    eb('documents.assignment_due_at', 'is', null),
    eb('documents.assignment_due_at', '>', now),
    eb('documents.status', 'not in', QUEUE_STATUSES),
  ]);
}

/** As texts of the statement, so that they are known when a plan is made that is kept. */
export const literals = (statuses: readonly DocumentStatus[]) => statuses.map((status) => sql.lit(status));

/** Tokens are nobody. */
const callerOf = ({ actor }: Context): number => (actor.kind === 'person' ? actor.id : 0);

/** As the table of values has it. */
const NUMBER = String.raw`^-?\d{1,30}(\.\d{1,20})?$`;

const COMPARE = { gt: '>', gte: '>=', lt: '<', lte: '<=' } as const;

/** `key:operator:value`, as the contract has it. */
function byField(eb: ExpressionBuilder<Tables, 'documents'>, filter: string): Condition {
  const [key = '', operator = '', ...rest] = filter.split(':');
  const value = rest.join(':');
  const having = (condition: RawBuilder<unknown>) => hasValue(eb, key, condition);
  switch (operator) {
    case 'empty':
      return eb.not(having(sql`true`));
    case 'filled':
      return having(sql`true`);
    case 'contains':
      return having(sql`position(lower(${value}) in lower(text)) > 0`);
    case 'eq':
      return having(isEqual(value));
    case 'ne':
      return eb.not(having(isEqual(value)));
    default: {
      const sign = sql.raw(COMPARE[operator as keyof typeof COMPARE]);
      // Dates compare as texts: all are year, month, day.
      return having(isNumber(value) ? sql`number ${sign} ${value}::numeric` : sql`text ${sign} ${value}`);
    }
  }
}

/** Whether a document has a value of the field, and one like that. Whose it is has been asked of the document. */
const hasValue = (
  eb: ExpressionBuilder<Tables, 'documents'>,
  key: string,
  condition: RawBuilder<unknown>,
): Condition =>
  eb(
    'documents.id',
    'in',
    sql<number>`(select document_id from public.document_values where key = ${key} and ${condition})`,
  );

const isNumber = (value: string): boolean => new RegExp(NUMBER).test(value);

const isEqual = (value: string): RawBuilder<unknown> =>
  isNumber(value)
    ? sql`(lower(text) = lower(${value}) or number = ${value}::numeric)`
    : sql`lower(text) = lower(${value})`;

const isDay = (text: string) => text.length === 10;
const startOf = (text: string) => new Date(isDay(text) ? `${text}T00:00:00Z` : text);

/** The first moment after an inclusive end: the next day, second or millisecond, by how exactly it was given. */
const endOf = (text: string) =>
  new Date(startOf(text).getTime() + (isDay(text) ? 86_400_000 : text.includes('.') ? 1 : 1000));

/** Bands as in confidenceLabel. */
const BANDS = { High: [90, 100], Good: [70, 89], Low: [50, 69], Poor: [0, 49] } as const;

function inBand(eb: ExpressionBuilder<Tables, 'documents'>, label: keyof typeof BANDS): Condition {
  return eb.between('documents.confidence_score', BANDS[label][0], BANDS[label][1]);
}

const named = (eb: ExpressionBuilder<Tables, 'documents'>, filename: string): Condition =>
  eb(eb.fn<string>('lower', ['documents.filename']), '=', filename.toLowerCase());

function externalRef(
  eb: ExpressionBuilder<Tables, 'documents'>,
  filter: DocumentFilter,
): Condition | undefined {
  const { external_system, external_record_id } = filter;
  if (external_system === undefined) {
    if (external_record_id !== undefined) throw invalid('programs.systemBeside');
    return undefined;
  }
  if (external_record_id === undefined) return eb(sql`documents.external_refs`, sql`?`, external_system);
  const wanted = JSON.stringify({ [external_system]: { record_id: external_record_id } });
  return eb(sql`documents.external_refs`, '@>', sql`${wanted}::jsonb`);
}

const asCondition = (condition: RawBuilder<SqlBool>): Condition =>
  new ExpressionWrapper(condition.toOperationNode());

const containing = (q: string): Condition =>
  asCondition(containsAll(requireTerms(q), sql.ref('documents.id')));
