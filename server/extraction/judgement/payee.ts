// What is asked of a person where a document wants to be paid to an account that its vendor was not paid to before.
import type { StoredPayee } from '../../database/stored-record.ts';
import { sentence, type Sentence } from '../../platform/sentences/sentence.ts';
import { printAccount } from '../candidates/account.ts';

interface PayeeQuestion {
  kind: 'payee_changed' | 'payee_first';
  code: string;
  /** Key of the field that holds the account; null: it stands on the page only. */
  target: string | null;
  message: Sentence;
  about: unknown;
}

/** Undefined where the accounts are known. The first account of a vendor is to be looked at and is no alarm. */
export function payeeQuestion(payee: StoredPayee): PayeeQuestion | undefined {
  const { vendor_id, name, result, accounts, domains } = payee;
  if (result === 'known') return undefined;
  const unknown = accounts.filter(({ known }) => !known);
  const odd = domains.filter(({ imitates }) => imitates !== null);
  const target = unknown.find(({ field }) => field !== null)?.field ?? null;
  const about = [vendor_id, unknown.map(({ account }) => account), odd.map(({ domain }) => domain)];
  const account = unknown.map((one) => printAccount(one.account)).join(', ');
  if (result === 'first') {
    const message = sentence('blockers.firstAccount', { account, name });
    return { kind: 'payee_first', code: 'firstAccount', target, message, about };
  }
  return { kind: 'payee_changed', target, about, ...changeOf(payee, account, odd[0]) };
}

/** The account first: a domain that looks like another one comes with it, or stands alone. */
function changeOf(
  { name, before }: StoredPayee,
  account: string,
  odd: StoredPayee['domains'][number] | undefined,
): { code: string; message: Sentence } {
  if (account === '' || before.length === 0) {
    const values = { domain: odd?.domain ?? '', known: odd?.imitates ?? '', name };
    return { code: 'lookAlikeDomain', message: sentence('blockers.lookAlikeDomain', values) };
  }
  const until = before.map((one) => printAccount(one.account)).join(', ');
  return { code: 'newAccount', message: sentence('blockers.newAccount', { account, name, before: until }) };
}
