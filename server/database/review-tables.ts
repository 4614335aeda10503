// The tables of reviewing: changes of status, who has what open, views.
import type { ColumnType } from 'kysely';
import type { Rejection } from '../../contract/blockers.ts';
import type { DocumentStatus } from '../../contract/documents.ts';
import type { ChangeKind } from '../../contract/review.ts';
import type { ViewInput } from '../../contract/views.ts';
import type { Id, Json, Timestamp } from './column-types.ts';
import type { StoredContactMatch } from './stored-record.ts';

type ActorKind = 'person' | 'token' | 'rule' | 'system';

/** What a document that a person has filed teaches of others. */
export interface Filing {
  contact_id: number;
  folder_id: number | null;
  mail_from: string | null;
  seller: string | null;
  buyer: string | null;
  filed_by: string;
}

/** What a change replaced besides the status, by the kind of change. */
export interface SavedState {
  status: {
    status_by: ActorKind;
    status_changed_at: string;
    rejection: Rejection | null;
    /** Whether the change was a rejection; absent otherwise. */
    rejected?: boolean;
  };
  /** Without the terms where it was noted before there were any. */
  assigned: { assignee_id: number | null } & Partial<SavedTerms>;
  postponed: { postponed_until: string | null };
  approved: Record<string, never>;
  moved: {
    contact_id: number;
    folder_id: number;
    /** Of documents that came in without a contact: whose they were thought to be, and how they were filed before. */
    settled?: { contact_open: boolean; contact_match: StoredContactMatch | null; filing: Filing | null };
  };
  vendor: {
    choice: number | null;
    by: string | null;
    spelling: string | null;
    remembered: { vendor_id: number; chosen_by: string } | null;
  };
  deleted: Record<string, never>;
}

/** Of an assignment. */
export interface SavedTerms {
  assignment_due_at: string | null;
  escalation_user_id: number | null;
  escalation_team_id: number | null;
  escalated_at: string | null;
}

export interface ReviewTables {
  status_changes: {
    id: Id;
    document_id: number;
    before: DocumentStatus;
    after: DocumentStatus;
    kind: ColumnType<ChangeKind, ChangeKind, never>;
    saved: Json<SavedState[ChangeKind]>;
    actor_kind: ActorKind;
    actor_id: number | null;
    at: Timestamp;
    undone_at: Date | null;
  };
  document_presence: { document_id: number; user_id: number; since: Timestamp; seen_at: Timestamp };
  views: {
    id: Id;
    name: string;
    owner_id: number;
    shared: boolean;
    filter: Json<ViewInput['filter']>;
    columns: Json<string[]>;
    sort: string;
    order: 'asc' | 'desc';
    position: number;
    created_at: Timestamp;
  };
}
