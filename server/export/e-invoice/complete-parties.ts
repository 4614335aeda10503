// What a record lacks of its seller and its buyer, from the master data: the vendor, and contacts. A record is completed and never
// contradicted, and where the master data leaves a choice nothing is chosen.
import { checkVatId } from '../../extraction/candidates/check-digits.ts';
import { fold } from '../../extraction/text/fold.ts';
import type { TermId } from '../../reading/e-invoice/model/terms.ts';
import { companyName } from '../../vendors/company-name.ts';
import { compact, taxKeys } from '../../vendors/identifiers.ts';
import { postalAddress, type PostalAddress } from './postal-address.ts';

/** A vendor or a contact, as far as e-invoices ask. */
export interface PartyData {
  source: 'vendor' | 'contact';
  /** For people: "70001 Papier GmbH". */
  shown: string;
  /** The first is the one to write. */
  names: string[];
  tax_ids: string[];
  company_ids: string[];
  ibans: string[];
  addresses: string[];
  person: string | null;
  phone: string | null;
  email: string | null;
}

export interface PartySources {
  /** Surely the seller, the best first. */
  sellers: PartyData[];
  /** Whom the document is filed with, who may be either. */
  contact: (PartyData & { sells: boolean; buys: boolean }) | null;
}

export interface CompletedTerm {
  term: TermId;
  value: string;
  source: PartyData['source'];
  from: string;
}

type Values = Map<TermId, string>;
export type Side = 'seller' | 'buyer';

/** The terms of a party, by what they are. */
const TERMS_OF = {
  seller: {
    name: 'BT-27',
    vat_id: 'BT-31',
    tax_number: 'BT-32',
    registration: 'BT-30',
    electronic: 'BT-34',
    scheme: 'BT-34a',
    lines: ['BT-35', 'BT-36', 'BT-162'],
    city: 'BT-37',
    postcode: 'BT-38',
    country: 'BT-40',
    person: 'BT-41',
    phone: 'BT-42',
    email: 'BT-43',
  },
  buyer: {
    name: 'BT-44',
    vat_id: 'BT-48',
    tax_number: 'BT-48b',
    registration: 'BT-47',
    electronic: 'BT-49',
    scheme: 'BT-49a',
    lines: ['BT-50', 'BT-51', 'BT-163'],
    city: 'BT-52',
    postcode: 'BT-53',
    country: 'BT-55',
    person: 'BT-56',
    phone: 'BT-57',
    email: 'BT-58',
  },
} as const satisfies Record<Side, Record<string, TermId | TermId[]>>;

/** The scheme of e-mail addresses in the list of electronic addresses (EAS). */
const EMAIL_SCHEME = 'EM';

/** Completes the values in place. @returns what was taken, and where from */
export function completeParties(values: Values, { sellers, contact }: PartySources): CompletedTerm[] {
  const side = contact === null ? undefined : sideOf(values, contact);
  const take = (of: Side, party: PartyData) => complete(values, of, party);
  return [
    ...sellers.flatMap((party) => take('seller', party)),
    ...(contact === null || side === undefined ? [] : take(side, contact)),
  ];
}

/** Whom of the invoice the contact is: who has its number or its name, else who is not named. */
function sideOf(values: Values, contact: NonNullable<PartySources['contact']>): Side | undefined {
  const sides: Side[] = ['seller', 'buyer'];
  const byNumber = (side: Side) => {
    const stated = [TERMS_OF[side].vat_id, TERMS_OF[side].tax_number].flatMap((id) => values.get(id) ?? []);
    return stated.flatMap(taxKeys).some((key) => contact.tax_ids.flatMap(taxKeys).includes(key));
  };
  const byName = (side: Side) => {
    const stated = values.get(TERMS_OF[side].name);
    return stated !== undefined && contact.names.some((name) => sameName(name, stated));
  };
  for (const same of [byNumber, byName]) {
    const [side, other] = sides.filter(same);
    if (side !== undefined) return other === undefined ? side : undefined;
  }
  if (contact.sells && !values.has('BT-27')) return 'seller';
  return contact.buys && !values.has('BT-44') ? 'buyer' : undefined;
}

