// The tables as the code sees them; test/api/schema.test.ts compares them with the migrated database.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ChatTables } from './chat-tables.ts';
import type {
  Check,
  Evidence,
  ExternalRefs,
  ExtractedFields,
  DocumentSource,
  DocumentStatus,
  Lineage,
  LineItem,
} from '../../contract/documents.ts';
import type { ChannelSource } from '../../contract/intake.ts';
import type { DeliveryEvent, DeliveryState } from '../../contract/deliveries.ts';
import type { ContactType } from '../../contract/contacts.ts';
import type { Code, PageSource } from '../../contract/pages.ts';
import type { NotificationKind } from '../../contract/notifications.ts';
import type { DocumentComparison, ProfileTest, ProfileTestResult } from '../../contract/profile-design.ts';
import type { ProfileField, ProfileInput } from '../../contract/profiles.ts';
import type {
  ConditionResult,
  RuleAction,
  RuleCondition,
  RuleFiring,
  RuleTrigger,
} from '../../contract/rules.ts';
import type { Role, TokenScope } from '../../contract/users.ts';

/** Whose word a status is; the kinds of actors. */
type StatusBy = 'person' | 'token' | 'rule' | 'system';

/** jsonb: values out, JSON text in, so that arrays are not taken for PostgreSQL arrays. */
type Json<T> = ColumnType<T, string, string>;
type JsonWithDefault<T> = ColumnType<T, string | undefined, string>;
type Id = GeneratedAlways<number>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;

