// The tables of people and how they sign in.
import type { Generated } from 'kysely';
import type { MailedKind, MailTime } from '../../contract/notifications.ts';
import type { Role, TokenScope } from '../../contract/users.ts';
import type { Language } from '../platform/sentences/language.ts';
import type { Id, JsonWithDefault, Timestamp } from './column-types.ts';

export interface PeopleTables {
  users: {
    id: Id;
    email: string;
    name: string;
    role: Role;
    password_hash: string | null;
    must_change_password: Generated<boolean>;
    disabled: Generated<boolean>;
    contact_ids: number[] | null;
    language: Language | null;
    mail_choices: JsonWithDefault<Partial<Record<MailedKind, MailTime>>>;
    digest_hour: Generated<number>;
    time_zone: string | null;
    digest_at: Date | null;
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
    contact_ids: number[] | null;
    token_hash: Buffer;
    created_at: Date;
    expires_at: Date | null;
    last_used_at: Date | null;
  };
  identities: { issuer: string; subject: string; user_id: number; created_at: Date };
  guesses: { key: string; tries: number; at: Date; free_at: Date };
}