function sameName(one: string, other: string): boolean {
  const [a, b] = [companyName(one), companyName(other)];
  return a.core === b.core && (a.form === b.form || a.form === '' || b.form === '');
}

function complete(values: Values, side: Side, party: PartyData): CompletedTerm[] {
  const terms = TERMS_OF[side];
  const completed: CompletedTerm[] = [];
  const put = (term: TermId, value: string | null | undefined): void => {
    if (value === null || value === undefined || value === '' || values.has(term)) return;
    values.set(term, value);
    completed.push({ term, value, source: party.source, from: party.shown });
  };
  put(terms.name, party.names[0]);
  const vatIds = party.tax_ids.map(compact).filter((id) => checkVatId(id).form);
  const address = party.addresses
    .map((text) => postalAddress(text, homesOf(values, side, vatIds)))
    .find((one) => agrees(values, side, one));
  if (address !== undefined) for (const [term, value] of addressTerms(side, address)) put(term, value);
  const country = values.get(terms.country);
  const atHome = vatIds.filter((id) => countryOfVat(id) === country);
  put(terms.vat_id, onlyOf(vatIds) ?? onlyOf(atHome));
  if (side === 'seller') {
    put('BT-32', onlyOf(party.tax_ids.filter((id) => !checkVatId(compact(id)).form)));
    put('BT-84', onlyOf(party.ibans));
  }
  put(terms.registration, onlyOf(party.company_ids));
  if (
    party.email !== null &&
    !values.has(terms.electronic) &&
    (values.get(terms.scheme) ?? EMAIL_SCHEME) === EMAIL_SCHEME
  ) {
    put(terms.electronic, party.email);
    values.set(terms.scheme, EMAIL_SCHEME);
  }
  put(terms.person, party.person);
  put(terms.phone, party.phone);
  put(terms.email, party.email);
  return completed;
}

const onlyOf = (values: string[]): string | undefined => (new Set(values).size === 1 ? values[0] : undefined);

/** Countries that an address of a party may be in where it names none. */
export const homesOf = (values: Values, side: Side, vatIds: string[] = []): string[] =>
  [
    values.get(TERMS_OF[side].country),
    ...[values.get(TERMS_OF[side].vat_id) ?? '', ...vatIds].map(countryOfVat),
  ].filter((country) => country !== undefined);

/** ISO 3166, by the letters of a VAT ID; undefined where it is none. Greek ones begin with EL. */
function countryOfVat(text: string): string | undefined {
  if (!checkVatId(text).form) return undefined;
  const id = compact(text);
  return id.startsWith('EL') ? 'GR' : id.slice(0, 2);
}

/** An address as terms; none that it does not have. */
export function addressTerms(side: Side, address: PostalAddress): [TermId, string][] {
  const terms = TERMS_OF[side];
  const { city, postcode, country } = address;
  const parts: [TermId, string | undefined][] = [
    ...address.lines.map((line, i): [TermId, string] => [terms.lines[i]!, line]),
    [terms.city, city],
    [terms.postcode, postcode],
    [terms.country, country],
  ];
  return parts.filter((part): part is [TermId, string] => part[1] !== undefined);
}

/** An address that says something else than the record is another one. */
const agrees = (values: Values, side: Side, address: PostalAddress): boolean => {
  const parts = new Map(addressTerms(side, address));
  const stated = [
    ...TERMS_OF[side].lines,
    TERMS_OF[side].city,
    TERMS_OF[side].postcode,
    TERMS_OF[side].country,
  ];
  return stated.every((term) => {
    const value = values.get(term);
    const part = parts.get(term);
    return value === undefined || part === undefined || fold(value) === fold(part);
  });
};
