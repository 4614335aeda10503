// The tables of what happens to documents: intake, rules, deliveries, notifications.
import type { ColumnType, Generated } from 'kysely';
import type { DeliveryEvent, DeliveryState } from '../../contract/deliveries.ts';
import type { ChannelSource } from '../../contract/intake.ts';
import type { MailOccasion, MailState } from '../../contract/mails.ts';
import type { NotificationKind } from '../../contract/notifications.ts';
import type { EndpointEvent } from '../../contract/webhook-endpoints.ts';
import type {
  ConditionResult,
  RuleAction,
  RuleCondition,
  RuleFiring,
  RuleTrigger,
} from '../../contract/rules.ts';
import type { Id, Json, StoredSaid, StoredSaidOrNull, Timestamp } from './column-types.ts';

/** Whom a message may be answered to, as it came in. */
export interface MailReply {
  to: string;
  subject: string;
  message_id: string | null;
}

export interface WorkflowTables {
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
    endpoint_id: number | null;
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
  webhook_endpoints: {
    id: Id;
    name: string;
    url: string;
    events: EndpointEvent[];
    paused: Generated<boolean>;
    paused_reason: StoredSaidOrNull;
    /** The entry of the audit log behind which the changes begin that it has not been told yet. */
    told: number;
    created_at: Date;
    updated_at: Date;
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
    touchless: Generated<boolean>;
    outcome: RuleFiring['outcome'];
    detail: StoredSaid;
    conditions: Json<ConditionResult[]>;
    at: Timestamp;
  };
  mails: {
    id: Id;
    key: string;
    occasion: MailOccasion;
    to_address: string;
    message_id: string;
    state: Generated<MailState>;
    content: string | null;
    expires_at: Date | null;
    attempts: Generated<number>;
    next_attempt_at: Date | null;
    handed_at: Date | null;
    answer: StoredSaidOrNull;
    created_at: Date;
    finished_at: Date | null;
  };
  notifications: {
    id: Id;
    kind: NotificationKind;
    message: StoredSaid;
    document_id: number | null;
    for_admins: Generated<boolean>;
    /** Only these people; null for everybody. */
    user_ids: number[] | null;
    /** Whether it was looked at who gets it by mail. */
    mailed: Generated<boolean>;
    created_at: Timestamp;
  };
  mail_notices: { user_id: number; notification_id: number; at_once: boolean };
  notification_reads: { notification_id: number; user_id: number };
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
    last_error: StoredSaidOrNull;
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
    detail: StoredSaidOrNull;
    reply: ColumnType<MailReply | null, string | null | undefined, string | null>;
    at: Date;
  };
}
