// The tables of approvals: teams, chains and their steps, what was approved, who was told, who stands in.
import type { Generated } from 'kysely';
import type { Id } from './column-types.ts';

export interface ApprovalTables {
  teams: { id: Id; name: string; created_at: Date; updated_at: Date };
  team_members: { team_id: number; user_id: number };
  approval_chains: {
    id: Id;
    name: string;
    enabled: boolean;
    position: number;
    profile_id: number | null;
    contact_id: number | null;
    vendor: string | null;
    minimum: string | null;
    currency: string | null;
    in_order: boolean;
    four_eyes: boolean;
    /** Moves with the steps. */
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  approval_steps: {
    chain_id: number;
    step: number;
    name: string | null;
    team_id: number;
    needed: number;
    due_hours: number | null;
    escalation_team_id: number | null;
  };
  chain_approvals: {
    id: Id;
    document_id: number;
    chain_id: number;
    chain_version: number;
    step: number;
    /** SHA-256 over what was approved. */
    seal: Buffer;
    user_id: number;
    for_user_id: number | null;
    change_id: number;
    at: Date;
    void_by: number | null;
  };
  approval_calls: {
    document_id: number;
    chain_id: number;
    chain_version: number;
    step: number;
    seal: Buffer;
    called_at: Date;
    due_at: Date | null;
    escalated_at: Date | null;
  };
  absences: { user_id: number; substitute_id: number; from_day: string; until_day: string };
}
