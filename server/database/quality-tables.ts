// The tables of how right proposals were: approvals with what was proposed, time of review, and their sums.
import type { Generated, GeneratedAlways } from 'kysely';
import type { ActorKind } from '../../contract/audit.ts';
import type { CertificateContent } from '../../contract/automation.ts';
import type { Lineage } from '../../contract/documents.ts';
import type { Id, Json, Timestamp } from './column-types.ts';

/** What a person's decision says of one field. Fields that neither had a proposal nor got a value are not listed. */
export interface FieldLabel {
  field: string;
  proposed: string | null;
  /** Percent, as it was shown before anybody changed the record. */
  confidence: number;
  source: Lineage['source'];
  approved: string | null;
  /** missed: nothing was proposed, but there was something; unjudged: the document was rejected, whatever its values. */
  result: 'correct' | 'wrong' | 'missed' | 'unjudged';
}

/** none: no person had a hand in it; approved: as it was proposed; corrected: with values that a person set; rejected: not to be booked. */
export type Hand = 'none' | 'approved' | 'corrected' | 'rejected';

export interface FirstApproval {
  hand: Hand;
  clean: boolean | null;
  fields: FieldLabel[];
}

/** Why a rule was stopped. */
export interface Stop {
  /** The lower bound of the error rate passed the target, or the rate jumped. */
  reason: 'bound' | 'drift';
  /** Whose samples said so: all rules of its profile stop with it. */
  rule_id: number;
  rule_name: string;
  samples: number;
  errors: number;
  /** Samples that were wrong, newest first. */
  examples: { id: number; filename: string }[];
}

export interface QualityTables {
  touchless_passes: {
    document_id: number;
    rule_id: number;
    profile_id: number;
    profile_version: number;
    engine: string;
    at: Timestamp;
    held: boolean;
  };
  touchless_watches: {
    rule_id: number;
    since: Timestamp;
    share: number;
    proven: Generated<boolean>;
    stopped_at: Date | null;
    stopped: Json<Stop> | null;
  };
  certificates: {
    id: Id;
    rule_id: number;
    issued_at: Timestamp;
    content: Json<CertificateContent>;
  };
  planted_values: {
    document_id: number;
    version: number;
    field: string;
    shown: string;
    planted_at: Timestamp;
    outcome: 'caught' | 'missed' | null;
    decided_at: Date | null;
  };
  approvals: {
    document_id: number;
    at: Timestamp;
    /** UTC. */
    day: GeneratedAlways<string>;
    contact_id: number;
    profile_id: number;
    profile_version: number;
    vendor: string | null;
    engine: string;
    actor_kind: ActorKind;
    actor_id: number | null;
    actor_name: string;
    /** A program spoke for the person, with a personal token. */
    by_token: boolean;
    hand: Hand;
    /** No blocker was open when it had been processed; null where that is not known. */
    clean: boolean | null;
    seconds: number | null;
    fields: Json<FieldLabel[]>;
    /** Of the first by a person, where the document was approved again; null otherwise. */
    first: Json<FirstApproval> | null;
    /** The entry whose place this one took. */
    replaced: Json<object> | null;
  };
  review_seconds: { document_id: number; user_id: number; seconds: number };
  quality_counts: {
    day: string;
    contact_id: number;
    profile_id: number;
    engine: string;
    field: string;
    bin: number;
    documents: number;
    automatic: number;
    corrected: number;
    seconds: number;
    timed: number;
    correct: number;
    wrong: number;
    missed: number;
    confidence: number;
    rejected: number;
  };
  quality_increments: {
    day: string;
    contact_id: number;
    profile_id: number;
    engine: string;
    field: string;
    bin: number;
    documents: number;
    automatic: number;
    corrected: number;
    seconds: number;
    timed: number;
    correct: number;
    wrong: number;
    missed: number;
    confidence: number;
    rejected: number;
  };
  /** A view: counts and increments together, contact 0 standing for all of them. */
  quality_totals: {
    day: string;
    contact_id: number;
    profile_id: number;
    engine: string;
    field: string;
    bin: number;
    documents: number;
    automatic: number;
    corrected: number;
    seconds: number;
    timed: number;
    correct: number;
    wrong: number;
    missed: number;
    confidence: number;
    rejected: number;
  };
}
