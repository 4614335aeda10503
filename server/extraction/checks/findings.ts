// What was found in a document, as checks and confidence judge it.
import type { DocType, Evidence } from '../../../contract/documents.ts';
import type { Validation } from '../../reading/e-invoice/rules/validate-e-invoice.ts';
import type { FileSignature } from '../../reading/signatures/signature.ts';
import type { TrustList } from '../../reading/signatures/trust.ts';
import type { Candidate } from '../candidates/candidate.ts';
import type { Standing } from '../confidence/standing.ts';
import type { FieldMeaning } from '../labels/understand-field.ts';
import type { Ranked } from '../ranking/rank.ts';
import type { Said } from '../../platform/sentences/sentence.ts';

export interface FieldFinding {
  meaning: FieldMeaning;
  /** As it will be stored; null when nothing was found. */
  value: string | null;
  candidate: Candidate | null;
  /** How the candidate was scored; null for values of structured sources. */
  ranked: Ranked | null;
  /** The best candidate that reads differently. */
  rival: Ranked | null;
  /** Absent of what a structured source or a model states alone, and where a record is judged. */
  standing?: Standing;
  evidence: Evidence[];
  source: 'engine' | 'learned' | 'e_invoice' | 'model';
  /** What a second reader makes of it; absent where there was none, or where it has no say. */
  agreement?: 'both' | 'builtin_only' | 'model_only' | 'differs';
  detail: Said | null;
  /** What the page says where a structured source says otherwise. */
  on_page: string | null;
}

/** The numbers of a line item, as far as checks need them. */
export interface CheckedItem {
  quantity: CheckedNumber | null;
  unit_price: CheckedNumber | null;
  amount: CheckedNumber | null;
  /** As printed in a column of its own: percent, or a sum. Absent where there is none. */
  discount?: CheckedNumber | null;
  /** Whether quantity x price, less the discount, gives the amount, as far as all three are known. */
  adds_up: boolean | null;
}

/** A rate of the tax breakdown. All numbers in 1/10,000. */
export interface CheckedTax {
  rate: number | null;
  base: number | null;
  tax: number | null;
}

export interface CheckedNumber {
  /** In 1/10,000. */
  units: number;
  /** Digits after the separator. */
  decimals: number;
}

export interface Findings {
  fields: FieldFinding[];
  items: CheckedItem[];
  taxes: CheckedTax[];
  /** Capital amounts (大写) printed in the document, in 1/10,000. */
  capitals: number[];
  /** Allowances and charges of the record, in 1/10,000; what is taken off is negative. */
  allowances: number[];
  /** What else stands between the sums: freight, surcharges, rounding and discounts, in the same way. */
  charges: number[];
  /** Codes of the currencies of the amounts, most frequent first. */
  currencies: string[];
  /** Name of the structured source, if there is one. */
  structured: string | null;
  /** How an e-invoice stands to its rules; null without one. */
  validation: Validation | null;
  /** Of the file. */
  signatures: FileSignature[];
  trust: TrustList;
  /** Null where a record is judged. */
  doc_type: DocType | null;
  /** Whether pages were recognised from an image: what is missing may have been misread. */
  recognised: boolean;
  today: string;
}

/** The field with a concept, by its id and optionally its role. */
export function findingOf(
  findings: Pick<Findings, 'fields'>,
  concept: string,
  role?: string,
): FieldFinding | undefined {
  return findings.fields.find(
    ({ meaning, value }) =>
      meaning.concept?.id === concept && value !== null && (role === undefined || meaning.role === role),
  );
}

/** Value of an amount field in 1/10,000; undefined when there is none. */
export function unitsOf(finding: FieldFinding | undefined): number | undefined {
  if (finding?.value === null || finding === undefined || !/^-?\d+(?:\.\d+)?$/.test(finding.value))
    return undefined;
  return Math.round(Number(finding.value) * 10_000);
}

export const printUnits = (units: number): string => {
  const exact = units / 10_000;
  return Number.isInteger(units / 100) ? exact.toFixed(2) : exact.toFixed(4).replace(/0{1,2}$/, '');
};

/** All that may stand between two sums. */
export const betweenSums = ({ allowances, charges }: Findings): number[] => [...allowances, ...charges];
