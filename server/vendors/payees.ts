// Where a vendor was paid to and wrote from, by documents that were approved or accepted, and by its master data: SQL. The payees
// of the whole instance: a vendor is no other one for people who see some of the contacts only.
import type { Context } from '../context.ts';
import type { StoredKnownAccount } from '../database/stored-record.ts';
import type { VendorRow } from '../database/vendor-tables.ts';
import { isoSeconds } from '../platform/clock.ts';
import { accountIn } from '../extraction/candidates/account.ts';
import type { KnownPayee } from './judge-payee.ts';

const LOCKS = 7_240_000_000;

/** Held until the end of the transaction by whoever decides on accounts of the vendor. */
export const lockPayee = (ctx: Context, vendor_id: number): Promise<void> => ctx.lock(LOCKS + vendor_id);

/** So many accounts and domains of a vendor are looked at, those used last. */
const MOST = 500;

/** @param apart the document that is compared with them: what it has taught itself says nothing of it */
export async function knownPayee(
  ctx: Context,
  vendor: Pick<VendorRow, 'id' | 'ibans' | 'email_domains'>,
  apart: number,
): Promise<KnownPayee> {
  const rows = await ctx
    .everything()
    .selectFrom('vendor_payees')
    .select(['kind', 'value'])
    .select((eb) => [eb.fn.min('at').as('since'), eb.fn.max('at').as('until')])
    .where('vendor_id', '=', vendor.id)
    .where('document_id', 'is distinct from', apart)
    .groupBy(['kind', 'value'])
    .orderBy('until', 'desc')
    .limit(MOST)
    .execute();
  const named = vendor.ibans.flatMap((text) => accountIn(text)?.key ?? []);
  const nowhere = { place: null, evidence: [] };
  const used = rows
    .filter(({ kind }) => kind === 'account')
    .map(({ value: account, since, until }): StoredKnownAccount => ({
      account,
      in_master_data: named.includes(account),
      since: isoSeconds(since),
      until: isoSeconds(until),
      ...nowhere,
    }));
  const others = new Set(named.filter((account) => !used.some((one) => one.account === account)));
  return {
    accounts: [
      ...used,
      ...[...others].map((account) => ({
        account,
        in_master_data: true,
        since: null,
        until: null,
        ...nowhere,
      })),
    ],
    domains: rows.filter(({ kind }) => kind === 'domain').map(({ value }) => value),
  };
}

/** The same account with the place where it was seen last, on a document that is still there. */
export async function withPlace(
  ctx: Context,
  vendor_id: number,
  known: StoredKnownAccount,
  apart: number,
): Promise<StoredKnownAccount> {
  const row = await ctx
    .everything()
    .selectFrom('vendor_payees')
    .innerJoin('documents', 'documents.id', 'vendor_payees.document_id')
    .select(['documents.id as document_id', 'documents.contact_id'])
    .select(['vendor_payees.version', 'vendor_payees.evidence'])
    .where('vendor_payees.vendor_id', '=', vendor_id)
    .where('kind', '=', 'account')
    .where('value', '=', known.account)
    .where('documents.id', '!=', apart)
    .where('documents.deleted_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return known;
  const { evidence, ...place } = row;
  return { ...known, place, evidence };
}
