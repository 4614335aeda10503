// Tells documents that are the same one again: same sender, number, total and date. The caller knows the other documents.
import type { ExtractedFields } from '../../../contract/documents.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { sentence } from '../../platform/sentences/sentence.ts';
import { found, type FoundCheck } from './check.ts';
import { understandField, type FieldMeaning } from '../labels/understand-field.ts';

export interface Identity {
  sender: string;
  number: string;
  total: string;
  /** ISO date; null where none is known. */
  date: string | null;
  /** Keys of sender, number and total. */
  keys: string[];
}

export interface KnownDocument {
  id: number;
  filename: string;
  contact_id: number;
  /** As `identityKey` makes it. */
  business_key: string | null;
  doc_date: string | null;
}

/** Concepts of fields that hold the number and the total of a document, the most telling first. */
const NUMBERS = ['invoice_number', 'receipt_number', 'document_number'];
const TOTALS = ['grand_total', 'due_payable'];
const DATES = ['issue_date'];

/** Null unless sender, number and total are all known: fewer would accuse too many. */
export function identityOf(fields: ProfileField[], values: ExtractedFields): Identity | null {
  const meanings = fields.map(understandField);
  const sender = pick(meanings, values, ['party_name'], ({ role }) => role === 'seller' || role === null);
  const number = pick(meanings, values, NUMBERS);
  const total = pick(meanings, values, TOTALS, ({ field }) => field.type !== 'text');
  if (sender === undefined || number === undefined || total === undefined) return null;
  if (fold(sender.value) === '' || fold(number.value) === '') return null;
  return {
    sender: sender.value,
    number: number.value,
    total: total.value,
    date: pick(meanings, values, DATES)?.value ?? null,
    keys: [sender.key, number.key, total.key],
  };
}

function pick(
  meanings: FieldMeaning[],
  values: ExtractedFields,
  concepts: string[],
  fits: (meaning: FieldMeaning) => boolean = () => true,
): { key: string; value: string } | undefined {
  for (const concept of concepts) {
    for (const meaning of meanings) {
      const { key } = meaning.field;
      const value = values[key] ?? null;
      if (meaning.concept?.id === concept && fits(meaning) && value !== null) return { key, value };
    }
  }
  return undefined;
}

/** The same for documents that say the same sender and number, however they are printed. */
export const issueKey = ({ sender, number }: Identity): string => [fold(sender), fold(number)].join('|');

/** The same for those of them that say the same total. */
export const identityKey = (identity: Identity): string =>
  [issueKey(identity), String(Number(identity.total))].join('|');

/** How another document with the same sender and number relates to one; undefined where nothing else agrees. */
export function relationOf(
  identity: Identity,
  business_key: string,
  other: KnownDocument,
): 'same_record' | 'reissued' | 'corrected' | undefined {
  if (other.business_key === business_key)
    return isOtherDay(identity.date, other.doc_date) ? 'reissued' : 'same_record';
  return identity.date !== null && identity.date === other.doc_date ? 'corrected' : undefined;
}

/**
 * Whether another document, whose pages look the same, says that it is another paper: the bills of a subscription differ in number and
 * date alone. A number alone says nothing, as two scans of one paper may yield two.
 */
export function isOtherPaper(
  { number, date }: Identity,
  { business_key, doc_date }: Pick<KnownDocument, 'business_key' | 'doc_date'>,
): boolean {
  const other = business_key?.split('|')[1];
  return other !== undefined && other !== fold(number) && isOtherDay(date, doc_date);
}

const isOtherDay = (one: string | null, other: string | null): boolean =>
  one !== null && other !== null && one !== other;

/** @param same another document with the same sender, number and total */
export function duplicateCheck(
  { sender, number, total, keys }: Identity,
  same: KnownDocument,
  relation: 'same_record' | 'reissued',
): FoundCheck {
  const { id, filename: file, contact_id, doc_date } = same;
  const { code, values } =
    relation === 'same_record'
      ? sentence('details.duplicate', { sender, number, total, id, file })
      : sentence('details.reissued', { sender, number, total, id, file, date: doc_date ?? '' });
  // Tells who may read which document it is.
  return found('duplicate', false, { code, values: { ...values, contact_id } }, keys);
}

const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
