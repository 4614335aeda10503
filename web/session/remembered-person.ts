// Who was signed in last on this device, for pages that work without a connection. Signing out forgets them.
import type { Me } from '../../contract/users.ts';

export interface RememberedPerson {
  id: number;
  instance_name: string;
  write: boolean;
}

const STORED = 'recto.person';

/** Undefined for a program. */
export function personOf({ user, instance_name, access }: Me): RememberedPerson | undefined {
  return user === null ? undefined : { id: user.id, instance_name, write: access.write };
}

export const rememberPerson = (person: RememberedPerson): void =>
  localStorage.setItem(STORED, JSON.stringify(person));

export const rememberedPerson = (): RememberedPerson | undefined =>
  (JSON.parse(localStorage.getItem(STORED) ?? 'null') as RememberedPerson | null) ?? undefined;

export const forgetPerson = (): void => localStorage.removeItem(STORED);
