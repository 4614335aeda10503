// The tables of retention: rules, periods, holds, deletions that wait for a second person.
import type { Generated } from 'kysely';
import type { RetentionRuleInput } from '../../contract/retention.ts';
import type { Id, Timestamp } from './column-types.ts';

export interface RetentionTables {
  retention_rules: {
    id: Id;
    name: string;
    country: string | null;
    years: number;
    profile_ids: Generated<number[]>;
    contact_ids: Generated<number[]>;
    covers: RetentionRuleInput['covers'];
    over: RetentionRuleInput['over'];
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  /** One row per document that a rule covers, or has covered. */
  retentions: { document_id: number; until: string; rule_id: number | null; rule_name: string };
  holds: {
    id: Id;
    document_id: number | null;
    contact_id: number | null;
    reason: string;
    placed_by: string;
    placed_at: Date;
    lifted_by: string | null;
    lifted_at: Date | null;
    lifted_reason: string | null;
  };
  deletion_requests: {
    document_id: number;
    reason: string;
    user_id: number;
    requested_by: string;
    requested_at: Date;
  };
}
