// Invoices of vendors that do not exist, honest ones in a row and forged copies of them, the same in every run of a seed.
import type { Random } from '../../bench/random.ts';
import { drawVendors, makeIban, type DrawnVendor } from '../../bench/vendors/draw-vendors.ts';

export interface DrawnPayee {
  vendor: DrawnVendor;
  accounts: string[];
  domain: string;
  /** What was changed; null for an honest one. */
  forged: string | null;
}

interface Payer {
  vendor: DrawnVendor;
  /** The first one is the main account; many print a second one. */
  accounts: string[];
  domains: string[];
}

/** Vendors of countries with IBANs, with the accounts and domains that they use. */
export const drawPayers = (dice: Random, count: number): Payer[] =>
  drawVendors(dice, count * 3)
    .filter(({ ibans }) => ibans.length > 0)
    .slice(0, count)
    .map((vendor) => ({
      vendor,
      accounts: [...vendor.ibans, ...(dice.chance(0.3) ? [makeIban(dice, vendor.country)] : [])],
      domains: [vendor.email_domains[0]!, ...(dice.chance(0.2) ? [`mail.${vendor.email_domains[0]!}`] : [])],
    }));

/** @param first names all accounts; later ones write them in other groups, leave the second one out, or name none at all */
export function honestOne(dice: Random, { vendor, accounts, domains }: Payer, first: boolean): DrawnPayee {
  const some = dice.chance(0.06) ? [] : dice.chance(0.7) ? accounts : accounts.slice(0, 1);
  const printed = first ? accounts : some;
  const spelt = printed.map((account) => (dice.chance(0.4) ? account : inGroups(account)));
  return { vendor, accounts: spelt, domain: dice.pick(domains), forged: null };
}

export const inGroups = (account: string): string => account.replaceAll(/(.{4})(?=.)/g, '$1 ');

const CONFUSED: [RegExp, string][] = [
  [/m/, 'rn'],
  [/l/, '1'],
  [/o/, '0'],
  [/o/, 'о'],
  [/a/, 'а'],
  [/e/, 'е'],
  [/d/, 'cl'],
];

const FORGERIES: Record<string, (dice: Random, payer: Payer) => Pick<DrawnPayee, 'accounts' | 'domain'>> = {
  'account of the same country': (dice, { vendor, domains }) => ({
    accounts: [makeIban(dice, vendor.country)],
    domain: domains[0]!,
  }),
  'account of another country': (dice, { vendor, domains }) => ({
    accounts: [makeIban(dice, vendor.country === 'DE' ? 'FR' : 'DE')],
    domain: domains[0]!,
  }),
  'one digit': (dice, { accounts: [account], domains }) => {
    const at = dice.between(account!.length - 8, account!.length - 1);
    const other = (Number(account![at]) + dice.between(1, 9)) % 10;
    return { accounts: [`${account!.slice(0, at)}${other}${account!.slice(at + 1)}`], domain: domains[0]! };
  },
  'second account added': (dice, { vendor, accounts, domains }) => ({
    accounts: [accounts[0]!, makeIban(dice, vendor.country)],
    domain: domains[0]!,
  }),
  'letters that look alike': (dice, { accounts, domains: [domain] }) => {
    const fitting = CONFUSED.filter(([letter]) => letter.test(domain!.split('-')[0]!));
    if (fitting.length === 0) return { accounts, domain: `x${domain!}` };
    const [letter, other] = dice.pick(fitting);
    return { accounts, domain: domain!.replace(letter, other) };
  },
  'one letter': (dice, { accounts, domains: [domain] }) => {
    const at = dice.between(1, 4);
    const swapped = `${domain!.slice(0, at)}${domain!.slice(at + 1)}`;
    return { accounts, domain: dice.chance(0.5) ? swapped : `${domain!.slice(0, at)}q${domain!.slice(at)}` };
  },
  'another ending': (dice, { accounts, domains: [domain] }) => ({
    accounts,
    domain: domain!.replace(/\.example$/, dice.pick(['.invalid', '.test', '.co.uk'])),
  }),
};

export function forgedOne(dice: Random, payer: Payer, which: number): DrawnPayee {
  const kinds = Object.keys(FORGERIES);
  const forged = kinds[which % kinds.length]!;
  return { vendor: payer.vendor, forged, ...FORGERIES[forged]!(dice, payer) };
}
