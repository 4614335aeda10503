// What invoices of drawn vendors say of their sender, as it is read: names misspelt, shortened or in capitals, numbers left out;
// and invoices of companies that only look like a vendor. Each with the vendor it is from.
import type { Sender, Stated } from '../../server/vendors/sender.ts';
import type { Random } from '../random.ts';
import { TOWNS, makeAddress, makeIban, type DrawnVendor } from './draw-vendors.ts';

export interface DrawnInvoice {
  sender: Sender;
  /** external_id; null: the master data does not have who sent it. */
  truth: string | null;
  kind: 'plain' | 'misspelt' | 'decoy';
}

const stated = (value: string, field: string | null = 'field'): Stated => ({ value, field, evidence: [] });

/** One or two letters left out, doubled, exchanged or misread. */
function misspell(dice: Random, name: string): string {
  let text = name;
  for (let i = dice.between(1, 2); i > 0; i--) {
    const at = dice.between(1, Math.max(1, text.length - 2));
    const [before, letter, behind] = [text.slice(0, at), text[at] ?? '', text.slice(at + 1)];
    text = dice.pick([
      `${before}${behind}`,
      `${before}${letter}${letter}${behind}`,
      `${before}${behind.charAt(0)}${letter}${behind.slice(1)}`,
      `${before}${dice.pick(['i', 'l', 'e', 'o', 'n'])}${behind}`,
    ]);
  }
  return text;
}

const restyle = (dice: Random, name: string): string =>
  dice.chance(0.2) ? name.toUpperCase() : dice.chance(0.1) ? name.replaceAll(' ', '  ') : name;

function senderOf(dice: Random, vendor: DrawnVendor, name: string): Sender {
  const own = <T>(list: T[], share: number): T[] => (dice.chance(share) ? list : []);
  return {
    name: stated(restyle(dice, name)),
    tax_ids: own(vendor.tax_ids, 0.8).map((value) => stated(value)),
    ibans: own(vendor.ibans, 0.75).map((value) => stated(value.replace(/(.{4})/g, '$1 '))),
    numbers: [],
    domains: own(vendor.email_domains, 0.4).map((value) => stated(value, null)),
    addresses: own(vendor.addresses, 0.9).map((value) => stated(value)),
  };
}

/** A company of the same name with another legal form, or of the same group elsewhere, that the master data lacks. */
function decoyOf(dice: Random, vendor: DrawnVendor): Sender {
  const { country } = vendor;
  const words = vendor.name.split(' ');
  const name =
    country === 'CN'
      ? vendor.name.replace(/^../, dice.pick(TOWNS.CN))
      : dice.chance(0.5)
        ? [...words.slice(0, -1), dice.pick(TOWNS[country]), words.at(-1)].join(' ')
        : [...words.slice(0, 2), dice.pick(['Holding', 'International', 'Service']), words.at(-1)].join(' ');
  const digits = (text: string) => text.replaceAll(/\d/g, () => String(dice.between(0, 9)));
  return {
    name: stated(name),
    tax_ids: dice.chance(0.8) ? vendor.tax_ids.map((value) => stated(digits(value))) : [],
    ibans: dice.chance(0.7) && vendor.ibans.length > 0 ? [stated(makeIban(dice, country))] : [],
    numbers: [],
    domains: [],
    addresses: [stated(makeAddress(dice, country, dice.pick(TOWNS[country])))],
  };
}

export function drawInvoices(dice: Random, vendors: DrawnVendor[], count: number): DrawnInvoice[] {
  // Members of groups stand beside each other: half of the invoices are theirs.
  const members = vendors.filter(({ name }, i) => name.split(' ')[0] === vendors[i + 1]?.name.split(' ')[0]);
  const known = new Set(vendors.map(({ name }) => name));
  const invoices: DrawnInvoice[] = [];
  while (invoices.length < count) {
    const vendor = dice.pick(dice.chance(0.5) && members.length > 0 ? members : vendors);
    if (dice.chance(0.2)) {
      const sender = decoyOf(dice, vendor);
      if (!known.has(sender.name?.value ?? '')) invoices.push({ sender, truth: null, kind: 'decoy' });
      continue;
    }
    const misspelt = dice.chance(0.4);
    const name = misspelt ? misspell(dice, vendor.name) : vendor.name;
    invoices.push({
      sender: senderOf(dice, vendor, name),
      truth: vendor.external_id,
      kind: misspelt ? 'misspelt' : 'plain',
    });
  }
  return invoices;
}
