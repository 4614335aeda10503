// The tables of documents: records, versions, pages and what is searched of them, uploads.
import type { Allowance } from '../../contract/allowances.ts';
import type { TaxLine } from '../../contract/tax-breakdown.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Rejection } from '../../contract/blockers.ts';
import type {
  DocumentSource,
  DuplicateReason,
  DocumentStatus,
  Evidence,
  ExternalRefs,
  ExtractedFields,
  LineItem,
} from '../../contract/documents.ts';
import type { Code, PageSource, PageTurns } from '../../contract/pages.ts';
import type { Said } from '../platform/sentences/sentence.ts';
import type {
  Acceptance,
  Arithmetic,
  Proposal,
  StoredBlocker,
  StoredCheck,
  StoredContactMatch,
  StoredLineage,
  StoredOrderMatch,
  StoredPayee,
  StoredVendorMatch,
} from './stored-record.ts';
import type { Id, Json, JsonWithDefault, StoredSaidOrNull, Timestamp } from './column-types.ts';

/** Whose word a status is; the kinds of actors. */
type StatusBy = 'person' | 'token' | 'rule' | 'system';

export interface DocumentTables {
  documents: {
    id: Id;
    contact_id: number;
    folder_id: number;
    profile_id: number;
    profile_version: number;
    profile_open: Generated<boolean>;
    profile_reason: StoredSaidOrNull;
    profile_sure: number | null;
    profile_named: Generated<boolean>;
    profile_changed: Generated<boolean>;
    contact_open: Generated<boolean>;
    contact_match: ColumnType<StoredContactMatch | null, string | null | undefined, string | null>;
    filename: string;
    original_filename: string;
    source: DocumentSource;
    status: DocumentStatus;
    status_changed_at: Timestamp;
    status_by: Generated<StatusBy>;
    version: Generated<number>;
    run: Generated<number>;
    processed_run: number | null;
    doc_type: string | null;
    doc_date: string | null;
    language: string | null;
    ai_summary: string | null;
    confidence_score: number | null;
    confidence_reasoning: ColumnType<Said[] | null, string | null | undefined, string | null>;
    extracted_fields: JsonWithDefault<ExtractedFields>;
    line_items: JsonWithDefault<LineItem[]>;
    allowances: JsonWithDefault<Allowance[]>;
    tax_breakdown: JsonWithDefault<TaxLine[]>;
    evidence: JsonWithDefault<Record<string, Evidence[]>>;
    checks: JsonWithDefault<StoredCheck[]>;
    lineage: JsonWithDefault<Record<string, StoredLineage>>;
    external_refs: JsonWithDefault<ExternalRefs>;
    warnings: JsonWithDefault<Said[]>;
    notes: string | null;
    engine: string | null;
    total: string | null;
    currency: string | null;
    page_count: number | null;
    pages_read: Generated<number>;
    processing_error: StoredSaidOrNull;
    duplicate_of: number | null;
    duplicate_reason: DuplicateReason | null;
    /** RecordFacts of the extraction. */
    check_facts: ColumnType<unknown, string | null | undefined, string | null>;
    business_key: string | null;
    /** Sender and number. */
    issue_key: string | null;
    blockers: JsonWithDefault<StoredBlocker[]>;
    blockers_open: Generated<number>;
    blockers_blocking: Generated<number>;
    acceptances: JsonWithDefault<Acceptance[]>;
    arithmetic: JsonWithDefault<Arithmetic>;
    vendor: string | null;
    number: string | null;
    due_date: string | null;
    /** As they stand in its field, for cash discounts. */
    payment_terms: string | null;
    /** By movements of bank accounts, cash discounts included; in the direction of the document. */
    paid: Generated<string>;
    fixed: JsonWithDefault<string[]>;
    judged: Generated<number>;
    vendor_id: number | null;
    /** external_id of the vendor. */
    vendor_number: string | null;
    /** What a person has chosen, and who. */
    vendor_choice: number | null;
    vendor_choice_by: string | null;
    vendor_match: ColumnType<StoredVendorMatch | null, string | null | undefined, string | null>;
    payee: ColumnType<StoredPayee | null, string | null | undefined, string | null>;
    /** Compared with its orders; null where there is nothing to compare. */
    order_match: ColumnType<StoredOrderMatch | null, string | null | undefined, string | null>;
    order_ids: Generated<number[]>;
    /** Numbers of orders that it names, as they are compared. */
    order_keys: Generated<string[]>;
    /** The address that sent it, where it came in by mail. */
    mail_from: string | null;
    parent_id: number | null;
    /** Where in the parent its pages stand. */
    first_page: number | null;
    last_page: number | null;
    /** Its pages are documents of their own. */
    split: Generated<boolean>;
    bundle: ColumnType<Proposal | null, string | null | undefined, string | null>;
    whole: Generated<boolean>;
    assignee_id: number | null;
    /** By when the assignee is to be done with it, whom that concerns besides, and when they were told. */
    assignment_due_at: Date | null;
    escalation_user_id: number | null;
    escalation_team_id: number | null;
    escalated_at: Date | null;
    postponed_until: string | null;
    rejection: ColumnType<Rejection | null, string | null | undefined, string | null>;
    revision: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
    deleted_at: Date | null;
    deleted_by: string | null;
  };
  document_counts: { contact_id: number; folder_id: number; status: DocumentStatus; documents: number };
  document_tallies: { contact_id: number; folder_id: number; status: DocumentStatus; documents: number };
  /** A view: counts and tallies together. */
  document_totals: { contact_id: number; folder_id: number; status: DocumentStatus; documents: number };
  /** Kept by triggers from `extracted_fields`. */
  document_values: { document_id: number; key: string; number: string | null; text: string };
  document_versions: {
    document_id: number;
    version: number;
    filename: string;
    media_type: string;
    size_bytes: number;
    sha256: string;
    page_count: number | null;
    uploaded_by: string;
    /** Where it was a person. */
    uploader_id: number | null;
    created_at: Timestamp;
    result: ColumnType<unknown, string | null | undefined, string | null>;
    /** ReadingInfo of the reading. */
    reading: ColumnType<unknown, string | null | undefined, string | null>;
    /** `printsOf` its pages; null before they are known. */
    prints: number[] | null;
    /** The pages of the original that it is; null for all of them. */
    first_page: number | null;
    last_page: number | null;
    /** How a person has turned them, by their number in the original. */
    turns: ColumnType<PageTurns | null, string | null | undefined, string | null>;
    /** Whether it is a copy without the password of the version before. */
    unlocked: Generated<boolean>;
  };
  document_pages: {
    document_id: number;
    version: number;
    number: number;
    width: number;
    height: number;
    source: PageSource;
    part: string | null;
    words: Json<StoredWord[]>;
    codes: JsonWithDefault<Code[]>;
    warnings: JsonWithDefault<Said[]>;
    text: string;
    turn: Generated<number>;
    print: string | null;
  };
  document_chunks: {
    id: Id;
    document_id: number;
    page: number;
    words: GeneratedAlways<number>;
    repeated: GeneratedAlways<string>;
    neighbours: Buffer | null;
    text: string;
    tsv: string;
  };
  /** Pairs of which a document was told, the later one first; those that a person keeps are never asked about again. */
  duplicates: {
    document_id: number;
    other_id: number;
    reason: PairReason;
    kept_by: string | null;
    kept_at: Date | null;
  };
  contact_filings: {
    id: Id;
    document_id: number | null;
    contact_id: number;
    folder_id: number | null;
    mail_from: string | null;
    /** Names as they are compared. */
    seller: string | null;
    buyer: string | null;
    filed_by: string;
    at: Timestamp;
  };
  processing_failures: { document_id: number; run: number; times: number };
  original_claims: { id: Id; sha256: string; created_at: Date };
  unused_originals: { sha256: string; created_at: Date };
  upload_keys: {
    key: string;
    sha256: string;
    /** Fingerprint of all that was sent; null in keys from before there was one. */
    request: string | null;
    document_id: number;
    created_at: Timestamp;
  };
}

/** `corrected`: the same sender, number and date with another total. */
export type PairReason = DuplicateReason | 'corrected';

/** text, x0, y0, x1, y1, confidence, line, bold (1 or 0). */
export type StoredWord = [string, number, number, number, number, number, number, 0 | 1];
