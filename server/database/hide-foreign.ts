// What a stored record says of documents of other contacts: that it is a duplicate of one, where an account of its vendor was
// seen last, and where a line of its order stands. Whoever has a scope reads that there is one, and not which.
import type { KyselyPlugin } from 'kysely';
import type { StoredKnownAccount } from './stored-record.ts';
import { changeRows } from '../platform/db/scoped-database.ts';

/** The columns that hold what a judgement says. */
const COLUMNS = [
  'checks',
  'blockers',
  'first_blocker',
  'confidence_reasoning',
  'payee',
  'order_match',
] as const;

/** Sentences that name a document of the contact `contact_id`, and those that do not, with the values that these have. */
const HIDDEN: Record<string, { code: string; values: readonly string[] }> = {
  'details.duplicate': { code: 'details.duplicateElsewhere', values: ['sender', 'number', 'total'] },
  'details.reissued': { code: 'details.duplicateElsewhere', values: ['sender', 'number', 'total'] },
  'blockers.sameFileElsewhere': { code: 'blockers.sameFileHidden', values: [] },
  'blockers.sameFileTrash': { code: 'blockers.sameFileHidden', values: [] },
  'blockers.samePagesElsewhere': { code: 'blockers.samePagesHidden', values: [] },
  'blockers.samePagesTrash': { code: 'blockers.samePagesHidden', values: [] },
};

/** A sentence, or an account or a line of an order with the document that it stands on. */
interface Stored {
  code?: unknown;
  values?: Record<string, unknown>;
  place?: StoredKnownAccount['place'];
}

/** Changes the rows in place: they have just been read. */
export const hideForeign = (contact_ids: readonly number[]): KyselyPlugin => {
  const seen = new Set(contact_ids);
  const hide = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    const { code, values, place } = value as Stored;
    if (place != null && !seen.has(place.contact_id))
      return { ...hideParts(value), place: null, evidence: [] };
    const hidden = typeof code === 'string' ? HIDDEN[code] : undefined;
    if (hidden === undefined || seen.has(Number(values?.['contact_id']))) return hideParts(value);
    return {
      code: hidden.code,
      values: Object.fromEntries(hidden.values.map((name) => [name, values?.[name]])),
    };
  };
  const hideParts = (whole: object): object => {
    const parts = whole as Record<string, unknown>;
    for (const key of Object.keys(parts)) {
      const part = parts[key];
      if (typeof part === 'object' && part !== null) parts[key] = hide(part);
    }
    return whole;
  };
  return changeRows((row) => {
    for (const column of COLUMNS) if (column in row) row[column] = hide(row[column]);
    return row;
  });
};
