// Whether a document wants to be paid to where its vendor was paid to before, and what to know where it does not. Pure.
import type { PayeeAccount } from '../../contract/payee.ts';
import type {
  PayeeDomain,
  StoredKnownAccount,
  StoredPayee,
  StoredPayeeSign,
} from '../database/stored-record.ts';
import type { VendorRow } from '../database/vendor-tables.ts';
import { editDistance } from '../extraction/text/similarity.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { accountIn, printAccount } from '../extraction/candidates/account.ts';
import { domainOf, imitated } from './look-alike.ts';
import type { Sender, Stated } from './sender.ts';

/** What a document says of the payee, before it is compared with anything. */
export interface StatedPayee {
  accounts: PayeeAccount[];
  domains: PayeeDomain[];
  /** The address that sent it, where it came in by mail. */
  mail_from: string | null;
}

/** What is known of a vendor, the account used last first. */
export interface KnownPayee {
  accounts: StoredKnownAccount[];
  domains: string[];
}

export function statedPayee(sender: Sender, mail_from: string | null): StatedPayee {
  const accounts = new Map<string, PayeeAccount>();
  for (const { value, field, evidence } of sender.ibans) {
    const account = accountIn(value);
    if (account === undefined || accounts.has(account.key)) continue;
    accounts.set(account.key, { account: account.key, known: false, valid: account.valid, field, evidence });
  }
  const domain = domainOf(mail_from ?? '');
  const mailed: Stated[] = domain === undefined ? [] : [{ value: domain, field: null, evidence: [] }];
  const domains = new Map<string, PayeeDomain>();
  for (const { value, evidence } of [...sender.domains, ...mailed])
    if (!domains.has(value)) domains.set(value, { domain: value, imitates: null, evidence });
  return { accounts: [...accounts.values()], domains: [...domains.values()], mail_from };
}

const MOST_BEFORE = 5;

/**
 * Null where the document names no account and nothing is odd about its domains.
 * @param decided the document was approved already: nobody is asked again, and what it names is known
 */
export function judgePayee(
  { id, name, ...vendor }: Pick<VendorRow, 'id' | 'name' | 'email_domains'>,
  stated: StatedPayee,
  known: KnownPayee,
  decided: boolean,
): StoredPayee | null {
  const keys = new Set(known.accounts.map(({ account }) => account));
  const accounts = stated.accounts.map((one) => ({ ...one, known: decided || keys.has(one.account) }));
  const own = [...vendor.email_domains, ...known.domains];
  const domains = stated.domains.map((one) => ({
    ...one,
    imitates: decided ? null : (imitated(one.domain, own) ?? null),
  }));
  const odd = domains.some(({ imitates }) => imitates !== null);
  if (accounts.length === 0 && !odd) return null;
  const common = { vendor_id: id, name, accounts, domains };
  const unknown = accounts.filter((one) => !one.known);
  if (unknown.length === 0 && !odd) return { ...common, result: 'known', before: [], signs: [] };
  const signs = signsOf(unknown, domains, { ...known, domains: own }, stated.mail_from);
  if (known.accounts.length === 0 && !odd) return { ...common, result: 'first', before: [], signs };
  return { ...common, result: 'changed', before: known.accounts.slice(0, MOST_BEFORE), signs };
}

function signsOf(
  unknown: PayeeAccount[],
  domains: PayeeDomain[],
  known: KnownPayee,
  mail_from: string | null,
): StoredPayeeSign[] {
  return [
    ...unknown.flatMap((one) => [...signsOfAccount(one, known)]),
    ...domains.flatMap(({ domain, imitates, evidence }) =>
      imitates === null ? [] : sign(sentence('payees.lookAlike', { domain, known: imitates }), evidence),
    ),
    ...signOfMail(mail_from, known),
  ];
}

/** As many characters of two accounts may differ that are still taken for one another. */
const ALIKE = 3;

function* signsOfAccount(one: PayeeAccount, known: KnownPayee): Generator<StoredPayeeSign> {
  const { account: key, valid, evidence } = one;
  const account = printAccount(key);
  if (valid === false) yield* sign(sentence('payees.invalid', { account }), evidence);
  const country = countryOf(key);
  const before = [...new Set(known.accounts.map((other) => countryOf(other.account)))].filter(
    (other) => other !== null,
  );
  if (country !== null && before.length > 0 && !before.includes(country))
    yield* sign(sentence('payees.country', { country, before: before.join(', ') }), evidence);
  for (const other of known.accounts) {
    const count = editDistance(key, other.account, ALIKE);
    if (count > ALIKE) continue;
    const values = { account, before: printAccount(other.account), count };
    yield* sign(sentence('payees.alike', values), evidence);
    return;
  }
}

const countryOf = (key: string): string | null => accountIn(key)?.country ?? null;

function signOfMail(address: string | null, { domains }: KnownPayee): StoredPayeeSign[] {
  const domain = domainOf(address ?? '');
  if (address === null || domain === undefined) return [];
  const isKnown = domains.some((own) => domain === own || domain.endsWith(`.${own}`));
  return sign(sentence(isKnown ? 'payees.senderKnown' : 'payees.senderUnknown', { address }), []);
}

const sign = (message: Sentence, evidence: StoredPayeeSign['evidence']): [StoredPayeeSign] => [
  { code: message.code.split('.')[1]!, message, evidence },
];
