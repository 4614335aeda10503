// One open point of a record, and what it is found in.
import type { BlockerKind } from '../../../contract/blockers.ts';
import type {
  Proposal,
  StoredBlocker,
  StoredContactMatch,
  StoredOrderMatch,
  StoredPayee,
  StoredVendorMatch,
} from '../../database/stored-record.ts';
import type { Said, Sentence } from '../../platform/sentences/sentence.ts';
import type { FoundCheck } from '../checks/check.ts';
import type { CheckedRecord } from '../checks/check-record.ts';
import type { CheckedItem } from '../checks/findings.ts';
import type { RequiredColumn } from './facts.ts';
import type { JudgedField } from './judged-field.ts';
import { stampOf } from './stamp.ts';
import type { Twin } from './twin.ts';

export type FoundBlocker = Pick<
  StoredBlocker,
  'id' | 'kind' | 'severity' | 'target' | 'code' | 'message' | 'stamp' | 'second_person'
>;

/** What the service knows of a record besides its values. */
export interface RecordAffairs {
  processing_error: Said | null;
  warnings: Said[];
  /** Documents that it may repeat. */
  twins: Twin[];
  /** Why it has its profile, and in percent how likely that one is right; null where nobody had to choose. */
  profile_reason: Said | null;
  profile_sure: number | null;
  /** The parts that are proposed; null where it is one document. */
  bundle: Proposal | null;
  /** Whether it waits for a contact, and who comes into question. */
  contact_open: boolean;
  contact_match: StoredContactMatch | null;
  /** Null where there is nothing to compare. */
  vendor_match: StoredVendorMatch | null;
  /** Null where it names no account, or is from no vendor. */
  payee: StoredPayee | null;
  /** Whether a change of the payee is accepted by two people. */
  payee_four_eyes: boolean;
  /** Null where nothing says that there is an order. */
  order_match: StoredOrderMatch | null;
  doc_type: string | null;
}

export interface BlockedRecord
  extends
    RecordAffairs,
    Pick<CheckedRecord, 'extracted_fields' | 'line_items' | 'tax_breakdown' | 'evidence'> {
  fields: JudgedField[];
  /** The line items as checks see them. */
  items: CheckedItem[];
  checks: FoundCheck[];
  /** Whether places of line items are known at all: not of those that people entered or an e-invoice states. */
  places_known: boolean;
  required_columns: RequiredColumn[];
  unread: number[];
  /** Whether processing found no word. */
  empty: boolean;
}

interface Described {
  id: string;
  kind: BlockerKind;
  code: string;
  target: string | null;
  message: Sentence;
  /** The values it is about. */
  about: unknown;
  advice?: boolean;
}

export const blocker = ({
  id,
  kind,
  code,
  target,
  message,
  about,
  advice = false,
}: Described): FoundBlocker => ({
  id: `${kind}:${id}`,
  kind,
  severity: advice ? 'advice' : 'blocking',
  target,
  code,
  message,
  stamp: stampOf([code, about]),
});

/** More than these are counted, not listed. */
export const MOST_LISTED = 100;
