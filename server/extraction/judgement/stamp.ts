// Tells whether what a blocker is about is still the same.
import { createHash } from 'node:crypto';

/**
 * The same for the same facts, whatever the order of their keys: what was just read has another order than what comes back from
 * the database.
 */
export const stampOf = (about: unknown): string =>
  createHash('sha256').update(JSON.stringify(about, inStoredOrder)).digest('hex').slice(0, 16);

/** Keys as jsonb orders them, the shortest first: stamps that were made of stored facts before stay what they are. */
function inStoredOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value).sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1)),
  );
}
