// What a stored record says of documents of other contacts: that it is a duplicate of one, and where an account of its vendor was
// seen last. Whoever has a scope reads that there is one, and not which.
import type { KyselyPlugin } from 'kysely';
import type { StoredKnownAccount } from './stored-record.ts';
import { changeRows } from '../platform/db/scoped-database.ts';

/** The columns that hold what a judgement says. */
const COLUMNS = ['checks', 'blockers', 'confidence_reasoning', 'payee'] as const;

/** Sentences that name a document of the contact `contact_id`, and those that do not, with the values that these have. */
const HIDDEN: Record<string, { code: string; values: readonly string[] }> = {
  'details.duplicate': { code: 'details.duplicateElsewhere', values: ['sender', 'number', 'total'] },
  'details.reissued': { code: 'details.duplicateElsewhere', values: ['sender', 'number', 'total'] },
  'blockers.sameFileElsewhere': { code: 'blockers.sameFileHidden', values: [] },
  'blockers.sameFileTrash': { code: 'blockers.sameFileHidden', values: [] },
  'blockers.samePagesElsewhere': { code: 'blockers.samePagesHidden', values: [] },
  'blockers.samePagesTrash': { code: 'blockers.samePagesHidden', values: [] },
};

/** A sentence, or an account with the document that it was seen on. */
interface Stored {
  code?: unknown;
  values?: Record<string, unknown>;
  place?: StoredKnownAccount['place'];
}

export const hideForeign = (contact_ids: readonly number[]): KyselyPlugin => {
  const hide = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hide);
    if (typeof value !== 'object' || value === null) return value;
    const { code, values, place } = value as Stored;
    if (place != null && !contact_ids.includes(place.contact_id))
      return { ...value, place: null, evidence: [] };
    const hidden = HIDDEN[String(code)];
    if (hidden === undefined || contact_ids.includes(Number(values?.['contact_id'])))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hide(part)]));
    return {
      code: hidden.code,
      values: Object.fromEntries(hidden.values.map((name) => [name, values?.[name]])),
    };
  };
  return changeRows((row) => {
    const present = COLUMNS.filter((column) => typeof row[column] === 'object' && row[column] !== null);
    if (present.length === 0) return row;
    return { ...row, ...Object.fromEntries(present.map((column) => [column, hide(row[column])])) };
  });
};
