// Rows of people to the shapes of the contract; password digests stay here.
import type { User } from '../../contract/users.ts';
import { isoSeconds } from '../platform/clock.ts';
import type { UserRow } from './store.ts';

export function presentUser(row: UserRow): User {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    role: row.role,
    contact_ids: row.contact_ids,
    disabled: row.disabled,
    second_factor: row.totp_secret !== null,
    invited: row.password_hash === null && row.last_sign_in_at === null,
    last_sign_in_at: row.last_sign_in_at && isoSeconds(row.last_sign_in_at),
    created_at: isoSeconds(row.created_at),
    updated_at: isoSeconds(row.updated_at),
  };
}
