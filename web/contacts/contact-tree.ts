// Contacts in the order of their tree. Pure.
import type { Contact } from '../../contract/contacts.ts';

export type TreeRow = Contact & { depth: number };

export function asTree(contacts: Contact[]): TreeRow[] {
  const known = new Set(contacts.map(({ id }) => id));
  const childrenOf = (parent: number | null, depth: number): TreeRow[] =>
    contacts
      .filter(({ parent_id }) => (parent_id !== null && known.has(parent_id) ? parent_id : null) === parent)
      .toSorted((a, b) => a.name.localeCompare(b.name))
      .flatMap((contact) => [{ ...contact, depth }, ...childrenOf(contact.id, depth + 1)]);
  return childrenOf(null, 0);
}
