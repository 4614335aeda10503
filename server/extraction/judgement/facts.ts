// What is known of a document besides its record: kept with it, so that the record can be judged anew whenever it changes.
import type { DocType, Evidence, LineItem, Lineage } from '../../../contract/documents.ts';
import type { EInvoiceAllowance } from '../../reading/reading.ts';
import type { Said, Sentence } from '../../platform/sentences/sentence.ts';
import type { CheckFacts } from '../checks/check-record.ts';
import type { ReadingQuality } from '../confidence/reading-quality.ts';
import type { FactName, KeyFacts } from '../describe/key-facts.ts';

/** Everything that stays true of the pages, whatever people make of the values. */
export interface RecordFacts extends CheckFacts {
  /** By field key. Absent in documents that 0.1 processed, as is the rest. */
  fields?: Record<string, FieldFacts>;
  /** Of cells that are proposed from the past: the values that came into question. */
  cells?: CellFacts[];
  reading?: ReadingFacts;
  summary?: SummaryFacts;
  doc_type?: DocType;
  /** Line columns of the profile without which a line is not complete. */
  required_columns?: RequiredColumn[];
  /** Numbers and domains that parties are told by, wherever they stand on the pages. */
  printed?: PrintedNumber[];
  /** What is to be said of the result beside all else. */
  note?: Said[];
  /** Lines of the e-invoice that have allowances or charges of their own; absent where none has, and in documents processed before this was kept. */
  line_allowances?: LineAllowances[];
  /** How it was proposed to people; absent in documents processed before this was kept. */
  proposal?: ProposalFacts;
}

/** The allowances and charges of a line one by one: its column *Discount* has them as one sum. */
export interface LineAllowances extends Pick<LineItem, 'quantity' | 'unit_price' | 'amount'> {
  allowances: EInvoiceAllowance[];
}

export interface ProposalFacts {
  /** Engine and version of the service. */
  engine: string;
  /** Percent, by key of the fields that a value was found for, as it was shown before anybody changed the record. */
  confidence: Record<string, number>;
  /** How many blockers were open; absent in documents processed before this was kept. */
  blockers?: number;
}

export interface RequiredColumn {
  key: string;
  label: string;
}

export interface FieldFacts {
  /** As the engine found it; null when it found nothing. */
  value: string | null;
  evidence: Evidence[];
  source: Lineage['source'];
  /** 0..1, as no check, a passed one, a failed one, or both speak of the value. */
  confidence: [none: number, passed: number, failed: number, both: number];
  /** Where net amount and tax come to the total, and no check fails; absent in documents processed before this was kept. */
  added_up?: number;
  /** A program printed the value: it was not misread. */
  printed: boolean;
  misread: boolean;
  /** Why it may be something else. */
  doubt: Sentence | null;
  /** Other values that came into question, the best first. */
  others: { value: string; confidence: number; evidence: Evidence[] }[];
}

export interface CellFacts {
  column: string;
  /** Of its line: the place of a line changes. */
  description: string;
  /** 0..1; the best first. */
  values: { value: string; confidence: number }[];
}

export interface ReadingFacts extends ReadingQuality {
  words: number;
  /** Numbers of the pages that could not be read. */
  unread: number[];
}

export interface SummaryFacts {
  /** Facts that no field of the profile stands for, as the pages state them. */
  found: Partial<Record<FactName, string | null>>;
  /** The most telling sentences of a running text. */
  prose: string[];
  language: string | null;
  /** What a model wrote, and the facts it was true for. */
  model: { text: string; facts: KeyFacts } | null;
}

export interface PrintedNumber {
  kind: 'tax' | 'iban' | 'domain';
  value: string;
  evidence: Evidence[];
}
