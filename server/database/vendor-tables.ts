// The tables of vendors.
import type { Generated, Selectable } from 'kysely';
import type { Evidence } from '../../contract/evidence.ts';
import type { Id, Json, Timestamp } from './column-types.ts';

export interface VendorTables {
  vendors: {
    id: Id;
    external_id: string;
    name: string;
    other_names: Generated<string[]>;
    tax_ids: Generated<string[]>;
    company_ids: Generated<string[]>;
    ibans: Generated<string[]>;
    addresses: Generated<string[]>;
    email: string | null;
    email_domains: Generated<string[]>;
    currency: string | null;
    default_profile_id: number | null;
    expense_account: string | null;
    payable_account: string | null;
    cost_center: string | null;
    external_ids: Generated<string[]>;
    order_tolerance_percent: number | null;
    order_tolerance_amount: number | null;
    active: Generated<boolean>;
    search: string;
    revision: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  vendor_keys: { kind: string; key: string; vendor_id: number };
  vendor_grams: { gram: string; vendor_id: number };
  vendor_spellings: { spelling: string; vendor_id: number; chosen_by: string; created_at: Timestamp };
  /** What approved documents, and what people have accepted, say of where a vendor is paid to and writes from. */
  vendor_payees: {
    id: Id;
    vendor_id: number;
    kind: 'account' | 'domain';
    value: string;
    document_id: number | null;
    version: number;
    evidence: Json<Evidence[]>;
    at: Timestamp;
  };
}

export type VendorRow = Selectable<VendorTables['vendors']>;
