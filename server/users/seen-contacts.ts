// The contacts whose documents somebody sees, as ids; null: all.
import type { Context } from '../context.ts';
import { conflict, notFound } from '../platform/errors.ts';
import type { Role } from '../../contract/users.ts';

/** What both let see. */
export function narrower(one: number[] | null, other: number[] | null): number[] | null {
  if (one === null || other === null) return one ?? other;
  return one.filter((id) => other.includes(id));
}

/** As they are kept. Throws `not_found` (404) for one that there is not, or that the caller does not see. */
export async function requireSeen(ctx: Context, contact_ids: number[] | null): Promise<number[] | null> {
  if (contact_ids === null || contact_ids.length === 0) return contact_ids;
  const wanted = [...new Set(contact_ids)].sort((a, b) => a - b);
  const rows = await ctx.db.selectFrom('contacts').select('id').where('id', 'in', wanted).execute();
  const missing = wanted.find((id) => !rows.some((row) => row.id === id));
  if (missing !== undefined) throw notFound('setup.noContact', { id: missing });
  return wanted;
}

/** Admins see everything: they could give themselves what they lack. */
export function requireSeesAll(person: { role: Role; contact_ids: number[] | null }): void {
  if (person.role === 'admin' && person.contact_ids !== null) throw conflict('refusals.adminSeesAll');
}
