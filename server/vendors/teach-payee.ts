// What a document teaches of where its vendor is paid to follows from what was decided on it: an approved one all it names, one
// that waits what a person has accepted. Whatever takes a decision back takes that back.
import type { Selectable } from 'kysely';
import { goesOn } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import type { StoredPayee } from '../database/stored-record.ts';
import type { Tables } from '../database/tables.ts';
import { judgePayeesOf } from './judge-unmatched.ts';

type Taught = Pick<
  Selectable<Tables['documents']>,
  'id' | 'version' | 'status' | 'status_changed_at' | 'rejection' | 'blockers' | 'payee'
>;

/** kept: what it has taught stays, whether it has taught anything or not. */
export type Teaching = 'all' | 'accepted' | 'kept' | 'nothing';

export function teachingOf({ status, rejection, blockers }: Taught): Teaching {
  const asked = blockers.filter(({ kind }) => kind === 'payee_changed');
  if (asked.some(({ state }) => state === 'open')) return 'nothing';
  if (goesOn(status)) return 'all';
  if (status === 'Archived' && rejection === null) return 'kept';
  return asked.some(({ state }) => state === 'accepted') ? 'accepted' : 'nothing';
}

/** In the transaction of the change. Other documents of the vendor that wait are told where that changes what is known. */
export async function teachPayee(
  ctx: Context,
  document: Taught,
  teaching: Teaching = teachingOf(document),
): Promise<void> {
  const { id: document_id, payee, version } = document;
  if (teaching === 'kept') return;
  const wanted = payee === null || teaching === 'nothing' ? [] : lessonsOf(payee, teaching);
  const table = ctx.everything();
  const before = await table
    .selectFrom('vendor_payees')
    .select(['id', 'vendor_id', 'kind', 'value'])
    .where('document_id', '=', document_id)
    .execute();
  const gone = before.filter((row) => !wanted.some((one) => isSame(one, row)));
  const added = wanted.filter((one) => !before.some((row) => isSame(one, row)));
  if (gone.length > 0)
    await table
      .deleteFrom('vendor_payees')
      .where(
        'id',
        'in',
        gone.map(({ id }) => id),
      )
      .execute();
  const at = teaching === 'all' ? document.status_changed_at : ctx.clock.now();
  if (added.length > 0)
    await table
      .insertInto('vendor_payees')
      .values(added.map((one) => ({ ...one, document_id, version, at })))
      .execute();
  for (const vendor_id of new Set([...gone, ...added].map((one) => one.vendor_id)))
    if (await isNews(ctx, vendor_id, document_id, [...gone, ...added]))
      await judgePayeesOf(ctx, vendor_id, document_id);
}

interface Lesson {
  vendor_id: number;
  kind: 'account' | 'domain';
  value: string;
}

const isSame = (one: Lesson, other: Lesson): boolean =>
  one.vendor_id === other.vendor_id && one.kind === other.kind && one.value === other.value;

function lessonsOf({ vendor_id, accounts, domains }: StoredPayee, teaching: 'all' | 'accepted') {
  const all = teaching === 'all';
  return [
    ...accounts
      .filter(({ known }) => all || !known)
      .map(({ account: value, evidence }) => ({ kind: 'account' as const, value, evidence })),
    ...domains
      .filter(({ imitates }) => all || imitates !== null)
      .map(({ domain: value, evidence }) => ({ kind: 'domain' as const, value, evidence })),
  ].map(({ evidence, ...lesson }) => ({ ...lesson, vendor_id, evidence: JSON.stringify(evidence) }));
}

/** Whether no other document has taught one of them. */
async function isNews(
  ctx: Context,
  vendor_id: number,
  document_id: number,
  lessons: Lesson[],
): Promise<boolean> {
  const values = lessons.filter((one) => one.vendor_id === vendor_id).map(({ value }) => value);
  const rows = await ctx
    .everything()
    .selectFrom('vendor_payees')
    .select('value')
    .distinct()
    .where('vendor_id', '=', vendor_id)
    .where('value', 'in', values)
    .where('document_id', 'is distinct from', document_id)
    .execute();
  return rows.length < new Set(values).size;
}
