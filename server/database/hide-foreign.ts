// What a stored record says of documents of other contacts: that it is a duplicate of one. Whoever has a scope reads that there
// is one, and not which.
import type { KyselyPlugin } from 'kysely';
import { changeRows } from '../platform/db/scoped-database.ts';

/** The columns that hold sentences of a judgement. */
const COLUMNS = ['checks', 'blockers', 'confidence_reasoning'] as const;

export const hideForeign = (contact_ids: readonly number[]): KyselyPlugin => {
  const hide = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(hide);
    if (typeof value !== 'object' || value === null) return value;
    const { code, values } = value as { code?: unknown; values?: Record<string, unknown> };
    if (code !== 'details.duplicate' || contact_ids.includes(Number(values?.['contact_id'])))
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, hide(part)]));
    const { sender, number, total } = values ?? {};
    return { code: 'details.duplicateElsewhere', values: { sender, number, total } };
  };
  return changeRows((row) => {
    const present = COLUMNS.filter((column) => typeof row[column] === 'object' && row[column] !== null);
    if (present.length === 0) return row;
    return { ...row, ...Object.fromEntries(present.map((column) => [column, hide(row[column])])) };
  });
};
