// Where a document wants to be paid to, compared with where its vendor was paid to before.
import { isSettled } from '../../contract/goes-on.ts';
import type { Context } from '../context.ts';
import type { StoredPayee } from '../database/stored-record.ts';
import type { VendorRow } from '../database/vendor-tables.ts';
import { judgePayee, statedPayee } from '../vendors/judge-payee.ts';
import { knownPayee, withPlace } from '../vendors/payees.ts';
import type { Sender } from '../vendors/sender.ts';
import type { DocumentRow } from './store.ts';

/** Judged before this, a document was decided on before payees were compared. */
export const COMPARED_SINCE = 4;

type Compared = Pick<DocumentRow, 'id' | 'status' | 'payee' | 'mail_from' | 'judged' | 'doc_type'>;

export async function findPayee(
  ctx: Context,
  { id, status, payee: before, mail_from, judged, doc_type }: Compared,
  sender: Sender | null,
  vendor: VendorRow | null,
): Promise<StoredPayee | null> {
  // Accounts on a paper that the buyer writes are the buyer's.
  if (sender === null || vendor === null || doc_type === 'Purchase Order') return null;
  const stated = statedPayee(sender, mail_from);
  // What was approved stays as it was decided on, until it names other accounts or is from another vendor.
  const decided = isSettled(status);
  if (decided && before?.vendor_id === vendor.id && sameAccounts(before, stated)) return before;
  const known = await knownPayee(ctx, vendor, id);
  const payee = judgePayee(vendor, stated, known, decided && judged < COMPARED_SINCE);
  if (payee === null) return null;
  const places = payee.before.map((account) => withPlace(ctx, vendor.id, account, id));
  return { ...payee, before: await Promise.all(places) };
}

const sameAccounts = (one: Pick<StoredPayee, 'accounts'>, other: Pick<StoredPayee, 'accounts'>): boolean =>
  keysOf(one) === keysOf(other);

const keysOf = ({ accounts }: Pick<StoredPayee, 'accounts'>): string =>
  accounts
    .map(({ account }) => account)
    .toSorted()
    .join();
