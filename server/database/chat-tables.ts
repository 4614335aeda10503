// The tables of the chat as the code sees them.
import type { ColumnType } from 'kysely';
import type { ChatAnswer } from '../../contract/chat.ts';
import type { Json, Timestamp } from './column-types.ts';

export interface ChatTables {
  chat_sessions: {
    id: string;
    contact_id: number;
    folder_id: number;
    owner: string;
    created_at: Timestamp;
    updated_at: Timestamp;
  };
  chat_turns: {
    session_id: string;
    number: number;
    question: string;
    answer: string;
    language: string;
    route: ChatAnswer['route'];
    query: ColumnType<unknown, string | null, string | null>;
    sources: Json<ChatAnswer['sources']>;
    coverage: Json<ChatAnswer['coverage']>;
    engine: string;
    created_at: Timestamp;
  };
}
