// What extraction yields from a reading and a profile. Values in, values out.
import type { ConfidenceLabel, DocType, Evidence, LineItem } from '../../contract/documents.ts';
import type { Allowance } from '../../contract/allowances.ts';
import type { RecordTable } from '../../contract/record-tables.ts';
import type { TaxLine } from '../../contract/tax-breakdown.ts';
import type { EveryLineColumn } from '../../contract/line-columns.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import type { Said } from '../platform/sentences/sentence.ts';
import type { FoundCheck } from './checks/check.ts';
import type { RecordFacts } from './judgement/facts.ts';

/** The part of an extraction profile that engines need. */
export interface ExtractionProfile {
  name: string;
  description: string;
  doc_type_hint: string | null;
  line_items: boolean;
  /** Whether the taxes by rate are wanted, and with them allowances and charges; not where it is absent. */
  tax_breakdown?: boolean;
  /** None where it is absent. */
  line_columns?: LineColumn[];
  fields: ProfileField[];
}

/** What the engines may use besides the reading: clock, what was learned, what is already known of other documents. */
export interface ExtractionContext {
  /** ISO date used to judge implausible dates. */
  today: string;
  /** Corrections remembered for this sender, strongest first. */
  learned: LearnedHint[];
}

/** A correction by a person on an earlier document of the same sender. */
export interface LearnedHint {
  field: string;
  document_id: number;
  /** Label words left of or above the value, folded; empty if there were none. */
  label: string;
  relation: 'left' | 'above';
  /** Where the value stood: centre in fractions of the page. */
  page: number;
  x: number;
  y: number;
  /** Shape of the value: see `formatOf`. */
  format: string;
  value: string;
  /** The value never changes with this sender: their name, their currency. */
  constant: boolean;
  /** The person emptied the field: what stands there is not its value. */
  absent: boolean;
  /** How much it counts: 1 for a new lesson, more when it helped, less when it was contradicted. */
  weight: number;
}

export interface DraftField {
  /** Normalised: dates YYYY-MM-DD, amounts decimal strings; null when nothing was found. */
  value: string | null;
  evidence: Evidence[];
  /** 0..1, calibrated: the share of such fields that are right. */
  confidence: number;
  source: 'engine' | 'model' | 'learned' | 'e_invoice';
  detail: Said | null;
  /** The document whose correction led to the value, where the source is `learned`. */
  learned_from: number | null;
}

export interface DraftLineItem extends Pick<LineItem, EveryLineColumn> {
  /** Values of the line columns of the profile, by key. */
  further: Record<string, string | number>;
  /** Keyed by column name. */
  evidence: Record<string, Evidence[]>;
}

export interface DraftTaxLine extends TaxLine {
  /** Keyed by column name. */
  evidence: Record<string, Evidence[]>;
}

export interface DraftAllowance extends Allowance {
  /** Keyed by column name. */
  evidence: Record<string, Evidence[]>;
}

/** Places by the names that the record has for cells: `line_items[i].<column>`. */
export const placesOfRows = (
  table: RecordTable,
  rows: readonly { evidence: Record<string, Evidence[]> }[],
): Record<string, Evidence[]> =>
  Object.fromEntries(
    rows.flatMap(({ evidence }, i) =>
      Object.entries(evidence).map(([column, places]) => [`${table}[${i}].${column}`, places] as const),
    ),
  );

/** As the record has it. */
export const lineItemOf = ({ evidence: _evidence, further, ...item }: DraftLineItem): LineItem => ({
  ...item,
  ...further,
});

/** A tax or an allowance as the record has it. */
export const withoutPlaces = <Row extends { evidence: unknown }>({
  evidence: _evidence,
  ...row
}: Row): Omit<Row, 'evidence'> => row;

export interface Draft {
  doc_type: DocType;
  doc_date: string | null;
  language: string | null;
  summary: string;
  fields: Record<string, DraftField>;
  line_items: DraftLineItem[];
  allowances: DraftAllowance[];
  tax_breakdown: DraftTaxLine[];
  checks: FoundCheck[];
  /** What is needed besides the values to judge the record anew when one changes. */
  facts: RecordFacts;
  /** 0..100. */
  score: number;
  label: ConfidenceLabel;
  /** Two or three sentences naming the doubtful field and the failing sum. */
  reasoning: Said[];
  /** `builtin`, or `builtin+<model>`. */
  engine: string;
  warnings: Said[];
}

/** Another reader of the same document, heard before anything is judged. */
export interface SecondReader<Finding, Scene> {
  name: string;
  fields(findings: Finding[], scene: Scene): Finding[];
  items(own: DraftLineItem[], findings: Finding[], scene: Scene): DraftLineItem[];
  /** Null where it has none, or none that the text supports. */
  summary(text: string): string | null;
  /** For the reviewer; complete once the others were called. */
  warnings(): Said[];
}
