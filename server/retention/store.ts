// Retention rules, periods and holds: SQL.
import { sql, type Selectable } from 'kysely';
import type { DocumentRetention, Hold, RetentionRule } from '../../contract/retention.ts';
import type { Context } from '../context.ts';
import type { Tables } from '../database/tables.ts';
import { isoDay, isoSeconds } from '../platform/clock.ts';
import { rowCount } from '../platform/db/connect.ts';
import { listOrder, takePage, type PageQuery } from '../platform/db/list-page.ts';
import { notFound } from '../platform/errors.ts';

type RuleRow = Selectable<Tables['retention_rules']>;
type HoldRow = Selectable<Tables['holds']> & { name: string };

const RULES_LOCK = 7_340_000_001;

/** One change of the rules at a time, so that their limit holds and none is applied twice. */
export const lockRules = (ctx: Context): Promise<void> => ctx.lock(RULES_LOCK);

const presentRule = (row: RuleRow, documents: number): RetentionRule => ({
  ...row,
  documents,
  created_at: isoSeconds(row.created_at),
  updated_at: isoSeconds(row.updated_at),
});

export async function listRules(ctx: Context): Promise<RetentionRule[]> {
  const rows = await ctx.db
    .selectFrom('retention_rules')
    .selectAll()
    .orderBy(sql`lower(name)`)
    .execute();
  const counts = await ctx.db
    .selectFrom('retentions')
    .select(['rule_id', rowCount])
    .where('rule_id', 'is not', null)
    .groupBy('rule_id')
    .execute();
  const documents = new Map(counts.map(({ rule_id, n }) => [rule_id, n]));
  return rows.map((row) => presentRule(row, documents.get(row.id) ?? 0));
}

/** Throws not_found. */
export async function getRule(ctx: Context, id: number): Promise<RetentionRule> {
  const row = await ctx.db.selectFrom('retention_rules').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) throw notFound('retention.noRule', { id });
  const kept = ctx.db.selectFrom('retentions').select(rowCount).where('rule_id', '=', id);
  return presentRule(row, (await kept.executeTakeFirstOrThrow()).n);
}

const holds = (ctx: Context) =>
  ctx.db
    .selectFrom('holds')
    .leftJoin('documents', 'documents.id', 'holds.document_id')
    .leftJoin('contacts', 'contacts.id', 'holds.contact_id')
    .selectAll('holds')
    .select(sql<string>`coalesce(documents.filename, contacts.name, '')`.as('name'));

const presentHold = ({ id, document_id, contact_id, name, reason, placed_by, placed_at }: HoldRow): Hold => ({
  id,
  document_id,
  contact_id,
  name,
  reason,
  placed_by,
  placed_at: isoSeconds(placed_at),
});

export async function listStanding(
  ctx: Context,
  page: PageQuery,
): Promise<{ total: number; next_cursor: string | null; holds: Hold[] }> {
  const standing = ctx.db.selectFrom('holds').select(rowCount).where('lifted_at', 'is', null);
  const { n: total } = await standing.executeTakeFirstOrThrow();
  const newest = listOrder('holds', 'desc', { 'holds.id': 'integer' });
  const { rows, next_cursor } = await takePage(holds(ctx).where('lifted_at', 'is', null), newest, page);
  return { total, next_cursor, holds: rows.map(presentHold) };
}

/** Throws not_found, for one that was lifted as well. */
export async function getHold(ctx: Context, id: number): Promise<Hold> {
  const row = await holds(ctx).where('holds.id', '=', id).where('lifted_at', 'is', null).executeTakeFirst();
  if (row === undefined) throw notFound('retention.noHold', { id });
  return presentHold(row);
}

/** The hold that stands on a contact, if there is one. */
export async function findContactHold(ctx: Context, contact_id: number): Promise<Hold | undefined> {
  const standing = holds(ctx).where('holds.contact_id', '=', contact_id).where('lifted_at', 'is', null);
  const row = await standing.orderBy('holds.id').limit(1).executeTakeFirst();
  return row && presentHold(row);
}

