// Runs the checks on a record as it stands: after people or rules changed values, and before it is approved.
import type { Validation } from '../../reading/e-invoice/rules/validate-e-invoice.ts';
import type { FileSignature } from '../../reading/signatures/signature.ts';
import type { TrustList } from '../../reading/signatures/trust.ts';
import type { Evidence, ExtractedFields, LineItem } from '../../../contract/documents.ts';
import type { Allowance } from '../../../contract/allowances.ts';
import type { TaxLine } from '../../../contract/tax-breakdown.ts';
import type { ProfileField } from '../../../contract/profiles.ts';
import { ALLOWANCE_TYPES } from '../../../contract/allowance-columns.ts';
import { sentence } from '../../platform/sentences/sentence.ts';
import { found, type FoundCheck } from './check.ts';
import { impliedFields, isImplied } from '../labels/implied-fields.ts';
import { understandField, type FieldMeaning } from '../labels/understand-field.ts';
import { checkedTax } from './tax-arithmetic.ts';
import { addsUp, needsDiscount } from './line-arithmetic.ts';
import { MOST_CHARGES } from '../ranking/charges.ts';
import { fold } from '../text/fold.ts';
import type { CheckedItem, CheckedNumber, FieldFinding, Findings } from './findings.ts';
import { runChecks, sortChecks } from './run-checks.ts';

/** What the pages and the structured source say that no value of the record holds. Stored with the document. */
export interface CheckFacts {
  /** Capital amounts (大写) printed in the document, in 1/10,000. */
  capitals: number[];
  /** Codes of the printed currencies, most frequent first. */
  currencies: string[];
  /**
   * What stands between the sums beside the allowances and charges of the record, in 1/10,000: rounding, what fields hold; absent in
   * documents processed before it was kept.
   */
  charges?: number[];
  /** Values of the fields that the profile does not ask for but its sums depend on, by key. */
  implied?: Record<string, string>;
  /** Discounts of line items that the record has no column for, with the numbers of the line they belong to. */
  discounts?: DiscountedLine[];
  /** Key of the line column that holds discounts; absent where the profile has none, and in documents processed before this was kept. */
  discount_column?: string;
  /** How an e-invoice stands to its rules; absent of other documents, and of those read before rules were checked. */
  validation?: Validation;
  /** Of the file; absent without any, and in documents that were read before signatures were. */
  signatures?: FileSignature[];
  structured: {
    /** For the reviewer: "QR code on page 1", "factur-x.xml". */
    name: string;
    /** What the source says, by field key. */
    values: Record<string, string>;
    /** What the page says instead, by field key. */
    on_page: Record<string, string>;
  } | null;
}

/** All numbers in 1/10,000. */
export interface DiscountedLine {
  quantity: number;
  unit_price: number;
  amount: number;
  discount: number;
}

function discountsOf(items: CheckedItem[]): DiscountedLine[] {
  return items.filter(needsDiscount).map(({ quantity, unit_price, amount, discount }) => ({
    quantity: quantity?.units ?? 0,
    unit_price: unit_price?.units ?? 0,
    amount: amount?.units ?? 0,
    discount: discount?.units ?? 0,
  }));
}

export function factsOf({
  capitals,
  currencies,
  charges,
  structured,
  validation,
  signatures,
  fields,
  items,
}: Findings): CheckFacts {
  const values: Record<string, string> = {};
  const implied: Record<string, string> = {};
  const on_page: Record<string, string> = {};
  for (const field of fields) {
    if (isImplied(field.meaning.field.key)) {
      if (field.value !== null) implied[field.meaning.field.key] = field.value;
      continue;
    }
    if (field.source !== 'e_invoice' || field.value === null) continue;
    values[field.meaning.field.key] = field.value;
    if (field.on_page !== null) on_page[field.meaning.field.key] = field.on_page;
  }
  return {
    capitals,
    currencies,
    charges,
    implied,
    discounts: discountsOf(items),
    ...(validation !== null && { validation }),
    ...(signatures.length > 0 && { signatures }),
    structured: structured === null ? null : { name: structured, values, on_page },
  };
}

export interface CheckedRecord {
  fields: ProfileField[];
  extracted_fields: ExtractedFields;
  line_items: LineItem[];
  allowances: Allowance[];
  tax_breakdown: TaxLine[];
  evidence: Record<string, Evidence[]>;
  /** Null for records of which nothing was stored. */
  facts: CheckFacts | null;
  /** By which signers are judged. */
  trust: TrustList;
  /** ISO date. */
  today: string;
}

