// Whom a document is from, as it says so itself: values of its record, and numbers that stand anywhere on its pages.
import type { Evidence, ExternalRefs, ExtractedFields } from '../../contract/documents.ts';
import type { ProfileField } from '../../contract/profiles.ts';
import type { PrintedNumber } from '../extraction/judgement/facts.ts';
import { understandField, type FieldMeaning } from '../extraction/labels/understand-field.ts';
import { compact } from './identifiers.ts';

/** A value with its places on the pages; `field`: its key in the record, null for what only the page says. */
export interface Stated {
  value: string;
  field: string | null;
  evidence: Evidence[];
}

export interface Sender {
  name: Stated | null;
  tax_ids: Stated[];
  ibans: Stated[];
  /** Of the vendor itself, as references to other systems name them. */
  numbers: Stated[];
  domains: Stated[];
  addresses: Stated[];
}

export interface SentRecord {
  fields: ProfileField[];
  extracted_fields: ExtractedFields;
  evidence: Record<string, Evidence[]>;
  external_refs: ExternalRefs;
  printed: PrintedNumber[];
}

/** How programs call the record of a vendor. */
const VENDOR_RECORD = /^(?:vendor|supplier|creditor)$/i;
const TAX = ['vat_id', 'tax_number', 'uscc'];
const ACCOUNTS = ['iban', 'bank_account'];

/** Null for papers that are from nobody in particular: no field of the profile says who sells. */
export function senderOf({
  fields,
  extracted_fields,
  evidence,
  external_refs,
  printed,
}: SentRecord): Sender | null {
  const meanings = fields.map(understandField);
  if (!meanings.some(isSeller)) return null;
  const stated = statedIn({ extracted_fields, evidence }, meanings);
  const ofSeller = (concepts: string[]) =>
    stated(
      ({ concept, role }) => concepts.includes(concept?.id ?? '') && (role === null || role === 'seller'),
    );
  // What the record says of the buyer is not the seller's, wherever else it stands.
  const foreign = new Set(
    stated(({ role, concept }) => role === 'buyer' && concept?.id !== 'party_name').map(({ value }) =>
      compact(value),
    ),
  );
  const alsoPrinted = (kinds: PrintedNumber['kind'][], own: Stated[]): Stated[] => {
    const known = new Set(own.map(({ value }) => compact(value)));
    const others = printed.filter(
      ({ kind, value }) => kinds.includes(kind) && !known.has(compact(value)) && !foreign.has(compact(value)),
    );
    return [
      ...own,
      ...others.map(({ value, evidence: places }) => ({ value, field: null, evidence: places })),
    ];
  };
  return {
    name: stated(isSeller)[0] ?? null,
    tax_ids: alsoPrinted(['tax'], ofSeller(TAX)),
    ibans: alsoPrinted(['iban'], ofSeller(ACCOUNTS)),
    numbers: Object.values(external_refs).flatMap(({ record_type, record_id }) =>
      VENDOR_RECORD.test(record_type ?? '') && record_id !== undefined
        ? [{ value: record_id, field: null, evidence: [] }]
        : [],
    ),
    domains: alsoPrinted(['domain'], []),
    addresses: ofSeller(['address']),
  };
}

const isSeller = ({ concept, role }: FieldMeaning): boolean =>
  concept?.id === 'party_name' && role === 'seller';

type Fits = (meaning: FieldMeaning) => boolean;

const statedIn =
  (
    { extracted_fields, evidence }: Pick<SentRecord, 'extracted_fields' | 'evidence'>,
    meanings: FieldMeaning[],
  ) =>
  (fits: Fits): Stated[] =>
    meanings.filter(fits).flatMap(({ field: { key } }) => {
      const value = extracted_fields[key] ?? null;
      return value === null ? [] : [{ value, field: key, evidence: evidence[key] ?? [] }];
    });

const NOTHING: Sender = { name: null, tax_ids: [], ibans: [], numbers: [], domains: [], addresses: [] };

/** Whom it is sent to, as it says so itself. Null where no field of the profile says who buys. */
export function buyerOf(record: SentRecord): Sender | null {
  const meanings = record.fields.map(understandField);
  const isBuyer = ({ concept, role }: FieldMeaning) => concept?.id === 'party_name' && role === 'buyer';
  if (!meanings.some(isBuyer)) return null;
  const stated = statedIn(record, meanings);
  const ofBuyer = (concepts: string[]) =>
    stated(({ concept, role }) => role === 'buyer' && concepts.includes(concept?.id ?? ''));
  return {
    ...NOTHING,
    name: stated(isBuyer)[0] ?? null,
    tax_ids: ofBuyer(TAX),
    addresses: ofBuyer(['address']),
  };
}

/** What the pages say of anybody. */
export function printedOf({ printed }: Pick<SentRecord, 'printed'>): Sender {
  const ofKind = (wanted: PrintedNumber['kind']): Stated[] =>
    printed.flatMap(({ kind, value, evidence }) =>
      kind === wanted ? [{ value, field: null, evidence }] : [],
    );
  return {
    name: null,
    tax_ids: ofKind('tax'),
    ibans: ofKind('iban'),
    numbers: [],
    domains: ofKind('domain'),
    addresses: [],
  };
}
