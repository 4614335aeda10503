// How likely a vendor is the one that a document is from, in log odds, and why.
import type { StoredReason } from '../database/stored-record.ts';
import { closeness } from '../extraction/text/similarity.ts';
import { sentence, type Sentence } from '../platform/sentences/sentence.ts';
import { companyName, sameForm, type CompanyName } from './company-name.ts';
import { compact, taxKeys } from './identifiers.ts';
import { namesOf } from './index-vendors.ts';
import type { Sender, Stated } from './sender.ts';
import type { VendorRow } from '../database/vendor-tables.ts';

/** What a company is told by: a vendor, or a contact. */
export type Party = Pick<
  VendorRow,
  | 'name'
  | 'other_names'
  | 'tax_ids'
  | 'company_ids'
  | 'ibans'
  | 'addresses'
  | 'email_domains'
  | 'external_id'
  | 'external_ids'
>;

export interface Score {
  /** Log odds against "none of the master data". */
  odds: number;
  reasons: StoredReason[];
}

/** Most documents are from somebody, but each vendor is one of very many. */
const PRIOR = -3;
const ODDS = {
  tax: 9,
  iban: 8,
  number: 12,
  domain: 4,
  otherTax: -7,
  unknownTax: -2.5,
  postcode: 2.5,
  otherPostcode: -1.5,
};

interface Weighed {
  odds: number;
  reason?: StoredReason;
}

export interface Scored extends Score {
  vendor: VendorRow;
}

export const scoreVendor = (vendor: VendorRow, sender: Sender): Scored => ({
  vendor,
  ...scoreParty(vendor, sender),
});

export function scoreParty(vendor: Party, sender: Sender): Score {
  const weighed = [
    weighTax(vendor, sender),
    weighShared('iban', sender.ibans, ({ value }) => vendor.ibans.map(compact).includes(compact(value))),
    weighShared('number', sender.numbers, ({ value }) => sharesNumber(vendor, value)),
    weighShared('domain', sender.domains, ({ value }) => vendor.email_domains.includes(value)),
    weighName(vendor, sender),
    weighAddress(vendor, sender),
  ];
  return {
    odds: PRIOR + weighed.reduce((sum, { odds }) => sum + odds, 0),
    reasons: weighed.flatMap(({ reason }) => reason ?? []),
  };
}

export const reasonOf = (
  message: Sentence,
  { field, evidence }: Pick<Stated, 'field' | 'evidence'>,
  speaks_for = true,
): StoredReason => ({
  code: message.code.split('.')[1] ?? '',
  message,
  field,
  evidence,
  speaks_for,
});

function weighShared(
  kind: 'iban' | 'number' | 'domain',
  stated: Stated[],
  shares: (one: Stated) => boolean,
): Weighed {
  const one = stated.find(shares);
  if (one === undefined) return { odds: 0 };
  return { odds: ODDS[kind], reason: reasonOf(sentence(`vendors.${kind}`, { value: one.value }), one) };
}

const sharesNumber = ({ external_id, external_ids }: Party, value: string): boolean =>
  [external_id, ...external_ids].some((number) => compact(number) === compact(value));

/** Another number of the same kind, two VAT IDs of one country, speaks against it; less where it may be the buyer's. */
function weighTax(vendor: Party, { tax_ids }: Sender): Weighed {
  const own = [...vendor.tax_ids, ...vendor.company_ids];
  const known = new Set(own.flatMap(taxKeys));
  const same = tax_ids.find(({ value }) => taxKeys(value).some((key) => known.has(key)));
  if (same !== undefined)
    return { odds: ODDS.tax, reason: reasonOf(sentence('vendors.tax', { value: same.value }), same) };
  const kindOf = (value: string) =>
    `${/^[A-Z]{2}(?=\d)/.exec(compact(value))?.[0] ?? ''}${compact(value).length}`;
  const kinds = new Set(own.map(kindOf));
  const others = tax_ids.filter(({ value }) => kinds.has(kindOf(value)));
  const other = others.find(({ field }) => field !== null) ?? others[0];
  if (other === undefined) return { odds: 0 };
  return {
    odds: other.field === null ? ODDS.unknownTax : ODDS.otherTax,
    reason: reasonOf(sentence('vendors.otherTax', { value: other.value }), other, false),
  };
}

function weighName(vendor: Party, { name }: Sender): Weighed {
  if (name === null) return { odds: 0 };
  const printed = companyName(name.value);
  const best = namesOf(vendor)
    .map((known) => ({ known, ...compareNames(printed, companyName(known)) }))
    .reduce((one, other) => (other.odds > one.odds ? other : one));
  if (best.code === null) return { odds: best.odds };
  const message = sentence(`vendors.${best.code}`, { value: name.value, name: best.known });
  return { odds: best.odds, reason: reasonOf(message, name, best.odds > 0) };
}

interface Comparison {
  odds: number;
  code: 'sameName' | 'otherForm' | 'alike' | 'partOfName' | null;
}

/** Letters that a recogniser or a typist may have changed in a word. */
const ALIKE = 0.7;

function compareNames(one: CompanyName, other: CompanyName): Comparison {
  const form = formOdds(one.form, other.form);
  if (one.core === other.core) {
    return form < 0 ? { odds: 1 + form, code: 'otherForm' } : { odds: 5 + form, code: 'sameName' };
  }
  const close = closeness(one.core, other.core);
  const words = alignWords(one.words, other.words);
  if (words === 'alike' || (words === 'other' && close >= 0.85 && one.words.length !== other.words.length))
    return { odds: 6 * close - 2.5 + form, code: 'alike' };
  if (words === 'part') return { odds: -1 + form, code: 'partOfName' };
  return { odds: -6, code: null };
}

/** A form that is left out says nothing; two forms are two companies. */
const formOdds = (one: string, other: string): number =>
  sameForm(one, other) ? 1 : one === '' || other === '' ? 0 : -4;

/** `alike`: the same words, misspelt; `part`: one name has words that the other lacks. */
function alignWords(one: string[], other: string[]): 'alike' | 'part' | 'other' {
  const [few, many] = one.length <= other.length ? [one, [...other]] : [other, [...one]];
  for (const word of few) {
    const at = many
      .map((candidate, i) => ({ i, close: closeness(word, candidate) }))
      .filter(({ close }) => close >= ALIKE)
      .sort((a, b) => b.close - a.close)[0];
    if (at === undefined) return 'other';
    many.splice(at.i, 1);
  }
  return many.length === 0 ? 'alike' : 'part';
}

const POSTCODE = /(?<![\p{L}\d])\d{4,6}(?!\d)/gu;

/** Postal codes are what addresses are told apart by, however the rest of them is written. */
function weighAddress(vendor: Party, { addresses }: Sender): Weighed {
  const codesIn = (text: string) => [...text.matchAll(POSTCODE)].map(([code]) => code);
  const known = new Set(vendor.addresses.flatMap(codesIn));
  const whole = new Set(vendor.addresses.map(compact));
  const printed = addresses.find(({ value }) => codesIn(value).length > 0 || whole.has(compact(value)));
  if (printed === undefined || whole.size === 0) return { odds: 0 };
  const same = whole.has(compact(printed.value)) || codesIn(printed.value).some((code) => known.has(code));
  if (!same && known.size === 0) return { odds: 0 };
  const message = sentence(same ? 'vendors.address' : 'vendors.otherAddress');
  return {
    odds: same ? ODDS.postcode : ODDS.otherPostcode,
    reason: reasonOf(message, printed, same),
  };
}