/** The values of a record as checks see them. */
export function findingsOf(record: CheckedRecord): Findings {
  const asked = record.fields.map(understandField);
  const all = [...asked, ...impliedFields(asked)];
  return {
    fields: all.map((meaning) => findingOfRecord(meaning, record)),
    items: record.line_items.map((item) => checkedItem(item, record.facts)),
    taxes: record.tax_breakdown.map(checkedTax),
    capitals: record.facts?.capitals ?? [],
    allowances: signedAllowances(record.allowances),
    charges: record.facts?.charges ?? [],
    currencies: record.facts?.currencies ?? [],
    structured: record.facts?.structured?.name ?? null,
    validation: record.facts?.validation ?? null,
    signatures: record.facts?.signatures ?? [],
    trust: record.trust,
    doc_type: null,
    recognised: false,
    today: record.today,
  };
}

/** In 1/10,000, what is taken off negative; where there are many, all of a type together. */
export function signedAllowances(rows: Pick<Allowance, 'type' | 'amount'>[]): number[] {
  const units = rows.map(
    ({ type, amount }) => Math.round((amount ?? 0) * 10_000) * (type === 'charge' ? 1 : -1),
  );
  if (units.length <= MOST_CHARGES) return units.filter((one) => one !== 0);
  return ALLOWANCE_TYPES.map((type) =>
    units.reduce((sum, one, i) => (rows[i]?.type === type ? sum + one : sum), 0),
  );
}

/** All checks of the values on the record, those that failed first. */
export const checkRecord = (record: CheckedRecord, findings = findingsOf(record)): FoundCheck[] =>
  sortChecks([...runChecks(findings), ...contradictions(record)]);

function findingOfRecord(meaning: FieldMeaning, record: CheckedRecord): FieldFinding {
  const { key } = meaning.field;
  const value = record.extracted_fields[key] ?? record.facts?.implied?.[key] ?? null;
  const stated = record.facts?.structured?.values[key];
  const structured = stated !== undefined && value !== null && sameValue(stated, value);
  return {
    meaning,
    value,
    candidate: null,
    ranked: null,
    rival: null,
    evidence: record.evidence[key] ?? [],
    source: structured ? 'e_invoice' : 'engine',
    detail: null,
    on_page: (structured ? record.facts?.structured?.on_page[key] : undefined) ?? null,
  };
}

/** Numbers compare as numbers, texts without regard to case, width and punctuation. */
export function sameValue(a: string, b: string): boolean {
  const numeric = /^-?\d+(?:\.\d+)?$/;
  return numeric.test(a) && numeric.test(b) ? Number(a) === Number(b) : fold(a) === fold(b);
}

/** Where somebody entered something else than the structured source says. */
function contradictions({ fields, extracted_fields, facts }: CheckedRecord): FoundCheck[] {
  if (facts?.structured === null || facts === null) return [];
  const { name, values } = facts.structured;
  return fields.flatMap(({ key, label }) => {
    const stated = values[key];
    const value = extracted_fields[key] ?? null;
    if (stated === undefined || (value !== null && sameValue(stated, value))) return [];
    const detail =
      value === null
        ? sentence('details.contradictedEmpty', { source: name, stated })
        : sentence('details.contradictedRecord', { source: name, stated, value });
    return [found('eInvoice', false, detail, [key], sentence('checks.eInvoiceRecord', { label }))];
  });
}

function checkedItem(line: LineItem, facts: CheckFacts | null): CheckedItem {
  const item = {
    quantity: checkedNumber(line.quantity),
    unit_price: checkedNumber(line.unit_price),
    amount: checkedNumber(line.amount),
  };
  const own = facts?.discounts?.find(
    ({ quantity, unit_price, amount }) =>
      quantity === item.quantity?.units &&
      unit_price === item.unit_price?.units &&
      amount === item.amount?.units,
  );
  const cell = line[facts?.discount_column ?? ''];
  const discount =
    own !== undefined
      ? { units: own.discount, decimals: 2 }
      : checkedNumber(typeof cell === 'number' ? cell : null);
  return { ...item, discount, adds_up: addsUp({ ...item, discount }) };
}

/** Records keep no trailing zeros: money is taken to be exact to the cent. */
export function checkedNumber(value: number | null): CheckedNumber | null {
  if (value === null) return null;
  const decimals = /\.(\d+)$/.exec(String(value))?.[1]?.length ?? 0;
  return { units: Math.round(value * 10_000), decimals: Math.min(Math.max(decimals, 2), 4) };
}
