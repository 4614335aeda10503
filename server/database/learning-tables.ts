// The tables of what corrections have taught, and of the trials of changed profiles.
import type { ColumnType, Generated } from 'kysely';
import type { DocumentComparison, ProfileTest, ProfileTestResult } from '../../contract/profile-design.ts';
import type { Profile, ProfileInput } from '../../contract/profiles.ts';
import type { Id, Json, StoredSaidOrNull, Timestamp } from './column-types.ts';

export interface LearningTables {
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
    content: Json<ProfileInput & Pick<Profile, 'fields' | 'line_columns'>>;
    last_n: number;
    documents_total: Generated<number>;
    documents_done: Generated<number>;
    error: StoredSaidOrNull;
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
}
