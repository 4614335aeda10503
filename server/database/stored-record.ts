// Parts of a record as they are kept: sentences as codes and values, which become text when somebody reads them.
import type { Blocker, ColumnSum, LineCheck } from '../../contract/blockers.ts';
import type { ContactMatch } from '../../contract/contact-match.ts';
import type { Check, InvoiceRule, Signature } from '../../contract/checks.ts';
import type { Evidence, Lineage } from '../../contract/documents.ts';
import type {
  OrderDifference,
  OrderMatch,
  OrderMatchLine,
  OrderQuestion,
} from '../../contract/order-match.ts';
import type { Payee, PayeeAccount, PayeeResult, PayeeSign } from '../../contract/payee.ts';
import type { VendorMatch } from '../../contract/vendor-match.ts';
import type { Said, Sentence } from '../platform/sentences/sentence.ts';

export interface StoredCheck extends Omit<Check, 'name' | 'detail' | 'rule' | 'signature'> {
  name: Said;
  detail: Said;
  rule?: InvoiceRule;
  signature?: StoredSignature;
}

export interface StoredSignature extends Omit<Signature, 'covers'> {
  covers: Said;
}

export interface StoredLineage extends Omit<Lineage, 'detail'> {
  detail: Said | null;
}

export interface StoredBlocker extends Omit<Blocker, 'message' | 'second_person' | 'accepted_by'> {
  message: Sentence;
  /** Missing where one person is enough. */
  second_person?: boolean;
  /** Who has accepted it, where a second person has to as well. */
  accepted_by?: string | null;
  /** Tells whether the values it is about are still the same. */
  stamp: string;
}

/** A person says that a blocker is none, as long as what it is about stays the same. */
export interface Acceptance {
  id: string;
  stamp: string;
  by: string;
  /** Where it was a person; missing in acceptances from before this was kept. */
  user_id?: number | null;
  at: string;
  reason: string | null;
}

/** Of line items: each by itself, and the sums below the columns. */
export interface Arithmetic {
  lines: LineCheck[];
  sums: ColumnSum[];
}

/** First and last page of a part of a file. */
export type PageRange = [from: number, to: number];

/** The documents that a file is thought to hold; kept until somebody decides. */
export interface Proposal {
  parts: PageRange[];
  /** 0..1: how likely the least sure boundary is, of those proposed and those that are not. */
  sure: number;
}

/** One thing that speaks for a vendor, or against it. */
export interface StoredReason {
  code: string;
  message: Sentence;
  /** Key of the field that says so; null: it stands on the page only, or nowhere. */
  field: string | null;
  evidence: Evidence[];
  speaks_for: boolean;
}

export interface StoredProposal {
  vendor_id: number;
  external_id: string;
  name: string;
  /** 0..1. */
  probability: number;
  reasons: StoredReason[];
}

export interface StoredVendorMatch extends Pick<VendorMatch, 'name' | 'by' | 'probability'> {
  reasons: StoredReason[];
  proposals: StoredProposal[];
  /** What the document says of itself: with what a new vendor would begin. */
  stated: Omit<VendorMatch['prefilled'], 'currency'>;
  /** Key of the field that holds the name. */
  field: string | null;
  /** What the name is remembered by; null without one. */
  spelling: string | null;
}

export interface StoredContactProposal {
  contact_id: number;
  folder_id: number;
  name: string;
  folder_name: string;
  /** 0..1. */
  probability: number;
  reasons: StoredReason[];
}

export interface StoredContactMatch extends Pick<ContactMatch, 'by' | 'probability'> {
  reasons: StoredReason[];
  proposals: StoredContactProposal[];
}

export interface StoredPayeeSign extends Omit<PayeeSign, 'message'> {
  message: Sentence;
}

export interface StoredKnownAccount extends Omit<Payee['before'][number], 'document_id' | 'version'> {
  /** Where the account was last seen; null where that is gone. */
  place: StoredPlace | null;
}

/** A version of a document, and whose it is: others do not learn which it is. */
export interface StoredPlace {
  document_id: number;
  contact_id: number;
  version: number;
}

export interface StoredPayee {
  vendor_id: number;
  /** Name of the vendor. */
  name: string;
  result: PayeeResult;
  accounts: PayeeAccount[];
  before: StoredKnownAccount[];
  signs: StoredPayeeSign[];
  /** Domains of the document, and of the address that sent it. */
  domains: PayeeDomain[];
}

export interface PayeeDomain {
  domain: string;
  /** The domain of the vendor that it looks like and is not. */
  imitates: string | null;
  evidence: Evidence[];
}

export interface StoredOrderDifference extends Omit<OrderDifference, 'message'> {
  message: Sentence;
}

export interface StoredOrderQuestion extends Omit<OrderQuestion, 'message'> {
  message: Sentence;
}

export interface StoredOrderLine extends Omit<
  OrderMatchLine,
  'differences' | 'order_document_id' | 'order_version' | 'order_evidence' | 'receipts'
> {
  /** The document that the order stands on; absent from lines that an earlier version has compared. */
  place?: StoredPlace | null;
  /** Where the line of the order stands there. */
  evidence?: Evidence[];
  receipts?: { number: string; place: StoredPlace | null; evidence: Evidence[] }[];
  differences: StoredOrderDifference[];
}

export interface StoredOrderMatch extends Omit<OrderMatch, 'lines' | 'questions' | 'total'> {
  /** Absent from what an earlier version has compared. */
  total?: OrderMatch['total'];
  lines: StoredOrderLine[];
  questions: StoredOrderQuestion[];
}
