// The tables of reviewing: changes of status, who has what open, views.
import type { Rejection } from '../../contract/blockers.ts';
import type { DocumentStatus } from '../../contract/documents.ts';
import type { ViewInput } from '../../contract/views.ts';
import type { Id, Json, Timestamp } from './column-types.ts';

/** What a change of status changed besides the status, as it was before. */
export interface SavedState {
  status_by: 'person' | 'token' | 'rule' | 'system';
  status_changed_at: string;
  rejection: Rejection | null;
}

export interface ReviewTables {
  status_changes: {
    id: Id;
    document_id: number;
    before: DocumentStatus;
    after: DocumentStatus;
    saved: Json<SavedState>;
    actor_kind: SavedState['status_by'];
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
