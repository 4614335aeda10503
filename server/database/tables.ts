// The tables as the code sees them; test/api/schema.test.ts compares them with the migrated database.
import type { Generated } from 'kysely';
import type { ContactType } from '../../contract/contacts.ts';
import type { LineColumn, ProfileField } from '../../contract/profiles.ts';
import type { Id, Json, JsonWithDefault, Timestamp } from './column-types.ts';
import type { ApprovalTables } from './approval-tables.ts';
import type { BankTables } from './bank-tables.ts';
import type { ChatTables } from './chat-tables.ts';
import type { DocumentTables } from './document-tables.ts';
import type { ExportTables } from './export-tables.ts';
import type { LearningTables } from './learning-tables.ts';
import type { OrderTables } from './order-tables.ts';
import type { PeopleTables } from './people-tables.ts';
import type { QualityTables } from './quality-tables.ts';
import type { RetentionTables } from './retention-tables.ts';
import type { ReviewTables } from './review-tables.ts';
import type { TrustTables } from './trust-tables.ts';
import type { VendorTables } from './vendor-tables.ts';
import type { WorkflowTables } from './workflow-tables.ts';

export interface Tables
  extends
    ApprovalTables,
    BankTables,
    ChatTables,
    DocumentTables,
    ExportTables,
    LearningTables,
    OrderTables,
    PeopleTables,
    QualityTables,
    RetentionTables,
    ReviewTables,
    TrustTables,
    VendorTables,
    WorkflowTables {
  settings: { key: string; value: Json<unknown>; updated_at: Timestamp };
  secrets: { name: string; ciphertext: string; token_hash: Buffer | null; created_at: Timestamp };
  profiles: {
    id: Id;
    name: string;
    description: string;
    doc_type_hint: string | null;
    line_items: boolean;
    tax_breakdown: Generated<boolean>;
    doubtful_below: Generated<number>;
    chosen_for: JsonWithDefault<string[]>;
    line_columns: JsonWithDefault<LineColumn[]>;
    fields: Json<ProfileField[]>;
    version: Generated<number>;
    built_in: string | null;
    built_in_revision: number | null;
    deleted_at: Date | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  profile_versions: {
    profile_id: number;
    version: number;
    name: string;
    description: string;
    doc_type_hint: string | null;
    line_items: boolean;
    tax_breakdown: Generated<boolean>;
    line_columns: JsonWithDefault<LineColumn[]>;
    fields: Json<ProfileField[]>;
    created_at: Timestamp;
  };
  contacts: {
    id: Id;
    name: string;
    type: Generated<ContactType>;
    email: string | null;
    phone: string | null;
    company: string | null;
    notes: string | null;
    parent_id: number | null;
    default_profile_id: number;
    vendor_id: number | null;
    tax_ids: Generated<string[]>;
    ibans: Generated<string[]>;
    addresses: Generated<string[]>;
    email_domains: Generated<string[]>;
    ai_chat_instructions: Generated<string>;
    built_in: Generated<boolean>;
    revision: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  folders: {
    id: Id;
    contact_id: number;
    name: string;
    choose_profile: Generated<boolean>;
    built_in: Generated<boolean>;
    revision: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  audit_entries: {
    id: number;
    at: Date;
    actor_kind: string;
    actor_id: number | null;
    actor_name: string;
    event: string;
    document_id: number | null;
    contact_id: number | null;
    detail: string;
    previous_hash: string;
    hash: string;
    seal: string | null;
  };
  audit_checkpoints: {
    entry_id: number;
    hash: string;
    at: Date;
    signature: string;
  };
}
