// What a document uses of its orders follows from what was decided on it: an approved one what its lines come to, one that waits
// nothing. Whatever takes a decision back gives that back; in the trash it is kept for when the document returns.
import type { Selectable } from 'kysely';
import { goesOn } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import type { StoredOrderMatch } from '../database/stored-record.ts';
import type { Tables } from '../database/tables.ts';
import { conflict } from '../platform/errors.ts';
import { judgeOrdersAgain } from './judge-waiting.ts';
import { decidedMatch } from './decided-match.ts';
import { NOTHING, round } from './order.ts';
import { lockOrders, usesOf, type Use } from './store.ts';

type Taking = Pick<
  Selectable<Tables['documents']>,
  'id' | 'status' | 'rejection' | 'deleted_at' | 'order_match' | 'blockers'
>;

interface Taken extends Use {
  active: boolean;
}

/**
 * In the transaction of the change. Throws `conflict` (409) where another document has used what this one was judged on: it would
 * be used twice.
 */
export async function takeOrders(ctx: Context, document: Taking): Promise<void> {
  const { id: document_id } = document;
  const table = ctx.everything();
  const before = await table
    .selectFrom('order_uses')
    .select(['order_id', 'line', 'quantity', 'active'])
    .where('document_id', '=', document_id)
    .execute();
  const wanted = wantedOf(document, before);
  const same = (one: Taken, other: Taken) =>
    isOf(one, other) && one.active === other.active && Math.abs(one.quantity - other.quantity) < NOTHING;
  const news = wanted.filter((one) => !before.some((row) => same(one, row)));
  const gone = before.filter((row) => !wanted.some((one) => isOf(one, row)));
  if (news.length === 0 && gone.length === 0) return;
  const there = await existing(ctx, news);
  await lockOrders(
    ctx,
    there.map(({ order_id }) => order_id),
  );
  await requireUnused(
    ctx,
    document,
    there.filter(({ active }) => active),
  );
  for (const { order_id, line } of gone)
    await table
      .deleteFrom('order_uses')
      .where('document_id', '=', document_id)
      .where('order_id', '=', order_id)
      .where('line', '=', line)
      .execute();
  if (there.length > 0)
    await table
      .insertInto('order_uses')
      .values(there.map((one) => ({ ...one, document_id, at: ctx.clock.now() })))
      .onConflict((conflict) =>
        conflict.columns(['document_id', 'order_id', 'line']).doUpdateSet((eb) => ({
          quantity: eb.ref('excluded.quantity'),
          active: eb.ref('excluded.active'),
          at: eb.ref('excluded.at'),
        })),
      )
      .execute();
  await judgeOrdersAgain(
    ctx,
    { order_ids: [...there, ...gone].map(({ order_id }) => order_id) },
    document_id,
  );
}

const isOf = (one: Use, other: Use): boolean => one.order_id === other.order_id && one.line === other.line;

function wantedOf(document: Taking, before: Taken[]): Taken[] {
  const { status, rejection, deleted_at } = document;
  if (deleted_at !== null) return before.map((one) => ({ ...one, active: false }));
  if (goesOn(status)) return takenBy(decidedMatch(document));
  if (status === 'Archived' && rejection === null) return before.map((one) => ({ ...one, active: true }));
  return [];
}

/** By line of the order: several lines of a document may be of one. */
function takenBy(match: StoredOrderMatch | null): Taken[] {
  const taken: Taken[] = [];
  for (const { order_id, order_line: line, quantity } of match?.lines ?? []) {
    if (order_id === null || line === null || quantity === null || Math.abs(quantity) < NOTHING) continue;
    const known = taken.find((one) => isOf(one, { order_id, line, quantity }));
    if (known === undefined) taken.push({ order_id, line, quantity, active: true });
    else known.quantity = round(known.quantity + quantity, 6);
  }
  return taken.filter(({ quantity }) => Math.abs(quantity) >= NOTHING);
}

/** An order that is gone meanwhile has nothing to use. */
async function existing(ctx: Context, taken: Taken[]): Promise<Taken[]> {
  if (taken.length === 0) return [];
  const ids = taken.map(({ order_id }) => order_id);
  const rows = await ctx.everything().selectFrom('orders').select('id').where('id', 'in', ids).execute();
  return taken.filter(({ order_id }) => rows.some(({ id }) => id === order_id));
}

/** What others use must be what the document was compared with; for one that gives back, no less. */
async function requireUnused(ctx: Context, { id, order_match }: Taking, taken: Taken[]): Promise<void> {
  if (taken.length === 0) return;
  const ids = taken.map(({ order_id }) => order_id);
  const uses = await usesOf(ctx, ids, id);
  const orders = await ctx
    .everything()
    .selectFrom('orders')
    .select(['id', 'external_id', 'lines'])
    .where('id', 'in', ids)
    .execute();
  for (const one of taken) {
    const judged = order_match?.lines.find(
      (line) => line.order_id === one.order_id && line.order_line === one.line,
    );
    const order = orders.find((row) => row.id === one.order_id);
    const elsewhere = order?.lines.find(({ number }) => number === one.line)?.invoiced ?? 0;
    const others = uses.find((use) => isOf(use, one))?.quantity ?? 0;
    const more = others + elsewhere - (judged?.invoiced ?? 0);
    if (one.quantity > 0 ? more > NOTHING : more < -NOTHING)
      throw conflict('refusals.orderUsed', { order: order?.external_id ?? '', line: one.line });
  }
}