export type Kept = Pick<Selectable<Tables['documents']>, 'id' | 'contact_id' | 'status'>;

/** By document. */
export async function readRetentions(
  ctx: Context,
  documents: readonly Kept[],
): Promise<Map<number, DocumentRetention>> {
  if (documents.length === 0) return new Map();
  const ids = documents.map(({ id }) => id);
  const contacts = [...new Set(documents.map(({ contact_id }) => contact_id))];
  const periods = await ctx.db
    .selectFrom('retentions')
    .leftJoin('retention_rules as rule', 'rule.id', 'retentions.rule_id')
    .select(['document_id', 'until', sql<string>`coalesce(rule.name, rule_name)`.as('rule')])
    .where('document_id', 'in', ids)
    .execute();
  const held = await holds(ctx)
    .where((eb) => eb.or([eb('holds.document_id', 'in', ids), eb('holds.contact_id', 'in', contacts)]))
    .orderBy('holds.id')
    .execute();
  const asked = await ctx.db
    .selectFrom('deletion_requests')
    .selectAll()
    .where('document_id', 'in', ids)
    .execute();
  const unread = await longestOfReceived(ctx, documents);
  const today = isoDay(ctx.clock.now());
  const of = (document: Kept): DocumentRetention => {
    const period = periods.find(({ document_id }) => document_id === document.id) ?? unread(document);
    const all = held.filter(
      (hold) => hold.document_id === document.id || hold.contact_id === document.contact_id,
    );
    const standing = all.filter(({ lifted_at }) => lifted_at === null).map(presentHold);
    const deletion = asked.find(({ document_id }) => document_id === document.id);
    return {
      state:
        standing.length > 0
          ? 'held'
          : period !== undefined && period.until >= today
            ? 'kept'
            : period !== undefined || all.length > 0
              ? 'over'
              : 'free',
      kept_until: period?.until ?? null,
      rule: period?.rule ?? null,
      holds: standing,
      deletion:
        deletion === undefined
          ? null
          : {
              reason: deletion.reason,
              by: deletion.requested_by,
              user_id: deletion.user_id,
              at: isoSeconds(deletion.requested_at),
            },
    };
  };
  return new Map(documents.map((document) => [document.id, of(document)]));
}

/** Of what was not read yet nobody knows the profile: the longest rule of its contact counts until then. */
async function longestOfReceived(
  ctx: Context,
  documents: readonly Kept[],
): Promise<(document: Kept) => { until: string; rule: string } | undefined> {
  const isUnread = ({ status }: Kept) => status === 'New' || status === 'Processing';
  if (!documents.some(isUnread)) return () => undefined;
  const rules = await ctx.db
    .selectFrom('retention_rules')
    .selectAll()
    .where('covers', '=', 'received')
    .orderBy('years', 'desc')
    .execute();
  const year = ctx.clock.now().getUTCFullYear();
  return (document) => {
    if (!isUnread(document)) return undefined;
    const rule = rules.find(
      ({ contact_ids }) => contact_ids.length === 0 || contact_ids.includes(document.contact_id),
    );
    return rule && { until: `${year + rule.years}-12-31`, rule: rule.name };
  };
}

/** Applies the rules to documents that are there; periods only get longer. */
export const retainAll = (ctx: Context): Promise<unknown> =>
  sql`select public.retain_documents(null)`.execute(ctx.db);

/** What a document was kept until passes to another one, unless that is kept for longer. */
export const passOn = (ctx: Context, from: number, to: number): Promise<unknown> =>
  sql`insert into retentions (document_id, until, rule_id, rule_name)
    select ${to}::integer, until, rule_id, rule_name from retentions where document_id = ${from}
    on conflict (document_id) do update
      set until = excluded.until, rule_id = excluded.rule_id, rule_name = excluded.rule_name
      where retentions.until < excluded.until`.execute(ctx.db);