export interface Tables extends ChatTables {
  settings: { key: string; value: Json<unknown>; updated_at: Timestamp };
  secrets: { name: string; ciphertext: string; token_hash: Buffer | null; created_at: Timestamp };
  users: {
    id: Id;
    email: string;
    name: string;
    role: Role;
    password_hash: string | null;
    must_change_password: Generated<boolean>;
    disabled: Generated<boolean>;
    totp_secret: string | null;
    totp_pending: string | null;
    totp_step: number | null;
    last_sign_in_at: Date | null;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  sessions: {
    id: Id;
    token_hash: Buffer;
    user_id: number;
    created_at: Timestamp;
    last_seen_at: Timestamp;
    expires_at: Date;
    user_agent: Generated<string>;
    address: Generated<string>;
  };
  recovery_codes: { user_id: number; code_hash: Buffer; used_at: Date | null };
  invitations: {
    token_hash: Buffer;
    user_id: number;
    purpose: 'invite' | 'reset';
    created_at: Date;
    expires_at: Date;
    used_at: Date | null;
  };
  personal_tokens: {
    id: Id;
    user_id: number;
    name: string;
    scope: TokenScope;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date | null;
    last_used_at: Date | null;
  };
  identities: { issuer: string; subject: string; user_id: number; created_at: Date };
  sign_in_failures: { id: Id; email: string; address: string; at: Timestamp };
  profiles: {
    id: Id;
    name: string;
    description: string;
    doc_type_hint: string | null;
    line_items: boolean;
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
    built_in: Generated<boolean>;
    revision: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  documents: {
    id: Id;
    contact_id: number;
    folder_id: number;
    profile_id: number;
    profile_version: number;
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
    confidence_reasoning: string | null;
    extracted_fields: JsonWithDefault<ExtractedFields>;
    line_items: JsonWithDefault<LineItem[]>;
    evidence: JsonWithDefault<Record<string, Evidence[]>>;
    checks: JsonWithDefault<Check[]>;
    lineage: JsonWithDefault<Record<string, Lineage>>;
    external_refs: JsonWithDefault<ExternalRefs>;
    warnings: JsonWithDefault<string[]>;
    notes: string | null;
    engine: string | null;
    total: string | null;
    currency: string | null;
    page_count: number | null;
    pages_read: Generated<number>;
    processing_error: string | null;
    duplicate_of: number | null;
    /** CheckFacts of the extraction. */
    check_facts: ColumnType<unknown, string | null | undefined, string | null>;
    business_key: string | null;
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
  document_versions: {
    document_id: number;
    version: number;
    filename: string;
    media_type: string;
    size_bytes: number;
    sha256: string;
    page_count: number | null;
    uploaded_by: string;
    created_at: Timestamp;
    result: ColumnType<unknown, string | null | undefined, string | null>;
    /** ReadingInfo of the reading. */
    reading: ColumnType<unknown, string | null | undefined, string | null>;
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
    warnings: JsonWithDefault<string[]>;
    text: string;
    turn: Generated<number>;
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
  original_claims: { id: Id; sha256: string; created_at: Date };
  unused_originals: { sha256: string; created_at: Date };
  upload_keys: { key: string; sha256: string; document_id: number; created_at: Timestamp };
  deliveries: {
    id: Id;
    webhook_id: string;
    document_id: number;
    url: string;
    body: string;
    state: Generated<DeliveryState>;
    attempt_count: Generated<number>;
    round_attempts: Generated<number>;
    event: Generated<DeliveryEvent>;
    rule_url: string | null;
    rule_host: string | null;
    claimed_until: Date | null;
    claimed_host: string | null;
    unordered: Generated<boolean>;
    last_response_code: number | null;
    last_error: string | null;
    next_attempt_at: Date | null;
    created_at: Timestamp;
    finished_at: Date | null;
  };
  delivery_attempts: {
    delivery_id: number;
    number: number;
    started_at: Date;
    duration_ms: number;
    response_code: number | null;
    error_class: string | null;
    response_excerpt: string | null;
  };
  receiver_failures: { url: string; since: Date; attempts: number };
  rules: {
    id: Id;
    name: string;
    enabled: boolean;
    position: number;
    profile_id: number | null;
    trigger: RuleTrigger;
    interval_minutes: number | null;
    conditions: Json<RuleCondition[]>;
    action: Json<RuleAction>;
    last_run_at: Date | null;
    revision: Generated<number>;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  rule_firings: {
    id: Id;
    rule_id: number;
    rule_name: string;
    document_id: number;
    run: number;
    trigger: RuleTrigger;
    outcome: RuleFiring['outcome'];
    detail: string;
    conditions: Json<ConditionResult[]>;
    at: Timestamp;
  };
  learned_documents: { document_id: number; sender: string | null; tokens: string[]; created_at: Timestamp };
  lessons: {
    id: Id;
    document_id: number;
    profile_id: number;
    field: string;
    label: string;
    relation: 'left' | 'above';
    page: number;
    pages: number;
    x: number;
    y: number;
    format: string;
    value: string | null;
    constant: boolean;
    engine_value: string | null;
    enabled: Generated<boolean>;
    learned_by: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  lesson_uses: {
    lesson_id: number;
    document_id: number;
    value: string;
    verdict: 'helped' | 'contradicted' | null;
    at: Timestamp;
  };
  profile_tests: {
    id: Id;
    profile_id: number;
    state: ProfileTest['state'];
    content: Json<ProfileInput & { fields: ProfileField[] }>;
    last_n: number;
    documents_total: Generated<number>;
    documents_done: Generated<number>;
    error: string | null;
    result: ColumnType<ProfileTestResult | null, string | null | undefined, string | null>;
    created_by: string;
    created_at: Timestamp;
    finished_at: Date | null;
  };
  profile_test_documents: {
    test_id: number;
    document_id: number;
    changes: Json<DocumentComparison['changes']>;
  };
  notifications: {
    id: Id;
    kind: NotificationKind;
    message: string;
    document_id: number | null;
    for_admins: Generated<boolean>;
    created_at: Timestamp;
  };
  notification_reads: { notification_id: number; user_id: number };
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
  intake_channels: {
    id: Generated<number>;
    name: string;
    enabled: boolean;
    contact_id: number | null;
    folder_id: number | null;
    profile_id: number | null;
    source: ColumnType<ChannelSource, string, string>;
    position: ColumnType<{ uid_validity?: string; last_uid?: number }, string | undefined, string>;
    next_run_at: Date;
    claimed_until: Date | null;
    failing: Generated<boolean>;
    last_error: string | null;
    last_run_at: Date | null;
    last_success_at: Date | null;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  intake_items: {
    id: Generated<number>;
    channel_id: number;
    key: string;
    name: string;
    state: 'done' | 'failed';
    document_id: number | null;
    detail: string | null;
    at: Date;
  };
  audit_checkpoints: {
    entry_id: number;
    hash: string;
    at: Date;
    signature: string;
  };
}

/** text, x0, y0, x1, y1, confidence, line, bold (1 or 0). */
export type StoredWord = [string, number, number, number, number, number, number, 0 | 1];
